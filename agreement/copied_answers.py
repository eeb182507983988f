"""Warnings about whole answers that are the same across annotators or units more often than they should be."""

from typing import Any

import numpy as np

from agreement.inputs import StudyCounts
from agreement.measures.blocks import suspects
from agreement.measures.cautions import IDENTICAL_BLOCKS

# In a larger study nobody looks for copies: all answers would have to be held at once.
MOST_ANSWERS = 2_000_000


def copied_answers(counts: StudyCounts) -> list[dict[str, Any]]:
    """One warning per copied block; one that says so where the study is too large to look for them."""
    fields, names = counts.schema.measured(), list(counts.annotators)
    size = len(fields) * counts.n_cases * len(names)
    if size > MOST_ANSWERS:
        message = f"Copied answers were not looked for: there could be {size:,} answers, more than {MOST_ANSWERS:,}."
        return [{"code": "copies_not_sought", "message": message}]
    answers = np.full((len(fields), counts.n_cases, len(names)), -1, dtype=np.int32)
    for block in counts.coded.read():
        for index, field in enumerate(fields):
            answers[index, block.start : block.start + block.n] = block.answers(field.key, names) - 1
    return [{"code": IDENTICAL_BLOCKS, "message": message} for message in suspects(answers, names).messages]
