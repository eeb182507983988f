"""Each field of each panel of a study: every measure, each code, each slice, and the units that make no pair."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from agreement.engines.plan import Panel
from agreement.engines.tables import FieldTables
from agreement.inputs import CaseIds, StudyCounts, ids_by_reason
from agreement.measures.analysis import Options, analyse_field, reliability_data
from agreement.measures.headlines import coded_headline, main_name, set_headline, slice_entry
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import Result
from agreement.measures.set_analysis import analyse_sets, set_data
from agreement.measures.sets import SetCodes
from agreement.measures.tally import Rows
from annotation.models.sealed_codes import CodeKind
from taxonomy.fields.base import Field

# Kept only where one figure stands for all annotators of a panel.
_POOLED: dict[str, Any] = {
    "measures": [],
    "per_category": [],
    "leave_one_annotator_out": [],
    "confused": [],
    "what_if": [],
    "planning": None,
    "any_code": None,
    "which_code": None,
}


def field_reports(
    counts: StudyCounts, *, seed: int, on_field: Callable[[int, int], None]
) -> list[dict[str, Any]]:
    """Every measured field of every panel; `on_field(done, total)` is told how far the work is."""
    options = Options(seed=seed)
    work = [(panel, field) for panel in counts.panels for field in counts.schema.measured()]
    found = []
    for done, (panel, field) in enumerate(work):
        on_field(done, len(work))
        found.append(field_report(counts, panel, field, options))
    return found


def field_report(counts: StudyCounts, panel: Panel, field: Field, options: Options) -> dict[str, Any]:
    """One field among the annotators of one panel."""
    counted = counts.fields[panel.between, field.key]
    rows = counted.rows.rows()
    common: dict[str, Any] = {
        "field": field.key,
        "annotators": panel.annotators,
        "options": options,
        "weights": rows.weights,
    }
    if field.level == "set":
        sets = counts.sets(field, rows)
        figures = analyse_sets(n_units=counts.coded.n_cases, codes=field.categories(), sets=sets, **common)
        _count_codes(figures, sets, rows)
    else:
        figures = analyse_field(
            level=field.level,
            units=CaseIds(counts.coded),  # type: ignore[arg-type]
            categories=counts.categories(field),
            codes=counts.codes(field, rows),
            declared=bool(field.categories()),
            first_units=rows.first,
            **common,
        )
    figures["excluded"] = [{"reason": reason, "n": n} for reason, n in counted.excluded.items() if n]
    across = _across(counts, panel, figures)
    return {
        "title": field.title,
        "between": panel.between,
        "annotators": list(panel.annotators),
        "main": main_name(field.level, figures["n_annotators"]),
        **across,
        "excluded_units": ids_by_reason(counted.unanswered),
        "slices": slices(counts, panel, field, counted, options),
    }


def slices(
    counts: StudyCounts, panel: Panel, field: Field, counted: FieldTables, options: Options
) -> list[dict[str, Any]]:
    """The field again for each value of each slice: raw agreement and the main figure, if there are units enough."""
    found = []
    plain = replace(options, resamples=0)
    for key, tally in sorted(counted.by_slice.items()):
        rows = tally.rows()
        values = counts.coded.values(CodeKind.SLICE, key)
        entries = [
            slice_entry(value, *_slice(counts, panel, field, rows.where(0, code), plain))
            for value, code in sorted(zip(values, range(1, len(values) + 1), strict=True))
        ]
        found.append({"key": key, "values": entries})
    return found


def _slice(
    counts: StudyCounts, panel: Panel, field: Field, rows: Rows, options: Options
) -> tuple[int, int, Callable[[], list[Result]]]:
    """How many cases a slice has, how many of them make a pair, and how to compute its figures."""
    data, compute = _reliability(counts, panel, field, rows, options)
    return int(rows.weights.sum()), data.scope.n_items, compute


def _reliability(
    counts: StudyCounts, panel: Panel, field: Field, rows: Rows, options: Options
) -> tuple[ReliabilityData, Callable[[], list[Result]]]:
    if field.level == "set":
        sets = counts.sets(field, rows)
        data = set_data(panel.annotators, field.categories(), sets, options, rows.weights)
        return data, lambda: set_headline(data, sets.members)
    data = reliability_data(
        field.level,
        panel.annotators,
        counts.categories(field),
        counts.codes(field, rows),
        declared=bool(field.categories()),
        options=options,
        weights=rows.weights,
    )
    return data, lambda: coded_headline(data)


def _count_codes(figures: dict[str, Any], sets: SetCodes, rows: Rows) -> None:
    """How many units with two sets or more have a code in all of them, and how many in some but not all."""
    padded = np.vstack([sets.members, np.zeros((1, sets.members.shape[1]), dtype=bool)])
    double = (sets.codes >= 0).sum(axis=1) >= 2
    labelled, weights = sets.codes[double] >= 0, rows.weights[double]
    for index, found in enumerate(figures["per_category"]):
        has = padded[sets.codes[double], index]
        every, some = (has | ~labelled).all(axis=1), (has & labelled).any(axis=1)
        found["n_both"] = int(weights[every].sum())
        found["n_one"] = int(weights[some & ~every].sum())


def _across(counts: StudyCounts, panel: Panel, figures: dict[str, Any]) -> dict[str, Any]:
    """For a panel of two kinds only the pairs across are kept: pooled figures would mix kinds."""
    one, other = panel.between.split("-")
    if one == other:
        return figures
    pairs = [
        pair
        for pair in figures["pairs"]
        if {counts.annotators[name] for name in pair["annotators"]} == {one, other}
    ]
    if len(panel.annotators) == 2:
        return figures | {"pairs": pairs}
    return figures | {key: value for key, value in _POOLED.items() if key in figures} | {"pairs": pairs}
