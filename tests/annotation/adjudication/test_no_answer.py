"""A question that does not arise: where a side left it out, a ruling may say that no answer stands."""

import json

import pytest

from annotation.core import verify
from annotation.models.projects import Role
from annotation.selectors.adjudication import case_records
from annotation.selectors.adjudication_after import differences_of
from annotation.selectors.adjudication_outcome import outcome
from annotation.selectors.release_content import adjudication_lines, label_lines
from annotation.services.adjudication_checks import RulingRefused
from tests.annotation.adjudication.conftest import case_of, decide
from tests.annotation.test_api import signed_in
from tests.studies import make_study

pytestmark = pytest.mark.django_db

# The cause of a failure is asked for failures alone.
SCHEMA = {
    "name": "causes",
    "fields": [
        {
            "key": "decision",
            "type": "choice",
            "required": True,
            "options": [{"value": "PASS"}, {"value": "FAIL"}],
        },
        {"key": "cause", "type": "choice", "options": [{"value": "SLOW"}, {"value": "WRONG"}]},
    ],
    "rules": [
        {"if": {"decision": "PASS"}, "forbid": ["cause"], "message": "A pass has no cause."},
        {"if": {"decision": "FAIL"}, "require": ["cause"], "message": "Say the cause."},
    ],
}
FAILED = {"decision": "FAIL", "cause": "SLOW"}
LABELS = {
    ("c1", "ann"): {"decision": "PASS"},
    ("c1", "ben"): FAILED,
    ("c2", "ann"): FAILED,
    ("c2", "ben"): FAILED | {"cause": "WRONG"},
}


@pytest.fixture
def skipping(project):
    return make_study("MEASURED", project=project, labels=LABELS, schema=SCHEMA)


def test_either_side_can_be_right(skipping, ada):
    decide(skipping, "c1", ada, {"decision": "PASS", "cause": None})
    record = case_records(skipping, study_case=case_of(skipping, "c1"))[0]
    assert (record.is_open, record.resolution.answers) == (False, {"decision": "PASS", "cause": None})
    decide(skipping, "c1", ada, FAILED, overrules=["c1"])
    assert case_records(skipping, study_case=case_of(skipping, "c1"))[0].resolution.answers == FAILED


@pytest.mark.parametrize(
    ("case_id", "given", "message"),
    [
        ("c1", {"decision": "PASS"}, "cause is disputed and needs a value"),
        ("c1", {"decision": "PASS", "cause": "SLOW"}, "A pass has no cause"),
        ("c1", {"decision": "FAIL", "cause": None}, "Say the cause"),
        ("c1", {"decision": None, "cause": None}, "decision is disputed and needs a value"),
        ("c2", {"cause": None}, "cause is disputed and needs a value"),
    ],
)
def test_no_answer_stands_only_where_a_side_gave_none_and_the_rules_allow_it(
    skipping, ada, case_id, given, message
):
    with pytest.raises(RulingRefused, match=message):
        decide(skipping, case_id, ada, given)


def test_what_stands_is_counted_told_and_verified(skipping, ada):
    decide(skipping, "c1", ada, {"decision": "PASS", "cause": None})
    counted = outcome(skipping)
    assert dict(counted.by_field["cause"].right) == {"ann": 1, "ben": 0}
    ben = skipping.members.get(annotator__pseudonym="ben").annotator
    assert [(one.field.key, one.own, one.ruled) for one in differences_of(skipping, ben)] == [
        ("decision", "FAIL", "PASS"),
        ("cause", "SLOW", None),
    ]
    records = case_records(skipping, study_case=case_of(skipping, "c1"))
    labels, said = list(label_lines(skipping, records)), list(adjudication_lines(skipping, records))
    assert json.loads(json.dumps(labels))[0]["answers"] == {"decision": "PASS", "cause": None}
    assert verify._check_labels(labels, said) == []


def test_the_page_and_the_api_take_it(project, skipping):
    client = signed_in("abe", project, Role.ADJUDICATOR)
    case = case_of(skipping, "c1").public_id
    address = f"/studies/{skipping.public_id}/adjudication/{case}/"
    assert (
        "disabled"
        not in client.get(address).content.decode().partition('id="ruling"')[2].partition("</form>")[0]
    )
    letter = next(
        side.letter
        for side in case_records(skipping, study_case=case_of(skipping, "c1"))[0].sides
        if side.annotator == "ann"
    )
    form = {"take-decision": letter, "take-cause": letter, "reason": "other"}
    assert client.post(address, form).status_code == 302
    again = {
        "case_id": "c1",
        "answers": {"decision": "PASS", "cause": None},
        "reason": "other",
        "overrules": ["c1"],
    }
    answer = client.post(
        f"/api/v1/studies/{skipping.public_id}/rulings/", again, content_type="application/json"
    )
    assert (answer.status_code, answer.json()["ruling"]) == (201, 2)
    assert "no answer" in client.get(address).content.decode()
