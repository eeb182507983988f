"""What axe finds on a page that has come to rest: a colour on its way to another is no finding."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().endTime !== Infinity).map(one => one.finished))"""


def violations(page: Page, **options: Any) -> list[dict[str, Any]]:
    # A click returns when the next page has begun to arrive: until it has loaded there is nothing to look at.
    page.wait_for_load_state()
    page.evaluate(AT_REST)
    return Axe().run(page, **options).response["violations"]
