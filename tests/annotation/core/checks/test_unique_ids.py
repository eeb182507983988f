"""unique_ids: no id twice; look-alikes are pointed out and kept apart."""

from annotation.core.checks.unique_ids import unique_ids
from tests.annotation.core.checks.made import a_case, a_dataset, brief


def test_different_ids_are_fine():
    assert unique_ids(a_dataset(a_case("a"), a_case("b"))) == []


def test_every_further_row_of_an_id_is_an_error_that_names_both_rows():
    findings = unique_ids(a_dataset(a_case("a"), a_case("b"), a_case("a"), a_case("a")))
    assert brief(findings) == [("a", "id", "error")] * 2
    assert [finding.message for finding in findings] == [
        "stands in row 1 and again in row 3",
        "stands in row 1 and again in row 4",
    ]


def test_look_alikes_are_a_warning():
    findings = unique_ids(a_dataset(a_case("Case-1"), a_case("case-1"), a_case("CASE -1"), a_case("case-2")))
    assert brief(findings) == [("case-1", "id", "warning"), ("CASE -1", "id", "warning")]


def test_an_id_that_is_no_text_is_left_to_the_schema():
    assert unique_ids(a_dataset({"id": 7}, {"id": 7}, {})) == []
