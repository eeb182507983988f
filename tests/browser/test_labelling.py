"""A labelling day in a real browser: keys alone, no waiting, a phone, and no script at all."""

import pytest
from playwright.sync_api import Route

from annotation.models.labels import Label
from annotation.models.studies import Assignment
from tests.browser.going import follow
from tests.browser.keys import change_key, shown
from tests.browser.labelling import (
    NEXT_CASE,
    PHONE,
    WIDE,
    answer,
    begin,
    labels_of,
    ready,
    submit,
    wait_for_labels,
    waiting_study,
)
from tests.browser.test_journey import scrolls_sideways, severe

pytestmark = pytest.mark.browser
MOST_BYTES = 150_000
MOST_REQUESTS = 10


@pytest.fixture
def study(transactional_db, settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    return waiting_study()


def test_two_people_label_thirty_cases_each_with_the_keyboard_alone(study, open_page):
    for name, keys in (("ann", "a22222"), ("ben", "r00000")):
        page = open_page(name, viewport=WIDE)
        begin(page, study)
        for _ in range(30):
            answer(page, keys)
            if name == "ben":
                page.keyboard.press("c")
                page.keyboard.type("hook")
                page.keyboard.press("Enter")
                page.keyboard.press("Escape")
            submit(page)
        wait_for_labels(page, name, 30)
        page.wait_for_url("**/label/cases/todo/")
        assert "You have labelled every case of yours" in page.inner_text("h1")
    assert Assignment.objects.filter(study=study, status="submitted").count() == 60
    assert {label.answers.count("HOOK_WEAK") for label in Label.objects.all()} == {0, 1}


def test_the_page_comes_cold_in_few_bytes_and_requests(study, open_page):
    page = open_page("ann", viewport=WIDE)
    page.goto("/projects/demonstration/")
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.clearBrowserCache")
    sizes, asked = [], []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.on("Network.requestWillBeSent", lambda event: asked.append(event["request"]["url"]))
    begin(page, study)
    page.wait_for_load_state("networkidle")
    # With the redirect to the case, and the case after it, fetched while this one is read.
    assert len(asked) <= MOST_REQUESTS, asked
    assert sum(sizes) <= MOST_BYTES, sizes


def test_the_next_case_is_there_without_waiting(study, open_page):
    page = open_page("ann", viewport=WIDE)
    begin(page, study)
    page.wait_for_load_state("networkidle")
    answer(page, "a22222")
    # Labels are slow on their way; what is read comes at once.
    held: list[Route] = []
    is_slow = True

    def hold(route: Route) -> None:
        if route.request.method == "POST" and is_slow:
            held.append(route)
        else:
            route.continue_()

    page.route("**/label/**", hold)
    seen = [page.url]
    for _ in range(2):
        with page.expect_response(
            lambda got: got.request.method == "GET" and got.ok and "/label/" in got.url
        ) as following:
            submit(page)
        following.value.finished()  # so far only its head has arrived
        assert page.locator("#label input[type=radio]:checked").count() == 0
        seen.append(page.url)
        answer(page, "a22222")
    # Neither the case in view nor one whose label is still on its way comes again.
    assert len(set(seen)) == 3
    assert labels_of("ann") == 0
    is_slow = False
    for route in held:
        route.continue_()
    wait_for_labels(page, "ann", 2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it_wide_and_on_a_phone(study, open_page, scheme):
    page = open_page("ann", viewport=WIDE, color_scheme=scheme)
    begin(page, study)
    answer(page, "e1")
    page.keyboard.press("c")
    wrong = severe(page)
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    wrong += severe(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    wrong += severe(page)
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    wrong += severe(page) + (["the case scrolls sideways"] if scrolls_sideways(page) else [])
    for path in (f"/studies/{study.public_id}/label/cases/todo/", "/projects/demonstration/"):
        page.goto(path)
        wrong += severe(page) + ([f"{path} scrolls sideways"] if scrolls_sideways(page) else [])
    assert wrong == []


def test_a_case_is_labelled_on_a_phone_by_touch(study, open_page):
    page = open_page("ann", viewport=PHONE, has_touch=True)
    begin(page, study)
    form = page.locator("#label")
    form.locator(".opt", has_text="Reject").tap()
    for key in ("publishability", "factual_support", "human_voice", "hook_strength", "platform_fit"):
        form.locator(f"[data-field={key}] .opt").first.tap()
    form.get_by_placeholder("add a reason").tap()
    form.get_by_text("Weak hook", exact=True).tap()
    form.locator("[data-submit]").tap()
    wait_for_labels(page, "ann", 1)


def test_a_case_is_labelled_without_a_script(study, open_page):
    page = open_page("ann", java_script_enabled=False)
    page.click("text=Start labelling")
    follow(page, "[data-submit]")
    assert page.get_by_text("an answer is required").count() == 6
    page.check("[name=f-decision][value=APPROVE_EDITED]")
    for key in ("publishability", "factual_support", "human_voice", "hook_strength", "platform_fit"):
        page.check(f"[name=f-{key}][value='2']")
    page.click("summary >> text=Edit the text")
    page.fill(
        "[name=f-final_text]",
        page.input_value("[name=f-final_text]") + " And so on, for a good while longer.",
    )
    follow(page, "button >> text=Save the draft")
    assert "Draft saved" in page.inner_text("#saved")
    follow(page, "[data-submit]")
    assert "An edit of a twentieth of the text or more needs at least one reason code." in page.inner_text(
        "#label"
    )
    page.check("[name=f-reason_codes][value=CTA_INVALID]")
    page.uncheck("[name=go_on]")
    follow(page, "[data-submit]")
    assert "Stored." in page.inner_text(".notice.success")
    assert labels_of("ann") == 1
    page.click("summary >> text=Skip")
    page.fill("#skip-reason", "No.")
    follow(page, "button >> text=Skip this case")
    assert "cannot be skipped" in page.inner_text(".notice.error")


def test_no_key_fires_while_typing_and_keys_can_be_changed(study, open_page):
    page = open_page("ann", viewport=WIDE)
    begin(page, study)
    page.locator("[name=f-note]").fill("")
    page.keyboard.type("a e r 1 2 s f c g j ?")
    assert page.input_value("[name=f-note]") == "a e r 1 2 s f c g j ?"
    assert (
        page.locator("#label input[type=radio]:checked, .pop[open], .drawer[open], dialog[open]").count() == 0
    )
    page.keyboard.press("Escape")
    assert change_key(page, "skip", "x") == ""
    assert change_key(page, "send", "Enter") == ""
    assert change_key(page, "codes", "x") == "x is taken by “skip the case, with a reason”."
    assert "is taken by “Decision: " in change_key(page, "codes", "a")
    assert "works the page itself" in change_key(page, "codes", "ArrowDown")
    assert shown(page, "skip") == {"x"}
    page.keyboard.press("Escape")
    begin(page, study)
    page.keyboard.press("s")
    assert page.locator(".pop[open]").count() == 0
    page.keyboard.press("x")
    assert page.locator("[data-pop=skip][open]").count() == 1
    page.keyboard.press("Escape")
    answer(page, "a22222")
    page.keyboard.press("Escape")
    page.locator(".pop summary").first.press("Enter")
    assert page.locator(".pop[open]").count() == 1
    page.keyboard.press("Escape")
    before = page.input_value("#label [name=key]")
    page.keyboard.press("Enter")
    page.wait_for_function(NEXT_CASE, arg=before)
    wait_for_labels(page, "ann", 1)
    page.goto(f"/studies/{study.public_id}/label/cases/todo/")
    page.wait_for_load_state()
    page.keyboard.press("?")
    assert (page.locator("dialog#keys").is_visible(), shown(page, "skip")) == (True, {"x"})


def test_an_edit_shows_its_difference_and_its_distance_as_the_server_counts(study, open_page):
    page = open_page("ann", viewport=WIDE)
    begin(page, study)
    answer(page, "e22222")
    area = page.locator("[name=f-final_text]")
    assert area.is_visible()
    area.fill(area.input_value() + " 👩‍🚒 مرحبا e\u0301")
    shown = page.inner_text("[data-distance]")
    assert page.locator(".worddiff ins").count() > 0
    page.locator("#saved", has_text="Saved").wait_for()
    page.reload()
    ready(page)
    assert f"{float(page.get_attribute('[data-distance]', 'data-value')):.3f}" == shown
