"""Adding and extending field types."""

from collections.abc import Iterator

import pytest

from taxonomy.fields.base import BadAnswer, Json
from taxonomy.fields.boolean import Boolean
from taxonomy.fields.registry import FIELD_TYPES, TypeTaken, register_field_type
from taxonomy.fields.verifier_spec import VerifierSpec
from tests.taxonomy.fields.questions import question


@pytest.fixture(autouse=True)
def _own_registry() -> Iterator[None]:
    before = dict(FIELD_TYPES)
    FIELD_TYPES["verifier_spec"] = VerifierSpec
    yield
    FIELD_TYPES.clear()
    FIELD_TYPES.update(before)


class StringMatchOnly(VerifierSpec):
    def clean(self, value: Json) -> dict[str, Json]:
        spec = super().clean(value)
        if spec["eval_types"] != ["string_match"]:
            raise BadAnswer("string_match alone runs here")
        return spec


class Other(Boolean):
    type_name = "verifier_spec"


def test_a_type_takes_the_place_of_the_one_it_extends() -> None:
    register_field_type(StringMatchOnly)
    register_field_type(StringMatchOnly)
    with pytest.raises(BadAnswer, match="string_match alone"):
        question("verifier_spec").clean({"eval_types": ["llm_judge"], "reference_answers": {}})


def test_a_type_cannot_take_the_name_of_one_that_it_does_not_extend() -> None:
    with pytest.raises(TypeTaken, match="taken by VerifierSpec, which Other does not extend"):
        register_field_type(Other)
    assert FIELD_TYPES["verifier_spec"] is VerifierSpec
