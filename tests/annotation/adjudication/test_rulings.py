"""Rulings: overruled by name, told apart by key, never by a labeller, and never lost to a merge."""

import json

import pytest
from django.core.management import call_command
from django.db import IntegrityError, transaction

from agreement.services.measuring import request_measuring
from annotation.models.adjudication import Acceptance
from annotation.models.labels import Label
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.models.submissions import SurplusLabel
from annotation.selectors.adjudication import case_records
from annotation.selectors.adjudication_precedents import precedents
from annotation.selectors.adjudication_queue import workable
from annotation.selectors.studies import schema_for
from annotation.services.adjudication import KeyUsed
from annotation.services.adjudication_acceptance import accept_agreed, merge_agreed
from annotation.services.adjudication_checks import Contradiction, RulingRefused
from annotation.services.adjudication_leases import LeaseRefused, hold_case
from tests.annotation.adjudication.conftest import BOTH, case_of, decide
from tests.annotation.adjudication.many_cases import guards_off, make_many
from tests.studies import ACTOR, NOW, add_member, make_study

pytestmark = pytest.mark.django_db


class TestOverruling:
    def test_a_ruling_that_contradicts_the_standing_one_must_name_it(self, study, ada):
        decide(study, "c3", ada, {"score": 0})
        with pytest.raises(Contradiction) as refusal:
            decide(study, "c3", ada, {"score": 2})
        assert refusal.value.names == ("c3",)
        with pytest.raises(Contradiction):
            decide(study, "c3", ada, {"score": 2}, overrules=["c2"])
        second = decide(study, "c3", ada, {"score": 2}, overrules=["c3"])
        assert json.loads(second.overrules) == [{"case": "c3", "ruling": 1}]
        first = Ruling.objects.get(number=1)
        assert json.loads(first.answers) == {"score": 0}

    def test_the_same_decision_with_a_better_note_contradicts_nothing(self, study, ada):
        decide(study, "c3", ada, {"score": 0})
        assert decide(study, "c3", ada, {"score": 0}, note="In other words.").overrules == ""

    def test_the_same_clause_read_otherwise_must_name_the_precedent(self, project, ada):
        study = make_many(3, project)
        decide(study, "case-000000", ada, {"decision": "FAIL"}, guideline_clause="#claims")
        with pytest.raises(Contradiction, match="case-000000"):
            decide(study, "case-000001", ada, {"decision": "PASS"}, guideline_clause="#claims")
        decide(study, "case-000001", ada, {"decision": "FAIL"}, guideline_clause="#claims")
        decide(study, "case-000002", ada, {"decision": "PASS"}, guideline_clause="#tone")

    def test_agreement_is_overruled_only_on_request(self, study, ada):
        with pytest.raises(RulingRefused, match="agree"):
            decide(study, "c1", ada, {"decision": "FAIL"})
        decide(study, "c1", ada, {"decision": "FAIL"}, overrules_agreement=True)
        record = case_records(study, study_case=case_of(study, "c1"))[0]
        assert record.resolution.answers["decision"] == "FAIL"
        assert record.resolution.sources["decision"] == "adjudicated"


class TestKeys:
    def test_the_same_key_gives_the_same_ruling_again(self, study, ada):
        first = decide(study, "c3", ada, {"score": 0}, idempotency_key="k")
        assert decide(study, "c3", ada, {"score": 0}, idempotency_key="k") == first
        assert Ruling.objects.count() == 1

    def test_the_same_key_with_another_ruling_is_refused(self, study, ada):
        decide(study, "c3", ada, {"score": 0}, idempotency_key="k")
        for case_id, given in (("c3", {"score": 2}), ("c2", BOTH)):
            with pytest.raises(KeyUsed):
                decide(study, case_id, ada, given, idempotency_key="k")

    def test_two_people_may_use_the_same_key(self, study, ada, abe):
        decide(study, "c3", ada, {"score": 0}, idempotency_key="k")
        decide(study, "c2", abe, BOTH, idempotency_key="k")
        assert Ruling.objects.count() == 2


