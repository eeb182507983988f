"""Lints on what the annotator claims: confidence that the spec does not bear out."""

from collections.abc import Iterator

from annotation.verifiers.gold_shapes import shape_of
from annotation.verifiers.normalisation import normalise, plain_text
from annotation.verifiers.numbers import read_numbers
from annotation.verifiers.problems import Lint
from annotation.verifiers.records import Record
from annotation.verifiers.spec import StringMatch

_COMMON_WORDS = """people person name real state city country true false other first last same different word
number time day year home work life way thing part place water black white red blue green none nothing"""
_COMMON = frozenset(_COMMON_WORDS.split())


def claim_lints(record: Record) -> Iterator[Lint]:
    """High confidence where a word may stand in a wrong answer by chance, or where something is excluded."""
    if record.confidence != "high":
        return
    if record.gold and is_low_discriminative(record.gold):
        yield Lint(
            "low_discriminative_gold", f"trap 3: {record.gold!r} can occur by chance; medium is expected"
        )
    for verifier in record.spec.verifiers:
        if isinstance(verifier, StringMatch) and verifier.must_exclude and verifier.scope == "full":
            yield Lint(
                "exclusion_confidence", "must_exclude over the full answer: medium confidence is expected"
            )


def is_low_discriminative(gold: str) -> bool:
    """A gold that stands in many sentences by chance: a small number or a common word."""
    words = normalise(gold).split()
    if shape_of(gold) == "number":
        readings = read_numbers(plain_text(gold))
        return len(words) == 1 and abs(readings[0].values[0]) < 10
    return len(words) == 1 and words[0] in _COMMON
