"""Nothing that somebody typed is lost: no connection, two tabs, another browser, a sign-out."""

import json

import pytest
from django.utils import timezone
from playwright.sync_api import Page

from annotation.models.labels import Label, Origin
from annotation.models.studies import Assignment
from annotation.models.submissions import LabelDraft
from annotation.services.labels import submit_label
from annotation.services.studies import close_study
from taxonomy.strict_json import strict_json
from tests.browser.conftest import Faults
from tests.browser.going import follow, hold_next
from tests.browser.labelling import (
    NEXT_CASE,
    answer,
    begin,
    labels_of,
    ready,
    submit,
    wait_for_labels,
    waiting_study,
)

pytestmark = pytest.mark.browser
KEPT = "() => Object.keys(localStorage).filter(key => key.startsWith('concord:label:')).length"


@pytest.fixture
def study(transactional_db, settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    return waiting_study()


@pytest.fixture(autouse=True)
def expected_faults(monkeypatch) -> None:
    """Chromium reports each request that finds no network, and each refusal, as an error of the page."""
    usual = Faults._note
    expected = ("ERR_INTERNET_DISCONNECTED", "status of 409", "status of 503")

    def note(self: Faults, kind: str, text: str) -> None:
        if not any(words in text for words in expected):
            usual(self, kind, text)

    monkeypatch.setattr(Faults, "_note", note)


def notice(page: Page, words: str) -> None:
    page.locator("#notices", has_text=words).wait_for()


def test_the_network_goes_in_the_middle_of_a_case_and_comes_back(study, open_page):
    page = open_page("ann")
    begin(page, study)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    answer(page, "a22222")
    page.locator("[name=f-note]").fill("Written on a train.")
    notice(page, "What you typed is kept in this browser")
    page.keyboard.press("Escape")
    submit(page)
    notice(page, "1 label is kept in this browser")
    assert labels_of("ann") == 0
    answer(page, "a22222")
    page.context.set_offline(False)
    wait_for_labels(page, "ann", 1)
    page.locator("#notices", has_text="kept in this browser").wait_for(state="detached")
    submit(page)
    wait_for_labels(page, "ann", 2)
    assert sorted(label.revision for label in Label.objects.all()) == [1, 1]
    assert "Written on a train." in "".join(label.answers for label in Label.objects.all())


def test_a_server_that_takes_nothing_is_not_called_a_lost_connection(study, open_page):
    page = open_page("ann")
    begin(page, study)
    page.route(
        "**/*",
        lambda route: route.fulfill(status=503) if route.request.method == "POST" else route.continue_(),
    )
    answer(page, "a22222")
    page.locator("[name=f-note]").fill("Written while it restarts.")
    notice(page, "The server takes nothing at the moment. What you typed is kept")
    page.keyboard.press("Escape")
    submit(page)
    notice(page, "The server takes no labels at the moment. 1 label is kept")
    page.unroute_all()
    wait_for_labels(page, "ann", 1)
    assert "Written while it restarts." in Label.objects.get().answers


def test_a_browser_that_was_closed_offline_brings_back_what_was_typed(study, open_page):
    page = open_page("ann")
    begin(page, study)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    answer(page, "r0")
    page.locator("[name=f-note]").fill("Half a thought 👩‍🚒")
    notice(page, "What you typed is kept in this browser")
    address = page.url
    page.close()
    page = page.context.new_page()
    page.context.set_offline(False)
    page.goto(address)
    ready(page)
    notice(page, "What you had typed here is back")
    assert page.input_value("[name=f-note]") == "Half a thought 👩‍🚒"
    assert page.locator("[name=f-decision]:checked").input_value() == "REJECT"
    page.locator("#saved", has_text="Saved").wait_for()
    assert "Half a thought" in LabelDraft.objects.get().answers


def test_a_recovery_file_carries_work_to_another_browser(study, open_page, tmp_path):
    page = open_page("ann")
    begin(page, study)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    answer(page, "a22222")
    submit(page)
    notice(page, "1 label is kept in this browser")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download a recovery file").first.click()
    file = tmp_path / "recovery.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["format"] == "concord-recovery"
    other = open_page("ann")
    begin(other, study)
    other.keyboard.press("?")
    other.set_input_files("[data-upload]", file)
    wait_for_labels(other, "ann", 1)
    # The first browser comes back too: the same label, once.
    page.context.set_offline(False)
    page.locator("#notices", has_text="kept in this browser").wait_for(state="detached")
    assert labels_of("ann") == 1
    other.keyboard.press("?")
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "other"}')
    other.set_input_files("[data-upload]", bad)
    notice(other, "This is no recovery file")


