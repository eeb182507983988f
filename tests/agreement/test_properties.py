"""What must hold for any data: symmetry, relabelling, known identities, shards that add up."""

import tracemalloc
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from agreement.measures import gwet, icc, kappa, raw
from agreement.measures.alpha import (
    count_disagreement,
    fixed_alpha,
    interval_alpha,
    label_disagreement,
    ordinal_alpha,
)
from agreement.measures.conger import conger_kappa, light_kappa, pairwise_kappas
from agreement.measures.data import count_patterns, label_patterns
from agreement.measures.distances import interval_distances, nominal_distances, ordinal_positions
from agreement.measures.resampling import SumStatistic, jackknife_error
from agreement.measures.tables import coincidence_matrix, contingency_table, pair_tables
from agreement.measures.weights import linear_weights, quadratic_weights
from tests.agreement.ratings import analysed, figures

K = 4
QUICK = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])


ANNOTATORS = st.integers(2, 5)


def codes(n_annotators: Any = ANNOTATORS, missing: bool = True) -> Any:
    lowest = -1 if missing else 0
    return n_annotators.flatmap(
        lambda m: st.integers(2, 25).flatmap(
            lambda n: arrays(np.int32, (n, m), elements=st.integers(lowest, K - 1))
        )
    )


pairs = codes(st.just(2), missing=False)


def coefficients(labels: np.ndarray) -> dict[str, float]:
    patterns, rows, identity = count_patterns(labels, K), label_patterns(labels), np.eye(K)
    statistics: dict[str, SumStatistic] = {
        "raw": raw.pooled_agreement(patterns, identity),
        "item_mean": raw.item_mean_agreement(patterns, identity),
        "ac1": gwet.share_statistic(patterns, identity, gwet.gwet_chance),
        "fleiss": gwet.share_statistic(patterns, identity, gwet.fleiss_chance),
        "s": gwet.share_statistic(patterns, identity, gwet.uniform_chance),
        "conger": conger_kappa(rows, identity),
        "alpha": fixed_alpha(patterns, nominal_distances(K)),
    }
    values = {name: float(each.point().value[0]) for name, each in statistics.items()}
    values["light"] = light_kappa(pairwise_kappas(pair_tables(labels, K)))[0]
    return values


def one(coefficient: Any) -> float:
    return float(coefficient.value[0])


def same(first: dict[str, float], second: dict[str, float]) -> bool:
    return all(np.isclose(first[name], second[name], equal_nan=True) for name in first)


@QUICK
@given(codes(), st.randoms())
def test_order_of_annotators_and_units_changes_nothing(labels: np.ndarray, random: Any) -> None:
    rows, columns = list(range(len(labels))), list(range(labels.shape[1]))
    random.shuffle(rows)
    random.shuffle(columns)
    assert same(coefficients(labels), coefficients(labels[rows][:, columns]))


@QUICK
@given(codes(), st.permutations(range(K)))
def test_renaming_categories_changes_no_nominal_measure(labels: np.ndarray, order: list[int]) -> None:
    renamed = np.append(np.array(order, dtype=np.int32), -1)[labels]
    assert same(coefficients(labels), coefficients(renamed))


@QUICK
@given(pairs)
def test_full_agreement_with_two_categories_is_one(labels: np.ndarray) -> None:
    labels[:, 1] = labels[:, 0]
    assume(len(np.unique(labels)) > 1)
    assert all(value == pytest.approx(1) for value in coefficients(labels).values())


@QUICK
@given(codes(), st.integers(0, 25))
def test_counts_of_shards_add_up_to_the_whole(labels: np.ndarray, cut: int) -> None:
    whole = count_patterns(labels, K)
    shards = [count_patterns(part, K) for part in (labels[:cut], labels[cut:])]
    build = lambda patterns: fixed_alpha(patterns, nominal_distances(K))  # noqa: E731
    total = sum(build(shard).total() for shard in shards)
    assert build(whole).total() == pytest.approx(total)
    first, second = (contingency_table(part[:, 0], part[:, 1], K) for part in (labels[:cut], labels[cut:]))
    assert (contingency_table(labels[:, 0], labels[:, 1], K) == first + second).all()


