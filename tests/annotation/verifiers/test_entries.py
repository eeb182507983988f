"""Entries: alternatives, word bounds, patterns."""

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.verifiers.entries import BadEntry, parse_entry
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.outcomes import VerifierFault
from annotation.verifiers.patterns import (
    MAX_PATTERN_CHARACTERS,
    TIME_LIMIT_SECONDS,
    BadPattern,
    PatternTime,
    compiled,
    pattern_advice,
)
from tests.annotation.verifiers.specs import outcome, string_match


def found(entry: str, text: str) -> bool:
    return parse_entry(entry).find(normalise(text), PatternTime()) is not None


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("C++", "written in C++ code"),
        ("$9.99", "It costs $9.99."),
        ("naïve", "a naive view"),
        ("أحمر", "هو أحمر."),
        ("0", "The total is 0."),
        ("0", "score): 0. Method"),
        ("65 |OR| 3", "it is 3"),
        ("65|or|3", "it is 65"),
        ("café", "cafe\u0301"),
        ("12", "１２"),
        ("e-mail address", "an e mail address"),
        ("wii u", "the Wii-U console"),
        ("alaska", "_alaska_"),
        ("u.s.", "the U.S. state"),
        ("10", "10-12"),
        ("-5", "it is -5 outside"),
        ("-", "a - b"),
        ("1a2ed223b7", "B644DDC66C,1A2ED223B7,1069AE6414"),
    ],
)
def test_an_entry_is_found_between_word_bounds(entry, text):
    assert found(entry, text)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        ("no", "north"),
        ("no", "know"),
        ("no", "nö"),
        ("kot", "скот"),
        ("кот", "скот"),
        ("10", "100"),
        ("9", "$9.99"),
        ("000", "7,000"),
        ("0", "10.0"),
        ("10", "10.5"),
        ("10", "10,000"),
        ("10", "2.10"),
        ("v2.14", "v2.14.1"),
        ("december 19 2024", "December 19, 2024"),
        ("new york", "new, york"),
        ("a |OR| b", "c"),
    ],
)
def test_an_entry_is_not_found_inside_more(entry, text):
    assert not found(entry, text)


def test_the_earliest_alternative_is_reported_with_its_text():
    assert parse_entry("koala |OR| koalas").find("two koalas and a koala", PatternTime()) == (4, "koalas")


@pytest.mark.parametrize("entry", ["", "  ", "a |OR| ", "**", "…", "€"])
def test_an_alternative_that_nothing_could_match_is_refused(entry):
    with pytest.raises(BadEntry, match="empty once normalised"):
        parse_entry(entry)


def test_a_pattern_must_describe_the_whole_text():
    assert found("^no\\b.*$", "No robbery today")
    assert not found("^no$", "no robbery")
    assert not found("^a|b$", "xb")


@pytest.mark.parametrize(
    "pattern",
    [
        "^(a$",
        "^(?:){2000000000}$",
        "^(?:a{900}){900}$",
        "^a{0,5000}$",
        "^(?R)$",
        f"^{'(?:' * 60}a|b{')+' * 60}$",
        f"^{'(?:' * 60}a|b{'){1,}' * 60}$",
        f"^{'(?:' * 60}a|b{')(?#no)+' * 60}$",
        "^(?x)(?:a)$",
        "^" + "a" * MAX_PATTERN_CHARACTERS + "$",
    ],
)
def test_a_pattern_that_cannot_be_run_is_refused(pattern):
    with pytest.raises(BadPattern, match="invalid regex"):
        compiled(pattern)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        ("^(a|aa)+$", "a" * 40 + "b"),
        ("^(a+)+$", "a" * 100_000 + "!"),
        ("^((a{0,99}){0,99}){0,99}$", "a" * 50_000 + "!"),
        ("^(.*)(.*)(.*)(.*)(.*)\\1\\2$", "a" * 100_000 + "!"),
    ],
)
def test_an_evil_pattern_ends_as_a_fault(pattern, text):
    started = time.process_time()
    with pytest.raises(VerifierFault, match="ran out of time"):
        PatternTime().match_whole(pattern, text)
    assert time.process_time() - started < 2 * TIME_LIMIT_SECONDS


def test_the_patterns_of_a_spec_share_one_limit():
    slow = [f"^(?:.{{0,{count}}}x|a)*$" for count in range(300, 340)]
    started = time.process_time()
    assert outcome(string_match(*slow), "a" * 20_000 + "!") == "infrastructure_error"
    assert time.process_time() - started < 2 * TIME_LIMIT_SECONDS


def test_repeats_side_by_side_are_no_nested_ones():
    for pattern in (
        "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
        "^(?:red |blue )+kites?$",
    ):
        assert compiled(pattern)


def test_slow_shapes_are_advised_against():
    assert len(pattern_advice("^(a+)+\\1é$")) == 3
    assert pattern_advice("^.*(black|white).*$") == []


ATOMS = st.sampled_from(
    ["a", "b", ".", "[ab]", "a?", "b*", "(?:ab)", "a|b", "(a)", "(?=a)", "(?!b)", r"\b", " ", "a{2}"]
)


@settings(deadline=None)
@given(st.lists(ATOMS, min_size=1, max_size=6).map("".join), st.text(alphabet="ab ", max_size=12))
def test_patterns_mean_what_the_standard_library_says(pattern, text):
    assert PatternTime().match_whole(f"^{pattern}$", text) == bool(
        re.fullmatch(f"^{pattern}$", text, re.IGNORECASE)
    )