class TestPrecedents:
    def test_are_rulings_on_the_same_values_in_the_same_field(self, project, ada):
        study = make_many(3, project)
        decide(study, "case-000000", ada, {"decision": "FAIL"}, note="Rounded.")
        decide(study, "c2", ada, BOTH)
        record = case_records(study, study_case=case_of(study, "case-000001"))[0]
        found = precedents(schema_for(study), record)["decision"]
        assert [(one.case_id, one.answer, one.note) for one in found] == [
            ("c2", "FAIL", "Because."),
            ("case-000000", "FAIL", "Rounded."),
        ]

    def test_never_the_case_itself_nor_a_ruling_that_no_longer_stands(self, project, ada):
        study = make_many(2, project)
        decide(study, "case-000000", ada, {"decision": "FAIL"})
        decide(study, "case-000000", ada, {"decision": "PASS"}, overrules=["case-000000"])
        decide(study, "case-000001", ada, {"decision": "PASS"})
        record = case_records(study, study_case=case_of(study, "case-000001"))[0]
        found = precedents(schema_for(study), record)["decision"]
        assert [(one.case_id, one.number, one.answer) for one in found] == [("case-000000", 2, "PASS")]

    def test_other_values_in_dispute_make_none(self, study, ada):
        decide(study, "c2", ada, BOTH)
        record = case_records(study, study_case=case_of(study, "c3"))[0]
        assert precedents(schema_for(study), record) == {"score": []}


class TestNobodyRulesOnTheirOwn:
    """Whatever other roles they hold: by service, and by any statement at all."""

    def test_by_service(self, project, study):
        ann = study.members.get(annotator__pseudonym="ann").annotator
        with pytest.raises(RulingRefused, match="labelled case c3"):
            decide(study, "c3", ann, {"score": 2})

    @pytest.mark.parametrize(
        ("model", "column", "more"),
        [
            ("Ruling", "adjudicator", {"number": 1, "reason": "other", "ruled_at": NOW}),
            ("Acceptance", "accepted_by", {"accepted_at": NOW}),
        ],
    )
    def test_by_the_database(self, study, model, column, more):
        table = {"Ruling": Ruling, "Acceptance": Acceptance}[model]
        ann = study.members.get(annotator__pseudonym="ann").annotator
        row = {"study_case": case_of(study, "c1"), "answers": "{}", "answers_sha256": "0" * 64, column: ann}
        with pytest.raises(IntegrityError, match="label"), transaction.atomic():
            table.objects.create(**row, **more)
        with pytest.raises(IntegrityError, match="label"), transaction.atomic():
            table.objects.bulk_create([table(**row, **more)])

    def test_a_label_that_came_too_late_counts_all_the_same(self, study, ada):
        late = SurplusLabel(
            study_case=case_of(study, "c3"), annotator=ada, answers="{}", answers_sha256="0" * 64,
            origin="page", submitted_at=NOW,
        )  # fmt: skip
        with guards_off():
            late.save()
        with pytest.raises(RulingRefused, match="labelled case c3"):
            decide(study, "c3", ada, {"score": 2})
        with pytest.raises(LeaseRefused):
            hold_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW)
        row = {
            "study_case": case_of(study, "c3"),
            "answers": "{}",
            "answers_sha256": "0" * 64,
            "adjudicator": ada,
        }
        with pytest.raises(IntegrityError, match="label"), transaction.atomic():
            Ruling.objects.create(**row, number=1, reason="other", ruled_at=NOW)
        assert [case.study_case_id for case in workable(study, ada, NOW)] == [case_of(study, "c2").pk]

    def test_not_in_bulk_either(self, project, study):
        ann = study.members.get(annotator__pseudonym="ann").annotator
        done = accept_agreed(study=study, adjudicator=ann, now=NOW)
        assert (done.n_accepted, done.n_own) == (0, 2)


class TestAcceptance:
    def test_takes_what_is_fully_agreed_and_nothing_twice(self, study, ada):
        assert accept_agreed(study=study, adjudicator=ada, now=NOW) == (2, 0)
        assert accept_agreed(study=study, adjudicator=ada, now=NOW) == (0, 0)
        accepted = {
            one.study_case.case.external_id: json.loads(one.answers) for one in Acceptance.objects.all()
        }
        assert accepted["c1"] == {"decision": "PASS", "score": 2, "codes": []}
        assert set(accepted) == {"c1", "c4"}

    def test_leaves_out_a_case_short_of_a_label(self, project, ada):
        from tests.studies import LABELS

        short = {key: label for key, label in LABELS.items() if key != ("c4", "ben")}
        study = make_study("MEASURED", project=project, labels=short)
        assert accept_agreed(study=study, adjudicator=ada, now=NOW).n_accepted == 1

    def test_waits_for_the_report_and_ends_with_the_release(self, project, ada):
        from annotation.selectors.adjudication import NotMeasured

        with pytest.raises(NotMeasured):
            accept_agreed(study=make_study("CLOSED", project=project), adjudicator=ada, now=NOW)

    def test_is_refused_once_released(self, project, ada):
        with pytest.raises(RulingRefused, match="released"):
            accept_agreed(study=make_study("RELEASED", project=project), adjudicator=ada, now=NOW)


