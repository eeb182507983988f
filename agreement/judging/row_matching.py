"""The largest matching of golden rows to prediction rows that equal them within a tolerance."""

from collections.abc import Callable, Mapping


def largest_matching(
    n_rows: int, candidates: Callable[[int], list[int]], start: Mapping[int, int]
) -> dict[int, int]:
    """A matching of rows 0 to n_rows - 1 to their candidates that no other exceeds, each candidate used once.

    By augmenting paths (Kuhn 1955) from the matching `start`. What a failed search has reached can never
    help a later one and is left out.
    """
    located = dict(start)
    taken = {other: row for row, other in located.items()}
    useless: set[int] = set()
    for row in range(n_rows):
        if row not in located:
            reached, free = _search(row, candidates, taken, useless)
            if free is None:
                useless |= reached.keys()
            else:
                _augment(located, taken, reached, free)
    return located


def _search(
    start: int, candidates: Callable[[int], list[int]], taken: Mapping[int, int], useless: set[int]
) -> tuple[dict[int, int], int | None]:
    """Candidates reached from a row, each with the row before it, and the first free one if there is any."""
    reached: dict[int, int] = {}
    queue = [start]
    while queue:
        row = queue.pop()
        for other in candidates(row):
            if other in reached or other in useless:
                continue
            reached[other] = row
            if other not in taken:
                return reached, other
            queue.append(taken[other])
    return reached, None


def _augment(located: dict[int, int], taken: dict[int, int], reached: Mapping[int, int], free: int) -> None:
    place: int | None = free
    while place is not None:
        row = reached[place]
        before = located.get(row)
        located[row], taken[place] = place, row
        place = before
