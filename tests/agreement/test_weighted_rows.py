"""Distinct rows with how many units show each say the same as the units one by one."""

import json

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from agreement.measures.analysis import analyse_field
from agreement.measures.reliability import Options
from agreement.measures.set_analysis import analyse_set_field, analyse_sets
from agreement.measures.sets import SetCodes, set_codes

OPTIONS = Options(seed=3, resamples=50)
CATEGORIES = ["0", "1", "2", "3"]


def tables(codes):
    rows, first, weights = np.unique(codes, axis=0, return_index=True, return_counts=True)
    return rows.astype(np.int32), weights.astype(np.int64), first


def rounded(document):
    """Nine significant digits; what sums in another order leave beside zero is zero."""
    return json.loads(json.dumps(document), parse_float=lambda text: float(f"{round(float(text), 12):.9g}"))


def without_bootstraps(value):
    """Numbers are resampled unit by unit, so another order of units draws others."""
    if isinstance(value, dict):
        return {key: without_bootstraps(item) for key, item in value.items()}
    if isinstance(value, list):
        kept = [item for item in value if not (isinstance(item, dict) and item.get("method") == "bootstrap")]
        return [without_bootstraps(item) for item in kept]
    return value


def matrices(low, high):
    return st.integers(2, 4).flatmap(
        lambda n: st.lists(st.lists(st.integers(low, high), min_size=n, max_size=n), min_size=1, max_size=25)
    )


@settings(max_examples=25, deadline=None)
@given(matrix=matrices(-1, 3), level=st.sampled_from(["nominal", "ordinal", "interval"]))
@example(matrix=[[1, 2], [0, 1], [0, 3]], level="interval")  # an ICC of zero but for rounding
def test_categories_and_numbers(matrix, level):
    codes = np.array(matrix, dtype=np.int32)
    names = [f"a{index}" for index in range(codes.shape[1])]
    common = {"field": "f", "level": level, "annotators": names, "categories": CATEGORIES,
              "declared": True, "options": OPTIONS, "units": [f"u{index}" for index in range(len(codes))]}  # fmt: skip
    rows, weights, first = tables(codes)
    one_by_one = analyse_field(codes=codes, **common)
    counted = analyse_field(codes=rows, weights=weights, first_units=first, **common)
    assert without_bootstraps(rounded(counted)) == without_bootstraps(rounded(one_by_one))


@settings(max_examples=15, deadline=None)
@given(matrix=matrices(-1, 7))
def test_sets(matrix):
    masks = np.array(matrix, dtype=np.int64)
    names = [f"a{index}" for index in range(masks.shape[1])]
    common = {"field": "f", "annotators": names, "codes": ["A", "B", "C"], "options": OPTIONS}
    members, labels = set_codes(masks, 3)
    rows, weights, _ = tables(labels)
    one_by_one = analyse_set_field(units=[str(index) for index in range(len(masks))], masks=masks, **common)
    counted = analyse_sets(n_units=len(masks), sets=SetCodes(members, rows), weights=weights, **common)
    assert rounded(counted) == rounded(one_by_one)


@pytest.mark.parametrize("weighted", [True, False])
def test_the_first_misfit_is_named_by_its_unit(weighted):
    codes = np.array([[1, 1], [1, 1], [0, 1], [1, 0]], dtype=np.int32)
    keys = {"field": "f", "level": "ratio", "units": ["u0", "u1", "u2", "u3"], "annotators": ["a", "b"],
            "categories": ["-1", "2"], "declared": False, "options": OPTIONS}  # fmt: skip
    if weighted:
        rows, weights, first = tables(codes)
        document = analyse_field(codes=rows, weights=weights, first_units=first, **keys)
    else:
        document = analyse_field(codes=codes, **keys)
    (warning,) = document["warnings"]
    assert (warning["unit"], warning["annotator"], warning["value"]) == ("u2", "a", "-1")
