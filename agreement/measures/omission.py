"""Alpha without one annotator: who pulls the figure down, who holds it up."""

from dataclasses import replace
from typing import Any

import numpy as np

from agreement.measures.registry import alpha_at_level
from agreement.measures.reliability import ReliabilityData


def leave_one_annotator_out(data: ReliabilityData) -> list[dict[str, Any]]:
    """For each of three or more annotators: alpha at the field's level without him, and how much it
    changes.
    """
    if data.n_annotators < 3:
        return []
    plain = replace(data, options=replace(data.options, resamples=0))
    whole = alpha_at_level(plain).value
    entries = []
    for index, name in enumerate(data.annotators):
        rest = replace(
            plain,
            codes=np.delete(data.codes, index, axis=1),
            annotators=[other for other in data.annotators if other != name],
        )
        value = alpha_at_level(rest).value
        change = None if value is None or whole is None else value - whole
        entries.append(
            {"annotator": name, "n_labels": int((data.codes[:, index] >= 0).sum())}
            | {"value": value, "change": change}
        )
    return entries
