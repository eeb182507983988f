"""Merging and dropping categories equals a new analysis of the changed labels."""

from typing import Any

import numpy as np
import pytest

from agreement.measures.analysis import reliability_data
from agreement.measures.kappa import cohen_kappas
from agreement.measures.planning import double_labels_for_width, model_table, plan_next
from tests.agreement.ratings import FAST, analysed, figures, measure

NAMES = ["a", "b", "c", "d"]


def ratings(n_annotators: int) -> list[list[Any]]:
    rng = np.random.default_rng(n_annotators)
    truth = rng.integers(0, 4, 60)[:, None]
    labels = np.where(rng.random((60, n_annotators)) < 0.6, truth, rng.integers(0, 4, (60, n_annotators)))
    found: list[list[Any]] = [[NAMES[label] for label in row] for row in labels]
    found[7][0] = None
    return found


def changed(rows: list[list[Any]], change: dict[str, Any]) -> list[list[Any]]:
    kept, gone = change["categories"][0], change["categories"][-1]
    new = kept if change["change"] == "merge" else None
    return [[new if label == gone else label for label in row] for row in rows]


@pytest.mark.parametrize(("n_annotators", "name"), [(2, "cohen_kappa"), (3, "krippendorff_alpha")])
def test_each_change_equals_brute_force(n_annotators: int, name: str) -> None:
    rows = ratings(n_annotators)
    document = analysed(rows)
    assert len(document["what_if"]) == 10  # six merges and four drops
    for change in document["what_if"]:
        brute = measure(analysed(changed(rows, change)), name)
        assert change["measure"] == name
        assert change["value"] == pytest.approx(brute["value"], abs=1e-12)
        assert change["gain"] == pytest.approx(brute["value"] - figures(document)[name], abs=1e-12)
        for end in ("low", "high"):
            assert change["interval"][end] == pytest.approx(brute["interval"][end], abs=1e-12)


def test_changes_are_ranked_by_what_they_gain() -> None:
    values = [change["value"] for change in analysed(ratings(2))["what_if"]]
    assert values == sorted(values, reverse=True)


def test_three_categories_have_three_merges_and_three_drops() -> None:
    changes = analysed([("a", "a"), ("b", "c"), ("c", "c"), ("a", "b"), ("b", "b")])["what_if"]
    assert sorted(change["change"] for change in changes) == ["drop"] * 3 + ["merge"] * 3


def test_two_categories_or_numbers_are_not_merged() -> None:
    assert analysed([("a", "a"), ("b", "b")])["what_if"] == []
    assert analysed([(1, 1), (2, 2), (3, 3)], level="interval")["what_if"] == []
    assert analysed([("a", None), ("b", None), (None, "c")])["what_if"] == []


def test_leaving_out_an_annotator_equals_an_analysis_without_him() -> None:
    rows = ratings(4)
    document = analysed(rows)
    for index, entry in enumerate(document["leave_one_annotator_out"]):
        rest = analysed([row[:index] + row[index + 1 :] for row in rows])
        alpha = figures(rest)["krippendorff_alpha"]
        assert entry["value"] == pytest.approx(alpha)
        assert entry["change"] == pytest.approx(alpha - figures(document)["krippendorff_alpha"])
        assert entry["annotator"] == f"r{index}"
        assert entry["n_labels"] == sum(row[index] is not None for row in rows)
    assert analysed(ratings(2))["leave_one_annotator_out"] == []