@QUICK
@given(pairs)
def test_identities_between_coefficients_of_two_annotators(labels: np.ndarray) -> None:
    table = contingency_table(labels[:, 0], labels[:, 1], K)[None].astype(float)
    found, n = coefficients(labels), len(labels)
    pi, cohen = one(kappa.scott_pis(table)), one(kappa.cohen_kappas(table))
    assume(np.isfinite(pi) and np.isfinite(cohen))
    assert found["alpha"] == pytest.approx(1 - (1 - pi) * (1 - 1 / (2 * n)))
    assert found["fleiss"] == pytest.approx(pi)
    assert found["conger"] == pytest.approx(cohen)
    assert found["s"] == pytest.approx(one(kappa.bennett_s(table)))
    assert cohen >= pi - 1e-12
    assert cohen <= kappa.kappa_maximum(table[0]) + 1e-12


@QUICK
@given(arrays(np.int64, (2, 2), elements=st.integers(0, 30)))
def test_kappa_follows_from_pabak_prevalence_and_bias(table: np.ndarray) -> None:
    n = table.sum()
    assume(n > 0)
    value = one(kappa.cohen_kappas(table[None].astype(float)))
    assume(np.isfinite(value))
    pabak = one(kappa.bennett_s(table[None].astype(float)))
    prevalence, bias = (table[0, 0] - table[1, 1]) / n, (table[0, 1] - table[1, 0]) / n
    expected = (pabak - prevalence**2 + bias**2) / (1 - prevalence**2 + bias**2)
    assert value == pytest.approx(expected)


@QUICK
@given(pairs, st.sampled_from([linear_weights, quadratic_weights]))
def test_swapping_two_annotators_changes_no_symmetric_weighted_kappa(
    labels: np.ndarray, weights: Any
) -> None:
    table = contingency_table(labels[:, 0], labels[:, 1], K)[None].astype(float)
    swapped = table.transpose(0, 2, 1)
    assert one(kappa.cohen_kappas(table, weights(K))) == pytest.approx(
        one(kappa.cohen_kappas(swapped, weights(K))), nan_ok=True
    )


@QUICK
@given(codes())
def test_an_unused_category_leaves_kappa_fleiss_and_alpha_alone(labels: np.ndarray) -> None:
    for name, chance in (("fleiss", gwet.fleiss_chance), ("uniform", gwet.uniform_chance)):
        narrow, wide = (
            one(gwet.share_statistic(count_patterns(labels, k), np.eye(k), chance).point())
            for k in (K, K + 2)
        )
        if name == "fleiss":
            assert narrow == pytest.approx(wide, nan_ok=True)
        elif np.isfinite(narrow) and narrow != pytest.approx(1):
            assert narrow < wide
    alphas = [one(fixed_alpha(count_patterns(labels, k), nominal_distances(k)).point()) for k in (K, K + 2)]
    assert alphas[0] == pytest.approx(alphas[1], nan_ok=True)


@QUICK
@given(codes())
def test_alpha_is_one_less_observed_over_expected_coincidences(labels: np.ndarray) -> None:
    patterns = count_patterns(labels, K)
    matrix = coincidence_matrix(patterns)
    totals, n = matrix.sum(axis=0), matrix.sum()
    expected = (n**2 - (totals**2).sum()) / (n - 1) if n > 1 else 0
    assume(expected > 1e-9)
    assert one(fixed_alpha(patterns, nominal_distances(K)).point()) == pytest.approx(
        1 - (n - np.trace(matrix)) / expected
    )


@QUICK
@given(codes())
def test_all_roads_to_alpha_meet(labels: np.ndarray) -> None:
    patterns, rows = count_patterns(labels, K), label_patterns(labels)
    values = np.array([0.5, 1.0, 3.0, 7.0])
    distances = interval_distances(values)
    by_sums = fixed_alpha(patterns, distances)
    point = one(by_sums.point())
    assert one(count_disagreement(patterns, distances).alpha()) == pytest.approx(point, nan_ok=True)
    assert one(label_disagreement(rows, distances).alpha()) == pytest.approx(point, nan_ok=True)
    given_values = interval_alpha(np.append(values, 0.0)[labels], labels >= 0)
    assert one(given_values.point()) == pytest.approx(point, nan_ok=True)
    general = jackknife_error(by_sums)
    assert count_disagreement(patterns, distances).jackknife_error() == pytest.approx(general, nan_ok=True)
    assert label_disagreement(rows, distances).jackknife_error() == pytest.approx(general, nan_ok=True)
    assert jackknife_error(given_values) == pytest.approx(general, nan_ok=True)


