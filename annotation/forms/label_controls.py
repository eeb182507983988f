"""The controls of a label form as plain values: what a template needs to draw each field with what was answered.

Nothing is chosen that nobody chose. An answer that does not fit its field, as a draft may hold, is shown as it is.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from annotation.core.word_diff import word_diff
from annotation.forms.label_reading import input_name
from taxonomy.fields.base import Field, Json
from taxonomy.fields.boolean import Boolean
from taxonomy.fields.choice import Choice
from taxonomy.fields.codes import Codes
from taxonomy.fields.edited_text import EditedText, edit_distance, normalised_content
from taxonomy.fields.examples import MOST, STYLES, Examples
from taxonomy.fields.mapping import TextMapping
from taxonomy.fields.number import Number
from taxonomy.fields.numeric import LARGEST, text_of_number
from taxonomy.fields.scale import Scale

SPARE_ROWS = 2
MOST_IN_A_ROW = 11
SHORT_TITLE = 24


@dataclass(frozen=True)
class Code:
    """A reason code as annotators read it."""

    code: str
    title: str
    definition: str = ""
    use_when: str = ""
    avoid_when: str = ""
    example: str = ""
    counter_example: str = ""
    requires_note: bool = False
    aliases: Sequence[str] = ()


def controls_of(
    fields: Sequence[Field], answers: Mapping[str, Json], *, codes: Sequence[Code] = (), original: str = ""
) -> list[dict[str, Any]]:
    """One control per field, in their order."""
    return [
        {
            "key": field.key,
            "name": input_name(field),
            "title": field.title,
            "help": field.help,
            "is_required": field.required,
            "type": field.type_name,
            "template": f"annotation/labelling/fields/{_template(field)}.html",
        }
        | _CONTROLS.get(field.widget, _json)(field, answers.get(field.key), codes, original)
        for field in fields
    ]


def _template(field: Field) -> str:
    return field.widget if field.widget in _CONTROLS else "json"


def _option(value: str, title: str, answer: str, *, hotkey: str = "", help: str = "") -> dict[str, Any]:  # noqa: A002
    return {"value": value, "title": title, "hotkey": hotkey, "help": help, "is_chosen": value == answer}


def _choice(field: Choice, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    return {
        "options": [
            _option(option.value, option.title, _as_text(answer), hotkey=option.hotkey, help=option.help)
            for option in field.options
        ],
        "is_list": len(field.options) > 3 or any(len(option.title) > SHORT_TITLE for option in field.options),
    }


def _scale(field: Scale, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    steps = field.categories()
    given = _as_text(answer)
    options = [
        _option(step, step, given, hotkey=step if len(step) == 1 else "", help=field.anchors.get(step, ""))
        for step in steps
    ]
    return {
        "options": options,
        "weight": field.weight,
        "gate": field.gate,
        "lowest": field.minimum,
        "highest": field.maximum,
        "is_long": len(steps) > MOST_IN_A_ROW,
        "text": given,
    }


def _yes_no(field: Boolean, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    given = ("true" if answer else "false") if isinstance(answer, bool) else ""
    return {
        "options": [_option("true", "Yes", given, hotkey="y"), _option("false", "No", given, hotkey="n")],
    }


def _codes(field: Codes, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    given = answer if isinstance(answer, list) else []
    known = {code.code: code for code in codes}
    listed = [known.get(name, Code(name, name)) for name in field.codes]
    return {
        "codes": [{"is_chosen": code.code in given, "about": code} for code in listed],
        "note_field": field.note_field,
    }


def _bounds(field: Number) -> str:
    """The bounds in words, where the schema states any."""
    low, high = field.minimum > -LARGEST, field.maximum < LARGEST
    if low and high:
        return f"{text_of_number(field.minimum)} to {text_of_number(field.maximum)}"
    if low:
        return f"{text_of_number(field.minimum)} or more"
    return f"{text_of_number(field.maximum)} or less" if high else ""


def _number(field: Number, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    return {"text": _as_text(answer), "bounds": _bounds(field)}


def _textarea(field: Field, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    return {"text": _as_text(answer), "max_length": getattr(field, "max_length", None)}


def _editor(field: EditedText, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    final = answer.get("final") if isinstance(answer, dict) else None
    text = final if isinstance(final, str) else original
    before, after = normalised_content(original), normalised_content(text)
    return {
        "original": original,
        "text": text,
        "is_edited": before != after,
        "distance": edit_distance(before, after),
        "pieces": word_diff(before, after) if before != after else [],
        "max_length": field.max_length,
    }


def _pairs(field: TextMapping, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    pairs = list(answer.items()) if isinstance(answer, dict) else _kept_pairs(answer)
    rows = [{"key": str(key), "text": str(text)} for key, text in pairs]
    spare = min(SPARE_ROWS, max(field.max_entries - len(rows), 0))
    return {
        "rows": rows + [{"key": "", "text": ""}] * spare,
        "max_entries": field.max_entries,
        "max_length": field.max_length,
    }


def _kept_pairs(answer: Json) -> list[Json]:
    """The pairs of a draft in which a name stands twice, which no object can hold."""
    pairs = answer if isinstance(answer, list) else []
    return [pair for pair in pairs if isinstance(pair, list) and len(pair) == len(("key", "text"))]


def _examples(field: Examples, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    rows = [_example_row(item) for item in answer] if isinstance(answer, list) else []
    spare = min(max(field.minimum - len(rows), SPARE_ROWS if rows else 1), MOST - len(rows))
    marks = [(style, style.capitalize()) for style in STYLES]
    return {
        "rows": rows + [{"text": "", "mark": ""}] * max(spare, 0),
        "marks": marks if field.polarity == "positive" else [("near_miss", "Hardest near miss")],
        "no_mark": "Style not said" if field.polarity == "positive" else "Plainly wrong",
        "polarity": field.polarity,
        "minimum": field.minimum,
        "max_length": field.max_length,
    }


def _example_row(item: Json) -> dict[str, str]:
    if not isinstance(item, dict):
        return {"text": str(item), "mark": ""}
    mark = "near_miss" if item.get("near_miss") else str(item.get("style", ""))
    return {"text": str(item.get("text", "")), "mark": mark}


def _json(field: Field, answer: Json, codes: Sequence[Code], original: str) -> dict[str, Any]:
    if answer is None or isinstance(answer, str):
        return {"text": answer or ""}
    return {"text": json.dumps(answer, ensure_ascii=False, indent=2)}


def _as_text(answer: Json) -> str:
    """An answer as the text of its input; what a draft keeps of an unreadable one stays as it was typed."""
    if answer is None or isinstance(answer, dict | list):
        return ""
    if isinstance(answer, int | float) and not isinstance(answer, bool):
        return text_of_number(answer)
    return str(answer)


_CONTROLS: Mapping[str, Callable[[Any, Json, Sequence[Code], str], dict[str, Any]]] = {
    "radio": _choice,
    "scale": _scale,
    "yes_no": _yes_no,
    "integer": _number,
    "number": _number,
    "codes": _codes,
    "textarea": _textarea,
    "editor": _editor,
    "pairs": _pairs,
    "examples": _examples,
    "verifier_spec": _json,
}
