"""The oracle: a spec must accept its gold and its positive examples and reject its negative ones."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from annotation.verifiers.answers import Answer
from annotation.verifiers.crosstalk import Crosstalk, crosstalk
from annotation.verifiers.engine import run_spec
from annotation.verifiers.linting import lint_record
from annotation.verifiers.mutation import MutationScore, mutation_score
from annotation.verifiers.near_misses import near_misses
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.outcomes import ENGINE_VERSION, Finding, Outcome, RunResult
from annotation.verifiers.problems import Lint
from annotation.verifiers.records import Record

PASSED, NEEDS_REPAIR, NOT_EXECUTABLE = "passed", "needs_repair", "not_executable"


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a spec goes back to its author; `index` counts from 0, the message from 1."""

    check: str
    detail: str
    index: int | None = None
    example: str | None = None
    finding: Finding | None = None

    def document(self) -> dict[str, Any]:
        finding = self.finding
        return {
            "check": self.check,
            "index": self.index,
            "example": self.example,
            "entry": finding.entry if finding else None,
            "kind": finding.kind if finding else None,
            "offset": finding.offset if finding else None,
            "detail": self.detail,
        }


@dataclass(frozen=True, slots=True)
class ExampleRun:
    """One executed example: which list it stands in, its place there and what the engine said."""

    check: str
    index: int | None
    answer: str
    result: RunResult


class OracleReport(NamedTuple):
    """Everything one run of the oracle says about a record."""

    status: str
    failures: tuple[Failure, ...]
    runs: tuple[ExampleRun, ...]
    lints: tuple[Lint, ...]
    mutation: MutationScore
    crosstalk: Crosstalk
    engine_version: str = ENGINE_VERSION


def run_oracle(record: Record, *, golds: Mapping[str, Answer] | None = None) -> OracleReport:
    """Run a record's own examples and gold, then attack it with other golds, lints and made answers.

    Only gold and examples decide the status; the attacks inform. A spec of a judge alone is not executable.
    """
    spec = record.spec
    lints = tuple(lint_record(record))
    if not spec.is_executable:
        return OracleReport(NOT_EXECUTABLE, (), (), lints, MutationScore(()), Crosstalk(0, ()))
    runs = tuple(_runs(record))
    failures = (*(failure for run in runs if (failure := _failure(run))), *_conflicts(record))
    others = crosstalk(spec, golds or {}, own_gold=record.gold)
    if others.is_high:
        lints = (*lints, _crosstalk_lint(others))
    made = near_misses(gold=record.gold or "", intent=record.intent)
    status = NEEDS_REPAIR if failures else PASSED
    return OracleReport(status, failures, runs, lints, mutation_score(spec, made), others)


def _runs(record: Record) -> Iterator[ExampleRun]:
    if record.gold is not None:
        yield ExampleRun("gold", None, record.gold, run_spec(record.spec, record.gold))
    for check, examples in (("positive", record.positives), ("negative", record.negatives)):
        for index, example in enumerate(examples):
            yield ExampleRun(check, index, example.text, run_spec(record.spec, example.text))


def _failure(run: ExampleRun) -> Failure | None:
    """What is wrong with a run, if anything; an undecided answer ("judge required") never is."""
    name = "gold" if run.index is None else f"{run.check} {run.index + 1}"
    result = run.result
    if result.outcome == Outcome.INFRASTRUCTURE_ERROR:
        return Failure(run.check, f"{name} could not be run: {result.reason}", run.index, run.answer)
    if run.check == "negative" and result.outcome == Outcome.PASS:
        found = next((finding for finding in result.findings if finding.matched), None)
        what = f": {found.text!r} at {found.offset}" if found else ""
        detail = f"{name} accepted{what} (too lenient: a negative example passes)"
        return Failure("negative", detail, run.index, run.answer, found)
    if run.check != "negative" and result.outcome == Outcome.FAIL:
        missed = next((finding for finding in result.findings if not finding.satisfied), None)
        return Failure(run.check, f"{name} rejected: {_why(run, missed)}", run.index, run.answer, missed)
    return None


def _why(run: ExampleRun, missed: Finding | None) -> str:
    if missed is None:
        return run.result.reason or "no entry was satisfied"
    if missed.kind == "number" and not run.result.numbers:
        return f"number {missed.entry} required, no number in the {'gold' if run.index is None else 'answer'}"
    return missed.sentence()


def _conflicts(record: Record) -> Iterator[Failure]:
    positives = {normalise(example.text) for example in record.positives}
    for index, example in enumerate(record.negatives):
        if normalise(example.text) in positives:
            detail = "the same normalised text is both a positive and a negative example"
            yield Failure("conflict", detail, index, example.text)


def _crosstalk_lint(others: Crosstalk) -> Lint:
    share = 100 * (others.rate or 0)
    return Lint(
        "crosstalk", f"accepts {len(others.accepted)} of {others.n} golds of other cases ({share:.1f} %)"
    )
