"""The analysis of a field whose labels are sets of codes."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agreement.measures import nominal
from agreement.measures.blocks import Suspects
from agreement.measures.cautions import copied_cautions, on_measures, set_cautions
from agreement.measures.code_pairs import code_changes, confused_codes, confusions
from agreement.measures.data import Counts
from agreement.measures.excluded import excluded_units
from agreement.measures.omission import leave_one_annotator_out, without_copies
from agreement.measures.ordered import fixed_distance_alpha
from agreement.measures.reliability import Options, ReliabilityData
from agreement.measures.result import Result
from agreement.measures.set_measures import set_measures, set_pairs
from agreement.measures.sets import Memberships, SetCodes, SetDistances, set_codes, set_distances

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
    sets = set_codes(np.asarray(masks), len(codes))
    return analyse_sets(
        field=field,
        n_units=len(units),
        annotators=annotators,
        codes=codes,
        sets=sets,
        options=options,
        copied=copied,
    )


def analyse_sets(
    *,
    field: str,
    n_units: int,
    annotators: Sequence[str],
    codes: Sequence[str],
    sets: SetCodes,
    options: Options,
    copied: Suspects | None = None,
    weights: Counts | None = None,
) -> dict[str, Any]:
    """As `analyse_set_field`, from distinct sets; with `weights` a row of labels stands for that many units."""
    members, labels = sets
    data = set_data(annotators, codes, sets, options, weights)
    found = set_cautions(data) + copied_cautions(copied)
    document = {
        "field": field,
        "level": "set",
        "categories": list(codes),
        "n_items": n_units,
        "n_pairable": data.scope.n_items,
        "n_annotators": data.n_annotators,
        "n_values": int(data.label_counts.sum()),
        "n_empty_sets": int(data.label_counts[~members.any(axis=1)].sum()),
        "excluded": excluded_units(labels, weights),
    }
    if copied is not None:
        copied = copied._replace(mask=copied.mask[:, (labels >= 0).any(axis=0)])

    distances = set_distances(members)

    def by_masi(some: ReliabilityData) -> Result:
        return fixed_distance_alpha(some, "masi_alpha", distances.masi)

    parted = confusions(data, members)
    results = [result.with_warnings(*on_measures(found)) for result in set_measures(data, distances)]
    return document | {
        "measures": [result.as_dict() for result in results],
        "not_applicable": [],
        "pairs": set_pairs(data, distances),
        "per_category": per_code(data, codes, members),
        "any_code": any_code(data, members),
        "which_code": which_code(data, members, distances),
        "leave_one_annotator_out": leave_one_annotator_out(data, by_masi),
        "confused": confused_codes(codes, parted),
        "what_if": code_changes(data, codes, members, parted),
        "planning": None,
        "warnings": [caution.as_dict() for caution in found],
        **without_copies(data, copied, lambda rest: set_measures(rest, distances)),
    }


def set_data(
    annotators: Sequence[str],
    codes: Sequence[str],
    sets: SetCodes,
    options: Options,
    weights: Counts | None,
) -> ReliabilityData:
    active = np.flatnonzero((sets.codes >= 0).any(axis=0))
    names = [annotators[index] for index in active.tolist()]
    categories = ["; ".join(np.array(codes, dtype=object)[row]) for row in sets.members]
    return ReliabilityData(sets.codes[:, active], names, categories, "set", False, None, options, weights)


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


def which_code(data: ReliabilityData, members: Memberships, distances: SetDistances) -> dict[str, Any]:
    """Where annotators gave at least one code: do they agree on which? Empty sets are left out."""
    empty = np.append(~members.any(axis=1), True)
    chosen = replace(data, codes=np.where(empty[data.codes], -1, data.codes))
    return {
        "n_items": chosen.scope.n_items,
        "n_pairs": chosen.scope.n_pairs,
        "measures": [result.as_dict() for result in set_measures(chosen, distances)],
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
