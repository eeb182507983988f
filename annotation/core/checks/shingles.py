"""Shingles of texts: runs of three words after normalisation, as sorted arrays of small integers."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from annotation.core.checks.paths import nodes, scalar_text

WORDS_PER_SHINGLE = 3
# Scripts that put no blanks between words count each letter as one.
_WORD = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]|[^\W_]+")


def words(value: Any) -> list[str]:
    """The words of all texts and numbers in `value`, keys in alphabetical order.

    Case, accents' composition, punctuation and blanks do not matter; keys are left out.
    """
    spoken = (scalar_text(node) for _, node in nodes(_ordered(value)) if not isinstance(node, dict | list))
    return _WORD.findall(unicodedata.normalize("NFKC", " ".join(spoken)).casefold())


def numbered_words(values: Iterable[Any]) -> list[NDArray[np.uint32]]:
    """The words of each value as numbers; equal words have equal numbers."""
    vocabulary: dict[str, int] = {}
    return [
        np.array([vocabulary.setdefault(word, len(vocabulary) + 1) for word in words(value)], dtype=np.uint32)
        for value in values
    ]


def shingle_sets(texts: Sequence[NDArray[np.uint32]]) -> list[NDArray[np.int64]]:
    """For each text of numbered words its distinct shingles as ranks, rarest first; empty if it has no word.

    A text of one or two words is one shingle. Two shingles share a rank only if they are equal (but for a
    collision of 64-bit hashes).
    """
    if not texts:
        return []
    padded = [
        np.pad(text, (0, max(0, WORDS_PER_SHINGLE - len(text)))) if len(text) else text for text in texts
    ]
    starts = np.concatenate([[0], np.cumsum([len(text) for text in padded])]).astype(np.int64)
    return _ranked(_hashes(np.concatenate(padded).astype(np.uint64)), starts)


def _ordered(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _ordered(value[key]) for key in sorted(value)}
    return [_ordered(item) for item in value] if isinstance(value, list) else value


def _hashes(ids: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """A hash of every run of three ids; the last two places of each text are meaningless."""
    hashes = np.zeros(len(ids), dtype=np.uint64)
    for offset in range(WORDS_PER_SHINGLE):
        hashes = (hashes ^ np.roll(ids, -offset)) * np.uint64(0x9E3779B97F4A7C15)
        hashes ^= hashes >> np.uint64(29)
    return hashes


def _ranked(hashes: NDArray[np.uint64], starts: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    is_shingle = np.ones(len(hashes), dtype=bool)
    for offset in range(1, WORDS_PER_SHINGLE):
        ends = starts[1:] - offset
        is_shingle[ends[starts[1:] > starts[:-1]]] = False
    _, inverse, counts = np.unique(hashes[is_shingle], return_inverse=True, return_counts=True)
    rank_of = np.empty(len(counts), dtype=np.int64)
    rank_of[np.argsort(counts, kind="stable")] = np.arange(len(counts))
    ranks = rank_of[inverse]
    borders = np.concatenate([[0], np.cumsum(is_shingle)])[starts]
    return [np.unique(ranks[low:high]) for low, high in pairwise(borders)]
