"""What a case expects does not stand in its input, where the candidate would read it."""

import re
from collections.abc import Iterator
from typing import Any

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding, Severity
from annotation.core.checks.paths import below, nodes, texts

TRIVIAL_CHARACTERS = 20
_LEAKING = (
    "expectedoutput", "expectedanswer", "expectedresult", "expectedresponse", "groundtruth", "goldanswer",
    "goldoutput", "goldlabel", "goldenanswer", "goldenoutput", "referenceanswer", "correctanswer", "answerkey",
)  # fmt: skip
_SUSPECT = {"expected", "gold", "golden"}
_SERIALISED = re.compile(r"[\"']expected[ _-]?output\\?[\"']\s{0,8}:", re.IGNORECASE)


def expected_output_leak(dataset: Dataset) -> list[Finding]:
    """Errors for telling keys at any depth of `input` and for a copy of the whole expected output.

    A warning for suspicious keys and for serialised JSON that holds the key; an info where only parts of the
    expected output stand in the input as whole values, as they may where the answer is to be quoted.
    """
    findings = []
    for index, case in enumerate(dataset.cases):
        found = [*_keys(case.get("input"), "input"), *_copies(case), *_serialised(case)]
        findings += [Finding(dataset.label(index), *parts) for parts in found]
    return findings


def _keys(value: Any, path: str) -> Iterator[tuple[str, str, Severity]]:
    for place, node in nodes(value, path):
        for key in node if isinstance(node, dict) else ():
            folded = re.sub(r"[\W_]", "", key).casefold()
            if any(name in folded for name in _LEAKING):
                yield below(place, key), "a key that names the expected output", Severity.ERROR
            elif folded in _SUSPECT:
                yield below(place, key), "a key that may name the expected output", Severity.WARNING


def _copies(case: dict[str, Any]) -> Iterator[tuple[str, str, Severity]]:
    expected = case.get("expectedOutput")
    if not _is_telling(expected):
        return
    parts = {text.strip() for _, text in texts(expected) if len(text.strip()) >= TRIVIAL_CHARACTERS}
    copied = []
    for place, node in nodes(case.get("input"), "input"):
        if node == expected:
            yield place, "a copy of the whole expected output", Severity.ERROR
        elif isinstance(node, str) and node.strip() in parts:
            copied.append(place)
    if copied:
        more = f" (and {len(copied) - 1} more)" if len(copied) > 1 else ""
        yield copied[0], f"a text that stands in the expected output too{more}", Severity.INFO


def _is_telling(value: Any) -> bool:
    """Whether a copy of `value` is no accident: a long text, or an object or list with two values or a long one."""
    if isinstance(value, dict | list):
        leaves = [node for _, node in nodes(value) if not isinstance(node, dict | list)]
        return len(leaves) > 1 or any(_is_telling(leaf) for leaf in leaves)
    return isinstance(value, str) and len(value.strip()) >= TRIVIAL_CHARACTERS


def _serialised(case: dict[str, Any]) -> Iterator[tuple[str, str, Severity]]:
    for place, text in texts(case.get("input"), "input"):
        if "xpected" in text.lower() and _SERIALISED.search(text):
            yield place, "serialised JSON with a key that names the expected output", Severity.WARNING
