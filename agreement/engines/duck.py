"""Counting sealed Parquet files with DuckDB, within a bound of memory: for more labels than one likes to unpack.

DuckDB is optional: `pip install -r requirements-duckdb.txt`.
"""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from agreement.engines.plan import Panel, Plan
from agreement.engines.tables import FieldTables, Tables
from agreement.measures.tally import Rows, Tally

MEMORY = "1GB"


class DuckDBMissing(Exception):
    """Counting Parquet files needs DuckDB, which is not installed."""


def count_files(plan: Plan, files: Sequence[Path], *, memory: str = MEMORY, threads: int = 2) -> Tables:
    """The tables of all stretches in the files; raises DuckDBMissing."""
    try:
        import duckdb
    except ImportError as missing:
        raise DuckDBMissing("DuckDB is not installed: pip install -r requirements-duckdb.txt") from missing
    # What does not fit into memory goes to a folder of its own, not into the one that one happens to stand in.
    with tempfile.TemporaryDirectory() as spill:
        config: dict[str, Any] = {"memory_limit": memory, "threads": threads, "temp_directory": spill}
        with duckdb.connect(config=config) as link:
            return _Counting(link, plan, [str(path) for path in files]).tables()


class _Counting:
    """Every name in the SQL is made here of numbers: no name of a field or person comes into it."""

    def __init__(self, link: Any, plan: Plan, files: list[str]) -> None:
        self._link, self._plan, self._files = link, plan, files
        self._column = {name: index for index, name in enumerate(plan.names())}

    def tables(self) -> Tables:
        found = Tables.empty(self._plan)
        self._count_labels(found)
        for panel in self._plan.panels:
            labels = self._number_of(f"l{self._column[name]}" for name in panel.annotators)
            for place, (key, _) in enumerate(self._plan.fields):
                self._count_answers(found.fields[panel.between, key], panel, place, labels)
        return found

    def _count_labels(self, found: Tables) -> None:
        every = [f"l{index}" for index in self._column.values()]
        humans = [f"l{self._column[name]}" for name, kind in self._plan.annotators if kind == "human"]
        n, sums = self._number_of(every), ", ".join(f"coalesce(sum({column}), 0)" for column in every) or "0"
        totals = self._select(
            f"count(*), count(*) FILTER ({n} >= 2), coalesce(sum(due), 0), "
            f"count(*) FILTER ({self._number_of(humans)} >= due), {sums}"
        ).fetchone()
        found.n_cases, found.n_double, found.n_due, found.n_complete = map(int, totals[:4])
        found.n_labels |= dict(zip(self._column, map(int, totals[4:]), strict=False))
        found.unlabelled = {
            "no_label": self._units(f"{n} = 0"), "one_label_only": self._units(f"{n} = 1")
        }  # fmt: skip

    def _count_answers(self, table: FieldTables, panel: Panel, place: int, labels: str) -> None:
        answers = [f"a{place}_{self._column[name]}" for name in panel.annotators]
        self._group(table.rows, answers)
        for index, (name, _) in enumerate(self._plan.slices):
            if name in table.by_slice:
                self._group(table.by_slice[name], [f"s{index}", *answers])
        given = self._number_of(f"({column} <> 0)" for column in answers)
        reasons = {
            "no_label": f"{labels} = 0",
            "one_label_only": f"{labels} = 1",
            "one_answer_only": f"{labels} >= 2 AND {given} = 1",
            "no_answer": f"{labels} >= 2 AND {given} = 0",
        }
        counts = self._select(
            ", ".join(f"count(*) FILTER ({units})" for units in reasons.values())
        ).fetchone()
        table.excluded = dict(zip(reasons, map(int, counts), strict=True))
        table.unanswered = {
            reason: self._units(reasons[reason]) if table.excluded[reason] else []
            for reason in table.unanswered
        }

    def _group(self, tally: Tally, columns: list[str]) -> None:
        """Distinct rows, how many cases show each, and the place of the first."""
        found = self._select(f"{', '.join(columns)}, count(*), min(place)", "GROUP BY ALL").fetchnumpy()
        parts = [np.asarray(part, dtype=np.int64) for part in found.values()]
        tally.merge(Rows(np.column_stack(parts[:-2]), parts[-2], parts[-1]))

    def _units(self, where: str) -> list[int]:
        return [unit for (unit,) in self._select('"case"', f"WHERE {where} ORDER BY place").fetchall()]

    def _select(self, what: str, how: str = "") -> Any:
        return self._link.execute(f"SELECT {what} FROM read_parquet($1) {how}", [self._files])  # noqa: S608

    @staticmethod
    def _number_of(columns: Any) -> str:
        return "(" + " + ".join(f"{column}::INTEGER" for column in columns) + ")" if columns else "0"