def test_two_tabs_show_both_versions_and_lose_neither(study, open_page):
    first = open_page("ann")
    begin(first, study)
    address = first.url
    second = first.context.new_page()
    second.goto(address)
    ready(second)
    notice(first, "open in another tab too")
    answer(first, "a22222")
    first.locator("[name=f-note]").fill("From the first tab.")
    first.keyboard.press("Escape")
    submit(first)
    wait_for_labels(first, "ann", 1)
    second.bring_to_front()
    answer(second, "r0000")
    second.locator("[name=f-note]").fill("From the second tab.")
    notice(second, "submitted somewhere else since")
    follow(second, "text=See both versions")
    shown = second.inner_text(".conflict")
    assert "From the first tab." in shown
    assert "From the second tab." in shown
    assert Label.objects.count() == 1
    follow(second, "text=Keep the stored one")
    ready(second)
    assert second.input_value("[name=f-note]") == "From the first tab."


def test_a_study_that_closes_while_somebody_types_says_so_and_keeps_what_was_typed(study, open_page):
    page = open_page("ann")
    begin(page, study)
    page.wait_for_load_state("networkidle")
    answer(page, "a22222")
    page.locator("#saved", has_text="Saved").wait_for()
    close_study(study=study, actor="mia", now=timezone.now())
    page.locator("[name=f-note]").fill("Typed after the end.")
    notice(page, "it takes no labels")
    assert page.locator("#notices button").all_inner_texts() == ["Download a recovery file"]
    page.keyboard.press("Escape")
    submit(page)
    notice(page, "was not stored")
    follow(page, "text=See why")
    assert "it takes no labels" in page.inner_text("main")
    assert page.input_value("[name=f-note]") == "Typed after the end."
    assert not Label.objects.exists()


def test_a_label_that_was_refused_after_going_on_is_told_and_comes_back(study, open_page):
    page = open_page("ann")
    begin(page, study)
    page.wait_for_load_state("networkidle")
    answer(page, "a22222")
    page.locator("[name=f-note]").fill("The last word.")
    page.locator("#saved", has_text="Saved").wait_for()
    # Meanwhile another device submits this very case.
    slot = Assignment.objects.get(public_id=page.url.split("/")[-2])
    here = LabelDraft.objects.get(assignment=slot)
    submit_label(
        assignment=slot, annotator=here.annotator, answers=strict_json(here.answers), after=0,
        origin=Origin.API, now=timezone.now(),
    )  # fmt: skip
    page.keyboard.press("Escape")
    submit(page)
    notice(page, "was not stored")
    follow(page, "text=See why")
    assert page.locator(".conflict").is_visible()
    assert page.input_value("[name=f-note]") == "The last word."


def test_nothing_is_said_to_be_saved_while_newer_words_are_not(study, open_page):
    page = open_page("ann")
    begin(page, study)
    note, held = page.locator("[name=f-note]"), hold_next(page, "**/draft/")
    with page.expect_request("**/draft/"):
        note.fill("Half a thought")
    note.fill("Half a thought, and the rest of it.")
    held[0].continue_()
    page.locator("#saved", has_text="✓ Saved").wait_for()
    assert "and the rest of it" in LabelDraft.objects.get().answers


def test_pressing_twice_on_a_slow_line_goes_one_case_on(study, open_page):
    page = open_page("ann")
    begin(page, study)
    page.wait_for_load_state("networkidle")
    held = hold_next(page, "**/draft/")
    with page.expect_request("**/draft/"):
        answer(page, "a22222")
    page.keyboard.press("Control+Enter")
    before = page.input_value("#label [name=key]")
    page.keyboard.press("Control+Enter")
    held[0].continue_()
    page.wait_for_function(NEXT_CASE, arg=before)
    page.locator("#label").evaluate("form => (form.dataset.seen = 'yes')")
    wait_for_labels(page, "ann", 1)
    answer(page, "a22222")
    page.locator("#saved", has_text="✓ Saved").wait_for()
    assert page.locator("#label").get_attribute("data-seen") == "yes"


def test_signing_out_empties_what_the_browser_kept(study, open_page):
    page = open_page("ann")
    begin(page, study)
    page.locator("[name=f-note]").fill("Mine alone.")
    page.locator("#saved", has_text="Saved").wait_for()
    assert page.evaluate(KEPT) > 0
    page.goto("/projects/demonstration/")
    page.click("text=Sign out")
    page.wait_for_url("**/sign-in/**")
    assert page.evaluate(KEPT) == 0
