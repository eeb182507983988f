"""Values that follow from a label's answers: per field, and the quality score over all weighted scales."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from taxonomy.fields.base import BadSchema, Field, Json
from taxonomy.fields.conditions import Value
from taxonomy.fields.scale import Scale

QUALITY_SCORE = "quality_score"


def known_values(fields: Sequence[Field]) -> dict[str, Value]:
    """What a rule over `fields` may look at: their answers, `field.name` for what derives from one, the score."""
    known = {field.key: Value(field.kind, field) for field in fields}
    for field in fields:
        known |= {f"{field.key}.{name}": Value(kind) for name, kind in field.derived_kinds().items()}
    if _weighted(fields):
        if QUALITY_SCORE in known:
            raise BadSchema(
                "fields", f"{QUALITY_SCORE!r} is what the weighted scales derive; name the field otherwise"
            )
        known[QUALITY_SCORE] = Value("number")
    return known


def derived_values(fields: Sequence[Field], answers: Mapping[str, Json]) -> dict[str, Json]:
    """The derived values that normalised `answers` allow, under the names of `known_values`."""
    found: dict[str, Json] = {}
    for field in fields:
        if field.key in answers:
            values = field.derived(answers[field.key])
            found |= {f"{field.key}.{name}": value for name, value in values.items()}
    score = quality_score(fields, answers)
    return found if score is None else found | {QUALITY_SCORE: score}


def quality_score(fields: Sequence[Field], answers: Mapping[str, Json]) -> float | None:
    """The weighted mean of how far up their scales the answers stand, from 0 to 1.

    None where no scale has a weight, and where one that has is not answered: the rest is not weighed anew.
    """
    weighted = _weighted(fields)
    if not weighted or any(scale.key not in answers for scale in weighted):
        return None
    total = sum(scale.weight or 0 for scale in weighted)
    earned = sum((scale.share(answers[scale.key]) * (scale.weight or 0) for scale in weighted), Fraction())
    return float(earned / total)


def _weighted(fields: Sequence[Field]) -> list[Scale]:
    return [field for field in fields if isinstance(field, Scale) and field.weight]
