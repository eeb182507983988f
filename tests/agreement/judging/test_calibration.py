"""Judges against people: rates, gates, reference, polarity, confidence, slices."""

from typing import Any

import numpy as np
import pytest
from scipy import stats

from agreement.judging.calibration import calibrate_field
from agreement.judging.calibration_files import FieldLabels
from agreement.judging.confidence import confidence_reliability
from agreement.judging.confusion import binary_rates
from agreement.judging.gates import JudgeGates, gates_from, judge_gate
from agreement.judging.human_reference import human_reference
from agreement.judging.judge_report import CalibrationOptions
from agreement.judging.polarity import Polarity, polarity_of
from annotation.core.bad_input import BadInput


def gate(kappa: float | None, tpr: float = 0.95, tnr: float = 0.95, n: int = 30) -> dict[str, Any]:
    interval = None if kappa is None else {"low": kappa - 0.1, "high": kappa + 0.1}
    return judge_gate(kappa=kappa, interval=interval, n_labels=n, rates=(tpr, tnr))


@pytest.mark.parametrize(
    ("kappa", "decision"),
    [(0.39, "REJECT_JUDGE"), (0.40, "ANNOTATE_ONLY"), (0.58, "ANNOTATE_ONLY"), (0.60, "TRUST")],
)
def test_kappa_decides_what_a_judge_may_do(kappa: float, decision: str) -> None:
    assert gate(kappa)["decision"] == decision


def test_a_trusted_judge_works_alone_only_with_high_rates() -> None:
    assert (gate(0.62, tpr=0.85)["promoted"], gate(0.62, tpr=0.85)["autonomous"]) == (True, False)
    assert not gate(0.62, tnr=0.90)["autonomous"]
    assert gate(0.62)["autonomous"]
    assert not gate(0.58)["autonomous"]
    assert not judge_gate(kappa=0.7, interval=None, n_labels=50, rates=None)["autonomous"]


def test_too_few_labels_and_no_kappa_decide_nothing() -> None:
    assert (gate(0.9, n=29)["decision"], gate(0.9, n=29)["reason"]) == (None, "n_below_30")
    assert (gate(None)["decision"], gate(None)["reason"]) == (None, "kappa_undefined")
    assert not gate(0.9, n=29)["promoted"]


def test_the_gate_says_whether_the_interval_reaches_the_next() -> None:
    assert gate(0.55)["reaches"] == {
        "lowest": "ANNOTATE_ONLY", "highest": "TRUST", "next_up": True, "next_down": False,
    }  # fmt: skip
    assert gate(0.45)["reaches"]["next_down"]


def test_the_gate_counts_what_people_labelled_and_not_what_the_judge_made_of_it() -> None:
    labels = labelled("ppff" * 7 + "pp", "ppff" * 6 + "ppfgnp")
    labels.humans["ann"] |= {"q0": "middle", "q5": "middle"}
    (judge,) = calibrate_field(
        labels, ("fail", "middle", "pass"), options=CalibrationOptions(),
        polarity=Polarity(frozenset({"pass"}), frozenset({"fail"})),
    )["judges"]  # fmt: skip
    assert (judge["binary"]["n"], judge["gate"]["n_labels"], judge["gate"]["decision"]) == (26, 30, "TRUST")


def test_gates_are_data() -> None:
    strict = gates_from({"trust": 0.8}, source="g.json")
    assert strict == JudgeGates(trust=0.8)
    assert strict.level_of(0.7) == "ANNOTATE_ONLY"
    for document in ({"kappa": 1}, {"trust": "high"}, {"trust": True}, {"annotate": 0.7}):
        with pytest.raises(BadInput, match=r"^g\.json, field"):
            gates_from(document, source="g.json")


def test_rates_of_a_table_by_hand() -> None:
    found = binary_rates(np.array([[8, 2], [1, 9]]))
    assert [found[key] for key in ("tp", "fn", "fp", "tn")] == [8, 2, 1, 9]
    rates = {"accuracy": 0.85, "precision": 8 / 9, "recall": 0.8, "tpr": 0.8, "tnr": 0.9}
    assert {key: found[key]["value"] for key in rates} == pytest.approx(rates)
    assert found["f1"] == pytest.approx(16 / 19)
    wilson = stats.binomtest(8, 10).proportion_ci(method="wilson")
    assert found["tpr"]["interval"] == pytest.approx([wilson.low, wilson.high])
    empty = binary_rates(np.array([[0, 0], [0, 3]]))
    assert (empty["tpr"]["value"], empty["precision"]["value"], empty["f1"]) == (None, None, None)


def test_people_settle_by_majority_or_by_the_middle() -> None:
    labels = {"a": ["1", "1", "3"], "b": ["1", "2"], "c": ["1", "2", "5"], "d": ["2"]}
    majority = human_reference(labels, method="majority", order=list("12345"))
    assert (majority.answers, majority.unsettled) == ({"a": "1", "d": "2"}, ["b", "c"])
    median = human_reference(labels, method="median", order=list("12345"))
    assert (median.answers, median.unsettled) == ({"a": "1", "c": "2", "d": "2"}, ["b"])


def test_a_ruling_goes_before_what_people_said() -> None:
    labels = {"a": ["1", "1", "3"], "b": ["1", "2"], "c": ["1", "2"]}
    found = human_reference(labels, method="majority", order=list("123"), rulings={"a": "3", "b": "2"})
    assert (found.answers, found.unsettled, found.ruled) == ({"a": "3", "b": "2"}, ["c"], ["a", "b"])


