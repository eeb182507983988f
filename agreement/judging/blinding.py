"""Which of two answers stands left, drawn case by case from a seed, and what the decisions come to after the reveal."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from agreement.judging.sign_test import sign_test
from annotation.core.sampling import permutation

LEFT, RIGHT, TIE = "left", "right", "tie"


def drawn_sides(n: int, *, seed: int) -> list[bool]:
    """For each of n pairs, whether the first run's answer stands left: half of them, in an order drawn from the seed."""
    drawn = permutation(seed, map(str, range(n)), purpose="sides")
    left = set(drawn[: (n + 1) // 2])
    return [str(place) in left for place in range(n)]


def tally(decisions: Sequence[tuple[str, bool]]) -> dict[str, Any]:
    """Wins of each run from (choice, first stood left) pairs, ties, and the exact sign test on the wins of the second."""
    wins = Counter(
        TIE if choice == TIE else "first" if (choice == LEFT) == first_left else "second"
        for choice, first_left in decisions
    )
    test = sign_test(better=wins["second"], worse=wins["first"])
    return {
        "n": len(decisions),
        "first": wins["first"],
        "second": wins["second"],
        "ties": wins[TIE],
        "p_second_better": test.p_value,
        "p_first_better": test.p_worse,
    }
