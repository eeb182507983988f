"""Answers with parts, as the JSON that one cell of a long-format file holds."""

from taxonomy.fields.base import BadAnswer, Json
from taxonomy.strict_json import BadJSON, strict_json


def object_from_text(text: str) -> Json:
    """The value that a cell states as JSON; raises BadAnswer."""
    try:
        return strict_json(text)
    except BadJSON as refusal:
        raise BadAnswer(f"write JSON: {refusal}") from refusal
