"""The pages of open coding up to the board: who may open them, what they keep, what they never show."""

import pytest
from django.urls import reverse

from annotation.models.open_coding import NoteDraft, NoteRevision, OpenCodingSession
from annotation.models.projects import Annotator
from tests.annotation.open_coding.sessions import make_coder, make_session, make_version, note

pytestmark = pytest.mark.django_db


@pytest.fixture
def session(project) -> OpenCodingSession:
    return make_session(project)


def address(session: OpenCodingSession, name: str = "session", **keys: object) -> str:
    return reverse(f"open-coding-{name}", kwargs={"session_id": session.public_id, **keys})


def own(project, signed_in, name: str) -> Annotator:
    """The annotator of somebody of the cast."""
    signed_in(name).post(address(project.open_coding_sessions.first(), "draft", position=1))
    return Annotator.objects.get(project=project, user__username=name)


class TestWhoMayOpenThem:
    def test_members_read_and_strangers_find_nothing(self, session, signed_in):
        for name, status in {"mia": 200, "vic": 200, "ann": 200, "eve": 404}.items():
            assert signed_in(name).get(address(session)).status_code == status
            listed = signed_in(name).get(reverse("open-coding", args=[session.project.slug]))
            assert listed.status_code == status

    def test_only_managers_start_a_session(self, project, signed_in):
        make_version(project)
        for name, status in {"mia": 200, "ann": 403, "vic": 403, "eve": 404}.items():
            assert signed_in(name).get(reverse("open-coding-new", args=[project.slug])).status_code == status

    def test_only_annotators_note_a_case(self, session, signed_in):
        given = {"text": "Seen.", "verdict": "PASS"}
        for name, status in {"mia": 403, "ada": 403, "vic": 403, "eve": 404, "ann": 302}.items():
            answer = signed_in(name).post(address(session, "case", position=1), given)
            assert answer.status_code == status, name
        assert NoteRevision.objects.count() == 1


class TestStarting:
    def test_draws_the_sample_that_was_asked_for(self, project, signed_in):
        version = make_version(project)
        mia = signed_in("mia")
        given = {
            "name": "Look",
            "version": version.pk,
            "n": 10,
            "seed": 3,
            "stratify_by": "metadata.language",
        }
        answer = mia.post(reverse("open-coding-new", args=[project.slug]), given)
        session = OpenCodingSession.objects.get()
        assert answer.url == address(session)
        page = mia.get(answer.url).content.decode()
        assert "seed 3" in page
        assert session.sample_sha256 in page

    def test_a_path_that_no_case_has_is_refused_beside_its_field(self, project, signed_in):
        version = make_version(project)
        given = {"name": "Look", "version": version.pk, "n": 10, "seed": 3, "stratify_by": "metadata.planet"}
        answer = signed_in("mia").post(reverse("open-coding-new", args=[project.slug]), given)
        assert answer.status_code == 422
        assert "No case of posts 1 has &#x27;metadata.planet&#x27;." in answer.content.decode()
        assert not OpenCodingSession.objects.exists()


class TestCoding:
    def test_a_kept_note_leads_to_the_next_case_without_one(self, session, signed_in):
        ann = signed_in("ann")
        answer = ann.post(
            address(session, "case", position=2), {"text": "A year is added.", "verdict": "FAIL"}
        )
        assert answer.url == address(session, "case", position=3)
        kept = NoteRevision.objects.get()
        assert (kept.text, kept.verdict, kept.revision, kept.saw_board) == (
            "A year is added.",
            "FAIL",
            1,
            False,
        )

    def test_after_the_last_case_the_open_ones_come(self, session, signed_in):
        ann = signed_in("ann")
        answer = ann.post(address(session, "case", position=20), {"text": "Seen.", "verdict": "PASS"})
        assert answer.url == address(session, "case", position=1)

    def test_a_refused_note_keeps_what_was_typed(self, session, signed_in):
        answer = signed_in("ann").post(address(session, "case", position=1), {"text": "<b>typed</b>"})
        assert answer.status_code == 422
        assert "Choose PASS or FAIL." in answer.content.decode()
        assert "&lt;b&gt;typed&lt;/b&gt;" in answer.content.decode()

    def test_a_note_is_as_long_as_the_browser_counted_it(self, session, signed_in):
        text = "seen\n" * 199 + "twice"
        posted = {"text": text.replace("\n", "\r\n"), "verdict": "FAIL"}
        ann = signed_in("ann")
        assert ann.post(address(session, "draft", position=1), posted).status_code == 200
        assert NoteDraft.objects.get().text == text
        assert ann.post(address(session, "case", position=1), posted).status_code == 302
        assert NoteRevision.objects.get().text == text

    def test_a_note_changed_elsewhere_is_shown_beside_what_was_typed(self, session, signed_in):
        ann = signed_in("ann")
        place = address(session, "case", position=1)
        for text in ("First.", "Second."):
            ann.post(place, {"text": text, "verdict": "PASS"})
        stale = ann.post(place, {"text": "Third.", "verdict": "FAIL", "revision": 1})
        assert stale.status_code == 409
        page = stale.content.decode()
        assert "Second." in page
        assert "Third." in page
        assert NoteRevision.objects.count() == 2
        assert ann.post(place, {"text": "Third.", "verdict": "FAIL", "revision": 2}).status_code == 302

    def test_a_draft_comes_back_and_goes_with_the_note(self, session, signed_in):
        ann = signed_in("ann")
        kept = ann.post(address(session, "draft", position=1), {"text": "half a thou", "verdict": "FAIL"})
        assert kept.status_code == 200
        page = ann.get(address(session, "case", position=1)).content.decode()
        assert "half a thou</textarea>" in page
        ann.post(address(session, "case", position=1), {"text": "A whole thought.", "verdict": "FAIL"})
        assert not NoteDraft.objects.exists()

    def test_the_producer_is_shown_nowhere(self, session, signed_in):
        for place in (address(session), address(session, "case", position=1)):
            assert "hidden-model" not in signed_in("ann").get(place).content.decode()


