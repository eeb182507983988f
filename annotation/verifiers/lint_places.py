"""Where in a spec a lint belongs, so that a form can say it beside the entry."""

from collections.abc import Mapping
from typing import Any

from annotation.verifiers.problems import Lint

_KEYS = {
    "echo": "must_include",
    "named_option": "must_include",
    "both_neither": "must_exclude",
    "contrast": "must_exclude",
    "excluded_plausible": "must_exclude",
    "excluded_in_gold": "must_exclude",
    "exclusion_confidence": "must_exclude",
    "sentence_exact_match": "exact_match",
    "pattern_in_exact_match": "exact_match",
    "order_without_order_word": "list_match",
    "ordered_pattern": "list_match",
    "preamble_item": "list_match",
    "unjustified_tolerance": "number_match",
    "year_as_number": "number_match",
    "no_near_miss": "negative",
    "styles": "positive",
}
_LISTS = ("must_include", "must_exclude", "exact_match")


def lint_place(lint: Lint, reference: Mapping[str, Any]) -> dict[str, Any]:
    """The lint with the key that it concerns, "" for the whole, and the entry if its message quotes one."""
    key, entry = _KEYS.get(lint.code, ""), None
    for name in _LISTS if key in ("", *_LISTS) else ():
        given = reference.get(name)
        quoted = [text for text in given or [] if isinstance(text, str) and repr(text) in lint.message]
        if quoted and key in ("", name):
            key, entry = name, quoted[0]
            break
    return {"code": lint.code, "message": lint.message, "key": key, "entry": entry}
