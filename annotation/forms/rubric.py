"""The rows of a rubric's editor, read back into a document."""

import math
from typing import Any

from django.http import QueryDict

from taxonomy.fields.base import BadSchema

MOST_ROWS = 200


def document_from(posted: QueryDict, name: str) -> dict[str, Any]:
    """The rubric document that a posted editor states; rows without key and text are left out."""
    document: dict[str, Any] = {
        "name": name,
        "golden_kind": posted.get("golden_kind", "value"),
        "clauses": [row for at in _places(posted, "n_clauses") if (row := _clause(posted, at))],
    }
    if doctrine := posted.get("doctrine", "").replace("\r\n", "\n").strip():
        document["doctrine"] = doctrine
    if anchors := [row for at in _places(posted, "n_anchors") if (row := _anchor(posted, at))]:
        document["anchors"] = anchors
    return document


def _places(posted: QueryDict, name: str) -> range:
    given = posted.get(name, "0")
    return range(min(int(given), MOST_ROWS) if given.isdecimal() else 0)


def _clause(posted: QueryDict, at: int) -> dict[str, Any]:
    said = {
        part: posted.get(f"clause-{at}-{part}", "").strip()
        for part in ("key", "text", "marker", "trap_value", "tolerance", "case")
    }
    if not said["key"] and not said["text"]:
        return {}
    row: dict[str, Any] = {"key": said["key"], "text": said["text"]}
    row |= {part: said[part] for part in ("marker", "case") if said[part]}
    for part in ("trap_value", "tolerance"):
        if said[part]:
            row[part] = _number(said[part], f"clauses[{at}].{part}")
    return row | ({"resolves_from_data": False} if posted.get(f"clause-{at}-taste") else {})


def _anchor(posted: QueryDict, at: int) -> dict[str, Any]:
    said = {
        part: posted.get(f"anchor-{at}-{part}", "").strip() for part in ("question", "verdict", "why", "case")
    }
    if not any(said[part] for part in ("question", "why", "case")):
        return {}
    return {part: said[part] for part in ("question", "verdict", "why")} | (
        {"case": said["case"]} if said["case"] else {}
    )


def _number(text: str, path: str) -> float | int:
    try:
        number = float(text)
    except ValueError:
        raise BadSchema(path, f"{text!r} is no number") from None
    if not math.isfinite(number):
        raise BadSchema(path, f"{text!r} is no number")
    return int(number) if number.is_integer() else number
