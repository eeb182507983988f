"""The demonstration shows open coding under way: notes, clusters, one code, and an inbox to sort."""

import pytest

from annotation.core.open_coding.wording import cause_words
from annotation.selectors.open_coding_board import board_of
from annotation.services import demonstration
from annotation.services.demonstration_open_coding import load_open_coding
from tests.studies import NOW

pytestmark = pytest.mark.django_db


def test_the_sample_is_under_way_and_loading_it_again_changes_nothing():
    project, _ = demonstration.load_cases(slug="demonstration", now=NOW)
    session = load_open_coding(project=project, now=NOW)
    assert load_open_coding(project=project, now=NOW) == session
    board = board_of(session)
    assert session.n_cases == 50
    assert (len(board.notes), len(board.clusters), len(board.codes)) == (58, 5, 1)
    assert len(board.inbox) > 20
    assert len(board.coders) == 2
    assert sum(bool(cause_words(note.text)) for note in board.notes) == 1
