"""One human answer per case from the answers of several people."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

MAJORITY, MEDIAN = "majority", "median"
NO_RULINGS: Mapping[str, str] = {}


class Reference(NamedTuple):
    """The answer of each case that has one, the cases on which people do not settle it, and those that were ruled on."""

    answers: dict[str, str]
    unsettled: list[str]
    ruled: list[str]


def human_reference(
    labels: Mapping[str, Sequence[str]],
    *,
    method: str,
    order: Sequence[str],
    rulings: Mapping[str, str] = NO_RULINGS,
) -> Reference:
    """The reference answer of each case, from the labels people gave it.

    `majority`: the answer given more often than any other. `median`: the middle answer in `order`. A tie, or
    two different middle answers, settles nothing: those cases are listed and left out. The ruling of an
    adjudicator on a case goes before both.
    """
    place = {category: index for index, category in enumerate(order)}
    answers, unsettled, ruled = {}, [], []
    for case, given in labels.items():
        if case in rulings:
            answers[case] = rulings[case]
            ruled.append(case)
            continue
        answer = _majority(given) if method == MAJORITY else _median(sorted(given, key=place.__getitem__))
        if answer is None:
            unsettled.append(case)
        else:
            answers[case] = answer
    return Reference(answers, unsettled, ruled)


def _majority(given: Sequence[str]) -> str | None:
    (answer, n), *others = Counter(given).most_common(2)
    return None if others and others[0][1] == n else answer


def _median(given: Sequence[str]) -> str | None:
    low, high = given[(len(given) - 1) // 2], given[len(given) // 2]
    return low if low == high else None
