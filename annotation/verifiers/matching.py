"""Runs one verifier over one scoped text and says, entry by entry, what it found."""

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import NamedTuple

from annotation.verifiers.answers import ScopedText
from annotation.verifiers.digits import ARITHMETIC
from annotation.verifiers.entries import Entry, Match
from annotation.verifiers.numbers import MAX_NUMBERS, NumberReading, number_text
from annotation.verifiers.outcomes import Finding, VerifierFault
from annotation.verifiers.patterns import PatternTime
from annotation.verifiers.spec import ExpectedNumber, ListMatch, NumberMatch, StringMatch, Verifier


def findings_of(verifier: Verifier, text: ScopedText, time: PatternTime) -> Iterator[Finding]:
    """One finding per entry; the verifier accepts when all are satisfied. Patterns spend of `time`."""
    if isinstance(verifier, StringMatch):
        return _string_findings(verifier, _Report(verifier.name, verifier.scope, text.text, time))
    if isinstance(verifier, NumberMatch):
        return _number_findings(verifier, text, _Report("number_match", verifier.scope, text.text, time))
    return _list_findings(verifier, _Report("list_match", verifier.scope, text.text, time))


class _Report(NamedTuple):
    """Findings of one verifier over one normalised text."""

    verifier: str
    scope: str
    text: str
    time: PatternTime

    def finding(self, kind: str, index: int, entry: str, found: Match | None, *, satisfied: bool) -> Finding:
        offset, text = found or (None, None)
        matched = found is not None
        return Finding(self.verifier, kind, index, entry, matched, satisfied, self.scope, offset, text)

    def required(self, kind: str, entries: Iterable[Entry]) -> Iterator[Finding]:
        for index, entry in enumerate(entries):
            found = entry.find(self.text, self.time)
            yield self.finding(kind, index, entry.source, found, satisfied=found is not None)

    def barred(self, kind: str, entries: Iterable[Entry]) -> Iterator[Finding]:
        for index, entry in enumerate(entries):
            found = entry.find(self.text, self.time)
            yield self.finding(kind, index, entry.source, found, satisfied=found is None)


def _string_findings(verifier: StringMatch, report: _Report) -> Iterator[Finding]:
    equal = [entry.equals(report.text) for entry in verifier.exact_match]
    for index, entry in enumerate(verifier.exact_match):
        found = Match(0, report.text) if equal[index] else None
        yield report.finding("exact_match", index, entry.source, found, satisfied=any(equal))
    yield from report.required("must_include", verifier.must_include)
    yield from report.barred("must_exclude", verifier.must_exclude)


def _number_findings(verifier: NumberMatch, text: ScopedText, report: _Report) -> Iterator[Finding]:
    if len(text.numbers) > MAX_NUMBERS:
        raise VerifierFault(f"answer states more than {MAX_NUMBERS} numbers")
    for index, expected in enumerate(verifier.numbers):
        reading = next((number for number in text.numbers if _is_stated(expected, number)), None)
        found = None
        if reading is not None:
            found = Match(text.offset_of(reading), " ".join(text.plain[reading.start : reading.end].split()))
        yield report.finding("number", index, number_text(expected.value), found, satisfied=found is not None)


def _is_stated(expected: ExpectedNumber, reading: NumberReading) -> bool:
    """Bounds inclusive; the relative tolerance is a share of the expected value."""
    limits = [Decimal(0)]
    if expected.abs_tolerance is not None:
        limits.append(expected.abs_tolerance)
    if expected.rel_tolerance is not None:
        limits.append(ARITHMETIC.multiply(expected.rel_tolerance, abs(expected.value)))
    distances = (ARITHMETIC.abs(ARITHMETIC.subtract(value, expected.value)) for value in reading.values)
    return any(distance <= max(limits) for distance in distances)


def _list_findings(verifier: ListMatch, report: _Report) -> Iterator[Finding]:
    previous = -1
    for index, spellings in enumerate(verifier.items):
        entry = " |OR| ".join(spelling.source for spelling in spellings)
        places = [spelling.find(report.text, report.time) for spelling in spellings]
        found = min((place for place in places if place is not None), default=None)
        yield report.finding("item", index, entry, found, satisfied=found is not None)
        if verifier.ordered and found is not None:
            if found.offset <= previous:
                yield report.finding("order", index, entry, found, satisfied=False)
            previous = max(previous, found.offset)
    yield from report.barred("forbidden", verifier.forbidden)
