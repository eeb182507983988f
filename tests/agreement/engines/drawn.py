"""Drawn studies as sealed codes: any annotators of any kinds, any fields, answers missing anywhere."""

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from agreement.engines.plan import KINDS, Plan, panels
from annotation.core.code_blocks import CASE, DUE, CodedBlock, Key


class Drawn(NamedTuple):
    plan: Plan
    n_cases: int
    vectors: dict[Key, np.ndarray]

    def blocks(self, cuts: list[int]) -> list[CodedBlock]:
        """The study in stretches that begin at the cuts."""
        edges = [0, *sorted({cut for cut in cuts if 0 < cut < self.n_cases}), self.n_cases]
        return [
            CodedBlock(start, end - start, {key: codes[start:end] for key, codes in self.vectors.items()})
            for start, end in pairwise(edges)
        ]


def draw(
    seed: int, n_cases: int, kinds: list[int], n_codes: list[int], n_slices: int = 1, missing: float = 0.2
) -> Drawn:
    """A study of one annotator per entry of `kinds` and one field per entry of `n_codes`."""
    drawn = np.random.default_rng(seed)
    annotators = {f"p{index}": KINDS[kind] for index, kind in enumerate(kinds)}
    plan = Plan(
        annotators=tuple(sorted(annotators.items())),
        panels=tuple(panels(annotators)),
        fields=tuple((f"f{index}", n) for index, n in enumerate(n_codes)),
        slices=tuple((f"s{index}", 3) for index in range(n_slices)),
    )
    vectors = {CASE: 1000 + drawn.permutation(n_cases), DUE: drawn.integers(0, 3, n_cases)}
    vectors |= {Key("slice", name): drawn.integers(0, n + 1, n_cases) for name, n in plan.slices}
    for name in plan.names():
        labels = (drawn.random(n_cases) >= missing).astype(np.int64)
        vectors[Key("label", "", name)] = labels
        for field, n in plan.fields:
            vectors[Key("answer", field, name)] = labels * drawn.integers(0, n + 1, n_cases)
    return Drawn(plan, n_cases, vectors)
