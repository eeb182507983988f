"""Runs one verifier over one scoped text and says, entry by entry, what it found."""

from collections.abc import Iterable, Iterator

from annotation.verifiers.answers import ScopedText
from annotation.verifiers.digits import ARITHMETIC
from annotation.verifiers.entries import Entry, Match
from annotation.verifiers.numbers import MAX_NUMBERS, NumberReading, number_text
from annotation.verifiers.outcomes import Finding, VerifierFault
from annotation.verifiers.spec import ExpectedNumber, ListMatch, NumberMatch, StringMatch, Verifier


def findings_of(verifier: Verifier, text: ScopedText) -> Iterator[Finding]:
    """One finding per entry; the verifier accepts when all are satisfied."""
    if isinstance(verifier, StringMatch):
        return _string_findings(verifier, text.text)
    if isinstance(verifier, NumberMatch):
        return _number_findings(verifier, text)
    return _list_findings(verifier, text.text)


def _string_findings(verifier: StringMatch, text: str) -> Iterator[Finding]:
    exact = [entry.equals(text) for entry in verifier.exact_match]
    for index, (entry, matched) in enumerate(zip(verifier.exact_match, exact, strict=True)):
        found = Match(0, text) if matched else None
        yield _finding(verifier.name, "exact_match", index, entry.source, found, any(exact), verifier.scope)
    yield from _required(verifier.name, "must_include", verifier.must_include, text, verifier.scope)
    yield from _barred(verifier.name, "must_exclude", verifier.must_exclude, text, verifier.scope)


def _number_findings(verifier: NumberMatch, text: ScopedText) -> Iterator[Finding]:
    if len(text.numbers) > MAX_NUMBERS:
        raise VerifierFault(f"answer states more than {MAX_NUMBERS} numbers")
    for index, expected in enumerate(verifier.numbers):
        reading = next((number for number in text.numbers if _is_stated(expected, number)), None)
        found = None
        if reading is not None:
            found = Match(text.offset_of(reading), " ".join(text.plain[reading.start : reading.end].split()))
        entry = number_text(expected.value)
        yield _finding("number_match", "number", index, entry, found, found is not None, verifier.scope)


def _is_stated(expected: ExpectedNumber, reading: NumberReading) -> bool:
    """Bounds inclusive; the relative tolerance is a share of the expected value."""
    limits = []
    if expected.abs_tolerance is not None:
        limits.append(expected.abs_tolerance)
    if expected.rel_tolerance is not None:
        limits.append(ARITHMETIC.multiply(expected.rel_tolerance, abs(expected.value)))
    for value in reading.values:
        distance = ARITHMETIC.abs(ARITHMETIC.subtract(value, expected.value))
        if distance <= max(limits, default=0):
            return True
    return False


def _list_findings(verifier: ListMatch, text: str) -> Iterator[Finding]:
    previous = -1
    for index, spellings in enumerate(verifier.items):
        found = _earliest(spellings, text)
        entry = " |OR| ".join(spelling.source for spelling in spellings)
        yield _finding("list_match", "item", index, entry, found, found is not None, verifier.scope)
        if verifier.ordered and found is not None:
            if found.offset <= previous:
                yield _finding("list_match", "order", index, entry, found, False, verifier.scope)
            previous = max(previous, found.offset)
    yield from _barred("list_match", "forbidden", verifier.forbidden, text, verifier.scope)


def _earliest(spellings: Iterable[Entry], text: str) -> Match | None:
    found = (spelling.find(text) for spelling in spellings)
    return min((match for match in found if match is not None), key=lambda match: match.offset, default=None)


def _required(name: str, kind: str, entries: Iterable[Entry], text: str, scope: str) -> Iterator[Finding]:
    for index, entry in enumerate(entries):
        found = entry.find(text)
        yield _finding(name, kind, index, entry.source, found, found is not None, scope)


def _barred(name: str, kind: str, entries: Iterable[Entry], text: str, scope: str) -> Iterator[Finding]:
    for index, entry in enumerate(entries):
        found = entry.find(text)
        yield _finding(name, kind, index, entry.source, found, found is None, scope)


def _finding(
    verifier: str, kind: str, index: int, entry: str, found: Match | None, satisfied: bool, scope: str
) -> Finding:
    offset, text = (found.offset, found.text) if found else (None, None)
    return Finding(verifier, kind, index, entry, found is not None, satisfied, scope, offset, text)
