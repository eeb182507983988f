"""Answers as small integers: books that say what a code stands for, and blocks of packed codes.

The code n stands for value n - 1 of its book; 0 is no value.
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

BLOCK_SIZE = 1 << 16
MISSING = 0
_WIDTHS = (1, 2, 4, 8)

Codes = NDArray[np.int64]


class Key(NamedTuple):
    """What a vector holds: its kind, the field or slice, and the annotator, the last two empty where there is none."""

    kind: str
    name: str = ""
    annotator: str = ""


CASE, DUE = Key("case", "case"), Key("case", "due")


class PackedBlock(NamedTuple):
    key: Key
    block: int
    width: int
    codes: bytes


class Book:
    """Values by code, in order of first appearance after those declared.

    With `most`, a value beyond that number has no code and the book is full: it tells identifiers from slices.
    """

    def __init__(self, declared: Iterable[Hashable] = (), *, most: int | None = None) -> None:
        self._codes: dict[Any, int] = {}
        self._most = most
        self.is_full = False
        for value in declared:
            self.code(value)

    def code(self, value: Hashable) -> int:
        found = self._codes.get(value)
        if found is None:
            if self._most is not None and len(self._codes) >= self._most:
                self.is_full = True
                return MISSING
            found = self._codes[value] = len(self._codes) + 1
        return found

    @property
    def values(self) -> list[Any]:
        return list(self._codes)


class BlockWriter:
    """Codes put place by place into the vectors of one block at a time; absent vectors are all missing."""

    def __init__(self, size: int = BLOCK_SIZE) -> None:
        self.size = size
        self._block = 0
        self._vectors: dict[Key, Codes] = {}

    def put(self, place: int, key: Key, code: int) -> None:
        """Set the code at `place`, which lies in the current block."""
        vector = self._vectors.get(key)
        if vector is None:
            vector = self._vectors[key] = np.zeros(self.size, dtype=np.int64)
        vector[place - self._block * self.size] = code

    def flush(self, n: int) -> list[PackedBlock]:
        """The packed vectors of the current block, of which `n` places are in use, and on to the next block."""
        packed = [pack(key, self._block, vector[:n]) for key, vector in sorted(self._vectors.items())]
        self._vectors = {}
        self._block += 1
        return packed


def pack(key: Key, block: int, codes: Codes) -> PackedBlock:
    """The codes in as few bytes each as the largest one needs."""
    largest = int(codes.max(initial=0))
    width = next(width for width in _WIDTHS if largest < 1 << (8 * width))
    return PackedBlock(key, block, width, codes.astype(f"<u{width}").tobytes())


def unpack(width: int, codes: bytes) -> Codes:
    """The codes of a packed block."""
    return np.frombuffer(codes, dtype=f"<u{width}").astype(np.int64)


class CodedBlock:
    """The codes of consecutive cases of a study, from place `start` on."""

    def __init__(self, start: int, n: int, vectors: dict[Key, Codes]) -> None:
        self.start = start
        self.n = n
        self._vectors = vectors

    def codes(self, key: Key) -> Codes:
        """The vector under `key`, all missing where there is none, shape (n,)."""
        return self._vectors.get(key, np.zeros(self.n, dtype=np.int64))

    def answers(self, field: str, annotators: Sequence[str]) -> Codes:
        """Codes of the answers to a field, shape (n, annotators), 0 where there is none."""
        return self._columns("answer", field, annotators)

    def labels(self, annotators: Sequence[str]) -> Codes:
        """1 where the annotator labelled the case, shape (n, annotators)."""
        return self._columns("label", "", annotators)

    def _columns(self, kind: str, name: str, annotators: Sequence[str]) -> Codes:
        found = np.zeros((self.n, len(annotators)), dtype=np.int64)
        for column, annotator in enumerate(annotators):
            found[:, column] = self.codes(Key(kind, name, annotator))
        return found
