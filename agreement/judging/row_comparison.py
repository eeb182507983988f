"""Whether a prediction's rows contain the golden's: a multiset, with tolerances, over paired columns."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from agreement.judging.cells import number_of, rate_factor, text_of_cell, tolerance_of
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
    located = _matching(_candidates(ours, theirs)) if paired else {}
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


def _candidates(ours: _Table, theirs: _Table) -> list[list[int]]:
    """For each golden row, the prediction rows equal to it; sought by text, then by the first number."""
    buckets: defaultdict[tuple[str, ...], list[tuple[float, int]]] = defaultdict(list)
    for row, texts in enumerate(theirs.texts):
        buckets[texts].append((_first(theirs.numbers[row]), row))
    for bucket in buckets.values():
        bucket.sort()
    found = []
    for row, texts in enumerate(ours.texts):
        first, slack = _first(ours.numbers[row]), (ours.tolerances[row] or (0.0,))[0]
        bucket = buckets.get(texts, [])
        start, end = bisect_left(bucket, (first - slack, -1)), bisect_right(bucket, (first + slack, 1 << 60))
        found.append(
            [other for _, other in bucket[start:end] if _equal(ours, row, theirs.numbers[other])]
        )  # fmt: skip
    return found


def _first(numbers: tuple[float | None, ...]) -> float:
    return numbers[0] if numbers and numbers[0] is not None else 0.0


def _equal(ours: _Table, row: int, others: tuple[float | None, ...]) -> bool:
    cells = zip(ours.numbers[row], ours.tolerances[row], others, strict=True)
    return all(
        (a is None and b is None) or (a is not None and b is not None and abs(a - b) <= slack)
        for a, slack, b in cells
    )


def _matching(candidates: list[list[int]]) -> dict[int, int]:
    """A largest matching of golden rows to prediction rows, by augmenting paths (Kuhn 1955), without
    recursion.
    """
    taken: dict[int, int] = {}
    for start in range(len(candidates)):
        reached: dict[int, int] = {}
        queue = [start]
        while queue:
            row = queue.pop()
            fresh = [other for other in candidates[row] if other not in reached]
            reached.update(dict.fromkeys(fresh, row))
            free = next((other for other in fresh if other not in taken), None)
            if free is not None:
                _augment(taken, reached, start, free)
                break
            queue += [taken[other] for other in fresh]
    return {row: other for other, row in taken.items()}


def _augment(taken: dict[int, int], reached: Mapping[int, int], start: int, free: int) -> None:
    holder = {row: other for other, row in taken.items()}
    while True:
        row = reached[free]
        taken[free] = row
        if row == start:
            return
        free = holder[row]


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
