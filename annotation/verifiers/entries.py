"""An entry of a spec: alternatives joined by |OR|, each a literal or a ^...$ pattern."""

from functools import lru_cache
from typing import NamedTuple

import regex

from annotation.verifiers.normalisation import normalise
from annotation.verifiers.patterns import BadPattern, PatternTime, compiled

MAX_LITERAL_CHARACTERS = 2000

SEPARATOR = regex.compile(r"\s*\|OR\|\s*", regex.IGNORECASE)
_GAP = regex.compile(r"[ -]+")
_WORD = r"[\p{L}\p{M}\p{N}]"


class BadEntry(ValueError):
    """The entry can never be matched as written."""


class Match(NamedTuple):
    offset: int
    text: str


class Alternative(NamedTuple):
    """One spelling: a normalised literal, or a pattern matched against the whole text."""

    text: str
    is_pattern: bool


class Entry(NamedTuple):
    """`source` as the author wrote it and its alternatives in order."""

    source: str
    alternatives: tuple[Alternative, ...]

    def find(self, text: str, time: PatternTime) -> Match | None:
        """The earliest place in a normalised text where any alternative stands; patterns spend of `time`."""
        found = (_find(alternative, text, time) for alternative in self.alternatives)
        return min(
            (match for match in found if match is not None), key=lambda match: match.offset, default=None
        )

    def names(self, text: str) -> bool:
        """Whether a literal alternative stands in a normalised text; patterns are not run."""
        literals = (alternative for alternative in self.alternatives if not alternative.is_pattern)
        return any(_find_literal(alternative.text, text) for alternative in literals)

    def equals(self, text: str) -> bool:
        """Whether a normalised text is one of the alternatives, patterns taken literally."""
        return any(text == alternative.text for alternative in self.alternatives)


def parse_entry(source: str, *, with_patterns: bool = True) -> Entry:
    """The entry that `source` states; raises BadEntry for an alternative that nothing could match."""
    return Entry(source, tuple(_alternative(part, with_patterns) for part in SEPARATOR.split(source)))


def is_pattern(text: str) -> bool:
    return len(text) > 1 and text.startswith("^") and text.endswith("$")


def _alternative(part: str, with_patterns: bool) -> Alternative:
    part = part.strip()
    if with_patterns and is_pattern(part):
        try:
            compiled(part)
        except BadPattern as cause:
            raise BadEntry(str(cause)) from cause
        return Alternative(part, True)
    if len(part) > MAX_LITERAL_CHARACTERS:
        raise BadEntry(f"an alternative is longer than {MAX_LITERAL_CHARACTERS} characters")
    literal = normalise(part)
    if not literal:
        raise BadEntry("an alternative is empty once normalised")
    return Alternative(literal, False)


def _find(alternative: Alternative, text: str, time: PatternTime) -> Match | None:
    if alternative.is_pattern:
        return Match(0, text) if time.match_whole(alternative.text, text) else None
    return _find_literal(alternative.text, text, time)


def _find_literal(literal: str, text: str, time: PatternTime | None = None) -> Match | None:
    first, matcher = _literal_matcher(literal)
    if first not in text:
        return None
    match = time.search_literal(matcher, text) if time else matcher.search(text)
    return Match(match.start(), match.group()) if match else None


@lru_cache(maxsize=16384)
def _literal_matcher(literal: str) -> tuple[str, regex.Pattern[str]]:
    """The literal's longest word, to look for first, and its pattern.

    Runs of blanks and hyphens are interchangeable. The edges must not touch a letter or digit of any script,
    and a digit at an edge must not continue a number: "10" is not in "10.5", "10,000" or "2.10". A code with
    letters is continued by a point alone: "v2.14" is not in "v2.14.1", but "b7" is in "b7,1a".
    """
    core = literal.strip(" -")
    lead, _, tail = literal.partition(core) if core else (literal, "", "")
    words = _GAP.split(core)
    before = rf"(?<!{_WORD}|\d{_joint(words[0])})" if literal[0].isdigit() else rf"(?<!{_WORD})"
    after = rf"(?!{_WORD}|{_joint(words[-1])}\d)" if literal[-1].isdigit() else rf"(?!{_WORD})"
    body = regex.escape(lead) + "[ -]++".join(map(regex.escape, words)) + regex.escape(tail)
    return max(words, key=len) or literal, regex.compile(before + body + after)


def _joint(word: str) -> str:
    """What may join a word that has a digit at its edge to more of the same number."""
    return r"\." if any(character.isalpha() for character in word) else "[.,]"
