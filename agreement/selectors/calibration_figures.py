"""The figures of a sealed calibration in words: rounded, with their interval, or the sentence that says why not."""

from collections.abc import Mapping, Sequence
from typing import Any

from agreement.judging.words import PAIRWISE
from annotation.selectors.pages_figures import decimal, interval_words, percent

NO_FIGURE = {
    "no_better_than_chance": "The judge is no better than chance, so nothing can be corrected.",
    "no_labels": "People found no answers of both kinds in the sample.",
    "nothing_unlabelled": "People judged every answer, so there is nothing to carry over to.",
    "too_few_annotators": "It takes two people or more who judged the same answers.",
    "no_overlap": "No answer was judged by two people and by the judge.",
    "kappa_undefined": "kappa is not defined: one verdict throughout",
}
WARNINGS = {
    "fewer_than_3_annotators": "Two people are the fewest for this test; its authors ask for three.",
    "n_below_30": "Fewer than 30 answers for one of the people: take it as a hint.",
}
DECISIONS = {
    "TRUST": ("Trust this judge", "ok"),
    "ANNOTATE_ONLY": ("Let this judge annotate, not decide", "warn"),
    "REJECT_JUDGE": ("Do not use this judge", "bad"),
    None: ("Too early to decide", "quiet"),
}
SMALL = 30


def share(found: Mapping[str, Any] | None) -> dict[str, Any]:
    """A share in per cent with its Wilson interval; `text` is empty where there is no case."""
    if not found or found["value"] is None:
        return {"text": "", "interval": "", "n": found["n"] if found else 0}
    low, high = found["interval"]
    return {
        "text": percent(found["value"]),
        "interval": f"{float(low) * 100:.0f} to {percent(high)}",
        "n": found["n"],
    }


def kappa(found: Mapping[str, Any] | None) -> dict[str, Any]:
    if not found or found["value"] is None:
        return {"text": "", "interval": ""}
    return {"text": decimal(found["value"]), "interval": interval_words(found["interval"])}


def rate(found: Mapping[str, Any]) -> dict[str, Any]:
    """A corrected rate, or why there is none."""
    if found["value"] is None:
        return {"text": "", "interval": "", "undefined": NO_FIGURE.get(found["reason"], "Not defined.")}
    return {
        "text": percent(found["value"]),
        "interval": interval_words(found["interval"], as_percent=True),
        "undefined": "",
    }


def gate(found: Mapping[str, Any]) -> dict[str, Any]:
    """The gate in words: the decision, why there is none, what the interval still allows, and the gates as data."""
    title, tone = DECISIONS[found["decision"]]
    reason, gates = found["reason"] or "", found["gates"]
    if reason.startswith("n_below_"):
        reason = (
            f"people settled {found['n_labels']} answers, and {reason.removeprefix('n_below_')} are needed"
        )
    return {
        "decision": found["decision"] or "PROVISIONAL",
        "title": title,
        "tone": tone,
        "why": NO_FIGURE.get(reason, reason),
        "promoted": found["promoted"],
        "autonomous": found["autonomous"],
        "reaches": _reaches(found["reaches"]),
        "annotate": decimal(gates["annotate"]),
        "trust": decimal(gates["trust"]),
        "autonomous_above": decimal(gates["autonomous"]),
        "n_labels": found["n_labels"],
        "fewest": f"{float(gates['fewest_labels']):.0f}",
    }


def _reaches(found: Mapping[str, Any] | None) -> str:
    if not found:
        return ""
    if not found["next_up"] and not found["next_down"]:
        return "The whole interval lies within this gate."
    ends = f"{found['lowest']} to {found['highest']}"
    return f"The interval reaches another gate: from {ends}. More labels would tell them apart."


def confusion(whole: Mapping[str, Any], categories: Sequence[str]) -> dict[str, Any]:
    """The table of people against the judge, shaded by share of its row."""
    rows = []
    for name, counts in zip(categories, whole["contingency"], strict=True):
        most = sum(counts) or 1
        cells = [
            {"n": n, "shade": _shade(n / most, agrees=name == other), "says": f"people {name}, judge {other}"}
            for other, n in zip(categories, counts, strict=True)
        ]
        rows.append({"title": name, "cells": cells, "n": sum(counts)})
    return {"titles": list(categories), "rows": rows, "n": whole["n_compared"]}


def _shade(part: float, *, agrees: bool) -> str:
    step = 0 if part == 0 else 1 if part < 0.34 else 2 if part < 0.67 else 3
    return f"heat-{'agree' if agrees else 'differ'}-{step}" if step else ""


def slice_rows(slices: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Each slice with its figures; none but the counts below ten cases, and small ones marked."""
    rows = []
    for found in slices:
        binary = found["binary"]
        rows.append(
            {
                "key": found["slice"],
                "value": found["value"],
                "n": found["n_compared"],
                "accuracy": share(found["accuracy"]),
                "kappa": kappa(found["kappa"]),
                "tpr": share(binary["tpr"]) if binary else share(None),
                "tnr": share(binary["tnr"]) if binary else share(None),
                "too_small": bool(found["warnings"]),
                "small": not found["warnings"] and found["n_compared"] < SMALL,
            }
        )
    return rows


def people(found: Sequence[Mapping[str, Any]], among: Mapping[str, Any] | None) -> dict[str, Any]:
    """The judge beside each person over every answer that both gave, and how far people agree among themselves."""
    kappas = [float(one["kappa"]["value"]) for one in found if one["kappa"]["value"] is not None]
    measures = {one["name"]: one["value"] for one in among["measures"]} if among else {}
    own = next((measures[name] for name in PAIRWISE if measures.get(name) is not None), None)
    return {
        "rows": [
            {
                "name": one["annotator"],
                "n": one["n"],
                "same": share(one["accuracy"]),
                "kappa": kappa(one["kappa"]),
            }
            for one in found
        ],
        "mean": decimal(str(sum(kappas) / len(kappas))) if len(kappas) > 1 else "",
        "among": decimal(own) if own is not None else "",
    }


def alternative(found: Mapping[str, Any]) -> dict[str, Any]:
    """The alternative annotator test, or why there is none."""
    if found["passed"] is None:
        return {"undefined": NO_FIGURE.get(found["reason"], "Not defined.")}
    return {
        "undefined": "",
        "passed": found["passed"],
        "winning_rate": percent(found["winning_rate"]),
        "advantage": percent(found["advantage_probability"]),
        "epsilon": decimal(found["epsilon"]),
        "warnings": [WARNINGS[name] for name in found["warnings"]],
        "annotators": [
            {
                "name": one["annotator"],
                "n": one["n_units"],
                "judge": percent(one["judge_advantage"]),
                "own": percent(one["annotator_advantage"]),
                "p": f"{float(one['p_adjusted']):.3f}",
                "won": one["won"],
            }
            for one in found["annotators"]
        ],
    }


def reliability(found: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """How often the judge was right at each confidence: rows for the table, numbers for the diagram."""
    if not found:
        return None
    levels = [
        {
            "confidence": level["confidence"],
            "stated": level["confidence"] / 10,
            "n": level["n"],
            "right": float(level["value"]),
            "low": float(level["interval"][0]),
            "high": float(level["interval"][1]),
            **{key: share(level)[key] for key in ("text", "interval")},
        }
        for level in found["levels"]
    ]
    return {
        "levels": levels,
        "n": found["n"],
        "error": decimal(found["expected_calibration_error"]),
        "brier": decimal(found["brier_score"]),
    }
