"""A case's golden as judges see it: its kind, its value or rows, and what judging it has to heed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from agreement.judging.vocabulary import GOLDEN_KINDS, GOLDEN_STATUSES, VALUE, VERIFIED

_NAMES = {
    "canonical_query": ("canonicalQuery", "canonical_query"),
    "must_not_use": ("mustNotUse", "must_not_use"),
}


@dataclass(frozen=True)
class Golden:
    """What is known of the right answer. `rows` is None where the golden is no row set; `value` is then what it holds."""

    kind: str
    status: str
    revision: int
    value: Any
    rows: list[dict[str, Any]] | None
    canonical_query: str
    must_not_use: tuple[str, ...]
    tags: tuple[str, ...]
    rates: tuple[str, ...]
    ordered: bool


def golden_from(value: Any, *, revision: int, status: str = "") -> Golden:
    """The golden that a reference states: an object with a `kind` of golden, or a bare value or list of rows.

    `status` is what reviewers decided; it goes before the one in the document. What cannot be read counts as absent.
    """
    document = value if isinstance(value, dict) and value.get("kind") in GOLDEN_KINDS else {}
    held = document.get("rows", document.get("value")) if document else value
    stated = status or document.get("status", VERIFIED)
    return Golden(
        kind=document.get("kind", VALUE),
        status=stated if stated in GOLDEN_STATUSES else VERIFIED,
        revision=revision,
        value=held,
        rows=_rows(held),
        canonical_query=_text(_part(document, "canonical_query")),
        must_not_use=_texts(_part(document, "must_not_use")),
        tags=_texts(document.get("tags")),
        rates=_texts(document.get("rates")),
        ordered=document.get("ordered") is True,
    )


def _part(document: Mapping[str, Any], name: str) -> Any:
    return next((document[each] for each in _NAMES[name] if each in document), None)


def _rows(held: Any) -> list[dict[str, Any]] | None:
    if isinstance(held, Sequence) and not isinstance(held, str) and held:
        return [dict(row) for row in held] if all(isinstance(row, dict) for row in held) else None
    return None


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(item for item in value if isinstance(item, str)) if isinstance(value, list) else ()
