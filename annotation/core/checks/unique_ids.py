"""No id stands twice; ids that only look alike are pointed out."""

import unicodedata

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding, Severity


def unique_ids(dataset: Dataset) -> list[Finding]:
    """An error for every further row of an id, a warning for ids equal but for case, form or blanks."""
    findings = []
    first_row: dict[str, int] = {}
    look_alike: dict[str, str] = {}
    for row, case in dataset.rows:
        case_id = case.get("id")
        if not isinstance(case_id, str):
            continue
        if case_id in first_row:
            message = f"stands in row {first_row[case_id]} and again in row {row}"
            findings.append(Finding(case_id, "id", message))
            continue
        first_row[case_id] = row
        other = look_alike.setdefault(_folded(case_id), case_id)
        if other != case_id:
            message = f"differs from {other!r} only in case, blanks or letter form"
            findings.append(Finding(case_id, "id", message, Severity.WARNING))
    return findings


def _folded(case_id: str) -> str:
    return "".join(unicodedata.normalize("NFKC", case_id).casefold().split())
