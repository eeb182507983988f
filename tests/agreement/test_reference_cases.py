"""Every published or exactly computed case whose metric is offered; the others are listed with the reason."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from agreement.measures import categories, conger, gwet, icc, intervals, kappa, kendall, margins, raw
from agreement.measures.alpha import count_disagreement, interval_alpha, label_disagreement
from agreement.measures.data import CountPatterns, count_patterns, label_patterns
from agreement.measures.distances import nominal_distances, ratio_distances
from agreement.measures.sets import jaccard_distances, masi_distances, set_codes
from agreement.measures.tables import pair_tables
from agreement.measures.weights import linear_weights, quadratic_weights
from tests.agreement.ratings import coded, unrolled
from tests.agreement.shared_data import needs_shared_data, shared_json

NOT_OFFERED = {
    "krippendorff_alpha_ordinal_ci_pair_bootstrap": "resamples pairs of one unit as if they were independent",
    "ICC(1,k)": "reliability of a mean of k labels; one label is what a study stores",
    "ICC(3,k)": "reliability of a mean of k labels; one label is what a study stores",
    "ICC(1,1)_ci": "one-way model: annotators of a study are known, so the two-way forms apply",
    "lin_ccc_unbiased": "moments over n - 1; Lin (1989) uses n",
    "fleiss_kappa_z_null": "a test of Fleiss' kappa against 0; its interval is given instead",
}


def table(case: dict[str, Any]) -> np.ndarray:
    return np.array(case["data"])


def codes_of(case: dict[str, Any]) -> tuple[np.ndarray, int]:
    data = unrolled(case["data"]) if case["kind"] == "table" else case["data"]
    wanted = list(range(len(case["data"]))) if case["kind"] == "table" else None
    codes, names = coded(data, wanted)
    return codes, len(names)


def patterns(case: dict[str, Any]) -> CountPatterns:
    if case["kind"] == "counts":
        return CountPatterns(np.array(case["data"]), np.ones(len(case["data"]), dtype=int))
    return count_patterns(*codes_of(case))


def numbers(case: dict[str, Any]) -> np.ndarray:
    return np.array([[np.nan if v is None else v for v in row] for row in case["data"]], dtype=float)


def weights_of(case: dict[str, Any], k: int) -> np.ndarray:
    given = case["params"]
    if "disagreement_weights" in given:
        disagreement = np.array(given["disagreement_weights"], dtype=float)
        return 1 - disagreement / disagreement.max()
    if "agreement_weights" in given:
        return np.array(given["agreement_weights"], dtype=float)
    return {"linear": linear_weights, "quadratic": quadratic_weights}[given["weights"]](k)


def value(statistic: Any) -> float:
    return float(statistic.point().value[0])


def cohen(case: dict[str, Any], weights: np.ndarray | None = None) -> float:
    return float(kappa.cohen_kappas(table(case)[None].astype(float), weights).value[0])


def shares(case: dict[str, Any], chance: gwet.Chance, weights: str = "identity") -> float:
    found = patterns(case)
    k = found.counts.shape[1]
    return value(gwet.share_statistic(found, named_weights(weights, k), chance))


def shares_error(case: dict[str, Any], chance: gwet.Chance) -> float:
    found = patterns(case)
    return gwet.share_error(found, np.eye(found.counts.shape[1]), chance)


def named_weights(name: str, k: int) -> np.ndarray:
    return {"identity": np.eye, "linear": linear_weights, "quadratic": quadratic_weights}[name](k)


def conger_value(case: dict[str, Any], weights: str = "identity") -> float:
    codes, k = codes_of(case)
    return value(conger.conger_kappa(label_patterns(codes), named_weights(weights, k)))


def conger_se(case: dict[str, Any]) -> float:
    codes, k = codes_of(case)
    return conger.conger_error(label_patterns(codes), np.eye(k))


def alpha(case: dict[str, Any], distances: np.ndarray | None = None) -> float:
    found = patterns(case)
    distances = nominal_distances(found.counts.shape[1]) if distances is None else distances
    return float(count_disagreement(found, distances).alpha().value[0])


def alpha_interval(case: dict[str, Any]) -> float:
    values = numbers(case)
    return value(interval_alpha(np.nan_to_num(values), np.isfinite(values)))


def alpha_ratio(case: dict[str, Any]) -> float:
    values = numbers(case)
    distinct = np.unique(values[np.isfinite(values)])
    return alpha(case, ratio_distances(distinct))


def alpha_sets(case: dict[str, Any], distances: Callable[[np.ndarray], np.ndarray]) -> float:
    members, codes = members_of(case["data"])
    return float(label_disagreement(label_patterns(codes), distances(members)).alpha().value[0])


def members_of(ratings: list[list[list[str]]]) -> Any:
    names = sorted({code for row in ratings for codes in row for code in codes})
    masks = [[sum(1 << names.index(code) for code in codes) for codes in row] for row in ratings]
    return set_codes(np.array(masks, dtype=np.int64), len(names))


def masi(case: dict[str, Any]) -> float:
    members, codes = members_of([case["data"]])
    return float(masi_distances(members)[codes[0, 0], codes[0, 1]])


def percent(case: dict[str, Any]) -> float:
    if case["kind"] == "ratings_sets":
        members, codes = members_of(case["data"])
        return value(raw.item_mean_label_agreement(label_patterns(codes), np.eye(len(members))))
    found = patterns(case)
    return value(raw.item_mean_agreement(found, np.eye(found.counts.shape[1])))


def percent_error(case: dict[str, Any]) -> float:
    found = patterns(case)
    return gwet.agreement_error(found, np.eye(found.counts.shape[1]))


def light(case: dict[str, Any]) -> float:
    codes, k = codes_of(case)
    return conger.light_kappa(conger.pairwise_kappas(pair_tables(codes, k)))[0]


def errors(case: dict[str, Any], weights: np.ndarray | None = None) -> kappa.KappaErrors:
    return kappa.kappa_errors(table(case), np.eye(len(table(case))) if weights is None else weights)


def bound(case: dict[str, Any], end: str) -> float:
    interval = intervals.wald(cohen(case), errors(case).standard_error, level=0.95, method="x")
    return getattr(interval, end)


def student_bounds(case: dict[str, Any], point: float, error: float) -> list[float]:
    n = int(patterns(case).weights.sum())
    interval = intervals.student(point, error, n, level=0.95, method="x")
    return [interval.low, interval.high]


def two_by_two(case: dict[str, Any]) -> np.ndarray:
    return kappa.collapse(table(case), case["params"]["category_index"])


def category_coefficient(case: dict[str, Any]) -> float:
    binary = categories.binary(patterns(case), case["params"]["category_index"])
    return value(gwet.share_statistic(binary, np.eye(2), gwet.fleiss_chance))


def ratings(case: dict[str, Any]) -> np.ndarray:
    return np.array(case["data"], dtype=float)


def squares(case: dict[str, Any]) -> icc.MeanSquares:
    return icc.mean_squares(ratings(case))


METRICS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "cohen_kappa": cohen,
    "scott_pi": lambda c: float(kappa.scott_pis(table(c)[None].astype(float)).value[0]),
    "bennett_s": lambda c: float(kappa.bennett_s(table(c)[None].astype(float)).value[0]),
    "pabak": lambda c: float(kappa.bennett_s(table(c)[None].astype(float)).value[0]),
    "gwet_ac1": lambda c: shares(c, gwet.gwet_chance),
    "gwet_ac1_multi": lambda c: shares(c, gwet.gwet_chance),
    "gwet_ac2_quadratic": lambda c: shares(c, gwet.gwet_chance, "quadratic"),
    "brennan_prediger_multi": lambda c: shares(c, gwet.uniform_chance),
    "randolph_kappa": lambda c: shares(c, gwet.uniform_chance),
    "fleiss_kappa": lambda c: shares(c, gwet.fleiss_chance),
    "fleiss_kappa_quadratic": lambda c: shares(c, gwet.fleiss_chance, "quadratic"),
    "fleiss_kappa_category": category_coefficient,
    "conger_kappa": conger_value,
    "conger_kappa_quadratic": lambda c: conger_value(c, "quadratic"),
    "light_kappa": light,
    "gwet_ac1_multi_se": lambda c: shares_error(c, gwet.gwet_chance),
    "fleiss_kappa_se_gwet": lambda c: shares_error(c, gwet.fleiss_chance),
    "brennan_prediger_multi_se": lambda c: shares_error(c, gwet.uniform_chance),
    "conger_kappa_se_gwet": conger_se,
    "percent_agreement_se": percent_error,
    "gwet_ac1_multi_ci_t": lambda c: student_bounds(
        c, shares(c, gwet.gwet_chance), shares_error(c, gwet.gwet_chance)
    ),
    "fleiss_kappa_ci_t": lambda c: student_bounds(
        c, shares(c, gwet.fleiss_chance), shares_error(c, gwet.fleiss_chance)
    ),
    "conger_kappa_ci_t": lambda c: student_bounds(c, conger_value(c), conger_se(c)),
    "percent_agreement": percent,
    "expected_agreement_cohen": lambda c: float(kappa.cohen_kappas(table(c)[None].astype(float)).expected[0]),
    "kappa_max": lambda c: kappa.kappa_maximum(table(c)),
    "weighted_kappa_matrix": lambda c: cohen(c, weights_of(c, len(c["data"]))),
    "weighted_kappa_linear": lambda c: cohen(c, linear_weights(len(c["data"]))),
    "weighted_kappa_quadratic": lambda c: cohen(c, quadratic_weights(len(c["data"]))),
    "cohen_kappa_se": lambda c: errors(c).standard_error,
    "cohen_kappa_se_null": lambda c: errors(c).null_standard_error,
    "weighted_kappa_se": lambda c: errors(c, weights_of(c, len(c["data"]))).standard_error,
    "cohen_kappa_ci_lower": lambda c: bound(c, "low"),
    "cohen_kappa_ci_upper": lambda c: bound(c, "high"),
    "category_kappa": lambda c: float(kappa.cohen_kappas(two_by_two(c)[None].astype(float)).value[0]),
    "category_pi": lambda c: float(kappa.scott_pis(two_by_two(c)[None].astype(float)).value[0]),
    "negative_agreement": lambda c: value(raw.specific_agreement(patterns(c), 1)),
    "prevalence_index": lambda c: margins.prevalence_index(table(c)),
    "stuart_maxwell_chi2": lambda c: margins.stuart_maxwell(table(c)).statistic,
    "bhapkar_chi2": lambda c: margins.bhapkar(table(c)).statistic,
    "bowker_chi2": lambda c: margins.bowker(table(c)).statistic,
    "mcnemar_chi2_corrected": lambda c: margins.mcnemar(table(c)).statistic,
    "krippendorff_alpha_nominal": alpha,
    "krippendorff_alpha_interval": alpha_interval,
    "krippendorff_alpha_ratio": alpha_ratio,
    "krippendorff_alpha_matrix": lambda c: alpha(c, np.array(c["params"]["distance"], dtype=float)),
    "krippendorff_alpha_masi": lambda c: alpha_sets(c, masi_distances),
    "krippendorff_alpha_jaccard": lambda c: alpha_sets(c, jaccard_distances),
    "krippendorff_alpha_nominal_se_jackknife": lambda c: count_disagreement(
        patterns(c), nominal_distances(patterns(c).counts.shape[1])
    ).jackknife_error(),
    "n_pairable_values": lambda c: float(patterns(c).pairable().weights @ patterns(c).pairable().sizes),
    "masi_distance": masi,
    "ICC(2,1)": lambda c: icc.icc_2_1(squares(c)),
    "ICC(3,1)": lambda c: icc.icc_3_1(squares(c)),
    "ICC(2,1)_ci": lambda c: list(icc.icc_2_1_interval(squares(c), 0.95)),
    "anova_BMS": lambda c: squares(c).between,
    "anova_WMS": lambda c: squares(c).within,
    "anova_EMS": lambda c: squares(c).error,
    "lin_ccc": lambda c: icc.lin_ccc(*ratings(c).T),
    "kendall_w": lambda c: kendall.kendall_w(ratings(c)),
    "kendall_w_ties": lambda c: kendall.kendall_w(ratings(c)),
    "kendall_w_no_tie_correction": lambda c: kendall.kendall_w(ratings(c), correct_ties=False),
}

CASES = shared_json("cases/reference_cases.json").get("cases", [])


@needs_shared_data
@pytest.mark.parametrize("case", [c for c in CASES if c["metric"] in METRICS], ids=lambda c: c["id"])
def test_the_case_holds(case: dict[str, Any]) -> None:
    found = METRICS[case["metric"]](case)
    if "undefined" in case["params"]:
        assert math.isnan(found)
        return
    if case["expected"] is not None:
        assert found == pytest.approx(case["expected"], rel=0, abs=case["tolerance"])
    if case["expected_exact"] is not None:
        assert found == pytest.approx(case["expected_exact"], rel=0, abs=case["exact_tolerance"] or 1e-9)


@needs_shared_data
def test_every_metric_is_offered_or_listed_with_the_reason() -> None:
    named = {case["metric"] for case in CASES}
    assert named <= METRICS.keys() | NOT_OFFERED.keys()
    assert not METRICS.keys() & NOT_OFFERED.keys()
