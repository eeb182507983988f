"""Showing a value without giving a credential away."""

from typing import Any

from annotation.core.checks.identifier_kinds import IDENTIFIERS
from annotation.core.checks.kinds import find_kinds
from annotation.core.checks.secret_kinds import SECRETS

SHOWN_CHARACTERS = 40


def masked(text: str) -> str:
    """At most the first three characters of `text` and its length."""
    return f"{text[: min(3, len(text) // 5)]}… ({len(text)} characters)"


def shown(value: Any) -> str:
    """A short form of a JSON value for a message; a text with a credential or identifier in it is masked."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if not isinstance(value, str):
        return repr(value)
    if find_kinds(value, SECRETS + IDENTIFIERS):
        return masked(value)
    return repr(value if len(value) <= SHOWN_CHARACTERS else value[:SHOWN_CHARACTERS] + "…")
