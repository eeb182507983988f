"""One field's whole analysis, from codes to the document that reports and releases carry."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from agreement.measures import registry
from agreement.measures.categories import per_category
from agreement.measures.cautions import cautions, on_measures
from agreement.measures.data import Codes
from agreement.measures.excluded import excluded_units
from agreement.measures.omission import leave_one_annotator_out
from agreement.measures.pairs import pairs
from agreement.measures.reliability import Options, ReliabilityData
from agreement.measures.result import NON_NUMERIC, UNORDERED_SCALE, Result
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
) -> dict[str, Any]:
    """Every measure that applies to one field, as JSON values; figures are plain floats or None, never
    rounded.

    `codes` has shape (units, annotators): index into `categories`, -1 where there is no label. `declared`
    says that `categories` is the whole scale in its order (a schema, or given by the user), so unused ones
    count. A field whose values do not fit the level is undefined, with the reason, and its first misfit is
    named in a warning.
    """
    codes = np.asarray(codes)
    odd = _misfits(level, categories, declared=declared)
    data = reliability_data(
        level, annotators, categories, codes, declared=declared, options=options, fits=not odd
    )
    document = {
        "field": field,
        "level": level,
        "categories": list(data.categories),
        "n_items": len(units),
        "n_pairable": data.scope.n_items,
        "n_annotators": data.n_annotators,
        "n_values": int(data.label_counts.sum()),
        "excluded": excluded_units(codes),
    }
    if odd:
        return document | _undefined(data, _misfit_warning(data, odd, units=units))
    found = cautions(data)
    choice = registry.choose(data)
    results = [measure.compute(data).with_warnings(*on_measures(found)) for measure in choice.applicable]
    return document | {
        "measures": [result.as_dict() for result in results],
        "not_applicable": [{"name": measure.name, "why": why} for measure, why in choice.refused],
        "pairs": pairs(data),
        "per_category": per_category(data) if data.k <= registry.MOST_CATEGORIES else [],
        "leave_one_annotator_out": leave_one_annotator_out(data),
        "what_if": what_if(data),
        "warnings": [caution.as_dict() for caution in found],
    }


def reliability_data(
    level: str,
    annotators: Sequence[str],
    categories: Sequence[str],
    codes: Codes,
    *,
    declared: bool,
    options: Options,
    fits: bool = True,
) -> ReliabilityData:
    """The field's reliability data: annotators without a label left out, equal numbers merged, numbers
    attached.
    """
    active = (codes >= 0).any(axis=0)
    names = [name for name, is_active in zip(annotators, active, strict=True) if is_active]
    codes, numbers = codes[:, active], None
    if fits and (level in NUMERIC_LEVELS or (level == "ordinal" and not declared)):
        numbers, merged = merge_equal_numbers(categories)
        firsts = [int(np.flatnonzero(merged == index)[0]) for index in range(len(numbers))]
        categories = [categories[first] for first in firsts]
        codes = np.append(merged, np.int32(-1))[codes]
    elif fits and all(as_number(text) is not None for text in categories):
        numbers = np.array([as_number(text) for text in categories], dtype=np.float64)
    return ReliabilityData(codes, names, list(categories), level, declared, numbers, options)


def _misfits(level: str, categories: Sequence[str], *, declared: bool) -> list[int]:
    """Categories that are no value of a scale of this level."""
    if level == "nominal" or (level == "ordinal" and declared):
        return []
    return misfits(categories, level)


def _undefined(data: ReliabilityData, warning: dict[str, Any]) -> dict[str, Any]:
    """The field without a figure: every measure says why."""
    choice = registry.choose(data)
    return {
        "measures": [
            Result(measure.name, None, data.scope, reason=warning["code"]).as_dict()
            for measure in choice.applicable
        ],
        "not_applicable": [{"name": measure.name, "why": why} for measure, why in choice.refused],
        "pairs": [],
        "per_category": [],
        "leave_one_annotator_out": [],
        "what_if": [],
        "warnings": [warning],
    }


def _misfit_warning(data: ReliabilityData, found: Sequence[int], *, units: Sequence[str]) -> dict[str, Any]:
    """Which label is the first that does not fit."""
    unit, annotator = np.unravel_index(int(np.isin(data.codes, found).argmax()), data.codes.shape)
    value = data.categories[data.codes[unit, annotator]]
    code = UNORDERED_SCALE if data.level == "ordinal" else NON_NUMERIC
    needed = "needs a declared order" if data.level == "ordinal" else "is no number of this scale"
    return {
        "code": code,
        "message": f"{value!r} {needed} (unit {units[unit]!r}, annotator {data.annotators[annotator]!r}).",
        "unit": units[unit],
        "annotator": data.annotators[annotator],
        "value": value,
    }
