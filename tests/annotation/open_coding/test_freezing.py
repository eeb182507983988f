"""Codes keep the notes they came from, through versions, and a release of their labels says so."""

import json

import pytest

from annotation.models.open_coding_board import CodeOrigin, DraftCode
from annotation.selectors.open_coding_freeze import proposal
from annotation.selectors.open_coding_origins import notes_behind, origins_of
from annotation.selectors.pages_vocabulary_taxonomy import codes_page
from annotation.services.open_coding import OpenCodingRefused
from annotation.services.open_coding_freeze import freeze_codes
from taxonomy.digest import sha256_of
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.services.drafts import create_taxonomy_draft
from taxonomy.services.library import freeze_taxonomy
from tests.annotation.open_coding.sessions import freeze, make_coder, make_session, note
from tests.studies import ACTOR, NOW, make_project, make_study, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def session():
    return make_session(make_project())


@pytest.fixture
def notes(session) -> list[int]:
    coder = make_coder(session.project, "uma")
    return [note(session, position, coder, f"Seen in {position}.").note_id for position in range(1, 7)]


def test_an_origin_is_the_digest_of_its_notes(session, notes):
    freeze(session, {"A": notes[:2]})
    origin = CodeOrigin.objects.get()
    digests = sorted(row.revision.sha256 for row in origin.notes.all())
    assert origin.sha256 == sha256_of({"sample": session.sample_sha256, "code": "A", "notes": digests})


def test_a_note_that_is_revised_later_leaves_the_origin_as_it_was(session, notes):
    version = freeze(session, {"A": notes[:1]})
    before = origins_of(version)
    note(session, 1, make_coder(session.project, "uma"), "Seen otherwise.")
    assert origins_of(version) == before
    behind = notes_behind(session)[CodeOrigin.objects.get().pk]
    assert [row["text"] for row in behind] == ["Seen in 1."]


def test_a_later_version_keeps_the_origin_of_a_code_that_it_keeps(session, notes):
    freeze(session, {"A": notes[:2]})
    other = make_session(session.project, name="second look")
    coder = make_coder(session.project, "uma")
    second = freeze(other, {"B": [note(other, 1, coder).note_id]})
    assert second.number == 2
    found = {origin["code"]: origin for origin in origins_of(second)}
    assert (found["A"]["session"], found["A"]["frozenInVersion"]) == ("first look", 1)
    assert (found["B"]["session"], found["B"]["frozenInVersion"]) == ("second look", 2)


def test_the_page_of_the_taxonomy_says_from_how_many_notes_a_code_came(session, notes):
    version = freeze(session, {"A": notes[:2]})
    page = codes_page(make_user("vic", session.project), version)
    assert [(code["code"], code["n_notes"]) for code in page["codes"]] == [("A", 2)]


def test_freezing_the_same_again_gives_the_same_version_and_one_origin(session, notes):
    first = freeze(session, {"A": notes[:2]})
    assert freeze(session, {}) == first
    assert CodeOrigin.objects.count() == 1


def frozen_again(session, codes: list[str], *, title: str, **fates: tuple[str, ...]) -> TaxonomyVersion:
    """The next version of the codes on the board, the first under another title, with what the old ones become."""
    DraftCode.objects.filter(session=session).exclude(code__in=codes).delete()
    DraftCode.objects.filter(session=session, code=codes[0]).update(title=title)
    seen = proposal(session, "failures", keeps_others=False).sha256
    return freeze_codes(
        session=session, name="failures", reason="r", keeps_others=False, expected_sha256=seen, fates=fates,
        actor=ACTOR, now=NOW,
    )  # fmt: skip


def test_a_code_is_merged_into_one_that_gets_another_title(session, notes):
    freeze(session, {"A": notes[:2], "B": notes[2:4]})
    second = frozen_again(session, ["A"], title="A, wider", A=("A",), B=("A",))
    assert second.mapping.document == '{"steps":[{"into":"A","merge":["A","B"]}]}'


def test_a_code_is_split_by_the_freezing_page(session, notes):
    freeze(session, {"A": notes[:2], "B": notes[2:4]})
    coder = make_coder(session.project, "uma")
    for code, position in {"A_EARLY": 7, "A_LATE": 8}.items():
        freeze(session, {code: [note(session, position, coder, code).note_id]}, name="aside")
    second = frozen_again(session, ["B", "A_EARLY", "A_LATE"], title="B", A=("A_EARLY", "A_LATE"), B=("B",))
    assert second.mapping.document == '{"steps":[{"into":["A_EARLY","A_LATE"],"split":"A"}]}'


def test_fates_of_another_version_before_are_refused(session, notes):
    freeze(session, {"A": notes[:2], "B": notes[2:4]})
    with pytest.raises(OpenCodingRefused, match="another version before"):
        frozen_again(session, ["A"], title="A", A=("A",))


def test_a_card_leaves_the_earlier_names_of_its_code_alone(session, notes):
    codes = [{"code": "A", "title": "A", "definition": "Old.", "aliases": ["A_BEFORE"]}]
    freeze_taxonomy(document={"name": "failures", "codes": codes}, now=NOW)
    second = freeze(session, {"A": notes[:2]})
    assert (second.number, second.codes.get().aliases) == (2, ["A_BEFORE"])


def test_a_draft_that_somebody_else_writes_is_left_alone(session, notes):
    create_taxonomy_draft(name="failures", actor=ACTOR, now=NOW, codes=[])
    with pytest.raises(OpenCodingRefused, match="has a draft already"):
        freeze(session, {"A": notes[:2]})
    assert not CodeOrigin.objects.exists()


def test_a_code_without_notes_is_not_frozen(session, notes):
    from annotation.models.open_coding_board import ClusterNote

    freeze(session, {"A": notes[:1]})
    ClusterNote.objects.all().delete()
    with pytest.raises(OpenCodingRefused, match="A: has no note behind it"):
        freeze_codes(
            session=session,
            name="failures",
            reason="r",
            keeps_others=True,
            expected_sha256="",
            actor=ACTOR,
            now=NOW,
        )


def test_a_release_says_where_its_codes_come_from(session, notes):
    freeze(session, {"A": notes[:2], "B": notes[2:3]}, name="reasons")
    study = make_study("RELEASED", project=session.project, taxonomy="reasons")
    vocabulary = json.loads(bytes(study.project.releases.get().files.get(name="vocabulary.json").content))
    origins = vocabulary["taxonomies"][0]["origins"]
    assert [(origin["code"], origin["noteCount"], origin["session"]) for origin in origins] == [
        ("A", 2, "first look"), ("B", 1, "first look"),
    ]  # fmt: skip
    assert {origin["notesSha256"] for origin in origins} == set(
        CodeOrigin.objects.values_list("sha256", flat=True)
    )
    card = bytes(study.project.releases.get().files.get(name="README.md").content).decode()
    assert "From 2 notes of first look." in card


def test_a_release_of_a_taxonomy_without_open_coding_says_nothing_of_it():
    study = make_study("RELEASED")
    vocabulary = bytes(study.project.releases.get().files.get(name="vocabulary.json").content)
    assert b"origins" not in vocabulary
    assert TaxonomyVersion.objects.count() == 1
