"""Faults that users of other tools reported, and the cases that libraries get wrong."""

import json
import math
from typing import Any

import numpy as np
import pytest

from agreement.measures.analysis import analyse_set_field
from agreement.measures.blocks import Suspects
from tests.agreement.ratings import FAST, analysed, figures, measure, unrolled
from tests.agreement.shared_data import needs_shared_data, shared_json


def codes_of(document: dict[str, Any]) -> set[str]:
    return {warning["code"] for warning in document["warnings"]}


class TestOneCategory:
    def test_kappa_pi_and_alpha_are_undefined_and_raw_agreement_is_one(self) -> None:
        document = analysed([("REJECT", "REJECT")] * 5)
        for name in (
            "cohen_kappa",
            "scott_pi",
            "krippendorff_alpha",
            "fleiss_kappa",
            "gwet_ac1",
            "bennett_s",
        ):
            entry = measure(document, name)
            assert (entry["value"], entry["status"], entry["reason"]) == (None, "undefined", "one_category")
        assert figures(document)["raw_agreement"] == 1
        assert "one_category" in codes_of(document)

    def test_ac1_and_s_are_one_with_a_warning_where_two_categories_are_declared(self) -> None:
        document = analysed([("REJECT", "REJECT")] * 5, categories=["APPROVE", "REJECT"])
        for name in ("gwet_ac1", "bennett_s", "pabak"):
            entry = measure(document, name)
            assert entry["value"] == 1
            assert "one_category" in entry["warnings"]
        assert measure(document, "cohen_kappa")["value"] is None

    def test_three_annotators_are_undefined_too(self) -> None:
        document = analysed([("x", "x", "x")] * 4)
        names = ("conger_kappa", "light_kappa", "fleiss_kappa", "krippendorff_alpha")
        assert [measure(document, name)["reason"] for name in names] == ["one_category"] * 4


class TestMissingLabels:
    def test_an_absent_label_is_no_value_of_its_own(self) -> None:
        document = analysed([(1, 1, None), (1, 1, 1), (2, None, 2)])
        assert figures(document)["krippendorff_alpha"] == 1
        assert figures(document)["raw_agreement"] == 1
        assert measure(document, "raw_agreement")["n_pairs"] == 5
        assert measure(document, "raw_agreement")["n_missing"] == 2

    def test_no_overlap_is_undefined_with_the_reason(self) -> None:
        document = analysed([("x", None), (None, "y"), ("y", None)])
        assert {entry["reason"] for entry in document["measures"]} == {"no_overlap"}
        assert document["excluded"] == [{"reason": "one_label_only", "n": 3}]

    def test_no_overlap_of_three_annotators_is_undefined_too(self) -> None:
        document = analysed([("x", None, None), (None, "y", None), (None, None, "x")])
        assert {entry["reason"] for entry in document["measures"]} == {"no_overlap"}

    @pytest.mark.parametrize("level", ["nominal", "ordinal", "interval", "ratio"])
    @pytest.mark.parametrize("ratings", [[("1",), ("2",)], [(None, None)], [(None,)], []])
    def test_fewer_than_two_annotators_is_undefined_with_the_reason(self, level: str, ratings: Any) -> None:
        document = analysed(ratings, level=level)
        assert {entry["reason"] for entry in document["measures"]} == {"too_few_annotators"}

    def test_units_without_labels_are_counted(self) -> None:
        document = analysed([("x", "x"), (None, None), ("y", "x"), ("y", None)])
        assert document["excluded"] == [{"reason": "one_label_only", "n": 1}, {"reason": "no_label", "n": 1}]
        assert (document["n_items"], document["n_pairable"], document["n_values"]) == (4, 2, 5)


