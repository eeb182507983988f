"""Changing keys in the sheet, as a person does."""

from playwright.sync_api import Page


def change_key(page: Page, command: str, key: str) -> str:
    """Open the sheet if need be, give the command a key, and return why it was refused, if it was."""
    if page.locator("dialog#keys[open]").count() == 0:
        page.keyboard.press("?")
    page.click(f'#keys [data-change="{command}"]')
    page.keyboard.press(key)
    return page.inner_text("#keys [data-taken]") if page.locator("#keys [data-taken]").is_visible() else ""


def shown(page: Page, command: str) -> set[str]:
    """The key that the page names for a command, in the sheet and wherever else it is printed."""
    hints = page.locator(f'[data-change="{command}"], [data-command="{command}"]')
    return set(hints.all_text_contents())
