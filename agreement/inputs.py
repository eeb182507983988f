"""From the sealed codes of a closed study to the counts that a report stands on, in one walk over its blocks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from agreement.engines.in_process import count_blocks
from agreement.engines.plan import Panel, Plan, panels
from agreement.engines.tables import FieldTables, Tables
from agreement.measures.data import Codes
from agreement.measures.sets import SetCodes
from agreement.measures.tally import Rows
from annotation.core.code_blocks import CASE
from annotation.models.sealed_codes import CodeKind
from annotation.models.studies import Study
from annotation.selectors.coded_labels import CodedStudy, case_ids, coded_study
from annotation.selectors.studies import schema_for
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema


@dataclass
class StudyCounts:
    """Everything that a report needs to know of a study's labels."""

    schema: Schema
    coded: CodedStudy
    annotators: dict[str, str]
    panels: list[Panel]
    fields: dict[tuple[str, str], FieldTables]
    n_labels: dict[str, int]
    unlabelled: dict[str, list[int]]
    n_cases: int
    n_double: int
    n_due: int
    n_complete: int

    def of_kind(self, kind: str) -> list[str]:
        return sorted(name for name, found in self.annotators.items() if found == kind)

    def categories(self, found: Field) -> tuple[str, ...]:
        """The field's categories: those declared, or those given in their own order."""
        values = self.coded.values(CodeKind.ANSWER, found.key)
        if found.level == "set":
            return found.categories()
        return found.categories() or tuple(found.categories_among(map(found.from_text, values)))

    def codes(self, found: Field, rows: Rows) -> Codes:
        """The answers as indices into the categories, -1 where there is none."""
        place = {category: index for index, category in enumerate(self.categories(found))}
        values = self.coded.values(CodeKind.ANSWER, found.key)
        return np.array([-1, *(place[value] for value in values)], dtype=np.int32)[rows.codes]

    def sets(self, found: Field, rows: Rows) -> SetCodes:
        """The answers as distinct sets of codes and indices into them, -1 where there is none."""
        place = {code: index for index, code in enumerate(found.categories())}
        values = self.coded.values(CodeKind.ANSWER, found.key)
        masks = [sum(1 << place[code] for code in value) for value in values]
        order = sorted(range(len(masks)), key=masks.__getitem__)
        members = np.zeros((len(masks), len(place)), dtype=bool)
        for row, index in enumerate(order):
            members[row, [place[code] for code in values[index]]] = True
        new = np.full(len(masks) + 1, -1, dtype=np.int32)
        new[np.array(order, dtype=np.int64) + 1] = np.arange(len(order))
        return SetCodes(members, new[rows.codes])


class CaseIds:
    """The ids of a study's cases by place, looked up only where one is asked for."""

    def __init__(self, coded: CodedStudy) -> None:
        self._coded = coded

    def __len__(self) -> int:
        return self._coded.n_cases

    def __getitem__(self, place: int) -> str:
        for block in self._coded.read():
            if block.start <= place < block.start + block.n:
                pk = block.codes(CASE)[place - block.start : place - block.start + 1]
                return case_ids(pk)[int(pk[0])]
        raise IndexError(place)


Engine = Callable[[Plan, CodedStudy], Tables]


def in_process(on_block: Callable[[int], None] = lambda start: None) -> Engine:
    """Counting here, block after block; `on_block(place)` is told before each."""
    return lambda plan, coded: count_blocks(plan, coded.read(), on_block)


def study_counts(study: Study, count: Engine) -> StudyCounts:
    """Count the answers of a closed study with one of the engines; raises StudyStillBlind before it is closed."""
    coded = coded_study(study)
    plan = counting_plan(study, coded)
    tables = count(plan, coded)
    return StudyCounts(
        schema=schema_for(study),
        coded=coded,
        annotators=dict(plan.annotators),
        panels=list(plan.panels),
        **vars(tables),
    )


def counting_plan(study: Study, coded: CodedStudy) -> Plan:
    """What is counted of the study: each measured field in each panel, and again by slice."""
    members = sorted(study.members.values_list("annotator__pseudonym", "annotator__kind"))
    return Plan(
        annotators=tuple(members),
        panels=tuple(panels(dict(members))),
        fields=tuple(
            (field.key, len(coded.values(CodeKind.ANSWER, field.key)))
            for field in schema_for(study).measured()
        ),
        slices=tuple((name, len(coded.values(CodeKind.SLICE, name))) for name in coded.slices()),
    )


def ids_by_reason(pks: dict[str, list[int]]) -> list[dict[str, Any]]:
    """The ids of the cases under each reason, sorted."""
    found = []
    for reason, rows in pks.items():
        if rows:
            ids = sorted(case_ids(np.array(rows)).values())
            found.append({"reason": reason, "n": len(ids), "case_ids": ids})
    return found


def names_with_labels(counts: StudyCounts, names: Sequence[str]) -> list[str]:
    return [name for name in names if counts.n_labels[name]]
