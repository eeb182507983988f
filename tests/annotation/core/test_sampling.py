"""Seeded draws: the same everywhere, in proportion."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from annotation.core.sampling import permutation, rank, stratified

IDS = st.lists(st.text(min_size=1, max_size=6), unique=True, max_size=40)


def test_a_draw_is_the_same_on_every_machine_and_for_ever():
    """Studies that were drawn must be drawable again: these values may never change."""
    assert rank(7, "side", "c1", "ann")[:16] == "1a24b1d8ebbf432d"
    assert permutation(7, ["a", "b", "c", "d", "e"], purpose="sample") == ["d", "b", "e", "a", "c"]


@given(st.integers(0, 2**53), IDS, st.randoms())
def test_a_permutation_has_each_id_once_whatever_order_they_come_in(seed, ids, random):
    drawn = permutation(seed, ids, purpose="p")
    assert sorted(drawn) == sorted(ids)
    random.shuffle(ids)
    assert permutation(seed, ids, purpose="p") == drawn


def test_purposes_are_drawn_apart():
    ids = [str(n) for n in range(50)]
    assert permutation(1, ids, purpose="a") != permutation(1, ids, purpose="b")


@given(
    st.integers(0, 99),
    st.dictionaries(st.text(max_size=4), st.sampled_from("xyz"), max_size=40),
    st.integers(1, 50),
)
def test_a_stratified_draw_is_in_proportion(seed, strata, n):
    drawn = stratified(seed, strata, n)
    assert len(drawn) == len(set(drawn)) == min(n, len(strata))
    assert drawn == sorted(drawn)
    sizes, taken = Counter(strata.values()), Counter(strata[item] for item in drawn)
    for stratum, size in sizes.items():
        assert abs(taken[stratum] - size * len(drawn) / len(strata)) < 1
