"""The rules of gold repair: what a decision may do, what it needs, and what stands after it.

A gold is never written over. Repair is apart from improving an agent: a score keeps the revision that it was made
against, and scores of several revisions are never one figure.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from taxonomy.digest import canonical_text, sha256_of

LONGEST_VALUE = 20_000
REVISED, REVERTED, UNCHANGED = "revised", "reverted", "unchanged"
ESCALATED, HELD, CONTRADICTED = "escalated", "held", "contradicted"
ACTS = {
    REVISED: "Revised",
    REVERTED: "Taken back",
    UNCHANGED: "No change",
    ESCALATED: "Escalated",
    HELD: "Held as ambiguous",
    CONTRADICTED: "Contradicted by the environment",
}
# Acts that write a revision, and acts after which the case still waits for somebody.
WRITING, WAITING = (REVISED, REVERTED), (ESCALATED, HELD, CONTRADICTED)

VERIFIED, PROVISIONAL, INVALID = "verified", "provisional", "invalid"
AMBIGUOUS, VERIFIED_WRONG = "ambiguous", "verified_wrong"
STATUSES = {
    VERIFIED: "Verified",
    PROVISIONAL: "Provisional",
    INVALID: "Invalid",
    AMBIGUOUS: "Ambiguous",
    VERIFIED_WRONG: "Verified as wrong",
}
AUDIT_CLASSES = {
    "nonexistent_reference": "It names something that does not exist",
    "mechanism_graded": "It grades the way, not the result",
    "impossible": "The question cannot be answered",
    "ambiguous": "Several answers are right",
}
MEASUREMENT, QUOTE, OBSERVATION = "measurement", "quote", "observation"
EVIDENCE_KINDS = {
    MEASUREMENT: "A measurement",
    QUOTE: "A quoted source",
    OBSERVATION: "What the reviewer saw",
}
_STATUS_AFTER = {
    REVISED: VERIFIED,
    REVERTED: VERIFIED,
    UNCHANGED: VERIFIED,
    HELD: AMBIGUOUS,
    CONTRADICTED: PROVISIONAL,
}


class BadDecision(ValueError):
    """A decision that cannot be taken like this; `field` is the part of it that is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class GoldsMixed(ValueError):
    """Scores against several revisions of one gold were to become one figure."""


class Decided(NamedTuple):
    """A decision as a reviewer states it. `value` is the new gold, for a revision alone.

    `relaxes` is the reviewer's word that the new gold accepts what the old one refused.
    """

    act: str
    reason: str
    value: Any = None
    audit_class: str = ""
    status: str = ""
    relaxes: bool = False
    evidence_kind: str = ""
    evidence: str = ""
    evidence_source: str = ""


def question_digest(question: Any) -> str:
    """The sha256 of a case's input, under which a repair says what question it was made for."""
    return sha256_of(question)


def check_decision(decided: Decided, *, before: Any, earlier: Sequence[Any]) -> None:
    """Raise BadDecision unless `decided` may follow.

    `before` is the gold that stands, `earlier` are all values from the first revision to it; both are JSON values,
    and a case without a gold has no `earlier`.
    """
    _check_words(decided)
    if decided.act in WRITING:
        _check_change(decided, before, earlier)
    if decided.act == HELD and not decided.evidence.strip():
        raise BadDecision("evidence", "say what the two replays gave")


def _check_words(decided: Decided) -> None:
    for field, value, known, blank in (
        ("act", decided.act, ACTS, False),
        ("audit_class", decided.audit_class, AUDIT_CLASSES, True),
        ("status", decided.status, STATUSES, True),
        ("evidence_kind", decided.evidence_kind, EVIDENCE_KINDS, True),
    ):
        if value not in known and not (blank and value == ""):
            raise BadDecision(field, f"{value!r} is not one of {', '.join(known)}")
    if not decided.reason.strip():
        raise BadDecision("reason", "a decision about a gold needs a reason")
    if decided.evidence_kind and not decided.evidence.strip():
        raise BadDecision(
            "evidence", f"{EVIDENCE_KINDS[decided.evidence_kind].lower()} is announced and missing"
        )
    if decided.evidence.strip() and not decided.evidence_kind:
        raise BadDecision("evidence_kind", "say whether it was measured, quoted or seen")


def _check_change(decided: Decided, before: Any, earlier: Sequence[Any]) -> None:
    if not decided.evidence.strip():
        raise BadDecision("evidence", "a changed gold needs evidence")
    if decided.act == REVISED:
        if decided.value is None or (isinstance(decided.value, str) and not decided.value.strip()):
            raise BadDecision("value", "give the new gold")
        if earlier and same(decided.value, before):
            raise BadDecision("value", "is the gold that stands; if it is right, decide for no change")
    elif len(earlier) < 2:
        raise BadDecision("act", "there is no revision to take back")
    if is_relaxation(decided, before) and decided.evidence_kind not in (MEASUREMENT, QUOTE):
        raise BadDecision(
            "evidence_kind", "a gold that accepts more needs a measurement or a quoted source, not a view"
        )
    if decided.evidence_kind == QUOTE and not decided.evidence_source.strip():
        raise BadDecision("evidence_source", "name what is quoted")


def is_relaxation(decided: Decided, before: Any) -> bool:
    """Whether a revision accepts more: by the reviewer's word, or because its alternatives contain the old ones."""
    if decided.act != REVISED:
        return False
    old, new = _alternatives(before), _alternatives(decided.value)
    return decided.relaxes or (len(new) > 1 and bool(old) and old < new)


def status_after(decided: Decided, *, before: str) -> str:
    """What the gold counts as after a decision: what was said, else what the act means; an escalation changes nothing."""
    return decided.status or _STATUS_AFTER.get(decided.act, before)


def replayed(gold: Any, replays: Sequence[Any]) -> str:
    """What two or more replays of a case say about its gold: one of the acts UNCHANGED, HELD, CONTRADICTED.

    Replays that disagree among themselves prove nothing against anybody: the case is held as ambiguous.
    """
    if len(replays) < 2:
        raise BadDecision("replays", "one replay decides nothing; give two at least")
    if any(not same(replays[0], other) for other in replays[1:]):
        return HELD
    return UNCHANGED if same(replays[0], gold) else CONTRADICTED


def check_one_revision(revisions: Iterable[tuple[str, int]]) -> None:
    """Raise GoldsMixed if one case's scores, (case id, revision of its gold), were made against several revisions."""
    seen: dict[str, int] = {}
    for case_id, revision in revisions:
        if seen.setdefault(case_id, revision) != revision:
            first, second = sorted((seen[case_id], revision))
            raise GoldsMixed(
                f"case {case_id} was scored against revisions {first} and {second} of its gold; "
                "scores of several revisions are never one figure"
            )


def same(one: Any, other: Any) -> bool:
    """Whether two golds are the same value; blanks around a text do not count."""
    return canonical_text(_stripped(one)) == canonical_text(_stripped(other))


def _stripped(value: Any) -> Any:
    return value.strip() if isinstance(value, str) else value


def _alternatives(value: Any) -> frozenset[str]:
    """The answers that a gold accepts, as far as its form says: `|OR|` in a text."""
    if not isinstance(value, str):
        return frozenset()
    return frozenset(part.strip().casefold() for part in value.split("|OR|") if part.strip())
