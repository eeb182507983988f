"""One field of a sealed report: its card, and everything that the report knows of it."""

from typing import Any

from annotation.selectors.pages_answers import Wording
from annotation.selectors.pages_case import readable_name
from annotation.selectors.pages_figures import (
    EXCLUDED,
    decimal,
    figure,
    interval_words,
    main_measure,
    share_words,
    shown_name,
)
from annotation.selectors.pages_heat import confused, confused_codes, heat_table, is_wide

# A larger matrix of annotators is a list of its lowest pairs instead.
MOST_IN_MATRIX, MOST_LISTED = 12, 20
FEWEST_UNITS = 10
LEAST_GAIN = 0.005  # a smaller one reads 0.00
WIDTH, WIDTHS = 0.2, (0.1, 0.2, 0.3, 0.4)
_PAIR_FIGURE = {"nominal": "cohen_kappa", "ordinal": "cohen_kappa_quadratic", "set": "masi_alpha"}
_NO_FIGURE = {
    "name": "", "title": "Agreement", "text": "", "interval": "", "method": "", "value": None, "low": None,
    "high": None, "undefined": "Pairs of annotators stand apart; there is no single figure.",
}  # fmt: skip


def field_card(field: dict[str, Any], *, folded: bool) -> dict[str, Any]:
    """A field in one card: its coefficient, what counts and what does not, and what to be careful about.

    `folded` names nobody who tends to say the same.
    """
    measure = main_measure(field)
    by_name = {found["name"]: found for found in field["measures"]}
    raw = by_name.get("raw_agreement")
    return {
        "key": field["field"],
        "title": field["title"],
        "level": field["level"],
        "between": field["between"],
        "figure": figure(measure) if measure else _NO_FIGURE,
        "raw": figure(raw) if raw else None,
        "n_used": field["n_pairable"],
        "n_all": field["n_items"],
        "excluded": [f"{found['n']} with {EXCLUDED[found['reason']]}" for found in field["excluded"]],
        "warnings": [_caution(warning, folded=folded) for warning in field["warnings"]],
        "plan": plan(field, WIDTH),
    }


def _caution(warning: dict[str, str], *, folded: bool) -> str:
    if folded and warning["code"] == "annotator_constant":
        return (
            "An annotator used one category throughout: kappa with them is 0, or not defined where both did."
        )
    return warning["message"]


def field_detail(
    field: dict[str, Any], words: Wording, *, pair: int | None, slice_key: str, width: float, folded: bool
) -> dict[str, Any]:
    """Everything about one field: all figures, who said what, pairs, categories, slices and what would help."""
    shown = pair if pair is not None else _largest_pair(field)
    table = field["pairs"][shown] if field["pairs"] else None
    heat = None
    if table and table.get("contingency"):
        heat = heat_table(field, shown, table, words, folded=folded)
    return field_card(field, folded=folded) | {
        "figures": [figure(measure) for measure in field["measures"]],
        "heat": heat,
        "is_many": field["n_annotators"] > 2,
        "pairs": [] if folded or heat is None else _pair_choices(field, shown),
        "matrix": None if folded else matrix(field),
        "lowest": [] if folded else _lowest_pairs(field),
        "left_out": [] if folded else _left_out(field),
        "has_kappas": field["n_annotators"] == 2,
        "categories": _categories(field, words) if field["level"] != "set" else [],
        "codes": _codes(field, words) if field["level"] == "set" else [],
        "any_code": _binary(field.get("any_code"), "any code at all") if field["level"] == "set" else None,
        "slices": [_slice(found, field) for found in field["slices"] if slice_key in ("", found["key"])],
        "confused": confused_codes(field, words) if field["level"] == "set" else confused(field, words),
        "changes": _changes(field, words),
        "plan": plan(field, width),
    }


def _largest_pair(field: dict[str, Any]) -> int:
    """The pair of annotators with most cases in common, the first of them where several have."""
    sizes = [pair["n"] for pair in field["pairs"]]
    return sizes.index(max(sizes)) if sizes else 0


def _pair_choices(field: dict[str, Any], shown: int) -> list[dict[str, Any]]:
    return [
        {"index": index, "names": list(map(shown_name, pair["annotators"])), "n": pair["n"],
         "is_shown": index == shown}
        for index, pair in enumerate(field["pairs"])
        if pair["n"]
    ]  # fmt: skip


