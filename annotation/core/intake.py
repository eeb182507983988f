"""What production hands over, made fit to keep: nothing secret, no address that only lives for a while.

A proposal goes one way: proposed -> redacted -> pruned -> reviewed -> accepted, or declined from anywhere before.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from annotation.core.checks.credential_keys import is_placeholder, names_credential
from annotation.core.redaction import URL as WEB_ADDRESS
from annotation.core.redaction import redact

PROPOSED, REDACTED, PRUNED, REVIEWED, ACCEPTED, DECLINED = (
    "proposed", "redacted", "pruned", "reviewed", "accepted", "declined",
)  # fmt: skip
STEPS = {PROPOSED: REDACTED, REDACTED: PRUNED, PRUNED: REVIEWED, REVIEWED: ACCEPTED}
# Why something from production is worth a case.
REASONS = {
    "operator_rejection": "An operator rejected it",
    "material_edit": "An operator changed what it says",
    "judge_disagreement": "The judge and an operator disagreed",
    "failure": "It failed, or fell back deeply",
    "regression": "A regression alert",
    "high_performer": "It did unusually well",
}
REMOVED, PRUNED_MARK = "[removed]", "[pruned]"


def without_secrets(value: Any, counts: Counter[str]) -> Any:
    """A JSON value with credentials and identifiers masked, addresses kept unless they carry one."""
    if isinstance(value, str):
        return _masked(value, counts)
    if isinstance(value, list):
        return [without_secrets(item, counts) for item in value]
    if isinstance(value, Mapping):
        return {_masked(key, counts): _under(key, item, counts) for key, item in value.items()}
    return value


def _under(key: str, value: Any, counts: Counter[str]) -> Any:
    """A value under its key: whatever a key calls a credential goes, at any depth, even if it looks like nothing."""
    return _hidden(value, counts) if names_credential(key) else without_secrets(value, counts)


def _hidden(value: Any, counts: Counter[str]) -> Any:
    """A value that is a credential by its key: every text and number in it goes, truth and nothing stay."""
    if isinstance(value, list):
        return [_hidden(item, counts) for item in value]
    if isinstance(value, Mapping):
        return {_masked(key, counts): _hidden(item, counts) for key, item in value.items()}
    if value is None or isinstance(value, bool) or is_placeholder(str(value)):
        return value
    counts["named credential"] += 1
    return "[named credential]"


def _masked(text: str, counts: Counter[str]) -> str:
    parts, at = [], 0
    for place in redact(text).places:
        if place.name == WEB_ADDRESS.name:
            continue
        counts[place.name] += 1
        parts += [text[at : place.start], f"[{place.name}]"]
        at = place.end
    return "".join([*parts, text[at:]])


def without_texts(value: Any, texts: Sequence[str]) -> Any:
    """A JSON value in which each of `texts` is taken out wherever it stands, longest first."""
    wanted = sorted({text for text in texts if text.strip()}, key=len, reverse=True)
    if not wanted:
        return value
    pattern = re.compile("|".join(re.escape(text) for text in wanted))

    def clean(item: Any) -> Any:
        if isinstance(item, str):
            return pattern.sub(REMOVED, item)
        if isinstance(item, Mapping):
            return {clean(key): clean(inner) for key, inner in item.items()}
        return [clean(inner) for inner in item] if isinstance(item, list) else item

    return clean(value)


def without_ephemeral_addresses(value: Any, counts: Counter[str]) -> Any:
    """A JSON value whose web addresses have lost query and fragment, where keys that run out are carried."""
    if isinstance(value, str):
        return WEB_ADDRESS.pattern.sub(lambda found: _pruned(found.group(), counts), value)
    if isinstance(value, Mapping):
        return {key: without_ephemeral_addresses(item, counts) for key, item in value.items()}
    return [without_ephemeral_addresses(item, counts) for item in value] if isinstance(value, list) else value


def _pruned(address: str, counts: Counter[str]) -> str:
    kept = re.split(r"[?#]", address, maxsplit=1)[0]
    if kept == address:
        return address
    counts["web address"] += 1
    return f"{kept} {PRUNED_MARK}"


def may_step(state: str, to: str) -> bool:
    """Whether a proposal may go from `state` to `to`."""
    return STEPS.get(state) == to or (to == DECLINED and state in STEPS)