@QUICK
@given(codes())
def test_the_jackknife_equals_leaving_out_each_unit_by_hand(labels: np.ndarray) -> None:
    build = lambda some: ordinal_alpha(count_patterns(some, K))  # noqa: E731
    kept = labels[(labels >= 0).sum(axis=1) >= 2]
    assume(len(kept) > 2)
    left_out = np.array([one(build(np.delete(kept, index, axis=0)).point()) for index in range(len(kept))])
    assume(np.isfinite(left_out).all())
    by_hand = np.sqrt((len(kept) - 1) / len(kept) * ((left_out - left_out.mean()) ** 2).sum())
    assert jackknife_error(build(labels)) == pytest.approx(by_hand)


def test_kappa_of_independent_labels_is_about_zero() -> None:
    rng = np.random.default_rng(0)
    labels = rng.choice(K, size=(40_000, 3), p=[0.5, 0.3, 0.15, 0.05]).astype(np.int32)
    values = coefficients(labels)
    for name in ("fleiss", "conger", "light", "alpha"):
        assert values[name] == pytest.approx(0, abs=0.02)


def test_ac1_is_stable_where_skew_destroys_kappa() -> None:
    skewed = [(0, 0)] * 90 + [(0, 1)] * 5 + [(1, 0)] * 5
    even = [(0, 0)] * 45 + [(1, 1)] * 45 + [(0, 1)] * 5 + [(1, 0)] * 5
    low, high = (figures(analysed(data, categories=[0, 1])) for data in (skewed, even))
    assert low["raw_agreement"] == high["raw_agreement"] == pytest.approx(0.9)
    assert high["cohen_kappa"] == pytest.approx(0.8)
    assert low["cohen_kappa"] < 0
    assert abs(low["gwet_ac1"] - high["gwet_ac1"]) < 0.1


def test_quadratic_kappa_is_near_icc_for_many_units() -> None:
    rng = np.random.default_rng(1)
    first = rng.integers(0, K, 20_000)
    second = np.clip(first + rng.integers(-1, 2, 20_000), 0, K - 1)
    table = contingency_table(first.astype(np.int32), second.astype(np.int32), K)[None].astype(float)
    ratings = np.column_stack([first, second]).astype(float)
    assert one(kappa.cohen_kappas(table, quadratic_weights(K))) == pytest.approx(
        icc.icc_2_1(icc.mean_squares(ratings)), abs=1e-4
    )


@pytest.mark.parametrize(("k", "n_annotators"), [(2, 300), (3, 40), (12, 6), (200, 4)])
def test_patterns_are_the_counts_of_each_unit(k: int, n_annotators: int) -> None:
    labels = np.random.default_rng(2).integers(-1, k, (500, n_annotators)).astype(np.int32)
    labels[:3] = -1
    labels[10:20] = labels[9]
    patterns = count_patterns(labels, k)
    by_hand = (labels[:, :, None] == np.arange(k)).sum(axis=1)
    found = np.repeat(patterns.counts, patterns.weights, axis=0)
    kept = by_hand[by_hand.sum(axis=1) > 0]
    assert sorted(map(tuple, found.tolist())) == sorted(map(tuple, kept.tolist()))


@pytest.mark.parametrize("k", [2, 15, 16, 40])
def test_a_table_is_the_count_of_each_pair_of_categories(k: int) -> None:
    first, second = np.random.default_rng(3).integers(-1, k, (2, 1001)).astype(np.int8)
    by_hand = np.zeros((k, k), dtype=int)
    for a, b in zip(first, second, strict=True):
        if a >= 0 and b >= 0:
            by_hand[a, b] += 1
    assert (contingency_table(first, second, k) == by_hand).all()
    assert (pair_tables(np.column_stack([first, second]), k)[0, 1] == by_hand).all()


