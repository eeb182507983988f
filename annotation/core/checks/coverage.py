"""What occurs anywhere occurs in every split that the plan names."""

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding
from annotation.core.checks.paths import values_at


def coverage(dataset: Dataset) -> list[Finding]:
    """One error for each value that a listed split lacks, and for a path that no case has."""
    findings = []
    for wanted in dataset.plan.coverage:
        seen: dict[str, set[str]] = {}
        for case, split in zip(dataset.cases, dataset.splits, strict=True):
            for value in values_at(case, wanted.path):
                seen.setdefault(value, set()).add(split)
        if not seen:
            findings.append(Finding("", wanted.path, "stands in no case: nothing can be covered"))
        findings += [
            Finding("", wanted.path, f"{value} occurs in no case of split {split}")
            for split in wanted.splits
            for value in sorted(seen)
            if split not in seen[value]
        ]
    return findings
