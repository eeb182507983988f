"""The board over HTTP: sorting, clusters, cards, suggestions, and who may do which."""

import pytest

from annotation.models.audit import AuditEvent
from annotation.models.jobs import Job
from annotation.models.open_coding_board import Cluster, ClusterSuggestion, DraftCode
from annotation.selectors.open_coding_board import board_of
from annotation.services.jobs import run_job
from tests.annotation.open_coding.sessions import make_coder, make_session, note
from tests.annotation.views.open_coding.boards import CARD, address, places
from tests.studies import NOW

pytestmark = pytest.mark.django_db


class TestWhoMaySort:
    def test_managers_and_annotators_past_the_blind_sort_and_others_do_not(self, session, signed_in):
        given = {"note": places(session)[:1], "name": "one"}
        signed_in("ann").post(address(session, "open"))
        for name, status in {"mia": 302, "ann": 302, "ben": 403, "ada": 403, "vic": 403, "eve": 404}.items():
            assert signed_in(name).post(address(session, "sort"), given).status_code == status, name

    def test_a_note_of_another_session_is_refused(self, project, session, signed_in):
        other = make_session(project, name="second look")
        foreign = note(other, 1, make_coder(project, "uma")).note_id
        answer = signed_in("mia").post(address(session, "sort"), {"note": [f"{foreign}:"], "name": "x"})
        assert answer.status_code == 422
        assert "no note of this session" in answer.content.decode()
        assert not Cluster.objects.exists()


class TestSorting:
    def test_notes_move_from_cluster_to_cluster_or_stand_in_both(self, session, signed_in):
        mia = signed_in("mia")
        mia.post(address(session, "sort"), {"note": places(session)[:3], "name": " Dates  added "})
        first = Cluster.objects.get()
        assert first.name == "Dates added"
        assert first.members.count() == 3
        mia.post(address(session, "sort"), {"note": places(session, first)[:1], "name": "Years"})
        second = Cluster.objects.get(name="Years")
        assert (first.members.count(), second.members.count()) == (2, 1)
        mia.post(
            address(session, "sort"), {"note": places(session, first)[:1], "name": "Years", "keep": "yes"}
        )
        assert (first.members.count(), second.members.count()) == (2, 2)
        mia.post(address(session, "sort"), {"note": places(session, first), "to": "inbox"})
        assert (first.members.count(), second.members.count()) == (0, 2)

    def test_each_note_leaves_the_cluster_that_it_was_chosen_from_and_no_other(self, session, signed_in):
        mia = signed_in("mia")
        mia.post(address(session, "sort"), {"note": places(session)[:2], "name": "one"})
        mia.post(address(session, "sort"), {"note": places(session)[:2], "name": "two"})
        one, two = Cluster.objects.order_by("name")
        first, second = places(session, one)
        chosen = [first, second.replace(f":{one.pk}", f":{two.pk}")]
        mia.post(address(session, "sort"), {"note": chosen, "name": "three"})
        left = {cluster.name: cluster.members.count() for cluster in Cluster.objects.all()}
        assert left == {"one": 1, "two": 1, "three": 2}

    def test_a_cluster_is_renamed_merged_and_dissolved(self, session, signed_in):
        mia = signed_in("mia")
        for name, chosen in (("one", places(session)[:2]), ("two", places(session)[1:4])):
            mia.post(address(session, "sort"), {"note": chosen, "name": name})
        one, two = Cluster.objects.order_by("name")
        taken = mia.post(address(session, "cluster", number=one.pk), {"action": "rename", "name": "two"})
        assert taken.status_code == 422
        mia.post(address(session, "cluster", number=one.pk), {"action": "rename", "name": "uno"})
        mia.post(address(session, "cluster", number=two.pk), {"action": "merge", "into": one.pk})
        assert [(cluster.name, cluster.members.count()) for cluster in Cluster.objects.all()] == [("uno", 4)]
        mia.post(address(session, "cluster", number=one.pk), {"action": "dissolve"})
        assert not Cluster.objects.exists()

    def test_a_cluster_made_while_the_board_is_read_is_shown_next_time(self, session, signed_in, monkeypatch):
        mia = signed_in("mia")
        mia.post(address(session, "sort"), {"note": places(session)[:1], "name": "one"})
        with monkeypatch.context() as earlier:
            earlier.setattr(Cluster.objects, "filter", lambda **asked: Cluster.objects.none())
            board = board_of(session)
        assert (board.groups, len(board.inbox)) == ([], len(board.notes))
        assert len(board_of(session).groups) == 1

    def test_the_script_gets_the_board_and_not_a_page(self, session, signed_in):
        given = {"note": places(session)[:1], "name": "one"}
        answer = signed_in("mia").post(address(session, "sort"), given, headers={"HX-Request": "true"})
        page = answer.content.decode()
        assert answer.status_code == 200
        assert "<html" not in page
        assert 'data-column="clusters"' in page

    def test_hostile_names_are_shown_as_they_are(self, session, signed_in):
        name = '"><img src=x onerror=alert(1)> {{7*7}}'
        mia = signed_in("mia")
        mia.post(address(session, "sort"), {"note": places(session)[:1], "name": name})
        for place in (
            address(session, "board"),
            address(session, "cluster", number=Cluster.objects.get().pk),
        ):
            page = mia.get(place).content.decode()
            assert "<img src=x" not in page
            assert "{{7*7}}" in page


