"""A manager's morning in a real browser: invite two people, design a study, watch it move without answers, close it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from annotation.models.audit import AuditEvent
from annotation.models.projects import Role
from annotation.models.studies import Study
from taxonomy.services.library import freeze_schema, freeze_taxonomy
from tests.browser.axe import violations
from tests.browser.conftest import PASSWORD, PATIENCE, Faults
from tests.browser.going import follow
from tests.studies import NOW, SCHEMA, TAXONOMY, make_cases, make_project, make_user

pytestmark = pytest.mark.browser
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
N = 6


@pytest.fixture
def project(transactional_db: None, settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    project = make_project("refunds")
    mia = make_user("mia", project, Role.MANAGER)
    mia.set_password(PASSWORD)
    mia.save()
    make_cases(project, [f"case-{at}" for at in range(N)])
    freeze_taxonomy(document=TAXONOMY, now=NOW)
    freeze_schema(document=SCHEMA, now=NOW)
    return project


@pytest.fixture
def fresh_page(chromium: Browser, live_server) -> Iterator[Callable[..., Page]]:
    """A page in a browser of its own, signed in as nobody; whatever it did wrong fails the test at its end."""
    faults, contexts = Faults(), []

    def make(**options: object) -> Page:
        context = chromium.new_context(base_url=live_server.url, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        faults.watch(page, live_server.url)
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


def sound(page: Page) -> None:
    """Nothing that keeps somebody out, light and dark, and nothing wider than the screen of a desk or a phone."""
    found = [one for one in violations(page) if one["impact"] in ("serious", "critical")]
    assert [(one["id"], one["nodes"][0]["target"]) for one in found] == []
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        assert not page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )


def invited(mia: Page, who: str) -> str:
    mia.fill("#id_meant_for", who)
    mia.fill("#id_pseudonym", f"reader-{who}")
    follow(mia, "text=Make the link")
    return mia.input_value("#invitation-link")


def joined(page: Page, link: str, name: str) -> Page:
    page.goto(link)
    sound(page)
    page.fill("#id_username", name)
    page.fill("#id_password", "a calm long sentence")
    page.fill("#id_again", "a calm long sentence")
    page.click("button.primary")
    page.wait_for_url("**/projects/refunds/")
    return page


def label_one(page: Page, study: Study, decision: str) -> None:
    page.goto(f"/studies/{study.public_id}/label/")
    page.check(f"#label input[value={decision}]")
    before = page.url
    page.click("[data-submit]")
    page.wait_for_url(lambda url: url != before)


def test_from_invitation_to_closing(project, fresh_page):
    mia = fresh_page(viewport=WIDE)
    mia.goto("/sign-in/")
    mia.fill("[name=username]", "mia")
    mia.fill("[name=password]", PASSWORD)
    mia.click("button.primary")
    mia.click("nav.stages >> text=People")
    sound(mia)
    links = [invited(mia, who) for who in ("cleo", "dora")]
    sound(mia)
    people = [
        joined(fresh_page(viewport=WIDE), link, name)
        for link, name in zip(links, ("cleo", "dora"), strict=True)
    ]
    assert people[0].context.request.get(links[0]).status == 410

    mia.click("nav.stages >> text=Studies")
    mia.click("text=Design a study")
    sound(mia)
    mia.fill("#id_name", "first doubles")
    mia.fill("#id_n", "4")
    mia.keyboard.press("Tab")
    expect(mia.locator("#preview .figure")).to_have_text(["4", "8", "4"])
    assert not Study.objects.exists()
    sound(mia)
    mia.click("text=Make the draft")
    mia.wait_for_url("**/opening/")
    sound(mia)
    mia.click("button >> text=Open the study")
    mia.wait_for_url("**/studies/*/")
    study = Study.objects.get()

    mia.click("text=Progress")
    mia.wait_for_url("**/coverage/")
    sound(mia)
    assert "0 of 8" in mia.inner_text("#slots-title")
    for page, decision in zip(people, ("PASS", "FAIL"), strict=True):
        label_one(page, study, decision)
    expect(mia.locator("#slots-title")).to_contain_text("2 of 8")
    assert "the ledger adds up" in mia.inner_text("#ledger")
    assert "FAIL" not in mia.content()
    mia.click("text=To the study and its closing")
    mia.click("text=Close the study…")
    mia.check("[name=is_certain]")
    mia.click("text=Close and lock the labels")
    mia.wait_for_selector("text=is closed. Its labels are locked")
    study.refresh_from_db()
    assert study.state == "CLOSED"
    acts = set(AuditEvent.objects.values_list("action", flat=True))
    assert {"person.invited", "invitation.accepted", "study.created", "study.opened", "study.closed"} <= acts
