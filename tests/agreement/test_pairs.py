"""Every pair of annotators on its own, in full for few pairs and from the table alone for many."""

from typing import Any

import numpy as np
import pytest

from tests.agreement.ratings import analysed, measure


def ratings(n_annotators: int, n: int = 25, k: int = 4) -> list[list[int]]:
    rng = np.random.default_rng(n_annotators)
    truth = rng.integers(0, k, (n, 1))
    return np.where(
        rng.random((n, n_annotators)) < 0.6, truth, rng.integers(0, k, (n, n_annotators))
    ).tolist()


def pair(document: dict[str, Any], first: str, second: str) -> dict[str, Any]:
    return next(each for each in document["pairs"] if each["annotators"] == [first, second])


@pytest.mark.parametrize("n_annotators", [6, 7, 10])
def test_a_pair_is_what_an_analysis_of_the_two_says(n_annotators: int) -> None:
    rows: list[list[Any]] = ratings(n_annotators)
    gaps = [[0, None, *rows[0][2:]], [*rows[0][:4], None, *rows[0][5:]]]
    document = analysed([*rows, *gaps], level="ordinal", categories=[0, 1, 2, 3])
    found = pair(document, "r1", "r4")
    alone = analysed([[row[1], row[4]] for row in rows], level="ordinal", categories=[0, 1, 2, 3])
    assert len(document["pairs"]) == n_annotators * (n_annotators - 1) // 2
    assert found["n"] == 25
    assert found["contingency"] == alone["pairs"][0]["contingency"]
    assert found["diagnostics"] == alone["pairs"][0]["diagnostics"]
    for entry in found["measures"]:
        brute = measure(alone, entry["name"])
        for name in ("value", "observed", "k_used", "k_declared", "n_items", "n_pairs", "n_missing"):
            assert entry[name] == brute[name], (entry["name"], name)
        if entry["name"] != "raw_agreement":
            assert entry["expected"] == pytest.approx(brute["expected"])
            assert entry["standard_error"] == pytest.approx(brute["standard_error"])
    names = ["raw_agreement", "cohen_kappa", "cohen_kappa_linear", "cohen_kappa_quadratic"]
    assert [entry["name"] for entry in found["measures"]] == names
    # Fifteen pairs have intervals, twenty-one have none.
    assert all(bool(entry["intervals"]) is (n_annotators == 6) for entry in found["measures"])


def test_forty_six_pairs_or_more_have_no_tests_and_list_only_who_met() -> None:
    rows: list[list[Any]] = [[0, 1, *[None] * 9], [1, 1, *[None] * 9], *[[None] * 2 + [0, 1, 2] * 3] * 3]
    document = analysed(rows)
    assert len(document["pairs"]) == 1 + 9 * 8 // 2
    assert {entry["diagnostics"] for entry in document["pairs"]} == {None}
    ten = analysed([row[:10] for row in rows])
    assert len(ten["pairs"]) == 45
    assert pair(ten, "r0", "r1")["diagnostics"]["kappa_maximum"] == 0
    assert pair(ten, "r0", "r5")["n"] == 0
    assert {entry["reason"] for entry in pair(ten, "r0", "r5")["measures"]} == {"no_overlap"}


def test_a_pair_that_used_one_category_has_no_kappa() -> None:
    rows = [[0, 0, 1, 0, 1, 0, 1], [0, 0, 1, 1, 1, 0, 0]]
    entry = {m["name"]: m for m in pair(analysed(rows), "r0", "r1")["measures"]}
    assert (entry["raw_agreement"]["value"], entry["cohen_kappa"]["reason"]) == (1, "one_category")
    assert entry["cohen_kappa"]["k_used"] == 1


@pytest.mark.parametrize(("k", "has_table"), [(50, True), (51, False)])
def test_more_than_fifty_categories_have_no_table(k: int, has_table: bool) -> None:
    rows: list[list[Any]] = [[n, n, (n + 1) % k] for n in range(k)]
    rows.append([0, None, 1])
    found = pair(analysed(rows), "r0", "r1")
    assert found["n"] == k
    assert (found["contingency"] is not None) is has_table
    assert bool(found["measures"]) is has_table


class TestLeavingOut:
    def test_three_annotators_are_left_out_in_turn_and_two_are_not(self) -> None:
        rows = ratings(3)
        whole = measure(analysed(rows), "krippendorff_alpha")["value"]
        entries = analysed(rows)["leave_one_annotator_out"]
        assert [entry["annotator"] for entry in entries] == ["r0", "r1", "r2"]
        rest = measure(analysed([row[1:] for row in rows]), "krippendorff_alpha")["value"]
        assert entries[0]["value"] == pytest.approx(rest)
        assert entries[0]["change"] == pytest.approx(rest - whole)
        assert analysed([row[:2] for row in rows])["leave_one_annotator_out"] == []

    def test_without_whom_nothing_varies_there_is_no_value_and_no_change(self) -> None:
        first, *_ = analysed([(1, 0, 0), (0, 0, 0)])["leave_one_annotator_out"]
        assert (first["annotator"], first["value"], first["change"]) == ("r0", None, None)


