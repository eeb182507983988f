"""Which notes read alike: suggested groups, each with the words that its notes share.

Notes are weighed by the runs of letters inside their words (so that inflected words of any language meet) and by
their words and pairs of words; the distance is one minus the cosine, and groups are joined while their notes lie on
average nearer than the threshold. The seed orders notes of equal distance. Nothing here knows what a code is.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import regex

from annotation.core.open_coding.likeness import folded
from annotation.core.sampling import permutation

THRESHOLD = 0.7
FEWEST = 2
BLOCK = 200
MOST_TERMS = 4
SHORTEST_TERM = 4

_WORD = regex.compile(r"[\p{L}\p{N}]+")

Progress = Callable[[int, int], None]


class Group(NamedTuple):
    """Notes that read alike. `cluster` names the existing cluster they read like, empty for a new one."""

    cluster: str
    notes: tuple[str, ...]
    terms: tuple[str, ...]
    similarity: float


@dataclass(frozen=True)
class Weighed:
    """Notes in their seeded order: folded texts by id, and a sparse row of weights, of length one, for each.

    `spelling` gives a folded word as the notes write it.
    """

    texts: Mapping[str, str]
    spelling: Mapping[str, str]
    row: Mapping[str, int]
    weights: Any

    def rows(self, notes: Iterable[str]) -> Any:
        return self.weights[[self.row[note] for note in notes]]


def suggest_groups(
    notes: Mapping[str, str],
    clusters: Mapping[str, Set[str]],
    *,
    seed: int,
    threshold: float = THRESHOLD,
    progress: Progress = lambda done, total: None,
) -> list[Group]:
    """Groups among the notes that stand in no cluster: those that read like a cluster first, then the largest.

    `notes` are texts by id; `clusters` the ids that stand in each cluster. A note is suggested once at most.
    """
    if len(notes) < FEWEST:
        return []
    weighed = weigh(notes, seed)
    placed = frozenset[str]().union(*clusters.values())
    loose = [note for note in weighed.texts if note not in placed]
    groups = _like_clusters(loose, clusters, weighed, 1 - threshold)
    taken = {note for group in groups for note in group.notes}
    return groups + _among([note for note in loose if note not in taken], weighed, threshold, progress)


def weigh(notes: Mapping[str, str], seed: int) -> Weighed:
    """TF-IDF rows of length one, half by runs of letters and half by words."""
    from scipy.sparse import csr_matrix, hstack
    from sklearn.feature_extraction.text import TfidfVectorizer
    from sklearn.preprocessing import normalize

    order = permutation(seed, notes, purpose="suggest")
    texts = {note: folded(notes[note]) for note in order}
    parts = [csr_matrix((len(order), 1))]
    for settings in (
        {"analyzer": "char_wb", "ngram_range": (3, 5)},
        {"analyzer": "word", "ngram_range": (1, 2), "token_pattern": r"(?u)\b\w\w+\b"},
    ):
        try:
            weights = TfidfVectorizer(sublinear_tf=True, lowercase=False, **settings)
            parts.append(weights.fit_transform(texts.values()))
        except ValueError:
            continue  # no note holds a letter or word of this kind
    row = {note: at for at, note in enumerate(order)}
    return Weighed(texts, _spelling(notes[note] for note in order), row, normalize(hstack(parts).tocsr()))


def _spelling(texts: Iterable[str]) -> dict[str, str]:
    words: dict[str, Counter[str]] = {}
    for text in texts:
        for word in _WORD.findall(text):
            words.setdefault(folded(word), Counter())[word.casefold()] += 1
    return {plain: min(counts, key=lambda word: (-counts[word], word)) for plain, counts in words.items()}


def _like_clusters(
    loose: Sequence[str], clusters: Mapping[str, Set[str]], weighed: Weighed, nearest: float
) -> list[Group]:
    """The loose notes that lie near the middle of a cluster, each with the nearest one."""
    names = [name for name in sorted(clusters) if clusters[name]]
    if not names or not loose:
        return []
    middles = np.vstack([_middle(weighed.rows(sorted(clusters[name]))) for name in names])
    near = np.asarray(weighed.rows(loose) @ middles.T)
    found: dict[str, dict[str, float]] = {}
    for note, scores in zip(loose, near, strict=True):
        best = int(scores.argmax())
        if scores[best] >= nearest:
            found.setdefault(names[best], {})[note] = float(scores[best])
    return [
        Group(
            name,
            tuple(sorted(found[name])),
            _shared(weighed, found[name], clusters[name]),
            sum(found[name].values()) / len(found[name]),
        )
        for name in names
        if name in found
    ]  # fmt: skip


def _middle(rows: Any) -> Any:
    middle = np.asarray(rows.mean(axis=0)).ravel()
    length = float(np.linalg.norm(middle))
    return middle / length if length else middle


def _among(rest: Sequence[str], weighed: Weighed, threshold: float, progress: Progress) -> list[Group]:
    """Groups of two or more among the notes of `rest` that share a word, the largest first."""
    if len(rest) < FEWEST:
        return []
    from sklearn.cluster import AgglomerativeClustering

    distances = _distances(weighed.rows(rest), progress)
    model = AgglomerativeClustering(
        n_clusters=None, metric="precomputed", linkage="average", distance_threshold=threshold
    )
    members: dict[int, list[int]] = {}
    for index, label in enumerate(model.fit_predict(distances).tolist()):
        members.setdefault(label, []).append(index)
    groups = []
    for chosen in members.values():
        notes = [rest[index] for index in chosen]
        terms = _shared(weighed, notes)
        if len(notes) >= FEWEST and terms:
            groups.append(Group("", tuple(sorted(notes)), terms, _similarity(distances, chosen)))
    return sorted(groups, key=lambda group: (-len(group.notes), -group.similarity, group.notes))


def _distances(rows: Any, progress: Progress) -> Any:
    """One minus the cosine of every two rows, a block of rows at a time."""
    count = rows.shape[0]
    distances = np.empty((count, count), dtype=np.float32)
    for start in range(0, count, BLOCK):
        distances[start : start + BLOCK] = 1 - (rows[start : start + BLOCK] @ rows.T).toarray()
        progress(min(start + BLOCK, count), count)
    np.fill_diagonal(distances, 0)
    return np.clip(distances, 0, 2, out=distances)


def _similarity(distances: Any, chosen: Sequence[int]) -> float:
    """The mean cosine of the pairs among the chosen."""
    inside = distances[np.ix_(chosen, chosen)]
    return 1 - float(inside.sum()) / (len(chosen) * (len(chosen) - 1))


def _shared(weighed: Weighed, notes: Collection[str], others: Collection[str] = ()) -> tuple[str, ...]:
    """The words that half of these notes have, or that they have in common with `others`; the commonest first."""
    known = {word for note in others for word in weighed.texts[note].split()}
    counts = Counter(word for note in notes for word in set(weighed.texts[note].split()))
    least = max(len(notes) / 2, FEWEST)
    common = [
        word
        for word, count in counts.items()
        if len(word) >= SHORTEST_TERM and (word in known if others else count >= least)
    ]
    first = sorted(common, key=lambda word: (-counts[word], -len(word), word))[:MOST_TERMS]
    return tuple(weighed.spelling.get(word, word) for word in first)
