"""Gwet, K. L. (2014). Handbook of Inter-Rater Reliability, 4th ed.: four raters, twelve units, seven gaps."""

import pytest

from agreement.measures.conger import conger_kappa
from agreement.measures.data import label_patterns
from agreement.measures.weights import quadratic_weights
from tests.agreement.ratings import analysed, coded, figures, measure

RATINGS = [
    [1, 1, None, 1],
    [2, 2, 3, 2],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [2, 2, 2, 2],
    [1, 2, 3, 4],
    [4, 4, 4, 4],
    [1, 1, 2, 1],
    [2, 2, 2, 2],
    [None, 5, 5, 5],
    [None, None, 1, 1],
    [None, None, 3, None],
]


def test_reproduces_the_printed_coefficients() -> None:
    found = figures(analysed(RATINGS))
    printed = {
        "raw_agreement_item_mean": 0.81818,
        "gwet_ac1": 0.77544,
        "fleiss_kappa": 0.76117,
        "conger_kappa": 0.76282,
        "bennett_s": 0.77273,
        "krippendorff_alpha": 0.74342,
    }
    for name, value in printed.items():
        assert found[name] == pytest.approx(value, abs=6e-6), name
    assert found["raw_agreement"] == pytest.approx(43 / 55)


def test_reproduces_the_printed_errors() -> None:
    document = analysed(RATINGS)
    printed = {
        "raw_agreement_item_mean": 0.12561,
        "gwet_ac1": 0.14295,
        "fleiss_kappa": 0.15302,
        "conger_kappa": 0.14917,
        "bennett_s": 0.14472,
    }
    for name, error in printed.items():
        assert measure(document, name)["standard_error"] == pytest.approx(error, abs=6e-6), name


def test_reproduces_the_printed_intervals_beside_the_jackknife() -> None:
    document = analysed(RATINGS)
    for name, low in (("gwet_ac1", 0.461), ("fleiss_kappa", 0.424), ("conger_kappa", 0.435)):
        (student,) = [i for i in measure(document, name)["intervals"] if i["method"] == "linearised_t"]
        assert (student["low"], student["high"]) == pytest.approx((low, 1.0), abs=6e-4)


def test_quadratic_weights() -> None:
    found = figures(analysed(RATINGS, level="ordinal"))
    assert found["gwet_ac2_quadratic"] == pytest.approx(0.91400, abs=6e-6)
    assert found["gwet_ac2_linear"] == pytest.approx(0.8587391364, abs=1e-9)
    codes, _ = coded(RATINGS)
    conger = conger_kappa(label_patterns(codes), quadratic_weights(5))
    assert float(conger.point().value[0]) == pytest.approx(0.85771, abs=6e-6)
