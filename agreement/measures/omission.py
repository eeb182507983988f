"""Figures with something left out: one annotator, or labels that look copied."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from agreement.measures.blocks import Suspects
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import Result


def leave_one_annotator_out(
    data: ReliabilityData, alpha: Callable[[ReliabilityData], Result]
) -> list[dict[str, Any]]:
    """For each of three or more annotators: `alpha` of the data without him, and how much it changes."""
    if data.n_annotators < 3 or (data.is_wide and data.numbers is None):
        return []
    plain = replace(data, options=replace(data.options, resamples=0))
    whole = alpha(plain).value
    entries = []
    for index, name in enumerate(data.annotators):
        others = [other for place, other in enumerate(data.annotators) if place != index]
        value = alpha(replace(plain, codes=np.delete(data.codes, index, axis=1), annotators=others)).value
        entries.append(
            {
                "annotator": name,
                "n_labels": data.labels_of(index),
                "value": value,
                "change": None if value is None or whole is None else value - whole,
            }
        )
    return entries


def without_copies(
    data: ReliabilityData,
    copied: Suspects | None,
    headline: Callable[[ReliabilityData], list[Result]],
) -> dict[str, Any]:
    """The headline figures again without labels in copied blocks, under `without_identical_blocks`; else
    None.

    `copied.mask` has a column per annotator of `data`.
    """
    if copied is None or not copied.mask.any():
        return {"without_identical_blocks": None}
    rest = replace(data, codes=np.where(copied.mask, np.int32(-1), data.codes))
    return {
        "without_identical_blocks": {
            "n_labels_left_out": int((copied.mask & (data.codes >= 0)).sum()),
            "measures": [result.as_dict() for result in headline(rest)],
        }
    }
