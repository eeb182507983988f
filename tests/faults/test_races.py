"""The same act by many hands at once: one wins, the others learn it, and the counts are exact."""

import json
from collections.abc import Iterator

import pytest

from tests.faults.scratch import ENGINES, Installation, installation

pytestmark = pytest.mark.faults


@pytest.fixture(params=ENGINES)
def place(request, tmp_path) -> Iterator[Installation]:
    with installation(tmp_path, engine=request.param) as made:
        yield made


def race(place: Installation, kind: str) -> dict[str, int]:
    return json.loads(place.python("-m", "tests.faults.race", kind))


def revisions(place: Installation) -> list[int]:
    return [number for (number,) in place.rows("SELECT revision FROM annotation_label ORDER BY revision")]


def test_one_of_thirty_two_submissions_of_a_label_is_stored(place):
    assert race(place, "submit") == {"done": 1, "StaleLabel": 31}
    assert revisions(place) == [1]


def test_one_of_thirty_two_revisions_of_a_label_is_stored(place):
    assert race(place, "revise") == {"done": 1, "StaleLabel": 31}
    assert revisions(place) == [1, 2]
    events = place.rows("SELECT 1 FROM annotation_auditevent WHERE action = 'label.submitted'")
    assert len(events) == 2


def test_a_pool_of_three_annotators_fills_exactly_two_slots_of_each_case(place):
    assert race(place, "pool") == {"done": 2, "BadInput": 1}
    per_case = place.rows(
        "SELECT COUNT(*), COUNT(DISTINCT a.annotator_id) FROM annotation_label l JOIN annotation_assignment a "
        "ON a.id = l.assignment_id GROUP BY a.study_case_id"
    )
    assert per_case == [(2, 2)] * 4


def test_a_file_that_eight_hands_import_at_once_is_stored_once(place):
    assert race(place, "import") == {"done": 8}
    assert revisions(place) == [1] * 4
    assert len(place.rows("SELECT 1 FROM annotation_auditevent WHERE action = 'labels.imported'")) == 1


def test_rulings_at_the_same_moment_are_numbered_one_after_the_other(place):
    assert race(place, "rule") == {"done": 8}
    numbers = place.rows("SELECT number FROM annotation_ruling ORDER BY number")
    assert [number for (number,) in numbers] == list(range(1, 9))
    assert place.rows("SELECT COUNT(*), MAX(sequence) FROM annotation_auditevent e JOIN annotation_auditchain c "
                      "ON c.id = e.chain_id WHERE c.name = 'shop'")[0][0] == place.rows(
        "SELECT MAX(sequence) FROM annotation_auditevent e JOIN annotation_auditchain c "
        "ON c.id = e.chain_id WHERE c.name = 'shop'")[0][0]  # fmt: skip


def test_one_invitation_lets_one_of_eight_in(place):
    assert race(place, "accept") == {"done": 1, "InvitationSpent": 7}
    assert place.rows("SELECT COUNT(*) FROM annotation_user WHERE username LIKE 'guest-%'") == [(1,)]


def test_two_managers_who_leave_at_once_leave_one_behind(place):
    assert race(place, "leave") == {"done": 1, "PersonRefused": 1}
    assert place.rows("SELECT COUNT(*) FROM annotation_membership WHERE role = 'manager'") == [(1,)]
