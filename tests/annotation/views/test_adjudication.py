"""The adjudication queue and the page on which a case is ruled."""

import pytest
from django.urls import reverse

from annotation.models.projects import Role
from annotation.models.studies import Study
from annotation.selectors.adjudication import case_records

HOSTILE = '"><img src=x onerror=alert(1)>{{7*7}}'


def queue_address(study: Study) -> str:
    return reverse("adjudication", kwargs={"study_id": study.public_id})


def case_address(study: Study, case_id: str) -> str:
    case = study.cases.get(case__external_id=case_id)
    return reverse("adjudication-case", kwargs={"study_id": study.public_id, "case_id": case.public_id})


def letter_of(study: Study, case_id: str, annotator: str) -> str:
    record = next(found for found in case_records(study) if found.case_id == case_id)
    return next(side.letter for side in record.sides if side.annotator == annotator)


class TestQueue:
    def test_puts_the_lowest_agreement_first(self, study_at, signed_in):
        page = signed_in("ada").get(queue_address(study_at("MEASURED"))).content.decode()
        assert "2 disagreements wait" in page
        assert page.index("<bdi>c2</bdi>") < page.index("<bdi>c3</bdi>")
        assert "<bdi>c1</bdi>" not in page

    def test_comes_too_early_before_the_report(self, study_at, signed_in):
        assert signed_in("ada").get(queue_address(study_at("CLOSED"))).status_code == 409

    @pytest.mark.parametrize("name", ["ann", "eve"])
    def test_is_not_there_for_annotators_and_strangers(self, study_at, signed_in, name):
        study = study_at("MEASURED")
        assert signed_in(name).get(queue_address(study)).status_code == 404
        assert signed_in(name).get(case_address(study, "c2")).status_code == 404
        assert signed_in(name).post(case_address(study, "c2")).status_code == 404


class TestCasePage:
    def test_names_nobody_before_the_ruling(self, study_at, signed_in):
        page = signed_in("ada").get(case_address(study_at("MEASURED"), "c2")).content.decode()
        assert "PASS" in page
        assert "FAIL" in page
        assert "<bdi>ann</bdi>" not in page
        assert "<bdi>ben</bdi>" not in page
        assert " checked>" not in page.split('id="reason"')[0]

    def test_stores_a_ruling_and_goes_on_to_the_next_case(self, study_at, signed_in):
        study = study_at("MEASURED")
        letter = letter_of(study, "c2", "ben")
        form = {"take-decision": letter, "take-codes": letter, "reason": "annotator_slip", "note": "Clear."}
        answer = signed_in("ada").post(case_address(study, "c2"), form)
        assert answer.status_code == 302
        assert answer["Location"] == case_address(study, "c3")
        record = next(found for found in case_records(study) if found.case_id == "c2")
        assert record.ruled == {"decision": "FAIL", "codes": ["A", "B"]}
        page = signed_in("ada").get(case_address(study, "c2")).content.decode()
        assert f"{letter} was <bdi>ben</bdi>" in page

    def test_settles_the_study_with_the_last_ruling(self, study_at, signed_in):
        study = study_at("MEASURED")
        client = signed_in("ada")
        client.post(
            case_address(study, "c2"), {"take-decision": "X", "take-codes": "X", "reason": "subjective"}
        )
        answer = client.post(case_address(study, "c3"), {"take-score": "Y", "reason": "subjective"})
        study.refresh_from_db()
        assert study.state == "ADJUDICATED"
        assert answer["Location"] == queue_address(study)

    def test_takes_an_own_value_with_a_note(self, study_at, signed_in):
        study = study_at("MEASURED")
        form = {"take-score": "own", "own-score": "1", "reason": "edge_case", "note": "Half of it holds."}
        assert signed_in("ada").post(case_address(study, "c3"), form).status_code == 302
        assert case_records(study)[2].ruled == {"score": 1}

    def test_asks_for_the_note_beside_its_field_and_keeps_the_input(self, study_at, signed_in):
        study = study_at("MEASURED")
        form = {"take-score": "own", "own-score": "1", "reason": "edge_case", "guideline_clause": "#kept"}
        answer = signed_in("ada").post(case_address(study, "c3"), form)
        page = answer.content.decode()
        assert answer.status_code == 422
        assert '<p class="error" id="note-error">a value that nobody gave needs a note' in page
        assert 'value="#kept"' in page
        assert '<option value="1" selected>' in page
        assert not study.cases.get(case__external_id="c3").rulings.exists()

    def test_marks_each_field_that_is_missing(self, study_at, signed_in):
        study = study_at("MEASURED")
        page = signed_in("ada").post(case_address(study, "c2"), {"take-decision": "X"}).content.decode()
        assert 'id="error-codes"' in page
        assert 'id="error-decision"' not in page
        assert "Choose a reason." in page

    def test_refuses_whoever_labelled_the_case(self, study_at, signed_in, project):
        study = study_at("MEASURED")
        project.memberships.create(user=project.annotators.get(pseudonym="ann").user, role=Role.ADJUDICATOR)
        client = signed_in("ann")
        page = client.get(case_address(study, "c3")).content.decode()
        assert "You labelled this case" in page
        assert "Rule and next" not in page
        answer = client.post(case_address(study, "c3"), {"take-score": "X", "reason": "subjective"})
        assert answer.status_code == 422
        assert not study.cases.get(case__external_id="c3").rulings.exists()

    @pytest.mark.parametrize("name", ["mia", "vic"])
    def test_lets_only_adjudicators_rule(self, study_at, signed_in, name):
        study = study_at("MEASURED")
        assert "Only an adjudicator" in signed_in(name).get(case_address(study, "c3")).content.decode()
        answer = signed_in(name).post(case_address(study, "c3"), {"take-score": "X", "reason": "subjective"})
        assert answer.status_code == 403

    def test_writes_nothing_on_get(self, study_at, signed_in, project):
        study = study_at("MEASURED")
        before = project.annotators.count()
        signed_in("ada").get(case_address(study, "c3"))
        signed_in("ada").get(queue_address(study))
        assert project.annotators.count() == before

    def test_shows_hostile_input_literally(self, study_at, signed_in):
        study = study_at("MEASURED")
        form = {"take-score": "own", "own-score": HOSTILE, "note": HOSTILE, "guideline_clause": HOSTILE}
        page = signed_in("ada").post(case_address(study, "c3"), form).content.decode()
        assert "<img src=x" not in page
        assert "&lt;img src=x" in page
        assert "49" not in page.split('id="id_note"')[1].split("</textarea>")[0]

    def test_refuses_a_form_without_its_token(self, study_at, signed_in):
        client = signed_in("ada", enforce_csrf=True)
        assert client.post(case_address(study_at("MEASURED"), "c3"), {}).status_code == 403
