"""Strings that nobody may see unless entitled, and every form in which they might slip out."""

import base64
import hashlib
from collections.abc import Iterable, Mapping

SAID = {
    # kind -> the text planted; letters and digits only, so that no escaping changes it
    "label": "Qx7LabelOfBen41c9",
    "judge": "Qx7VerdictOfJudge82f0",
    "draft": "Qx7DraftOfBen1d3a",
    "surplus": "Qx7LateLabelOfBen66b2",
    "skip": "Qx7SkipReasonOfBen9e07",
    "flag": "Qx7FlagOfBen5ac8",
    "note": "Qx7OpenNoteOfBen7a15",
    "producer": "Qx7ModelName3f51",
    "run": "Qx7RunName70de",
    "gold": "Qx7GoldAnswer2b94",
    "login": "qx7loginofben4d18",
    "email": "qx7mailofben",
    "pseudonym": "Qx7PseudonymOfBen0c6f",
}


def forms(text: str) -> set[bytes]:
    """The text, backwards, in base64 at each alignment, and its digests; all in lower case, as `found` looks for them."""
    raw = text.encode()
    encoded = set()
    for shift in range(3):
        code = base64.b64encode(b"\0" * shift + raw)
        encoded |= {
            code[4 if shift else 0 : -4],
            base64.urlsafe_b64encode(b"\0" * shift + raw)[4 if shift else 0 : -4],
        }
    digests = {hashlib.new(name, raw).hexdigest().encode() for name in ("sha256", "sha1", "md5")}
    return {form.lower() for form in {raw, raw[::-1], raw.hex().encode(), *digests, *encoded}}


def found(haystack: bytes, planted: Mapping[str, Iterable[bytes]]) -> set[str]:
    """The kinds of canary that stand in `haystack` in any form, whatever the case of its letters."""
    lower = haystack.lower()
    return {kind for kind, patterns in planted.items() if any(pattern in lower for pattern in patterns)}
