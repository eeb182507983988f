"""No input stands twice in one split."""

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding, Severity


def within_split_duplicate(dataset: Dataset) -> list[Finding]:
    """An error for an input that a split holds twice, a warning where only case or punctuation differ."""
    findings = []
    first: dict[tuple[str, bytes], int] = {}
    first_alike: dict[tuple[str, bytes], int] = {}
    for index, (split, content) in enumerate(zip(dataset.splits, dataset.canonical_inputs, strict=True)):
        if dataset.cases[index].get("input") is None:
            continue
        earlier = first.setdefault((split, content), index)
        spoken = dataset.input_words[index].tobytes()
        alike = first_alike.setdefault((split, spoken), index) if spoken else index
        if earlier != index:
            message = f"the same input as {dataset.label(earlier)}{_in(split)}"
            findings.append(Finding(dataset.label(index), "input", message))
        elif alike != index:
            message = f"the same words as {dataset.label(alike)}{_in(split)}"
            findings.append(Finding(dataset.label(index), "input", message, Severity.WARNING))
    return findings


def _in(split: str) -> str:
    return f" in split {split}" if split else ""
