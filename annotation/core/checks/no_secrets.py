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

HIDDEN_KEY = "(hidden key)"


def no_secrets(dataset: Dataset) -> list[Finding]:
    """An error for each credential, an info for each e-mail, phone, account or card number; values masked."""
    return [
        Finding(dataset.label(index), path, message, severity)
        for index, case in enumerate(dataset.cases)
        for path, message, severity in _in_value(case, "", under="")
    ]


def _in_value(value: Any, path: str, *, under: str) -> Iterator[tuple[str, str, Severity]]:
    """Findings below `value`; `under` is the credential key it lies under, if any."""
    if isinstance(value, str):
        yield from _in_text(value, path, under=under)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _in_value(item, below(path, index), under=under)
    elif isinstance(value, dict):
        for key, item in value.items():
            name = key
            for place in find_kinds(key, SECRETS):
                name = HIDDEN_KEY
                yield below(path, name), _message(place, key, "as a key"), Severity.ERROR
            inner = name if names_credential(key) else under
            yield from _in_value(item, below(path, name), under=inner)


def _in_text(text: str, path: str, *, under: str) -> Iterator[tuple[str, str, Severity]]:
    has_secret = False
    for place in find_kinds(text, SECRETS + IDENTIFIERS):
        is_secret = place.kind in SECRETS
        has_secret = has_secret or is_secret
        yield path, _message(place, text, ""), Severity.ERROR if is_secret else Severity.INFO
    if under and not has_secret and not is_placeholder(text):
        yield path, f"a value under the credential key {under!r}: {masked(text)}", Severity.ERROR


def _message(place: Found, text: str, where: str) -> str:
    return " ".join(filter(None, [place.kind.name, where])) + f": {masked(text[place.start : place.end])}"