class TestPlanning:
    def test_the_model_has_the_kappa_and_the_shares_asked_for(self) -> None:
        cells = model_table(0.6, [0.7, 0.2, 0.1])
        assert cells.sum() == pytest.approx(1)
        assert cells.sum(axis=0) == pytest.approx([0.7, 0.2, 0.1])
        assert float(cohen_kappas(cells[None]).value[0]) == pytest.approx(0.6)

    def test_as_many_labels_as_planned_give_the_width_wanted(self) -> None:
        plan = double_labels_for_width(kappa=0.6, prevalence=[0.7, 0.3], width=0.25)
        assert plan.expected_width <= 0.25
        rng, cells, widths = np.random.default_rng(0), model_table(0.6, [0.7, 0.3]), []
        for _ in range(60):
            table = rng.multinomial(plan.n, cells.reshape(-1)).reshape(2, 2)
            rows = [(i, j) for i in range(2) for j in range(2) for _ in range(table[i, j])]
            interval = measure(analysed(rows, categories=[0, 1]), "cohen_kappa")["interval"]
            widths.append(interval["high"] - interval["low"])
        assert np.mean(widths) == pytest.approx(0.25, abs=0.02)

    def test_half_the_width_takes_about_four_times_the_labels(self) -> None:
        wide, narrow = (
            double_labels_for_width(kappa=0.6, prevalence=[0.5, 0.5], width=width) for width in (0.2, 0.1)
        )
        assert narrow.n / wide.n == pytest.approx(4, rel=0.1)
        assert wide.n == pytest.approx(wide.large_sample_n, rel=0.1)

    def test_skew_takes_more_labels(self) -> None:
        even, skewed = (
            double_labels_for_width(kappa=0.6, prevalence=shares, width=0.3).n
            for shares in ([0.5, 0.5], [0.95, 0.05])
        )
        assert skewed > 2 * even

    def test_an_analysis_says_how_many_labels_the_next_study_needs(self) -> None:
        document = analysed([("a", "a")] * 20 + [("b", "b")] * 14 + [("a", "b")] * 6)
        plan = document["planning"]
        value = figures(document)["cohen_kappa"]
        again = double_labels_for_width(kappa=value, prevalence=[46 / 80, 34 / 80], width=0.2)
        assert (plan["n"], plan["width"]) == (again.n, 0.2)
        assert plan["n"] > 40

    def test_there_is_no_plan_for_full_agreement_or_for_three(self) -> None:
        assert analysed([("a", "a"), ("b", "b")])["planning"] is None
        assert analysed([("a", "b"), ("b", "a")])["planning"] is None
        assert analysed([("a", "a", "b"), ("b", "a", "b")])["planning"] is None
        assert analysed([(1, 2), (2, 2)], level="interval")["planning"] is None

    @pytest.mark.parametrize(
        ("kappa", "prevalence", "width"),
        [
            (1.0, [0.5, 0.5], 0.2),
            (-0.1, [0.5, 0.5], 0.2),
            (0.6, [1.0], 0.2),
            (0.6, [0.5, 0.6], 0.2),
            (0.6, [1.0, 0.0], 0.2),
            (0.6, [0.5, 0.5], 0.0),
            (0.6, [0.5, 0.5], 2.0),
            (0.6, [0.5, 0.5], 1e-5),
        ],
    )
    def test_what_cannot_be_planned_is_refused(
        self, kappa: float, prevalence: list[float], width: float
    ) -> None:
        with pytest.raises(ValueError, match=r"kappa|shares|width"):
            double_labels_for_width(kappa=kappa, prevalence=prevalence, width=width)


@pytest.mark.parametrize("table", [[[20_000_000, 1], [1, 2]], [[9_999_000, 1], [1, 1]]])
def test_a_plan_that_nobody_could_carry_out_is_none(table: list[list[int]]) -> None:
    """A category seen a few times among millions would ask for more units than there are."""
    codes = np.array([(0, 0), (0, 1), (1, 0), (1, 1)])
    data = reliability_data(
        "nominal", ["a", "b"], ["x", "y"], codes, declared=True, options=FAST, weights=np.ravel(table)
    )
    assert plan_next(data) is None
    with pytest.raises(ValueError, match="needs more than 10000000 units"):
        double_labels_for_width(kappa=0.6, prevalence=[1 - 1e-7, 1e-7], width=0.2)
