"""The one JSON reader: what it accepts it reads as `json` does, and each refusal has a message of its own."""

import json
import math
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taxonomy.digest import canonical_bytes, canonical_text
from taxonomy.strict_json import MAX_DEPTH, BadJSON, strict_json

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"))
# Floats between 2^53 and 10^21 are refused: canonical JSON would write them as whole numbers too long to read.
FLOATS = st.floats(allow_nan=False, allow_infinity=False).filter(
    lambda number: not 2**53 <= abs(number) < 1e21
)
SCALARS = st.none() | st.booleans() | TEXT | st.integers(-(2**53) + 1, 2**53 - 1) | FLOATS
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner), max_leaves=20)


@given(VALUES, st.booleans(), st.sampled_from([None, 1, "\t"]))
def test_it_reads_what_json_wrote(value, ascii_only, indent):
    text = json.dumps(value, ensure_ascii=ascii_only, indent=indent)
    assert (
        strict_json(text)
        == strict_json(text.encode())
        == strict_json(b"\xef\xbb\xbf" + text.encode())
        == value
    )


@given(st.text(max_size=60) | st.binary(max_size=60))
def test_nothing_but_badjson_is_ever_raised(text):
    try:
        value = strict_json(text)
    except BadJSON:
        return
    assert canonical_bytes(value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": 1, "b": 2, "a": 3}', "key 'a' stands twice"),
        ('[{"x": {"a": 1, "\\u0061": 2}}]', "key 'a' stands twice"),
        ("NaN", "NaN is not JSON"),
        ("[-Infinity]", "-Infinity is not JSON"),
        ("1e999", "out of range"),
        (str(2**53 + 1), "beyond 2\\^53"),
        (str(-(2**53) - 1), "beyond 2\\^53"),
        ("9" * 5000, "beyond 2\\^53"),
        ('{"a": ["x\\u0000y"]}', r"NUL character at a\[0\], position 1"),
        ('"\\ud800"', "lone surrogate"),
        ('{"\\u0000": 1}', "NUL character"),
        (b'"\xff"', "not UTF-8 at byte 1"),
        ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), "nested deeper than 32"),
        ('{"a":' * 100_000, "nested deeper than 32"),
        ("[1,]", "line 1, column"),
        ("", "line 1, column 1"),
        ("{} {}", "Extra data"),
    ],
)
def test_it_says_what_it_refuses(text, message):
    with pytest.raises(BadJSON, match=message):
        strict_json(text)


def test_brackets_in_strings_are_no_nesting():
    assert strict_json(json.dumps("[" * 100 + '"{')) == "[" * 100 + '"{'
    assert strict_json("[" * MAX_DEPTH + "]" * MAX_DEPTH)


@pytest.mark.parametrize(
    "text", ['"' + '\\"' * 500_000, '"' * 999_999, "\\" * 1_000_000, '["' + "[" * 1_000_000]
)
def test_a_megabyte_made_to_hold_it_up_does_not(text):
    start = time.monotonic()
    with pytest.raises(BadJSON):
        strict_json(text)
    assert (
        time.monotonic() - start < 20
    )  # far above a fraction of a second, far below what a quadratic reader needs


def test_numbers_keep_their_kind():
    one, half = strict_json("[1, 1.5]")
    assert isinstance(one, int)
    assert math.isclose(half, 1.5)


@pytest.mark.parametrize("number", ["9007199254740992.0", "-1e16", "1e20", "9.9e20"])
def test_a_float_that_would_be_kept_as_a_whole_number_too_long_to_read_is_refused(number):
    with pytest.raises(BadJSON, match=r"at a\[0\] is beyond 2\^53 - 1"):
        strict_json(f'{{"a": [{number}]}}')


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_every_number_that_is_taken_is_read_back_from_its_canonical_form(number):
    try:
        taken = strict_json(repr(number))
    except BadJSON:
        return
    assert strict_json(canonical_text(taken)) == taken
