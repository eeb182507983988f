"""Intervals: each against its definition, under seeds, at the edges where libraries fail."""

import math

import numpy as np
import pytest

from agreement.measures import gwet, intervals
from agreement.measures.alpha import fixed_alpha
from agreement.measures.coefficient import Coefficient
from agreement.measures.data import count_patterns
from agreement.measures.distances import nominal_distances
from agreement.measures.kappa import cohen_kappas
from agreement.measures.reliability import Options
from agreement.measures.resampling import SumStatistic, bootstrap_values, jackknife_error
from tests.agreement.ratings import analysed, measure, unrolled

TABLE = np.array([[40, 9], [6, 45]])


def test_wilson_is_the_score_interval() -> None:
    interval = intervals.wilson(8, 10, level=0.95)
    assert (interval.low, interval.high) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)
    assert (interval.n_undefined, interval.unit, interval.seed) == (0, "pair", None)
    assert intervals.wilson(10, 10, level=0.95).high == 1
    assert intervals.wilson(0, 10, level=0.95).low == 0
    assert intervals.wilson(0, 0, level=0.95) is None


def test_wald_is_the_value_and_its_error_cut_at_one() -> None:
    interval = intervals.wald(0.5, 0.1, level=0.95, method="x")
    assert (interval.low, interval.high) == pytest.approx((0.304004, 0.695996), abs=1e-6)
    assert intervals.wald(0.95, 0.1, level=0.95, method="x").high == 1
    assert intervals.wald(0.5, 0.0, level=0.95, method="x") is None
    assert intervals.wald(0.5, math.nan, level=0.95, method="x") is None


def test_student_uses_one_degree_of_freedom_less_than_units() -> None:
    interval = intervals.student(0.5, 0.1, 11, level=0.95, method="x")
    assert (interval.low, interval.high) == pytest.approx((0.5 - 0.2228139, 0.5 + 0.2228139), abs=1e-6)
    assert intervals.student(0.9, 0.1, 11, level=0.95, method="x").high == 1
    assert intervals.student(0.5, 0.1, 1, level=0.95, method="x") is None


def test_fisher_z_is_symmetric_on_its_own_scale() -> None:
    interval = intervals.fisher_z(0.6, 0.1, 11, level=0.95, method="x")
    half = 2.2281389 * 0.1 / (1 - 0.36)
    assert math.atanh(interval.low) == pytest.approx(math.atanh(0.6) - half, abs=1e-6)
    assert math.atanh(interval.high) == pytest.approx(math.atanh(0.6) + half, abs=1e-6)
    for value, error, n in ((1.0, 0.1, 9), (-1.0, 0.1, 9), (0.5, 0.0, 9), (0.5, 0.1, 1), (0.5, math.nan, 9)):
        assert intervals.fisher_z(value, error, n, level=0.95, method="x") is None


class TestDirichlet:
    def test_it_is_the_posterior_of_the_cells_under_a_total_prior_of_one(self) -> None:
        draws = np.random.default_rng(9).dirichlet(TABLE.reshape(-1) + 0.25, size=40_000).reshape(-1, 2, 2)
        low, high = np.quantile(cohen_kappas(draws).value, [0.025, 0.975])
        interval = intervals.dirichlet(TABLE, cohen_kappas, seed=0, level=0.95)
        assert (interval.low, interval.high) == pytest.approx((low, high), abs=0.012)
        assert (interval.method, interval.seed, interval.level) == ("dirichlet", 0, 0.95)

    def test_the_same_seed_gives_the_same_interval_and_another_does_not(self) -> None:
        first, again, other = (
            intervals.dirichlet(TABLE, cohen_kappas, seed=seed, level=0.95) for seed in (3, 3, 4)
        )
        assert first == again
        assert first.low != other.low

    def test_it_has_width_where_all_agree(self) -> None:
        interval = intervals.dirichlet(np.diag([29, 1]), cohen_kappas, seed=0, level=0.95)
        assert interval.low < 0.95 < interval.high <= 1

    def test_draws_keep_the_size_of_the_table(self) -> None:
        seen = []

        def totals(tables: np.ndarray) -> Coefficient:
            seen.append(tables.sum(axis=(1, 2)))
            return cohen_kappas(tables)

        intervals.dirichlet(TABLE, totals, seed=0, level=0.95)
        assert np.concatenate(seen) == pytest.approx(np.full(intervals.DIRICHLET_DRAWS + 1, 100.0))

    def test_an_empty_table_has_none(self) -> None:
        assert intervals.dirichlet(np.zeros((2, 2), int), cohen_kappas, seed=0, level=0.95) is None


