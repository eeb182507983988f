"""No input of one split stands, exactly or nearly, in another."""

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding
from annotation.core.checks.shingles import shingle_sets
from annotation.core.checks.similarity_join import near_matches


def cross_split_duplicate(dataset: Dataset) -> list[Finding]:
    """An error for each pair found; every case with a partner in another split stands in at least one."""
    exact = _same_inputs(dataset)
    sets = shingle_sets(dataset.input_words)
    near = near_matches(sets, dataset.splits, threshold=dataset.plan.near_duplicate_threshold)
    messages = {pair: f"{similarity:.0%} the same words as" for pair, similarity in near.items()}
    messages |= dict.fromkeys(exact, "the same input as")
    return [
        Finding(
            dataset.label(later),
            "input",
            f"{message} {dataset.label(earlier)} in split {dataset.splits[earlier] or 'without name'}",
        )
        for (earlier, later), message in sorted(messages.items(), key=lambda entry: entry[0][::-1])
    ]


def _same_inputs(dataset: Dataset) -> list[tuple[int, int]]:
    """Each case with the first case of another split that has the same input."""
    first: dict[bytes, dict[str, int]] = {}
    pairs = []
    for index, (split, content) in enumerate(zip(dataset.splits, dataset.canonical_inputs, strict=True)):
        if dataset.cases[index].get("input") is None:
            continue
        by_split = first.setdefault(content, {})
        others = [other for name, other in by_split.items() if name != split]
        if others:
            pairs.append((min(others), index))
        elif split in by_split:
            continue
        by_split.setdefault(split, index)
    return pairs
