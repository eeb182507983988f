"""Resampling and planning in their smallest parts."""

import math

import numpy as np
import pytest

from agreement.measures import planning, resampling
from agreement.measures.coefficient import Coefficient
from agreement.measures.resampling import (
    SumStatistic,
    bootstrap_values,
    jackknife_error,
    posterior_values,
    resampled_weights,
)


def mean_of(terms: np.ndarray, weights: np.ndarray) -> SumStatistic:
    """The mean of `terms` over units."""
    columns = np.column_stack([terms, np.ones(len(terms))]).astype(float)
    return SumStatistic(columns, weights, lambda s: Coefficient(s[:, 0] / s[:, 1], s[:, 0], s[:, 1]))


@pytest.mark.parametrize("weights", [np.array([1, 2, 1]), np.array([10, 20, 10])])
def test_every_resample_holds_as_many_units_as_the_sample(weights: np.ndarray) -> None:
    drawn = np.concatenate(list(resampled_weights(weights, seed=0, resamples=500)))
    assert drawn.shape == (500, 3)
    assert (drawn.sum(axis=1) == weights.sum()).all()
    assert drawn.mean(axis=0) == pytest.approx(weights, rel=0.1)
    spread = weights * (1 - weights / weights.sum())
    assert drawn.var(axis=0) == pytest.approx(spread, rel=0.25)


def test_resamples_come_in_blocks_of_one_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resampling, "_NUMBERS_AT_ONCE", 7)
    blocks = list(resampled_weights(np.array([50, 50, 50]), seed=0, resamples=5))
    assert [len(block) for block in blocks] == [2, 2, 1]
    assert len({tuple(row) for block in blocks for row in block}) == 5


def test_the_jackknife_in_blocks_is_the_jackknife(monkeypatch: pytest.MonkeyPatch) -> None:
    statistic = mean_of(np.arange(9.0), np.array([3, 1, 2, 1, 1, 4, 1, 1, 1]))
    whole = jackknife_error(statistic)
    monkeypatch.setattr(resampling, "_NUMBERS_AT_ONCE", 4)
    assert jackknife_error(statistic) == pytest.approx(whole)


def test_too_many_draws_are_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    statistic = mean_of(np.arange(3.0), np.array([2, 2, 2]))
    monkeypatch.setattr(resampling, "_MOST_DRAWS", 30)
    assert bootstrap_values([statistic], seed=0, resamples=10) is not None
    assert bootstrap_values([statistic], seed=0, resamples=11) is None
    monkeypatch.setattr(resampling, "_MOST_GAMMAS", 3 * resampling.POSTERIOR_DRAWS)
    assert posterior_values(statistic, n_units=6, seed=0) is not None
    monkeypatch.setattr(resampling, "_MOST_GAMMAS", 3 * resampling.POSTERIOR_DRAWS - 1)
    assert posterior_values(statistic, n_units=6, seed=0) is None


def test_statistics_of_the_same_patterns_are_resampled_together() -> None:
    weights = np.array([4, 5, 6])
    one, other = bootstrap_values(
        [mean_of(np.array([0.0, 1, 2]), weights), mean_of(np.array([1.0, 2, 3]), weights)],
        seed=3,
        resamples=40,
    )
    assert other - one == pytest.approx(np.ones(40))


class TestPosterior:
    """The mean of 0/1 units has a Beta posterior, which can be written down."""

    @staticmethod
    def drawn(ones: int, zeros: int, prior_of_one: float = 0.5) -> np.ndarray:
        terms = np.array([1.0, 0.0, 1.0, 0.0])
        weights = np.array([ones, zeros, prior_of_one, 1 - prior_of_one])
        return posterior_values(mean_of(terms, weights), n_units=ones + zeros, seed=0)

    @pytest.mark.parametrize(("ones", "zeros"), [(3, 4), (12, 1), (1, 1)])
    def test_its_mean_and_spread_are_those_of_the_beta(self, ones: int, zeros: int) -> None:
        a, b = ones + 0.5, zeros + 0.5
        drawn = self.drawn(ones, zeros)
        assert len(drawn) == resampling.POSTERIOR_DRAWS
        assert drawn.mean() == pytest.approx(a / (a + b), abs=0.012)
        assert drawn.var() == pytest.approx(a * b / (a + b) ** 2 / (a + b + 1), rel=0.1)

    def test_sums_add_up_to_the_units_that_were_counted(self) -> None:
        seen: list[np.ndarray] = []
        statistic = mean_of(np.array([1.0, 0.0, 1.0]), np.array([3, 4, 0.5]))

        def evaluate(sums: np.ndarray) -> Coefficient:
            seen.append(sums[:, 1])
            return statistic.evaluate(sums)

        posterior_values(SumStatistic(statistic.terms, statistic.weights, evaluate), n_units=7, seed=0)
        assert np.concatenate(seen) == pytest.approx(np.full(resampling.POSTERIOR_DRAWS, 7))

    def test_without_a_prior_there_is_only_what_was_counted(self) -> None:
        drawn = posterior_values(mean_of(np.array([1.0, 0.0]), np.array([5, 5])), n_units=10, seed=0)
        assert drawn.var() == pytest.approx(0.25 / 11, rel=0.1)
        assert posterior_values(mean_of(np.array([1.0]), np.array([0.5])), n_units=1, seed=0) is None


class TestPlanning:
    @pytest.mark.parametrize("width", [0.4, 0.45, 0.5, 0.6, 0.7])
    def test_the_plan_is_the_fewest_units(self, width: float) -> None:
        cells = planning.model_table(0.5, [0.6, 0.4])
        plan = planning.double_labels_for_width(kappa=0.5, prevalence=[0.6, 0.4], width=width)
        assert plan.expected_width == planning.expected_width(cells, plan.n, level=0.95, seed=0) <= width
        assert plan.n < 200
        assert planning.expected_width(cells, plan.n - 1, level=0.95, seed=0) > width

    def test_a_wide_interval_takes_few(self) -> None:
        plan = planning.double_labels_for_width(kappa=0.9, prevalence=[0.5, 0.5], width=1.9)
        assert 1 <= plan.n <= 3

    def test_the_large_sample_figure_is_the_error_over_the_width(self) -> None:
        plan = planning.double_labels_for_width(kappa=0.0, prevalence=[0.5, 0.5], width=0.5)
        # At kappa 0 and even shares the error is 1 / sqrt(n).
        assert plan.large_sample_n == math.ceil((2 * 1.959964 / 0.5) ** 2)

    def test_more_units_than_ten_million_are_refused(self) -> None:
        with pytest.raises(ValueError, match="needs more than 10000000 units"):
            planning.double_labels_for_width(kappa=0.5, prevalence=[0.5, 0.5], width=0.0005)
