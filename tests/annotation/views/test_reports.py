"""The report page, the cases behind its figures and its downloads."""

import csv
import io

import pytest
from django.urls import reverse

from annotation.models.studies import Study
from tests.studies import LABELS, answers


def address(study: Study, name: str = "report") -> str:
    return reverse(name, kwargs={"study_id": study.public_id})


class TestReportPage:
    def test_says_the_first_figure_in_a_sentence(self, study_at, signed_in):
        page = signed_in("vic").get(address(study_at("MEASURED"))).content.decode()
        assert "<bdi>Decision</bdi>: Cohen’s kappa 0.50, somewhere between" in page
        assert "human-human" in page

    def test_draws_each_field_and_holds_no_inline_style(self, study_at, signed_in):
        page = signed_in("vic").get(address(study_at("MEASURED"))).content.decode()
        assert page.count('class="whisker"') == 3
        assert 'class="forest"' in page
        assert "style=" not in page

    def test_is_not_there_for_a_stranger(self, study_at, signed_in):
        assert signed_in("eve").get(address(study_at("MEASURED"))).status_code == 404

    @pytest.mark.parametrize("stage", ["OPEN", "CLOSED"])
    def test_comes_too_early_before_the_seal(self, study_at, signed_in, stage):
        study = study_at(stage)
        answer = signed_in("vic").get(address(study))
        assert answer.status_code == 409
        assert "no report yet" in answer.content.decode()
        assert signed_in("ann").get(address(study)).status_code == 404

    def test_says_undefined_in_words(self, study_at, signed_in):
        same = {key: answers("PASS", 1) for key in LABELS}
        page = signed_in("vic").get(address(study_at("MEASURED", labels=same))).content.decode()
        assert "everybody chose one category" in page
        assert "NaN" not in page

    def test_folds_directions_for_whoever_still_rules(self, study_at, signed_in):
        study = study_at("MEASURED")
        assert "both directions added up" in signed_in("ada").get(address(study)).content.decode()
        assert "both directions added up" not in signed_in("vic").get(address(study)).content.decode()

    def test_gives_an_annotator_no_way_to_cases(self, study_at, signed_in):
        study = study_at("MEASURED")
        page = signed_in("ann").get(address(study)).content.decode()
        assert "report/cases/" not in page
        answer = signed_in("ann").get(
            address(study, "report-cases"), {"field": "decision", "x": "PASS", "y": "FAIL"}
        )
        assert answer.status_code == 404


class TestCasesBehindAFigure:
    def ask(self, client, study, **asked):
        return client.get(address(study, "report-cases"), asked)

    def test_lists_the_cases_of_a_cell(self, study_at, signed_in):
        study = study_at("MEASURED")
        page = self.ask(signed_in("vic"), study, field="decision", x="PASS", y="FAIL").content.decode()
        assert "ann said PASS, ben said FAIL" in page
        assert [name for name in ("c1", "c2", "c3", "c4") if f"<bdi>{name}</bdi>" in page] == ["c2"]

    def test_names_nobody_to_whoever_still_rules(self, study_at, signed_in):
        study = study_at("MEASURED")
        page = self.ask(signed_in("ada"), study, field="decision", x="FAIL", y="PASS").content.decode()
        assert "One said FAIL, the other PASS" in page
        assert "<bdi>c2</bdi>" in page
        assert "ann said" not in page

    def test_lists_the_cases_of_a_code(self, study_at, signed_in):
        study = study_at("MEASURED")
        both = self.ask(signed_in("vic"), study, field="codes", code="A", by="both").content.decode()
        one = self.ask(signed_in("vic"), study, field="codes", code="B", by="one").content.decode()
        assert [name for name in ("c1", "c2", "c3", "c4") if f"<bdi>{name}</bdi>" in both] == ["c2", "c4"]
        assert [name for name in ("c1", "c2", "c3", "c4") if f"<bdi>{name}</bdi>" in one] == ["c2"]

    @pytest.mark.parametrize(
        "asked",
        [{}, {"field": "nope"}, {"field": "note"}, {"field": "decision", "x": "PASS", "y": "MAYBE"},
         {"field": "decision", "x": "PASS", "y": "FAIL", "pair": "7"},
         {"field": "decision", "x": "PASS", "y": "FAIL", "between": "model-model"}, {"field": "codes", "code": "Z"}],
    )  # fmt: skip
    def test_knows_no_cell_that_the_report_lacks(self, study_at, signed_in, asked):
        assert self.ask(signed_in("vic"), study_at("MEASURED"), **asked).status_code == 404


class TestDownloads:
    def test_gives_the_sealed_document_byte_for_byte(self, study_at, signed_in):
        study = study_at("MEASURED")
        answer = signed_in("vic").get(address(study, "report-document"))
        assert answer.content.decode() == study.reports.get(number=1).document
        assert answer["Content-Disposition"].startswith("attachment")
        assert answer["X-Content-Type-Options"] == "nosniff"

    def test_lists_used_and_excluded_cases_without_answers(self, study_at, signed_in):
        given = {key: value for key, value in LABELS.items() if key != ("c3", "ben")}
        study = study_at("MEASURED", labels=given)
        text = signed_in("vic").get(address(study, "report-units")).content.decode()
        rows = list(csv.DictReader(io.StringIO(text)))
        decisions = {
            row["case_id"]: (row["status"], row["reason"]) for row in rows if row["field"] == "decision"
        }
        assert decisions["c3"] == ("excluded", "only one label")
        assert [case for case, found in decisions.items() if found == ("used", "")] == ["c1", "c2", "c4"]
        assert "PASS" not in text

    @pytest.mark.parametrize("name", ["report-document", "report-units"])
    def test_are_not_there_before_the_seal_nor_for_strangers(self, study_at, signed_in, name):
        study = study_at("CLOSED")
        assert signed_in("vic").get(address(study, name)).status_code == 404
        assert signed_in("eve").get(address(study, name)).status_code == 404
