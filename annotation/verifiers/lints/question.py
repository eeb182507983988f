"""Lints that compare a spec with the question: echo, named options, order, preamble."""

from collections.abc import Iterator

from annotation.verifiers.engine import run_spec
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.parsing import parse_entry
from annotation.verifiers.problems import Lint
from annotation.verifiers.questions import asks_for_order, competing_options, offers_both_or_neither
from annotation.verifiers.records import Record
from annotation.verifiers.spec import ListMatch, StringMatch


def question_lints(record: Record) -> Iterator[Lint]:
    """Lints of a record against its intent; none without one."""
    question = normalise(record.question)
    if not question:
        return
    for verifier in record.spec.verifiers:
        if isinstance(verifier, StringMatch):
            yield from _echo(record, verifier, question)
            yield from _named_options(record, verifier)
            yield from _both_or_neither(record, verifier)
        elif isinstance(verifier, ListMatch):
            yield from _order(record, verifier)


def _echo(record: Record, verifier: StringMatch, question: str) -> Iterator[Lint]:
    """An answer that only repeats the question passes."""
    if verifier.scope != "full" or verifier.must_exclude:
        return
    for entry in verifier.must_include:
        literals = [alternative for alternative in entry.alternatives if not alternative.is_pattern]
        echoed = [literal for literal in literals if parse_entry(literal.text).names(question)]
        if (
            len(echoed) == len(entry.alternatives)
            and run_spec(record.spec, record.question).outcome == Outcome.PASS
        ):
            yield Lint(
                "echo",
                f"must_include {entry.source!r} stands in the question, and the question itself passes",
            )


def _named_options(record: Record, verifier: StringMatch) -> Iterator[Lint]:
    """Trap 1: a wrong answer that names both options passes."""
    others = competing_options(record.intent, record.gold or "")
    if others and verifier.scope == "full" and not verifier.must_exclude and not verifier.exact_match:
        shown = ", ".join(repr(other) for other in others[:3])
        yield Lint(
            "named_option",
            f"trap 1: the question names {shown}; use first_sentence and exclude its own words",
        )


def _both_or_neither(record: Record, verifier: StringMatch) -> Iterator[Lint]:
    """Trap 4: "both" and "neither" are choices of their own."""
    if not offers_both_or_neither(record.intent):
        return
    gold = normalise(record.gold or "").split()
    for word in ("both", "neither"):
        excluded = any(entry.names(word) for entry in verifier.must_exclude)
        if word not in gold and not excluded:
            yield Lint("both_neither", f"trap 4: the question offers {word!r}; a spec should exclude it")


def _order(record: Record, verifier: ListMatch) -> Iterator[Lint]:
    if not verifier.ordered:
        return
    if not asks_for_order(record.question):
        yield Lint("order_without_order_word", "ordered is true, but the question asks for no order")
    question = normalise(record.intent)
    for index, spellings in enumerate(verifier.items):
        if any(alternative.is_pattern for entry in spellings for alternative in entry.alternatives):
            yield Lint(
                "ordered_pattern", f"item {index + 1} is a pattern: it stands at 0 and breaks any order"
            )
        elif index and any(entry.names(question) for entry in spellings):
            yield Lint(
                "preamble_item",
                f"trap 5: item {index + 1} stands in the question and may come first in a preamble",
            )