class TestWhatApplies:
    """The caller can ask which measures apply, and why another does not."""

    @staticmethod
    def refused(document: dict[str, Any]) -> dict[str, str]:
        return {entry["name"]: entry["why"] for entry in document["not_applicable"]}

    def test_two_annotators_with_names(self) -> None:
        document = analysed([("x", "y"), ("y", "y"), ("z", "x")])
        why = self.refused(document)
        assert why["conger_kappa"] == why["light_kappa"] == "is for 3 annotators or more"
        assert why["pabak"] == why["positive_agreement"] == "is for two categories, not 3"
        assert why["gwet_ac2_linear"] == "needs ordinal data, not nominal"
        assert why["icc_2_1"] == "needs interval or ratio data, not nominal"
        assert why["kendall_w"] == "needs interval or ordinal or ratio data, not nominal"
        assert not why.keys() & {entry["name"] for entry in document["measures"]}

    @pytest.mark.parametrize("n_annotators", [2, 3])
    def test_an_ordered_scale(self, n_annotators: int) -> None:
        rows = [(0, 1, 1), (1, 1, 2), (2, 0, 2)]
        document = analysed([row[:n_annotators] for row in rows], level="ordinal", categories=[0, 1, 2])
        of_two = ["cohen_kappa", "cohen_kappa_linear", "cohen_kappa_quadratic", "scott_pi", "mean_difference"]
        of_three = ["conger_kappa", "light_kappa"]
        of_any = [
            "raw_agreement",
            "raw_agreement_item_mean",
            "krippendorff_alpha",
            "krippendorff_alpha_nominal",
            "krippendorff_alpha_interval",
            "gwet_ac1",
            "gwet_ac2_linear",
            "gwet_ac2_quadratic",
            "bennett_s",
            "fleiss_kappa",
            "within_one_agreement",
            "kendall_w",
        ]
        names = {entry["name"] for entry in document["measures"]}
        assert names == {*of_any, *(of_two if n_annotators == 2 else of_three)}

    @pytest.mark.parametrize("level", ["interval", "ratio"])
    @pytest.mark.parametrize("n_annotators", [2, 3])
    def test_very_many_numbers(self, level: str, n_annotators: int) -> None:
        rows = [(n, n + 600, n + 1200)[:n_annotators] for n in range(600)]
        names = {entry["name"] for entry in analysed(rows, level=level)["measures"]}
        of_two = {"lin_ccc", "bland_altman"} if n_annotators == 2 else set()
        raw = {"raw_agreement", "raw_agreement_item_mean"}
        assert names == {*raw, "krippendorff_alpha", "icc_2_1", "icc_3_1", "kendall_w", *of_two}

    def test_three_annotators(self) -> None:
        why = self.refused(analysed([("x", "y", "x"), ("y", "y", "x")]))
        assert why["cohen_kappa"] == why["scott_pi"] == "is for 2 annotators, not 3"
        assert "conger_kappa" not in why
        assert "positive_agreement" not in why

    @pytest.mark.parametrize(("k", "is_measured"), [(50, True), (51, False)])
    def test_numbers_are_categories_up_to_fifty_of_them(self, k: int, is_measured: bool) -> None:
        document = analysed([(n, n) for n in range(k)], level="interval")
        why = self.refused(document)
        assert ("gwet_ac1" not in why) is is_measured
        if not is_measured:
            assert why["gwet_ac1"] == "treats values as categories, and there are 51 distinct ones"
        assert "krippendorff_alpha" not in why

    @pytest.mark.parametrize(("k", "is_measured"), [(500, True), (501, False)])
    def test_texts_are_categories_up_to_five_hundred_of_them(self, k: int, is_measured: bool) -> None:
        document = analysed([(n, n) for n in range(k)])
        assert ("gwet_ac1" in {entry["name"] for entry in document["measures"]}) is is_measured


class TestWhatIfAndPlanning:
    def test_from_three_to_thirty_categories_are_merged(self) -> None:
        def listed(k: int) -> int:
            return len(analysed([(n % k, (n + n // k) % k) for n in range(2 * k)])["what_if"])

        assert (listed(2), listed(3), listed(30), listed(31)) == (0, 6, 10, 0)

    def test_an_ordinal_field_names_the_nominal_alpha_that_is_compared(self) -> None:
        rows = ratings(3, k=3)
        document = analysed(rows, level="ordinal", categories=[0, 1, 2])
        before = measure(document, "krippendorff_alpha_nominal")["value"]
        for change in document["what_if"]:
            assert change["measure"] == "krippendorff_alpha_nominal"
            assert change["gain"] == pytest.approx(change["value"] - before)

    def test_twelve_categories_are_planned_for_and_thirteen_are_not(self) -> None:
        def plan(k: int) -> Any:
            return analysed([(n % k, (n + (n % 5 == 0)) % k) for n in range(3 * k)])["planning"]

        assert plan(12)["width"] == 0.2
        assert plan(13) is None

    def test_a_kappa_of_nothing_is_planned_for_and_one_below_is_not(self) -> None:
        nothing = [(0, 0), (0, 1), (1, 0), (1, 1)]
        assert analysed(nothing)["planning"]["n"] > 300
        assert analysed([*nothing, (0, 1)])["planning"] is None