def test_each_person_is_held_to_the_judge_over_ties_too() -> None:
    labels = labelled("ppff", "ppfp")
    labels.humans["ben"] = {"q0": "fail", "q1": "pass", "q2": "fail"}
    (judge,) = calibrate_field(labels, ("fail", "pass"), options=CalibrationOptions())["judges"]
    shares = {one["annotator"]: (one["n"], one["accuracy"]["value"]) for one in judge["people"]}
    assert shares == {"ann": (4, 3 / 4), "ben": (3, 2 / 3)}
    assert judge["people"][1]["kappa"]["value"] == pytest.approx((2 / 3 - 4 / 9) / (1 - 4 / 9))
    assert judge["n_compared"] == 3


def test_polarity_is_asked_for_or_named_by_the_values() -> None:
    def named(*categories: str) -> Polarity | None:
        return polarity_of(categories, positive=(), negative=(), source="f")

    assert named("no", "yes") == Polarity(frozenset({"yes"}), frozenset({"no"}))
    assert named("match", "near_match", "no_match", "needs_human") is not None
    assert named("0", "1") is None
    assert named("no", "yes", "maybe") is None
    asked = polarity_of(list("012"), positive=("2",), negative=("0",), source="f")
    assert asked is not None
    assert [asked.side(value) for value in "012"] == [1, None, 0]
    for positive, negative in ((("2",), ()), (("2",), ("2",)), (("8",), ("9",))):
        with pytest.raises(BadInput, match=r"^f: "):
            polarity_of(list("012"), positive=positive, negative=negative, source="f")


def test_confidence_is_held_to_how_often_it_is_right() -> None:
    found = confidence_reliability([10, 10, 5, 5], [True, False, True, False])
    assert found is not None
    assert [(each["confidence"], each["value"]) for each in found["levels"]] == [(5, 0.5), (10, 0.5)]
    assert found["expected_calibration_error"] == pytest.approx(0.25)
    assert found["brier_score"] == pytest.approx((0 + 1 + 0.25 + 0.25) / 4)
    assert confidence_reliability([], []) is None


def labelled(human: str, judge: str) -> FieldLabels:
    """One person and one judge; each character is the first letter of a value, a blank is no answer."""
    found = FieldLabels("verdict")
    values = {"p": "pass", "f": "fail", "g": "garbage", "n": "needs_human"}
    for party, name, text in ((found.humans, "ann", human), (found.judges, "judge:j", judge)):
        party[name] = {f"q{i}": values[letter] for i, letter in enumerate(text) if letter != " "}
    return found


def report(labels: FieldLabels, **context: Any) -> dict[str, Any]:
    options = CalibrationOptions()
    polarity = Polarity(frozenset({"pass"}), frozenset({"fail"}))
    found = calibrate_field(labels, ["fail", "pass"], options=options, polarity=polarity, **context)
    return found["judges"][0]


def test_garbage_is_counted_and_is_no_label_of_any_kind() -> None:
    found = report(labelled("ppff", "pgfn"))
    assert (found["n"], found["n_infrastructure_error"], found["n_compared"]) == (4, 1, 2)
    assert found["infrastructure_errors"] == {"garbage": 1}
    assert (found["binary"]["tp"], found["binary"]["fn"], found["binary"]["fp"]) == (1, 0, 0)
    assert (found["abstention"]["value"], found["abstention"]["n"]) == (pytest.approx(1 / 3), 3)


def test_low_confidence_is_an_abstention_that_the_reliability_still_shows() -> None:
    found = report(labelled("ppff", "pfff"), confidences={"judge:j": {"q0": 9, "q1": 5, "q2": 9, "q3": 6}})
    assert (found["n_compared"], found["abstention"]["value"]) == (3, 0.25)
    assert [(each["confidence"], each["value"]) for each in found["confidence"]["levels"]] == [
        (5, 0.0), (6, 1.0), (9, 1.0),
    ]  # fmt: skip


def test_only_cases_without_any_human_label_extend_the_corrected_rate() -> None:
    corrected = report(labelled("ppppffff" + " " * 20, "pppfffff" + "p" * 15 + "f" * 5))[
        "corrected_pass_rate"
    ]
    assert (corrected["n_labelled"], corrected["n_unlabelled"]) == (8, 20)
    assert (corrected["human"]["value"], corrected["judge"]["value"]) == (0.5, pytest.approx(18 / 28))
    assert corrected["rogan_gladen"]["value"] == pytest.approx(1.0)


def test_small_slices_show_no_kappa() -> None:
    slices = {("language", "it"): {"q0", "q1", "q2"}, ("language", "en"): {f"q{i}" for i in range(3, 14)}}
    small, large = report(labelled("pf" * 7, "pf" * 7), slices=slices)["slices"]
    assert (small["n_compared"], small["kappa"], small["warnings"]) == (3, None, ["n_below_10"])
    assert (large["n_compared"], large["kappa"]["value"], large["warnings"]) == (11, 1.0, [])


def test_cases_on_which_people_do_not_settle_do_not_extend_the_corrected_rate() -> None:
    labels = labelled("ppff  ", "ppffpf")
    labels.humans["bob"] = {"q0": "fail"}
    corrected = report(labels)["corrected_pass_rate"]
    assert (corrected["n_labelled"], corrected["n_unlabelled"]) == (3, 2)
