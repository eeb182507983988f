"""Who was upheld is counted from what was sealed and from the rulings: as reading every case would, and at its size."""

from collections import Counter

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from annotation.selectors.adjudication import case_records
from annotation.selectors.adjudication_outcome import Outcome, outcome
from annotation.selectors.studies import schema_for
from annotation.services.adjudication_index import index_case_agreements
from tests.annotation.adjudication.conftest import decide
from tests.annotation.adjudication.many_cases import add_cases, guards_off, make_many
from tests.studies import answers, make_project

pytestmark = pytest.mark.django_db


def read_whole(study) -> tuple[dict, dict]:
    """(same, of) of each annotator and field, and (agreed, doubled) of each field, from every case in full."""
    truth, before = Counter(), Counter()
    for record in case_records(study):
        for asked in schema_for(study).adjudicated():
            given = [(label.annotator, label.answers.get(asked.key)) for label in record.labels]
            if len(given) < 2 or not any(asked.key in label.answers for label in record.labels):
                continue
            before[asked.key, "of"] += 1
            before[asked.key, "same"] += asked.key not in record.disputed
            if asked.key in record.resolution.answers:
                stands = record.resolution.answers[asked.key]
                for name, answer in given:
                    truth[name, asked.key, "of"] += 1
                    truth[name, asked.key, "same"] += not asked.disagree(answer, stands)
    return truth, before


def counted(found: Outcome) -> tuple[dict, dict]:
    truth, before = Counter(), Counter()
    for (name, key), part in found.with_truth.items():
        truth |= {(name, key, "of"): part.whole, (name, key, "same"): part.part}
    for key, part in found.before.items():
        before |= {(key, "of"): part.whole, (key, "same"): part.part}
    return truth, before


@pytest.fixture
def mixed(study):
    """Agreed and disputed cases of several kinds, and one that only one of two people answered in full."""
    with guards_off():
        add_cases(study, ["like-1", "like-2"], answers("PASS", 1, "A"))
        add_cases(study, ["part-1", "part-2"], {"decision": "FAIL"})
        add_cases(study, ["score-1", "score-2"], answers("PASS", 2, "A", "B"))
    index_case_agreements(study=study)
    return study


def test_it_is_what_reading_every_case_gives(mixed, ada):
    assert counted(outcome(mixed)) == read_whole(mixed)
    decide(mixed, "part-1", ada, {"decision": "FAIL", "score": 1, "codes": ["A"]})
    decide(mixed, "score-1", ada, {"score": 2, "codes": ["A"]})
    # A ruling may go past what everybody agreed on; then nobody said what stands.
    decide(mixed, "c2", ada, {"decision": "FAIL", "codes": ["A"], "score": 0}, overrules_agreement=True)
    assert counted(outcome(mixed)) == read_whole(mixed)


def test_only_ruled_cases_are_read_whole_and_labels_once():
    study = make_many(300, make_project())
    with CaptureQueriesContext(connection) as first:
        outcome(study)
    with CaptureQueriesContext(connection) as second:
        outcome(study)
    assert (len(first), len(second)) == (6, 3)
