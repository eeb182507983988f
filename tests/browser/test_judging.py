"""A run in a real browser: imported by a manager, judged by keyboard, looked at, with nothing running from its text."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from agreement.services.blind_comparisons import start_comparison
from annotation.models.blind_comparisons import BlindDecision
from annotation.models.judging import JudgePass, Verdict
from annotation.models.projects import Role
from taxonomy.services.rubric_drafts import create_rubric_draft, freeze_rubric_draft
from tests.agreement.judging.records import record
from tests.annotation.judging.worlds import attempts, dataset, put_run
from tests.browser.axe import violations
from tests.browser.conftest import PASSWORD, PATIENCE, Faults
from tests.browser.going import follow, press_and_go
from tests.browser.keys import change_key, shown
from tests.studies import NOW, make_project, make_user

pytestmark = pytest.mark.browser
HOSTILE = "<img src=x onerror=\"document.title='taken'\"> 10 and 20"
RUBRIC = {
    "name": "sales",
    "clauses": [
        {"key": "net", "text": "Net sales of the year", "marker": "PREFERRED"},
        {"key": "gross", "text": "Gross sales", "marker": "DIVERGENT", "trap_value": 31.5},
    ],
    "doctrine": "Judge intent, not formatting.",
}


@pytest.fixture
def project(transactional_db: None, settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    project = make_project("sales")
    mia = make_user("mia", project, Role.MANAGER)
    mia.set_password(PASSWORD)
    mia.save()
    dataset(project)
    draft = create_rubric_draft(document=RUBRIC, actor="mia", now=NOW)
    freeze_rubric_draft(version=draft, reason="first", actor="mia", now=NOW)
    return project


@pytest.fixture
def page(chromium: Browser, live_server, project) -> Iterator[Page]:
    faults = Faults()
    context = chromium.new_context(base_url=live_server.url, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    faults.watch(page, live_server.url)
    page.goto("/sign-in/")
    page.fill("[name=username]", "mia")
    page.fill("[name=password]", PASSWORD)
    page.click("button.primary")
    page.wait_for_url("**/projects/sales/")
    yield page
    context.close()
    assert faults == []


def upload(page: Page, rows: list[dict]) -> None:
    text = "".join(json.dumps(row) + "\n" for row in rows)
    page.set_input_files(
        "#id_file", {"name": "f.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    )


def import_run(page: Page) -> None:
    page.goto("/projects/sales/runs/")
    page.click("text=Import a run")
    page.fill("#id_name", "monday")
    page.fill("#id_answerer", "agent-a")
    page.select_option("#id_version", index=1)
    upload(page, attempts(q1={"prediction": HOSTILE}))
    page.click("button:has-text('Import')")
    page.wait_for_selector("h1:has-text('monday')")
    page.click("summary:has-text('Add a judge')")
    page.fill("#id_judge", "judge:j6")
    upload(page, [record(case_id=f"q{n}") for n in (1, 2, 3, 4)])
    page.click("button:has-text('Add the verdicts')")
    page.wait_for_selector("text=Untrusted")


def judge_by_keyboard(page: Page, keys: str, why: str) -> None:
    for key in keys:
        page.keyboard.press(key)
    page.keyboard.press("y")
    page.keyboard.type(why)
    press_and_go(page, "Control+Enter")


def test_a_run_is_imported_judged_by_keyboard_and_looked_at(page: Page, look: Callable[[Page, str], None]):
    import_run(page)
    look(page, "run")
    page.click("text=Judge it yourself")
    page.select_option("#rubric", index=1)
    follow(page, "button:has-text('Begin')")
    assert page.title().startswith("q1")  # the answer's text stayed text
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.keyboard.press("w")
    page.wait_for_selector(".implied:has-text('no_match')")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.keyboard.press("r")
    page.wait_for_selector(".implied:has-text('match')")
    look(page, "judging")
    assert change_key(page, "golden", "v") == ""
    assert "confidence" in change_key(page, "golden", "5")
    page.keyboard.press("Escape")
    assert shown(page, "golden") == {"v"}
    page.keyboard.press("g")
    page.keyboard.press("Shift+V")
    assert page.input_value("#gold_status") == ""
    for case, keys in (("q1", "m9v"), ("q2", "rm8v"), ("q3", "m9v"), ("q4", "wx9v")):
        assert case in page.inner_text("h1")
        if case == "q3":
            page.check("[name=is_refusal]")
            page.check("[name=names_missing]")
        judge_by_keyboard(page, keys, f"Why {case}.")
    page.wait_for_selector("text=3 of 4")
    assert Verdict.objects.filter(judge_pass__judge__kind="human").count() == 4
    assert page.locator("text=Go on judging").count() == 0
    look(page, "judged")
    model, person = JudgePass.objects.order_by("pk")
    page.goto(
        f"/projects/sales/runs/compare/?first={model.public_id}&second={person.public_id}&rubric_change=on"
    )
    page.wait_for_selector("text=Got worse")
    look(page, "compared")


def test_a_blind_pair_is_decided_with_keys_of_ones_own(
    project, page: Page, look: Callable[[Page, str], None]
):
    version = project.datasets.get().versions.get()
    runs = [
        put_run(version, attempts(q1={"prediction": name}), name=f"run-{name}", answerer=name)
        for name in ("old", "new")
    ]
    made = start_comparison(name="which", first=runs[0], second=runs[1], actor="mia", now=NOW)
    first, second = made.pairs.order_by("position")[:2]
    page.goto(f"/projects/sales/blind-comparisons/{made.public_id}/{first.public_id}/")
    look(page, "pair")
    assert change_key(page, "left", "l") == ""
    page.keyboard.press("Escape")
    assert shown(page, "left") == {"l"}
    page.keyboard.press("1")
    assert page.locator("[name=choice]:checked").count() == 0
    page.keyboard.press("y")
    page.keyboard.type("l 1 2 3 n p ?")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    with page.expect_navigation(url=f"**/{second.public_id}/"):
        page.keyboard.press("Control+Enter")
    decided = BlindDecision.objects.get()
    assert (decided.pair, decided.choice, decided.why) == (first, "left", "l 1 2 3 n p ?")
    with page.expect_navigation(url=f"**/{first.public_id}/"):
        page.keyboard.press("p")


@pytest.fixture
def look() -> Callable[[Page, str], None]:
    """Hold a page to the rules of accessibility, as it stands."""

    def hold(page: Page, name: str) -> None:
        found = violations(page, options={"runOnly": ["wcag2a", "wcag2aa"]})
        assert [(one["id"], one["nodes"][0]["target"]) for one in found] == [], name

    return hold
