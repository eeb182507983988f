"""The verdict that rules, refusals and ticked clauses suggest to a judge, who may differ and then says why."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from agreement.judging.golden_documents import Golden
from agreement.judging.goldens import Refusal, refusal_verdict
from agreement.judging.rubrics import implied_verdict
from agreement.judging.vocabulary import CRITERIA, NO_MATCH
from taxonomy.rubrics import Clause


class Suggested(NamedTuple):
    """The suggested verdict; None where nothing was ticked that decides. `is_rule`: a veto that no judge weighs.

    `because` says in words what decided, `clauses` which clauses did; `overridden` are clauses that would have
    excused a wrong value.
    """

    verdict: str | None
    because: str
    clauses: tuple[str, ...] = ()
    overridden: tuple[str, ...] = ()
    is_rule: bool = False


def suggested_verdict(
    golden: Golden,
    clauses: Sequence[Clause],
    states: Mapping[str, str],
    *,
    refusal: Refusal,
    figure_correct: bool | None,
    hits: Sequence[str] = (),
) -> Suggested:
    """In this order: forbidden fields in the query, a refusal, the clauses together with whether the value is right.

    `figure_correct` is None where nobody said; a golden of criteria has no value to be wrong.
    """
    if hits:
        return Suggested(NO_MATCH, f"the query uses {', '.join(hits)}", is_rule=True)
    refused = refusal_verdict(golden.kind, refusal, tags=golden.tags)
    if refused:
        return Suggested(refused, "refusal" if refusal.is_refusal else "a value where there is none")
    right = True if golden.kind == CRITERIA else figure_correct
    known = {clause.key for clause in clauses}
    ticked = {key: state for key, state in states.items() if key in known}
    if right is None or (golden.kind == CRITERIA and not ticked):
        return Suggested(None, "nothing that decides is ticked yet")
    implied = implied_verdict(clauses, ticked, figure_correct=right)
    if implied.because:
        return Suggested(implied.verdict, f"clause {', '.join(implied.because)}", implied.because)
    words = "the value is right" if right else "the value is wrong"
    if implied.overridden:
        words += f", whatever clause {', '.join(implied.overridden)} grants"
    return Suggested(implied.verdict, words, (), implied.overridden)
