"""Rows of imports for the API's own description: each is read where files are read, and refused in the same words."""

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

TEXT = {"type": "string", "minLength": 1}


@extend_schema_field(
    {
        "type": "object",
        "description": "A case; `input` and `expectedOutput` hold any JSON.",
        "properties": {
            "id": TEXT,
            "input": {},
            "schemaVersion": {"type": "string"},
            "task": {"type": "string"},
            "split": {"type": "string"},
            "expectedOutput": {},
            "metadata": {"type": "object", "additionalProperties": {}},
        },
        "required": ["id", "input"],
        "additionalProperties": False,
    }
)
class CaseRow(serializers.DictField):
    """A case of the case contract."""


@extend_schema_field(
    {
        "type": "object",
        "description": "What an agent gave for a case.",
        "properties": {
            "case_id": TEXT,
            "content": TEXT,
            "producer": {
                "type": "object",
                "properties": {"model": TEXT, "run": {"type": "string"}},
                "required": ["model"],
                "additionalProperties": False,
            },
        },
        "required": ["case_id", "content", "producer"],
    }
)
class OutputRow(serializers.DictField):
    """An output with its producer."""


@extend_schema_field(
    {
        "type": "object",
        "description": "A recorded answer and what a judge said of it; null where it said nothing.",
        "properties": {
            "task_id": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
            "answer": {"type": ["string", "null"]},
            "judge": {"type": ["boolean", "null"]},
            "model": {"type": "string"},
            "run": {"type": "string"},
        },
        "required": ["task_id", "answer"],
        "additionalProperties": False,
    }
)
class AnswerRow(serializers.DictField):
    """A recorded answer."""
