"""Notes in files: what is refused and where, that nothing is stored then, and that an export comes back."""

import json
from pathlib import Path

import pytest
from django.core.management import call_command

from annotation.core.bad_input import BadInput
from annotation.core.open_coding.files import read_notes
from annotation.models.open_coding import NoteRevision
from annotation.models.open_coding_board import Cluster
from annotation.services.open_coding_files import exported_notes, import_notes
from tests.annotation.open_coding.sessions import make_coder, make_session, note
from tests.studies import ACTOR, NOW, make_project

pytestmark = pytest.mark.django_db
SAMPLES = Path(__file__).resolve().parents[3] / "docs" / "samples"
GOOD = {"case_id": "case-001", "annotator": "uma", "note": "A year is added.", "verdict": "FAIL"}


@pytest.fixture
def session():
    return make_session(make_project())


def file(tmp_path: Path, *rows: dict) -> Path:
    path = tmp_path / "notes.jsonl"
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
    return path


def bring_in(session, path: Path):
    return import_notes(
        session=session,
        notes=read_notes(path),
        annotator=lambda name: make_coder(session.project, name),
        source=path.name,
        actor=ACTOR,
        now=NOW,
    )


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"verdict": "MAYBE"}, "row 2, field 'verdict', value 'MAYBE'"),
        ({"note": "  "}, "field 'note'"),
        ({"note": "x" * 1001}, "must be 1 to 1000 characters"),
        ({"case_id": "nowhere"}, "is not in the sample of this session"),
        ({"case_id": ""}, "field 'case_id'"),
        ({"colour": "red"}, "field 'colour': is no field of a note"),
        ({"clusters": "dates"}, "must be a list of names of clusters"),
        ({"clusters": [" "]}, "must be a list of names of clusters"),
        ({"output_sha256": 7}, "must be the sha256 of an output"),
        ({}, "noted this case in row 1 already"),
    ],
)
def test_one_bad_row_is_named_and_nothing_is_stored(session, tmp_path, change, says):
    second = GOOD | change if change else GOOD
    with pytest.raises(BadInput, match=r"notes\.jsonl, row 2") as refusal:
        bring_in(session, file(tmp_path, GOOD, second))
    assert says in str(refusal.value)
    assert not NoteRevision.objects.exists()


def test_the_same_file_twice_adds_nothing(session, tmp_path):
    path = file(tmp_path, GOOD, GOOD | {"annotator": "noa", "clusters": ["Dates"]})
    assert bring_in(session, path) == (2, 0)
    assert bring_in(session, path) == (0, 2)
    assert Cluster.objects.get().members.count() == 1
    assert bring_in(session, file(tmp_path, GOOD | {"note": "Two years are added."})) == (1, 0)
    assert sorted(
        NoteRevision.objects.filter(note__annotator__pseudonym="uma").values_list("revision", flat=True)
    ) == [1, 2]


def test_what_is_exported_comes_back_as_it_was(session, tmp_path):
    hostile = 'line 1\n"quoted", and; more\tمرحبا 🥟'
    note(session, 1, make_coder(session.project, "uma"), hostile, "PASS")
    bring_in(session, file(tmp_path, GOOD | {"annotator": "noa", "clusters": ["Dates", "Years"]}))
    lines = exported_notes(session)
    copy = make_session(make_project("other"))
    bring_in(copy, file(tmp_path, *lines))
    assert exported_notes(copy) == lines


def test_the_commands_draw_bring_in_and_write_out(tmp_path, capsys):
    project = make_project()
    make_session(project, name="other")
    call_command(
        "start_open_coding", project="shop", dataset="posts", name="cli", n=5, seed=3,
        stratify_by="metadata.language", json=True,
    )  # fmt: skip
    started = json.loads(capsys.readouterr().out)
    assert (started["n_cases"], started["seed"]) == (5, 3)
    session = project.open_coding_sessions.get(name="cli")
    ids = list(session.sample.order_by("position").values_list("case__external_id", flat=True))
    path = file(tmp_path, *[GOOD | {"case_id": case} for case in ids])
    call_command("import_notes", str(path), project="shop", session="cli", json=True)
    assert json.loads(capsys.readouterr().out) == {"session": "cli", "n_added": 5, "n_present": 0}
    out = tmp_path / "out.jsonl"
    call_command("export_notes", project="shop", session="cli", output=str(out), json=True)
    assert [json.loads(line)["case_id"] for line in out.read_text().splitlines()] == ids


def test_the_sample_file_of_the_documentation_goes_in_as_it_stands(capsys):
    shop = {"project": "shop", "dataset": "refunds"}
    call_command("import_cases", str(SAMPLES / "cases.jsonl"), **shop)
    call_command("import_outputs", str(SAMPLES / "outputs.jsonl"), **shop)
    call_command("start_open_coding", **shop, name="look")
    capsys.readouterr()
    call_command("import_notes", str(SAMPLES / "notes.jsonl"), project="shop", session="look", json=True)
    assert json.loads(capsys.readouterr().out)["n_added"] == 4
    assert Cluster.objects.get(name="Puts the customer off").members.count() == 2


def test_an_unknown_session_is_one_line_and_exit_2(tmp_path, capsys):
    make_session(make_project())
    with pytest.raises(SystemExit) as leaving:
        call_command("import_notes", str(file(tmp_path, GOOD)), project="shop", session="nothing")
    assert leaving.value.code == 2
    assert capsys.readouterr().err == "--session 'nothing': project shop has no such session\n"
