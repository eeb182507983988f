"""Decisions about golds are kept beside what they decide on, and change no earlier word."""

import pytest
from django.db import IntegrityError, connection, transaction

from annotation.core.golds import BadDecision, Decided
from annotation.models.audit import AuditEvent
from annotation.models.case_specs import CaseSpec, JudgeComparison
from annotation.models.datasets import Case, DatasetVersion, Reference
from annotation.models.golds import GoldDecision
from annotation.selectors.datasets import version_digest
from annotation.selectors.golds import doubts_of, question_sha256, standing_gold
from annotation.services.datasets import import_cases, release_version
from annotation.services.golds import QuestionChanged, decide, settle_replays
from tests.studies import ACTOR, NOW, make_project

pytestmark = pytest.mark.django_db
SEEN = {"evidence_kind": "observation", "evidence": "named beside platypus"}


@pytest.fixture
def case() -> Case:
    rows = [
        (1, {"id": "3", "input": {"intent": "Which animals?"}, "expectedOutput": "Koala, platypus"}),
        (2, {"id": "4", "input": {"intent": "Which country?"}, "expectedOutput": "Chad"}),
    ]
    import_cases(project=make_project(), dataset="d", rows=rows, source="f", actor=ACTOR, now=NOW)
    release_version(version=DatasetVersion.objects.get(), actor=ACTOR, now=NOW)
    return Case.objects.get(external_id="3")


def decided(
    case: Case, act: str, reason: str = "It was missing.", value: object = None, **more: str
) -> GoldDecision:
    return decide(
        case=case,
        decided=Decided(act, reason, value, **more),
        question_sha256=question_sha256(case),
        author="mia",
        now=NOW,
    )


def test_a_revision_keeps_the_old_gold_and_the_digest_of_the_released_version(case):
    before = version_digest(case.dataset_version)
    row = decided(case, "revised", value="Koala, platypus, echidna", **SEEN)
    gold = standing_gold(case)
    assert (gold.revision, gold.value, gold.first_value, gold.status) == (
        2, "Koala, platypus, echidna", "Koala, platypus", "verified",
    )  # fmt: skip
    assert (row.reference.revision, row.author) == (2, "mia")
    assert version_digest(case.dataset_version) == before == case.dataset_version.sha256
    event = AuditEvent.objects.get(action="gold.revised")
    assert '"case":"3"' in event.event
    assert "echidna" not in event.event


def test_taking_back_writes_the_earlier_value_again_and_keeps_all_three(case):
    decided(case, "revised", value="Koala", **SEEN)
    decided(case, "reverted", **SEEN)
    values = [row.value for row in Reference.objects.filter(case=case).order_by("revision")]
    assert values == ['"Koala, platypus"', '"Koala"', '"Koala, platypus"']
    assert [row.act for row in case.gold_decisions.order_by("number")] == ["revised", "reverted"]


def test_no_change_and_escalation_are_kept_and_change_nothing(case):
    decided(case, "unchanged", "It is right.")
    decided(case, "escalated", "needs a human decision")
    gold = standing_gold(case)
    assert (gold.revision, gold.status, gold.waits, gold.n_decisions) == (1, "verified", "escalated", 2)


def test_a_decision_for_another_question_is_blocked(case):
    other = Case.objects.get(external_id="4")
    with pytest.raises(QuestionChanged, match="case 3 asks another question"):
        decide(
            case=case,
            decided=Decided("unchanged", "r"),
            question_sha256=question_sha256(other),
            author="m",
            now=NOW,
        )
    assert not GoldDecision.objects.exists()


def test_a_refused_revision_leaves_nothing(case):
    with pytest.raises(BadDecision, match="a changed gold needs evidence"):
        decided(case, "revised", value="Koala")
    assert Reference.objects.filter(case=case).count() == 1
    assert not AuditEvent.objects.filter(action="gold.revised")


@pytest.mark.parametrize(
    ("replays", "act", "status"),
    [(["a", "b"], "held", "ambiguous"), (["a", "a"], "contradicted", "provisional")],
)
def test_replays_are_kept_as_a_measurement(case, replays, act, status):
    row = settle_replays(
        case=case,
        replays=replays,
        source="replay 1 and 2",
        question_sha256=question_sha256(case),
        author="m",
        now=NOW,
    )
    assert (row.act, row.status, row.evidence_kind) == (act, status, "measurement")
    assert standing_gold(case).revision == 1


def test_the_database_refuses_to_change_a_decision_or_to_name_the_gold_of_another_case(case):
    row = decided(case, "unchanged", "It is right.")
    for statement in (
        "UPDATE annotation_golddecision SET reason = 'other'",
        "DELETE FROM annotation_golddecision",
    ):
        with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)
    foreign = Reference.objects.get(case__external_id="4")
    with pytest.raises(IntegrityError, match="belongs to another case"), transaction.atomic():
        GoldDecision.objects.create(
            case=case, number=9, act="unchanged", reference=foreign, reason="r", author="m", decided_at=NOW,
            question_sha256=row.question_sha256,
        )  # fmt: skip


def test_nobody_doubts_a_gold_that_nobody_flagged(case):
    assert doubts_of(case.dataset_version) == {}


@pytest.mark.parametrize("table", ["annotation_casespec", "annotation_judgecomparison"])
def test_kept_specs_and_comparisons_are_never_changed(case, table):
    version = case.dataset_version
    CaseSpec.objects.create(
        case=case, revision=1, document="{}", sha256="0" * 64, source="f", author="m", created_at=NOW
    )
    JudgeComparison.objects.create(
        dataset_version=version, number=1, document="{}", sha256="0" * 64, engine_version="1", source="f",
        author="m", made_at=NOW,
    )  # fmt: skip
    for statement in (f"UPDATE {table} SET source = 'g'", f"DELETE FROM {table}"):
        with pytest.raises(IntegrityError, match=table), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(statement)
