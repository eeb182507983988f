"""A sealed report's code fields read under another taxonomy version. The labels and the report stay as they are.

Each distinct set of codes is projected once. A set with a code that a split left open says nothing certain, so under
the other version it counts as no answer, and its case goes on the list to label again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from agreement.engines.plan import Panel
from agreement.field_reports import field_report
from agreement.inputs import StudyCounts
from agreement.measures import ENGINE_VERSION
from agreement.measures.analysis import Options
from agreement.measures.sets import SetCodes
from agreement.measures.tally import Rows
from agreement.report import as_decimals
from annotation.models.sealed_codes import CodeKind
from annotation.selectors.projections import Relabel
from taxonomy.fields.base import Field
from taxonomy.fields.codes import Codes
from taxonomy.mapping import CodeMapping, identity, project

FORMAT = "concord-projection/1"
SAYS = (
    "A projection: the labels of a sealed report read under another taxonomy version. The labels and the report are "
    "unchanged, and this document takes the place of neither."
)


@dataclass
class ProjectedCounts(StudyCounts):
    """A study's counts whose sets of codes are read through `mapping`."""

    mapping: CodeMapping = field(default_factory=lambda: identity([]))

    def sets(self, found: Field, rows: Rows) -> SetCodes:
        """The sets under the later version and indices into them; -1 where there is none, or none that is certain."""
        place = {code: index for index, code in enumerate(found.categories())}
        reached = [project(value, self.mapping) for value in self.coded.values(CodeKind.ANSWER, found.key)]
        masks = [
            None if projection.relabel else sum(1 << place[code] for code in projection.codes)
            for projection in reached
        ]
        distinct = sorted({mask for mask in masks if mask is not None})
        members = np.array(
            [[mask >> index & 1 for index in range(len(place))] for mask in distinct], dtype=bool
        ).reshape(len(distinct), len(place))
        index_of = {mask: index for index, mask in enumerate(distinct)}
        codes = [-1, *(-1 if mask is None else index_of[mask] for mask in masks)]
        return SetCodes(members, np.array(codes, dtype=np.int32)[rows.codes])


def projected_document(
    counts: StudyCounts,
    *,
    fields: list[Codes],
    codes: dict[str, bool],
    mapping: CodeMapping,
    relabel: list[Relabel],
    header: dict[str, Any],
    seed: int,
    on_field: Callable[[int, int], None],
) -> dict[str, Any]:
    """The projection's document: `fields` of the study measured anew under `codes`, and what people must decide."""
    projected = ProjectedCounts(**vars(counts), mapping=mapping)
    work = [(panel, found.bound_to(codes)) for panel in counts.panels for found in fields]
    measured = []
    for done, (panel, found) in enumerate(work):
        on_field(done, len(work))
        figures = field_report(projected, panel, found, Options(seed=seed))
        open_units = _open_units(projected, panel, found)
        if open_units:
            figures["excluded"].append({"reason": "to_label_again", "n": open_units})
        measured.append(figures)
    return as_decimals(
        {
            "format": FORMAT,
            "engine": ENGINE_VERSION,
            "says": SAYS,
            **header,
            "codes": {code: sorted(end or "" for end in ends) for code, ends in sorted(mapping.ends.items())},
            "fields": measured,
            "relabel": [
                {
                    "case_id": row.case_id,
                    "field": row.field,
                    "code": row.code,
                    "choices": list(row.choices),
                    "n_labels": row.n_labels,
                }
                for row in relabel
            ],
        }
    )


def _open_units(counts: ProjectedCounts, panel: Panel, found: Field) -> int:
    """How many units made a pair under the version that was given and make none while a code is open."""
    rows = counts.fields[panel.between, found.key].rows.rows()
    given = (rows.codes > 0).sum(axis=1) >= 2
    certain = (counts.sets(found, rows).codes >= 0).sum(axis=1) >= 2
    return int(rows.weights[given & ~certain].sum())
