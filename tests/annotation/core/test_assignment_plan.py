"""Who labels what: even loads, even pairs, the same draw everywhere, and nobody on their own output."""

from collections import Counter
from itertools import combinations, islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.assignment_plan import (
    CannotAssign,
    doubled_cases,
    groups,
    own_order,
    plan_assignments,
    repeated_cases,
    share_of,
)

SEEDS = st.integers(0, 2**53)


def strata(n: int) -> dict[str, str]:
    return {f"c{at:04}": "even" if at % 2 else "odd" for at in range(n)}


def people(n: int) -> list[str]:
    return [f"p{at}" for at in range(n)]


def spread(counts) -> int:
    return max(counts) - min(counts)


class TestGroups:
    @given(SEEDS, st.integers(2, 9), st.data())
    def test_at_any_point_loads_differ_by_one_at_most(self, seed, n, data):
        k, taken = data.draw(st.integers(1, n)), data.draw(st.integers(0, 90))
        load = Counter(name for group in islice(groups(seed, people(n), k), taken) for name in group)
        assert spread([load[name] for name in people(n)]) <= 1

    @given(SEEDS, st.integers(2, 9), st.integers(0, 90))
    def test_at_any_point_pairs_differ_by_one_at_most(self, seed, n, taken):
        met = Counter(frozenset(pair) for pair in islice(groups(seed, people(n), 2), taken))
        assert spread([met[frozenset(pair)] for pair in combinations(people(n), 2)]) <= 1

    @given(SEEDS, st.integers(3, 8), st.data())
    def test_larger_groups_mix_too(self, seed, n, data):
        k = data.draw(st.integers(2, n))
        met: Counter[frozenset[str]] = Counter()
        for group in islice(groups(seed, people(n), k), 10 * n):
            assert len(set(group)) == k
            met.update(frozenset(pair) for pair in combinations(group, 2))
        mean = 10 * n * k * (k - 1) / (n * (n - 1))
        assert all(0.5 * mean < met[frozenset(pair)] < 1.6 * mean for pair in combinations(people(n), 2))


class TestPlanAssignments:
    @given(SEEDS, st.integers(1, 60), st.integers(2, 7), st.data())
    def test_gives_each_case_its_number_and_everybody_as_much_as_anybody(self, seed, n, people_n, data):
        k, percent = data.draw(st.integers(1, people_n)), data.draw(st.integers(0, 100))
        cases, names = strata(n), people(people_n)
        doubled = set(doubled_cases(seed, cases, percent))
        plan = plan_assignments(seed=seed, strata=cases, annotators=names, k=k, doubled=doubled)
        assert plan.keys() == cases.keys()
        assert all(len(set(plan[case])) == len(plan[case]) == (k if case in doubled else 1) for case in cases)
        load = Counter(name for chosen in plan.values() for name in chosen)
        assert spread([load[name] for name in names]) <= 1

    @given(SEEDS, st.permutations(people(5)))
    def test_the_order_in_which_people_are_named_changes_nothing(self, seed, names):
        cases = dict(reversed(strata(23).items()))
        again = plan_assignments(seed=seed, strata=cases, annotators=names, k=2)
        assert again == plan_assignments(seed=seed, strata=strata(23), annotators=people(5), k=2)

    def test_another_seed_draws_otherwise(self):
        one, other = (
            plan_assignments(seed=seed, strata=strata(30), annotators=people(4), k=2) for seed in (1, 2)
        )
        assert one != other

    def test_a_draw_that_studies_stand_on_never_changes(self):
        plan = plan_assignments(seed=7, strata=strata(4), annotators=people(3), k=2)
        assert plan == {
            "c0000": ["p1", "p2"], "c0001": ["p1", "p0"], "c0002": ["p0", "p1"], "c0003": ["p0", "p2"],
        }  # fmt: skip

    @given(SEEDS, st.integers(1, 40), st.integers(3, 6), st.data())
    def test_nobody_gets_a_case_that_they_produced(self, seed, n, people_n, data):
        names = people(people_n)
        barred = data.draw(
            st.dictionaries(st.sampled_from(sorted(strata(n))), st.sets(st.sampled_from(names), max_size=1))
        )
        plan = plan_assignments(seed=seed, strata=strata(n), annotators=names, k=2, forbidden=barred)
        assert all(len(set(chosen)) == 2 for chosen in plan.values())
        assert not any(set(plan[case]) & who for case, who in barred.items())

    @given(SEEDS, st.integers(10, 40))
    def test_what_one_produced_costs_no_balance_where_swapping_helps(self, seed, n):
        names, cases = people(4), strata(n)
        barred = {case: {"p0"} for case in sorted(cases)[:3]}
        plan = plan_assignments(seed=seed, strata=cases, annotators=names, k=2, forbidden=barred)
        load = Counter(name for chosen in plan.values() for name in chosen)
        assert spread([load[name] for name in names]) <= 1

    def test_says_which_case_nobody_is_left_for(self):
        with pytest.raises(CannotAssign, match="case 'c0001' needs 2 annotators and only 1 may label it"):
            plan_assignments(
                seed=1, strata=strata(3), annotators=["a", "b"], k=2, forbidden={"c0001": {"b", "z"}}
            )

    def test_each_stratum_is_shared_out_evenly(self):
        plan = plan_assignments(seed=3, strata=strata(60), annotators=people(3), k=2)
        for stratum in ("odd", "even"):
            mine = Counter(name for case in plan if strata(60)[case] == stratum for name in plan[case])
            assert spread([mine[name] for name in people(3)]) <= 2


