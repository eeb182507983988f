"""Runs a spec over an answer. Pure: the same spec and answer give the same result, time limits aside."""

from annotation.verifiers.answers import Answer
from annotation.verifiers.matching import findings_of
from annotation.verifiers.outcomes import Finding, Outcome, RunResult, VerifierFault
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.patterns import PatternTime
from annotation.verifiers.spec import BadSpec, NumberMatch, Spec


def run_document(document: object, answer: str | Answer | None) -> RunResult:
    """Run a stored spec; one that no longer parses is a fault of the verifier, not of the answer."""
    try:
        spec = parse_spec(document)
    except BadSpec as cause:
        return RunResult(Outcome.INFRASTRUCTURE_ERROR, reason=f"malformed spec: {cause}")
    return run_spec(spec, answer)


def run_spec(spec: Spec, answer: str | Answer | None) -> RunResult:
    """The outcome of `spec` on `answer` with its explanation; never raises for what an answer may hold.

    All verifiers must accept. A fault (time limit, an answer out of bounds or absent) is an infrastructure
    error whatever else was found. With llm_judge among the verifiers a failure decides, a pass does not.
    """
    if not spec.is_executable:
        return RunResult(Outcome.NOT_EXECUTABLE, reason="only a judge can decide this spec")
    if answer is None:
        return RunResult(Outcome.INFRASTRUCTURE_ERROR, reason="no answer was recorded")
    prepared = answer if isinstance(answer, Answer) else Answer(answer)
    try:
        shown = prepared.scoped(spec.verifiers[0].scope)
        findings = _findings(spec, prepared)
    except VerifierFault as fault:
        return RunResult(Outcome.INFRASTRUCTURE_ERROR, reason=str(fault))
    is_empty = not all(prepared.scoped(verifier.scope).text for verifier in spec.verifiers)
    accepted = not is_empty and all(finding.satisfied for finding in findings)
    reason = "the answer is empty once normalised" if is_empty else None
    return RunResult(_outcome(spec, accepted), findings, shown.text, _numbers(spec, prepared), reason)


def _findings(spec: Spec, answer: Answer) -> tuple[Finding, ...]:
    time = PatternTime()
    return tuple(
        finding
        for verifier in spec.verifiers
        for finding in findings_of(verifier, answer.scoped(verifier.scope), time)
    )


def _outcome(spec: Spec, accepted: bool) -> Outcome:
    if not accepted:
        return Outcome.FAIL
    return Outcome.JUDGE_REQUIRED if spec.needs_judge else Outcome.PASS


def _numbers(spec: Spec, answer: Answer) -> tuple[str, ...]:
    """The numbers of the text that number_match reads, else of the text that is shown."""
    scopes = [verifier.scope for verifier in spec.verifiers if isinstance(verifier, NumberMatch)]
    return answer.scoped((scopes or [spec.verifiers[0].scope])[0]).number_texts
