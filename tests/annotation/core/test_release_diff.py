"""Differences between releases: by case where each has one label, else study by study."""

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.release_diff import parse_release, release_diff
from taxonomy.digest import canonical_bytes


def label(case: str, answer: str, study: str = "s", source: str = "agreed"):
    return {
        "case_id": case,
        "study": study,
        "answers": {"a": answer},
        "sources": {"a": source},
        "source": source,
    }


def release(*labels, rulings=(), **manifest):
    said = [
        {"case_id": case, "study": study, "rulings": [{"number": 1, "adjudicator": "chair"}]}
        for case, study in rulings
    ]
    lines = {"labels.jsonl": labels, "adjudication.jsonl": said}
    files = {name: b"".join(canonical_bytes(line) + b"\n" for line in found) for name, found in lines.items()}
    return parse_release(files | {"manifest.json": canonical_bytes(manifest)}, "r")


def test_cases_that_came_and_went():
    found = release_diff(
        release(label("c1", "x"), label("c2", "x")), release(label("c2", "x"), label("c3", "x"))
    )
    assert (found["added"], found["removed"], found["changed"], found["n_unchanged"]) == (
        ["c3"],
        ["c1"],
        [],
        1,
    )


def test_a_study_under_another_name_is_compared_by_case():
    old, new = release(label("c1", "x")), release(label("c1", "y", study="t"), rulings=[("c1", "t")])
    [change] = release_diff(old, new)["changed"]
    assert (change["study"], change["fields"]) == ("t", {"a": {"old": "x", "new": "y"}})
    assert (change["ruling"]["adjudicator"], change["old_ruling"]) == ("chair", None)


def test_a_case_with_two_labels_is_compared_study_by_study():
    old = release(label("c1", "x", "s"), label("c1", "x", "t"))
    new = release(label("c1", "x", "s"), label("c1", "y", "t"))
    found = release_diff(old, new)
    assert [(change["case_id"], change["study"]) for change in found["changed"]] == [("c1", "t")]
    assert found["n_unchanged"] == 1


def test_the_same_answer_from_another_source_is_a_change():
    [change] = release_diff(release(label("c1", "x")), release(label("c1", "x", source="adjudicated")))[
        "changed"
    ]
    assert (change["fields"], change["old_source"], change["source"]) == ({}, "agreed", "adjudicated")


def test_what_the_manifests_say_differently():
    found = release_diff(release(gate="READY"), release(gate="FAILED"))
    assert found["manifest"] == {"gate": {"old": "READY", "new": "FAILED"}}


def test_nothing_differs_from_itself():
    one = release(label("c1", "x"), contentDigestSha256="ab")
    found = release_diff(one, one)
    assert found["same_content"]
    assert [found[key] for key in ("added", "removed", "changed", "manifest")] == [[], [], [], {}]


def test_a_line_that_is_no_record_is_named():
    files = {"manifest.json": b"{}", "labels.jsonl": b'{"case_id":"c"}\n', "adjudication.jsonl": b""}
    with pytest.raises(BadInput, match=r"r/labels\.jsonl, row 1: is no record"):
        parse_release(files, "r")