class TestCards:
    def test_a_card_is_written_and_withdrawn(self, session, drafted, signed_in):
        assert (drafted.code, drafted.requires_note, drafted.avoid_when) == ("DATE_ADDED", True, "a")
        page = signed_in("mia").get(address(session, "board")).content.decode()
        assert "A date that no source has." in page
        assert "first at case 1, last at 1" in page
        signed_in("mia").post(address(session, "code", number=drafted.pk), {"action": "withdraw"})
        assert not DraftCode.objects.exists()
        assert Cluster.objects.get().members.count() == 2

    def test_lines_end_as_they_do_in_the_library(self, session, drafted, signed_in):
        mia, place = signed_in("mia"), address(session, "code", number=drafted.pk)
        assert mia.post(place, CARD | {"definition": "One.\r\nTwo."}).status_code == 302
        drafted.refresh_from_db()
        assert drafted.definition == "One.\nTwo."

    def test_a_code_that_labels_could_not_carry_is_refused(self, session, drafted, signed_in):
        answer = signed_in("mia").post(address(session, "code", number=drafted.pk), CARD | {"code": "7 up"})
        assert answer.status_code == 422
        assert "starts with a letter" in answer.content.decode()

    def test_a_card_that_somebody_else_wrote_meanwhile_is_shown_and_not_written_over(
        self, session, drafted, signed_in
    ):
        mia = signed_in("mia")
        place = address(session, "code", number=drafted.pk)
        seen = mia.get(place).context["seen"]
        mia.post(place, CARD | {"definition": "Theirs.", "seen": seen})
        stale = mia.post(place, CARD | {"definition": "Mine.", "seen": seen})
        assert stale.status_code == 409
        assert "Theirs." in stale.content.decode()
        assert "Mine." in stale.content.decode()
        assert (
            mia.post(place, CARD | {"definition": "Mine.", "seen": stale.context["seen"]}).status_code == 302
        )
        assert DraftCode.objects.get().definition == "Mine."


class TestSuggestions:
    def test_come_from_a_job_and_apply_only_when_confirmed(self, session, signed_in):
        mia = signed_in("mia")
        mia.post(address(session, "suggest"), {"threshold": "0.7"})
        job = Job.objects.get(kind="suggest-clusters")
        page = mia.get(address(session, "board")).content.decode()
        assert "data-poll" in page
        run_job(job_id=job.pk, clock=lambda: NOW)
        job.refresh_from_db()
        assert (job.state, job.n_done, job.n_total) == ("done", 12, 12)
        page = mia.get(address(session, "board")).content.decode()
        assert "read alike and could be a cluster" in page
        assert "seed 7" in page
        assert not Cluster.objects.exists()
        suggestion = ClusterSuggestion.objects.get()
        mia.post(address(session, "suggestion", number=suggestion.pk), {"answer": "confirm", "name": "Years"})
        assert Cluster.objects.get().members.count() == 12
        again = mia.post(address(session, "suggestion", number=suggestion.pk), {"answer": "reject"})
        assert again.status_code == 422

    def test_a_rejected_one_changes_nothing(self, session, signed_in):
        mia = signed_in("mia")
        mia.post(address(session, "suggest"), {"threshold": "0.7"})
        run_job(job_id=Job.objects.get(kind="suggest-clusters").pk, clock=lambda: NOW)
        mia.post(
            address(session, "suggestion", number=ClusterSuggestion.objects.get().pk), {"answer": "reject"}
        )
        assert not Cluster.objects.exists()
        assert "Every suggestion is answered" in mia.get(address(session, "board")).content.decode()

    def test_a_job_is_cancelled(self, session, signed_in):
        mia = signed_in("mia")
        mia.post(address(session, "suggest"), {"threshold": "0.7"})
        mia.post(address(session, "suggest"), {"action": "cancel"})
        assert Job.objects.get(kind="suggest-clusters").state == "cancelled"
        mia.post(address(session, "suggest"), {"threshold": "0.7"})
        assert Job.objects.get(kind="suggest-clusters").state == "queued"


def test_the_notes_leave_as_a_file_for_those_past_the_blind(session, signed_in):
    assert signed_in("ann").get(address(session, "notes")).status_code == 409
    answer = signed_in("vic").get(address(session, "notes"))
    assert "attachment" in answer["Content-Disposition"]
    assert len(answer.content.splitlines()) == 12


def test_the_ledger_names_no_cluster_or_code_that_a_blind_coder_could_read(session, drafted, signed_in):
    mia = signed_in("mia")
    other = Cluster.objects.create(session=session, name="CANARY two", created_at=NOW)
    cluster = drafted.cluster
    mia.post(address(session, "cluster", number=cluster.pk), {"action": "rename", "name": "CANARY one"})
    mia.post(address(session, "code", number=drafted.pk), CARD | {"code": "CANARY"})
    mia.post(address(session, "code", number=drafted.pk), {"action": "withdraw"})
    mia.post(address(session, "cluster", number=other.pk), {"action": "merge", "into": cluster.pk})
    mia.post(address(session, "cluster", number=cluster.pk), {"action": "dissolve"})
    written = "".join(AuditEvent.objects.values_list("event", flat=True))
    assert written.count('"action":"open_coding.') > 20
    assert "CANARY" not in written
    assert "Date added" not in written