@given(SEEDS, st.integers(1, 80), st.integers(0, 100))
def test_a_share_is_drawn_from_each_stratum_in_proportion(seed, n, percent):
    drawn = doubled_cases(seed, strata(n), percent)
    assert len(drawn) == share_of(n, percent)
    for stratum in ("odd", "even"):
        size = sum(found == stratum for found in strata(n).values())
        assert abs(sum(strata(n)[case] == stratum for case in drawn) - size * len(drawn) / n) < 1


@pytest.mark.parametrize(
    ("n", "percent", "share"), [(30, 10, 3), (5, 50, 3), (1, 49, 0), (0, 90, 0), (7, 100, 7)]
)
def test_a_share_is_rounded_to_the_nearest_case(n, percent, share):
    assert share_of(n, percent) == share


class TestOwnOrder:
    @given(SEEDS, st.integers(0, 60), st.integers(0, 50))
    def test_a_case_returns_once_later_and_never_right_after(self, seed, n, percent):
        cases = sorted(strata(n))
        again = repeated_cases(seed, "ann", cases, percent)
        order = own_order(seed, "ann", cases, again)
        assert sorted(order) == sorted([(case, 1) for case in cases] + [(case, 2) for case in again])
        place = {duty: at for at, duty in enumerate(order)}
        assert all(place[case, 2] > place[case, 1] + 1 for case in again)
        assert all(one[0] != other[0] for one, other in pairwise(order))

    @given(SEEDS, st.integers(9, 60), st.integers(1, 50))
    def test_first_passes_keep_their_order_whatever_returns(self, seed, n, percent):
        cases = sorted(strata(n))
        order = own_order(seed, "ann", cases, repeated_cases(seed, "ann", cases, percent))
        firsts = [case for case, number in order if number == 1]
        assert firsts == [case for case, _ in own_order(seed, "ann", cases)]

    @given(SEEDS)
    def test_two_annotators_have_orders_of_their_own(self, seed):
        cases = sorted(strata(40))
        assert own_order(seed, "ann", cases) != own_order(seed, "ben", cases)

    @given(SEEDS, st.integers(6, 60), st.integers(1, 60))
    def test_the_share_is_met_where_enough_cases_come_early(self, seed, n, percent):
        again = repeated_cases(seed, "ann", sorted(strata(n)), percent)
        assert len(again) == share_of(n, percent)
