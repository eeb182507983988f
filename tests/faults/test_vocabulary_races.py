"""One taxonomy in many hands at once: one draft, one save per revision, one frozen version, each once in the ledger."""

import json
from collections.abc import Iterator

import pytest

from tests.faults.scratch import ENGINES, Installation, installation

pytestmark = pytest.mark.faults


@pytest.fixture(params=ENGINES)
def place(request, tmp_path) -> Iterator[Installation]:
    with installation(tmp_path, engine=request.param) as made:
        yield made


def test_one_hand_wins_and_the_others_learn_it(place):
    assert json.loads(place.python("-m", "tests.faults.vocabulary_race")) == {
        "create": {"done": 1, "DraftExists": 7},
        "save": {"done": 1, "StaleDraft": 7},
        "freeze": {"done": 8},
        "import": {"done": 8},
    }
    versions = place.rows(
        "SELECT t.name, v.number, v.state FROM taxonomy_taxonomyversion v JOIN taxonomy_taxonomy t "
        "ON t.id = v.taxonomy_id ORDER BY t.name"
    )
    assert versions == [("imported", 1, "frozen"), ("reasons", 1, "frozen")]
    actions = place.rows("SELECT action FROM annotation_auditevent ORDER BY sequence")
    assert [action for (action,) in actions] == [
        "taxonomy.draft_created", "taxonomy.frozen", "taxonomy.frozen",
    ]  # fmt: skip
    assert len(place.rows("SELECT 1 FROM taxonomy_reasoncode")) == 3 + 2
