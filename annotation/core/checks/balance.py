"""Positive and negative cases are both there, in each family and split."""

from collections import Counter

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding, Severity
from annotation.core.checks.paths import values_at
from annotation.core.checks.plan import ALL_FAMILIES, Polarity

FAMILY = "metadata.family"


def balance(dataset: Dataset) -> list[Finding]:
    """The counts of each family and split: a warning below the least share and for a family without cases, else an
    info."""
    groups: dict[tuple[str, str], Counter[str]] = {}
    for case, split in zip(dataset.cases, dataset.splits, strict=True):
        family = next(iter(values_at(case, FAMILY)), "")
        polarity = _polarity_of(dataset, family)
        if polarity:
            groups.setdefault((family, split), Counter())[
                _side(values_at(case, polarity.path), polarity)
            ] += 1
    unknown = dataset.plan.polarity.keys() - {ALL_FAMILIES} - {family for family, _ in groups}
    return [
        _finding(family, split, sides, polarity)
        for (family, split), sides in sorted(groups.items())
        if (polarity := _polarity_of(dataset, family))
    ] + [
        Finding(
            "", FAMILY, f"{family} stands in no case, and the plan has a polarity for it", Severity.WARNING
        )
        for family in sorted(unknown)
    ]


def _polarity_of(dataset: Dataset, family: str) -> Polarity | None:
    return dataset.plan.polarity.get(family) or dataset.plan.polarity.get(ALL_FAMILIES)


def _side(values: list[str], polarity: Polarity) -> str:
    is_positive = any(value in polarity.positive for value in values)
    is_negative = any(value in polarity.negative for value in values)
    if is_positive == is_negative:
        return "neither"
    return "positive" if is_positive else "negative"


def _finding(family: str, split: str, sides: Counter[str], polarity: Polarity) -> Finding:
    decided = sides["positive"] + sides["negative"]
    least = min(sides["positive"], sides["negative"]) / decided if decided else 0.0
    where = " ".join(filter(None, [family, split])) or "all cases"
    message = f"{where}: {sides['positive']} positive, {sides['negative']} negative"
    if sides["neither"]:
        message += f", {sides['neither']} neither or both"
    if least >= polarity.least_share:
        return Finding("", polarity.path, message, Severity.INFO)
    message += f"; the smaller side has {least:.0%}, at least {polarity.least_share:.0%} is wanted"
    return Finding("", polarity.path, message, Severity.WARNING)
