"""A schema built by hand in a real Chromium, reordered with the keyboard, and frozen."""

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from annotation.models.people import User
from annotation.models.projects import Role
from annotation.services.projects import add_member, ensure_project
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.selectors.versions import document_of
from tests.browser.conftest import PASSWORD
from tests.browser.going import press_and_go
from tests.browser.test_journey import look

pytestmark = pytest.mark.browser


@pytest.fixture
def mia(transactional_db: None, settings) -> User:
    """A manager of a project that has nothing yet."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    now = timezone.now()
    project, _ = ensure_project(slug="demonstration", actor="test", now=now)
    user = User.objects.create_user("mia", password=PASSWORD)
    add_member(project=project, user=user, role=Role.MANAGER, actor="test", now=now)
    return user


def test_a_schema_is_built_reordered_by_keys_and_frozen(mia, open_page):
    seen: list[str] = []
    page = open_page("mia")
    page.click("nav a:has-text('Taxonomy')")
    page.locator("section", has=page.locator("#schemas-title")).get_by_role("link", name="New").click()
    page.fill("#id_name", "tone")
    press_and_go(page, "Enter")

    page.keyboard.press("a")
    page.select_option("#type", "scale")
    page.get_by_role("button", name="Add", exact=True).click()
    page.fill("#key", "warmth")
    page.fill("#title", "Warmth")
    for step, meaning in enumerate(["cold", "polite", "warm"], start=1):
        page.locator("[name=anchors-says]").nth(step - 1).fill(meaning)
    page.keyboard.press("Enter")

    # Back on the list with the new field in focus; two keys move it up, and it keeps the focus.
    expect(page.locator("#card-warmth")).to_be_focused()
    expect(page.locator(".fieldcard").nth(1)).to_have_attribute("data-key", "warmth")
    page.keyboard.press("Alt+ArrowUp")
    expect(page.locator(".fieldcard").nth(0)).to_have_attribute("data-key", "warmth")
    expect(page.locator("#card-warmth")).to_be_focused()
    page.keyboard.press("j")
    expect(page.locator("#card-verdict")).to_be_focused()
    page.keyboard.press("k")
    press_and_go(page, "e")
    page.fill("#title", "How warm it is")
    press_and_go(page, "Enter")
    expect(page.locator(".previewcard")).to_contain_text("How warm it is")

    look(page, seen)
    page.click(".vtabs a:has-text('Rules')")
    page.get_by_role("link", name="Add a rule").click()
    page.locator("[name=when-name]").first.select_option("warmth")
    page.locator("[name=when-value]").first.fill("0")
    page.get_by_label("Verdict must be answered").check()
    look(page, seen)
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".rulelist")).to_contain_text("warmth is 0")

    look(page, seen)
    page.get_by_role("link", name="Review and freeze").click()
    page.get_by_role("button", name="Freeze for good").click()
    expect(page.locator("#reason-error")).to_contain_text("Say why")
    look(page, seen)
    page.fill("#reason", "For the tone study")
    page.get_by_role("button", name="Freeze for good").click()
    expect(page.locator(".notice.success")).to_contain_text("tone v1 is frozen")
    expect(page.locator("button[value^='up:']")).to_have_count(0)
    look(page, seen)
    assert seen == []

    frozen = LabelSchemaVersion.objects.get(schema__name="tone")
    document = document_of(frozen)
    assert [field["key"] for field in document["fields"]] == ["warmth", "verdict"]
    assert document["fields"][0]["anchors"] == {"0": "cold", "1": "polite", "2": "warm"}
    assert document["rules"] == [{"if": {"warmth": 0}, "require": ["verdict"]}]
    assert (frozen.is_frozen, frozen.change_reason) == (True, "For the tone study")
