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


class TestBoundaries:
    """What is just enough to be named, and what is just too little."""

    @staticmethod
    def pasted(length: int, distinct: int = 5, lag: int = 100, n: int = 250) -> np.ndarray:
        rng = np.random.default_rng(7)
        answers = rng.integers(10, 60, (2, n, 1))
        run = np.arange(length) % distinct
        answers[:, 20 : 20 + length, 0] = run
        answers[:, 20 + lag : 20 + lag + length, 0] = run
        return answers

    def test_ten_answers_make_a_run_and_nine_do_not(self) -> None:
        (block,) = copied_across_units(self.pasted(10))
        assert block.units == tuple(range(120, 130))
        assert block.annotators == (0,)
        assert copied_across_units(self.pasted(9)) == []

    def test_a_run_needs_three_distinct_answers(self) -> None:
        assert len(copied_across_units(self.pasted(12, distinct=3))) == 1
        assert copied_across_units(self.pasted(12, distinct=2)) == []

    def test_the_longest_of_several_runs_is_named(self) -> None:
        answers = self.pasted(11)
        answers[:, 60:75, 0] = np.arange(15) + 100
        answers[:, 200:215, 0] = np.arange(15) + 100
        (block,) = copied_across_units(answers)
        assert block.units == tuple(range(200, 215))

    def test_of_two_runs_at_one_distance_the_longer_is_named(self) -> None:
        answers = self.pasted(11)
        answers[:, 60:75, 0] = np.arange(15) + 100
        answers[:, 160:175, 0] = np.arange(15) + 100
        (block,) = copied_across_units(answers)
        assert block.units == tuple(range(160, 175))

    def test_a_run_a_thousand_units_further_down_is_no_longer_looked_for(self) -> None:
        assert len(copied_across_units(self.pasted(12, lag=999, n=1200))) == 1
        assert copied_across_units(self.pasted(12, lag=1000, n=1200)) == []

    def test_fewer_than_twenty_answers_hold_no_run_twice(self) -> None:
        answers = np.tile(np.arange(10), 2)[None, :, None].repeat(2, axis=0)
        assert copied_across_units(answers) != []
        assert copied_across_units(answers[:, 1:]) == []

    @staticmethod
    def same(n_same: int, n_near: int, n_other: int = 40) -> np.ndarray:
        """Answers of two annotators in three fields: equal, equal but for one field, different throughout."""
        answers = np.zeros((3, n_same + n_near + n_other, 2), dtype=int)
        units = answers.shape[1]
        answers[:, :, 0] = np.arange(units)
        answers[:, :, 1] = np.arange(units)
        answers[0, n_same : n_same + n_near, 1] += 1000
        answers[:, n_same + n_near :, 1] += 1000
        return answers

    def test_five_identical_answers_are_enough_and_four_are_not(self) -> None:
        (block,) = copied_across_annotators(self.same(5, 0))
        assert block.units == tuple(range(5))
        assert block.expected == pytest.approx((5 / 45) ** 3 * 45)
        assert copied_across_annotators(self.same(4, 0)) == []

    def test_near_answers_speak_for_honest_agreement(self) -> None:
        assert len(copied_across_annotators(self.same(7, 2, n_other=200))) == 1
        assert copied_across_annotators(self.same(6, 2, n_other=200)) == []

    def test_two_and_a_half_times_what_was_expected_is_needed(self) -> None:
        found = copied_across_annotators(self.same(60, 0, n_other=60))
        assert found[0].expected == pytest.approx(120 / 8)
        assert copied_across_annotators(self.same(90, 0, n_other=30)) == []  # 90 of 50.6 expected

    def test_units_that_one_of_the_two_left_out_do_not_count(self) -> None:
        answers = self.same(5, 0)
        answers[1, 0, 0] = -1
        assert copied_across_annotators(answers) == []

    def test_fifty_annotators_are_compared_and_fifty_one_are_not(self) -> None:
        one = self.same(6, 0)
        many = np.concatenate([one, np.full((3, 46, 49), -1)], axis=2)
        assert copied_across_annotators(many[:, :, :50])[0].annotators == (0, 1)
        assert copied_across_annotators(many) == []

    def test_three_equal_notes_are_enough_and_two_are_not(self) -> None:
        notes = np.arange(40).reshape(20, 2)
        notes[:2, 1] = notes[:2, 0]
        assert copied_notes(notes) == []
        notes[2, 1] = notes[2, 0]
        (block,) = copied_notes(notes)
        assert (block.annotators, block.units) == ((0, 1), (0, 1, 2))

    def test_messages_name_who_and_how_many(self) -> None:
        notes = np.full((10, 2), -1)
        notes[:4] = 0
        found = suspects(np.zeros((1, 10, 2), dtype=int), ["ann", "ben"], [notes])
        assert found.messages == [
            "'ann' and 'ben' wrote the same notes on 4 units.",
            "'ann' wrote the same notes on 4 units.",
            "'ben' wrote the same notes on 4 units.",
        ]
        assert found.mask.tolist() == [[True, True]] * 4 + [[False, False]] * 6
