"""The queue, the next case and a submission cost the same queries at a hundred and at a hundred thousand cases."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from annotation.models.projects import Annotator
from annotation.models.studies import Study
from annotation.selectors.queue import ROWS_PER_PAGE, own_counts, own_queue
from annotation.services.assignments import next_assignment
from annotation.services.labelling import submit
from tests.annotation.large_studies import make_large
from tests.studies import NOW, answers, make_project

pytestmark = [pytest.mark.django_db, pytest.mark.timeout(300)]

MODES = {
    "fixed": {},
    "pool": {"assignment": "pool", "annotators": [{"pseudonym": name} for name in ("ann", "ben", "cat")]},
}


def costs(study: Study) -> dict[str, int]:
    """The queries of each act, as somebody who has begun takes it."""
    ann = Annotator.objects.get(project=study.project, pseudonym="ann")

    def label(number: int) -> dict[str, int]:
        with CaptureQueriesContext(connection) as asking:
            served = next_assignment(study=study, annotator=ann, now=NOW)
        with CaptureQueriesContext(connection) as sending:
            submit(assignment=served.assignment, annotator=ann, answers=answers("PASS", 1), expected_revision=0,
                   idempotency_key=f"key {number}", now=NOW)  # fmt: skip
        return {"next": len(asking), "submit": len(sending)}

    for number in range(3):
        counted = label(number)
    with CaptureQueriesContext(connection) as counting:
        own_counts(study, ann)
    with CaptureQueriesContext(connection) as listing:
        rows = list(own_queue(study, ann, "todo")[:ROWS_PER_PAGE])
    assert len(rows) == ROWS_PER_PAGE or study.assignment_mode == "pool"
    return counted | {"counts": len(counting), "list": len(listing)}


@pytest.mark.parametrize("mode", MODES)
def test_queries_do_not_grow_with_the_study(mode):
    small = costs(make_large(100, project=make_project("small"), **MODES[mode]))
    large = costs(make_large(100_000, project=make_project("large"), **MODES[mode]))
    assert large == small
    assert max(small.values()) <= 20
