"""Every case of a pool ends with exactly k labels by k people, whatever one, eight or thirty-two processes do at once."""

import json
from collections.abc import Iterator

import pytest

from tests.faults.overlap import CASES, K
from tests.faults.scratch import ENGINES, Installation, installation

pytestmark = pytest.mark.faults


@pytest.fixture(params=ENGINES)
def place(request, tmp_path) -> Iterator[Installation]:
    with installation(tmp_path, engine=request.param) as made:
        yield made


def test_the_engine_gives_every_case_exactly_k(place):
    for processes, held in json.loads(place.python("-m", "tests.faults.overlap", "engine")).items():
        assert held["ended"] == [0], processes
        assert held["labels_per_case"] == {str(K): CASES}, processes
        assert held["same_person_twice"] == 0
        # What was served adds up: each slot was submitted once, and nothing is under way.
        assert held["leases"]["submitted"] == held["slots"] == K * CASES
        assert "" not in held["leases"]
        assert held["leases"].get("skipped", 0) > 0


def test_counting_and_then_inserting_does_not(place):
    per_case = json.loads(place.python("-m", "tests.faults.overlap", "naive"))["labels_per_case"]
    assert max(map(int, per_case)) > K, "this control must fail, or the test above could not see it"
