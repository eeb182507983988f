"""From rows of a long-format file to the analysis of each of its fields."""

from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agreement.measures.analysis import analyse_field
from agreement.measures.copies import Copies, copied_blocks
from agreement.measures.data import encode
from agreement.measures.field_rows import FieldRows
from agreement.measures.reliability import Options
from agreement.measures.result import NON_NUMERIC, UNORDERED_SCALE
from agreement.measures.scales import misfits, order_categories
from agreement.measures.set_analysis import analyse_set_field
from annotation.core.bad_input import bad_row
from annotation.core.long_format import LongRow
from annotation.core.long_sources import SET_SEPARATOR

# A wider bit mask does not fit a signed 64-bit integer.
_WIDEST_MASK = 62


@dataclass(frozen=True)
class Request:
    """What to measure: one field or all, its level, the declared order if any, values left out, who
    counts.
    """

    field: str | None = None
    level: str = "nominal"
    order: tuple[str, ...] | None = None
    exclude: frozenset[str] = frozenset()
    annotators: frozenset[str] | None = None
    options: Options = dataclass_field(default_factory=Options)


def analyse_rows(rows: Iterable[LongRow], *, source: str, request: Request) -> list[dict[str, Any]]:
    """One analysis per field asked for, in order of first appearance; BadInput for a value outside a declared
    order.

    Copied blocks are looked for over all fields, asked for or not.
    """
    analyse = _analyse_sets if request.level == "set" else _analyse_codes
    documents = []
    parts = by_field(rows, request)
    copies = copied_blocks(parts)
    for part in parts:
        if request.field not in (None, part.name):
            continue
        document = analyse(part, source, request, copies)
        document["excluded"] += [
            {"reason": reason, "value": value, "n": n} for (reason, value), n in sorted(part.left_out.items())
        ]
        documents.append(document)
    return documents


def by_field(rows: Iterable[LongRow], request: Request) -> list[FieldRows]:
    """The rows of each field, sorted into what counts as a label and what does not."""
    fields: dict[str, FieldRows] = {}
    for row in rows:
        part = fields.get(row.field)
        if part is None:
            part = fields[row.field] = FieldRows(row.field)
        if request.annotators is not None and row.annotator not in request.annotators:
            part.left_out["annotator_left_out", row.annotator] += 1
            continue
        part.rows.append(row)
        if row.value in request.exclude:
            part.left_out["value_left_out", row.value] += 1
        elif row.value == "" and request.level != "set":
            part.left_out["empty_value", ""] += 1
        else:
            part.labels.append(row)
    return list(fields.values())


def _analyse_codes(part: FieldRows, source: str, request: Request, copies: Copies | None) -> dict[str, Any]:
    categories = list(request.order or order_categories(row.value for row in part.labels))
    place = {category: index for index, category in enumerate(categories)}
    _refuse_undeclared(part, place, source)
    units, annotators = part.units(), part.annotators()
    codes = np.full((len(units), len(annotators)), -1, dtype=np.int32)
    codes[part.cells(units, annotators)] = encode([row.value for row in part.labels], place)
    document = analyse_field(
        field=part.name,
        level=request.level,
        units=list(units),
        annotators=list(annotators),
        categories=categories,
        codes=codes,
        declared=request.order is not None,
        options=request.options,
        copied=copies.of(units, annotators) if copies else None,
    )
    for warning in document["warnings"]:
        if warning["code"] in (NON_NUMERIC, UNORDERED_SCALE):
            _point_at_first_row(warning, part, source, request.level)
    return document


def _analyse_sets(part: FieldRows, source: str, request: Request, copies: Copies | None) -> dict[str, Any]:
    sets = [split_set(row.value) for row in part.labels]
    codes = list(request.order or order_categories(code for codes in sets for code in codes))
    place = {code: index for index, code in enumerate(codes)}
    for row, members in zip(part.labels, sets, strict=True):
        unknown = next((code for code in members if code not in place), None)
        if unknown is not None:
            raise bad_row(source, row.row, "is not in the declared order", field=row.field, value=unknown)
    units, annotators = part.units(), part.annotators()
    kind = np.int64 if len(codes) <= _WIDEST_MASK else object
    masks: NDArray = np.full((len(units), len(annotators)), -1, dtype=kind)
    masks[part.cells(units, annotators)] = [sum(1 << place[code] for code in members) for members in sets]
    return analyse_set_field(
        field=part.name,
        units=list(units),
        annotators=list(annotators),
        codes=codes,
        masks=masks,
        options=request.options,
        copied=copies.of(units, annotators) if copies else None,
    )


def split_set(value: str) -> frozenset[str]:
    """The codes of a cell: order and repetition mean nothing, an empty cell is the empty set."""
    return frozenset(code.strip() for code in value.split(SET_SEPARATOR)) - {""}


def _refuse_undeclared(part: FieldRows, place: dict[str, int], source: str) -> None:
    for row in part.labels:
        if row.value not in place:
            raise bad_row(source, row.row, "is not in the declared order", field=row.field, value=row.value)


def _point_at_first_row(warning: dict[str, Any], part: FieldRows, source: str, level: str) -> None:
    """Name the first row of the file whose value does not fit, which is where a reader looks."""
    first = next(row for row in part.labels if misfits([row.value], level))
    needed = (
        "the scale has no declared order" if level == "ordinal" else f"no number of a scale of level {level}"
    )
    warning |= {"row": first.row, "unit": first.item_id, "annotator": first.annotator, "value": first.value}
    warning["message"] = f"{source}, row {first.row}, field {part.name!r}, value {first.value!r}: {needed}."
