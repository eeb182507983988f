"""Lints on number_match: tolerances need a hedged gold, years and codes need literal digits."""

from collections.abc import Iterator
from decimal import Decimal

from annotation.verifiers.gold_shapes import is_hedged, is_money
from annotation.verifiers.problems import Lint
from annotation.verifiers.records import Record
from annotation.verifiers.spec import NumberMatch

_CENT = Decimal("0.01")


def number_lints(record: Record) -> Iterator[Lint]:
    """Tolerances that the gold does not ask for, and values better matched literally."""
    gold = record.gold or ""
    for verifier in record.spec.verifiers:
        if not isinstance(verifier, NumberMatch):
            continue
        for number in verifier.numbers:
            is_cent = number.rel_tolerance is None and (number.abs_tolerance or 0) <= _CENT and is_money(gold)
            if (
                (number.abs_tolerance or number.rel_tolerance)
                and gold
                and not is_hedged(gold)
                and not is_cent
            ):
                yield Lint(
                    "unjustified_tolerance", f"a tolerance is set, but the gold {gold!r} is not hedged"
                )
        if gold.strip().isdigit() and len(gold.strip()) == 4 and gold.strip()[:2] in ("18", "19", "20"):
            yield Lint(
                "year_as_number", f"{gold.strip()} looks like a year: must_include compares it literally"
            )
