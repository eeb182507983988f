"""The report page, the cases behind its figures and its downloads."""

import csv
import io

import pytest
from django.urls import reverse

from annotation.models.studies import Study
from annotation.services.reports import seal_report
from annotation.services.studies import close_study
from tests.annotation.services.test_reports import first_document
from tests.studies import ACTOR, LABELS, NOW, SCHEMA, answers, measure


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

    def test_names_nobody_who_always_says_the_same_to_whoever_still_rules(self, study_at, signed_in):
        labels = {
            key: given | {"decision": "PASS"} if key[1] == "ann" else given for key, given in LABELS.items()
        }
        study = study_at("MEASURED", labels=labels)
        ada, vic = (signed_in(name).get(address(study)).content.decode() for name in ("ada", "vic"))
        assert "&#x27;ann&#x27; used one category throughout" in vic
        assert "&#x27;ann&#x27;" not in ada
        assert "An annotator used one category throughout" in ada

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

    def test_lists_the_cases_on_which_labels_part_on_two_codes(self, study_at, signed_in):
        labels = LABELS | {("c3", "ann"): answers("FAIL", 0, "A")}  # against ben's B; c2 has A on both sides
        study = study_at("MEASURED", labels=labels)
        client = signed_in("vic")
        report = client.get(address(study), {"field": "codes"}).content.decode()
        assert "Most confused: " in report
        assert "pair=any&amp;x=A&amp;y=B" in report
        page = self.ask(client, study, field="codes", pair="any", x="A", y="B").content.decode()
        assert "Some gave A, others B" in page
        assert [name for name in ("c1", "c2", "c3", "c4") if f"<bdi>{name}</bdi>" in page] == ["c3"]
        assert self.ask(client, study, field="codes", pair="any", x="A", y="A").status_code == 404

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
        text = signed_in("vic").get(address(study, "report-units")).getvalue().decode()
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


class TestFilters:
    def ask(self, client, study, **asked):
        return client.get(address(study), asked)

    def test_live_in_the_address(self, study_at, signed_in):
        study = study_at("MEASURED")
        page = self.ask(signed_in("vic"), study, field="codes", between="human-human").content.decode()
        assert "Code by code" in page
        assert "Who said what" not in page
        assert '<option value="codes" selected>' in page
        every = self.ask(signed_in("vic"), study, field="all").content.decode()
        assert every.count("in full <span") == 3

    @pytest.mark.parametrize(
        "asked",
        [{"field": "nope"}, {"between": "model-model"}, {"slice": "nope"}, {"width": "7"}, {"report": "2"},
         {"report": "x"}, {"pair": "x"}, {"field": "decision", "pair": "9"}],
    )  # fmt: skip
    def test_for_what_is_not_there_answer_404(self, study_at, signed_in, asked):
        assert self.ask(signed_in("vic"), study_at("MEASURED"), **asked).status_code == 404

    def test_say_how_many_more_doubles_an_interval_wants(self, study_at, signed_in):
        study = study_at("MEASURED")
        narrow = self.ask(signed_in("vic"), study, width="0.1").content.decode()
        assert "narrow the interval of Cohen’s kappa to ±0.05" in narrow


def test_the_threshold_stands_beside_the_gate(study_at, signed_in):
    study = study_at("MEASURED", threshold="0.4", threshold_field="decision")
    page = signed_in("vic").get(address(study)).content.decode()
    assert "kappa of decision at least 0.4; it is 0.50" in page


class TestCost:
    def test_the_page_reads_no_label_however_many_there_are(
        self, study_at, signed_in, django_assert_max_num_queries
    ):
        study = study_at("MEASURED")
        client = signed_in("vic")
        client.get(address(study))
        with django_assert_max_num_queries(100) as few:
            client.get(address(study), {"field": "all"})
        assert not [
            query
            for query in few.captured_queries
            if "annotation_label" in query["sql"] and "answers" in query["sql"]
        ]

    def test_a_cell_reads_the_labels_of_its_own_cases_alone(
        self, study_at, signed_in, django_assert_max_num_queries
    ):
        study = study_at("MEASURED")
        with django_assert_max_num_queries(100) as asked:
            signed_in("vic").get(
                address(study, "report-cases"), {"field": "decision", "x": "PASS", "y": "FAIL"}
            )
        read = [
            query["sql"] for query in asked.captured_queries if '"annotation_label"."answers"' in query["sql"]
        ]
        assert len(read) == 1
        assert " IN " in read[0]


