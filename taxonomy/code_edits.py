"""Changes to a taxonomy document, each giving a new document: what the buttons of its cards do."""

from collections.abc import Mapping

from taxonomy.fields.base import BadSchema, Json


def put_code(document: Json, *, old: str | None, document_of_code: Mapping[str, Json]) -> dict[str, Json]:
    """The document with the code in the place of `old`, or at the end."""
    codes = list(document["codes"])
    if old is None:
        codes.append(dict(document_of_code))
    else:
        codes[_place(document, old)] = dict(document_of_code)
    return {**document, "codes": codes}


def move_code(document: Json, *, code: str, by: int) -> dict[str, Json]:
    """The document with the code `by` places further down; at an end it stays."""
    codes = list(document["codes"])
    place = _place(document, code)
    codes.insert(min(max(place + by, 0), len(codes) - 1), codes.pop(place))
    return {**document, "codes": codes}


def remove_code(document: Json, *, code: str) -> dict[str, Json]:
    place = _place(document, code)
    return {**document, "codes": [*document["codes"][:place], *document["codes"][place + 1 :]]}


def _place(document: Json, code: str) -> int:
    for place, item in enumerate(document["codes"]):
        if item["code"] == code:
            return place
    raise BadSchema("codes", f"there is no code {code!r} any more")
