"""Every case of the held-out splits has something to be judged against."""

import re
from typing import Any

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding, Severity
from annotation.core.checks.paths import texts
from annotation.core.checks.plan import DEFAULT_GROUND_TRUTH_SPLITS

_PLACEHOLDER = re.compile(r"(?:todo|tbd|fixme|xxx|\?{2,}|<[a-z _-]{1,40}>)[.!]?", re.IGNORECASE)


def ground_truth_complete(dataset: Dataset) -> list[Finding]:
    """An error where a held-out case has no expected output or an empty one, a warning for placeholders and splits
    that the plan names and no case is in."""
    findings = []
    held_out = set(dataset.plan.ground_truth_splits)
    for index, case in enumerate(dataset.cases):
        if dataset.splits[index] not in held_out:
            continue
        label, expected = dataset.label(index), case.get("expectedOutput")
        if "expectedOutput" not in case:
            findings.append(Finding(label, "expectedOutput", "is missing"))
        elif _says_nothing(expected):
            findings.append(Finding(label, "expectedOutput", "is empty"))
        findings += [
            Finding(label, path, "holds a placeholder", Severity.WARNING)
            for path, text in texts(expected, "expectedOutput")
            if _PLACEHOLDER.fullmatch(text.strip())
        ]
    if dataset.plan.ground_truth_splits != DEFAULT_GROUND_TRUTH_SPLITS:
        findings += [
            Finding(
                "", "split", f"no case is in {split}, a split that needs expected output", Severity.WARNING
            )
            for split in sorted(held_out - set(dataset.splits))
        ]
    return findings


def _says_nothing(value: Any) -> bool:
    if isinstance(value, dict):
        return all(_says_nothing(item) for item in value.values())
    if isinstance(value, list):
        return all(_says_nothing(item) for item in value)
    return value is None or (isinstance(value, str) and not value.strip())
