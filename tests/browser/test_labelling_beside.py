"""What stands beside the form: the guideline at its clause, the split that is remembered, the hold that runs out."""

import time
from datetime import timedelta

import pytest
from django.utils import timezone

from annotation.models.labels import Label
from annotation.models.leases import Lease
from tests.browser.labelling import WIDE, answer, begin, ready, submit, wait_for_labels, waiting_study

pytestmark = pytest.mark.browser


@pytest.fixture
def study(transactional_db, settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    return waiting_study()


def test_the_guideline_opens_at_the_clause_of_the_field_and_the_split_is_remembered(study, open_page):
    page = open_page("ann", viewport=WIDE)
    begin(page, study)
    answer(page, "a")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("g")
    here = page.locator(".drawer[open] section.here")
    assert here.get_by_role("heading").inner_text() == "Factual support"
    assert here.bounding_box()["y"] < 200
    page.keyboard.press("Escape")
    assert page.locator(".drawer[open]").count() == 0
    splitter = page.get_by_role("separator")
    splitter.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.reload()
    ready(page)
    assert splitter.get_attribute("aria-valuenow") == "61"
    # The case stays in view while the form scrolls.
    page.locator("#label").evaluate("form => (form.scrollTop = 9999)")
    assert page.locator(".quote").is_visible()
    assert page.locator(".quote").bounding_box()["y"] > 0


def test_a_hold_that_ran_out_is_told_and_the_time_at_work_is_kept(study, open_page):
    page, began = open_page("ann", viewport=WIDE), time.monotonic()
    begin(page, study)
    page.wait_for_load_state("networkidle")
    ends = timezone.now() + timedelta(seconds=1)
    page.locator("[data-label]").evaluate("(app, at) => (app.dataset.expires = at)", ends.isoformat())
    page.locator("#notices", has_text="Your hold on this case ran out").wait_for()
    Lease.objects.filter(annotator__user__username="ann").update(expires_at=timezone.now())
    answer(page, "a22222")
    submit(page)
    wait_for_labels(page, "ann", 1)
    assert 1 <= Label.objects.get().seconds_active <= time.monotonic() - began


def test_a_correction_is_made_from_ones_own_list(study, open_page):
    page = open_page("ann", viewport=WIDE)
    begin(page, study)
    page.uncheck("[name=go_on]")
    answer(page, "a22222")
    submit(page)
    wait_for_labels(page, "ann", 1)
    page.click(".tabs >> text=Submitted")
    page.locator(".caserows a").click()
    ready(page)
    assert page.locator("[data-submit-text]").inner_text() == "Submit the correction"
    answer(page, "r")
    page.keyboard.press("c")
    page.keyboard.type("hook")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    submit(page)
    wait_for_labels(page, "ann", 2)
    page.locator(".history summary").click()
    shown = page.inner_text(".history")
    assert "Revision 1" in shown
    assert "Revision 2" in shown