class TestOrderOfLevels:
    FIRST = ["low", "low", "medium", "medium", "high", "high"]
    SECOND = ["low", "medium", "medium", "high", "high", "high"]

    def test_weights_follow_the_declared_order(self) -> None:
        ratings = list(zip(self.FIRST, self.SECOND, strict=True))
        found = figures(analysed(ratings, level="ordinal", categories=["low", "medium", "high"]))
        assert found["cohen_kappa"] == pytest.approx(0.5)
        assert found["cohen_kappa_linear"] == pytest.approx(0.625)
        assert found["cohen_kappa_quadratic"] == pytest.approx(0.75)
        assert found["krippendorff_alpha"] == pytest.approx(0.7636, abs=5e-5)

    def test_text_levels_without_an_order_are_refused(self) -> None:
        document = analysed(list(zip(self.FIRST, self.SECOND, strict=True)), level="ordinal")
        assert {entry["reason"] for entry in document["measures"]} == {"unordered_scale"}
        assert {entry["value"] for entry in document["measures"]} == {None}
        (warning,) = document["warnings"]
        assert (warning["code"], warning["value"], warning["unit"]) == ("unordered_scale", "low", "u0")

    def test_levels_that_are_numbers_sort_as_numbers(self) -> None:
        as_text = [("2", "2"), ("2", "10"), ("9", "10"), ("10", "10"), ("9", "9")]
        as_ranks = [(0, 0), (0, 2), (1, 2), (2, 2), (1, 1)]
        found = figures(analysed(as_text, level="ordinal"))
        expected = figures(analysed(as_ranks, level="ordinal", categories=[0, 1, 2]))
        for name in ("cohen_kappa_linear", "cohen_kappa_quadratic", "krippendorff_alpha"):
            assert found[name] == pytest.approx(expected[name])

    def test_a_declared_level_that_nobody_used_counts(self) -> None:
        ratings = [(0, 0), (0, 1), (1, 1), (1, 3), (3, 3)]
        dropped = figures(analysed(ratings, level="ordinal"))["cohen_kappa_quadratic"]
        kept = figures(analysed(ratings, level="ordinal", categories=[0, 1, 2, 3]))["cohen_kappa_quadratic"]
        assert dropped != pytest.approx(kept)

    def test_a_value_that_is_no_number_leaves_the_field_undefined(self) -> None:
        document = analysed([("1", "1"), ("2", "Unsure"), ("nan", "2")], level="interval")
        assert {entry["reason"] for entry in document["measures"]} == {"non_numeric"}
        assert document["warnings"][0]["value"] == "Unsure"


class TestNumbers:
    def test_spellings_of_one_number_are_one_value(self) -> None:
        document = analysed([("0", "00"), ("-0", "0"), ("1", "1.0"), ("2", "2e0")], level="interval")
        assert document["categories"] == ["0", "1", "2"]
        assert figures(document)["raw_agreement"] == 1
        assert figures(document)["icc_2_1"] == pytest.approx(1)

    def test_they_stay_apart_at_nominal_level(self) -> None:
        assert figures(analysed([("0", "00"), ("1", "1")]))["raw_agreement"] == 0.5

    @pytest.mark.parametrize("text", ["nan", "inf", "1_000", "0x1", "1,5", "", "١"])
    def test_what_only_looks_like_a_number_is_none(self, text: str) -> None:
        document = analysed([("1", text), ("2", "2")], level="interval")
        assert document["warnings"][0]["code"] == "non_numeric"

    def test_a_ratio_scale_starts_at_zero(self) -> None:
        assert analysed([("1", "-1"), ("2", "2")], level="ratio")["warnings"][0]["value"] == "-1"

    def test_constant_numbers_have_no_variance(self) -> None:
        document = analysed([("3", "3")] * 4, level="ratio")
        for name in ("icc_2_1", "icc_3_1", "lin_ccc", "kendall_w", "krippendorff_alpha"):
            assert measure(document, name)["reason"] == "zero_variance"

    def test_very_many_distinct_numbers_are_measured_but_not_as_categories(self) -> None:
        rng = np.random.default_rng(0)
        truth = rng.normal(size=(300, 1)) + 9
        ratings = np.round(truth + 0.1 * rng.normal(size=(300, 2)), 6).tolist()
        for level in ("interval", "ratio"):
            document = analysed(ratings, level=level)
            names = figures(document)
            assert names["krippendorff_alpha"] > 0.9
            assert "cohen_kappa" not in names
            assert any(entry["name"] == "cohen_kappa" for entry in document["not_applicable"])


