"""Open coding over a connection that comes and goes: no note is lost, nothing is said to be saved that is not."""

import pytest
from django.utils import timezone

from annotation.models.jobs import Job
from annotation.models.open_coding import NoteDraft, NoteRevision, OpenCodingSession
from annotation.models.open_coding_board import Cluster
from annotation.models.projects import Kind
from annotation.services.jobs import run_job
from annotation.services.open_coding import note_case
from annotation.services.projects import ensure_annotator
from tests.browser.conftest import Faults
from tests.browser.going import hold_next, press_and_go
from tests.browser.keys import change_key, shown
from tests.browser.test_open_coding import DESK, board_answers, session  # noqa: F401  (the sample)

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def expected_faults(monkeypatch) -> None:
    """Chromium reports each request that finds no network, or is sent elsewhere, as an error of the page."""
    usual = Faults._note
    expected = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")

    def note(self: Faults, kind: str, text: str) -> None:
        if not any(words in text for words in expected):
            usual(self, kind, text)

    monkeypatch.setattr(Faults, "_note", note)


def test_a_note_outlives_a_lost_connection_and_a_sign_out(session: OpenCodingSession, open_page):  # noqa: F811
    ann = open_page("ann", **DESK)
    address = f"/open-coding/{session.public_id}/cases/1/"
    ann.goto(address)
    ann.keyboard.press("f")
    ann.keyboard.insert_text("Typed just before")
    ann.context.set_offline(True)
    ann.keyboard.press("Control+Enter")
    ann.locator("#saved >> text=Not saved").wait_for()
    assert ann.input_value("#id_text") == "Typed just before"
    ann.context.set_offline(False)
    ann.goto(address)
    assert ann.input_value("#id_text") == "Typed just before"
    cookies = ann.context.cookies()
    ann.context.clear_cookies(name="sessionid")
    ann.keyboard.press("Control+Enter")
    ann.locator("#saved >> text=you were signed out").wait_for()
    ann.context.add_cookies(cookies)
    press_and_go(ann, "Control+Enter")
    assert (NoteRevision.objects.get().text, NoteRevision.objects.get().verdict) == (
        "Typed just before",
        "FAIL",
    )
    assert ann.evaluate("Object.keys(localStorage).filter(key => key.startsWith('open-coding')).length") == 0


def test_nothing_is_said_to_be_saved_while_newer_words_are_not(session: OpenCodingSession, open_page):  # noqa: F811
    ann = open_page("ann", **DESK)
    ann.goto(f"/open-coding/{session.public_id}/cases/1/")
    held = hold_next(ann, "**/draft/")
    with ann.expect_request("**/draft/"):
        ann.fill("#id_text", "Half a thought")
    ann.fill("#id_text", "Half a thought, and the rest of it.")
    held[0].continue_()
    ann.locator("#saved >> text=Draft saved").wait_for()
    assert NoteDraft.objects.get().text == "Half a thought, and the rest of it."


def test_what_is_about_to_be_sorted_outlives_a_board_drawn_anew(session: OpenCodingSession, open_page):  # noqa: F811
    now = timezone.now()
    coder = ensure_annotator(
        project=session.project, pseudonym="sim", kind=Kind.SIMULATED, actor="test", now=now
    )
    places = session.sample.select_related("case", "output", "session__project").order_by("position")
    for sampled in places[:4]:
        text = f"Seen {sampled.position} times."
        note_case(sampled=sampled, annotator=coder, text=text, verdict="FAIL", now=now)
    mia = open_page("mia", **DESK)
    mia.goto(f"/open-coding/{session.public_id}/board/")
    with board_answers(mia):
        mia.click("text=Suggest clusters")
    mia.locator("text=A worker takes this up in a moment").wait_for()
    mia.keyboard.press("ArrowDown")
    mia.keyboard.press("x")
    mia.keyboard.press("c")
    mia.keyboard.insert_text("half a na")
    run_job(job_id=Job.objects.get(kind="suggest-clusters").pk, clock=timezone.now)
    mia.locator("text=1 of 1").wait_for()
    mia.keyboard.insert_text("me")
    mia.context.set_offline(True)
    mia.keyboard.press("Enter")
    mia.locator(".boardbar >> text=No connection: nothing was changed").wait_for()
    mia.context.set_offline(False)
    with board_answers(mia):
        mia.keyboard.press("Enter")
    mia.locator('[data-name="half a name"]').wait_for()
    assert Cluster.objects.get().members.count() == 1

    # A hand that is faster than the answers: the second act waits for the first, and what is chosen since stays.
    mia.locator("[data-column=inbox] .note").first.focus()
    mia.keyboard.press("c")
    mia.keyboard.insert_text("second")
    mia.route("**/sort/", lambda route: (mia.wait_for_timeout(300), route.continue_()))
    mia.keyboard.press("Enter")
    mia.locator('[data-name="half a name"] .grouphead').focus()
    mia.keyboard.press("d")
    mia.locator("[data-column=inbox] input[name=note]").last.check()
    mia.locator('[data-column=codes] [data-name="half a name"]').wait_for()
    assert mia.locator('[data-column=clusters] [data-name="second"]').count() == 1
    assert mia.locator("[data-column=inbox] input[name=note]:checked").count() == 1

    # So does naming the next cluster, by a person's own key: no letter goes to the name that is on its way.
    mia.locator("[data-column=inbox] input[name=note]").last.uncheck()
    mia.locator("[data-column=inbox] .note").first.focus()
    assert change_key(mia, "cluster", "q") == ""
    mia.keyboard.press("Escape")
    assert shown(mia, "cluster") == {"q"}
    for name in ("third", "fourth"):
        mia.keyboard.press("q")
        mia.keyboard.insert_text(name)
        mia.keyboard.press("Enter")
        mia.keyboard.press("ArrowDown")
    mia.locator('[data-column=clusters] [data-name="fourth"]').wait_for()
    sizes = {cluster.name: cluster.members.count() for cluster in Cluster.objects.all()}
    assert sizes == {"half a name": 1, "second": 1, "third": 1, "fourth": 1}
    assert mia.input_value("#cluster-name") == ""