def matrix(field: dict[str, Any]) -> dict[str, Any] | None:
    """Three annotators or more: each pair's coefficient above the diagonal, cases used of all below."""
    names = sorted({name for pair in field["pairs"] for name in pair["annotators"]})
    if not 3 <= len(names) <= MOST_IN_MATRIX:
        return None
    found = {frozenset(pair["annotators"]): (index, pair) for index, pair in enumerate(field["pairs"])}
    rows = []
    for y, one in enumerate(names):
        cells = []
        for x, other in enumerate(names):
            index, pair = found.get(frozenset((one, other)), (None, None))
            cells.append(_matrix_cell(field, pair, index, place=(x > y) - (x < y)))
        rows.append({"name": shown_name(one), "cells": cells})
    title = figure({"name": _pair_name(field), "value": None, "reason": None})["title"]
    shown = list(map(shown_name, names))
    return {
        "names": shown, "rows": rows, "title": title, "n_all": field["n_items"], "is_wide": is_wide(shown)
    }  # fmt: skip


def _matrix_cell(
    field: dict[str, Any], pair: dict[str, Any] | None, index: int | None, *, place: int
) -> dict[str, Any]:
    if place == 0:
        return {"kind": "self"}
    if pair is None or not pair["n"]:
        return {"kind": "none"}
    if place < 0:
        return {"kind": "used", "n": pair["n"]}
    measure = _pair_measure(field, pair)
    if measure is None:
        return {"kind": "none"}
    shown = figure(measure)
    return {"kind": "figure", "index": index, "text": shown["text"], "undefined": shown["undefined"],
            "interval": shown["interval"], "names": list(map(shown_name, pair["annotators"]))}  # fmt: skip


def _pair_name(field: dict[str, Any]) -> str:
    return _PAIR_FIGURE.get(field["level"], "raw_agreement")


def _pair_measure(field: dict[str, Any], pair: dict[str, Any]) -> dict[str, Any] | None:
    return next((found for found in pair["measures"] if found["name"] == _pair_name(field)), None)


def _lowest_pairs(field: dict[str, Any]) -> list[dict[str, Any]]:
    """Many annotators: the pairs that agree least, those without a figure left out."""
    names = {name for pair in field["pairs"] for name in pair["annotators"]}
    if len(names) <= MOST_IN_MATRIX:
        return []
    known = [(pair, _pair_measure(field, pair)) for pair in field["pairs"] if pair["n"] >= FEWEST_UNITS]
    ranked = sorted(
        ((float(measure["value"]), pair, measure) for pair, measure in known if measure and measure["value"]),
        key=lambda item: (item[0], item[1]["annotators"]),
    )
    return [
        figure(measure) | {"names": list(map(shown_name, pair["annotators"])), "n": pair["n"]}
        for _, pair, measure in ranked[:MOST_LISTED]
    ]


def _left_out(field: dict[str, Any]) -> list[dict[str, Any]]:
    """Alpha without each annotator in turn."""
    return [
        {
            "annotator": shown_name(entry["annotator"]),
            "n_labels": entry["n_labels"],
            "value": decimal(entry["value"]) if entry["value"] is not None else "",
            "change": _signed(entry["change"]) if entry["change"] is not None else "",
        }
        for entry in field["leave_one_annotator_out"]
    ]


def _categories(field: dict[str, Any], words: Wording) -> list[dict[str, Any]]:
    return [
        {
            "title": words.title(field["field"], found["category"]),
            "n_labels": found["n_labels"],
            "prevalence": share_words(found["prevalence"]) if found["prevalence"] is not None else "",
            "positive": _or_nothing(found["positive_agreement"]),
            "kappa": _or_nothing(found["kappa"]),
            "interval": interval_words(found["interval"]),
            "pooled": _or_nothing(found["category_coefficient"]),
            "is_thin": found["n_labels"] < 2,
        }
        for found in field["per_category"]
    ]


def _codes(field: dict[str, Any], words: Wording) -> list[dict[str, Any]]:
    return [
        _binary(found, words.title(field["field"], found["category"]))
        | {"code": found["category"], "n_both": found.get("n_both"), "n_one": found.get("n_one")}
        for found in field["per_category"]
    ]


