"""What golden rows that were not located look like in the prediction."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

SCALED, ONE_COLUMN, SEVERAL_COLUMNS, OTHER_POPULATION = (
    "scaled", "one_column", "several_columns", "other_population",
)  # fmt: skip
_SAME_RATIO = 1e-3

Numbers = tuple[float | None, ...]
GoldenRow = tuple[tuple[str, ...], Numbers, tuple[float, ...]]
OtherRow = tuple[tuple[str, ...], Numbers]


class Mismatch(NamedTuple):
    """A kind of mismatch and how many rows show it; the columns that differ, and the factor if `scaled`."""

    kind: str
    n_rows: int
    columns: tuple[str, ...] = ()
    factor: float | None = None


def mismatches(
    numeric: Sequence[str], missing: Sequence[GoldenRow], extra: Sequence[OtherRow]
) -> list[Mismatch]:
    """Kinds of mismatch between missing golden rows and extra prediction rows.

    Rows with the same texts belong together: their numbers differ in some columns, and by one factor if
    `scaled` (two rows at least). Golden rows whose texts occur nowhere are another population.
    """
    others: defaultdict[tuple[str, ...], list[Numbers]] = defaultdict(list)
    for texts, numbers in reversed(extra):
        others[texts].append(numbers)
    by_columns: defaultdict[tuple[str, ...], list[tuple[Numbers, Numbers]]] = defaultdict(list)
    n_other = 0
    for texts, numbers, slack in missing:
        if not numeric or not others[texts]:
            n_other += 1
            continue
        found = others[texts].pop()
        by_columns[_differing(numeric, numbers, found, slack)].append((numbers, found))
    kinds = [_kind(numeric, columns, pairs) for columns, pairs in by_columns.items()]
    return [*kinds, Mismatch(OTHER_POPULATION, n_other)] if n_other else kinds


def _differing(
    names: Sequence[str], ours: Numbers, theirs: Numbers, slack: Sequence[float]
) -> tuple[str, ...]:
    cells = zip(names, ours, theirs, slack, strict=True)
    return tuple(name for name, a, b, room in cells if a is None or b is None or abs(a - b) > room)


def _kind(
    names: Sequence[str], columns: tuple[str, ...], pairs: Sequence[tuple[Numbers, Numbers]]
) -> Mismatch:
    factor = _common_factor([names.index(name) for name in columns], pairs)
    if factor is not None:
        return Mismatch(SCALED, len(pairs), columns, factor)
    return Mismatch(ONE_COLUMN if len(columns) == 1 else SEVERAL_COLUMNS, len(pairs), columns)


def _common_factor(places: Sequence[int], pairs: Sequence[tuple[Numbers, Numbers]]) -> float | None:
    ratios = []
    for ours, theirs in pairs:
        for place in places:
            a, b = ours[place], theirs[place]
            if not a or not b:
                return None
            ratios.append(b / a)
    if len(pairs) < 2 or not ratios:
        return None
    middle = median(ratios)
    return middle if all(abs(ratio / middle - 1) <= _SAME_RATIO for ratio in ratios) else None
