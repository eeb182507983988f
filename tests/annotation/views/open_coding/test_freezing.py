"""From the board to a frozen version over HTTP; and boards of many notes."""

import html

import pytest

from annotation.core.open_coding.files import FileNote
from annotation.models.jobs import Job
from annotation.models.open_coding_board import CodeOrigin, DraftCode
from annotation.services.jobs import run_job
from annotation.services.open_coding_files import import_notes
from taxonomy.models.taxonomies import TaxonomyVersion
from tests.annotation.open_coding.sessions import make_coder, make_session, make_version, note
from tests.annotation.views.open_coding.boards import CARD, address, places
from tests.studies import ACTOR, NOW

pytestmark = pytest.mark.django_db


class TestFreezing:
    def reviewed(self, client, session) -> str:
        page = client.get(address(session, "freeze"), {"name": "failures"}).context
        return page["planned"].sha256

    def freeze(self, client, session, **given: str):
        known = {"name": "failures", "reason": "first", "sha256": self.reviewed(client, session)}
        return client.post(address(session, "freeze"), known | given)

    def test_makes_a_version_whose_codes_keep_their_notes(self, session, drafted, signed_in):
        mia = signed_in("mia")
        digest = self.reviewed(mia, session)
        assert self.freeze(mia, session).status_code == 302
        version = TaxonomyVersion.objects.get(taxonomy__name="failures")
        assert (version.state, version.sha256, version.change_reason) == ("frozen", digest, "first")
        origin = CodeOrigin.objects.get()
        assert (origin.code, origin.n_notes, origin.notes.count()) == ("DATE_ADDED", 2, 2)
        page = mia.get(address(session, "freeze")).content.decode()
        assert "from 2 notes" in page

    def test_is_for_managers(self, session, drafted, signed_in):
        signed_in("ann").post(address(session, "open"))
        for name, status in {"ann": 403, "vic": 403, "eve": 404}.items():
            answer = signed_in(name).post(
                address(session, "freeze"), {"name": "f", "reason": "r", "sha256": ""}
            )
            assert answer.status_code == status

    def test_needs_a_reason_a_definition_and_the_board_as_it_was_seen(self, session, drafted, signed_in):
        mia = signed_in("mia")
        assert self.freeze(mia, session, reason=" ").status_code == 422
        assert self.freeze(mia, session, sha256="0" * 64).status_code == 422
        mia.post(address(session, "code", number=drafted.pk), CARD | {"definition": ""})
        answer = self.freeze(mia, session)
        assert answer.status_code == 422
        assert "write a definition first" in answer.content.decode()
        assert not TaxonomyVersion.objects.exists()

    def test_the_next_version_shows_its_difference_and_the_labels_touched(self, session, drafted, signed_in):
        mia = signed_in("mia")
        self.freeze(mia, session)
        mia.post(address(session, "sort"), {"note": places(session)[2:4], "name": "Tone off", "code": "yes"})
        tone = DraftCode.objects.get(code="TONE_OFF")
        mia.post(address(session, "code", number=tone.pk), CARD | {"code": "TONE_OFF", "title": "Tone off"})
        page = mia.get(address(session, "freeze"), {"name": "failures"}).content.decode()
        assert "codes[TONE_OFF]" in page
        assert self.freeze(mia, session).status_code == 302
        second = TaxonomyVersion.objects.get(taxonomy__name="failures", number=2)
        assert list(second.codes.order_by("position").values_list("code", flat=True)) == [
            "DATE_ADDED",
            "TONE_OFF",
        ]
        assert '{"add":"TONE_OFF"}' in second.mapping.document

    def test_codes_that_go_are_retired_or_merged_as_was_said(self, project, session, drafted, signed_in):
        mia = signed_in("mia")
        mia.post(address(session, "sort"), {"note": places(session)[2:4], "name": "Tone off", "code": "yes"})
        tone = DraftCode.objects.get(code="TONE_OFF")
        mia.post(address(session, "code", number=tone.pk), CARD | {"code": "TONE_OFF"})
        self.freeze(mia, session)
        mia.post(address(session, "code", number=tone.pk), {"action": "withdraw"})
        asked = {"name": "failures", "others": "retire"}
        page = mia.get(address(session, "freeze"), asked)
        fates = [(row["code"], row["fate"]) for row in page.context["fates"]]
        assert fates == [("DATE_ADDED", "keep"), ("TONE_OFF", "retire")]
        given = asked | {"reason": "one", "sha256": page.context["planned"].sha256, "fate-DATE_ADDED": "keep"}
        given |= {"fate-TONE_OFF": "into", "into-TONE_OFF": "DATE_ADDED"}
        assert mia.post(address(session, "freeze"), given).status_code == 302
        second = TaxonomyVersion.objects.get(taxonomy__name="failures", number=2)
        assert (
            second.mapping.document == '{"steps":[{"into":"DATE_ADDED","merge":["DATE_ADDED","TONE_OFF"]}]}'
        )

    def test_a_merge_that_leads_nowhere_is_refused_and_freezes_nothing(self, session, drafted, signed_in):
        mia = signed_in("mia")
        self.freeze(mia, session)
        mia.post(address(session, "code", number=drafted.pk), CARD | {"code": "YEAR_ADDED"})
        asked = {"name": "failures", "others": "retire"}
        seen = mia.get(address(session, "freeze"), asked).context["planned"].sha256
        given = asked | {"reason": "one", "sha256": seen}
        given |= {"fate-DATE_ADDED": "into", "into-DATE_ADDED": "YEAR_ADDED"}
        answer = mia.post(address(session, "freeze"), given)
        assert answer.status_code == 422
        assert "a code keeps its key for good" in html.unescape(answer.content.decode())
        assert TaxonomyVersion.objects.count() == 1
        row = answer.context["fates"][0]
        assert (row["fate"], row["into"]) == ("into", "YEAR_ADDED")
        # Codes typed beside a code that is said to be retired are not passed over in silence.
        answer = mia.post(address(session, "freeze"), given | {"fate-DATE_ADDED": "retire"})
        assert "codes are typed beside it" in answer.content.decode()
        assert TaxonomyVersion.objects.count() == 1


