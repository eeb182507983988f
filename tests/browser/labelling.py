"""What the journeys of labelling share: a study that waits for ann and ben, and hands that only press keys."""

import time

from django.utils import timezone
from playwright.sync_api import Page

from annotation.models.labels import Label
from annotation.models.studies import Study
from annotation.services import demonstration
from tests.browser.conftest import PASSWORD, PATIENCE

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
NEXT_CASE = "before => document.querySelector('#label')?.elements.key.value !== before"


def waiting_study() -> Study:
    """The demonstration's open study, without the other one."""
    now = timezone.now()
    project, _ = demonstration.load_cases(slug="demonstration", now=now)
    for _ in demonstration.load_cast(project=project, password=PASSWORD, now=now):
        pass
    return demonstration.load_open_study(project=project, now=now)


def begin(page: Page, study: Study) -> None:
    """Open the first unfinished case and wait until its script is ready."""
    page.goto(f"/studies/{study.public_id}/label/")
    ready(page)


def ready(page: Page) -> None:
    page.locator("html.js #label").wait_for()


def answer(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def submit(page: Page) -> None:
    """Submit by key and wait for the next page: another case, or one's own lists."""
    before = page.input_value("#label [name=key]")
    page.keyboard.press("Control+Enter")
    page.wait_for_function(NEXT_CASE, arg=before)


def labels_of(name: str) -> int:
    return Label.objects.filter(assignment__annotator__user__username=name).count()


def wait_for_labels(page: Page, name: str, count: int) -> None:
    """Wait until the server holds that many labels of one person."""
    ends = time.monotonic() + PATIENCE
    while labels_of(name) != count:
        assert time.monotonic() < ends, f"{labels_of(name)} labels of {name}, not {count}"
        page.wait_for_timeout(50)
