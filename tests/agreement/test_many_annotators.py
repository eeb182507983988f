"""Coefficients that know who labelled, with gaps and with annotators who hardly labelled, against brute force."""

import math
import tracemalloc
from typing import Any

import numpy as np
import pytest

from agreement.measures import alpha, conger, raw
from agreement.measures.data import count_patterns, label_patterns
from agreement.measures.reliability import Options
from agreement.measures.resampling import bootstrap_values, jackknife_error
from agreement.measures.tables import pair_tables
from tests.agreement.ratings import analysed, measure, unrolled

K = 3


def some_labels(n: int, m: int, missing: float, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, K, (n, 1))
    codes = np.where(rng.random((n, m)) < 0.7, truth, rng.integers(0, K, (n, m))).astype(np.int32)
    codes[rng.random((n, m)) < missing] = -1
    return codes


def light(codes: np.ndarray) -> float:
    return conger.light_kappa(conger.pairwise_kappas(pair_tables(codes, K)))[0]


@pytest.mark.parametrize("missing", [0.0, 0.3])
def test_lights_error_leaves_out_one_unit_at_a_time(missing: float) -> None:
    codes = some_labels(25, 3, missing, 0)
    codes = codes[(codes >= 0).any(axis=1)]
    left_out = np.array([light(np.delete(codes, index, axis=0)) for index in range(len(codes))])
    by_hand = math.sqrt((len(codes) - 1) / len(codes) * ((left_out - left_out.mean()) ** 2).sum())
    statistic = conger.light_statistic(label_patterns(codes), K)
    assert float(statistic.point().value[0]) == pytest.approx(light(codes))
    assert jackknife_error(statistic) == pytest.approx(by_hand)


UNITS_ALONE = (
    "raw_agreement",
    "within_one_agreement",
    "positive_agreement",
    "negative_agreement",
    "light_kappa",
)


@pytest.mark.parametrize("name", [*UNITS_ALONE, "raw_agreement_item_mean", "krippendorff_alpha"])
def test_units_with_one_label_make_no_interval_of_pairs_narrower(name: str) -> None:
    pairable = [("y", "y", "n"), ("n", None, "n"), ("n", "y", None), ("y", "y", "y"), ("n", "n", "n")]
    options = Options(resamples=200)
    few = measure(analysed(pairable, level="ordinal", categories=["y", "n"], options=options), name)
    once = [("n", None, None), (None, "y", None), (None, None, "y")] * 40
    many = measure(
        analysed([*pairable, *once], level="ordinal", categories=["y", "n"], options=options), name
    )
    assert (many["value"], many["intervals"]) == (few["value"], few["intervals"])
    if name in UNITS_ALONE:
        assert many["standard_error"] == few["standard_error"]


def test_of_rows_of_labels_those_with_pairs_count() -> None:
    rows = [[0, 1, -1, -1], [2, -1, -1, -1], [2, 2, 2, 1], [-1, -1, 1, -1], [-1, -1, -1, -1]]
    labels = label_patterns(np.array(rows))
    pooled = raw.pooled_label_agreement(labels, None)
    item_mean = raw.item_mean_label_agreement(labels, None)
    assert (pooled.n_units, item_mean.n_units) == (2, 2)
    assert float(pooled.point().value[0]) == 3 / 7
    assert float(item_mean.point().value[0]) == 1 / 4


def test_a_pair_without_a_kappa_enters_no_mean_and_is_counted() -> None:
    # The first two agree on the one category that both used; the third differs now and then.
    rows: list[tuple[Any, ...]] = [(0, 0, 0), (0, 0, 1), (0, 0, 0), (None, 0, 1)]
    entry = measure(analysed(rows), "light_kappa")
    assert (entry["value"], entry["n_undefined_pairs"]) == (0, 1)
    codes = np.array([[-1 if label is None else label for label in row] for row in rows])
    assert float(conger.light_statistic(label_patterns(codes), 2).point().value[0]) == 0


@pytest.mark.parametrize("missing", [0.0, 0.4])
def test_congers_error_shrinks_with_the_number_of_units_alone(missing: float) -> None:
    """The same units twice: each unit's share in the coefficient stays, so only n - 1 changes."""
    codes = some_labels(20, 4, missing, 1)
    codes[:, 3] = -1
    codes[0] = [0, 1, -1, 1]  # one annotator with a single label
    codes = codes[(codes >= 0).any(axis=1)]
    n = len(codes)
    once, twice = (
        conger.conger_error(label_patterns(np.tile(codes, (times, 1))), np.eye(K)) for times in (1, 2)
    )
    assert twice == pytest.approx(once * math.sqrt((n - 1) / (2 * n - 1)))


