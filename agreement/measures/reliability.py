"""The reliability data of one field, with every table that its measures share, each made once."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agreement.measures.conger import pairwise_kappas
from agreement.measures.data import (
    Codes,
    CountPatterns,
    Counts,
    Floats,
    LabelPatterns,
    count_patterns,
    counts_of_labels,
    label_patterns,
    sum_of_weights,
)
from agreement.measures.prior import with_prior
from agreement.measures.result import Scope
from agreement.measures.scales import magnitude
from agreement.measures.tables import contingency_table, pair_tables

# More distinct values than this are free text, or numbers.
MOST_NAMES = 500


@dataclass(frozen=True)
class Options:
    """Seed of all resampling, number of bootstrap resamples (0 = none), level of the intervals."""

    seed: int = 0
    resamples: int = 2000
    interval_level: float = 0.95


@dataclass(frozen=True)
class ReliabilityData:
    """Codes of shape (units, annotators), -1 = missing, below len(categories), at a level of measurement.

    `numbers` are the values behind the categories where they are numbers, else None. `declared` says that the
    categories are the whole scale, used or not. Annotators without any label are left out. With `weights`,
    shape (units,), a row of `codes` stands for that many units that were labelled alike, so that any number
    of units takes no more room than their distinct rows.
    """

    codes: Codes
    annotators: Sequence[str]
    categories: Sequence[str]
    level: str
    declared: bool
    numbers: Floats | None
    options: Options
    weights: Counts | None = None

    @property
    def k(self) -> int:
        return len(self.categories)

    @property
    def is_wide(self) -> bool:
        """So many categories that they are texts or numbers rather than categories."""
        return self.k > MOST_NAMES

    @property
    def n_annotators(self) -> int:
        return len(self.annotators)

    @cached_property
    def patterns(self) -> CountPatterns:
        return count_patterns(self.codes, self.k, self.weights)

    @cached_property
    def labels(self) -> LabelPatterns:
        return label_patterns(self.codes, self.weights)

    @cached_property
    def prior_labels(self) -> LabelPatterns:
        """The rows of labels with a prior unit spread over all there could be."""
        return with_prior(self.labels, self.k)

    @cached_property
    def prior_patterns(self) -> CountPatterns:
        """The category counts of `prior_labels`."""
        return counts_of_labels(self.prior_labels, self.k)

    @property
    def n_units(self) -> int:
        return len(self.codes) if self.weights is None else int(self.weights.sum())

    @cached_property
    def sizes(self) -> Counts:
        """Labels per row of `codes`, shape (units,)."""
        return (self.codes >= 0).sum(axis=1)

    def units_among(self, rows: Any) -> int:
        """How many units the marked rows of `codes` stand for."""
        return int(rows.sum() if self.weights is None else self.weights[rows].sum())

    def labels_of(self, annotator: int) -> int:
        """How many labels the annotator gave."""
        return self.units_among(self.codes[:, annotator] >= 0)

    def only(self, rows: Any, columns: Sequence[int]) -> "ReliabilityData":
        """The marked rows of `codes`, and of their labels those by the annotators at `columns`."""
        return replace(
            self,
            codes=self.codes[rows][:, list(columns)],
            annotators=[self.annotators[column] for column in columns],
            weights=None if self.weights is None else self.weights[rows],
        )

    @cached_property
    def label_counts(self) -> Counts:
        """Labels per category, over all units, shape (K,)."""
        return self._counted(np.ones(len(self.codes), dtype=bool))

    @cached_property
    def pairable_counts(self) -> Counts:
        """Labels per category, over units labelled twice or more, shape (K,)."""
        return self._counted(self.sizes >= 2)

    def _counted(self, rows: NDArray[np.bool_]) -> Counts:
        found = (self.codes[rows] + 1).reshape(-1)
        if self.weights is None:
            return np.bincount(found, minlength=self.k + 1)[1:]
        return sum_of_weights(found, np.repeat(self.weights[rows], self.n_annotators), self.k + 1)[1:]

    @cached_property
    def table(self) -> Counts:
        """Contingency table of the only two annotators, shape (K, K)."""
        return contingency_table(self.codes[:, 0], self.codes[:, 1], self.k, self.weights)

    @cached_property
    def pair_tables(self) -> Counts:
        """Contingency tables of all pairs, shape (annotators, annotators, K, K)."""
        return pair_tables(self.codes, self.k, self.weights)

    @cached_property
    def pair_kappas(self) -> Floats:
        return pairwise_kappas(self.pair_tables)

    @cached_property
    def unit(self) -> float:
        """What the numbers are counted in: their own size, so that their squares can be taken; 1 for positions."""
        return 1.0 if self.numbers is None else magnitude(self.numbers)

    def values_of(self, codes: Codes) -> Floats:
        """The numbers behind `codes` in units of `unit`, 0 where missing."""
        numbers = np.zeros(self.k + 1)
        numbers[: self.k] = np.arange(self.k) if self.numbers is None else self.numbers / self.unit
        return numbers[codes]

    @property
    def is_complete(self) -> bool:
        """Nobody left out a unit that another labelled."""
        return bool(np.isin(self.sizes, (0, self.n_annotators)).all())

    @property
    def n_cells(self) -> int:
        """How many labels there could be."""
        return self.n_units * self.n_annotators

    @cached_property
    def complete_values(self) -> Floats:
        """The numbers given, shape (units, annotators), in units of `unit`, where every annotator labelled."""
        complete = (self.codes >= 0).all(axis=1)
        values = self.values_of(self.codes[complete])
        return values if self.weights is None else np.repeat(values, self.weights[complete], axis=0)

    @cached_property
    def scope(self) -> Scope:
        sizes = self.sizes.astype(np.int64)
        standing = np.ones(len(sizes), dtype=np.int64) if self.weights is None else self.weights
        return Scope(
            n_items=int(standing[sizes >= 2].sum()),
            n_pairs=int(standing @ (sizes * (sizes - 1) // 2)),
            n_missing=self.n_cells - int(standing @ sizes),
            k_declared=self.k if self.declared else None,
            k_used=int((self.label_counts > 0).sum()),
        )
