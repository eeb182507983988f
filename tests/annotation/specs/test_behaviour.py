"""Two annotators' specs in the sealed report and before an adjudicator: what counts is what they accept."""

import re
from datetime import timedelta

import pytest

from annotation.models.adjudication import CaseAgreement
from annotation.models.datasets import Case, Reference
from annotation.models.projects import Role
from annotation.selectors.adjudication import case_records
from annotation.services.studies import close_study
from taxonomy.strict_json import strict_json
from tests.annotation.specs.world import TASKS, hand_in, label_for, make_spec_study, number, string
from tests.studies import ACTOR, NOW, make_study, make_user, measure

pytestmark = pytest.mark.django_db

# Ann's spec for 15 accepts what ben's excludes; on 16 both use other words for the same; on 17 they are the same.
BEN = {
    "15": {"spec": string("alaska", exclude=("louisiana",)), "confidence": "medium",
           "negative_examples": ["Louisiana.", "Louisiana rather than Alaska.", "Ohio."]},
    "16": {"spec": string("ten |OR| 10")},
    "17": {},
}  # fmt: skip


@pytest.fixture
def measured():
    study = make_spec_study()
    for case_id in TASKS:
        hand_in(study, case_id, "ann", label_for(case_id), checked=False)
        hand_in(study, case_id, "ben", label_for(case_id, **BEN[case_id]), checked=False)
    close_study(study=study, actor=ACTOR, now=NOW)
    measure(study)
    return study


class TestTheSealedReport:
    def test_has_raw_agreement_and_kappa_over_accept_and_reject(self, measured):
        [found] = strict_json(measured.reports.get().document)["behaviour"]
        [pair] = found["pairs"]
        (both, ann_alone), (ben_alone, neither) = pair["table"]
        n, agreed = both + ann_alone + ben_alone + neither, both + neither
        assert (found["field"], found["between"], pair["annotators"]) == (
            "spec",
            "human-human",
            ["ann", "ben"],
        )
        assert (found["n_cases"], found["n_cases_differing"], n) == (3, 1, pair["n_answers"])
        assert ben_alone == 0
        raw, kappa = pair["measures"]
        assert float(raw["value"]) == pytest.approx(agreed / n)
        by_chance = (
            (both + ann_alone) * (both + ben_alone) + (ben_alone + neither) * (ann_alone + neither)
        ) / n**2
        assert float(kappa["value"]) == pytest.approx((agreed / n - by_chance) / (1 - by_chance))
        assert float(kappa["interval"]["low"]) < float(kappa["value"])

    def test_names_the_answers_on_which_specs_differ(self, measured):
        [found] = strict_json(measured.reports.get().document)["behaviour"]
        assert {row["case_id"] for row in found["differing"]} == {"15"}
        assert "Louisiana rather than Alaska." in {row["answer"] for row in found["differing"]}
        assert found["n_differing"] == len(found["differing"]) == found["pairs"][0]["table"][0][1]

    def test_has_agreement_on_the_verifiers_used_and_on_what_was_claimed(self, measured):
        document = strict_json(measured.reports.get().document)
        eval_types = document["behaviour"][0]["pairs"][0]["eval_types"]
        assert float(eval_types["measures"][0]["value"]) == pytest.approx(2 / 3)
        assert eval_types["categories"] == ["number_match", "string_match"]
        assert {"confidence", "subjective", "gold_suspect"} <= {
            field["field"] for field in document["fields"]
        }

    def test_holds_no_such_part_where_no_spec_was_asked_for(self):
        assert "behaviour" not in strict_json(make_study("MEASURED").reports.get().document)


class TestADisagreement:
    def test_is_a_pooled_answer_that_one_spec_accepts_alone(self, measured):
        records = {record.case_id: record for record in case_records(measured)}
        assert {case_id: record.disputed for case_id, record in records.items()} == {
            "15": ("spec",), "16": (), "17": (),
        }  # fmt: skip
        assert CaseAgreement.objects.filter(study=measured, disputed="spec").count() == 1

    def test_is_none_between_specs_that_accept_the_same(self, measured):
        """On 16 the number and the words accept the same; the higher mutation score stands."""
        [record] = [record for record in case_records(measured) if record.case_id == "16"]
        stands = record.resolution.answers["spec"]
        scores = {
            str(side.answers["spec"]): record.schema.field("spec").score(side.answers["spec"])
            for side in record.sides
        }
        assert stands in [number(10), string("ten |OR| 10")]
        assert scores[str(stands)] == max(scores.values())
        assert "pooled answers alike" in record.resolution.how["spec"]

    def test_stays_as_it_was_when_the_gold_is_revised_later(self, measured):
        before = [record.schema.field("spec").pool for record in case_records(measured)]
        case = Case.objects.get(external_id="16")
        Reference.objects.create(case=case, revision=2, value='"Eleven"', created_at=NOW + timedelta(days=1))
        assert [record.schema.field("spec").pool for record in case_records(measured)] == before


class TestThePages:
    def test_show_each_answer_on_which_specs_differ_by_side_and_not_by_name(self, measured, client):
        client.force_login(make_user("ada", measured.project, Role.ADJUDICATOR))
        case = measured.cases.get(case__external_id="15")
        page = client.get(f"/studies/{measured.public_id}/adjudication/{case.public_id}/").content.decode()
        assert "answers judged differently" in page
        assert "Louisiana rather than Alaska." in page
        assert "must_exclude &#x27;louisiana&#x27; matched at 0" in page
        assert not re.search(r"\bben\b", page)

    def test_of_the_report_say_how_far_specs_accept_the_same(self, measured, client):
        client.force_login(make_user("vic", measured.project, Role.VIEWER))
        page = client.get(f"/studies/{measured.public_id}/report/").content.decode()
        assert "In 2 of 3 cases the specs judge every pooled answer alike" in page
        assert "Accept or reject: Cohen’s kappa" in page
        assert "Verifiers used: Raw agreement" in page
