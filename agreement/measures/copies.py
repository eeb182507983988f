"""Copied blocks in a long-format file, found over all of its fields at once."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from agreement.measures.blocks import Suspects, suspects
from agreement.measures.data import Codes
from agreement.measures.field_rows import FieldRows

_MOST_CELLS = 20_000_000
_NOTE_LENGTH, _FEWEST_TEXTS = 20, 10


@dataclass(frozen=True)
class Copies:
    """Labels in copied blocks, by unit and annotator of the whole file."""

    found: Suspects
    units: dict[str, int]
    annotators: dict[str, int]

    def of(self, units: dict[str, int], annotators: dict[str, int]) -> Suspects:
        """The same for the units and annotators of one field, in their order."""
        rows = [self.units[unit] for unit in units]
        columns = [self.annotators[name] for name in annotators]
        return Suspects(self.found.mask[np.ix_(rows, columns)], self.found.messages)


def copied_blocks(parts: Sequence[FieldRows]) -> Copies | None:
    """Blocks of identical answers over all fields; None where there are none or fewer than two fields to
    compare.

    Not looked for where fields, units and annotators make more than 20 million cells.
    """
    if len(parts) < 2:
        return None
    every = FieldRows("", [row for part in parts for row in part.rows])
    units, annotators = every.units(), every.annotators()
    if len(parts) * len(units) * len(annotators) > _MOST_CELLS:
        return None
    layers = [_layer(part, units, annotators) for part in parts if not is_free_text(part)]
    notes = [_layer(part, units, annotators) for part in parts if is_free_text(part)]
    answers = np.array(layers).reshape(len(layers), len(units), len(annotators))
    found = suspects(answers, list(annotators), notes)
    return Copies(found, units, annotators) if found.messages else None


def is_free_text(part: FieldRows) -> bool:
    """Notes rather than categories: the texts are long, and rarely used twice."""
    texts = Counter(row.value for row in part.labels)
    length = sum(len(text) for text in texts) / max(len(texts), 1)
    return length >= _NOTE_LENGTH and len(texts) > max(_FEWEST_TEXTS, len(part.labels) // 4)


def _layer(part: FieldRows, units: dict[str, int], annotators: dict[str, int]) -> Codes:
    layer = np.full((len(units), len(annotators)), -1, dtype=np.int32)
    place: dict[str, int] = {}
    layer[part.cells(units, annotators)] = [place.setdefault(row.value, len(place)) for row in part.labels]
    return layer
