"""A manager's way in Chromium: import a file of specs, read what it covers, revise a gold with its evidence."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from annotation.models.golds import GoldDecision

pytestmark = [pytest.mark.one_engine]
SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "samples"


def test_specs_come_in_are_read_and_a_gold_is_revised(study, open_page):
    page = open_page("mia")
    page.goto("/projects/demonstration/data/specs/import/")
    page.get_by_label("File", exact=True).set_input_files(SAMPLES / "tasks.json")
    page.get_by_label("Data set").fill("boroughs")
    page.get_by_role("button", name="Import").click()
    expect(page.get_by_role("heading", name="Semantics: word-bounded")).to_be_visible()
    page.get_by_role("link", name="See the specs").click()
    expect(page.get_by_text("2 of 2", exact=True)).to_be_visible()
    expect(page.get_by_text("Suspect golds")).to_be_visible()
    page.get_by_role("link", name="Golds", exact=True).click()
    page.get_by_role("link", name="Every gold").click()
    page.get_by_role("link", name="15", exact=True).click()
    page.get_by_label("New gold").fill("Alaska, USA")
    page.get_by_label("Reason").fill("The country was asked for.")
    page.get_by_role("button", name="Keep the decision").click()
    expect(page.get_by_text("A changed gold needs evidence.")).to_be_visible()
    page.get_by_label("Evidence is").select_option("observation")
    page.get_by_label("Evidence", exact=True).fill("The article says so.")
    page.get_by_role("button", name="Keep the decision").click()
    expect(page.get_by_text("Revision 2, which stands")).to_be_visible()
    decision = GoldDecision.objects.get(case__external_id="15")
    assert (decision.act, decision.evidence) == ("revised", "The article says so.")