def test_congers_kappa_is_the_excess_over_each_annotators_own_shares() -> None:
    codes = some_labels(40, 3, 0.25, 2)
    present = codes >= 0
    shares = (
        np.array([[(codes[:, a] == c).sum() for c in range(K)] for a in range(3)])
        / present.sum(axis=0)[:, None]
    )
    pairs = [(a, b) for a in range(3) for b in range(3) if a != b]
    expected = np.mean([shares[a] @ shares[b] for a, b in pairs])
    observed = np.mean(
        [
            np.mean([row[a] == row[b] for a, b in pairs if row[a] >= 0 and row[b] >= 0])
            for row in codes
            if (row >= 0).sum() > 1
        ]
    )
    point = conger.conger_kappa(label_patterns(codes), np.eye(K)).point()
    assert float(point.observed[0]) == pytest.approx(observed)
    assert float(point.expected[0]) == pytest.approx(expected)
    assert float(point.value[0]) == pytest.approx((observed - expected) / (1 - expected))


class TestWideScales:
    """Where a table is too wide to draw, another interval takes the place of its posterior."""

    @pytest.mark.parametrize(("k", "method"), [(24, "dirichlet"), (25, "jackknife_fisher_z")])
    def test_alpha(self, k: int, method: str) -> None:
        rows = unrolled([[9, 3], [2, 7]])
        entry = measure(analysed(rows, categories=list(range(k))), "krippendorff_alpha")
        assert entry["interval"]["method"] == method

    @pytest.mark.parametrize(("k", "method"), [(50, "dirichlet"), (51, "fleiss_cohen_everitt")])
    def test_kappa(self, k: int, method: str) -> None:
        rows = unrolled([[9, 3], [2, 7]])
        entry = measure(analysed(rows, categories=list(range(k))), "cohen_kappa")
        assert entry["interval"]["method"] == method

    def test_one_unit_alone_says_so(self) -> None:
        entry = measure(analysed([(0, 1)], categories=list(range(60))), "cohen_kappa")
        assert (entry["value"], entry["interval"], entry["interval_reason"]) == (0, None, "too_few_units")

    def test_labels_outside_the_table_count_in_shares_and_so_the_table_is_not_enough(self) -> None:
        rows: list[tuple[Any, ...]] = [*unrolled([[9, 3], [2, 7]]), (0, None)]
        document = analysed(rows, options=Options(resamples=0))
        assert measure(document, "gwet_ac1")["interval"]["method"] == "jackknife_fisher_z"
        assert measure(document, "krippendorff_alpha")["interval"]["method"] == "dirichlet"


@pytest.mark.parametrize(("m", "missing"), [(2, 0.0), (4, 0.3)])
def test_a_long_ordinal_scale_is_counted_by_the_pairs_that_occur(
    m: int, missing: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    patterns = count_patterns(some_labels(40, m, missing, 7), K)
    squares = alpha.ordinal_alpha(patterns)
    monkeypatch.setattr(alpha, "_MOST_COINCIDENCES", 0)
    pairs = alpha.ordinal_alpha(patterns)
    assert (squares.is_sparse, pairs.is_sparse) == (False, True)
    assert np.array(pairs.point()) == pytest.approx(np.array(squares.point()))
    assert jackknife_error(pairs) == pytest.approx(jackknife_error(squares))
    (one,), (other,) = (bootstrap_values([each], seed=0, resamples=50) for each in (squares, pairs))
    assert one == pytest.approx(other)


def test_a_scale_of_five_hundred_steps_takes_no_square_of_them_per_unit() -> None:
    rng = np.random.default_rng(8)
    truth = rng.integers(0, 500, (600, 1))
    steps = np.clip(truth + rng.integers(-20, 20, (600, 2)), 0, 499)
    tracemalloc.start()
    found = measure(analysed(steps.tolist(), level="ordinal"), "krippendorff_alpha")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert 0.98 < found["interval"]["low"] < found["value"] < found["interval"]["high"] < 1
    assert peak < 200e6