class TestHints:
    def test_name_the_words_that_read_like_a_cause(self, session, signed_in):
        answer = signed_in("ann").post(
            address(session, "hints", position=1), {"text": "It invents a date because the prompt is weak"}
        )
        assert "”, “<bdi>the prompt is</bdi>” read like a cause" in answer.content.decode()

    def test_refuse_nothing(self, session, signed_in):
        given = {"text": "It invents a date because the prompt is weak", "verdict": "FAIL"}
        assert signed_in("ann").post(address(session, "case", position=1), given).status_code == 302
        shown = signed_in("ann").get(address(session, "case", position=1)).content.decode()
        assert "You may keep the note as it is." in shown

    def test_offer_own_earlier_notes_and_nobody_elses(self, project, session, signed_in):
        ann = own(project, signed_in, "ann")
        note(session, 1, ann, "Gives a year that no source fact has.")
        note(session, 1, make_coder(project, "other"), "Gives a year that the source lacks, says the other.")
        found = signed_in("ann").post(address(session, "hints", position=2), {"text": "Gives a year that"})
        page = found.content.decode()
        assert 'data-use="Gives a year that no source fact has."' in page
        assert "the other" not in page


class TestReading:
    def test_those_who_do_not_code_read_a_case_with_what_was_noted(self, project, session, signed_in):
        note(session, 1, make_coder(project, "other"), "Seen by the other.")
        page = signed_in("mia").get(address(session, "case", position=1)).content.decode()
        assert "Seen by the other." in page
        assert 'id="noting"' not in page
        assert signed_in("mia").get(address(session, "case", position=99)).status_code == 404


class TestHome:
    def test_an_annotator_is_led_to_the_sample_until_it_is_coded(self, project, signed_in):
        session = make_session(project, n=1)
        ann = signed_in("ann")
        home = reverse("project", args=[project.slug])
        assert "A sample waits to be coded" in ann.get(home).content.decode()
        ann.post(address(session, "case", position=1), {"text": "Seen.", "verdict": "PASS"})
        assert "waits to be coded" not in ann.get(home).content.decode()
        assert "waits to be coded" not in signed_in("mia").get(home).content.decode()


class TestBlindness:
    def test_a_coder_reads_nothing_of_the_others_before_opening_the_board(self, project, session, signed_in):
        note(session, 1, make_coder(project, "other"), "CANARY of the other.")
        ann = signed_in("ann")
        for place in (
            address(session),
            address(session, "case", position=1),
            reverse("open-coding", args=[project.slug]),
        ):
            page = ann.get(place).content.decode()
            assert "CANARY" not in page
            assert ">other<" not in page
        for name in ("board", "overlap", "freeze"):
            answer = ann.get(address(session, name))
            assert answer.status_code == 409
            assert "CANARY" not in answer.content.decode()
        assert ann.get(address(session, "suggesting")).status_code == 409

    def test_opening_is_for_good_and_marks_later_notes(self, project, session, signed_in):
        note(session, 1, make_coder(project, "other"), "CANARY of the other.")
        ann = signed_in("ann")
        ann.post(address(session, "case", position=1), {"text": "Before.", "verdict": "PASS"})
        assert ann.post(address(session, "open")).url == address(session, "board")
        assert "CANARY" in ann.get(address(session, "board")).content.decode()
        ann.post(address(session, "case", position=2), {"text": "After.", "verdict": "PASS"})
        marks = dict(NoteRevision.objects.values_list("text", "saw_board"))
        assert marks["Before."] is False
        assert marks["After."] is True

    def test_those_who_do_not_code_read_the_board_at_once(self, project, session, signed_in):
        note(session, 1, make_coder(project, "other"), "CANARY of the other.")
        for name in ("mia", "vic", "ada"):
            assert "CANARY" in signed_in(name).get(address(session, "board")).content.decode()
