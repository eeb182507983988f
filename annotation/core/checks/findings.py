"""What a check says: findings with a severity, each pointing at a case and a path inside it."""

from enum import StrEnum
from typing import NamedTuple


class Severity(StrEnum):
    """Only errors make a dataset not ok; warnings want a look; infos are counted."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Finding(NamedTuple):
    """One thing a check noticed; `case` is empty when it concerns the file as a whole."""

    case: str
    path: str
    message: str
    severity: Severity = Severity.ERROR


def has_errors(findings: list[Finding]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)
