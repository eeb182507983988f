"""The answers that every spec must bring along to be tested with."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import regex

from annotation.verifiers.normalisation import normalise
from annotation.verifiers.problems import Problem

MIN_EXAMPLES = 3
STYLES = ("terse", "verbose", "reformatted")

_END_PUNCTUATION = " .!?,;:…"
_MARKDOWN = regex.compile(r"[*`_]{1,3}\S|^\s*[-#>]\s|\[[^\]]*\]\(", regex.MULTILINE)
_TERSE_WORDS = 5


class Example(NamedTuple):
    """An answer with the style its author gave it (positive) or the near-miss mark (negative)."""

    text: str
    style: str | None = None
    near_miss: bool = False


def examples_of(values: object) -> tuple[Example, ...]:
    """Examples as plain texts or as objects {"text", "style", "near_miss"}; anything else is left out."""
    if not isinstance(values, list):
        return ()
    return tuple(example for example in map(_example, values) if example is not None)


def _example(value: object) -> Example | None:
    if isinstance(value, str):
        return Example(value)
    if isinstance(value, Mapping) and isinstance(value.get("text"), str):
        return Example(value["text"], value.get("style"), value.get("near_miss") is True)
    return None


def style_of(example: Example) -> str:
    """The style given, else the one that shows."""
    if example.style:
        return example.style
    if _MARKDOWN.search(example.text):
        return "reformatted"
    return "terse" if len(example.text.split()) <= _TERSE_WORDS else "verbose"


def folded(text: str) -> str:
    """The form in which duplicates are equal: case, blanks and end punctuation folded, markdown kept."""
    return " ".join(text.casefold().split()).rstrip(_END_PUNCTUATION)


def example_problems(document: Mapping[str, Any], field: str) -> Iterator[Problem]:
    """What is wrong with one list of examples: too few, not texts, empty, duplicate, an unknown style."""
    values = document.get(field)
    if not isinstance(values, list):
        yield Problem(field, "must be a list of answers")
        return
    if len(values) < MIN_EXAMPLES:
        yield Problem(field, f"needs at least {MIN_EXAMPLES} examples, has {len(values)}")
    seen: dict[str, int] = {}
    for index, example in enumerate(map(_example, values)):
        if example is None:
            yield Problem(
                field, f"entry {index} must be a text or an object with text, not {values[index]!r}"
            )
            continue
        if not normalise(example.text):
            yield Problem(field, f"entry {index} is empty once normalised")
        if example.style is not None and example.style not in STYLES:
            yield Problem(field, f"entry {index}: style {example.style!r} is not one of {', '.join(STYLES)}")
        first = seen.setdefault(folded(example.text), index)
        if first != index:
            yield Problem(field, f"entry {index} is a duplicate of entry {first}: {example.text!r}")
