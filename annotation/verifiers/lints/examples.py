"""Lints on examples: no near-miss, one style only, answers that no agent would give."""

from collections.abc import Iterator

import regex

from annotation.verifiers.examples import STYLES, style_of
from annotation.verifiers.normalisation import normalise, plain_text
from annotation.verifiers.numbers import read_numbers
from annotation.verifiers.problems import Lint
from annotation.verifiers.questions import competing_options, distinctive_words
from annotation.verifiers.records import Record

_JOKE_WORDS = r"banana|potato|asdf\w*|qwerty|lorem ipsum|foo|foobar|blah|lol|hello world|xyz|unicorn"
_JOKES = regex.compile(rf"\b({_JOKE_WORDS})\b")
_EMPTY = "the a an is are was of in on at to and or it not no yes"
_EMPTY_WORDS = frozenset(_EMPTY.split())


def example_lints(record: Record) -> Iterator[Lint]:
    """Lints of the examples that a record has; an import that owes them has none."""
    if record.positives:
        missing = [
            style for style in STYLES if style not in {style_of(example) for example in record.positives}
        ]
        if missing:
            yield Lint("styles", f"no positive example is {' or '.join(missing)}")
    if record.negatives and not any(is_near_miss(record, example.text) for example in record.negatives):
        yield Lint(
            "no_near_miss",
            "no near-miss: no negative holds a gold token, a named option or a number one off",
        )
    around = normalise(f"{record.question} {record.gold or ''}")
    for name, examples in (("positive", record.positives), ("negative", record.negatives)):
        for index, example in enumerate(examples):
            joke = _JOKES.search(normalise(example.text))
            if joke and joke.group() not in around:
                yield Lint(
                    "joke_example", f"{name} {index + 1} holds {joke.group()!r}: no agent would answer so"
                )


def is_near_miss(record: Record, answer: str) -> bool:
    """Whether a wrong answer is close: a word of the gold, a competing option, or a number one off."""
    gold, text = record.gold or "", normalise(answer)
    words = set(text.split())
    if {word.strip(".,;:!?'\"") for word in words} & (set(normalise(gold).split()) - _EMPTY_WORDS):
        return True
    options = competing_options(record.intent, gold)
    own_words = [
        distinctive_words(option, [gold, *(other for other in options if other != option)])
        for option in options
    ]
    if any(option and option in text for option in own_words):
        return True
    stated = {value for reading in read_numbers(plain_text(answer)) for value in reading.values}
    wanted = {value for reading in read_numbers(plain_text(gold)) for value in reading.values}
    if any(abs(value - other) <= 1 for value in stated for other in wanted):
        return True
    return normalise(gold).startswith(("yes", "no")) and bool(words & {"yes", "no", "yes,", "no,"})
