"""Reads a spec document; every fault names the key, and the entry, it stands in."""

from collections.abc import Callable, Mapping
from typing import Any

from annotation.verifiers.entries import SEPARATOR, BadEntry, Entry, parse_entry
from annotation.verifiers.number_values import expected_numbers
from annotation.verifiers.spec import (
    EVAL_TYPES,
    GOLD_KEY,
    SCOPES,
    BadSpec,
    ListMatch,
    NumberMatch,
    Spec,
    StringMatch,
    Verifier,
)

_STRING_KEYS = ("exact_match", "must_include", "must_exclude")
_KNOWN_KEYS = frozenset((*_STRING_KEYS, "scope", "number_match", "list_match", GOLD_KEY))
MAX_ENTRIES = 500
MAX_SPELLINGS = 1_000


def parse_spec(document: object) -> Spec:
    """The spec that `document` states; raises BadSpec naming the first key that is wrong.

    The scope beside the entries is that of string_match; without one it holds for numbers and lists, which may
    have a scope of their own.
    """
    if not isinstance(document, Mapping):
        raise BadSpec("spec", "must be an object with eval_types and reference_answers")
    eval_types = _eval_types(document.get("eval_types"))
    reference = document.get("reference_answers")
    if not isinstance(reference, Mapping):
        raise BadSpec("reference_answers", "must be an object")
    for key in reference:
        if key not in _KNOWN_KEYS:
            raise BadSpec(f"reference_answers.{key}", "unknown key")
    if _n_spellings(reference) > MAX_SPELLINGS:
        raise BadSpec("reference_answers", f"has more than {MAX_SPELLINGS} spellings in all")
    own = _scope(reference, "scope", "full")
    inherited = "full" if {"string_match", "exact_match"} & {*eval_types} else own
    verifiers = tuple(_READERS[name](reference, inherited) for name in eval_types if name != "llm_judge")
    return Spec(eval_types, verifiers, "llm_judge" in eval_types)


def _n_spellings(reference: Mapping[str, Any]) -> int:
    """How many alternatives all entries have together: each costs a look through every answer."""
    found, waiting = 0, [value for key, value in reference.items() if key != GOLD_KEY]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found += len(SEPARATOR.split(value))
        elif isinstance(value, Mapping):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return found


def _eval_types(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        raise BadSpec("eval_types", "must be a list with at least one verifier")
    for name in value:
        if name not in EVAL_TYPES:
            raise BadSpec("eval_types", f"{name!r} is not a verifier; known are {', '.join(EVAL_TYPES)}")
    if len(set(value)) != len(value):
        raise BadSpec("eval_types", f"{value!r} names a verifier twice")
    return tuple(value)


def _string_match(reference: Mapping[str, Any], _: str) -> StringMatch:
    exact, include, exclude = (_entries(reference, key, key) for key in _STRING_KEYS)
    if not (exact or include or exclude):
        raise BadSpec(
            "must_include", "string_match needs an entry in must_include, must_exclude or exact_match"
        )
    return StringMatch("string_match", exact, include, exclude, _scope(reference, "scope", "full"))


def _exact_match(reference: Mapping[str, Any], _: str) -> StringMatch:
    exact = _entries(reference, "exact_match", "exact_match")
    if not exact:
        raise BadSpec("exact_match", "needs at least one entry")
    return StringMatch("exact_match", exact, (), (), _scope(reference, "scope", "full"))


def _number_match(reference: Mapping[str, Any], scope: str) -> NumberMatch:
    section = _section(
        reference, "number_match", ("value", "values", "abs_tolerance", "rel_tolerance", "scope")
    )
    return NumberMatch(expected_numbers(section), _scope(section, "number_match.scope", scope))


def _list_match(reference: Mapping[str, Any], scope: str) -> ListMatch:
    section = _section(reference, "list_match", ("items", "ordered", "forbidden", "scope"))
    items = section.get("items")
    if not isinstance(items, list) or not items:
        raise BadSpec("list_match.items", "must be a list with at least one item")
    if len(items) > MAX_ENTRIES:
        raise BadSpec("list_match.items", f"has more than {MAX_ENTRIES} items")
    ordered = section.get("ordered", False)
    if not isinstance(ordered, bool):
        raise BadSpec("list_match.ordered", f"must be true or false, not {ordered!r}")
    return ListMatch(
        tuple(_item(item, index) for index, item in enumerate(items)),
        ordered,
        _entries(section, "forbidden", "list_match.forbidden"),
        _scope(section, "list_match.scope", scope),
    )


_READERS: dict[str, Callable[[Mapping[str, Any], str], Verifier]] = {
    "string_match": _string_match,
    "exact_match": _exact_match,
    "number_match": _number_match,
    "list_match": _list_match,
}


def _section(reference: Mapping[str, Any], name: str, keys: tuple[str, ...]) -> Mapping[str, Any]:
    section = reference.get(name)
    if not isinstance(section, Mapping):
        raise BadSpec(name, "the object is missing" if section is None else "must be an object")
    for key in section:
        if key not in keys:
            raise BadSpec(f"{name}.{key}", f"unknown key; known are {', '.join(keys)}")
    return section


def _scope(section: Mapping[str, Any], key: str, default: str) -> str:
    scope = section.get("scope", default)
    if scope not in SCOPES:
        raise BadSpec(key, f"{scope!r} is neither full nor first_sentence")
    return str(scope)


def _item(item: object, index: int) -> tuple[Entry, ...]:
    key = f"list_match.items, entry {index}"
    spellings = [item] if isinstance(item, str) else item
    if not isinstance(spellings, list) or not spellings:
        raise BadSpec(key, "must be a spelling or a list of spellings")
    return tuple(_entry(spelling, key, with_patterns=True) for spelling in spellings)


def _entries(section: Mapping[str, Any], name: str, key: str) -> tuple[Entry, ...]:
    values = section.get(name)
    if values is None:
        return ()
    if not isinstance(values, list):
        raise BadSpec(key, f"must be a list of texts, not {type(values).__name__}")
    if len(values) > MAX_ENTRIES:
        raise BadSpec(key, f"has more than {MAX_ENTRIES} entries")
    with_patterns = name != "exact_match"
    return tuple(_entry(value, f"{key}, entry {index}", with_patterns) for index, value in enumerate(values))


def _entry(value: object, key: str, with_patterns: bool) -> Entry:
    if not isinstance(value, str):
        raise BadSpec(key, f"must be a text, not {value!r}")
    try:
        return parse_entry(value, with_patterns=with_patterns)
    except BadEntry as cause:
        raise BadSpec(key, f"{cause} ({value[:80]!r})") from cause
