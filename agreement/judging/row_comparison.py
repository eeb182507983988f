"""Whether a prediction's rows contain the golden's: a multiset, with tolerances, over paired columns."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from agreement.judging.cells import number_of, rate_factor, text_of_cell, tolerance_of
from agreement.judging.row_matching import largest_matching
from agreement.judging.row_mismatch import Mismatch, mismatches
from agreement.judging.row_pairing import Row, is_numeric

Pairing = Mapping[str, str | None]


@dataclass(frozen=True)
class RowComparison:
    """Which golden rows were located, and what is wrong with the rest; row numbers start at 0.

    `located` pairs golden rows with prediction rows, each used once. `in_order` is None unless an order was
    asked for. `contained` is a suggestion to the judge, who decides.
    """

    located: list[tuple[int, int]]
    missing: list[int]
    extra: list[int]
    unpaired_columns: list[str]
    rate_factors: dict[str, float]
    in_order: bool | None
    mismatches: list[Mismatch]

    @property
    def contained(self) -> bool:
        return not self.missing and not self.unpaired_columns and self.in_order is not False


class _Table(NamedTuple):
    """Cells by golden column: texts for each row; numbers and the golden's tolerances for each row."""

    texts: list[tuple[str, ...]]
    numbers: list[tuple[float | None, ...]]
    tolerances: list[tuple[float, ...]]


def compare_rows(
    golden: Sequence[Row],
    prediction: Sequence[Row],
    *,
    pairing: Pairing,
    rates: Collection[str] = (),
    ordered: bool = False,
) -> RowComparison:
    """Locate each golden row in the prediction, by the columns that `pairing` pairs.

    Rows are a multiset: n equal golden rows need n prediction rows. Numbers are equal within 1e-6 or half
    the last decimal shown; in golden columns named in `rates`, 50 and 0.5 are the same. Extra columns never
    matter. Golden columns without a counterpart are reported and left out of the comparison.
    """
    paired = {name: other for name, other in pairing.items() if other is not None}
    numeric = [name for name in paired if is_numeric(golden, name)]
    factors = _rate_factors(golden, prediction, paired, [name for name in rates if name in numeric])
    ours = _table(golden, {name: name for name in paired}, numeric, {})
    theirs = _table(prediction, paired, numeric, factors)
    same = _identical(ours, theirs) if paired else {}
    located = largest_matching(len(golden), _equal_rows(ours, theirs), same) if paired else {}
    missing = [row for row in range(len(golden)) if row not in located]
    used = set(located.values())
    extra = [row for row in range(len(prediction)) if row not in used]
    return RowComparison(
        located=sorted(located.items()),
        missing=missing,
        extra=extra,
        unpaired_columns=[name for name, other in pairing.items() if other is None],
        rate_factors=factors,
        in_order=_in_order(ours, theirs, sorted(used)) if ordered and not missing else None,
        mismatches=mismatches(
            numeric,
            [(ours.texts[row], ours.numbers[row], ours.tolerances[row]) for row in missing],
            [(theirs.texts[row], theirs.numbers[row]) for row in extra],
        ),
    )


def _rate_factors(
    golden: Sequence[Row], prediction: Sequence[Row], paired: Mapping[str, str], rates: Collection[str]
) -> dict[str, float]:
    return {
        name: rate_factor(_numbers(golden, name), _numbers(prediction, paired[name])) for name in rates
    }  # fmt: skip


def _numbers(rows: Sequence[Row], column: str) -> list[float]:
    found = (number_of(row.get(column)) for row in rows)
    return [number for number in found if number is not None]


def _table(
    rows: Sequence[Row], columns: Mapping[str, str], numeric: Sequence[str], factors: Mapping[str, float]
) -> _Table:
    table = _Table([], [], [])
    for row in rows:
        cells = {name: row.get(column) for name, column in columns.items()}
        values = {name: number_of(cells[name]) for name in numeric}
        table.numbers.append(
            tuple(None if value is None else value * factors.get(name, 1) for name, value in values.items())
        )
        # A cell without a number, in a column of numbers, is compared as text; one with a number is not.
        table.texts.append(
            tuple("" if values.get(name) is not None else text_of_cell(cell) for name, cell in cells.items())
        )
        table.tolerances.append(tuple(tolerance_of(cells[name]) for name in numeric))
    return table


def _equal_rows(ours: _Table, theirs: _Table) -> Callable[[int], list[int]]:
    """For a golden row, the prediction rows equal to it; sought by text, then by the first number."""
    buckets: defaultdict[tuple[str, ...], list[tuple[float, int]]] = defaultdict(list)
    for row, texts in enumerate(theirs.texts):
        buckets[texts].append((_first(theirs.numbers[row]), row))
    for bucket in buckets.values():
        bucket.sort()

    @cache
    def candidates(row: int) -> list[int]:
        first, slack = _first(ours.numbers[row]), (ours.tolerances[row] or (0.0,))[0]
        bucket = buckets.get(ours.texts[row], [])
        start, end = bisect_left(bucket, (first - slack, -1)), bisect_right(bucket, (first + slack, 1 << 60))
        return [other for _, other in bucket[start:end] if _equal(ours, row, theirs.numbers[other])]

    return candidates


def _identical(ours: _Table, theirs: _Table) -> dict[int, int]:
    """Golden rows and prediction rows that are the same to the last digit, each used once."""
    places: defaultdict[tuple[Any, ...], list[int]] = defaultdict(list)
    for other in reversed(range(len(theirs.texts))):
        places[theirs.texts[other], theirs.numbers[other]].append(other)
    keys = list(zip(ours.texts, ours.numbers, strict=True))
    return {row: places[key].pop() for row, key in enumerate(keys) if places[key]}


def _first(numbers: tuple[float | None, ...]) -> float:
    return numbers[0] if numbers and numbers[0] is not None else 0.0


def _equal(ours: _Table, row: int, others: tuple[float | None, ...]) -> bool:
    cells = zip(ours.numbers[row], ours.tolerances[row], others, strict=True)
    return all(
        (a is None and b is None) or (a is not None and b is not None and abs(a - b) <= slack)
        for a, slack, b in cells
    )


def _in_order(ours: _Table, theirs: _Table, used: Sequence[int]) -> bool:
    """Whether the located prediction rows, in their own order, are the golden rows in theirs."""
    return all(
        ours.texts[row] == theirs.texts[other] and _equal(ours, row, theirs.numbers[other])
        for row, other in enumerate(used)
    )


def comparison_document(found: RowComparison) -> dict[str, Any]:
    """The comparison as JSON values, with counts first and the suggestion `contained` or `not_contained`."""
    return {
        "n_located": len(found.located),
        "n_missing": len(found.missing),
        "n_extra": len(found.extra),
        "suggestion": "contained" if found.contained else "not_contained",
        "missing": found.missing,
        "extra": found.extra,
        "unpaired_columns": found.unpaired_columns,
        "rate_factors": found.rate_factors,
        "in_order": found.in_order,
        "mismatches": [each._asdict() for each in found.mismatches],
    }
