"""Copied blocks are found where they are, and honest agreement is left alone."""

import numpy as np
import pytest

from agreement.measures.blocks import (
    copied_across_annotators,
    copied_across_units,
    copied_notes,
    suspects,
)
from agreement.measures.long_fields import Request, analyse_rows
from agreement.measures.reliability import Options
from annotation.core.long_format import LongRow

FIELDS, UNITS = 4, 300


def answers(agreement: float, seed: int = 0) -> np.ndarray:
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, 5, (FIELDS, UNITS, 1))
    return np.where(rng.random((FIELDS, UNITS, 2)) < agreement, truth, rng.integers(0, 5, (FIELDS, UNITS, 2)))


@pytest.mark.parametrize("agreement", [0.0, 0.5, 0.9, 1.0])
def test_honest_agreement_is_not_suspected(agreement: float) -> None:
    assert suspects(answers(agreement), ["a", "b"]).messages == []


def test_honest_agreement_that_is_easier_on_some_units_is_not_suspected() -> None:
    mixed = answers(0.6)
    mixed[:, :100] = answers(0.9, seed=1)[:, :100]
    assert suspects(mixed, ["a", "b"]).messages == []


def test_answers_taken_over_from_another_annotator_are_found() -> None:
    copied = answers(0.2)
    copied[:, 50:150, 1] = copied[:, 50:150, 0]
    (block,) = copied_across_annotators(copied)
    assert block.annotators == (0, 1)
    assert set(range(50, 150)) <= set(block.units)
    assert block.expected < len(block.units) / 2.5
    found = suspects(copied, ["ann", "ben"])
    assert found.mask[60].all()
    assert "'ann' and 'ben'" in found.messages[0]


def test_one_field_alone_says_nothing() -> None:
    same = np.zeros((1, 50, 2), dtype=int)
    assert copied_across_annotators(same) == []
    assert copied_across_units(same) == []


def test_a_run_pasted_again_further_down_is_found() -> None:
    pasted = answers(0.5)
    pasted[:, 200:230, 0] = pasted[:, 40:70, 0]
    (block,) = copied_across_units(pasted)
    assert block.annotators == (0,)
    assert block.units == tuple(range(200, 230))


def test_a_constant_annotator_pastes_nothing() -> None:
    constant = answers(0.5)
    constant[:, :, 0] = 1
    assert copied_across_units(constant) == []


def test_the_same_notes_by_two_annotators_or_on_several_units_are_found() -> None:
    notes = np.arange(40).reshape(20, 2)
    assert copied_notes(notes) == []
    notes[3:6, 1] = notes[3:6, 0]
    notes[10:13, 1] = 99
    pair, alone = copied_notes(notes)
    assert (pair.annotators, pair.units) == ((0, 1), (3, 4, 5))
    assert (alone.annotators, alone.units) == ((1,), (10, 11, 12))
    notes[:] = -1
    assert copied_notes(notes) == []


def test_a_file_with_copied_notes_shows_figures_with_and_without_them() -> None:
    rng = np.random.default_rng(0)
    rows = []
    for unit in range(40):
        for annotator in ("ann", "ben"):
            who = annotator if unit >= 10 else "ann"
            label = "yes" if unit < 10 else str(rng.choice(["yes", "no"]))
            rows.append(LongRow(f"u{unit}", annotator, "verdict", label, 0))
            rows.append(
                LongRow(f"u{unit}", annotator, "note", f"what {who} saw on case {unit}, at length", 0)
            )
    verdict, _ = analyse_rows(rows, source="f.csv", request=Request(options=Options(resamples=0)))
    (warning,) = [w for w in verdict["warnings"] if w["code"] == "identical_blocks"]
    assert "'ann' and 'ben' wrote the same notes on 10 units" in warning["message"]
    without = verdict["without_identical_blocks"]
    assert without["n_labels_left_out"] == 20
    assert without["measures"][0]["value"] < verdict["measures"][0]["value"]
