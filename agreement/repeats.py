"""Agreement of annotators with themselves, and the time that labels took."""

from collections import Counter, defaultdict
from typing import Any

import numpy as np

from agreement.measures.analysis import Options, reliability_data
from agreement.measures.headlines import coded_headline, set_headline
from agreement.measures.set_analysis import set_data
from agreement.measures.sets import set_codes
from annotation.models.studies import Study
from annotation.selectors.labels import active_seconds, repeated_labels
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema

TIMES = ("first time", "second time")


def self_consistency(study: Study, schema: Schema, *, seed: int) -> list[dict[str, Any]]:
    """For each annotator who labelled cases twice unawares: each field's agreement of the two passes."""
    twice: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = defaultdict(list)
    for annotator, first, second in repeated_labels(study):
        twice[annotator].append((first, second))
    options = Options(seed=seed, resamples=0)
    return [
        {
            "annotator": annotator,
            "n_repeats": len(pairs),
            "fields": [_field(field, pairs, options) for field in schema.measured()],
        }
        for annotator, pairs in sorted(twice.items())
    ]


def _field(
    field: Field, pairs: list[tuple[dict[str, Any], dict[str, Any]]], options: Options
) -> dict[str, Any]:
    given = [tuple(answers.get(field.key) for answers in pair) for pair in pairs]
    both = [pair for pair in given if None not in pair]
    results = []
    if both and field.level == "set":
        place = {code: index for index, code in enumerate(field.categories())}
        kind: Any = np.int64 if len(place) <= 62 else object
        masks = np.array([[_mask(said, place) for said in pair] for pair in both], kind)
        sets = set_codes(masks, len(place))
        results = set_headline(set_data(TIMES, field.categories(), sets, options, None), sets.members)
    elif both:
        categories = field.categories_among(answer for pair in both for answer in pair)
        place = {category: index for index, category in enumerate(categories)}
        codes = np.array([[place[field.category_of(said)] for said in pair] for pair in both], np.int32)
        declared = bool(field.categories())
        results = coded_headline(
            reliability_data(field.level, TIMES, categories, codes, declared=declared, options=options)
        )
    return {
        "field": field.key,
        "title": field.title,
        "level": field.level,
        "n_used": len(both),
        "measures": [result.as_dict() for result in results],
    }


def _mask(codes: Any, place: dict[str, int]) -> int:
    return sum(1 << place[code] for code in codes)


def time_taken(study: Study) -> list[dict[str, Any]]:
    """For each annotator whose time is known: labels timed, and the quartiles of their seconds."""
    taken: dict[str, Counter[int]] = defaultdict(Counter)
    for annotator, seconds in active_seconds(study):
        taken[annotator][seconds] += 1
    return [
        {
            "annotator": annotator,
            "n_labels": counts.total(),
            "seconds": {
                name: quantile(counts, share)
                for name, share in (("low", 0.25), ("median", 0.5), ("high", 0.75), ("most", 1.0))
            },
        }
        for annotator, counts in sorted(taken.items())
    ]


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least `share` of the values do not exceed."""
    wanted, seen = share * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("there is no value")
