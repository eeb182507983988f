"""The API's description is one that a generator makes a whole client of."""

from typing import Any

import pytest
from drf_spectacular.drainage import reset_generator_stats
from drf_spectacular.generators import SchemaGenerator
from rest_framework import serializers


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return SchemaGenerator().get_schema(request=None, public=True)


def parameters(operation):
    return {parameter["name"] for parameter in operation.get("parameters", ())}


def test_every_list_of_pages_is_described_with_how_to_ask_for_them(document):
    shapes = document["components"]["schemas"]
    pages = {name for name, shape in shapes.items() if "next" in shape.get("properties", ())}
    lists = {
        path: parameters(operations["get"])
        for path, operations in document["paths"].items()
        if any(
            f"#/components/schemas/{name}" in str(operations.get("get", {}).get("responses"))
            for name in pages
        )
    }
    assert len(lists) > 15
    assert not [path for path, named in lists.items() if not {"cursor", "limit"} <= named]


# An answer that shows a secret once, and a look that is on record each time, are not given again.
NEVER_REPLAYED = {"projects_invitations_create", "projects_webhooks_create", "studies_early_look_create"}


def test_every_post_that_creates_takes_a_key(document):
    posts = [operations["post"] for operations in document["paths"].values() if "post" in operations]
    creating = {post["operationId"]: parameters(post) for post in posts if "201" in post["responses"]}
    assert len(creating) > 15
    assert {name for name, named in creating.items() if "Idempotency-Key" not in named} == NEVER_REPLAYED


def allowed(shape: dict[str, Any], shapes: dict[str, Any]) -> set[Any] | None:
    """The values of a closed field; None where any will do."""
    parts = shape.get("allOf", []) + shape.get("oneOf", [])
    if "$ref" in shape:
        return allowed(shapes[shape["$ref"].rpartition("/")[2]], shapes)
    values = [found for part in parts if (found := allowed(part, shapes)) is not None]
    return set(shape["enum"]) if "enum" in shape else set().union(*values) if values else None


def test_a_default_is_one_of_the_values_of_its_field(document):
    """Where it is not, generators leave out the shape and every operation that takes it."""
    shapes = document["components"]["schemas"]
    wrong = [
        f"{name}.{field}: {part['default']!r}"
        for name, shape in shapes.items()
        for field, part in shape.get("properties", {}).items()
        if "default" in part
        and (values := allowed(part, shapes)) is not None
        and part["default"] not in values
    ]
    assert not wrong


def shapes_of(parent=serializers.Serializer):
    """Every shape of ours."""
    for shape in parent.__subclasses__():
        if shape.__module__.partition(".")[0] in ("agreement", "annotation"):
            yield shape
        yield from shapes_of(shape)


def taken(field, value):
    try:
        field.run_validation(value)
    except serializers.ValidationError:
        return False
    return True


def test_what_is_described_as_a_default_is_taken_when_it_is_said(document):
    """Generated clients send every default of the description."""
    fields = {
        f"{shape.__name__}.{name}": field
        for shape in shapes_of()
        for name, field in shape._declared_fields.items()
        if field.default is not serializers.empty and not callable(field.default)
    }
    assert len(fields) > 50
    assert not [name for name, field in fields.items() if not taken(field, field.default)]


def test_every_operation_has_a_name_of_its_own_and_says_what_it_answers(document):
    operations = [one for path in document["paths"].values() for one in path.values()]
    names = [one["operationId"] for one in operations]
    assert len(set(names)) == len(names)
    assert all(any(code.startswith("2") for code in one["responses"]) for one in operations)


def test_no_two_shapes_share_a_name(capsys):
    """Of two of one name only one is described, and the other's answers are not what the description says."""
    reset_generator_stats()
    SchemaGenerator().get_schema(request=None, public=True)
    assert "Warning" not in capsys.readouterr().err


# Documents that docs/ describe, each as whoever made it states it: a library version, a plan, a sealed report.
WHOLE_DOCUMENTS = {
    "calibrations_report", "dataset_plan_keep", "projections_read", "studies_report_retrieve",
    "verifiers_runs_retrieve", "vocabulary_create", "vocabulary_json_schema", "vocabulary_save",
}  # fmt: skip


def test_every_body_and_answer_says_what_it_holds(document):
    """Of an object of anything a generator makes nothing that helps."""
    open_ended = {
        one["operationId"]
        for path in document["paths"].values()
        for one in path.values()
        for body in [one.get("requestBody", {}), *one["responses"].values()]
        for content in body.get("content", {}).values()
        if content["schema"].get("type") == "object" and not content["schema"].get("properties")
    }
    assert open_ended == WHOLE_DOCUMENTS
