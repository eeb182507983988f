"""A session with notes of two people, and a code drafted from two of them."""

import pytest

from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import DraftCode
from tests.annotation.open_coding.sessions import make_coder, make_session, note
from tests.annotation.views.open_coding.boards import CARD, address, places


@pytest.fixture
def session(project) -> OpenCodingSession:
    """Twenty cases, the first six noted by two people."""
    session = make_session(project)
    for name in ("uma", "noa"):
        coder = make_coder(project, name)
        for position in range(1, 7):
            note(session, position, coder, f"Gives the year {position} that no source fact has, says {name}.")
    return session


@pytest.fixture
def drafted(session, signed_in) -> DraftCode:
    """Two notes in a cluster that became a code with its card."""
    mia = signed_in("mia")
    mia.post(address(session, "sort"), {"note": places(session)[:2], "name": "Date added", "code": "yes"})
    draft = DraftCode.objects.get()
    mia.post(address(session, "code", number=draft.pk), CARD)
    return DraftCode.objects.get()
