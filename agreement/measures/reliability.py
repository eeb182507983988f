"""The reliability data of one field, with every table that its measures share, each made once."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from agreement.measures.conger import pairwise_kappas
from agreement.measures.data import (
    Codes,
    CountPatterns,
    Counts,
    Floats,
    LabelPatterns,
    count_patterns,
    label_patterns,
)
from agreement.measures.result import Scope
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
    categories are the whole scale, used or not. Annotators without any label are left out.
    """

    codes: Codes
    annotators: Sequence[str]
    categories: Sequence[str]
    level: str
    declared: bool
    numbers: Floats | None
    options: Options

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
        return count_patterns(self.codes, self.k)

    @cached_property
    def labels(self) -> LabelPatterns:
        return label_patterns(self.codes)

    @cached_property
    def sizes(self) -> Counts:
        """Labels per unit, shape (units,)."""
        return (self.codes >= 0).sum(axis=1)

    @cached_property
    def label_counts(self) -> Counts:
        """Labels per category, over all units, shape (K,)."""
        return self._counted(self.codes)

    @cached_property
    def pairable_counts(self) -> Counts:
        """Labels per category, over units labelled twice or more, shape (K,)."""
        return self._counted(self.codes[self.sizes >= 2])

    def _counted(self, codes: Codes) -> Counts:
        return np.bincount((codes + 1).reshape(-1), minlength=self.k + 1)[1:]

    @cached_property
    def table(self) -> Counts:
        """Contingency table of the only two annotators, shape (K, K)."""
        return contingency_table(self.codes[:, 0], self.codes[:, 1], self.k)

    @cached_property
    def pair_tables(self) -> Counts:
        """Contingency tables of all pairs, shape (annotators, annotators, K, K)."""
        return pair_tables(self.codes, self.k)

    @cached_property
    def pair_kappas(self) -> Floats:
        return pairwise_kappas(self.pair_tables)

    @cached_property
    def values(self) -> Floats:
        """The numbers given, shape (units, annotators), 0 where missing."""
        numbers = np.zeros(self.k + 1)
        numbers[: self.k] = np.arange(self.k) if self.numbers is None else self.numbers
        return numbers[self.codes]

    @property
    def is_complete(self) -> bool:
        """Nobody left out a unit that another labelled."""
        return bool(np.isin(self.sizes, (0, self.n_annotators)).all())

    @cached_property
    def scope(self) -> Scope:
        sizes = self.sizes.astype(np.int64)
        return Scope(
            n_items=int((sizes >= 2).sum()),
            n_pairs=int((sizes * (sizes - 1) // 2).sum()),
            n_missing=self.codes.size - int(sizes.sum()),
            k_declared=self.k if self.declared else None,
            k_used=int((self.label_counts > 0).sum()),
        )
