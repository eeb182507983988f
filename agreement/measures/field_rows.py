"""The rows of one field of a long-format file, sorted into labels and what is left out."""

from collections import Counter
from dataclasses import dataclass, field

from annotation.core.long_format import LongRow


@dataclass
class FieldRows:
    """The rows of one field by annotators who count; the labels among them; how many were left out, and
    why.
    """

    name: str
    rows: list[LongRow] = field(default_factory=list)
    labels: list[LongRow] = field(default_factory=list)
    left_out: Counter[tuple[str, str]] = field(default_factory=Counter)

    def units(self) -> dict[str, int]:
        """Index of each unit, in order of first appearance."""
        return {item: index for index, item in enumerate(dict.fromkeys(row.item_id for row in self.rows))}

    def annotators(self) -> dict[str, int]:
        """Index of each annotator, in order of name."""
        return {name: index for index, name in enumerate(sorted({row.annotator for row in self.rows}))}

    def cells(self, units: dict[str, int], annotators: dict[str, int]) -> tuple[list[int], list[int]]:
        """Row and column of each label."""
        return [units[row.item_id] for row in self.labels], [annotators[row.annotator] for row in self.labels]
