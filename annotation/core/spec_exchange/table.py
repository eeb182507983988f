"""The report on specs as a table: one row a case."""

from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from annotation.core.release_table import Table, csv_bytes

_TEXTS = ("task_id", "verifiers", "deterministic", "confidence", "shape", "sites", "status", "crosstalk",
          "mutation_score")  # fmt: skip


def as_csv(document: Mapping[str, Any]) -> bytes:
    """One row a case with a spec; no cell is a formula."""
    types = {name: pa.string() for name in _TEXTS}
    return csv_bytes(Table(types, [_row(case) for case in document["cases"]]))


def _row(case: Mapping[str, Any]) -> dict[str, Any]:
    shown = {name: "" if case[name] is None else case[name] for name in _TEXTS}
    flag = "yes" if case["deterministic"] else "no"
    return {
        name: str(value)
        for name, value in (shown | {"sites": " ".join(case["sites"]), "deterministic": flag}).items()
    }