class TestFreeText:
    @pytest.mark.parametrize("n_annotators", [2, 3])
    def test_texts_get_raw_agreement_and_no_kappa(self, n_annotators: int) -> None:
        ratings = [[f"note {unit}"] * n_annotators for unit in range(700)]
        ratings[0][0] = "another"
        ratings.append([None] * n_annotators)
        ratings.append(["alone"] + [None] * (n_annotators - 1))
        document = analysed(ratings)
        found = figures(document)
        assert set(found) == {"raw_agreement", "raw_agreement_item_mean"}
        agreeing = 1 - (n_annotators - 1) / (700 * n_annotators * (n_annotators - 1) / 2)
        assert found["raw_agreement"] == pytest.approx(agreeing)
        assert any(entry["name"] == "krippendorff_alpha" for entry in document["not_applicable"])

    def test_a_few_hundred_categories_are_still_measured(self) -> None:
        document = analysed([(unit % 200, (unit + unit // 350) % 200) for unit in range(400)])
        kappa = measure(document, "cohen_kappa")
        assert kappa["interval"]["method"] == "fleiss_cohen_everitt"
        assert kappa["value"] == pytest.approx(0.875, abs=0.01)


class TestDegenerateTables:
    def test_one_unit_disagreeing_gives_zero_and_a_warning(self) -> None:
        document = analysed([("x", "y")])
        assert figures(document)["cohen_kappa"] == 0
        assert "n_below_30" in codes_of(document)

    def test_a_constant_annotator_gives_exactly_zero_and_a_warning(self) -> None:
        document = analysed([("x", "x")] * 7 + [("x", "y")] * 3)
        assert figures(document)["cohen_kappa"] == 0
        assert "annotator_constant" in codes_of(document)

    def test_all_in_one_cell_off_the_diagonal_gives_zero_and_a_warning(self) -> None:
        document = analysed([("x", "y")] * 6)
        assert figures(document)["cohen_kappa"] == 0
        assert "disjoint_categories" in codes_of(document)

    def test_a_lone_dissenter_gives_alpha_zero_beside_ac1(self) -> None:
        ratings = [(3,) * 5] * 4 + [(3, 3, 3, 1, 3)]
        document = analysed(ratings)
        assert figures(document)["krippendorff_alpha"] == pytest.approx(0, abs=1e-12)
        assert figures(document)["gwet_ac1"] > 0.8
        assert "prevalence_skew" in codes_of(document)

    def test_margins_that_differ_are_named(self) -> None:
        assert "margins_differ" in codes_of(analysed(unrolled([[20, 15], [1, 20]])))
        assert "margins_differ" not in codes_of(analysed(unrolled([[20, 5], [6, 20]])))

    def test_many_missing_labels_are_named(self) -> None:
        ratings: list[tuple[Any, ...]] = [("x", "y")] * 3 + [("x", None)] * 2
        assert "missing_above_20_percent" not in codes_of(analysed(ratings))
        assert "missing_above_20_percent" in codes_of(analysed([*ratings, ("x", None)]))

    def test_thirty_units_are_enough_and_skew_starts_above_four_fifths(self) -> None:
        assert codes_of(analysed([("x", "x")] * 24 + [("y", "y")] * 6)) == set()
        assert codes_of(analysed([("x", "x")] * 25 + [("y", "y")] * 5)) == {"prevalence_skew"}
        assert codes_of(analysed([("x", "x")] * 23 + [("y", "y")] * 6)) == {"n_below_30"}

    def test_an_annotator_with_a_single_label_is_not_called_constant(self) -> None:
        assert "annotator_constant" not in codes_of(analysed([("x", "x"), ("y", None), ("x", None)]))

    def test_kappa_against_zero_has_a_two_sided_p(self) -> None:
        document = analysed(unrolled([[20, 10], [10, 20]]))
        test = document["pairs"][0]["diagnostics"]["kappa_against_zero"]
        assert test["z"] == pytest.approx(2.5820, abs=1e-4)
        assert test["p_value"] == pytest.approx(0.00982, abs=1e-5)

    def test_two_zeros_are_no_distance_apart_on_a_ratio_scale(self) -> None:
        found = figures(analysed([(0, 0), (0, 1), (2, 2)], level="ratio"))["krippendorff_alpha"]
        within, n = 2 * 1.0, 6
        between = 2 * (3 * 1 * 1.0 + 3 * 2 * 1.0 + 1 * 2 / 9)
        assert found == pytest.approx(1 - (n - 1) * within / between)


class TestSets:
    @staticmethod
    def analysed(masks: list[list[int]], codes: str, dtype: Any = np.int64) -> dict[str, Any]:
        units = [str(index) for index in range(len(masks))]
        names = [f"r{index}" for index in range(len(masks[0]))]
        return analyse_set_field(
            field="f",
            units=units,
            annotators=names,
            codes=tuple(codes),
            masks=np.array(masks, dtype),
            options=FAST,
        )

    def test_the_same_codes_are_full_agreement(self) -> None:
        document = self.analysed([[3, 3], [1, 1], [0, 0]], "ab")
        assert set(figures(document).values()) == {1.0}
        assert [row["kappa"] for row in document["per_category"]] == [1.0, 1.0]

    def test_wilson_is_for_sets_that_agree_or_not_and_jaccard_is_neither(self) -> None:
        document = self.analysed([[3, 1], [1, 1], [2, 0], [1, 1]], "ab")
        assert measure(document, "raw_agreement")["interval"]["method"] == "wilson"
        assert measure(document, "jaccard_mean")["interval"]["method"] == "jackknife_t"

    def test_two_empty_sets_agree_and_an_empty_set_is_an_answer(self) -> None:
        document = self.analysed([[0, 0], [1, 0], [2, -1]], "ab")
        assert document["n_pairable"] == 2
        assert document["n_empty_sets"] == 3
        assert figures(document)["jaccard_mean"] == 0.5

    def test_any_code_and_which_code_stand_apart(self) -> None:
        document = self.analysed([[1, 2], [1, 2], [0, 0], [0, 0]], "ab")
        assert document["any_code"]["kappa"] == 1
        which = {entry["name"]: entry["value"] for entry in document["which_code"]["measures"]}
        assert document["which_code"]["n_items"] == 2
        assert which["raw_agreement"] == 0

    def test_more_codes_than_bits_of_an_integer_work(self) -> None:
        names = [f"c{index}" for index in range(80)]
        wide = np.array([[1 << 79, 1 << 79], [1, 1 << 70], [-1, 0], [3, 3]], dtype=object)
        document = analyse_set_field(
            field="f", units=list("1234"), annotators=["a", "b"], codes=names, masks=wide, options=FAST
        )
        assert figures(document)["raw_agreement"] == pytest.approx(2 / 3)
        assert [row["n_labels"] for row in document["per_category"]][-1] == 2

    def test_one_annotator_or_no_label_is_undefined(self) -> None:
        for masks in ([[1], [2]], [[-1, -1]]):
            document = self.analysed(masks, "ab")
            assert {entry["value"] for entry in document["measures"]} == {None}
            assert {entry["reason"] for entry in document["measures"]} == {"too_few_annotators"}


class TestDocument:
    @pytest.mark.parametrize("level", ["nominal", "ordinal", "interval", "ratio"])
    def test_every_leaf_is_a_plain_json_value(self, level: str) -> None:
        rng = np.random.default_rng(0)
        ratings = rng.integers(1, 5, (25, 3)).astype(str).tolist()
        document = analysed(ratings, level=level)
        assert all(type(leaf) in (str, int, float, bool, type(None)) for leaf in leaves(document))
        json.dumps(document, allow_nan=False)

    def test_the_same_seed_gives_the_same_document(self) -> None:
        ratings = np.random.default_rng(1).integers(0, 3, (40, 2)).tolist()
        assert analysed(ratings) == analysed(ratings)

    def test_copied_labels_are_left_out_of_a_second_set_of_figures(self) -> None:
        codes = np.array([[0, 0], [1, 1], [0, 1], [1, 0], [0, 0]], dtype=np.int32)
        mask = np.zeros((5, 2), dtype=bool)
        mask[:2] = True
        from agreement.measures.analysis import analyse_field

        document = analyse_field(
            field="f",
            level="nominal",
            units=list("12345"),
            annotators=["a", "b"],
            categories=["x", "y"],
            codes=codes,
            declared=True,
            options=FAST,
            copied=Suspects(mask, ["look"]),
        )
        rest = document["without_identical_blocks"]
        assert rest["n_labels_left_out"] == 4
        assert rest["measures"][0]["value"] == pytest.approx(1 / 3)
        assert figures(document)["raw_agreement"] == pytest.approx(3 / 5)
        assert ("identical_blocks", "look") in {(w["code"], w["message"]) for w in document["warnings"]}


def leaves(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [leaf for each in value.values() for leaf in leaves(each)]
    if isinstance(value, list | tuple):
        return [leaf for each in value for leaf in leaves(each)]
    return [value]


@needs_shared_data
def test_double_labels_of_a_public_study_give_the_published_kappa() -> None:
    data = shared_json("public/timewarp_visual_info_double_labels.json")
    ratings = [(item["annotator_a"], item["annotator_b"]) for item in data["items"]]
    found = figures(analysed(ratings))
    assert found["raw_agreement"] == pytest.approx(209 / 231)
    assert found["cohen_kappa"] == pytest.approx(data["recomputed"]["cohens_kappa"], abs=1e-12)
    assert math.isclose(found["cohen_kappa"], 0.759, abs_tol=5e-4)
