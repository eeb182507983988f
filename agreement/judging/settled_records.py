"""What rules make of a judge's record before it is stored: missing answers, goldens in doubt, the mechanical veto."""

from collections.abc import Mapping
from typing import Any

from agreement.judging.golden_documents import Golden
from agreement.judging.goldens import must_not_use_hits, refused_before_judging
from agreement.judging.vocabulary import NO_MATCH

NO_VERDICT = "no_saved_verdict"


def settled_record(
    record: Mapping[str, Any] | None, *, attempt_reason: str, query: str, golden: Golden
) -> dict[str, Any]:
    """The record that stands. In this order: an attempt without an answer and a golden that is not established have no
    verdict; a forbidden field in the query is no_match. What the judge said is kept as `judge_verdict`.
    """
    given = {name: value for name, value in (record or {}).items() if value is not None or name == "verdict"}
    refused = refused_before_judging(golden.status)
    missing = attempt_reason or (refused.reason if refused else None)
    said = given.get("judge_verdict") or given.get("verdict")
    if missing:
        return _without_verdict(given, missing, said)
    if not given:
        return {"verdict": None, "reason": NO_VERDICT}
    hits = must_not_use_hits(query, golden.must_not_use)
    if hits and given.get("verdict") is not None:
        return given | {"verdict": NO_MATCH, "judge_verdict": said, "vetoed_by": hits}
    return given


def _without_verdict(given: Mapping[str, Any], reason: str, said: Any) -> dict[str, Any]:
    kept = {name: value for name, value in given.items() if name != "judge_verdict"}
    return kept | {"verdict": None, "reason": reason} | ({"judge_verdict": said} if said else {})
