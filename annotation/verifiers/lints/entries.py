"""Lints on the entries themselves: patterns, keys that nothing reads, whole-answer comparison."""

from collections.abc import Iterator

from annotation.verifiers.entries import Entry, is_pattern
from annotation.verifiers.patterns import pattern_advice
from annotation.verifiers.problems import Lint
from annotation.verifiers.records import Record
from annotation.verifiers.spec import ListMatch, NumberMatch, StringMatch, Verifier

_KEYS_OF = {
    "string_match": ("must_include", "must_exclude", "exact_match"),
    "number_match": ("number_match",),
    "list_match": ("list_match",),
}


def entry_lints(record: Record) -> Iterator[Lint]:
    """Entries that are valid but unlikely to do what their author meant."""
    yield from _unread_keys(record)
    for verifier in record.spec.verifiers:
        for kind, entry in _entries(verifier):
            yield from _patterns(kind, entry)
        if isinstance(verifier, StringMatch) and verifier.exact_match:
            yield Lint(
                "sentence_exact_match", "exact_match rejects every answer in a sentence; prefer must_include"
            )


def _entries(verifier: Verifier) -> Iterator[tuple[str, Entry]]:
    if isinstance(verifier, NumberMatch):
        return
    if isinstance(verifier, ListMatch):
        yield from (("items", entry) for spellings in verifier.items for entry in spellings)
        yield from (("forbidden", entry) for entry in verifier.forbidden)
        return
    yield from (("exact_match", entry) for entry in verifier.exact_match)
    yield from (("must_include", entry) for entry in verifier.must_include)
    yield from (("must_exclude", entry) for entry in verifier.must_exclude)


def _patterns(kind: str, entry: Entry) -> Iterator[Lint]:
    if kind == "exact_match" and is_pattern(entry.source):
        yield Lint(
            "pattern_in_exact_match", f"exact_match takes {entry.source!r} literally; use must_include"
        )
    for alternative in entry.alternatives:
        for advice in pattern_advice(alternative.text) if alternative.is_pattern else ():
            yield Lint("pattern", f"{kind} {alternative.text!r}: {advice}")
        if not alternative.is_pattern and alternative.text.startswith("^") != alternative.text.endswith("$"):
            yield Lint("half_anchored", f"{kind} {alternative.text!r} is taken literally; a pattern is ^...$")


def _unread_keys(record: Record) -> Iterator[Lint]:
    reference = record.document.get("reference_answers") or {}
    read = {key for name in record.spec.eval_types for key in _KEYS_OF.get(name, (name,))}
    for keys in _KEYS_OF.values():
        for key in keys:
            if reference.get(key) and key not in read:
                yield Lint("unread_key", f"{key} is given, but eval_types names no verifier that reads it")
