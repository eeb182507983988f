"""What can come of running a spec over an answer, and why."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, NamedTuple

ENGINE_VERSION = "1.3.0"


class Outcome(StrEnum):
    """The fixed names; a fault is never a fail."""

    PASS = "pass"
    FAIL = "fail"
    INFRASTRUCTURE_ERROR = "infrastructure_error"
    NOT_EXECUTABLE = "not_executable"
    JUDGE_REQUIRED = "judge_required"
    INCONCLUSIVE = "inconclusive"


@dataclass(frozen=True, slots=True)
class Finding:
    """One entry of a spec against one answer.

    `offset` and `text` say where the entry was found in the normalised text of its scope, None when it
    was not. `satisfied` is whether the entry lets the answer through: a must_exclude that matched does not.
    """

    verifier: str
    kind: str
    index: int
    entry: str
    matched: bool
    satisfied: bool
    scope: str
    offset: int | None = None
    text: str | None = None

    def sentence(self) -> str:
        """The finding for a reader: "must_exclude 'usb charger' matched at 11 in the first sentence"."""
        where = " in the first sentence" if self.scope == "first_sentence" else ""
        if not self.matched:
            return f"{self.kind} {self.entry!r} not found{where}"
        if self.offset is None:
            return f"{self.kind} {self.entry!r} holds{where}"
        shown = f" ({self.text!r})" if self.text and self.text not in self.entry else ""
        return f"{self.kind} {self.entry!r} matched at {self.offset}{shown}{where}"

    def document(self) -> dict[str, Any]:
        return asdict(self)


class RunResult(NamedTuple):
    """The outcome of one spec on one answer with its full explanation."""

    outcome: Outcome
    findings: tuple[Finding, ...] = ()
    scoped_text: str = ""
    numbers: tuple[str, ...] = ()
    reason: str | None = None

    def document(self) -> dict[str, Any]:
        return {
            "outcome": str(self.outcome),
            "reason": self.reason,
            "explanation": [finding.document() for finding in self.findings],
            "scoped_text": self.scoped_text,
            "numbers": list(self.numbers),
        }


class VerifierFault(Exception):
    """The verifier could not come to an answer; says nothing about the answer's worth."""
