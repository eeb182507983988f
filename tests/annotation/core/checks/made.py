"""A dataset of made cases: enough of each key for every check, changed where a test wants it."""

from typing import Any

from annotation.core.case_files import CaseRow
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding


def a_case(case_id: str = "a", **changes: Any) -> dict[str, Any]:
    case = {
        "id": case_id,
        "schemaVersion": "1",
        "task": "t",
        "split": "dev",
        "input": {"question": f"what is {case_id}"},
        "expectedOutput": {"answer": "yes"},
        "metadata": {"family": "f"},
    }
    return case | changes


def a_dataset(*cases: dict[str, Any], **parts: Any) -> Dataset:
    return Dataset([CaseRow(row, case) for row, case in enumerate(cases, start=1)], **parts)


def brief(findings: list[Finding]) -> list[tuple[str, str, str]]:
    """Case, path and severity of each finding."""
    return [(finding.case, finding.path, str(finding.severity)) for finding in findings]
