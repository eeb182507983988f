"""Patterns that authors write: compiled under bounds, matched under a time limit."""

import math
import warnings
from functools import lru_cache
from time import thread_time

import regex

from annotation.verifiers.outcomes import VerifierFault

MAX_PATTERN_CHARACTERS = 500
TIME_LIMIT_SECONDS = 0.2
# The largest spec over the longest answer takes a third of it, unless both repeat themselves word for word.
LITERALS_LIMIT_SECONDS = 2.0

# Repeats of groups are unrolled at compile time: nested, they fill the memory before any time limit runs.
_MAX_COUNT = 1000
_MAX_UNROLLED = 10_000
_COUNT = regex.compile(r"\{\s*(\d*)\s*(?:,\s*(\d*)\s*)?\}")
_REPEATED_GROUP = regex.compile(r"\)\s*(?:\+|\{\s*[1-9])")
_COMMENT = regex.compile(r"\(\?#[^)]*\)?")
_VERBOSE = regex.compile(r"\(\?[\w-]*x[\w-]*[:)]")
_RECURSION = regex.compile(r"\(\?(?:R|&|P>|[+-]?\d)|\\[gL]<")
_NESTED_QUANTIFIER = regex.compile(r"[*+}]\)(?:[*+]|\{\d*,)")
_BACK_REFERENCE = regex.compile(r"\\[1-9]|\(\?P=")


class BadPattern(ValueError):
    """The pattern is not a regular expression that can be run here."""


@lru_cache(maxsize=4096)
def compiled(pattern: str) -> regex.Pattern[str]:
    """`pattern` ready to match, case ignored; raises BadPattern for what is invalid or unbounded."""
    if len(pattern) > MAX_PATTERN_CHARACTERS:
        raise BadPattern(f"invalid regex: longer than {MAX_PATTERN_CHARACTERS} characters")
    _check_counts(pattern)
    if _VERBOSE.search(pattern):
        raise BadPattern("invalid regex: the flag x is not supported, write the pattern without blanks")
    if _RECURSION.search(pattern):
        raise BadPattern("invalid regex: recursion and named lists are not supported")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return regex.compile(pattern, regex.IGNORECASE | regex.VERSION0)
    except (regex.error, RecursionError, OverflowError, ValueError) as cause:
        raise BadPattern(f"invalid regex: {cause}") from cause


def _check_counts(pattern: str) -> None:
    pattern = _COMMENT.sub("", pattern)
    counts = [(int(low or 0), int(high or low or 0)) for low, high in _COUNT.findall(pattern) if low or high]
    if any(max(low, high) > _MAX_COUNT for low, high in counts):
        raise BadPattern(f"invalid regex: a repeat count is above {_MAX_COUNT}")
    # A group that must stand once and may stand again is compiled twice.
    copies = math.prod(max(low, 1) for low, _ in counts) << len(_REPEATED_GROUP.findall(pattern))
    if copies > _MAX_UNROLLED:
        raise BadPattern(f"invalid regex: repeats multiply to more than {_MAX_UNROLLED}")


class PatternTime:
    """The processor time that all patterns of one run share: many slow ones cost no more than one. So do literals."""

    def __init__(self) -> None:
        self._left = TIME_LIMIT_SECONDS
        self._left_for_literals = LITERALS_LIMIT_SECONDS

    def search_literal(self, literal: regex.Pattern[str], text: str) -> regex.Match[str] | None:
        """Where a literal stands first in `text`; raises VerifierFault when the time for literals has run out."""
        started = thread_time()
        try:
            return literal.search(text, timeout=max(self._left_for_literals, 0.0))
        except TimeoutError as cause:
            raise VerifierFault(f"the entries ran out of time ({LITERALS_LIMIT_SECONDS} s)") from cause
        finally:
            self._left_for_literals -= thread_time() - started

    def match_whole(self, pattern: str, text: str) -> bool:
        """Whether `pattern` matches the whole of `text`; raises VerifierFault when the time has run out."""
        started = thread_time()
        try:
            # Processor time too: a busy machine makes no answer a fault.
            return compiled(pattern).fullmatch(text, timeout=max(self._left, 0.0)) is not None
        except TimeoutError as cause:
            raise VerifierFault(f"regex {pattern!r} ran out of time ({TIME_LIMIT_SECONDS} s)") from cause
        except (MemoryError, RecursionError) as cause:
            raise VerifierFault(f"regex {pattern!r} ran out of memory") from cause
        finally:
            self._left -= thread_time() - started


def pattern_advice(pattern: str) -> list[str]:
    """What makes a valid pattern slow or unlikely to match, for its author."""
    advice = []
    if _NESTED_QUANTIFIER.search(pattern):
        advice.append(
            "a repeated group that ends in a repeat can take for ever: say what separates the repeats"
        )
    if _BACK_REFERENCE.search(pattern):
        advice.append("a back-reference is slow: spell the alternatives out")
    if not pattern.isascii():
        advice.append(
            "answers are folded before matching: write letters without accents, quotes and dashes plain"
        )
    return advice
