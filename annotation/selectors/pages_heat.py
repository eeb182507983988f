"""Contingency tables as heat tables, and the table of reason codes. A cell's shade is one of six classes."""

import math
from collections.abc import Sequence
from typing import Any

from annotation.selectors.adjudication import CaseRecord
from annotation.selectors.pages_answers import Wording
from annotation.selectors.pages_figures import decimal, interval_words

SHADES, MOST_CATEGORIES = 5, 8


def heat_table(
    field: dict[str, Any], index: int, pair: dict[str, Any], words: Wording, *, folded: bool
) -> dict[str, Any]:
    """Pair `index` of a field: rows by its first annotator. `folded` adds both directions up, naming nobody."""
    counts, categories = _used(pair["contingency"], field["categories"])
    if folded:
        counts = _fold(counts)
    most = max((count for row in counts for count in row), default=0)
    titles = [words.title(field["field"], category) for category in categories]
    rows = [
        {
            "title": titles[y],
            "cells": [
                _cell(count, most, (categories[y], categories[x]), (titles[y], titles[x]))
                | {"hidden": folded and x < y}
                for x, count in enumerate(row)
            ],
        }
        for y, row in enumerate(counts)
    ]
    return {
        "pair": index,
        "titles": titles,
        "rows": rows,
        "n": pair["n"],
        "names": [] if folded else list(pair["annotators"]),
    }


def _used(counts: Sequence[Sequence[int]], categories: Sequence[str]) -> tuple[list[list[int]], list[str]]:
    """The table as it is, or only the categories in use where it would be too wide to read."""
    keep = list(range(len(categories)))
    if len(keep) > MOST_CATEGORIES:
        keep = [at for at in keep if sum(counts[at]) + sum(row[at] for row in counts)]
    return [[counts[y][x] for x in keep] for y in keep], [categories[at] for at in keep]


def _fold(counts: list[list[int]]) -> list[list[int]]:
    size = range(len(counts))
    return [
        [counts[y][x] if x == y else counts[y][x] + counts[x][y] if x > y else 0 for x in size] for y in size
    ]


def _cell(count: int, most: int, pair: tuple[str, str], titles: tuple[str, str]) -> dict[str, Any]:
    """One cell: the categories by first and second annotator, their titles, and its shade by its share of the most."""
    shade = math.ceil(SHADES * count / most) if count else 0
    agrees = pair[0] == pair[1]
    return {
        "n": count,
        "first": pair[0],
        "second": pair[1],
        "says": ", ".join(titles),
        "agrees": agrees,
        "shade": f"heat-{'agree' if agrees else 'differ'}-{shade}",
    }


def most_confused(tables: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The off-diagonal cell with the most cases, as long as there is one."""
    cells = [
        cell | {"pair": table["pair"]}
        for table in tables
        for row in table["rows"]
        for cell in row["cells"]
        if not cell["agrees"] and cell["n"]
    ]
    return max(cells, key=lambda cell: cell["n"], default=None)


def code_rows(field: dict[str, Any], words: Wording, records: list[CaseRecord]) -> list[dict[str, Any]]:
    """Each code with how often both gave it and only one did, its agreement and its kappa."""
    between = set(field["annotators"])
    sets = [
        [set(label.answers[field["field"]]) for label in record.labels
         if label.annotator in between and label.answers.get(field["field"]) is not None]
        for record in records
    ]  # fmt: skip
    doubles = [given for given in sets if len(given) > 1]
    rows = []
    for found in field["per_category"]:
        code = found["category"]
        n_both = sum(all(code in given for given in answers) for answers in doubles)
        n_some = sum(any(code in given for given in answers) for answers in doubles) - n_both
        kappa = found.get("kappa")
        positive = found.get("positive_agreement")
        rows.append(
            {
                "code": code,
                "title": words.title(field["field"], code),
                "n_both": n_both,
                "n_one": n_some,
                "positive": decimal(positive) if positive is not None else "",
                "kappa": decimal(kappa) if kappa is not None else "",
                "interval": interval_words(found.get("interval")),
                "is_thin": n_both + n_some < 2,
            }
        )
    return rows
