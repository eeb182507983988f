"""The verdict that ticked clauses of a rubric imply, and when a judge must say why theirs differs."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from agreement.judging.vocabulary import (
    ACCEPT,
    DIVERGENT,
    MATCH,
    NEAR_MATCH,
    NO_MATCH,
    PREFERRED,
    REQUIRED,
    WRONG,
)
from taxonomy.rubrics import Clause

TAKEN, OMITTED = "taken", "omitted"


class Implied(NamedTuple):
    """The verdict that ticked clauses fix, the clauses that fixed it, and those overridden for a wrong value."""

    verdict: str
    because: tuple[str, ...]
    overridden: tuple[str, ...] = ()


def implied_verdict(clauses: Sequence[Clause], states: Mapping[str, str], *, figure_correct: bool) -> Implied:
    """The verdict that clauses ticked `taken` or `omitted` imply; clauses without a tick say nothing.

    A REQUIRED clause omitted or a WRONG one taken is no_match. A wrong figure is no_match whatever a clause
    grants, and one that grants another reading is reported as overridden; the PREFERRED one grants nothing beyond the
    golden, so a wrong figure under it is no fault of the clause. Then PREFERRED and ACCEPT taken are match, DIVERGENT
    taken is near_match, and a right figure without any of them is match.
    """

    def keys(state: str, *markers: str) -> tuple[str, ...]:
        return tuple(each.key for each in clauses if each.marker in markers and states.get(each.key) == state)

    if fatal := keys(OMITTED, REQUIRED) + keys(TAKEN, WRONG):
        return Implied(NO_MATCH, fatal)
    if not figure_correct:
        return Implied(NO_MATCH, (), keys(TAKEN, ACCEPT, DIVERGENT))
    if right := keys(TAKEN, PREFERRED, ACCEPT):
        return Implied(MATCH, right)
    if divergent := keys(TAKEN, DIVERGENT):
        return Implied(NEAR_MATCH, divergent)
    return Implied(MATCH, ())


def needs_reason(implied: Implied, given: str) -> bool:
    """Whether a verdict differs from the implied one, so that its giver must say why."""
    return given != implied.verdict
