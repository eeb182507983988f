"""Rows counted block by block are the rows counted at once."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agreement.measures import tally
from agreement.measures.tally import Tally


def by_hand(rows):
    found = {}
    for place, row in enumerate(rows):
        count, first = found.get(tuple(row), (0, place))
        found[tuple(row)] = (count + 1, first)
    return dict(sorted(found.items()))


def as_dict(rows):
    return {
        tuple(row): (weight, first)
        for row, weight, first in zip(
            rows.codes.tolist(), rows.weights.tolist(), rows.first.tolist(), strict=True
        )
    }


@pytest.mark.parametrize(("dense", "largest"), [(1 << 20, 1 << 62), (0, 1 << 62), (0, 0)])
@settings(max_examples=30, deadline=None)
@given(rows=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3), st.integers(0, 1)), min_size=1, max_size=40),
       cut=st.integers(0, 40))  # fmt: skip
def test_however_the_units_are_cut_and_the_keys_kept(dense, largest, rows, cut):
    codes = np.array(rows, dtype=np.int64)
    before = tally._DENSE_KEYS, tally._LARGEST_KEY
    tally._DENSE_KEYS, tally._LARGEST_KEY = dense, largest
    try:
        counted = Tally([3, 4, 2])
        counted.add(codes[:cut], 0)
        counted.add(codes[cut:], min(cut, len(codes)))
        found = counted.rows()
    finally:
        tally._DENSE_KEYS, tally._LARGEST_KEY = before
    assert as_dict(found) == by_hand(rows)
    assert list(as_dict(found)) == list(by_hand(rows))


def test_rows_with_a_code_in_a_column():
    counted = Tally([3, 2])
    counted.add(np.array([[1, 0], [2, 1], [1, 1], [1, 0]]), 0)
    assert as_dict(counted.rows().where(0, 1)) == {(0,): (2, 0), (1,): (1, 2)}
