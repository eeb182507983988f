"""Several specs for one case beside each other: each pooled answer that they do not judge alike, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from annotation.verifiers.engine import run_spec
from annotation.verifiers.outcomes import Outcome, RunResult
from annotation.verifiers.spec import Spec


class Verdict(NamedTuple):
    """What one spec says of an answer: the outcome, the entry that decided, and where it matched."""

    outcome: str
    why: str
    text: str
    start: int | None
    end: int | None


class Differing(NamedTuple):
    """An answer and the verdicts, in the order of the specs."""

    answer: str
    verdicts: tuple[Verdict, ...]


def differing_answers(specs: Sequence[Spec], answers: Sequence[str]) -> list[Differing]:
    """The answers on which two of the specs part, in the order given."""
    found = []
    for answer in answers:
        results = [run_spec(spec, answer) for spec in specs]
        if len({result.outcome for result in results}) > 1:
            found.append(Differing(answer, tuple(map(verdict, results))))
    return found


def verdict(result: RunResult) -> Verdict:
    """A result in one sentence: the first entry that refused the answer, else the first that was found in it."""
    refused = [finding for finding in result.findings if not finding.satisfied]
    found = [finding for finding in result.findings if finding.matched]
    accepted = result.outcome in (Outcome.PASS, Outcome.JUDGE_REQUIRED)
    shown = next(iter(found if accepted else refused), None)
    if shown is None:
        return Verdict(str(result.outcome), result.reason or "", result.scoped_text, None, None)
    start = shown.offset
    end = start + len(shown.text) if start is not None and shown.text is not None else None
    return Verdict(str(result.outcome), shown.sentence(), result.scoped_text, start, end)
