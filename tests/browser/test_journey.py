"""From the sealed report to a verified release, in a real browser."""

import subprocess
import sys
import zipfile

import pytest

from tests.browser.axe import violations
from tests.browser.going import follow, press_and_go

pytestmark = pytest.mark.browser
PHONE = {"width": 390, "height": 844}
SEVERE = ("serious", "critical")


def severe(page) -> list[str]:
    """What axe finds that keeps somebody out."""
    return [
        f"{page.url}: {problem['id']} {problem['nodes'][0]['target']}"
        for problem in violations(page)
        if problem["impact"] in SEVERE
    ]


def scrolls_sideways(page) -> bool:
    return page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def look(page, seen: list[str]) -> None:
    """Note what is wrong with a page wide and on a phone."""
    seen += severe(page)
    seen += [f"{page.url} is wider than a desk"] if scrolls_sideways(page) else []
    page.set_viewport_size(PHONE)
    seen += [f"{page.url} scrolls sideways"] if scrolls_sideways(page) else []
    page.set_viewport_size({"width": 1440, "height": 900})


def rule_with_keys(page) -> None:
    """Side Y for the whole case, a reason by arrow, and on."""
    page.keyboard.press("Shift+Digit2")
    page.keyboard.press("m")
    page.keyboard.press("Space")
    press_and_go(page, "Control+Enter")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_from_report_to_verified_release(study, open_page, tmp_path, scheme):
    wrong: list[str] = []
    ada = open_page("ada", viewport={"width": 1440, "height": 900}, color_scheme=scheme)
    look(ada, wrong)
    ada.click("nav.stages >> text=Studies")
    look(ada, wrong)
    ada.click("table a >> text=held-out-doubles")
    look(ada, wrong)
    ada.click("text=Read the report")
    look(ada, wrong)
    ada.locator(".heat td[class*=differ] a").first.click()
    look(ada, wrong)
    ada.locator(".caselist li a").first.click()
    look(ada, wrong)
    ada.click("nav.stages >> text=Adjudication")
    look(ada, wrong)
    follow(ada, "text=Start with the lowest agreement")
    for _ in range(3):
        rule_with_keys(ada)
    assert "Every disagreement is ruled" in ada.inner_text("h1")
    study.refresh_from_db()
    assert study.state == "ADJUDICATED"

    mia = open_page("mia", viewport={"width": 1440, "height": 900}, color_scheme=scheme)
    follow(mia, "text=Make a release")
    assert "can never be promoted" in mia.inner_text("form.form")
    mia.fill("#id_name", "v1")
    mia.fill("#id_reason", "first")
    mia.check("[name=studies]")
    look(mia, wrong)
    mia.click("button >> text=Make the release")
    look(mia, wrong)
    digest = mia.locator(".digest.whole").nth(1).inner_text()
    with mia.expect_download() as download:
        mia.click("text=Download the archive")
    archive = tmp_path / "release.zip"
    download.value.save_as(archive)
    with zipfile.ZipFile(archive) as files:
        files.extractall(tmp_path / "release")
    command = [sys.executable, "verify.py", "--manifest-sha256", digest]
    done = subprocess.run(command, cwd=tmp_path / "release", check=False, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("OK\n", "")
    mia.click("nav.stages >> text=Ground truth")
    look(mia, wrong)
    mia.click("nav.stages >> text=Overview")
    look(mia, wrong)
    assert wrong == []


def test_works_without_javascript(study, open_page):
    ada = open_page("ada", java_script_enabled=False)
    ada.click("text=Open adjudication")
    follow(ada, "text=Start with the lowest agreement")
    for _ in range(3):
        for group in ada.locator("[data-field]").all():
            group.locator("input[value=X]").check()
        ada.check("[name=reason][value=subjective]")
        follow(ada, "button >> text=Rule and next")
        assert "is ruled." in ada.inner_text(".notice.success")
    study.refresh_from_db()
    assert study.state == "ADJUDICATED"


def test_a_refused_ruling_keeps_what_was_typed(study, open_page):
    ada = open_page("ada", java_script_enabled=False)
    ada.click("text=Open adjudication")
    follow(ada, "text=Start with the lowest agreement")
    ada.fill("#id_note", '"><img src=x onerror=alert(1)> {{7*7}} مرحبا 🥟')
    follow(ada, "button >> text=Rule and next")
    assert ada.input_value("#id_note") == '"><img src=x onerror=alert(1)> {{7*7}} مرحبا 🥟'
    assert "Choose a reason." in ada.inner_text("#reason")
    assert ada.locator("img[src=x]").count() == 0


def test_no_key_fires_while_typing(study, open_page):
    ada = open_page("ada")
    ada.click("text=Open adjudication")
    follow(ada, "text=Start with the lowest agreement")
    here = ada.url
    ada.focus("#id_note")
    ada.keyboard.type("1 n p m ?")
    assert ada.input_value("#id_note") == "1 n p m ?"
    assert ada.url == here
    assert ada.locator("[data-field] input:checked").count() == 0
    ada.click("h1.caseid")
    ada.keyboard.press("?")
    assert ada.locator("dialog#keys").is_visible()
    ada.keyboard.press("Escape")
    ada.keyboard.press("n")
    ada.wait_for_url(lambda url: url != here)
