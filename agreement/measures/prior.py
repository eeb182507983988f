"""Label patterns under a prior: what was counted, and one unit in all spread over what could have been."""

import numpy as np

from agreement.measures.data import MISSING, Codes, LabelPatterns

_MOST_ROWS = 512
_SEED = 0


def with_prior(labels: LabelPatterns, k: int) -> LabelPatterns:
    """The patterns and, with total weight 1, every row of labels there could be; weights are pseudo-counts.

    Complete labels of few categories: all rows of them, so two annotators have 1/K^2 in each cell of their
    table. Else 512 rows drawn evenly, with the gaps of rows that were seen.
    """
    possible = _possible_rows(labels, k)
    weights = np.concatenate([labels.weights, np.full(len(possible), 1 / max(len(possible), 1))])
    return LabelPatterns(np.concatenate([labels.codes, possible]), weights)


def _possible_rows(labels: LabelPatterns, k: int) -> Codes:
    n_annotators = labels.codes.shape[1]
    present = labels.codes >= 0
    if present.all() and k**n_annotators <= _MOST_ROWS:
        rows = np.unravel_index(np.arange(k**n_annotators), (k,) * n_annotators)
        return np.column_stack(rows).astype(labels.codes.dtype)
    rng = np.random.default_rng(_SEED)
    like = rng.choice(len(present), size=_MOST_ROWS, p=labels.weights / labels.weights.sum())
    drawn = rng.integers(0, k, size=(_MOST_ROWS, n_annotators))
    return np.where(present[like], drawn, MISSING).astype(labels.codes.dtype)
