"""What a decision about a gold may do and what it needs."""

import pytest

from annotation.core.golds import (
    BadDecision,
    Decided,
    GoldsMixed,
    check_decision,
    check_one_revision,
    is_relaxation,
    replayed,
    status_after,
)

SEEN = {"evidence_kind": "observation", "evidence": "named beside platypus in 'Indigenous life'"}


def fault_of(decided, *, before="Alaska", earlier=("Alaska",)):
    with pytest.raises(BadDecision) as refusal:
        check_decision(decided, before=before, earlier=list(earlier))
    return refusal.value.field


class TestWhatItNeeds:
    def test_a_revision_with_evidence_may_be_made(self):
        check_decision(
            Decided("revised", "an animal was missing", "Alaska, Hawaii", **SEEN),
            before="Alaska",
            earlier=["Alaska"],
        )

    @pytest.mark.parametrize(
        ("decided", "field"),
        [
            (Decided("burnt", "why"), "act"),
            (Decided("revised", "  ", "Hawaii", **SEEN), "reason"),
            (Decided("revised", "why", "Hawaii"), "evidence"),
            (Decided("revised", "why", "", **SEEN), "value"),
            (Decided("revised", "why", "Alaska ", **SEEN), "value"),
            (Decided("revised", "why", "Hawaii", evidence="seen"), "evidence_kind"),
            (Decided("revised", "why", "Hawaii", evidence_kind="measurement"), "evidence"),
            (Decided("revised", "why", "Hawaii", evidence_kind="quote", evidence="q"), "evidence_source"),
            (Decided("reverted", "why", **SEEN), "act"),
            (Decided("held", "two replays"), "evidence"),
            (Decided("escalated", "why", audit_class="odd"), "audit_class"),
        ],
    )
    def test_what_is_missing_is_named(self, decided, field):
        assert fault_of(decided) == field

    def test_a_relaxation_needs_a_measurement_or_a_quoted_source(self):
        wider = Decided("revised", "both spellings", "Alaska |OR| AK", **SEEN)
        assert fault_of(wider) == "evidence_kind"
        assert (
            fault_of(Decided("revised", "looser", "anything cold", relaxes=True, **SEEN)) == "evidence_kind"
        )
        for kind in ("measurement", "quote"):
            backed = wider._replace(evidence_kind=kind, evidence_source="census.gov")
            check_decision(backed, before="Alaska", earlier=["Alaska"])
        assert is_relaxation(wider, "Alaska")
        assert not is_relaxation(wider, "Hawaii")

    def test_what_only_flags_needs_a_reason_alone(self):
        for act in ("escalated", "unchanged", "contradicted"):
            check_decision(Decided(act, "needs a human decision"), before="Alaska", earlier=["Alaska"])


def test_an_escalation_leaves_the_status_as_it_was():
    assert status_after(Decided("escalated", "environment bug"), before="verified") == "verified"
    assert status_after(Decided("held", "r"), before="verified") == "ambiguous"
    assert status_after(Decided("escalated", "r", status="invalid"), before="") == "invalid"


@pytest.mark.parametrize(
    ("replays", "act"), [(["7", "7 "], "unchanged"), (["7", "8"], "held"), (["8", "8"], "contradicted")]
)
def test_replays_confirm_contradict_or_settle_nothing(replays, act):
    assert replayed("7", replays) == act


def test_one_replay_decides_nothing():
    with pytest.raises(BadDecision):
        replayed("7", ["7"])


def test_scores_of_two_revisions_are_never_one_figure():
    check_one_revision([("a", 3), ("b", 4), ("a", 3)])
    with pytest.raises(GoldsMixed, match="case a was scored against revisions 3 and 4"):
        check_one_revision([("a", 3), ("a", 4)])