def _binary(found: dict[str, Any] | None, title: str) -> dict[str, Any]:
    """A code against its absence; too few uses tell nothing, and are said to."""
    if found is None:
        return {}
    by_name = {measure["name"]: measure["value"] for measure in found["measures"]}
    return {
        "title": title,
        "n_labels": found["n_labels"],
        "prevalence": share_words(found["prevalence"]) if found["prevalence"] is not None else "",
        "positive": _or_nothing(found["positive_agreement"]),
        "negative": _or_nothing(by_name.get("negative_agreement")),
        "kappa": _or_nothing(found["kappa"]),
        "ac1": _or_nothing(found["gwet_ac1"]),
        "interval": interval_words(found["interval"]),
        "is_thin": found["n_labels"] < 2,
    }


def _slice(found: dict[str, Any], field: dict[str, Any]) -> dict[str, Any]:
    rows = []
    for entry in found["values"]:
        by_name = {measure["name"]: measure for measure in entry["measures"]}
        main = by_name.get(field["main"])
        raw = by_name.get("raw_agreement")
        rows.append(
            {
                "value": entry["value"],
                "n_used": entry["n_used"],
                "n_cases": entry["n_cases"],
                "is_small": entry["is_small"],
                "is_too_small": entry["n_used"] < FEWEST_UNITS,
                "figure": figure(main) if main else None,
                "raw": figure(raw)["text"] if raw else "",
            }
        )
    too_small = all(row["is_too_small"] for row in rows)
    sizes = ", ".join(f"{row['value']} {row['n_used']}" for row in rows)
    return {
        "key": found["key"],
        "title": readable_name(found["key"]),
        "rows": rows,
        "sizes": sizes if too_small else "",
    }


def _changes(field: dict[str, Any], words: Wording) -> list[dict[str, Any]]:
    """Merges of two categories and drops of one that would raise the figure, most first."""
    found = []
    for change in field.get("what_if") or []:
        if change["gain"] is None or float(change["gain"]) < LEAST_GAIN:
            continue
        titles = [words.title(field["field"], category) for category in change["categories"]]
        shown = figure({"name": change["measure"], "reason": None, **change})
        found.append(
            {"kind": change["change"], "titles": titles, "text": shown["text"], "interval": shown["interval"],
             "measure": shown["title"], "gain": _signed(change["gain"])}
        )  # fmt: skip
    return found[:5]


def plan(field: dict[str, Any], width: float) -> dict[str, Any] | None:
    """About how many double labels would give the field's figure an interval of this width.

    Widths fall with the root of n: from the plan of the report where it is of this figure, else from its interval.
    """
    main = main_measure(field)
    known = _known_width(field, main) if main else None
    if main is None or known is None:
        return None
    n_known, width_known = known
    wanted = [width, *(each for each in WIDTHS if each != width)]
    needed = {each: n_known * (width_known / each) ** 2 for each in wanted}
    return {
        "title": figure(main)["title"],
        "width": width,
        "half": f"{width / 2:.2f}",
        "n": f"{rounded(needed[width]):,}",
        "n_now": field["n_pairable"],
        "is_enough": field["n_pairable"] >= needed[width],
        "more": f"{rounded(max(needed[width] - field['n_pairable'], 0)):,}",
        "choices": [
            {"width": each, "half": f"{each / 2:.2f}", "n": f"{rounded(needed[each]):,}"} for each in WIDTHS
        ],
    }


def _known_width(field: dict[str, Any], main: dict[str, Any]) -> tuple[float, float] | None:
    """A number of doubles and the width of the main figure's interval with so many."""
    planned = field.get("planning")
    if planned and main["name"] == "cohen_kappa":
        return float(planned["n"]), float(planned["width"])
    shown = figure(main)
    if field["n_pairable"] < FEWEST_UNITS or shown["low"] is None or shown["high"] <= shown["low"]:
        return None
    return float(field["n_pairable"]), shown["high"] - shown["low"]


def rounded(number: float) -> int:
    """Two significant digits: more would claim more than is known."""
    return int(float(f"{number:.2g}"))


def _signed(text: str) -> str:
    shown = decimal(text)
    return shown if shown.startswith("−") or not float(f"{float(text):.2f}") else f"+{shown}"


def _or_nothing(value: str | None) -> str:
    return decimal(value) if value is not None else ""
