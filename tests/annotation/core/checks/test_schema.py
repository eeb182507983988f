"""schema: the contract of a case and the plan's JSON Schema, with the path of each breach."""

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.checks.plan import Plan
from annotation.core.checks.schema import schema
from tests.annotation.core.checks.made import a_case, a_dataset

TAGS = {
    "type": "object",
    "properties": {
        "id": {"type": "string", "pattern": "^[a-z]+$", "maxLength": 3},
        "schemaVersion": {"const": "1"},
        "metadata": {
            "type": "object",
            "required": ["family"],
            "additionalProperties": False,
            "properties": {
                "family": {},
                "riskTags": {
                    "type": "array",
                    "minItems": 1,
                    "uniqueItems": True,
                    "items": {"enum": ["x", "y"]},
                },
            },
        },
    },
}


def problems(case: dict, plan_schema: dict | None = TAGS) -> dict[str, str]:
    findings = schema(a_dataset(case, plan=Plan(schema=plan_schema)))
    assert all(finding.severity == "error" for finding in findings)
    return {finding.path: finding.message for finding in findings}


def test_a_case_that_fits_has_no_finding():
    assert problems(a_case(metadata={"family": "f", "riskTags": ["x", "y"]})) == {}


@pytest.mark.parametrize(
    ("changes", "path", "message"),
    [
        ({"metadata": {}}, "metadata.family", "is missing"),
        ({"metadata": {"family": "f", "more": 1}}, "metadata.more", "is no key of the schema"),
        (
            {"metadata": {"family": "f", "riskTags": ["x", "z"]}},
            "metadata.riskTags[1]",
            "must be one of 'x', 'y', not 'z'",
        ),
        (
            {"metadata": {"family": "f", "riskTags": ["x", "x"]}},
            "metadata.riskTags",
            "must not hold a member twice, not a list",
        ),
        ({"metadata": {"family": "f", "riskTags": []}}, "metadata.riskTags", "must have at least 1 members, not a list"),
        ({"schemaVersion": "2"}, "schemaVersion", "must be '1', not '2'"),
        ({"id": "A"}, "id", "must match ^[a-z]+$, not 'A'"),
        ({"id": "abcd"}, "id", "must have at most 3 characters, not 'abcd'"),
        ({"metadata": {"family": "f", "riskTags": 3}}, "metadata.riskTags", "must be of type array, not 3"),
    ],
)  # fmt: skip
def test_each_breach_names_path_rule_and_value(changes, path, message):
    assert problems(a_case("abc") | changes) == {path: message}


def test_without_a_plan_the_contract_still_holds():
    case = {"id": 7, "split": 3, "metadata": [], "extra": 1}
    assert problems(case, None).keys() == {"id", "split", "input", "metadata", "extra"}


def test_a_control_character_that_a_pattern_would_let_pass_is_found():
    assert "begins or ends with a blank" in problems(a_case("abc\n"))["id"]


def test_a_case_without_a_usable_id_is_named_by_its_row():
    findings = schema(a_dataset(a_case(), {"input": 1}))
    assert [(finding.case, finding.path) for finding in findings] == [("row 2", "id")]


def test_a_credential_in_a_refused_value_is_masked():
    message = problems(a_case("abc", schemaVersion="sk-abcdef1234567890"))["schemaVersion"]
    assert "abcdef" not in message


def test_a_schema_cannot_make_the_checker_fetch_anything(monkeypatch):
    fetched = []
    monkeypatch.setattr("urllib.request.urlopen", lambda request, *rest, **more: fetched.append(request))
    with pytest.raises(BadInput, match="is not part of the schema"):
        problems(a_case(), {"$ref": "http://127.0.0.1:9/schema.json"})
    assert fetched == []


def test_a_schema_that_refers_to_itself_without_end_is_bad_input():
    with pytest.raises(BadInput, match="field 'schema': refers to itself without end"):
        schema(a_dataset(a_case(), plan=Plan(schema={"$ref": "#"})))
