"""The analysis of a field whose labels are sets of codes."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agreement.measures import nominal, raw
from agreement.measures.blocks import Suspects
from agreement.measures.cautions import copied_cautions, on_measures, set_cautions
from agreement.measures.compute import shared
from agreement.measures.excluded import excluded_units
from agreement.measures.omission import leave_one_annotator_out, without_copies
from agreement.measures.ordered import fixed_distance_alpha
from agreement.measures.reliability import Options, ReliabilityData
from agreement.measures.result import Result
from agreement.measures.sets import Memberships, SetCodes, jaccard_distances, masi_distances, set_codes

PRESENT, ABSENT = "present", "absent"


def analyse_set_field(
    *,
    field: str,
    units: Sequence[str],
    annotators: Sequence[str],
    codes: Sequence[str],
    masks: NDArray,
    options: Options,
    copied: Suspects | None = None,
) -> dict[str, Any]:
    """Every measure of a field of code sets, as JSON values; figures are plain floats or None, never
    rounded.

    `masks` has shape (units, annotators): bit i set means code i of `codes`, 0 is the empty set given as an
    answer, -1 is no label. More than 62 codes: an object array of Python integers.
    """
    members, labels = set_codes(np.asarray(masks), len(codes))
    data = _set_data(annotators, codes, SetCodes(members, labels), options)
    found = set_cautions(data) + copied_cautions(copied)
    document = {
        "field": field,
        "level": "set",
        "categories": list(codes),
        "n_items": len(units),
        "n_pairable": data.scope.n_items,
        "n_annotators": data.n_annotators,
        "n_values": int(data.label_counts.sum()),
        "n_empty_sets": int(data.label_counts[~members.any(axis=1)].sum()),
        "excluded": excluded_units(labels),
    }
    if copied is not None:
        copied = copied._replace(mask=copied.mask[:, (labels >= 0).any(axis=0)])

    def by_masi(some: ReliabilityData) -> Result:
        return fixed_distance_alpha(some, "masi_alpha", masi_distances(members))

    results = [result.with_warnings(*on_measures(found)) for result in set_measures(data, members)]
    return document | {
        "measures": [result.as_dict() for result in results],
        "not_applicable": [],
        "pairs": set_pairs(data, members),
        "per_category": per_code(data, codes, members),
        "any_code": any_code(data, members),
        "which_code": which_code(data, members),
        "leave_one_annotator_out": leave_one_annotator_out(data, by_masi),
        "what_if": [],
        "planning": None,
        "warnings": [caution.as_dict() for caution in found],
        **without_copies(data, copied, lambda rest: set_measures(rest, members)),
    }


def _set_data(
    annotators: Sequence[str], codes: Sequence[str], sets: SetCodes, options: Options
) -> ReliabilityData:
    active = np.flatnonzero((sets.codes >= 0).any(axis=0))
    names = [annotators[index] for index in active.tolist()]
    categories = ["; ".join(np.array(codes, dtype=object)[row]) for row in sets.members]
    return ReliabilityData(sets.codes[:, active], names, categories, "set", False, None, options)


def set_pairs(data: ReliabilityData, members: Memberships) -> list[dict[str, Any]]:
    """Each pair of annotators: common units, exact-set agreement, mean Jaccard and the alphas between
    sets.
    """
    found = []
    for first, second in combinations(range(data.n_annotators), 2):
        codes = data.codes[:, [first, second]]
        names = (data.annotators[first], data.annotators[second])
        options = replace(data.options, resamples=0)
        both = replace(data, codes=codes[(codes >= 0).all(axis=1)], annotators=names, options=options)
        if n := both.scope.n_items:
            results = [result.as_dict() for result in set_measures(both, members)]
            found.append({"annotators": list(names), "n": n, "contingency": None, "measures": results})
    return found


def set_measures(data: ReliabilityData, members: Memberships) -> list[Result]:
    """Exact-set agreement, mean Jaccard, and alpha with MASI, Jaccard and nominal distances between sets."""
    jaccard, exact = jaccard_distances(members), np.eye(len(members))
    return [
        shared(data, "raw_agreement", raw.pooled_label_agreement(data.labels, exact)),
        shared(data, "raw_agreement_item_mean", raw.item_mean_label_agreement(data.labels, exact)),
        shared(data, "jaccard_mean", raw.pooled_label_agreement(data.labels, 1 - jaccard), of_counts=False),
        fixed_distance_alpha(data, "masi_alpha", masi_distances(members)),
        fixed_distance_alpha(data, "jaccard_alpha", jaccard),
        fixed_distance_alpha(data, "krippendorff_alpha_nominal", 1 - exact),
    ]


def per_code(data: ReliabilityData, codes: Sequence[str], members: Memberships) -> list[dict[str, Any]]:
    """Each code on its own, present against absent: share of labels with it, kappa, positive agreement,
    AC1, alpha.
    """
    return [
        {"category": name, **binary_figures(present_absent(data, members[:, index]))}
        for index, name in enumerate(codes)
    ]


def any_code(data: ReliabilityData, members: Memberships) -> dict[str, Any]:
    """Do annotators agree on whether there is a code at all?"""
    return binary_figures(present_absent(data, members.sum(axis=1) > 0))


def which_code(data: ReliabilityData, members: Memberships) -> dict[str, Any]:
    """Where annotators gave at least one code: do they agree on which? Empty sets are left out."""
    empty = np.append(~members.any(axis=1), True)
    chosen = replace(data, codes=np.where(empty[data.codes], -1, data.codes))
    return {
        "n_items": chosen.scope.n_items,
        "n_pairs": chosen.scope.n_pairs,
        "measures": [result.as_dict() for result in set_measures(chosen, members)],
    }


def present_absent(data: ReliabilityData, has: NDArray[np.bool_]) -> ReliabilityData:
    """Two declared categories, the first for sets where `has`, shape (D,), is true."""
    recode = np.append(np.where(has, 0, 1), -1).astype(np.int32)
    return replace(
        data, codes=recode[data.codes], categories=(PRESENT, ABSENT), level="nominal", declared=True
    )


def binary_figures(data: ReliabilityData) -> dict[str, Any]:
    """The figures of one code; `kappa` is Cohen's for two annotators, the mean of pairs for more."""
    kappa = nominal.cohen_kappa(data) if data.n_annotators == 2 else nominal.light_kappa(data)
    alpha = nominal.krippendorff_alpha_nominal(data)
    n_labels = int(data.label_counts.sum())
    measures = [
        nominal.raw_agreement(data),
        kappa,
        alpha,
        nominal.positive_agreement(data),
        nominal.negative_agreement(data),
        nominal.gwet_ac1(data),
    ]
    return {
        "n_labels": int(data.label_counts[0]),
        "prevalence": int(data.label_counts[0]) / n_labels if n_labels else None,
        "kappa": kappa.value,
        "alpha": alpha.value,
        "positive_agreement": measures[3].value,
        "gwet_ac1": measures[5].value,
        "interval": kappa.intervals[0].as_dict() if kappa.intervals else None,
        "measures": [result.as_dict() for result in measures],
    }