class TestBootstrap:
    def test_cells_resampled_are_units_resampled(self) -> None:
        rng = np.random.default_rng(5)
        labels = np.array(unrolled(TABLE.tolist()))
        naive = []
        for _ in range(3000):
            rows = labels[rng.integers(0, len(labels), len(labels))]
            naive.append(cohen_kappas(np.histogram2d(*rows.T, bins=2)[0][None]).value[0])
        interval = intervals.table_bootstrap(TABLE, cohen_kappas, seed=0, level=0.95, resamples=4000)
        expected = np.quantile(naive, [0.025, 0.975])
        assert (interval.low, interval.high) == pytest.approx(tuple(expected), abs=0.012)

    def test_undefined_resamples_are_dropped_and_counted(self) -> None:
        interval = intervals.table_bootstrap(
            np.array([[28, 0], [1, 1]]), cohen_kappas, seed=0, level=0.95, resamples=1000
        )
        assert 100 < interval.n_undefined < 180  # (28/30)^30 of resamples hold the first cell alone

    def test_none_are_made_where_none_were_asked_for(self) -> None:
        assert intervals.table_bootstrap(TABLE, cohen_kappas, seed=0, level=0.95, resamples=0) is None
        statistic = SumStatistic(np.ones((1, 1)), np.array([3]), lambda s: Coefficient(s, s, s))
        assert bootstrap_values([statistic], seed=0, resamples=0) is None

    @pytest.mark.parametrize("n", [60, 6000])
    def test_units_are_drawn_with_their_frequency(self, n: int) -> None:
        """The mean of 0/1 units: spread p(1 - p)/n, whether drawn one by one or by multinomial."""
        terms = np.arange(30.0)[:, None] < 10
        weights = np.full(30, n // 30)
        statistic = SumStatistic(
            np.column_stack([terms, np.ones(30)]).astype(float),
            weights,
            lambda s: Coefficient(s[:, 0] / s[:, 1], s[:, 0], s[:, 1]),
        )
        (values,) = bootstrap_values([statistic], seed=0, resamples=3000)
        assert values.mean() == pytest.approx(1 / 3, abs=0.005)
        assert values.std() == pytest.approx(math.sqrt(2 / 9 / n), rel=0.06)

    def test_fewer_than_two_defined_samples_give_no_interval(self) -> None:
        assert intervals.from_samples(np.array([1.0, math.nan]), level=0.95, method="x", seed=0) is None
        two = intervals.from_samples(np.array([1.0, math.nan, 0.0]), level=0.5, method="x", seed=0)
        assert (two.low, two.high, two.n_undefined) == (0.25, 0.75, 1)

    def test_an_empty_table_has_none(self) -> None:
        empty = np.zeros((2, 2), int)
        assert intervals.table_bootstrap(empty, cohen_kappas, seed=0, level=0.95, resamples=10) is None


def test_the_jackknife_of_a_mean_is_its_standard_error() -> None:
    values = np.array([1.0, 2.0, 4.0, 9.0])
    weights = np.array([2, 1, 3, 1])
    statistic = SumStatistic(
        np.column_stack([values, np.ones(4)]), weights, lambda s: Coefficient(s[:, 0] / s[:, 1], s, s)
    )
    everyone = np.repeat(values, weights)
    assert jackknife_error(statistic) == pytest.approx(everyone.std(ddof=1) / math.sqrt(len(everyone)))
    two = SumStatistic(
        np.array([[1.0, 1.0], [3.0, 1.0]]), np.array([1, 1]), lambda s: Coefficient(s[:, 0] / s[:, 1], s, s)
    )
    assert jackknife_error(two) == pytest.approx(1.0)
    single = SumStatistic(np.ones((1, 2)), np.array([1]), lambda s: Coefficient(s[:, 0], s, s))
    assert math.isnan(jackknife_error(single))


class TestWhichIntervalIsMain:
    def test_two_annotators_show_the_posterior_with_the_analytic_error_beside_it(self) -> None:
        document = analysed(unrolled(TABLE.tolist()), options=Options(resamples=200))
        kappa = measure(document, "cohen_kappa")
        assert [each["method"] for each in kappa["intervals"]] == [
            "dirichlet",
            "fleiss_cohen_everitt",
            "bootstrap",
        ]
        assert kappa["interval"] == kappa["intervals"][0]
        assert measure(document, "raw_agreement")["interval"]["method"] == "wilson"

    def test_more_annotators_show_the_jackknife_then_the_unit_bootstrap(self) -> None:
        ratings = np.random.default_rng(0).integers(0, 2, (40, 3)).tolist()
        alpha = measure(analysed(ratings, options=Options(resamples=200)), "krippendorff_alpha")
        assert [each["method"] for each in alpha["intervals"]] == ["jackknife_fisher_z", "bootstrap"]

    def test_labels_outside_the_table_rule_its_posterior_out(self) -> None:
        complete = [*unrolled(TABLE.tolist())]
        document = analysed([*complete, (0, None)])
        assert measure(document, "gwet_ac1")["interval"]["method"] == "jackknife_fisher_z"
        assert measure(document, "krippendorff_alpha")["interval"]["method"] == "dirichlet"

    def test_the_posterior_of_alpha_is_that_of_its_own_formula(self) -> None:
        document = analysed(unrolled(TABLE.tolist()))
        alpha, pi = measure(document, "krippendorff_alpha"), measure(document, "scott_pi")
        shift = 1 - 1 / 200
        assert alpha["interval"]["low"] == pytest.approx(1 - (1 - pi["interval"]["low"]) * shift, abs=1e-9)

    def test_the_level_and_seed_asked_for_are_used(self) -> None:
        wide = measure(
            analysed(unrolled(TABLE.tolist()), options=Options(seed=5, resamples=0)), "cohen_kappa"
        )
        narrow = measure(
            analysed(unrolled(TABLE.tolist()), options=Options(seed=5, resamples=0, interval_level=0.5)),
            "cohen_kappa",
        )
        assert (wide["interval"]["seed"], narrow["interval"]["level"]) == (5, 0.5)
        assert wide["interval"]["low"] < narrow["interval"]["low"]


def test_published_interval_over_units_is_reproduced_by_bootstrap_and_jackknife() -> None:
    """Krippendorff's 2011 data: resampling units or leaving one out, never pairs."""
    ratings = [
        [1, 1, -1, 1],
        [2, 2, 3, 2],
        [3, 3, 3, 3],
        [3, 3, 3, 3],
        [2, 2, 2, 2],
        [1, 2, 3, 4],
        [4, 4, 4, 4],
    ]
    codes = np.array(ratings, dtype=np.int32)
    codes[codes > 0] -= 1
    patterns = count_patterns(codes, 4)
    (values,) = bootstrap_values([fixed_alpha(patterns, nominal_distances(4))], seed=0, resamples=2000)
    assert np.nanquantile(values, 0.025) < 0.5 < np.nanquantile(values, 0.975)


def test_gwets_error_is_close_to_the_jackknife_on_many_units() -> None:
    codes = np.random.default_rng(3).integers(-1, 3, (3000, 4)).astype(np.int32)
    patterns = count_patterns(codes, 3)
    for chance in (gwet.gwet_chance, gwet.fleiss_chance, gwet.uniform_chance):
        linearised = gwet.share_error(patterns, np.eye(3), chance)
        jackknife = jackknife_error(gwet.share_statistic(patterns, np.eye(3), chance))
        assert linearised == pytest.approx(jackknife, rel=0.02)
