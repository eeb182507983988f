"""A real Chromium against a live server, over a project that is worth looking at."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.utils import timezone
from playwright.sync_api import Browser, Page, expect, sync_playwright

from annotation.management.commands.close_study import measure_now
from annotation.models.studies import Study
from annotation.services import demonstration

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PASSWORD = "concord-browser"
PATIENCE = 30  # seconds until something is held not to come, on a machine that is busy
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip("Chromium is not here: install Debian's chromium package")
    # The synchronous driver keeps an event loop in this thread, which Django would take for an async caller.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), args=ARGUMENTS)
        yield browser
        browser.close()
    os.environ.pop("DJANGO_ALLOW_ASYNC_UNSAFE")


@pytest.fixture
def study(transactional_db: None, settings) -> Study:
    """The demonstration's study, measured, with three disagreements open."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    now = timezone.now()
    project, _ = demonstration.load_cases(slug="demonstration", now=now)
    study, _ = demonstration.load_labels(project=project, now=now)
    measure_now(study)
    study.refresh_from_db()
    demonstration.load_rulings(study=study, leave_open=3, now=now)
    demonstration.load_cast(project=project, password=PASSWORD, now=now)
    return study


# Chromium reports the answer to a refused form as an error of the page; it is what was asked for.
REFUSED_FORM = ("status of 422", "status of 409")


class Faults(list):
    """What a page did that no page may do: errors on the console, refused content, requests to elsewhere."""

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not any(status in text for status in REFUSED_FORM):
            self.append(text)

    def watch(self, page: Page, home: str) -> None:
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self.append(str(error)))
        page.on("request", lambda request: None if request.url.startswith(home) else self.append(request.url))


@pytest.fixture
def open_page(chromium: Browser, live_server) -> Iterator[Callable[..., Page]]:
    """Open a page signed in by name; whatever it did wrong fails the test at its end."""
    faults, contexts = Faults(), []

    def make(name: str, **options: object) -> Page:
        context = chromium.new_context(base_url=live_server.url, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        faults.watch(page, live_server.url)
        page.goto("/sign-in/")
        page.fill("[name=username]", name)
        page.fill("[name=password]", PASSWORD)
        page.click("button.primary")
        page.wait_for_url("**/projects/demonstration/")
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
