"""The pages after the rulings, and consensus sessions."""

import pytest

from annotation.models.adjudication import AdjudicationSession, Position
from annotation.models.rulings import GapResolution, Ruling
from tests.annotation.views.test_adjudication import HOSTILE
from tests.annotation.views.test_adjudication_pages import CASE_FORM, at, rule


class TestAfter:
    @pytest.fixture
    def ruled(self, study_at):
        return study_at("ADJUDICATED")

    def test_says_who_was_upheld(self, ruled, signed_in):
        page = signed_in("vic").get(at(ruled, "adjudication-outcome")).content.decode()
        assert "2 rulings: who was upheld" in page
        assert "sealed report" in page

    def test_names_nobody_to_an_adjudicator_with_cases_left(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        rule(client, study)
        mine, theirs = (
            signed_in(who).get(at(study, "adjudication-outcome")).content.decode() for who in ("ada", "vic")
        )
        assert ("<bdi>ann</bdi>" in theirs, "<bdi>ann</bdi>" in mine) == (True, False)
        assert "By code and category" not in mine
        assert "One ruling: who was upheld" in mine

    def test_shows_each_annotator_their_own_differences_alone(self, ruled, signed_in):
        ann = signed_in("ann").get(at(ruled, "adjudication-differences")).content.decode()
        ben = signed_in("ben").get(at(ruled, "adjudication-differences")).content.decode()
        assert "On 2 cases the ruling differed from you" in ann
        assert "PASS" in ann
        assert "On one case the ruling differed from you" in ben
        assert "<bdi>ann</bdi>" not in ben
        assert "<bdi>ben</bdi>" not in ann

    @pytest.mark.parametrize("name", ["vic", "mia", "ada", "eve"])
    def test_differences_are_for_who_labelled(self, ruled, signed_in, name):
        assert signed_in(name).get(at(ruled, "adjudication-differences")).status_code == 404

    def test_differences_wait_for_the_last_ruling(self, study_at, signed_in):
        study = study_at("MEASURED")
        assert signed_in("ann").get(at(study, "adjudication-differences")).status_code == 409

    def test_gaps_are_closed_with_a_word(self, study_at, signed_in):
        study, client = study_at("MEASURED"), signed_in("ada")
        rule(client, study, reason="guideline_gap", note=HOSTILE, flags_guideline="on")
        page = client.get(at(study, "adjudication-gaps")).content.decode()
        assert "One gap in the guideline" in page
        assert "<img src=x" not in page
        ruling = Ruling.objects.get()
        assert signed_in("vic").post(at(study, "adjudication-gaps"), {"ruling": ruling.pk}).status_code == 403
        client.post(at(study, "adjudication-gaps"), {"ruling": ruling.pk, "note": " "})
        assert not GapResolution.objects.exists()
        client.post(at(study, "adjudication-gaps"), {"ruling": ruling.pk, "note": "Said in clause 4."})
        assert GapResolution.objects.get().note == "Said in clause 4."
        assert (
            "Every gap in the guideline is closed"
            in client.get(at(study, "adjudication-gaps")).content.decode()
        )
        assert client.post(at(study, "adjudication-gaps"), {"ruling": "x"}).status_code == 404

    @pytest.mark.parametrize("name", ["adjudication-outcome", "adjudication-gaps", "adjudication-suspects"])
    def test_comes_after_the_report_and_not_to_strangers(self, study_at, signed_in, name):
        study = study_at("CLOSED")
        assert signed_in("ada").get(at(study, name)).status_code == 409
        for who in ("eve", "ann"):
            assert signed_in(who).get(at(study, name)).status_code == 404


class TestConsensus:
    @pytest.fixture
    def study(self, study_at):
        return study_at("MEASURED")

    @pytest.fixture
    def session(self, study, signed_in):
        signed_in("ada").post(at(study, "consensus-sessions"))
        return AdjudicationSession.objects.get()

    def case(self, study, session, case_id="c3"):
        case = study.cases.get(case__external_id=case_id)
        return at(study, "consensus-case", session_id=session.public_id, case_id=case.public_id)

    def test_runs_from_positions_to_the_chairs_ruling(self, study, session, signed_in):
        address = self.case(study, session)
        page = signed_in("ann").get(address).content.decode()
        assert ('<bdi class="muted">ann</bdi>' in page, '<bdi class="muted">ben</bdi>' in page) == (
            True,
            True,
        )
        for name, side in (("ann", "X"), ("ben", "Y")):
            signed_in(name).post(address, {"take-score": side, "note": f"Why {name}."})
        assert "Why ben." in signed_in("ann").get(address).content.decode()
        chair = signed_in("ada")
        assert chair.post(address, CASE_FORM).status_code == 302
        assert Ruling.objects.get().session == session

    def test_hides_a_position_until_all_are_in(self, study, session, signed_in):
        address = self.case(study, session)
        signed_in("ann").post(address, {"take-score": "X", "note": "Why ann."})
        for name in ("ben", "ada"):
            assert "Why ann." not in signed_in(name).get(address).content.decode()
        assert signed_in("ada").post(address, CASE_FORM).status_code == 422

    def test_asks_for_a_value_in_each_field(self, study, session, signed_in):
        answer = signed_in("ann").post(self.case(study, session), {})
        assert (answer.status_code, Position.objects.count()) == (422, 0)

    @pytest.mark.parametrize("name", ["eve", "vic", "mia"])
    def test_is_not_there_for_others(self, study, session, signed_in, name):
        session_address = at(study, "consensus-session", session_id=session.public_id)
        assert signed_in(name).get(session_address).status_code == 404
        assert signed_in(name).get(self.case(study, session)).status_code == 404
        assert signed_in(name).post(session_address + "close/").status_code == 404

    def test_is_closed_by_its_chair_alone(self, study, session, signed_in):
        address = at(study, "consensus-close", session_id=session.public_id)
        assert signed_in("ann").post(address).status_code == 403
        signed_in("ada").post(address)
        session.refresh_from_db()
        assert session.closed_at

    def test_shows_no_labels_of_agreed_cases_nor_any_more_once_closed(self, study, session, signed_in):
        assert signed_in("ann").get(self.case(study, session, "c1")).status_code == 404
        signed_in("ada").post(at(study, "consensus-close", session_id=session.public_id))
        assert signed_in("ann").get(self.case(study, session)).status_code == 404

    def test_an_annotator_cannot_open_one(self, study, signed_in):
        assert signed_in("ann").post(at(study, "consensus-sessions")).status_code == 403
        assert not AdjudicationSession.objects.exists()
