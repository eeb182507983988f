"""Contingency tables as heat tables. A cell's shade is one of six classes."""

import math
from collections.abc import Sequence
from typing import Any

from annotation.selectors.pages_answers import Wording
from annotation.selectors.pages_figures import shown_name

SHADES, MOST_CATEGORIES, MOST_COLUMNS, MOST_LETTERS = 5, 8, 24, 90


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
        "is_wide": is_wide(titles),
        "n_left_out": len(field["categories"]) - len(categories),
        "n_beyond": pair["n"] - sum(map(sum, counts)),
        "names": [] if folded else list(map(shown_name, pair["annotators"])),
    }


def is_wide(titles: Sequence[str]) -> bool:
    """Whether a table with these columns is too wide for a page; its columns are numbered then."""
    return len(titles) > MOST_CATEGORIES or sum(map(len, titles)) > MOST_LETTERS


def _used(counts: Sequence[Sequence[int]], categories: Sequence[str]) -> tuple[list[list[int]], list[str]]:
    """The table as it is; where it would be too wide to read, the categories in use, and of many the most frequent."""
    keep = list(range(len(categories)))
    if len(keep) > MOST_CATEGORIES:
        totals = [sum(counts[at]) + sum(row[at] for row in counts) for at in keep]
        most = sorted((at for at in keep if totals[at]), key=lambda at: (-totals[at], at))
        keep = sorted(most[:MOST_COLUMNS])
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


def confused(field: dict[str, Any], words: Wording, most: int = 3) -> list[dict[str, Any]]:
    """The pairs of categories that stand against each other most, both directions and all pairs of annotators together.

    `n` counts pairs of labels, which are cases where there are two annotators.
    """
    counts: dict[tuple[int, int], int] = {}
    for pair in field["pairs"]:
        for y, row in enumerate(pair["contingency"] or []):
            for x, count in enumerate(row):
                if x != y and count:
                    key = (min(x, y), max(x, y))
                    counts[key] = counts.get(key, 0) + count
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:most]
    categories = field["categories"]
    return [
        {
            "n": n,
            "first": categories[one],
            "second": categories[other],
            "titles": [words.title(field["field"], categories[at]) for at in (one, other)],
        }
        for (one, other), n in ranked
    ]


def confused_codes(field: dict[str, Any], words: Wording, most: int = 3) -> list[dict[str, Any]]:
    """The pairs of codes of which one annotator gave one and another the other; reports before engine 3 have none."""
    return [
        {
            "n": found["n"],
            "first": found["categories"][0],
            "second": found["categories"][1],
            "titles": [words.title(field["field"], code) for code in found["categories"]],
        }
        for found in field.get("confused", [])[:most]
    ]
