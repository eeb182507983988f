"""Fifty cases coded with the keyboard alone, grouped by keys and by drag, six codes frozen with their notes."""

from typing import Any

import pytest
from django.utils import timezone

from annotation.models.jobs import Job
from annotation.models.open_coding import NoteRevision, OpenCodingSession
from annotation.models.open_coding_board import Cluster, CodeOrigin, DraftCode
from annotation.models.projects import Kind
from annotation.selectors.open_coding_pages import dataset_versions
from annotation.services import demonstration
from annotation.services.jobs import run_job
from annotation.services.open_coding import note_case, start_session
from annotation.services.projects import ensure_annotator
from taxonomy.models.taxonomies import TaxonomyVersion
from tests.browser.conftest import PASSWORD
from tests.browser.going import follow, press_and_go
from tests.browser.keys import change_key, shown
from tests.browser.test_journey import look

pytestmark = pytest.mark.browser
N_CASES = 50
KINDS = {
    "adds a date": "Adds a date that no source has.",
    "generic close": "Ends with a generic close that fits any topic.",
    "hashtag pile": "Carries a hashtag pile longer than the post.",
    "acts early": "Acts early although an approval is still open.",
    "second account": "Uses a second account to pass a limit.",
    "rumour as news": "Tells a rumour as news.",
}
BY_KEYS = list(KINDS)[:3]
BY_DRAG = list(KINDS)[3:]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def session(transactional_db: None, settings) -> OpenCodingSession:
    """A sample of fifty outputs of the demonstration, nothing noted yet."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    now = timezone.now()
    project, _ = demonstration.load_cases(slug="demonstration", now=now)
    demonstration.load_cast(project=project, password=PASSWORD, now=now)
    version = dataset_versions(project).first()
    return start_session(
        project=project, version=version, name="First look", seed=11, n=N_CASES, stratify_by="split",
        actor="test", now=now,
    )  # fmt: skip


def noted(position: int) -> tuple[str, str]:
    """What is typed for a case: each kind of failure five times, and passes."""
    kind = position % 8
    if kind < len(KINDS) and position <= 40:
        return "f", list(KINDS.values())[kind]
    return "p", f"Keeps to its sources, case {position}."


def code_all(page) -> None:
    """Every case with the keyboard alone: verdict, note, on."""
    for position in range(1, N_CASES + 1):
        key, text = noted(position)
        page.keyboard.press(key)
        page.keyboard.insert_text(text)
        press_and_go(page, "Control+Enter")


def find(page, words: str) -> None:
    """Search with keys, so that the inbox shows these notes alone."""
    page.keyboard.press("/")
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(words)
    press_and_go(page, "Enter")
    page.locator("[data-column=inbox] .note").first.wait_for()


def board_answers(page):
    """Wait for the answer to an act, and for the board drawn from it."""
    return page.expect_response(lambda response: response.request.method == "POST")


def cluster_by_keys(page, words: str) -> None:
    find(page, words)
    page.keyboard.press("ArrowDown")
    for _ in range(5):
        page.keyboard.press("x")
        page.keyboard.press("ArrowDown")
    page.keyboard.press("c")
    page.keyboard.insert_text(words)
    with board_answers(page):
        page.keyboard.press("Enter")
    page.locator(f'[data-column=clusters] [data-name="{words}"]').wait_for()


def cluster_by_drag(page, words: str) -> None:
    """The first note makes the cluster; the others are dragged onto it."""
    find(page, words)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("c")
    page.keyboard.insert_text(words)
    with board_answers(page):
        page.keyboard.press("Enter")
    cluster = page.locator(f'[data-column=clusters] [data-name="{words}"]')
    for left in range(4, 0, -1):
        wait_for_inbox(page, left)
        with board_answers(page):
            page.locator("[data-column=inbox] .note").first.drag_to(cluster.locator(".grouphead"))
    wait_for_inbox(page, 0)


def wait_for_inbox(page, n_notes: int) -> None:
    """An answer has arrived before it is drawn."""
    count = "n => document.querySelectorAll('[data-column=inbox] .note').length === n"
    page.wait_for_function(count, arg=n_notes)


def make_codes(page) -> None:
    """Three clusters become codes by key, three by drag."""
    for words in BY_KEYS:
        page.locator(f'[data-name="{words}"] .grouphead').focus()
        with board_answers(page):
            page.keyboard.press("d")
        page.locator(f'[data-column=codes] [data-name="{words}"]').wait_for()
    for words in BY_DRAG:
        group = page.locator(f'[data-column=clusters] [data-name="{words}"]')
        with board_answers(page):
            group.locator(".grouphead h3").drag_to(page.locator("#codes-title"))
        page.locator(f'[data-column=codes] [data-name="{words}"]').wait_for()


def write_cards(page) -> None:
    for words in KINDS:
        page.locator(f'[data-column=codes] [data-name="{words}"] .grouphead').focus()
        press_and_go(page, "e")
        page.locator("#id_definition").fill(f"An output that {words}.")
        follow(page, "#card button.primary")


def test_from_fifty_outputs_to_six_frozen_codes(session, open_page):
    wrong: list[str] = []
    ann = open_page("ann", **DESK)
    ann.click("nav.stages >> text=Open coding")
    look(ann, wrong)
    ann.click("text=First look")
    look(ann, wrong)
    ann.click("text=Start coding")
    look(ann, wrong)
    code_all(ann)
    assert "All 50 cases are coded." in ann.inner_text(".notice.success")
    assert NoteRevision.objects.count() == N_CASES
    assert set(NoteRevision.objects.values_list("saw_board", flat=True)) == {False}
    follow(ann, "text=Open the board for good")
    look(ann, wrong)
    for words in BY_KEYS:
        cluster_by_keys(ann, words)
    for words in BY_DRAG:
        cluster_by_drag(ann, words)
    counts = {cluster.name: cluster.members.count() for cluster in Cluster.objects.all()}
    assert counts == dict.fromkeys(KINDS, 5)
    follow(ann, "text=Clear")
    make_codes(ann)
    write_cards(ann)
    assert DraftCode.objects.count() == 6
    look(ann, wrong)

    mia = open_page("mia", **DESK)
    mia.goto(f"/open-coding/{session.public_id}/freeze/")
    look(mia, wrong)
    mia.fill("#id_reason", "What fifty outputs showed")
    follow(mia, "text=Freeze for good")
    assert "6 codes" in mia.inner_text(".notice.success")
    look(mia, wrong)
    assert TaxonomyVersion.objects.get(taxonomy__name="first-look").state == "frozen"
    assert {origin.notes.count() for origin in CodeOrigin.objects.all()} == {5}
    assert CodeOrigin.objects.count() == 6
    assert wrong == []


def test_nothing_fires_while_typing_and_near_notes_come_as_chips(session, open_page):
    ann = open_page("ann", **DESK)
    ann.goto(f"/open-coding/{session.public_id}/cases/1/")
    ann.keyboard.press("f")
    ann.keyboard.type("Adds a date that p f n b ? no source has.")
    assert ann.input_value("#id_text") == "Adds a date that p f n b ? no source has."
    press_and_go(ann, "Control+Enter")
    ann.keyboard.press("Enter")
    ann.keyboard.insert_text("Adds a date that is not in the")
    ann.locator("[data-use]").wait_for()
    ann.keyboard.press("Alt+Digit1")
    assert ann.input_value("#id_text") == "Adds a date that p f n b ? no source has."
    ann.locator("#saved >> text=Draft saved").wait_for()
    ann.reload()
    assert ann.input_value("#id_text") == "Adds a date that p f n b ? no source has."
    assert change_key(ann, "pass", "x") == ""
    assert "hold Ctrl or Alt" in change_key(ann, "instead-1", "z")
    assert change_key(ann, "instead-1", "Alt+z") == ""
    assert "is taken by" in change_key(ann, "fail", "x")
    ann.keyboard.press("Escape")
    assert (shown(ann, "pass"), shown(ann, "instead-1")) == ({"x"}, {"Alt z"})
    ann.keyboard.press("p")
    ann.keyboard.press("Shift+X")
    assert ann.locator("[name=verdict]:checked").count() == 0
    ann.keyboard.press("x")
    assert ann.locator("[name=verdict][value=PASS]").is_checked()
    ann.keyboard.type("x")
    assert ann.input_value("#id_text") == "Adds a date that p f n b ? no source has.x"
    ann.keyboard.press("Escape")
    ann.keyboard.press("?")
    ann.click("text=Back to the usual keys")
    assert shown(ann, "pass") == {"p"}


def test_suggestions_come_from_a_job_and_are_answered_by_key(session, open_page):
    coder = ensure_annotator(
        project=session.project, pseudonym="sim", kind=Kind.SIMULATED, actor="test", now=timezone.now()
    )
    sample = list(session.sample.select_related("case", "output", "session__project").order_by("position"))
    for sampled in sample[:10]:
        text = f"{list(KINDS.values())[sampled.position % 2]} Seen {sampled.position} times."
        note_case(sampled=sampled, annotator=coder, text=text, verdict="FAIL", now=timezone.now())
    mia = open_page("mia", **DESK)
    mia.goto(f"/open-coding/{session.public_id}/board/")
    mia.click("text=Suggest clusters")
    mia.locator("text=A worker takes this up in a moment").wait_for()
    run_job(job_id=Job.objects.get(kind="suggest-clusters").pk, clock=timezone.now)
    mia.locator("text=1 of 2").wait_for()
    assert Cluster.objects.count() == 0
    with board_answers(mia):
        mia.keyboard.press("y")
    mia.locator("text=1 of 1").wait_for()
    with board_answers(mia):
        mia.keyboard.press("n")
    mia.locator("text=Every suggestion is answered").wait_for()
    assert [cluster.members.count() for cluster in Cluster.objects.all()] == [5]
    mia.locator("[data-column=clusters] .note").first.focus()
    mia.keyboard.press("Shift+C")
    mia.keyboard.insert_text("also here")
    with board_answers(mia):
        mia.keyboard.press("Enter")
    mia.locator('[data-name="also here"]').wait_for()
    assert sorted(cluster.members.count() for cluster in Cluster.objects.all()) == [1, 5]
    mia.locator('[data-name="also here"] h3').drag_to(mia.locator("[data-column=clusters] h3").first)
    with board_answers(mia):
        mia.click("button >> text=Merge them")
    mia.locator('[data-name="also here"]').wait_for(state="detached")
    assert [cluster.members.count() for cluster in Cluster.objects.all()] == [5]


def test_the_board_works_without_javascript(session, open_page):
    ann = open_page("ann", java_script_enabled=False)
    for position in (1, 2):
        ann.goto(f"/open-coding/{session.public_id}/cases/{position}/")
        ann.check("[name=verdict][value=FAIL]")
        ann.fill("#id_text", f"Seen in {position}.")
        follow(ann, "text=Keep and go on")
    ann.goto(f"/open-coding/{session.public_id}/")
    follow(ann, "text=Open the board for good")
    for box in ann.locator("[data-column=inbox] input[name=note]").all():
        box.check()
    ann.fill("#cluster-name", "both")
    ann.click("text=Put there")
    ann.click("text=Make a code")
    ann.click("text=Edit the card")
    ann.fill("#id_definition", "What both show.")
    follow(ann, "text=Keep the card")
    draft = DraftCode.objects.get()
    assert (draft.definition, draft.cluster.members.count()) == ("What both show.", 2)
