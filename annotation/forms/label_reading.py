"""A posted form read as answers: the schema says which inputs belong to which field.

Reading never fails. What cannot be an answer, such as a number half typed, stays as the text that was posted, so that a
draft loses nothing; whether it may be submitted is for the schema to say.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from taxonomy.fields.base import BadAnswer, Field, Json
from taxonomy.fields.edited_text import normalised_content
from taxonomy.fields.schema import Schema

PREFIX = "f-"
_LINE_ENDS = re.compile(r"\r\n?")


class Posted(Protocol):
    """A posted form: Django's QueryDict, or anything that keeps several texts under one name."""

    def getlist(self, key: str) -> Sequence[str]: ...

    def __contains__(self, key: str) -> bool: ...


class Reading(NamedTuple):
    """The answers as far as they could be read, and what was wrong with the others."""

    answers: dict[str, Json]
    faults: dict[str, str]


def read_answers(schema: Schema, posted: Posted, original: str = "") -> Reading:
    """What a form states; `original` is the text that an `edited_text` field starts from."""
    answers: dict[str, Json] = {}
    faults: dict[str, str] = {}
    for field in schema.fields:
        if field.type_name == "edited_text":
            answer: Json = _edited(field, posted, original)
        else:
            try:
                answer = _READERS.get(field.widget, _as_json)(field, posted)
            except _Unreadable as refusal:
                faults[field.key], answer = str(refusal), refusal.kept
        if answer is not None:
            answers[field.key] = answer
    return Reading(answers, faults)


def input_name(field: Field, part: str = "") -> str:
    """The name of a field's inputs in the form, or of one part of them."""
    return f"{PREFIX}{field.key}-{part}" if part else f"{PREFIX}{field.key}"


def plain_lines(text: str) -> str:
    """`text` with the line ends that it has inside a browser; a posted form has others."""
    return _LINE_ENDS.sub("\n", text)


class _Unreadable(BadAnswer):
    """What was posted is no answer; `kept` is what a draft keeps of it."""

    def __init__(self, message: str, kept: Json) -> None:
        super().__init__(message)
        self.kept = kept


def _texts(field: Field, posted: Posted, part: str = "") -> list[str]:
    return [plain_lines(text) for text in posted.getlist(input_name(field, part))]


def _text(field: Field, posted: Posted) -> Json:
    """The text as it was typed; an empty one is no answer."""
    given = _texts(field, posted)
    return given[0] if given and given[0] else None


def _from_text(field: Field, posted: Posted) -> Json:
    given = _text(field, posted)
    if given is None:
        return None
    try:
        return field.from_text(given)
    except BadAnswer as refusal:
        raise _Unreadable(str(refusal), given) from refusal


def _codes(field: Field, posted: Posted) -> Json:
    """The codes ticked. None ticked is the empty set, which is an answer, and the same for everybody."""
    return _texts(field, posted)


def _edited(field: Field, posted: Posted, original: str) -> Json:
    """Both texts if they differ; a text left as it was is left out, unless an answer is required."""
    given = _texts(field, posted)
    if not given:
        return None
    if normalised_content(plain_lines(original)) == normalised_content(given[0]):
        return {"original": original, "final": original} if field.required else None
    return {"original": original, "final": given[0]}


def _pairs(field: Field, posted: Posted) -> Json:
    keys, texts = _texts(field, posted, "key"), _texts(field, posted, "text")
    pairs = [[key, text] for key, text in zip(keys, texts, strict=False) if key or text]
    found = [key for key, _ in pairs]
    twice = next((key for key in found if found.count(key) > 1), None)
    if twice is not None:
        raise _Unreadable(f"{twice[:40]!r} stands twice", pairs)
    return dict(pairs) or None


def _examples(field: Field, posted: Posted) -> Json:
    """The rows that say something, each a text with its style, or its mark as the near miss."""
    texts, marks = _texts(field, posted, "text"), _texts(field, posted, "mark")
    rows = [_example(text, mark) for text, mark in zip(texts, marks, strict=False) if text.strip()]
    return rows or None


def _example(text: str, mark: str) -> dict[str, Json]:
    if mark == "near_miss":
        return {"text": text, "near_miss": True}
    return {"text": text, "style": mark} if mark else {"text": text}


def _as_json(field: Field, posted: Posted) -> Json:
    """An answer written as JSON: what every type of field can be given as."""
    given = _text(field, posted)
    if given is None or not given.strip():
        return None
    return _from_text(field, posted)


_READERS: Mapping[str, Callable[[Field, Posted], Any]] = {
    "radio": _from_text,
    "scale": _from_text,
    "yes_no": _from_text,
    "integer": _from_text,
    "number": _from_text,
    "codes": _codes,
    "textarea": _text,
    "pairs": _pairs,
    "examples": _examples,
}
