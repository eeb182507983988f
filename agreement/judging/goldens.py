"""What the golden alone decides: keys that are not established, refusals, and the mechanical veto."""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from agreement.judging.policy import Recorded
from agreement.judging.verdicts import Verdict
from agreement.judging.vocabulary import (
    CRITERIA,
    EXCLUDED,
    GOLDEN,
    GOLDEN_KINDS,
    GOLDEN_STATUSES,
    MATCH,
    NEAR_MATCH,
    NO_MATCH,
    UNANSWERABLE,
    VALUE,
    VERIFIED,
)

SOUNDS_UNANSWERABLE = "answerable-sounds-unanswerable"
_BARE_NAME = re.compile(r"[\w.]+")


class Refusal(NamedTuple):
    """What was ticked about an answer: it declines, it names what is missing, it gives a value after all."""

    is_refusal: bool
    names_missing: bool
    gives_value: bool


def refused_before_judging(golden_status: str) -> Recorded | None:
    """The null verdict of a case whose golden is not established; None for a verified one, which is judged.

    ValueError for a status that is none.
    """
    if golden_status not in GOLDEN_STATUSES:
        raise ValueError(f"golden status {golden_status!r} is not one of {', '.join(GOLDEN_STATUSES)}")
    return None if golden_status == VERIFIED else Recorded(None, EXCLUDED, GOLDEN + golden_status)


def refusal_verdict(golden_kind: str, refusal: Refusal, *, tags: Collection[str] = ()) -> str | None:
    """The verdict that a refusal fixes; None where the answer has to be judged.

    A golden with a value: a refusal that gives none is no_match. An unanswerable one: naming what is missing
    is match, declining without is near_match, a value is no_match. Criteria: the clauses decide. A question
    that only sounds unanswerable: any refusal is no_match. ValueError for an unknown kind.
    """
    if golden_kind not in GOLDEN_KINDS:
        raise ValueError(f"golden kind {golden_kind!r} is not one of {', '.join(GOLDEN_KINDS)}")
    if SOUNDS_UNANSWERABLE in tags and refusal.is_refusal:
        return NO_MATCH
    if golden_kind == VALUE:
        return NO_MATCH if refusal.is_refusal and not refusal.gives_value else None
    if golden_kind == CRITERIA:
        return None
    return _on_unanswerable(refusal)


def _on_unanswerable(refusal: Refusal) -> str | None:
    if refusal.gives_value:
        return NO_MATCH
    if not refusal.is_refusal:
        return None
    return MATCH if refusal.names_missing else NEAR_MATCH


def containment_applies(golden_kind: str) -> bool:
    """Whether there is a value that the answer must contain."""
    return golden_kind not in (UNANSWERABLE, CRITERIA)


def must_not_use_hits(query: str, must_not_use: Sequence[str]) -> list[str]:
    """Bare field names on the list that the final query uses, as whole names; prose is left to the judge."""
    used = {name.casefold() for name in _BARE_NAME.findall(query)}
    parts = {part for name in used for part in name.split(".")}
    bare = [name for name in must_not_use if _BARE_NAME.fullmatch(name)]
    return [name for name in bare if name.casefold() in used | parts]


def vetoed(verdict: Verdict, hits: Sequence[str]) -> Verdict:
    """The verdict after the mechanical veto: no_match on any hit, with what the judge said kept beside it."""
    if not hits or verdict.verdict is None:
        return verdict
    return replace(verdict, verdict=NO_MATCH, judge_verdict=verdict.judge_verdict or verdict.verdict)
