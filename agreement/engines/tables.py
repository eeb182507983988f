"""The integers that a report stands on, and their sum."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from agreement.engines.plan import REASONS, Panel, Plan
from agreement.measures.tally import Rows, Tally
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json


@dataclass
class FieldTables:
    """One field in one panel: distinct rows of its answers, the same by slice, and the units that make no pair.

    `excluded` counts units by reason; `unanswered` names those of them that no label count names already.
    """

    rows: Tally
    by_slice: dict[str, Tally]
    excluded: dict[str, int]
    unanswered: dict[str, list[int]]

    @classmethod
    def empty(cls, plan: Plan, panel: Panel, n_codes: int) -> "FieldTables":
        sizes = [n_codes + 1] * len(panel.annotators)
        slices = {name: Tally([n_values + 1, *sizes]) for name, n_values in plan.slices_of(panel)}
        return cls(Tally(sizes), slices, dict.fromkeys(REASONS, 0), {"one_answer_only": [], "no_answer": []})

    def add(self, other: "FieldTables") -> None:
        self.rows.merge(other.rows.rows())
        for name, tally in self.by_slice.items():
            tally.merge(other.by_slice[name].rows())
        for reason, n in other.excluded.items():
            self.excluded[reason] += n
        for reason, units in other.unanswered.items():
            self.unanswered[reason] += units


@dataclass
class Tables:
    """Everything that is counted of a stretch of cases; `add` makes two stretches one.

    Units are named by their row's number in the database, in the order of their places.
    """

    fields: dict[tuple[str, str], FieldTables]
    n_labels: dict[str, int]
    unlabelled: dict[str, list[int]]
    n_cases: int = 0
    n_double: int = 0
    n_due: int = 0
    n_complete: int = 0

    @classmethod
    def empty(cls, plan: Plan) -> "Tables":
        return cls(
            fields={
                (panel.between, key): FieldTables.empty(plan, panel, n_codes)
                for panel in plan.panels
                for key, n_codes in plan.fields
            },
            n_labels=dict.fromkeys(plan.names(), 0),
            unlabelled={"no_label": [], "one_label_only": []},
        )

    def add(self, other: "Tables") -> None:
        """Add a later stretch: the order matters to nothing but the lists of units."""
        for key, table in self.fields.items():
            table.add(other.fields[key])
        for name, n in other.n_labels.items():
            self.n_labels[name] += n
        for reason, units in other.unlabelled.items():
            self.unlabelled[reason] += units
        for name in _TOTALS:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def text(self) -> str:
        """Canonical JSON: equal tables give equal texts."""
        return canonical_text(
            {
                "totals": [getattr(self, name) for name in _TOTALS],
                "n_labels": self.n_labels,
                "unlabelled": self.unlabelled,
                "fields": [[*key, _document(table)] for key, table in self.fields.items()],
            }
        )

    @classmethod
    def from_text(cls, plan: Plan, text: str) -> "Tables":
        """The tables that `text` was made of, under the same plan."""
        given = strict_json(text)
        found = cls.empty(plan)
        for name, n in zip(_TOTALS, given["totals"], strict=True):
            setattr(found, name, n)
        found.n_labels |= given["n_labels"]
        found.unlabelled |= given["unlabelled"]
        for between, key, document in given["fields"]:
            _fill(found.fields[between, key], document)
        return found


_TOTALS = ("n_cases", "n_double", "n_due", "n_complete")


def _document(table: FieldTables) -> dict[str, Any]:
    return {
        "rows": _rows(table.rows),
        "slices": {name: _rows(tally) for name, tally in table.by_slice.items()},
        "excluded": table.excluded,
        "unanswered": table.unanswered,
    }


def _fill(table: FieldTables, document: dict[str, Any]) -> None:
    table.rows.merge(_read(document["rows"]))
    for name, tally in table.by_slice.items():
        tally.merge(_read(document["slices"][name]))
    table.excluded |= document["excluded"]
    table.unanswered |= document["unanswered"]


def _rows(tally: Tally) -> list[Any]:
    return [part.tolist() for part in tally.rows()]


def _read(parts: list[Any]) -> Rows:
    return Rows(*(np.array(part, dtype=np.int64) for part in parts))