class TestMergingAgain:
    """bugs.md B09: an automatic merge never touches what a person decided."""

    def test_keeps_manual_rulings_labels_and_report(self, study, ada):
        decide(study, "c3", ada, {"score": 2})
        decide(study, "c1", ada, {"decision": "FAIL"}, overrules_agreement=True)
        before = self.everything(study)
        for _ in range(2):
            merge_agreed(study=study, now=NOW)
            accept_agreed(study=study, adjudicator=ada, now=NOW)
            request_measuring(study=study, now=NOW)
        assert self.everything(study) == before
        record = case_records(study, study_case=case_of(study, "c1"))[0]
        assert (record.ruled, record.ruling.adjudicator, record.ruling.ruled_at) == (
            {"decision": "FAIL"},
            ada,
            NOW,
        )
        assert not Acceptance.objects.filter(study_case=case_of(study, "c1")).exists()

    def everything(self, study):
        return (
            list(Ruling.objects.order_by("pk").values()),
            list(Label.objects.order_by("pk").values()),
            list(study.reports.values()),
        )

    def test_means_within_the_tolerance_come_out_the_same_each_time(self, project, ada):
        schema = {
            "name": "number",
            "fields": [{"key": "n", "type": "number", "minimum": 0, "maximum": 10, "tolerance": 0.5}],
        }
        labels = {("c1", "ann"): {"n": 1.0}, ("c1", "ben"): {"n": 1.5}}
        labels |= {("c2", "ann"): {"n": 1.0}, ("c2", "ben"): {"n": 4.0}}
        study = make_study("MEASURED", project=project, schema=schema, taxonomy=None, labels=labels)
        decide(study, "c2", ada, {"n": 2.0})
        for _ in range(2):
            merge_agreed(study=study, now=NOW)
            records = {record.case_id: record for record in case_records(study)}
            assert records["c1"].resolution.answers == {"n": 1.25}
            assert records["c2"].resolution.answers == {"n": 2.0}

    def test_it_mends_rows_that_were_lost_and_settles_what_nothing_holds_open(self, study, ada):
        decide(study, "c3", ada, {"score": 2})
        with guards_off():
            study.case_agreements.all().delete()
        assert merge_agreed(study=study, now=NOW) == 2
        study.refresh_from_db()
        assert study.state == "MEASURED"
        decide(study, "c2", ada, BOTH)
        study.refresh_from_db()
        assert study.state == "ADJUDICATED"


def test_an_adjudicator_who_also_manages_and_labels_elsewhere_is_no_exception(project, study, ada):
    for role in (Role.MANAGER, Role.ANNOTATOR):
        add_member(project=project, user=ada.user, role=role, actor=ACTOR, now=NOW)
    decide(study, "c3", ada, {"score": 2})


def test_the_command_merges_again_and_says_what_it_mended(study, ada, capsys):
    decide(study, "c3", ada, {"score": 2})
    call_command("merge_agreed", study="doubles", json=True)
    assert json.loads(capsys.readouterr().out) == {
        "study": "doubles", "state": "MEASURED", "n_agreed": 2, "n_open": 1, "mended": [],
    }  # fmt: skip
    study.case_agreements.filter(study_case=case_of(study, "c1")).update(n_disputed=1)
    with pytest.raises(SystemExit) as finding:
        call_command("merge_agreed", study="doubles", json=True)
    assert (finding.value.code, json.loads(capsys.readouterr().out)["mended"]) == (1, ["c1"])
    assert Ruling.objects.count() == 1


def test_the_command_waits_for_the_report(project, capsys):
    make_study("CLOSED", project=project)
    with pytest.raises(SystemExit) as refusal:
        call_command("merge_agreed", study="doubles")
    assert (refusal.value.code, "adjudication opens once" in capsys.readouterr().err) == (2, True)
