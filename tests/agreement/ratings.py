"""Small builders of reliability data for tests."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from agreement.measures.analysis import analyse_field, reliability_data
from agreement.measures.reliability import Options, ReliabilityData

FAST = Options(seed=0, resamples=0)


def coded(
    ratings: Sequence[Sequence[Any]], categories: Sequence[Any] | None = None
) -> tuple[np.ndarray, list[str]]:
    """Codes and categories of ratings, units by annotators, None = missing."""
    found = categories or sorted({value for row in ratings for value in row if value is not None})
    place = {value: index for index, value in enumerate(found)}
    codes = [[-1 if value is None else place[value] for value in row] for row in ratings]
    width = len(ratings[0]) if ratings else 0
    return np.array(codes, dtype=np.int32).reshape(len(ratings), width), [str(value) for value in found]


def reliability(
    ratings: Sequence[Sequence[Any]],
    *,
    level: str = "nominal",
    categories: Sequence[Any] | None = None,
    options: Options = FAST,
) -> ReliabilityData:
    codes, names = coded(ratings, categories)
    annotators = [f"r{index}" for index in range(codes.shape[1])]
    return reliability_data(level, annotators, names, codes, declared=categories is not None, options=options)


def unrolled(table: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Ratings of two annotators that give this contingency table."""
    return [(i, j) for i, row in enumerate(table) for j, n in enumerate(row) for _ in range(n)]


def analysed(
    ratings: Sequence[Sequence[Any]],
    *,
    level: str = "nominal",
    categories: Sequence[Any] | None = None,
    options: Options = FAST,
) -> dict[str, Any]:
    """The analysis document of ratings; `categories` declares the scale."""
    codes, names = coded(ratings, categories)
    return analyse_field(
        field="f",
        level=level,
        units=[f"u{index}" for index in range(len(codes))],
        annotators=[f"r{index}" for index in range(codes.shape[1])],
        categories=names,
        codes=codes,
        declared=categories is not None,
        options=options,
    )


def figures(document: dict[str, Any]) -> dict[str, float | None]:
    return {measure["name"]: measure["value"] for measure in document["measures"]}


def measure(document: dict[str, Any], name: str) -> dict[str, Any]:
    return next(entry for entry in document["measures"] if entry["name"] == name)