class TestOverlap:
    def test_shows_where_two_annotators_meet(self, session, drafted, signed_in):
        page = signed_in("mia").get(address(session, "overlap"))
        assert page.context["pairs"] == [{"one": "noa", "other": "uma", "n_both": 6, "n_same": 6}]
        row = page.context["codes"][0]
        assert row["counts"] == [{"name": "noa", "n": 1}, {"name": "uma", "n": 1}]
        assert (row["n_cases"], row["n_together"]) == (1, 1)
        assert page.context["cases"][-1]["shared"] == ["DATE_ADDED"]


def test_the_board_of_many_notes_opens_in_as_many_queries_as_that_of_few(
    project, session, signed_in, django_assert_max_num_queries
):
    mia = signed_in("mia")
    mia.post(address(session, "sort"), {"note": places(session)[:1], "name": "first"})
    with django_assert_max_num_queries(30) as few:
        mia.get(address(session, "board"))
    for name in ("oda", "pia", "quy"):
        coder = make_coder(project, name)
        for position in range(1, 21):
            note(session, position, coder, f"Note {position} of {name}.")
    for number in range(12):
        given = {"note": places(session)[number * 4 : number * 4 + 6], "name": f"cluster {number}"}
        mia.post(address(session, "sort"), given)
    with django_assert_max_num_queries(30) as many:
        mia.get(address(session, "board"))
    assert len(many) == len(few)


def test_two_thousand_notes_open_a_page_at_a_time_and_are_compared_in_a_job(
    project, signed_in, django_assert_max_num_queries
):
    make_version(project, 400)
    session = make_session(project, 400)
    ids = list(session.sample.order_by("position").values_list("case__external_id", flat=True))
    kinds = ("adds a date", "ends generic", "piles up hashtags", "acts early", "tells rumours")
    notes = [
        FileNote(
            number * 400 + row, case, "", f"coder {number}", f"This one {kinds[row % 5]}, {row}.", "FAIL", ()
        )
        for number in range(5)
        for row, case in enumerate(ids, start=1)
    ]
    given = {
        "annotator": lambda name: make_coder(project, name),
        "source": "notes",
        "actor": ACTOR,
        "now": NOW,
    }
    assert import_notes(session=session, notes=notes, **given).n_added == 2000
    mia = signed_in("mia")
    with django_assert_max_num_queries(30):
        page = mia.get(address(session, "board"))
    assert len(page.context["columns"]["inbox"]["items"]) == 40
    assert len(page.content) < 150_000
    mia.post(address(session, "suggest"), {"threshold": "0.7"})
    job = Job.objects.get(kind="suggest-clusters")
    run_job(job_id=job.pk, clock=lambda: NOW)
    job.refresh_from_db()
    assert (job.state, job.n_done, job.n_total) == ("done", 2000, 2000)
    with django_assert_max_num_queries(30):
        mia.get(address(session, "board"))
