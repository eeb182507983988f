"""An answer made ready once for any number of specs."""

from functools import cached_property
from unicodedata import normalize

from annotation.verifiers.characters import without_stacks
from annotation.verifiers.normalisation import normalised, offset_in_normalised, plain_text
from annotation.verifiers.numbers import NumberReading, number_text, read_numbers
from annotation.verifiers.outcomes import VerifierFault
from annotation.verifiers.sentences import first_sentence

MAX_ANSWER_CHARACTERS = 100_000
# A few characters unfold to many ("½", some ligatures).
MAX_UNFOLDED_CHARACTERS = 200_000


class ScopedText:
    """One scope of an answer: its plain and normalised text and the numbers it states."""

    def __init__(self, raw: str) -> None:
        # Counted before anything else is done with it: what unfolds tenfold would cost tenfold.
        if not raw.isascii() and len(normalize("NFKD", without_stacks(raw))) > MAX_UNFOLDED_CHARACTERS:
            raise VerifierFault(f"answer unfolds to more than {MAX_UNFOLDED_CHARACTERS} characters")
        self.plain = plain_text(raw)
        self.text = normalised(self.plain)

    @cached_property
    def numbers(self) -> list[NumberReading]:
        return read_numbers(self.plain)

    @cached_property
    def number_texts(self) -> tuple[str, ...]:
        """Each distinct reading once, in order of appearance."""
        return tuple(
            dict.fromkeys(number_text(value) for reading in self.numbers for value in reading.values)
        )

    def offset_of(self, reading: NumberReading) -> int:
        """Where a number stands in `text`."""
        return offset_in_normalised(self.plain, reading.start)


class Answer:
    """A raw answer and its scopes, each worked out when first asked for."""

    def __init__(self, raw: str) -> None:
        self.raw = raw

    @cached_property
    def full(self) -> ScopedText:
        return ScopedText(self.raw)

    @cached_property
    def first_sentence(self) -> ScopedText:
        sentence = first_sentence(self.raw)
        return self.full if sentence == self.raw.strip() else ScopedText(sentence)

    def scoped(self, scope: str) -> ScopedText:
        """The text of a scope; the length limit is that of the whole answer whatever the scope."""
        if len(self.raw) > MAX_ANSWER_CHARACTERS:
            raise VerifierFault(f"answer is longer than {MAX_ANSWER_CHARACTERS} characters ({len(self.raw)})")
        return self.first_sentence if scope == "first_sentence" else self.full
