"""Keys of the library's editors and of the report, changed by a person and kept for pages of that kind."""

import pytest
from playwright.sync_api import expect

from taxonomy.models.schemas import LabelSchemaVersion
from tests.browser.keys import change_key, shown

pytestmark = pytest.mark.browser


def test_keys_of_the_report_can_be_changed(study, open_page):
    page = open_page("mia")
    report = f"/studies/{study.public_id}/report/"
    page.goto(report)
    assert "taken by" in change_key(page, "field", "d")
    assert change_key(page, "field", "v") == ""
    page.keyboard.press("Escape")
    page.goto(f"{report}?field=decision")
    assert shown(page, "field") == {"v"}
    page.keyboard.press("f")
    expect(page.locator("#f-field")).not_to_be_focused()
    page.keyboard.press("v")
    expect(page.locator("#f-field")).to_be_focused()


def test_keys_of_the_library_can_be_changed(study, open_page):
    page = open_page("mia")
    library = "/projects/demonstration/vocabulary"
    page.goto(f"{library}/schemas/{study.schema_version_id}/")
    page.click("button:has-text('Start v')")
    page.wait_for_selector("button[value^='up:']")
    draft = LabelSchemaVersion.objects.latest("pk")
    page.goto(f"{library}/schemas/{draft.pk}/")
    assert [change_key(page, *pair) for pair in (("next", "h"), ("down", "l"))] == ["", ""]
    page.keyboard.press("Escape")
    assert (shown(page, "next"), shown(page, "down"), shown(page, "up")) == ({"h"}, {"l"}, {"Alt ↑"})
    page.keyboard.press("h")
    expect(page.locator("#card-decision")).to_be_focused()
    page.keyboard.press("l")
    expect(page.locator(".fieldcard").nth(1)).to_have_attribute("data-key", "decision")
    expect(page.locator("#card-decision")).to_be_focused()
    page.goto(f"{library}/taxonomies/{study.taxonomy_version_id}/")
    page.keyboard.press("h")
    expect(page.locator(".codecard").first).to_be_focused()
