"""Lints on must_exclude and forbidden: a correct answer may well hold what they bar."""

from collections.abc import Iterator

from annotation.verifiers.engine import run_spec
from annotation.verifiers.entries import Entry
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.problems import Lint
from annotation.verifiers.records import Record
from annotation.verifiers.spec import ListMatch, StringMatch

# Words that a correct answer cannot hold beside its verdict.
_CLOSED = frozenset(("yes", "no", "both", "neither", "none", "not"))


def exclusion_lints(record: Record) -> Iterator[Lint]:
    """Barred entries that stand in the gold, are likely beside it, or could be named in a correct answer."""
    if not record.gold:
        return
    for verifier in record.spec.verifiers:
        if isinstance(verifier, StringMatch):
            yield from _in_gold("must_exclude", verifier.must_exclude, record.gold)
            yield from _contrast(record, verifier.must_exclude)
            if verifier.scope == "full":
                yield from _plausible(record, verifier.must_exclude)
        elif isinstance(verifier, ListMatch):
            yield from _in_gold("forbidden", verifier.forbidden, record.gold)


def _in_gold(kind: str, entries: tuple[Entry, ...], gold: str) -> Iterator[Lint]:
    for entry in entries:
        if entry.names(normalise(gold)):
            yield Lint("excluded_in_gold", f"{kind} {entry.source!r} stands in the gold")


def _literals(entries: tuple[Entry, ...]) -> Iterator[str]:
    for entry in entries:
        for alternative in entry.alternatives:
            if not alternative.is_pattern and alternative.text not in _CLOSED:
                yield alternative.text


def _contrast(record: Record, entries: tuple[Entry, ...]) -> Iterator[Lint]:
    """A correct answer that names what it ruled out is rejected."""
    for literal in _literals(entries):
        answer = f"{(record.gold or '').rstrip('.')}, not {literal}."
        if run_spec(record.spec, answer).outcome == Outcome.FAIL:
            yield Lint("contrast", f"trap 2: {answer!r} is rejected")
            return


def _plausible(record: Record, entries: tuple[Entry, ...]) -> Iterator[Lint]:
    question = normalise(record.question)
    for entry in entries:
        named = [literal for literal in _literals((entry,)) if literal in question]
        if named:
            yield Lint(
                "excluded_plausible",
                f"trap 2: {named[0]!r} is excluded everywhere, but the question names it: right answers may",
            )
