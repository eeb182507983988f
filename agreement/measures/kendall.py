"""Kendall's coefficient of concordance: do annotators rank the units alike?"""

import numpy as np

from agreement.measures.coefficient import divide
from agreement.measures.data import Codes, Counts, Floats
from agreement.measures.resampling import resampled_weights

_MOST_RANKS = 200_000_000


def kendall_w(ratings: Codes | Floats, weights: Counts | None = None, *, correct_ties: bool = True) -> float:
    """Kendall's W of complete ratings, shape (n, m), ranked within each annotator; NaN where all tie. A row
    stands for `weights` units, one if it is None.
    """
    standing = np.ones(len(ratings)) if weights is None else weights.astype(np.float64)
    return float(weighted_kendall_w(ratings, standing[None], correct_ties=correct_ties)[0])


def weighted_kendall_w(ratings: Codes | Floats, weights: Floats, *, correct_ties: bool = True) -> Floats:
    """Kendall's W of each sample, shape (R,), in which unit j stands `weights[:, j]` times; weights (R, n).

    Copies of a unit tie. Each annotator's order is found once; a sample only changes how far each rank lies.
    """
    n, m = weights.sum(axis=1), ratings.shape[1]
    rank_sums, ties = np.zeros(weights.shape), np.zeros(len(weights))
    for column in ratings.T:
        order = np.argsort(column, kind="stable")
        _, start, group = np.unique(column[order], return_index=True, return_inverse=True)
        size = np.add.reduceat(weights[:, order], start, axis=1)
        middle = np.cumsum(size, axis=1) - size / 2 + 0.5
        rank_sums[:, order] += middle[:, group.reshape(-1)]
        ties += (size**3 - size).sum(axis=1)
    spread = (weights * (rank_sums - m * (n[:, None] + 1) / 2) ** 2).sum(axis=1)
    return divide(12 * spread, m * m * (n**3 - n) - (m * ties if correct_ties else 0))


def bootstrap_w(ratings: Codes | Floats, weights: Counts, *, seed: int, resamples: int) -> Floats | None:
    """Kendall's W of resampled units, shape (resamples,), from distinct rows and how many units show each;
    None where it was not asked for or costs too much.
    """
    if not resamples or resamples * ratings.size > _MOST_RANKS:
        return None
    drawn = resampled_weights(weights, seed=seed, resamples=resamples)
    return np.concatenate([weighted_kendall_w(ratings, standing) for standing in drawn])
