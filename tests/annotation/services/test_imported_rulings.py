"""Rulings from files: the same ruling in another spelling is the same ruling, and refusals name field and value."""

import json

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.ruling_files import read_rulings
from annotation.models.rulings import Ruling
from annotation.selectors.adjudication import disagreements
from annotation.selectors.studies import schema_for
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Decision, RulingRefused
from annotation.services.adjudication_import import import_rulings
from tests.studies import NOW, answers, make_chair, make_study

pytestmark = pytest.mark.django_db


@pytest.fixture
def study():
    return make_study("MEASURED")


@pytest.fixture
def project_of_two():
    """Two cases with the same values in dispute."""
    given = {"ann": answers("PASS", 1), "ben": answers("FAIL", 1)}
    return make_study("MEASURED", labels={(f"c{n}", who): given[who] for n in range(1, 5) for who in given})


def put(study, path):
    rulings = read_rulings(path, schema_for(study), default_adjudicator="chair")
    rows = [
        (ruling.row, ruling.case_id, ruling.adjudicator, Decision(**ruling.decision)) for ruling in rulings
    ]
    return import_rulings(
        study=study, rows=rows, adjudicator=lambda name: make_chair(study), source=path.name, now=NOW
    )


def lines(path, *rulings):
    path.write_text("".join(json.dumps(ruling) + "\n" for ruling in rulings))
    return path


def test_codes_in_another_order_and_given_twice_are_no_other_ruling(study, tmp_path):
    path = lines(
        tmp_path / "r.jsonl", {"case_id": "c2", "answers": {"decision": " FAIL", "codes": ["B", "A", "B"]}}
    )
    assert put(study, path) == (1, 0)
    assert put(study, path) == (0, 1)
    assert json.loads(Ruling.objects.get().answers) == {"decision": "FAIL", "codes": ["A", "B"]}


def test_what_labels_agree_on_may_be_repeated_in_any_order(study, tmp_path):
    path = lines(
        tmp_path / "r.jsonl", {"case_id": "c4", "answers": {"decision": "FAIL", "codes": ["A", "A"]}}
    )
    assert put(study, path) == (0, 1)


@pytest.mark.parametrize(
    ("ruling", "where"),
    [
        ({"answers": {"score": 9}}, "field 'score', value '9'"),
        ({"answers": {"score": None}}, "field 'score'"),
        ({"answers": {"weather": "fine"}}, "field 'weather', value 'fine'"),
        ({"answers": {"score": 2}, "reason": "mood"}, "field 'reason', value 'mood'"),
        ({"answers": {"score": 2}, "confidence": "total"}, "field 'confidence', value 'total'"),
        ({"answers": {"score": 2}, "guideline_clause": "x" * 201}, "field 'guideline_clause', value 'xxx"),
        ({"answers": {"score": 1}}, "field 'note'"),
        ({"answers": {}}, "field 'answers'"),
        ({"answers": {"score": 2}, "mood": "good"}, "field 'mood'"),
        ({"case_id": "c9", "answers": {"score": 2}}, "field 'case_id', value 'c9'"),
        ({"case_id": 3, "answers": {"score": 2}}, "field 'case_id', value '3'"),
        ({"answers": {"score": 2}, "note": 5}, "field 'note', value '5'"),
    ],
)
def test_a_ruling_that_cannot_stand_refuses_the_file_and_says_where(study, tmp_path, ruling, where):
    good = {"case_id": "c2", "answers": {"decision": "FAIL", "codes": ["A"]}, "note": "Both."}
    with pytest.raises(BadInput) as refusal:
        put(study, lines(tmp_path / "r.jsonl", good, {"case_id": "c3"} | ruling))
    assert f"r.jsonl, row 2, {where}" in str(refusal.value)
    assert not Ruling.objects.exists()


def test_rows_of_a_csv_make_one_ruling_a_case(study, tmp_path):
    path = tmp_path / "r.csv"
    text = "case_id,adjudicator,field,value,note\nc2,chair,decision,FAIL,\nc3,chair,score,1,Halfway.\nc2,chair,codes,B;A,\n"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert put(study, path) == (2, 0)
    study.refresh_from_db()
    assert study.state == "ADJUDICATED"
    assert {record.case_id: record.ruled for record in disagreements(study)} == {
        "c2": {"decision": "FAIL", "codes": ["A", "B"]},
        "c3": {"score": 1},
    }


@pytest.mark.parametrize(
    ("row", "where"),
    [
        ("c2,chair,mood,FAIL,", "row 3, field 'field', value 'mood'"),
        ("c2,chair,decision,MAYBE,", "row 3, field 'decision', value 'MAYBE'"),
        ("c3,chair,score,1,", "row 3, field 'score'"),
        (",chair,score,1,", "row 3, field 'case_id'"),
        ("c2,chair,decision,FAIL,a,b", "row 3"),
    ],
)
def test_a_bad_row_of_a_csv_is_named(study, tmp_path, row, where):
    path = tmp_path / "r.csv"
    path.write_text(f"case_id,adjudicator,field,value,note\nc3,chair,score,2,\n{row}\n")
    with pytest.raises(BadInput, match=where):
        put(study, path)
    assert not Ruling.objects.exists()


def test_a_clause_longer_than_its_column_is_refused_before_the_database_sees_it(study):
    case = study.cases.get(case__external_id="c3")
    decision = Decision({"score": 2}, "other", guideline_clause="x" * 201)
    with pytest.raises(RulingRefused, match="200 characters"):
        rule(study_case=case, decision=decision, adjudicator=make_chair(study), now=NOW)


def test_a_later_file_overrules_only_by_name(study, tmp_path):
    first = {"case_id": "c3", "answers": {"score": 2}}
    put(study, lines(tmp_path / "r.jsonl", first))
    other = {"case_id": "c3", "answers": {"score": 0}}
    with pytest.raises(BadInput, match="row 1, field 'overrules'"):
        put(study, lines(tmp_path / "s.jsonl", other))
    assert put(
        study, lines(tmp_path / "s.jsonl", other | {"overrules": ["c3"], "flags_guideline": True})
    ) == (1, 0)
    assert (Ruling.objects.get(number=2).flags_guideline, Ruling.objects.count()) == (True, 2)


def test_rulings_made_elsewhere_heed_no_precedent(project_of_two, tmp_path):
    alike = {"reason": "other", "guideline_clause": "#claims", "note": "n"}
    first = {"case_id": "c1", "answers": {"decision": "PASS"}} | alike
    second = {"case_id": "c2", "answers": {"decision": "FAIL"}} | alike
    assert put(project_of_two, lines(tmp_path / "r.jsonl", first, second)) == (2, 0)


def test_a_cell_names_what_is_overruled_with_semicolons(study, tmp_path):
    path = tmp_path / "r.csv"
    path.write_text("case_id,field,value,overrules,flags_guideline\nc3,score,2,c1; c2,true\n")
    (found,) = read_rulings(path, schema_for(study), default_adjudicator="chair")
    assert (found.decision["overrules"], found.decision["flags_guideline"]) == (["c1", "c2"], True)


@pytest.mark.parametrize("more", [{"overrules": 3}, {"overrules": [3]}, {"flags_guideline": "perhaps"}])
def test_what_else_a_ruling_says_is_read_strictly(study, tmp_path, more):
    with pytest.raises(BadInput, match=f"row 1, field '{next(iter(more))}'"):
        put(study, lines(tmp_path / "r.jsonl", {"case_id": "c3", "answers": {"score": 2}} | more))
