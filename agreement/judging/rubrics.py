"""Rubrics as rows: clauses with markers, the verdict that ticked clauses imply, lints, balanced anchors."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from agreement.judging.vocabulary import (
    ACCEPT,
    CREDITED,
    DIVERGENT,
    MARKERS,
    MATCH,
    NEAR_MATCH,
    NO_MATCH,
    PREFERRED,
    REQUIRED,
    VALUE,
    VERDICTS,
    WRONG,
)

TAKEN, OMITTED = "taken", "omitted"

# Wording that grants a verdict for saying how a figure came about, rather than for a reading.
_EXCUSES = re.compile(
    r"\b(?:if|when|provided|as long as|so long as)\b.*\b(?:stat|disclos|nam|explain|document|mention|say|said)",
    re.I,
)
_OPEN_SET = re.compile(
    r"\betc\b|\band so on\b|\bor similar\b|\bany (?:other )?reasonable\b|\bsuch as\b", re.I
)


@dataclass(frozen=True)
class Clause:
    """One row of a rubric; no marker means CREDITED. `trap_value` is the figure that taking it gives.

    `resolves_from_data`: a REQUIRED interpretation that the data alone decide.
    """

    key: str
    text: str
    marker: str | None = None
    trap_value: float | None = None
    tolerance: float = 0.0
    resolves_from_data: bool = True

    def __post_init__(self) -> None:
        if self.marker is not None and self.marker not in MARKERS:
            raise ValueError(
                f"clause {self.key!r}: marker {self.marker!r} is not one of {', '.join(MARKERS)}"
            )

    def is_trapped_by(self, figure: float) -> bool:
        """Whether this figure is the one that the clause describes."""
        return self.trap_value is not None and abs(figure - self.trap_value) <= self.tolerance


class Implied(NamedTuple):
    """The verdict that ticked clauses fix, the clauses that fixed it, and those overridden for a wrong value."""

    verdict: str
    because: tuple[str, ...]
    overridden: tuple[str, ...] = ()


class Lint(NamedTuple):
    """Something the author of a rubric should look at."""

    code: str
    clause: str | None
    message: str


def implied_verdict(clauses: Sequence[Clause], states: Mapping[str, str], *, figure_correct: bool) -> Implied:
    """The verdict that clauses ticked `taken` or `omitted` imply; clauses without a tick say nothing.

    A REQUIRED clause omitted or a WRONG one taken is no_match. A wrong figure is no_match whatever a clause
    grants, and that clause is reported as overridden. Then PREFERRED and ACCEPT taken are match, DIVERGENT
    taken is near_match, and a right figure without any of them is match.
    """

    def keys(state: str, *markers: str) -> tuple[str, ...]:
        return tuple(each.key for each in clauses if each.marker in markers and states.get(each.key) == state)

    if fatal := keys(OMITTED, REQUIRED) + keys(TAKEN, WRONG):
        return Implied(NO_MATCH, fatal)
    granted = keys(TAKEN, PREFERRED, ACCEPT, DIVERGENT)
    if not figure_correct:
        return Implied(NO_MATCH, (), granted)
    if right := keys(TAKEN, PREFERRED, ACCEPT):
        return Implied(MATCH, right)
    if granted:
        return Implied(NEAR_MATCH, granted)
    return Implied(MATCH, ())


def needs_reason(implied: Implied, given: str) -> bool:
    """Whether a verdict differs from the implied one, so that its giver must say why."""
    return given != implied.verdict


def lint_rubric(clauses: Sequence[Clause], *, golden_kind: str = VALUE) -> list[Lint]:
    """What is doubtful in a rubric: its PREFERRED clauses, then clause by clause."""
    found = []
    n_preferred = sum(each.marker == PREFERRED for each in clauses)
    if golden_kind == VALUE and n_preferred != 1:
        found.append(Lint("one_preferred", None, f"{n_preferred} clauses are PREFERRED; exactly one must be"))
    return found + [lint for clause in clauses for lint in _clause_lints(clause)]


def _clause_lints(clause: Clause) -> Iterator[Lint]:
    if clause.marker is None:
        yield Lint("unmarked", clause.key, f"has no marker and is read as {CREDITED}")
    if clause.marker in (DIVERGENT, ACCEPT):
        if clause.trap_value is not None:
            yield Lint("excuses_wrong_value", clause.key, "grants a verdict to the figure of a known trap")
        elif _EXCUSES.search(clause.text):
            yield Lint(
                "excuses_wrong_value", clause.key, "grants a verdict for naming a method, not for a reading"
            )
    if clause.marker == REQUIRED and not clause.resolves_from_data:
        yield Lint("matter_of_taste", clause.key, "requires an interpretation that the data do not decide")
    if clause.marker in (ACCEPT, DIVERGENT, WRONG) and _OPEN_SET.search(clause.text):
        yield Lint("open_set", clause.key, "does not close the list of what it covers")


def anchor_warning(verdicts: Iterable[str]) -> str | None:
    """A warning where anchors do not cover the three verdicts, or one has over twice as many as another."""
    counts = Counter(verdicts)
    missing = [verdict for verdict in (NEAR_MATCH, NO_MATCH, MATCH) if not counts[verdict]]
    if missing:
        return f"unbalanced: {', '.join(missing)} missing"
    if max(counts.values()) > 2 * min(counts.values()):
        return "unbalanced: " + ", ".join(f"{counts[verdict]} {verdict}" for verdict in VERDICTS)
    return None
