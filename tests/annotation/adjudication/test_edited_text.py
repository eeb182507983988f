"""One edits, another leaves the text as it is: the case opens, either side can be upheld, and the text goes with it."""

import pytest
from django.urls import reverse

from annotation.models.projects import Role
from annotation.selectors.adjudication import case_records
from annotation.services.people import annotator_of
from tests.annotation.adjudication.conftest import case_of, decide
from tests.studies import NOW, SCHEMA, make_study, make_user

pytestmark = pytest.mark.django_db

TEXT = {"original": "a cat sat", "final": "A cat sat."}
REVIEW = SCHEMA | {
    "name": "review",
    "fields": [
        {"key": "decision", "type": "choice", "required": True,
         "options": [{"value": value} for value in ("EDITED", "UNCHANGED", "REJECT")]},
        {"key": "final_text", "type": "edited_text"},
        {"key": "codes", "type": "codes", "taxonomy": "reasons"},
    ],
    "rules": [
        {"if": {"decision": "UNCHANGED", "final_text.is_edited": True}, "forbid": ["decision"],
         "message": "The text was edited, so it cannot be approved unchanged."},
    ],
}  # fmt: skip
CASES = ("c1", "c2", "c3", "c4")


@pytest.fixture
def study(project):
    """ann edits every case and ben none, so that either is drawn first on some."""
    labels = {(case, "ann"): {"decision": "EDITED", "codes": [], "final_text": TEXT} for case in CASES}
    labels |= {(case, "ben"): {"decision": "UNCHANGED", "codes": []} for case in CASES}
    return make_study("MEASURED", project=project, schema=REVIEW, labels=labels)


def test_every_case_opens_and_either_side_can_be_upheld(study, project, client):
    ada = make_user("ada", project, Role.ADJUDICATOR)
    client.force_login(ada)
    who = annotator_of(user=ada, project=project, now=NOW)
    for case, decision in zip(CASES, ("EDITED", "UNCHANGED", "EDITED", "UNCHANGED"), strict=True):
        place = {"study_id": study.public_id, "case_id": case_of(study, case).public_id}
        assert client.get(reverse("adjudication-case", kwargs=place)).status_code == 200
        decide(study, case, who, {"decision": decision})
        (record,) = case_records(study, study_case=case_of(study, case))
        stands = {"decision": decision, "codes": []} | ({"final_text": TEXT} if decision == "EDITED" else {})
        assert record.resolution.answers == stands
        assert client.get(reverse("adjudication-case", kwargs=place)).status_code == 200
