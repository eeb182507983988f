"""The outcome policy of a schema: which answers to one field pass, which fail, and which do neither."""

from collections.abc import Mapping, Sequence

from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, expect

OUTCOMES = ("pass", "fail", "neither")


def check_outcome(outcome: Mapping[str, Json], fields: Sequence[Field]) -> None:
    """Raises BadSchema where the policy names no field, no category of it, or one category twice."""
    if not outcome:
        return
    field = next((field for field in fields if field.key == outcome.get("field")), None)
    if field is None:
        raise BadSchema("outcome.field", f"names {outcome.get('field')!r}, which is no field of this schema")
    seen: dict[str, str] = {}
    for name in sorted(outcome.keys() - {"field"}):
        if name not in OUTCOMES:
            raise BadSchema(f"outcome.{name}", f"must be one of {', '.join(OUTCOMES)}")
        for value in expect(outcome[name], list, f"outcome.{name}"):
            category = _category(field, value, f"outcome.{name}")
            if category in seen:
                raise BadSchema(f"outcome.{name}", f"{value!r} stands under {seen[category]} already")
            seen[category] = name


def _category(field: Field, value: Json, path: str) -> str:
    try:
        answer = field.from_text(value) if isinstance(value, str) else field.clean(value)
    except BadAnswer as refusal:
        raise BadSchema(path, f"{value!r} is no category of {field.key}: {refusal}") from refusal
    category = field.category_of(answer)
    if category not in field.categories():
        raise BadSchema(path, f"{field.key} has no categories to judge by")
    return category
