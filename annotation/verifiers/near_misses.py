"""Machine-made answers: wrong ones that look right, and right ones that look different."""

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

import regex

from annotation.verifiers.gold_shapes import is_hedged, list_items, shape_of
from annotation.verifiers.normalisation import normalise, plain_text
from annotation.verifiers.numbers import number_text, read_numbers
from annotation.verifiers.questions import asks_for_order, competing_options
from annotation.verifiers.spelling import spelled

# Written with other digits these are other things.
_YEAR_OR_CODE = regex.compile(r"0\d*|[12]\d{3}|\d{5,}")


class NearMiss(NamedTuple):
    """A made answer, how it was made and whether a good spec accepts it."""

    kind: str
    text: str
    should_pass: bool


def near_misses(*, gold: str, intent: str) -> list[NearMiss]:
    """Made answers for a gold and its question, each text once; none for an empty gold."""
    if not normalise(gold):
        return []
    core = gold.strip().rstrip(".")
    made = [
        *_named_options(core, intent),
        *_question_echo(intent),
        *_negations(core),
        *_off_by_one(core),
        *_reordered(core, intent),
        *_other_formats(core),
        NearMiss("trailing_justification", f"{core}. That is what the page says.", True),
    ]
    unique: dict[str, NearMiss] = {}
    for miss in made:
        unique.setdefault(miss.text, miss)
    return list(unique.values())


def _named_options(gold: str, intent: str) -> Iterator[NearMiss]:
    for option in competing_options(intent, gold):
        yield NearMiss("named_option", f"The answer is {option}.", False)
        if shape_of(gold) == "short_entity":
            yield NearMiss("named_option", f"It is {option} rather than {gold}.", False)


def _question_echo(intent: str) -> Iterator[NearMiss]:
    if normalise(intent):
        yield NearMiss("question_echo", f"I could not find out. The question was: {intent}", False)


def _negations(gold: str) -> Iterator[NearMiss]:
    if shape_of(gold) == "yes_no":
        opposite = "No" if normalise(gold).startswith("yes") else "Yes"
        yield NearMiss("negation", f"{opposite}.", False)
        yield NearMiss("negation", f"{opposite}, that is what the page says.", False)
    else:
        yield NearMiss("negation", f"It is not {gold}.", False)


def _off_by_one(gold: str) -> Iterator[NearMiss]:
    """Every stated figure one higher and one lower; a hedged one doubled and halved."""
    for value in dict.fromkeys(reading.values[-1] for reading in read_numbers(plain_text(gold))):
        others = (value * 2, value / 2) if is_hedged(gold) else (value + 1, value - 1)
        for other in others:
            if other != value and (other >= 0 or value < 0):
                yield NearMiss("off_by_one", _with_number(gold, value, number_text(other)), False)


def _reordered(gold: str, intent: str) -> Iterator[NearMiss]:
    items = list_items(gold)
    if shape_of(gold) == "list" and len(items) > 1:
        yield NearMiss("reordered", ", ".join(reversed(items)) + ".", not asks_for_order(intent))
        yield NearMiss("incomplete_list", ", ".join(items[:-1]) + ".", False)


def _other_formats(gold: str) -> Iterator[NearMiss]:
    yield NearMiss("other_format", f"**{gold}**", True)
    yield NearMiss("other_format", gold.upper(), True)
    readings = read_numbers(plain_text(gold))
    if shape_of(gold) == "number" and len(readings) == 1 and len(readings[0].values) == 1:
        value = readings[0].values[0]
        if _YEAR_OR_CODE.fullmatch(gold):
            return
        yield NearMiss("other_number_format", _with_number(gold, value, f"{value:,f}"), True)
        words = spelled(value)
        if words:
            yield NearMiss("other_number_format", _with_number(gold, value, words), True)


def _with_number(gold: str, value: Decimal, written: str) -> str:
    """The gold with every mention of `value` written otherwise."""
    text = plain_text(gold)
    for reading in reversed(read_numbers(text)):
        if value in reading.values:
            text = f"{text[: reading.start]}{written}{text[reading.end :]}"
    return text