class TestPrintAndPdf:
    def test_the_printable_page_has_every_field_as_tables(self, study_at, signed_in):
        study = study_at("MEASURED")
        page = signed_in("vic").get(address(study, "report-print"), {"field": "all"}).content.decode()
        assert page.count("in full <span") == 3
        assert "report_print.css" in page
        assert "<form" not in page

    def test_on_paper_early_looks_are_stamped_too(self, study_at, signed_in):
        study = study_at("LABELLED")
        mia = signed_in("mia")
        look = f"/api/v1/studies/{study.public_id}/early-look/"
        assert mia.post(look, {"reason": "A doubt."}, content_type="application/json").status_code < 300
        close_study(study=study, actor=ACTOR, now=NOW)
        measure(study)
        for name in ("report", "report-print"):
            page = signed_in("vic").get(address(study, name)).content.decode()
            assert "1 authorised look at labels before the study was closed" in page
            assert "1 authorised look at labels is on record" in page

    def test_without_the_library_a_page_says_how_to_have_pdf(self, study_at, signed_in, monkeypatch):
        monkeypatch.setattr("annotation.services.report_pdf.find_spec", lambda name: None)
        study = study_at("MEASURED")
        answer = signed_in("vic").get(address(study, "report-pdf"))
        assert answer.status_code == 501
        assert "requirements-pdf.txt" in answer.content.decode()
        assert "requirements-pdf.txt" in signed_in("vic").get(address(study)).content.decode()

    @pytest.mark.parametrize("name", ["report-print", "report-pdf"])
    def test_are_not_there_before_the_seal_nor_for_strangers(self, study_at, signed_in, name):
        study = study_at("CLOSED")
        assert signed_in("vic").get(address(study, name)).status_code == 404
        assert signed_in("eve").get(address(study, name)).status_code == 404


class TestMeasuring:
    def test_again_is_for_managers_and_refused_where_it_says_the_same(self, study_at, signed_in):
        study = study_at("MEASURED")
        assert signed_in("eve").post(address(study, "report-measure")).status_code == 404
        assert signed_in("vic").post(address(study, "report-measure")).status_code == 403
        refused = signed_in("mia").post(address(study, "report-measure"))
        assert refused.status_code == 409
        assert "same figures" in refused.content.decode()
        assert signed_in("mia").get(address(study, "report-measure")).status_code == 405

    def test_can_be_stopped_and_asked_for_again(self, study_at, signed_in):
        study = study_at("CLOSED")
        mia = signed_in("mia")
        page = reverse("study", kwargs={"study_id": study.public_id})
        assert "Stop measuring" in mia.get(page).content.decode()
        assert mia.post(address(study, "report-stop")).status_code == 302
        assert "Measuring was stopped" in mia.get(page).content.decode()
        assert mia.post(address(study, "report-measure")).status_code == 302
        assert "next in line" in mia.get(page).content.decode()

    def test_a_later_report_is_shown_on_its_own_address(self, study_at, signed_in):
        study = study_at("CLOSED")
        seal_report(
            study=study, document=first_document(), inputs_sha256="0" * 64, engine_version="1", now=NOW
        )
        study.refresh_from_db()
        mia = signed_in("mia")
        assert "Measure again" in mia.get(address(study)).content.decode()
        assert "Measure again" not in signed_in("vic").get(address(study)).content.decode()
        mia.post(address(study, "report-measure"))
        measure(study)
        later = mia.get(address(study), {"report": "2"}).content.decode()
        assert "report 2, made later over the same labels" in later
        assert "sealed before adjudication" in mia.get(address(study)).content.decode()
        second = mia.get(address(study, "report-document"), {"report": "2"}).content.decode()
        assert second == study.reports.get(number=2).document


class TestSeries:
    def test_shows_each_field_of_every_report_side_by_side(self, study_at, signed_in):
        study = study_at("MEASURED")
        where = reverse("report-series", kwargs={"slug": study.project.slug})
        page = signed_in("vic").get(where).content.decode()
        assert "1 sealed report, oldest first" in page
        assert page.count('class="forest"') == 3
        one = signed_in("vic").get(where, {"field": "score"}).content.decode()
        assert one.count('class="forest"') == 1
        assert signed_in("vic").get(where, {"field": "nope"}).status_code == 404
        assert signed_in("eve").get(where).status_code == 404

    def test_says_so_where_there_is_none(self, study_at, signed_in):
        study = study_at("CLOSED")
        where = reverse("report-series", kwargs={"slug": study.project.slug})
        assert "No report is sealed yet" in signed_in("vic").get(where).content.decode()


def test_the_api_gives_null_and_a_reason_where_nothing_is_defined(study_at, signed_in):
    same = {key: answers("FAIL", 1) for key in LABELS}
    study = study_at("MEASURED", labels=same)
    answer = signed_in("vic").get(reverse("api-report", kwargs={"study_id": study.public_id}))
    assert answer.status_code == 200
    decision = next(field for field in answer.json()["fields"] if field["field"] == "decision")
    kappa = next(measure for measure in decision["measures"] if measure["name"] == "cohen_kappa")
    assert (kappa["value"], kappa["reason"]) == (None, "one_category")
    raw = next(measure for measure in decision["measures"] if measure["name"] == "raw_agreement")
    assert float(raw["value"]) == 1.0


def test_forty_codes_and_names_from_right_to_left_read_well(study_at, signed_in):
    listed = [
        {"code": f"K{index:02d}", "title": f"\u0631\u0645\u0632 {index}", "definition": "d"}
        for index in range(40)
    ]
    given = {
        (case, name): answers("PASS", 1, f"K{index:02d}", "K39") for index, (case, name) in enumerate(LABELS)
    }
    study = study_at("MEASURED", labels=given, taxonomy={"name": "forty", "codes": listed},
                     schema={**SCHEMA, "fields": [{**field, "taxonomy": "forty"} if field["type"] == "codes" else field
                                                  for field in SCHEMA["fields"]]})  # fmt: skip
    for name in ("report", "report-print"):
        page = signed_in("vic").get(address(study, name), {"field": "codes"}).content.decode()
        assert page.count('<th scope="row" dir="auto">\u0631\u0645\u0632') == 40
