"""An interval holds its own figure, or says why there is none: for every measure, on any small data."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from agreement.measures import compute, intervals, kendall, result
from agreement.measures.alpha import fixed_alpha
from agreement.measures.analysis import analyse_set_field
from agreement.measures.data import CountPatterns, label_patterns
from agreement.measures.distances import nominal_distances
from agreement.measures.prior import with_prior
from agreement.measures.reliability import Options
from agreement.measures.resampling import SumStatistic
from tests.agreement.ratings import analysed, measure, reliability, unrolled

QUICK = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SOME = Options(seed=0, resamples=200)
REASONS = {
    result.ZERO_VARIANCE,
    result.TOO_FEW_UNITS,
    result.NO_RESAMPLES,
    result.ONE_SIDED,
    result.TOO_LARGE,
    result.MANY_PAIRS,
}


def labels(highest: int) -> Any:
    return st.tuples(st.integers(1, 10), st.sampled_from([2, 3, 4, 7])).flatmap(
        lambda shape: arrays(np.int32, shape, elements=st.integers(-1, highest))
    )


def figures(value: Any) -> Iterator[dict[str, Any]]:
    """Every result anywhere in a document."""
    if isinstance(value, dict):
        if "interval_reason" in value:
            yield value
        for each in value.values():
            yield from figures(each)
    elif isinstance(value, list):
        for each in value:
            yield from figures(each)


def assert_sound(document: dict[str, Any]) -> None:
    for figure in figures(document):
        for interval in figure["intervals"]:
            assert interval["low"] < interval["high"], figure
            assert interval["low"] <= figure["value"] <= interval["high"], figure
        if figure["value"] is None:
            assert (figure["interval"], figure["interval_reason"]) == (None, None)
        elif figure["interval"] is None:
            assert figure["interval_reason"] in REASONS, figure
        else:
            assert figure["interval_reason"] is None


@QUICK
@given(labels(3), st.sampled_from(["nominal", "ordinal", "interval", "ratio"]), st.booleans())
def test_every_interval_of_labels_holds_its_figure(codes: np.ndarray, level: str, declared: bool) -> None:
    ratings = np.where(codes < 0, None, codes).tolist()
    order = [0, 1, 2, 3] if declared and level in ("nominal", "ordinal") else None
    document = analysed(ratings, level=level, categories=order, options=SOME)
    assert_sound(document)


@QUICK
@given(labels(7))
def test_every_interval_of_sets_holds_its_figure(masks: np.ndarray) -> None:
    document = analyse_set_field(
        field="f",
        units=[str(index) for index in range(len(masks))],
        annotators=[f"r{index}" for index in range(masks.shape[1])],
        codes=["a", "b", "c"],
        masks=masks,
        options=SOME,
    )
    assert_sound(document)


class TestNobodyDiffers:
    @pytest.mark.parametrize("n_rare", [1, 15])
    def test_three_annotators_who_agree_throughout_have_an_interval_from_their_patterns(
        self, n_rare: int
    ) -> None:
        document = analysed([(0, 0, 0)] * (30 - n_rare) + [(1, 1, 1)] * n_rare, options=SOME)
        for entry in document["measures"]:
            assert entry["value"] == pytest.approx(1)
            assert entry["interval"]["method"] == "pattern_posterior", entry["name"]
            assert entry["interval"]["high"] == pytest.approx(1)
            assert 0 < entry["interval"]["low"] < 0.97
            assert len(entry["intervals"]) == 1  # a bootstrap of it has no width

    def test_the_fewer_units_the_wider(self) -> None:
        lows = [
            measure(analysed([(0, 0, 0)] * n + [(1, 1, 1)] * n, options=SOME), "krippendorff_alpha")[
                "interval"
            ]["low"]
            for n in (1, 5, 50, 500)
        ]
        assert lows == sorted(lows)
        assert lows[0] < 0.3
        assert lows[-1] > 0.99

    def test_for_two_annotators_it_is_the_posterior_of_their_table(self) -> None:
        data = reliability(unrolled([[20, 3], [1, 9]]))

        def build(patterns: CountPatterns) -> SumStatistic:
            return fixed_alpha(patterns, nominal_distances(2))

        value = float(build(data.patterns).point().value[0])
        ours = compute.pattern_posterior(data, build, value)
        table = intervals.dirichlet(data.table, compute.cells(build, 2), seed=0, level=0.95)
        assert (ours.low, ours.high) == pytest.approx((table.low, table.high), abs=0.02)

    def test_units_that_all_differ_alike_have_one_too(self) -> None:
        masks = np.array([[1, 2], [4, 8], [16, 32], [64, 128], [256, 512]])
        document = analyse_set_field(
            field="f",
            units=list("12345"),
            annotators=["a", "b"],
            codes=list("abcdefghij"),
            masks=masks,
            options=SOME,
        )
        alpha = measure(document, "masi_alpha")
        assert alpha["standard_error"] == pytest.approx(0, abs=1e-12)
        assert alpha["interval"]["method"] == "pattern_posterior"
        assert alpha["interval"]["low"] < alpha["value"] <= alpha["interval"]["high"]

    def test_a_lone_unit_that_differs_leaves_no_jackknife_but_a_posterior(self) -> None:
        document = analysed([(0, 0, 0)] * 20 + [(1, 1, 0)], options=SOME)
        assert measure(document, "krippendorff_alpha")["interval"]["method"] == "pattern_posterior"
        assert measure(document, "raw_agreement")["interval"]["method"] == "jackknife_t"

    def test_the_rounding_of_no_error_at_all_makes_no_interval(self) -> None:
        document = analysed([(n, n) for n in range(80)], options=SOME)
        kappa = measure(document, "cohen_kappa")
        assert (kappa["value"], kappa["interval"], kappa["interval_reason"]) == (1, None, "zero_variance")


class TestPrior:
    def test_complete_labels_get_every_row_there_could_be(self) -> None:
        found = with_prior(label_patterns(np.array([[0, 1, 1], [0, 1, 1], [2, 2, 2]])), 3)
        assert found.weights[:2].tolist() == [2, 1]
        assert len({tuple(row) for row in found.codes[2:].tolist()}) == 27
        assert found.weights[2:] == pytest.approx(np.full(27, 1 / 27))

    def test_gaps_are_those_that_were_seen(self) -> None:
        found = with_prior(label_patterns(np.array([[0, 1, -1], [0, 1, 1]])), 2)
        possible = found.codes[2:]
        assert found.weights[2:].sum() == pytest.approx(1)
        assert {tuple(row) for row in (possible >= 0).tolist()} == {(True, True, False), (True, True, True)}
        assert (possible[:, 2] < 0).mean() == pytest.approx(0.5, abs=0.1)
        assert (possible[:, 0] == 0).mean() == pytest.approx(0.5, abs=0.1)


class TestKendall:
    def test_copies_of_a_unit_count_as_if_they_were_written_out(self) -> None:
        rng = np.random.default_rng(0)
        ratings = rng.integers(0, 5, (12, 3)).astype(float)
        weights = rng.integers(0, 4, (6, 12))
        found = kendall.weighted_kendall_w(ratings, weights.astype(float))
        written = [kendall.kendall_w(np.repeat(ratings, row, axis=0)) for row in weights]
        assert found == pytest.approx(written)
        assert kendall.kendall_w(ratings, weights[0]) == pytest.approx(written[0])

    def test_its_interval_resamples_units(self) -> None:
        rng = np.random.default_rng(1)
        ratings = (rng.normal(size=(40, 1)) + rng.normal(size=(40, 3))).round(1)
        entry = measure(analysed(ratings.tolist(), level="interval", options=Options()), "kendall_w")
        naive = [kendall.kendall_w(ratings[rng.integers(0, 40, 40)]) for _ in range(1500)]
        low, high = np.quantile(naive, [0.025, 0.975])
        assert entry["interval"]["method"] == "bootstrap"
        assert (entry["interval"]["low"], entry["interval"]["high"]) == pytest.approx((low, high), abs=0.03)

    def test_without_resamples_or_spread_it_says_why_there_is_none(self) -> None:
        ranks = [(1, 2), (2, 1), (3, 3), (4, 4)]
        none = measure(analysed(ranks, level="interval", options=Options(resamples=0)), "kendall_w")
        same = measure(analysed([(n, n) for n in range(9)], level="interval", options=SOME), "kendall_w")
        assert (none["interval"], none["interval_reason"]) == (None, "no_resamples")
        assert (same["interval"], same["interval_reason"]) == (None, "zero_variance")
