"""Tails and quantiles come from `scipy.special`, which starts faster than `scipy.stats` and says the same."""

import numpy as np
import pytest
from scipy import stats

from agreement.judging.alternative_annotator import _false_discovery
from agreement.judging.repeats import _most_better
from agreement.measures.intervals import t_quantile
from agreement.measures.margins import mcnemar


@pytest.mark.parametrize("seed", range(20))
def test_false_discovery_is_adjusted_as_published(seed):
    drawn = np.random.default_rng(seed)
    p_values = np.round(drawn.random(1 + seed % 9), 2)  # with ties, zeros and ones
    assert np.allclose(
        _false_discovery(p_values), stats.false_discovery_control(p_values, method="by"), rtol=1e-13
    )


def test_the_quantile_of_flips_is_the_binomial_one():
    sizes = [*range(200), 1_000, 12_345]
    assert [_most_better(n) for n in sizes] == [int(stats.binom.ppf(0.975, n, 0.5)) for n in sizes]


@pytest.mark.parametrize("freedom", [1, 2, 5, 29, 10_000])
def test_the_quantile_of_t(freedom):
    assert t_quantile(0.95, freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-12)


def test_mcnemar_is_exact():
    for b, c in [(0, 1), (1, 1), (3, 9), (10, 10), (0, 30), (17, 4), (600, 500)]:
        found = mcnemar(np.array([[5, b], [c, 7]]))
        assert found.exact_p_value == pytest.approx(stats.binomtest(min(b, c), b + c).pvalue, rel=1e-12)
