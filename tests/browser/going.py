"""From page to page: a click returns when the next page has only begun to arrive, a key even before that."""

from playwright.sync_api import Locator, Page, Route


def follow(page: Page, target: str | Locator) -> None:
    """Click what leads to another page, and wait until that page is whole and takes keys."""
    with page.expect_navigation(wait_until="load"):
        if isinstance(target, str):
            page.click(target)
        else:
            target.click()


def press_and_go(page: Page, key: str) -> None:
    """Press a key that leads to another page, and wait until that page is whole and takes keys."""
    with page.expect_navigation(wait_until="load"):
        page.keyboard.press(key)


def hold_next(page: Page, address: str) -> list[Route]:
    """Keep the next request to an address back, as a slow line would; it is in the list once it was made."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(address, keep, times=1)
    return held
