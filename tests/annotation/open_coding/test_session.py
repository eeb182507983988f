"""A sample is the same wherever it is drawn; notes are revisions under digests; acts stand in the ledger."""

from collections import Counter

import pytest

from annotation.models.audit import AuditEvent
from annotation.models.open_coding import NoteDraft, NoteRevision
from annotation.services.open_coding import (
    OpenCodingRefused,
    note_case,
    open_board,
    save_draft,
    start_session,
)
from taxonomy.digest import sha256_of
from tests.annotation.open_coding.sessions import make_coder, make_session, make_version, note
from tests.studies import ACTOR, NOW, make_project

pytestmark = pytest.mark.django_db


def drawn(session) -> list[str]:
    return list(session.sample.order_by("position").values_list("case__external_id", flat=True))


class TestSample:
    def test_the_same_seed_draws_the_same_in_another_project(self):
        one = make_session(make_project("one"), n=8)
        other = make_session(make_project("other"), n=8)
        assert drawn(one) == drawn(other)
        assert one.sample_sha256 == other.sample_sha256

    def test_another_seed_draws_and_orders_otherwise(self):
        project = make_project()
        assert drawn(make_session(project, n=8)) != drawn(make_session(project, n=8, name="b", seed=8))

    def test_strata_are_drawn_in_proportion(self):
        session = make_session(make_project(), n=10, stratify_by="metadata.language")
        counts = Counter(session.sample.values_list("stratum", flat=True))
        assert counts == dict.fromkeys(("en", "de", "fr", "es", "it"), 2)

    def test_outputs_are_drawn_where_there_are_any_and_cases_else(self):
        assert make_session(make_project()).sample.filter(output=None).count() == 0
        project = make_project("bare")
        make_version(project, with_outputs=False)
        assert make_session(project).sample.exclude(output=None).count() == 0

    def test_a_sample_is_no_larger_than_what_there_is(self):
        assert make_session(make_project(), n=500).n_cases == 500
        project = make_project("small")
        make_version(project, 12)
        assert make_session(project, n=50).n_cases == 12

    @pytest.mark.parametrize(
        ("change", "field"),
        [({"n": 0}, "n"), ({"n": 2001}, "n"), ({"seed": -1}, "seed"), ({"name": " "}, "name"),
         ({"stratify_by": "metadata.moon"}, "stratify_by")],
    )  # fmt: skip
    def test_what_cannot_be_drawn_is_refused_by_its_field(self, change, field):
        with pytest.raises(OpenCodingRefused) as refusal:
            make_session(make_project(), **change)
        assert refusal.value.field == field

    def test_a_version_of_another_project_is_refused(self):
        version = make_version(make_project("other"))
        with pytest.raises(OpenCodingRefused, match="another project"):
            start_session(project=make_project(), version=version, name="x", seed=1, actor=ACTOR, now=NOW)


class TestNotes:
    @pytest.fixture
    def session(self):
        return make_session(make_project())

    def test_the_same_again_is_no_new_revision(self, session):
        uma = make_coder(session.project, "uma")
        assert note(session, 1, uma).pk == note(session, 1, uma, f"  {NoteRevision.objects.get().text} ").pk
        assert note(session, 1, uma, "Something else.").revision == 2
        assert NoteRevision.objects.count() == 2

    def test_the_digest_can_be_made_from_what_an_export_says(self, session):
        kept = note(session, 1, make_coder(session.project, "uma"), "A year is added.")
        sampled = session.sample.select_related("case", "output").get(position=1)
        assert kept.sha256 == sha256_of(
            {
                "case": sampled.case.external_id,
                "sha256": sampled.case.sha256,
                "output": sampled.output.sha256,
                "annotator": "uma",
                "revision": 1,
                "note": "A year is added.",
                "verdict": "FAIL",
            }
        )

    @pytest.mark.parametrize(
        ("text", "verdict", "field"),
        [("", "PASS", "text"), ("x" * 1001, "PASS", "text"), ("x", "", "verdict")],
    )
    def test_what_is_no_note_is_refused_and_the_draft_stays(self, session, text, verdict, field):
        uma = make_coder(session.project, "uma")
        sampled = session.sample.select_related("case", "output", "session__project").get(position=1)
        save_draft(sampled=sampled, annotator=uma, text="typed", verdict="", now=NOW)
        with pytest.raises(OpenCodingRefused) as refusal:
            note_case(sampled=sampled, annotator=uma, text=text, verdict=verdict, now=NOW)
        assert refusal.value.field == field
        assert NoteDraft.objects.get().text == "typed"

    def test_every_act_stands_in_the_ledger(self, session):
        uma = make_coder(session.project, "uma")
        note(session, 1, uma)
        open_board(session=session, annotator=uma, now=NOW)
        open_board(session=session, annotator=uma, now=NOW)
        acts = AuditEvent.objects.filter(action__startswith="open_coding.").order_by("sequence")
        assert list(acts.values_list("action", flat=True)) == [
            "open_coding.started", "open_coding.noted", "open_coding.board_opened",
        ]  # fmt: skip
