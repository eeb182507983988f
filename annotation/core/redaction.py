"""Taking credentials, personal identifiers and addresses out of text; what stands instead says what was there."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from annotation.core.checks.identifier_kinds import IDENTIFIERS
from annotation.core.checks.kinds import Kind, find_kinds, kind
from annotation.core.checks.secret_kinds import SECRETS
from annotation.core.checks.wrapped import find_wrapped

URL = kind("web address", "://", r"(?<![A-Za-z0-9+.-])(?i:https?|ftp|wss?)://[^\s<>\"'`\])}]{1,4000}")
# Where two overlap, the place is named after the one that stands first here.
REDACTED: tuple[Kind, ...] = (*SECRETS, *IDENTIFIERS, URL)
FILLER = "]"
_KEY_BLOCK = re.compile(
    r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----)){0,20000}"
    r"(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?"
)

_RANK = {kind.name: rank for rank, kind in reversed(list(enumerate(REDACTED)))}


class Masked(NamedTuple):
    """A place of the original text, from `start` to `end`, and what was found there."""

    start: int
    end: int
    name: str


class Redaction(NamedTuple):
    """The text without what was found, and the places of the original."""

    text: str
    places: tuple[Masked, ...]


def redact(text: str) -> Redaction:
    """`text` with every credential, identifier and web address replaced by its kind in brackets.

    Redacting twice changes nothing more.
    """
    places: list[Masked] = []
    left = text
    while found := [place for place in _found(left) if left[place.start : place.end].strip(FILLER)]:
        places = _joined([*places, *found])
        # What was masked may have kept its neighbour from being seen: look again without it.
        for place in found:
            left = left[: place.start] + FILLER * (place.end - place.start) + left[place.end :]
    parts, at = [], 0
    for place in places:
        parts += [text[at : place.start], f"[{place.name}]"]
        at = place.end
    return Redaction("".join([*parts, text[at:]]), tuple(places))


def _found(text: str) -> list[Masked]:
    """What is found of each kind by itself, a private key as the whole block."""
    places = [
        Masked(place.start, place.end, wanted.name)
        for wanted in REDACTED
        for place in find_kinds(text, [wanted])
    ]
    places += [Masked(place.start, place.end, place.kind.name) for place in find_wrapped(text)]
    return [Masked(*match.span(), "private key") for match in _KEY_BLOCK.finditer(text)] + places


def _joined(places: list[Masked]) -> list[Masked]:
    """Places in order, overlapping ones as one under the name that comes first among the kinds."""
    joined: list[Masked] = []
    for place in sorted(places):
        if joined and place.start < joined[-1].end:
            last = joined.pop()
            name = min(last.name, place.name, key=_RANK.__getitem__)
            joined.append(Masked(last.start, max(last.end, place.end), name))
        else:
            joined.append(place)
    return joined


def redact_value(value: Any, counts: Counter[str]) -> Any:
    """A JSON value with each text in it redacted, keys too; `counts` is told how often each kind was masked."""
    if isinstance(value, str):
        done = redact(value)
        counts.update(place.name for place in done.places)
        return done.text
    if isinstance(value, list):
        return [redact_value(item, counts) for item in value]
    if isinstance(value, Mapping):
        return {redact_value(key, counts): redact_value(item, counts) for key, item in value.items()}
    return value
