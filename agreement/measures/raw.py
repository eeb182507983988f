"""Raw agreement, pooled over annotator pairs and averaged over units: two figures, kept apart.

Units with a single label make no pair: they are no observations here, and make no interval narrower.
"""

import numpy as np

from agreement.measures.coefficient import Coefficient, divide
from agreement.measures.data import Codes, CountPatterns, Floats, LabelPatterns
from agreement.measures.gwet import unit_agreement
from agreement.measures.resampling import SumStatistic


def pooled_agreement(patterns: CountPatterns, weights: Floats) -> SumStatistic:
    """Agreeing pairs over all pairs, each pair counting once."""
    patterns = patterns.pairable()
    size = patterns.sizes
    n_pairs = size * (size - 1) / 2
    return _share(np.column_stack([unit_agreement(patterns, weights) * n_pairs, n_pairs]), patterns)


def item_mean_agreement(patterns: CountPatterns, weights: Floats) -> SumStatistic:
    """Mean over units with two labels or more of the share of agreeing pairs, each unit counting once."""
    patterns = patterns.pairable()
    return _share(np.column_stack([unit_agreement(patterns, weights), patterns.sizes >= 2]), patterns)


def specific_agreement(patterns: CountPatterns, category: int) -> SumStatistic:
    """Given one annotator chose the category, the chance that another did too (Cicchetti and Feinstein
    1990).
    """
    patterns = patterns.pairable()
    own, size = patterns.counts[:, category], patterns.sizes
    return _share(np.column_stack([own * (own - 1), own * (size - 1)]), patterns)


def pair_sums(codes: Codes, values: Floats | None) -> Floats:
    """Per row of labels, shape (P, annotators), the sum over its pairs of `values` (K, K), which is
    symmetric.

    None stands for 1 where the two labels are the same, else 0.
    """
    padded = None if values is None else np.pad(values, ((0, 1), (0, 1)))  # the code -1 finds the last row: 0
    total = np.zeros(len(codes))
    for second in range(codes.shape[1]):
        for first in range(second):
            a, b = codes[:, first], codes[:, second]
            total += (a == b) & (a >= 0) if padded is None else padded[a, b]
    return total


def pooled_label_agreement(patterns: LabelPatterns, weights: Floats | None) -> SumStatistic:
    """As `pooled_agreement`, from rows of labels, for very many categories."""
    patterns = patterns.pairable()
    size = (patterns.codes >= 0).sum(axis=1)
    return _share(np.column_stack([pair_sums(patterns.codes, weights), size * (size - 1) / 2]), patterns)


def item_mean_label_agreement(patterns: LabelPatterns, weights: Floats | None) -> SumStatistic:
    """As `item_mean_agreement`, from rows of labels, for very many categories."""
    patterns = patterns.pairable()
    size = (patterns.codes >= 0).sum(axis=1)
    mean = pair_sums(patterns.codes, weights) / (size * (size - 1) / 2)
    return _share(np.column_stack([mean, size >= 2]), patterns)


def _share(terms: Floats, patterns: CountPatterns | LabelPatterns) -> SumStatistic:
    def evaluate(sums: Floats) -> Coefficient:
        share = divide(sums[:, 0], sums[:, 1])
        return Coefficient(share, share, np.zeros(len(sums)))

    return SumStatistic(terms.astype(np.float64), patterns.weights, evaluate)
