"""Canonical JSON: RFC 8785, held to its rules, to `json` where the two must agree, and to published digests."""

import json
from pathlib import Path

import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from taxonomy.digest import NotCanonical, canonical_bytes, sha256_of

SYNTHETIC = (
    Path(__file__).resolve().parents[3] / "shared" / "data" / "public" / "spa_agent_eval_v1_synthetic.json"
)

# Below the surrogates, where code points and UTF-16 units sort alike; and no floats, which `json` writes otherwise.
KEYS = st.text(st.characters(max_codepoint=0xD7FF), max_size=8)
VALUES = st.recursive(
    st.none() | st.booleans() | KEYS | st.integers(-(2**53) + 1, 2**53 - 1),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=20,
)


@given(VALUES)
def test_without_floats_it_is_sorted_compact_json(value):
    plain = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical_bytes(value) == plain.encode()


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.text(max_size=8) | st.integers(-(2**54), 2**54) | st.floats(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=15,
)


@given(ANYTHING)
def test_the_quick_way_writes_what_the_library_writes_and_refuses_what_it_refuses(value):
    try:
        wanted = rfc8785.dumps(value)
    except (rfc8785.CanonicalizationError, UnicodeEncodeError):
        with pytest.raises(NotCanonical):
            canonical_bytes(value)
    else:
        assert canonical_bytes(value) == wanted


@given(st.dictionaries(KEYS, VALUES, min_size=2, max_size=6), st.randoms())
def test_the_order_of_keys_does_not_reach_the_digest(value, random):
    keys = list(value)
    random.shuffle(keys)
    assert sha256_of({key: value[key] for key in keys}) == sha256_of(value)


@given(VALUES, VALUES)
def test_different_values_have_different_digests(one, other):
    assert (sha256_of(one) == sha256_of(other)) == (
        json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    )


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1.0, "1"), (-0.0, "0"), (1e-7, "1e-7"), (1e16, "10000000000000000"), (1e21, "1e+21"), (0.1, "0.1"),
        ({"\U0001f600": 1, "\ue000": 2}, '{"\U0001f600":1,"\ue000":2}'),
        ("\u2028\x1f\"\\/", '"\u2028\\u001f\\"\\\\/"'),
        ({}, "{}"), ([], "[]"),
    ],
)  # fmt: skip
def test_the_edges_of_the_standard(value, text):
    assert canonical_bytes(value).decode() == text


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 2**53 + 1, "\ud800", {"\udfff": 1}])
def test_what_has_no_canonical_form_is_refused(value):
    with pytest.raises(NotCanonical):
        canonical_bytes([value])


@pytest.mark.skipif(not SYNTHETIC.exists(), reason="the public synthetic dataset is not on this machine")
def test_a_published_dataset_has_its_published_digests():
    document = json.loads(SYNTHETIC.read_text("utf-8"))
    cases = sorted(document["cases"], key=lambda case: case["id"])
    assert sha256_of(cases) == "df620b883f0972bb0ccf13bbed6efc311b83253c70bbc0e74157df562cbeee58"
