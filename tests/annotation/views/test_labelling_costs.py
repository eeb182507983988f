"""What people ask for all day, a case and a place for its label, asks the database no more than it must."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from annotation.models.projects import Annotator
from annotation.models.studies import Study, StudyState
from annotation.selectors.queue import own_part
from annotation.selectors.studies import schema_for
from taxonomy.digest import canonical_text
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.strict_json import strict_json
from tests.studies import answers

pytestmark = pytest.mark.django_db

LOCK = "SELECT 1 FROM annotation_study WHERE id"  # SQLite locks as it begins
# By page a label goes out while the case after it is fetched.
BY_PAGE = {"next": 13, "case": 19, "draft": 14, "submit": 19}
BY_API = {"next": 13, "submit": 17}


class Asked(CaptureQueriesContext):
    """The statements of a block, those that begin and end its transactions among them."""

    def n(self) -> int:
        return sum(LOCK not in query["sql"] for query in self.captured_queries)


def costs(acts, rounds: int = 3) -> dict[str, int]:
    """How many statements each act takes of somebody who has begun."""
    for number in range(rounds):
        found = {}
        for name, act in acts(number):
            with Asked(connection) as asked:
                answer = act()
            assert answer.status_code in (200, 201, 302), answer.content
            found[name] = asked.n()
    return found


@pytest.fixture
def study(study_at) -> Study:
    return study_at("OPEN", close_when_complete=True)


def test_by_page(study, signed_in):
    ann, seen = signed_in("ann"), [""]

    def acts(number):
        following = reverse("labelling-next", args=[study.public_id]) + f"?besides={seen[-1]}"
        yield "next", lambda: keep(ann.get(following))
        address = seen[-1]
        seen[-1] = address.rstrip("/").rpartition("/")[2]
        yield "case", lambda: ann.get(address)
        given = {
            "f-decision": "PASS",
            "f-score": "1",
            "revision": "0",
            "key": f"key {number}",
            "version": "0",
        }
        asks = {"Accept": "application/json"}
        yield "draft", lambda: ann.post(f"{address}draft/", given, headers=asks)
        yield "submit", lambda: ann.post(address, given, headers=asks)

    def keep(answer):
        seen.append(answer["Location"])
        return answer

    assert costs(acts) == BY_PAGE


def test_by_api(study, signed_in):
    ann, root, served = signed_in("ann"), reverse("api-labelling", args=[study.public_id]), []

    def acts(number):
        def following():
            answer = ann.post(f"{root}next/")
            served.append(answer.json()["id"])
            return answer

        yield "next", following
        heads = {"Idempotency-Key": f"key {number}", "If-Match": "0"}
        yield (
            "submit",
            lambda: ann.post(
                f"{root}{served[-1]}/label/",
                {"answers": answers("PASS", 1)},
                "application/json",
                headers=heads,
            ),
        )

    assert costs(acts) == BY_API


class TestSchema:
    def test_is_read_once_for_a_study_that_is_open(self, study):
        schema_for(study)
        ann = Annotator.objects.get(pseudonym="ann")
        again = own_part(ann.user, study.public_id).study
        with Asked(connection) as asked:
            assert schema_for(again) == schema_for(study)
        assert asked.n() == 0

    def test_is_read_anew_for_a_draft_whose_pins_may_change(self, study):
        study.state = StudyState.DRAFT
        before, document = schema_for(study), strict_json(study.schema_version.document)
        document["fields"] = document["fields"][:1]
        study.schema_version = LabelSchemaVersion(document=canonical_text(document))
        assert len(schema_for(study).fields) == 1 < len(before.fields)
