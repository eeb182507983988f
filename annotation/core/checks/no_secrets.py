"""No credential stands in a case, by the name of its key or by its looks; identifiers are pointed out."""

from collections.abc import Iterator
from typing import Any

from annotation.core.checks.credential_keys import is_placeholder, names_credential
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding, Severity
from annotation.core.checks.identifier_kinds import IDENTIFIERS
from annotation.core.checks.kinds import Found, find_kinds
from annotation.core.checks.masking import masked
from annotation.core.checks.paths import below
from annotation.core.checks.secret_kinds import SECRETS
from annotation.core.checks.wrapped import find_wrapped

HIDDEN_KEY = "(hidden key)"
SHORT = 40  # characters of a text that is remembered once it was found clean


def no_secrets(dataset: Dataset) -> list[Finding]:
    """An error for each credential, an info for each e-mail, phone, account or card number; values masked."""
    clean: set[str] = set()
    return [
        Finding(dataset.label(index), path, message, severity)
        for index, case in enumerate(dataset.cases)
        for path, message, severity in _in_value(case, "", under="", clean=clean)
    ]


def _in_value(value: Any, path: str, *, under: str, clean: set[str]) -> Iterator[tuple[str, str, Severity]]:
    """Findings below `value`; `under` is the credential key it lies under, if any.

    `clean` are short texts known to hold nothing: keys, splits and the like stand in every case.
    """
    if isinstance(value, str):
        yield from _in_text(value, path, under=under, clean=clean)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _in_value(item, below(path, index), under=under, clean=clean)
    elif isinstance(value, dict):
        for key, item in value.items():
            name = key
            for place in _places(key, clean):
                if place.kind in SECRETS:
                    name = HIDDEN_KEY
                    yield below(path, name), _message(place, key, "as a key"), Severity.ERROR
            inner = name if names_credential(key) else under
            yield from _in_value(item, below(path, name), under=inner, clean=clean)


def _in_text(text: str, path: str, *, under: str, clean: set[str]) -> Iterator[tuple[str, str, Severity]]:
    has_secret = False
    for place in _places(text, clean):
        is_secret = place.kind in SECRETS
        has_secret = has_secret or is_secret
        yield path, _message(place, text, ""), Severity.ERROR if is_secret else Severity.INFO
    if under and not has_secret and not is_placeholder(text):
        yield path, f"a value under the credential key {under!r}: {masked(text)}", Severity.ERROR


def _places(text: str, clean: set[str]) -> list[Found]:
    """What is found in a text, whole or over a break."""
    if text in clean:
        return []
    whole = find_kinds(text, SECRETS + IDENTIFIERS)
    known = {place.start for place in whole}
    whole += [place for place in find_wrapped(text) if place.start not in known]
    if not whole and len(text) <= SHORT:
        clean.add(text)
    return whole


def _message(place: Found, text: str, where: str) -> str:
    return " ".join(filter(None, [place.kind.name, where])) + f": {masked(text[place.start : place.end])}"
