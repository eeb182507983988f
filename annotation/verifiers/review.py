"""The review list: what a person should look at before a dataset is released. Nothing on it blocks."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from annotation.verifiers.oracle import OracleReport
from annotation.verifiers.records import Record


class Section(NamedTuple):
    """A heading and its cases; a section without any is still shown, as "None"."""

    heading: str
    entries: tuple[tuple[str, str], ...]

    def document(self) -> dict[str, Any]:
        entries = [{"task_id": task_id, "note": note} for task_id, note in self.entries]
        return {"heading": self.heading, "entries": entries}

    def lines(self) -> list[str]:
        shown = [f"- {task_id}: {note}" if note else f"- {task_id}" for task_id, note in self.entries]
        return [f"## {self.heading}", *(shown or ["None"]), ""]


Reviewed = Sequence[tuple[Record, OracleReport]]


def review_list(reviewed: Reviewed, *, contradicted: Collection[str] = ()) -> list[Section]:
    """The eight sections in order; `contradicted` are ids whose gold the environment does not bear out."""
    records = [record for record, _ in reviewed]
    return [
        _section("Suspect golds", [record for record in records if record.gold_suspect]),
        _section(
            "Left on the judge", [record for record in records if "llm_judge" in record.spec.eval_types]
        ),
        _section("Low confidence", [record for record in records if record.confidence == "low"]),
        _section("Medium confidence", [record for record in records if record.confidence == "medium"]),
        _linted(
            "must_exclude false-reject candidates",
            reviewed,
            ("contrast", "excluded_in_gold", "excluded_plausible"),
        ),
        _linted("Echo candidates", reviewed, ("echo",)),
        _section(
            "Golds contradicted by the environment",
            [record for record in records if record.task_id in contradicted],
        ),
        _linted("Cross-task leniency", reviewed, ("crosstalk",)),
    ]


def _section(heading: str, records: list[Record]) -> Section:
    return Section(heading, tuple((record.task_id, record.notes) for record in records))


def _linted(heading: str, reviewed: Reviewed, codes: tuple[str, ...]) -> Section:
    entries = [
        (record.task_id, lint.message)
        for record, report in reviewed
        for lint in report.lints
        if lint.code in codes
    ]
    return Section(heading, tuple(entries))
