"""One field's whole analysis, from codes to the document that reports and releases carry."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from agreement.measures import registry
from agreement.measures.blocks import Suspects
from agreement.measures.categories import per_category
from agreement.measures.cautions import Caution, cautions, copied_cautions, on_measures
from agreement.measures.data import Codes, Counts
from agreement.measures.excluded import excluded_units
from agreement.measures.omission import leave_one_annotator_out, without_copies
from agreement.measures.pairs import pairs
from agreement.measures.planning import plan_next
from agreement.measures.reliability import Options, ReliabilityData
from agreement.measures.result import NON_NUMERIC, TOO_FEW_ANNOTATORS, UNORDERED_SCALE, Result
from agreement.measures.scales import NUMERIC_LEVELS, as_number, merge_equal_numbers, misfits
from agreement.measures.set_analysis import analyse_set_field
from agreement.measures.whatif import what_if

__all__ = ["Options", "analyse_field", "analyse_set_field"]


def analyse_field(
    *,
    field: str,
    level: str,
    units: Sequence[str],
    annotators: Sequence[str],
    categories: Sequence[str],
    codes: Codes,
    declared: bool,
    options: Options,
    copied: Suspects | None = None,
    weights: Counts | None = None,
    first_units: Counts | None = None,
) -> dict[str, Any]:
    """Every measure that applies to one field, as JSON values; figures are plain floats or None, never
    rounded.

    `codes` has shape (units, annotators): index into `categories`, -1 where there is no label. `declared`
    says that `categories` is the whole scale in its order (a schema, or given by the user), so unused ones
    count. A field whose values do not fit the level is undefined, with the reason, and its first misfit is
    named in a warning. `copied` marks labels in copied blocks: the main figures are then given without them
    too. With `weights`, a row of `codes` stands for that many units, of which `first_units` is the first.
    """
    codes = np.asarray(codes)
    odd = _misfits(level, categories, codes, declared=declared)
    data = reliability_data(
        level,
        annotators,
        categories,
        codes,
        declared=declared,
        options=options,
        fits=not odd,
        weights=weights,
    )
    document = {
        "field": field,
        "level": level,
        "categories": list(data.categories),
        "n_items": len(units),
        "n_pairable": data.scope.n_items,
        "n_annotators": data.n_annotators,
        "n_values": int(data.label_counts.sum()),
        "excluded": excluded_units(codes, weights),
    }
    if odd:
        warning = _misfit_warning(data, odd, units=units, first_units=first_units)
        return document | _undefined(data, warning["code"], [warning])
    found = cautions(data) + copied_cautions(copied)
    if copied is not None:
        copied = copied._replace(mask=copied.mask[:, (codes >= 0).any(axis=0)])
    if data.n_annotators < 2:
        return document | _undefined(data, TOO_FEW_ANNOTATORS, [caution.as_dict() for caution in found])
    return document | _figures(data, found) | without_copies(data, copied, headline)


def _figures(data: ReliabilityData, found: Sequence[Caution]) -> dict[str, Any]:
    choice = registry.choose(data)
    results = [measure.compute(data).with_warnings(*on_measures(found)) for measure in choice.applicable]
    return {
        "measures": [result.as_dict() for result in results],
        "not_applicable": [{"name": measure.name, "why": why} for measure, why in choice.refused],
        "pairs": pairs(data),
        "per_category": per_category(data) if data.k <= registry.MOST_CATEGORIES else [],
        "leave_one_annotator_out": leave_one_annotator_out(data, registry.alpha_at_level),
        "what_if": what_if(data),
        "planning": plan_next(data),
        "warnings": [caution.as_dict() for caution in found],
    }


def headline(data: ReliabilityData) -> list[Result]:
    """The figures shown with and without copied blocks."""
    names = ("raw_agreement", "cohen_kappa", "krippendorff_alpha")
    return [measure.compute(data) for measure in registry.choose(data).applicable if measure.name in names]


def reliability_data(
    level: str,
    annotators: Sequence[str],
    categories: Sequence[str],
    codes: Codes,
    *,
    declared: bool,
    options: Options,
    fits: bool = True,
    weights: Counts | None = None,
) -> ReliabilityData:
    """The field's reliability data: annotators without a label left out, equal numbers merged, numbers
    attached.
    """
    active = np.flatnonzero((codes >= 0).any(axis=0))
    names = [annotators[index] for index in active.tolist()]
    codes, numbers = codes[:, active], None
    if fits and (level in NUMERIC_LEVELS or (level == "ordinal" and not declared)):
        categories, numbers, merged = merge_equal_numbers(categories)
        codes = np.append(merged, np.int32(-1))[codes]
    elif fits and all(as_number(text) is not None for text in categories):
        numbers = np.array([as_number(text) for text in categories], dtype=np.float64)
    return ReliabilityData(codes, names, list(categories), level, declared, numbers, options, weights)


def _misfits(level: str, categories: Sequence[str], codes: Codes, *, declared: bool) -> list[int]:
    """Categories in use that are no value of a scale of this level."""
    if level == "nominal" or (level == "ordinal" and declared):
        return []
    used = np.bincount((codes + 1).reshape(-1), minlength=len(categories) + 1)[1:]
    return [index for index in misfits(categories, level) if used[index]]


def _undefined(data: ReliabilityData, reason: str, warnings: list[dict[str, Any]]) -> dict[str, Any]:
    """The field without a figure: every measure says why."""
    choice = registry.choose(data)
    results = [Result(measure.name, None, data.scope, reason=reason) for measure in choice.applicable]
    return {
        "measures": [result.as_dict() for result in results],
        "not_applicable": [{"name": measure.name, "why": why} for measure, why in choice.refused],
        "pairs": [],
        "per_category": [],
        "leave_one_annotator_out": [],
        "what_if": [],
        "planning": None,
        "warnings": warnings,
    }


def _misfit_warning(
    data: ReliabilityData, found: Sequence[int], *, units: Sequence[str], first_units: Counts | None
) -> dict[str, Any]:
    """Which label is the first that does not fit."""
    odd = np.isin(data.codes, found)
    rows = np.flatnonzero(odd.any(axis=1))
    row = rows[0] if first_units is None else rows[first_units[rows].argmin()]
    unit = int(row if first_units is None else first_units[row])
    annotator = int(odd[row].argmax())
    value = data.categories[data.codes[row, annotator]]
    code = UNORDERED_SCALE if data.level == "ordinal" else NON_NUMERIC
    needed = "needs a declared order" if data.level == "ordinal" else "is no number of this scale"
    return {
        "code": code,
        "message": f"{value!r} {needed} (unit {units[unit]!r}, annotator {data.annotators[annotator]!r}).",
        "unit": units[unit],
        "annotator": data.annotators[annotator],
        "value": value,
    }