@pytest.mark.parametrize("n", [0, 1, 3, 200_000, 400_001])
@pytest.mark.parametrize("k", [1, 3, 5])
def test_a_table_of_any_length_counts_every_unit_once(n: int, k: int) -> None:
    """Long columns are counted in chunks, and several units at a time: none is lost at an edge."""
    first, second = np.random.default_rng(n).integers(-1, k, (2, n))
    both = (first >= 0) & (second >= 0)
    by_hand = np.bincount(first[both] * k + second[both], minlength=k * k).reshape(k, k)
    assert (contingency_table(first, second, k) == by_hand).all()


@pytest.mark.parametrize("dtype", [np.int8, np.int64])
def test_a_table_of_a_million_units_takes_less_than_a_megabyte(dtype: Any) -> None:
    first, second = np.random.default_rng(5).integers(-1, 5, (2, 1_000_000), dtype=dtype)
    tracemalloc.start()
    contingency_table(first, second, 5)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1_000_000


def test_tables_of_very_many_annotators_equal_those_of_few() -> None:
    labels = np.random.default_rng(4).integers(-1, 50, (30, 90)).astype(np.int32)
    tables = pair_tables(labels, 50)
    assert (tables[7, 80] == contingency_table(labels[:, 7], labels[:, 80], 50)).all()
    assert (tables[80, 7] == tables[7, 80].T).all()
    assert (tables[3, 3] == np.diag(np.bincount(labels[:, 3] + 1, minlength=51)[1:])).all()


@pytest.mark.parametrize("weights", [linear_weights, quadratic_weights])
def test_weights_run_from_one_to_nothing_over_the_whole_scale(weights: Any) -> None:
    assert weights(1).tolist() == [[1]]
    assert weights(2).tolist() == [[1, 0], [0, 1]]
    half = {linear_weights: 0.5, quadratic_weights: 0.75}[weights]
    assert weights(3).tolist() == [[1, half, 0], [half, 1, half], [0, half, 1]]


@QUICK
@given(
    arrays(
        np.float64, st.tuples(st.integers(2, 12), st.integers(2, 5)), elements=st.floats(-50, 50, width=32)
    ),
    st.sampled_from([0.0, 1e6, -3e4]),
)
def test_mean_squares_are_those_of_the_textbook(ratings: np.ndarray, shift: float) -> None:
    ratings = ratings + shift
    n, m = ratings.shape
    rows, columns, grand = ratings.mean(axis=1), ratings.mean(axis=0), ratings.mean()
    residual = ratings - rows[:, None] - columns + grand
    found = icc.mean_squares(ratings)
    size = 1e-9 * max(1.0, float(((ratings - grand) ** 2).sum()))
    assert found.between == pytest.approx(m * ((rows - grand) ** 2).sum() / (n - 1), abs=size)
    assert found.annotators == pytest.approx(n * ((columns - grand) ** 2).sum() / (m - 1), abs=size)
    assert found.error == pytest.approx((residual**2).sum() / ((n - 1) * (m - 1)), abs=size)
    within = ((ratings - rows[:, None]) ** 2).sum() / (n * (m - 1))
    assert found.within == pytest.approx(within, abs=size)


def test_ratings_without_a_residual_have_exactly_no_error() -> None:
    same = np.repeat(np.array([[0.1], [0.7], [2.3]]), 3, axis=1)
    assert icc.mean_squares(same).error == 0
    assert icc.icc_3_1(icc.mean_squares(same)) == 1


@pytest.mark.parametrize("number", [0.0, 0.1, 1e8 + 0.1])
def test_ratings_that_are_all_one_number_have_no_spread(number: float) -> None:
    squares = icc.mean_squares(np.full((7, 3), number))
    assert (squares.between, squares.within, squares.annotators, squares.error) == (0, 0, 0, 0)
    assert np.isnan([icc.icc_2_1(squares), icc.icc_3_1(squares)]).all()


