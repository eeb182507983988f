"""The cases behind a figure: a cell of a contingency table, or a reason code."""

import csv
import io
from collections.abc import Mapping
from typing import Any

from annotation.models.people import User
from annotation.models.studies import Study
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_case import excerpt
from annotation.selectors.pages_figures import EXCLUDED
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.pages_report import is_folded
from taxonomy.fields.base import Field
from taxonomy.strict_json import strict_json

COLUMNS = ("between", "field", "case_id", "status", "reason")


class NoSuchCell(Exception):
    """The address names no cell of this report."""


def cell_page(*, user: User, study: Study, asked: Mapping[str, str]) -> dict[str, Any]:
    """The cases that `asked` selects: `field` with `x` and `y`, or with `code` and `by`; raises NoSuchCell."""
    words = wording(study)
    field = words.schema.field(asked.get("field", ""))
    if field is None or field.level == "none":
        raise NoSuchCell(asked.get("field", ""))
    panel = _panel(study, field, asked)
    records = case_records(study)
    if field.level == "set":
        sentence, found = _with_code(records, field, words, panel, asked)
    else:
        sentence, found = _in_cell(records, field, words, panel, asked, folded=is_folded(user, study))
    page = frame(user=user, project=study.project, current="agreement", study=study)
    return page | {
        "study": study_head(study),
        "field": field.title,
        "sentence": sentence,
        "cases": [_row(record, field, words) for record in found],
    }


def _panel(study: Study, field: Field, asked: Mapping[str, str]) -> dict[str, Any]:
    document = strict_json(study.reports.get(number=1).document)
    panels = [found for found in document["fields"] if found["field"] == field.key]
    between = asked.get("between") or (panels[0]["between"] if panels else "")
    for panel in panels:
        if panel["between"] == between:
            return panel
    raise NoSuchCell(between)


def _in_cell(
    records: list[CaseRecord],
    field: Field,
    words: Wording,
    panel: dict[str, Any],
    asked: Mapping[str, str],
    *,
    folded: bool,
) -> tuple[str, list[CaseRecord]]:
    x, y, pair = asked.get("x", ""), asked.get("y", ""), asked.get("pair", "0")
    if not {x, y} <= set(field.categories()) or not pair.isdecimal() or int(pair) >= len(panel["pairs"]):
        raise NoSuchCell(f"{x}, {y}")
    one, other = panel["pairs"][int(pair)]["annotators"]
    wanted = {(x, y), (y, x)} if folded else {(x, y)}
    found = [record for record in records if _categories(record, field, one, other) in wanted]
    first, second = words.title(field.key, x), words.title(field.key, y)
    if x == y:
        return f"Both said {first}", found
    if folded:
        return f"One said {first}, the other {second}", found
    return f"{one} said {first}, {other} said {second}", found


def _categories(record: CaseRecord, field: Field, one: str, other: str) -> tuple[str, str] | None:
    answers = {label.annotator: label.answers.get(field.key) for label in record.labels}
    if answers.get(one) is None or answers.get(other) is None:
        return None
    return field.category_of(answers[one]), field.category_of(answers[other])


def _with_code(
    records: list[CaseRecord], field: Field, words: Wording, panel: dict[str, Any], asked: Mapping[str, str]
) -> tuple[str, list[CaseRecord]]:
    code, by = asked.get("code", ""), asked.get("by", "both")
    if code not in field.categories() or by not in ("both", "one"):
        raise NoSuchCell(code)
    found = []
    for record in records:
        given = [
            code in label.answers[field.key]
            for label in record.labels
            if label.annotator in panel["annotators"] and label.answers.get(field.key) is not None
        ]
        if len(given) > 1 and (all(given) if by == "both" else any(given) and not all(given)):
            found.append(record)
    who = "Both gave" if by == "both" else "Only one gave"
    return f"{who} {words.title(field.key, code)}", found


def _row(record: CaseRecord, field: Field, words: Wording) -> dict[str, Any]:
    """A case in a list: sides by letter, as an adjudicator meets them."""
    output = record.study_case.output
    return {
        "id": record.case_id,
        "public_id": record.study_case.public_id,
        "excerpt": excerpt(output.content) if output else "",
        "sides": [
            {"letter": side.letter, **words.answer(field, side.answers.get(field.key))}
            for side in record.sides
        ],
        "state": "open" if record.is_open else "ruled" if record.ruling else "agreed",
    }


def units_csv(study: Study) -> str:
    """One row per panel, field and case: whether the case counts there and, if not, why. No answer stands in it."""
    document = strict_json(study.reports.get(number=1).document)
    text = io.StringIO()
    writer = csv.writer(text, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    records = case_records(study)
    reasons = {0: "no_label", 1: "one_label_only"}
    for panel in document["fields"]:
        for record in records:
            n_answers = sum(
                label.annotator in panel["annotators"] and label.answers.get(panel["field"]) is not None
                for label in record.labels
            )
            used = n_answers > 1
            reason = "" if used else EXCLUDED[reasons[n_answers]]
            status = "used" if used else "excluded"
            writer.writerow((panel["between"], panel["field"], record.case_id, status, reason))
    return text.getvalue()
