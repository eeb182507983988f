"""A verifier by hand in a real browser: written, tried, mended, released."""

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from annotation.models.jobs import Job, JobState
from annotation.models.verifiers import Verifier, VerifierRelease
from annotation.services.jobs import run_job
from annotation.services.verifier_authoring import keep_fixture
from tests.annotation.fixture_matrix.samples import FIXTURES
from tests.browser.going import follow

pytestmark = pytest.mark.browser
SPEC = '{"eval_types": ["string_match"], "reference_answers": {"must_include": ["refunded"], "must_exclude": [%s]}}'


def test_a_verifier_is_tried_mended_and_released(study, open_page):
    page = open_page("mia")
    page.click("nav.stages >> text=Verifiers")
    page.click("text=Write a verifier")
    page.fill("#id_name", "refund")
    page.fill("#id_criterion", "Pass if it is refunded.")
    page.fill("#id_criteria-0-name", "refund")
    page.fill("#id_criteria-0-evidence", "the order's state before and after")
    page.select_option("#id_criteria-0-evidence_kind", "initial_and_final_state")
    page.select_option("#id_criteria-0-produced_by", "environment")
    page.fill("#id_criteria-0-recomputed", "read from the database and compared")
    page.fill("#id_criteria-0-spec", SPEC % '"order 8"')
    follow(page, "text=Keep it")
    assert "begins with 'Pass iff'" in page.inner_text("[role=alert]")
    page.fill("#id_criterion", "Pass iff order 7 is refunded and no other order changed.")
    follow(page, "text=Keep it")
    _add_by_hand(page)
    verifier = Verifier.objects.get()
    for name, fixture in FIXTURES.items():
        if name not in ("good", "no-stale"):
            keep_fixture(verifier=verifier, name=name, document=fixture, actor="test", now=timezone.now())
    _run(page)
    expect(page.locator("#main")).to_contain_text("not-refunded: observed pass, expected fail")
    page.click("text=Write the next version")
    page.fill("#id_criteria-0-spec", SPEC % '"order 8", "not refunded"')
    follow(page, "text=Keep it")
    _run(page)
    page.click("text=Release version 2")
    page.wait_for_selector("text=is released with its matrix")
    assert VerifierRelease.objects.get().version.number == 2


def _add_by_hand(page) -> None:
    """One fixture and one reason by form."""
    page.click("tr:has-text('Known good') >> text=Add")
    page.fill("#id_name", "good")
    page.fill("#id_answer", "Order 7 was refunded.")
    follow(page, "text=Keep it")
    row = page.locator("tr:has-text('Stale data')")
    row.locator("summary").click()
    row.locator("input[name=because]").fill("The state is read when the run ends.")
    row.locator("text=Keep the reason").click()
    page.wait_for_selector("text=the reason is kept")


def _run(page) -> None:
    page.click("text=Run the fixtures")
    page.wait_for_selector("text=next in line")
    job = Job.objects.filter(kind="run_fixtures").latest("pk")
    run_job(job_id=job.pk, clock=timezone.now)
    assert Job.objects.get(pk=job.pk).state == JobState.DONE
    page.wait_for_selector("text=next in line", state="detached")
    page.wait_for_selector("#matrix-title")
