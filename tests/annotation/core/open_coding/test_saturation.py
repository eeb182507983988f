"""New codes per ten cases, in the order of the sample."""

from hypothesis import given
from hypothesis import strategies as st

from annotation.core.open_coding.saturation import Stretch, saturation

PLACES = st.dictionaries(st.sampled_from("ABCDEFGH"), st.lists(st.integers(1, 57), max_size=6), max_size=8)


def test_counts_each_code_where_it_is_first_met():
    found = saturation({"A": [3, 41], "B": [12], "C": [41, 50], "D": [10]}, 50)
    assert [(stretch.n_new, stretch.n_so_far) for stretch in found.stretches] == [
        (2, 2), (1, 3), (0, 3), (0, 3), (1, 4),
    ]  # fmt: skip
    assert (found.n_codes, found.last_new) == (4, 41)


def test_the_last_stretch_may_be_short_and_no_code_is_no_position():
    found = saturation({}, 12)
    assert found.stretches == [Stretch(1, 10, 0, 0), Stretch(11, 12, 0, 0)]
    assert (found.n_codes, found.last_new) == (0, 0)


@given(PLACES)
def test_every_code_is_counted_once(places):
    found = saturation(places, 57)
    used = [code for code, positions in places.items() if positions]
    assert found.n_codes == len(used) == sum(stretch.n_new for stretch in found.stretches)
    assert found.stretches[-1].n_so_far == found.n_codes
    assert found.last_new == max((min(places[code]) for code in used), default=0)
