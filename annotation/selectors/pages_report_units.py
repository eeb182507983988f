"""Every case of a report, used or excluded and why, as the rows of a table that is never held as a whole."""

import csv
from collections.abc import Iterator
from typing import Any

from annotation.core.release_table import safe_cell
from annotation.models.studies import Study
from annotation.selectors.coded_labels import CASE, case_ids, coded_study
from annotation.selectors.pages_figures import EXCLUDED
from annotation.selectors.report_documents import report_document

COLUMNS = ("between", "field", "case_id", "status", "reason")


class _Line:
    """What the csv writer writes to: it hands each line back."""

    def write(self, line: str) -> str:
        return line


def unit_lines(study: Study) -> Iterator[str]:
    """Lines of CSV, one per panel, field and case: whether the case counts there and, if not, why. No answers."""
    writer: Any = csv.writer(_Line(), quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    yield writer.writerow(COLUMNS)
    document = report_document(study.reports.get(number=1))
    coded = coded_study(study)
    for block in coded.read():
        cases = block.codes(CASE)
        ids = case_ids(cases)
        for panel in document["fields"]:
            names = list(panel["annotators"])
            n_labels = block.labels(names).sum(axis=1).tolist()
            n_answers = (block.answers(panel["field"], names) > 0).sum(axis=1).tolist()
            for pk, labels, answers in zip(cases.tolist(), n_labels, n_answers, strict=True):
                reason = why_excluded(labels, answers)
                status = "excluded" if reason else "used"
                yield writer.writerow(
                    (panel["between"], panel["field"], safe_cell(ids[pk]), status, EXCLUDED.get(reason, ""))
                )


def why_excluded(n_labels: int, n_answers: int) -> str:
    """The reason a case makes no pair on a field, from how many labelled it and how many answered; or nothing."""
    if n_answers > 1:
        return ""
    if n_labels < 2:
        return "one_label_only" if n_labels else "no_label"
    return "one_answer_only" if n_answers else "no_answer"
