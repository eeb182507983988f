"""Warnings about the data behind the figures, each with a code and a sentence."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from agreement.measures.blocks import Suspects
from agreement.measures.margins import stuart_maxwell
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import ONE_CATEGORY

N_BELOW_30 = "n_below_30"
PREVALENCE_SKEW = "prevalence_skew"
ANNOTATOR_CONSTANT = "annotator_constant"
MARGINS_DIFFER = "margins_differ"
DISJOINT_CATEGORIES = "disjoint_categories"
MISSING_ABOVE_20_PERCENT = "missing_above_20_percent"
IDENTICAL_BLOCKS = "identical_blocks"

_SKEWED, _MISSING, _SIGNIFICANT, _FEW, _WIDEST = 0.8, 0.2, 0.05, 30, 50


class Caution(NamedTuple):
    """A warning: its code and what a reader should know."""

    code: str
    message: str

    def as_dict(self) -> dict[str, Any]:
        return dict(self._asdict())


def on_measures(found: Sequence[Caution]) -> list[str]:
    """Codes of the warnings about the data that bear on every single figure."""
    return [caution.code for caution in found if caution.code in (N_BELOW_30, PREVALENCE_SKEW)]


def cautions(data: ReliabilityData) -> list[Caution]:
    """Every warning that this data deserves, in a fixed order."""
    found = [
        _few_units(data),
        _one_category(data),
        _skew(data),
        _constant_annotators(data),
        _margins(data),
        _disjoint(data),
        _missing(data),
    ]
    return [caution for caution in found if caution is not None]


def set_cautions(data: ReliabilityData) -> list[Caution]:
    """The warnings that make sense where each distinct set of codes is a category of its own."""
    found = [_few_units(data), _one_category(data), _skew(data), _constant_annotators(data), _missing(data)]
    return [caution for caution in found if caution is not None]


def copied_cautions(copied: Suspects | None) -> list[Caution]:
    """One warning per copied block."""
    return [Caution(IDENTICAL_BLOCKS, message) for message in (copied.messages if copied else [])]


def _few_units(data: ReliabilityData) -> Caution | None:
    n = data.scope.n_items
    if n >= _FEW:
        return None
    if not n:
        return Caution(N_BELOW_30, "No unit was labelled twice or more; nothing can be compared.")
    units = "Only 1 unit was" if n == 1 else f"Only {n} units were"
    return Caution(N_BELOW_30, f"{units} labelled twice or more; read the intervals, not the values.")


def _one_category(data: ReliabilityData) -> Caution | None:
    used = np.flatnonzero(data.pairable_counts)
    if len(used) != 1:
        return None
    name = data.categories[used[0]]
    return Caution(
        ONE_CATEGORY, f"Only the category {name!r} was used: agreement beyond chance is not defined."
    )


def _skew(data: ReliabilityData) -> Caution | None:
    counts = data.pairable_counts
    if not counts.sum() or data.level in ("interval", "ratio"):
        return None
    share = counts.max() / counts.sum()
    if share <= _SKEWED:
        return None
    name = data.categories[int(counts.argmax())]
    return Caution(
        PREVALENCE_SKEW,
        f"{share:.0%} of the labels of units labelled twice or more are {name!r}: kappa can be low although nearly all "
        "labels agree. Read raw agreement, specific agreement and AC1 beside it.",
    )


def _constant_annotators(data: ReliabilityData) -> Caution | None:
    if data.scope.k_used < 2:
        return None
    names = [
        name
        for index, (name, column) in enumerate(zip(data.annotators, data.codes.T, strict=True))
        if data.labels_of(index) > 1 and len(np.unique(column[column >= 0])) == 1
    ]
    if not names:
        return None
    return Caution(
        ANNOTATOR_CONSTANT,
        f"{_listed(names)} used one category throughout: kappa with them is 0, or not defined where both did.",
    )


def _margins(data: ReliabilityData) -> Caution | None:
    if data.n_annotators != 2 or data.level in ("interval", "ratio") or data.k > _WIDEST:
        return None
    test = stuart_maxwell(data.table)
    if test is None or not test.p_value < _SIGNIFICANT:
        return None
    return Caution(
        MARGINS_DIFFER,
        f"The two annotators use the categories differently often (Stuart-Maxwell p = {test.p_value:.2g}).",
    )


def _disjoint(data: ReliabilityData) -> Caution | None:
    if data.n_annotators != 2 or data.is_wide or not data.table.sum():
        return None
    if ((data.table.sum(axis=0) > 0) & (data.table.sum(axis=1) > 0)).any():
        return None
    return Caution(DISJOINT_CATEGORIES, "The two annotators have no category in common.")


def _missing(data: ReliabilityData) -> Caution | None:
    n_cells, n_missing = data.n_cells, data.scope.n_missing
    if not n_cells or n_missing <= _MISSING * n_cells:
        return None
    return Caution(
        MISSING_ABOVE_20_PERCENT,
        f"{n_missing} of {n_cells} possible labels are missing ({n_missing / n_cells:.0%}).",
    )


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(map(repr, names[:5]))
    return shown if len(names) <= 5 else f"{shown} and {len(names) - 5} more"
