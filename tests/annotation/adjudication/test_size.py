"""Ten thousand disagreements cost a page and a ruling as many queries as a hundred."""

from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from annotation.models.adjudication import CaseAgreement
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.models.studies import Study
from annotation.services.adjudication_index import index_differences
from annotation.services.people import annotator_of
from tests.annotation.adjudication.many_cases import make_many
from tests.studies import NOW, make_project, make_user

pytestmark = pytest.mark.django_db
FEW, MANY = 100, 10_000


def queries(act: Callable[[], int], expected: int) -> list[str]:
    with CaptureQueriesContext(connection) as seen:
        assert act() == expected
    return [query["sql"] for query in seen.captured_queries]


def costs(study: Study, client) -> dict[str, int]:
    """How many queries each page and act takes."""
    queue = reverse("adjudication", kwargs={"study_id": study.public_id})
    case = study.cases.get(case__external_id="case-000050")
    address = reverse("adjudication-case", kwargs={"study_id": study.public_id, "case_id": case.public_id})
    form = {"take-decision": "X", "reason": "annotator_slip", "guideline_clause": "#one"}
    return {
        "queue": len(queries(lambda: client.get(queue).status_code, 200)),
        "last page": len(queries(lambda: client.get(queue, {"page": 9999999}).status_code, 200)),
        "filtered": len(queries(lambda: client.get(queue, {"field": "decision", "q": "7"}).status_code, 200)),
        "case": len(queries(lambda: client.get(address).status_code, 200)),
        "start": len(queries(lambda: client.post(f"{queue}start/").status_code, 302)),
        "ruling": len(queries(lambda: client.post(address, form).status_code, 302)),
        "ruled case": len(queries(lambda: client.get(address).status_code, 200)),
        "preview": len(queries(lambda: client.get(f"{queue}accept/").status_code, 200)),
    }  # fmt: skip


def test_pages_and_rulings_cost_the_same_at_a_hundred_and_at_ten_thousand(client):
    found = []
    for size in (FEW, MANY):
        project = make_project(f"shop-{size}")
        ada = make_user(f"ada-{size}", project, Role.ADJUDICATOR)
        study = make_many(size, project, agreed=200)
        client.force_login(ada)
        annotator_of(user=User.objects.get(pk=ada.pk), project=project, now=NOW)
        found.append(costs(study, client))
        assert Ruling.objects.filter(study_case__study=study).count() == 1
        assert CaseAgreement.objects.filter(study=study, is_redrawn=True).count() == round(size * 0.05)
    assert found[0] == found[1]
    assert max(found[1].values()) < 90


def test_the_stored_agreement_is_what_the_labels_come_to_and_says_where_it_is_not():
    study = make_many(30, make_project())
    assert index_differences(study) == []
    CaseAgreement.objects.filter(study=study, study_case__case__external_id="case-000003").update(
        n_disputed=0
    )
    CaseAgreement.objects.filter(study=study, study_case__case__external_id="c4").delete()
    assert sorted(index_differences(study)) == ["c4", "case-000003"]
