"""The agreement report in a real browser: filters, the cases behind a cell, keys, downloads, paper."""

import json

import pytest

from tests.browser.going import follow
from tests.browser.test_journey import PHONE, look, scrolls_sideways

pytestmark = pytest.mark.browser
PAPER = {"width": 700, "height": 990}
DISPLAY = "element => getComputedStyle(element).display"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_is_read_filtered_opened_and_taken_along(study, open_page, scheme):
    wrong: list[str] = []
    mia = open_page("mia", viewport={"width": 1440, "height": 900}, color_scheme=scheme)
    report = f"/studies/{study.public_id}/report/"
    mia.goto(report)
    look(mia, wrong)

    mia.keyboard.press("f")
    mia.select_option("#f-field", "reason_codes")
    follow(mia, "form.filters button")
    assert mia.locator(".codes-table tbody tr").count() >= 11
    look(mia, wrong)

    mia.goto(f"{report}?field=decision")
    cell = mia.locator(".heat a").first
    n = int(cell.inner_text())
    follow(mia, cell)
    assert mia.locator(".caselist > li").count() == n
    mia.go_back()

    mia.keyboard.press("?")
    assert mia.locator("#keys").is_visible()
    mia.keyboard.press("Escape")
    mia.keyboard.press("d")
    with mia.expect_download() as sealed:
        mia.click("text=Sealed report, JSON")
    assert json.loads(sealed.value.path().read_bytes())["format"] == "concord-agreement-report/2"
    with mia.expect_download() as units:
        mia.click("text=Cases used and excluded, CSV")
    assert units.value.path().read_text("utf-8").startswith('"between","field","case_id"')
    assert wrong == []


def test_on_paper_tables_stay_tables(study, open_page):
    mia = open_page("mia", viewport=PAPER)
    mia.goto(f"/studies/{study.public_id}/report/?field=reason_codes")
    row = mia.locator("table.stackable tbody tr").first
    assert row.evaluate(DISPLAY) == "grid"
    mia.emulate_media(media="print")
    assert row.evaluate(DISPLAY) == "table-row"
    assert not mia.locator("form.filters").is_visible()
    mia.emulate_media(media="screen")
    mia.goto(f"/studies/{study.public_id}/report/print/")
    assert mia.locator(".field-head").count() == 1
    mia.set_viewport_size(PHONE)
    assert not scrolls_sideways(mia)
