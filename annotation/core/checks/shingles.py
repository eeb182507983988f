"""Shingles of texts: runs of three words after normalisation, as sorted arrays of small integers."""

import re
import unicodedata
from collections.abc import Sequence
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


def shingle_sets(texts: Sequence[list[str]]) -> list[NDArray[np.int64]]:
    """For each list of words its distinct shingles as ranks, rarest shingle first; empty where there is no word.

    Two shingles share a rank only if they are equal (but for a collision of 64-bit hashes).
    """
    vocabulary: dict[str, int] = {}
    lengths = np.array([max(len(text), WORDS_PER_SHINGLE) if text else 0 for text in texts], dtype=np.int64)
    ids = np.zeros(int(lengths.sum()), dtype=np.uint64)
    starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    for start, text in zip(starts, texts, strict=False):
        ids[start : start + len(text)] = [vocabulary.setdefault(word, len(vocabulary) + 1) for word in text]
    return _ranked(_hashes(ids), starts)


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
