"""The deterministic outcome beside a recorded judge's: where they part, a person decides."""

from collections.abc import Iterable
from typing import NamedTuple

from annotation.verifiers.outcomes import Outcome


class Recorded(NamedTuple):
    """One recorded answer with both outcomes; `judge_passed` is None where the judge gave none."""

    task_id: str
    answer: str
    outcome: Outcome
    judge_passed: bool | None


class Comparison(NamedTuple):
    """The `_only` rows were accepted by one side alone; the `unscored` lack one of the outcomes."""

    agree: tuple[Recorded, ...]
    judge_only: tuple[Recorded, ...]
    deterministic_only: tuple[Recorded, ...]
    unscored: tuple[Recorded, ...]

    @property
    def disagreements(self) -> tuple[Recorded, ...]:
        """What goes to adjudication."""
        return self.judge_only + self.deterministic_only


def compare_with_judge(rows: Iterable[Recorded]) -> Comparison:
    """Sort recorded answers by who accepted them; faults and undecided answers are unscored, never a fail."""
    sorted_rows: dict[str, list[Recorded]] = {name: [] for name in Comparison._fields}
    for row in rows:
        sorted_rows[_place(row)].append(row)
    return Comparison(**{name: tuple(found) for name, found in sorted_rows.items()})


def _place(row: Recorded) -> str:
    if row.judge_passed is None or row.outcome not in (Outcome.PASS, Outcome.FAIL):
        return "unscored"
    passed = row.outcome == Outcome.PASS
    if passed == row.judge_passed:
        return "agree"
    return "deterministic_only" if passed else "judge_only"