def test_patterns_are_distinct_and_few() -> None:
    labels = np.random.default_rng(5).integers(-1, 2, (500, 4)).astype(np.int32)
    patterns = count_patterns(labels, 2)
    assert len({tuple(row) for row in patterns.counts.tolist()}) == len(patterns.counts) == 14
    assert count_patterns(np.full((3, 2), -1), 0).counts.shape == (0, 0)


def test_mid_ranks_follow_the_last_axis() -> None:
    assert ordinal_positions(np.array([2.0, 4.0, 2.0])).tolist() == [1, 4, 7]
    assert ordinal_positions(np.array([[2.0, 4.0], [1.0, 1.0]])).tolist() == [[1, 4], [0.5, 1.5]]


def test_one_category_leaves_ac1_no_chance_and_uniform_all() -> None:
    one_category, weight = np.array([[1.0]]), np.eye(1)
    assert gwet.gwet_chance(one_category, weight).tolist() == [0]
    assert gwet.uniform_chance(one_category, weight).tolist() == [1]
    even = np.array([[0.5, 0.5]])
    assert gwet.gwet_chance(even, np.eye(2)).tolist() == [0.5]


def test_alpha_of_numbers_far_from_zero_keeps_its_digits() -> None:
    values = np.random.default_rng(6).normal(size=(50, 3))
    near, far = (one(interval_alpha(values + shift, values == values).point()) for shift in (0.0, 1e7))
    assert far == pytest.approx(near, abs=1e-7)


class TestIntervalsOfNumbers:
    """Where an interval of a correlation exists, and what bounds it."""

    @staticmethod
    def squares(spread: float) -> icc.MeanSquares:
        rng = np.random.default_rng(7)
        return icc.mean_squares(rng.normal(size=(20, 1)) + spread * rng.normal(size=(20, 3)))

    def test_small_errors_have_one_too(self) -> None:
        for bounds in (icc.icc_2_1_interval, icc.icc_3_1_interval):
            low, high = bounds(self.squares(0.1), 0.95)
            assert 0.9 < low < high < 1

    def test_no_error_at_all_has_none(self) -> None:
        same = icc.mean_squares(np.array([[1.0, 1.0], [2.0, 2.0], [4.0, 4.0]]))
        assert np.isnan(icc.icc_2_1_interval(same, 0.95)).all()
        assert np.isnan(icc.icc_3_1_interval(same, 0.95)).all()

    def test_no_difference_between_units_has_none_for_absolute_agreement_of_one(self) -> None:
        shifted = icc.mean_squares(np.array([[1.0, 2.0], [2.0, 3.0], [4.0, 5.0]]))
        assert icc.icc_3_1(shifted) == 1
        assert np.isnan(icc.icc_2_1_interval(shifted, 0.95)).all()

    def test_concordance_needs_three_units_and_spread_in_both(self) -> None:
        first, second = np.array([1.0, 2.0, 4.0]), np.array([1.5, 2.0, 3.0])
        assert np.isfinite(icc.lin_ccc_interval(first, second, 0.95)).all()
        assert np.isnan(icc.lin_ccc_interval(first[:2], second[:2], 0.95)).all()
        assert np.isnan(icc.lin_ccc_interval(first, np.ones(3), 0.95)).all()
        assert np.isnan(icc.lin_ccc_interval(first, first, 0.95)).all()


@pytest.mark.parametrize("factor", [1e-3, 1e3])
def test_figures_of_numbers_do_not_depend_on_their_unit(factor: float) -> None:
    rng = np.random.default_rng(9)
    ratings = rng.normal(size=(20, 1)) + 0.5 * rng.normal(size=(20, 2)) + [0.0, 0.4]
    squares, others = icc.mean_squares(ratings), icc.mean_squares(factor * ratings)
    for figure in (icc.icc_2_1, icc.icc_3_1):
        assert figure(others) == pytest.approx(figure(squares))
    assert icc.lin_ccc(*(factor * ratings).T) == pytest.approx(icc.lin_ccc(*ratings.T))
    assert icc.lin_ccc_interval(*(factor * ratings).T, 0.95) == pytest.approx(
        icc.lin_ccc_interval(*ratings.T, 0.95)
    )
