"""Real multi-annotator data against figures computed with other libraries, to 1e-9.

Not compared: `alpha_irrcac_se` (a linearised error; ours is the jackknife), `gwet_ac2_ordinal` (Gwet's
ordinal weights; linear and quadratic are offered), `conger_kappa` for two annotators (that is Cohen's
kappa).
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from statistics import median
from typing import Any

import pytest

from agreement.measures.long_fields import Request, analyse_rows
from agreement.measures.reliability import Options
from annotation.core.long_format import LongRow
from tests.agreement.ratings import figures
from tests.agreement.shared_data import long_rows, needs_shared_data, shared_json

EXPECTED = {key: entry for key, entry in shared_json("real/expected.json").items() if not key.startswith("_")}
CODED = [key for key, entry in EXPECTED.items() if entry["level"] != "multi-label set"]
SETS = [key for key, entry in EXPECTED.items() if entry["level"] == "multi-label set"]
OPTIONS = Options(seed=0, resamples=0)

# irrCAC rounds what it returns.
ROUNDED = {"fleiss_kappa_gwet_missing", "gwet_ac1", "conger_kappa", "brennan_prediger"}
NAMES = {
    "raw_agreement_pooled_pairs": "raw_agreement",
    "raw_agreement_item_mean": "raw_agreement_item_mean",
    "fleiss_kappa_gwet_missing": "fleiss_kappa",
    "fleiss_kappa": "fleiss_kappa",
    "gwet_ac1": "gwet_ac1",
    "conger_kappa": "conger_kappa",
    "brennan_prediger": "bennett_s",
    "gwet_ac2_linear": "gwet_ac2_linear",
    "gwet_ac2_quadratic": "gwet_ac2_quadratic",
    "mean_pairwise_cohen_kappa": "light_kappa",
}
ALPHAS = {
    "nominal": {"krippendorff_alpha_nominal": "krippendorff_alpha"},
    "ordinal": {
        "krippendorff_alpha_ordinal": "krippendorff_alpha",
        "krippendorff_alpha_nominal": "krippendorff_alpha_nominal",
        "krippendorff_alpha_interval": "krippendorff_alpha_interval",
    },
}

Rows = list[LongRow]


def rows_of(name: str, field: str, wanted: Callable[[str], bool] = lambda name: True) -> Rows:
    return [
        LongRow(row["item_id"], row["annotator"], field, row["value"].strip(), number)
        for number, row in enumerate(long_rows(name), start=2)
        if row["field"] == field and wanted(row["annotator"])
    ]


def consensus(rows: Rows, annotator: str, of_values: Callable[[list[str]], str]) -> Rows:
    by_item: dict[str, list[str]] = {}
    for row in rows:
        by_item.setdefault(row.item_id, []).append(row.value)
    return [LongRow(item, annotator, rows[0].field, of_values(values), 0) for item, values in by_item.items()]


def majority(values: list[str]) -> str:
    return Counter(values).most_common(1)[0][0]


def derived(key: str) -> tuple[Rows, frozenset[str]]:
    """Rows behind an expected entry, and values left out."""
    name, field = key.split("/")
    field, _, part = field.partition("@")
    nothing: frozenset[str] = frozenset()
    if name == "devai" and part:
        return [row for row in rows_of(name, field) if row.item_id.startswith(f"{part}|")], nothing
    if part == "experts":
        return rows_of(name, field, lambda who: who.startswith("expert")), nothing
    if part == "turkers":
        return rows_of(name, field, lambda who: who.startswith("turker")), nothing
    if part == "gpt4_vs_median_expert":
        experts = rows_of(name, field, lambda who: who.startswith("expert"))
        judge = rows_of(name, field, lambda who: who.startswith("judge:"))
        judged = {row.item_id for row in judge}
        middle = consensus(experts, "human:median_expert", lambda values: str(median(map(int, values))))
        return judge + [row for row in middle if row.item_id in judged], nothing
    if part == "binary":
        return [
            row._replace(value="abusive" if int(row.value) < 0 else "not") for row in rows_of(name, field)
        ], nothing
    if name == "pandalm":
        humans = rows_of(name, "preference", lambda who: who.startswith("annotator"))
        if field == "preference_humans":
            return humans, nothing
        judge = field.removesuffix("_vs_majority")
        labels = rows_of(name, "preference", lambda who: who == judge)
        usable = {row.item_id for row in labels if row.value != "garbage"}
        return labels + [
            row for row in consensus(humans, "human:majority", majority) if row.item_id in usable
        ], frozenset({"garbage"})
    if name == "dices350":
        crowd = rows_of(name, "safe", lambda who: who.startswith("slot"))
        expert = rows_of(name, "safe", lambda who: who == "gold:expert")
        if field == "safe_crowd":
            return crowd, nothing
        return consensus(crowd, "crowd:majority", majority) + expert, nothing
    return rows_of(name, field), frozenset({"Unsure"}) if field == "trajectory_optimality" else nothing


@cache
def document(key: str) -> dict[str, Any]:
    entry = EXPECTED[key]
    rows, left_out = derived(key)
    order = entry["category_order"]
    request = Request(
        level=entry["level"], order=tuple(order) if order else None, exclude=left_out, options=OPTIONS
    )
    (found,) = analyse_rows(rows, source="file", request=request)
    return found


@needs_shared_data
@pytest.mark.parametrize("key", CODED)
def test_coefficients_equal_those_of_other_libraries(key: str) -> None:
    entry, found = EXPECTED[key], figures(document(key))
    compared = 0
    for theirs, ours in (NAMES | ALPHAS[entry["level"]]).items():
        if theirs not in entry or (ours in ("conger_kappa", "light_kappa") and entry["n_annotators"] == 2):
            continue
        tolerance = 2e-5 if theirs in ROUNDED else 1e-9
        assert found[ours] == (entry[theirs] and pytest.approx(entry[theirs], rel=0, abs=tolerance)), ours
        compared += 1
    assert compared >= 6


@needs_shared_data
@pytest.mark.parametrize("key", CODED)
def test_standard_errors_equal_those_of_irrcac(key: str) -> None:
    errors = {m["name"]: m["standard_error"] for m in document(key)["measures"]}
    for ours, theirs in (("fleiss_kappa", "fleiss_kappa_gwet_missing_se"), ("gwet_ac1", "gwet_ac1_se")):
        assert errors[ours] == pytest.approx(EXPECTED[key][theirs], rel=0, abs=2e-5)


@needs_shared_data
@pytest.mark.parametrize("key", CODED)
def test_counts_are_those_of_the_file(key: str) -> None:
    entry, found = EXPECTED[key], document(key)
    measured = found["measures"][0]
    assert measured["n_pairs"] == entry["pairs_compared"]
    assert found["n_pairable"] == entry["n_items_with_2plus"]
    assert found["n_values"] == entry["n_values"]
    counts = {row["category"]: row["n_labels"] for row in found["per_category"] if row["n_labels"]}
    assert counts == entry["label_counts"]


@needs_shared_data
@pytest.mark.parametrize("key", [key for key in CODED if "pairwise" in EXPECTED[key]])
def test_every_pair_of_annotators_has_its_kappas(key: str) -> None:
    found = {frozenset(pair["annotators"]): pair for pair in document(key)["pairs"]}
    for expected in EXPECTED[key]["pairwise"]:
        pair = found[frozenset(expected["pair"])]
        assert pair["n"] == expected["n"]
        values = {entry["name"]: entry["value"] for entry in pair["measures"]}
        for name in ("cohen_kappa", "cohen_kappa_linear", "cohen_kappa_quadratic"):
            if name in expected and name in values:
                wanted = expected[name]
                assert values[name] == (wanted if wanted is None else pytest.approx(wanted, rel=0, abs=1e-9))


@needs_shared_data
@pytest.mark.parametrize("key", SETS)
def test_set_measures_equal_those_of_other_libraries(key: str) -> None:
    entry = EXPECTED[key]
    rows, _ = derived(key)
    (found,) = analyse_rows(rows, source="file", request=Request(level="set", options=OPTIONS))
    values = figures(found)
    assert values["raw_agreement"] == pytest.approx(entry["exact_set_match"], abs=1e-9)
    assert values["jaccard_mean"] == pytest.approx(entry["mean_jaccard_empty_empty_is_1"], abs=1e-9)
    assert values["jaccard_alpha"] == pytest.approx(entry["krippendorff_alpha_jaccard"], abs=1e-9)
    assert values["krippendorff_alpha_nominal"] == pytest.approx(
        entry["krippendorff_alpha_nominal_on_sets"], abs=1e-9
    )
    # There 0.67 and 0.33 stand for 2/3 and 1/3.
    assert values["masi_alpha"] == pytest.approx(entry["krippendorff_alpha_masi_0.67_0.33"], abs=5e-4)
    assert found["n_empty_sets"] == entry["n_empty_sets"]
    assert found["categories"] == entry["codes"]


@needs_shared_data
@pytest.mark.parametrize("key", SETS)
def test_each_code_has_its_own_figures(key: str) -> None:
    rows, _ = derived(key)
    (found,) = analyse_rows(rows, source="file", request=Request(level="set", options=OPTIONS))
    for row in found["per_category"]:
        expected = EXPECTED[key]["per_code"][row["category"]]
        assert row["n_labels"] == expected["label_counts"].get("1", 0)
        assert row["alpha"] == pytest.approx(expected["krippendorff_alpha_nominal"], abs=1e-9)
        assert row["gwet_ac1"] == pytest.approx(expected["gwet_ac1"], abs=2e-5)
        if "mean_pairwise_cohen_kappa" in expected:
            assert row["kappa"] == pytest.approx(expected["mean_pairwise_cohen_kappa"], abs=1e-9)


@needs_shared_data
def test_one_category_between_two_annotators_is_undefined_and_raw_agreement_is_one() -> None:
    pairs = {
        frozenset(pair["annotators"]): pair
        for pair in document("agentrewardbench/trajectory_side_effect")["pairs"]
    }
    for other, n in (("D", 23), ("F", 20)):
        pair = pairs[frozenset({"A", other})]
        values = {entry["name"]: (entry["value"], entry["reason"]) for entry in pair["measures"]}
        assert pair["n"] == n
        assert values["raw_agreement"] == (1.0, None)
        assert values["cohen_kappa"] == (None, "one_category")


@needs_shared_data
def test_an_annotator_name_with_a_blank_stays_an_annotator_of_its_own() -> None:
    names = {
        name
        for pair in document("agentrewardbench/trajectory_success")["pairs"]
        for name in pair["annotators"]
    }
    assert " H" in names
    assert "H" not in names
