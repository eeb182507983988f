"""The cases behind a figure: a cell of a contingency table, or a reason code. Found in the sealed codes."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from annotation.core.code_blocks import Codes
from annotation.models.people import User
from annotation.models.sealed_codes import CodeKind
from annotation.models.studies import Study
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.adjudication_people import annotator_known
from annotation.selectors.adjudication_queue import owed_again
from annotation.selectors.adjudication_records import met_again
from annotation.selectors.coded_labels import CASE, CodedStudy, coded_study
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_case import excerpt
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.pages_report import is_folded
from annotation.selectors.report_documents import report_document
from taxonomy.fields.base import Field

CASES_PER_PAGE = 100
ANY = "any"

# Which rows of a block's answers, shape (n, annotators) of codes with 0 for none, belong to the cell.
Belongs = Callable[[Codes], NDArray[np.bool_]]


class NoSuchCell(Exception):
    """The address names no cell of this report."""


def cell_page(*, user: User, study: Study, asked: Mapping[str, str]) -> dict[str, Any]:
    """One page of the cases that `asked` selects: `field` with `x` and `y`, or with `code` and `by`.

    Raises NoSuchCell. Only the cases of the page are read in full, whatever the size of the study.
    """
    words = wording(study)
    field = words.schema.field(asked.get("field", ""))
    if field is None or field.level == "none":
        raise NoSuchCell(asked.get("field", ""))
    panel = _panel(study, field, asked)
    coded = coded_study(study)
    folded = is_folded(user, study)
    if field.level == "set" and "x" in asked:
        sentence, names, belongs = _parted_on(coded, field, words, panel, asked)
    elif field.level == "set":
        sentence, names, belongs = _with_code(coded, field, words, panel, asked)
    else:
        sentence, names, belongs = _in_cell(coded, field, words, panel, asked, folded=folded)
    found = _cases(coded, field, names, belongs)
    number = _page_number(asked.get("page", "1"), len(found))
    shown = found[(number - 1) * CASES_PER_PAGE : number * CASES_PER_PAGE]
    records = {record.study_case.pk: record for record in case_records(study, among=shown)} if shown else {}
    owed = owed_again(study, annotator_known(study, user))
    page = frame(user=user, project=study.project, current="agreement", study=study)
    return page | {
        "study": study_head(study),
        "field": field.title,
        "sentence": sentence,
        "n_cases": len(found),
        "number": number,
        "n_pages": max(-(-len(found) // CASES_PER_PAGE), 1),
        "cases": [_row(records[pk], field, words, is_due=pk in owed) for pk in shown],
    }


def _page_number(text: str, n: int) -> int:
    """The page asked for, within those there are."""
    asked = int(text) if text.isascii() and text.isdigit() else 1
    return min(max(asked, 1), max(-(-n // CASES_PER_PAGE), 1))


def _panel(study: Study, field: Field, asked: Mapping[str, str]) -> dict[str, Any]:
    document = report_document(study.reports.get(number=1))
    panels = [found for found in document["fields"] if found["field"] == field.key]
    between = asked.get("between") or (panels[0]["between"] if panels else "")
    for panel in panels:
        if panel["between"] == between:
            return panel
    raise NoSuchCell(between)


def _cases(coded: CodedStudy, field: Field, names: list[str], belongs: Belongs) -> list[int]:
    """The study's cases that belong to the cell, in the order of their ids."""
    found: list[int] = []
    for block in coded.read():
        rows = belongs(block.answers(field.key, names))
        found += block.codes(CASE)[rows].tolist()
    return found


def _in_cell(
    coded: CodedStudy,
    field: Field,
    words: Wording,
    panel: dict[str, Any],
    asked: Mapping[str, str],
    *,
    folded: bool,
) -> tuple[str, list[str], Belongs]:
    x, y, pair = asked.get("x", ""), asked.get("y", ""), asked.get("pair", "0")
    values = coded.values(CodeKind.ANSWER, field.key)
    if not {x, y} <= {*field.categories(), *values}:
        raise NoSuchCell(f"{x}, {y}")
    one, other = (_code(values, text) for text in (x, y))
    first, second = words.title(field.key, x), words.title(field.key, y)
    if pair == ANY:
        return f"Some said {first}, others {second}", list(panel["annotators"]), _either(one, other)
    if not (pair.isascii() and pair.isdigit()) or int(pair) >= len(panel["pairs"]):
        raise NoSuchCell(f"pair {pair}")
    names = list(panel["pairs"][int(pair)]["annotators"])

    def belongs(answers: Codes) -> NDArray[np.bool_]:
        straight = (answers[:, 0] == one) & (answers[:, 1] == other)
        return straight | ((answers[:, 0] == other) & (answers[:, 1] == one)) if folded else straight

    if x == y:
        return f"Both said {first}", names, belongs
    if folded:
        return f"One said {first}, the other {second}", names, belongs
    return f"{names[0]} said {first}, {names[1]} said {second}", names, belongs


def _code(values: list[Any], text: str) -> int:
    """The code of a value; one that nobody gave has none, and finds nothing."""
    return values.index(text) + 1 if text in values else -1


def _either(one: int, other: int) -> Belongs:
    return lambda answers: (answers == one).any(axis=1) & (answers == other).any(axis=1)


def _with_code(
    coded: CodedStudy, field: Field, words: Wording, panel: dict[str, Any], asked: Mapping[str, str]
) -> tuple[str, list[str], Belongs]:
    code, by = asked.get("code", ""), asked.get("by", "both")
    if code not in field.categories() or by not in ("both", "one"):
        raise NoSuchCell(code)
    sets = coded.values(CodeKind.ANSWER, field.key)
    has = np.array([False, *(code in given for given in sets)])

    def belongs(answers: Codes) -> NDArray[np.bool_]:
        given, chosen = answers > 0, has[answers]
        every, some = (chosen | ~given).all(axis=1), chosen.any(axis=1)
        return (given.sum(axis=1) > 1) & some & (every if by == "both" else ~every)

    who = "Both gave" if by == "both" else "Only one gave"
    if len(panel["annotators"]) > 2:
        who = "Everybody gave" if by == "both" else "Some gave, others did not:"
    return f"{who} {words.title(field.key, code)}", list(panel["annotators"]), belongs


def _parted_on(
    coded: CodedStudy, field: Field, words: Wording, panel: dict[str, Any], asked: Mapping[str, str]
) -> tuple[str, list[str], Belongs]:
    """Cases on which one annotator gave code x and not y, and another y and not x."""
    x, y = asked.get("x", ""), asked.get("y", "")
    if not {x, y} <= set(field.categories()) or x == y:
        raise NoSuchCell(f"{x}, {y}")
    sets = coded.values(CodeKind.ANSWER, field.key)
    only_x = np.array([False, *(x in given and y not in given for given in sets)])
    only_y = np.array([False, *(y in given and x not in given for given in sets)])

    def belongs(answers: Codes) -> NDArray[np.bool_]:
        said_x, said_y = only_x[answers].any(axis=1), only_y[answers].any(axis=1)
        return np.asarray(said_x & said_y)

    titles = words.title(field.key, x), words.title(field.key, y)
    return f"Some gave {titles[0]}, others {titles[1]}", list(panel["annotators"]), belongs


def _row(record: CaseRecord, field: Field, words: Wording, *, is_due: bool) -> dict[str, Any]:
    """A case in a list: sides by letter, as an adjudicator meets them; open where it is due again to the reader."""
    if is_due:
        record = met_again(record.study_case.study, record)
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
