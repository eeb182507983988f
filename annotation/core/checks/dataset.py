"""The dataset under check: its rows, and what several checks need of each."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from annotation.core.bad_input import bad_row
from annotation.core.case_files import CaseRow
from annotation.core.checks.manifest import Manifest
from annotation.core.checks.plan import Plan
from annotation.core.checks.shingles import numbered_words
from taxonomy.digest import NotCanonical, canonical_bytes


@dataclass(frozen=True)
class Dataset:
    """Cases as read, in file order, with the plan and the manifest they are held against and the file's name."""

    rows: Sequence[CaseRow]
    plan: Plan = field(default_factory=Plan)
    manifest: Manifest | None = None
    source: str = "cases"

    def label(self, index: int) -> str:
        """How a finding names the case: its id, or its row where the id is no text."""
        row, case = self.rows[index]
        case_id = case.get("id")
        return case_id if isinstance(case_id, str) and case_id else f"row {row}"

    @cached_property
    def cases(self) -> list[dict[str, Any]]:
        return [case for _, case in self.rows]

    @cached_property
    def splits(self) -> list[str]:
        """The split of each case as text; empty where there is none."""
        return [split if isinstance(split := case.get("split"), str) else "" for case in self.cases]

    @cached_property
    def canonical_cases(self) -> list[bytes]:
        """Canonical JSON of each case, in file order."""
        return [self._canonical(index, case) for index, case in enumerate(self.cases)]

    @cached_property
    def canonical_inputs(self) -> list[bytes]:
        """Canonical JSON of each case's input, in file order."""
        return [self._canonical(index, case.get("input")) for index, case in enumerate(self.cases)]

    @cached_property
    def input_words(self) -> list[NDArray[np.uint32]]:
        """The normalised words of each case's input as numbers, in file order."""
        return numbered_words(case.get("input") for case in self.cases)

    def _canonical(self, index: int, value: Any) -> bytes:
        try:
            return canonical_bytes(value)
        except NotCanonical as cause:
            message = f"case {self.label(index)!r} has no canonical form: {cause}"
            raise bad_row(self.source, self.rows[index].row, message) from cause
