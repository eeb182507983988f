"""What holds for every field type, tried on generated answers."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from taxonomy.digest import canonical_text
from taxonomy.fields.base import BadAnswer, Field
from taxonomy.fields.registry import FIELD_TYPES
from taxonomy.strict_json import strict_json
from tests.taxonomy.fields.questions import SPECS, answers, question

every_type = pytest.mark.parametrize("name", sorted(SPECS))
LEVELS = {"nominal", "ordinal", "interval", "ratio", "set", "behaviour", "none"}
# Where JSON Schema says exactly what is accepted; the other types accept what it cannot say, or refuse more.
EXACT = {"scale", "integer", "boolean", "text", "mapping"}
# Types that refuse more than their JSON Schema says: digits, duplicates, sizes of the whole.
STRICTER = {"number", "examples", "verifier_spec", "edited_text"}


def cleaned(field: Field, value: Any) -> Any:
    """The normalised answer, or None where it is refused."""
    try:
        return field.clean(value)
    except BadAnswer:
        return None


def is_valid(field: Field, value: Any) -> bool:
    return Draft202012Validator(field.json_schema()).is_valid(value)


def test_every_registered_type_is_tried_here() -> None:
    assert set(SPECS) == set(FIELD_TYPES)


@every_type
def test_a_type_declares_a_known_level_and_a_widget_of_its_own(name: str) -> None:
    field = question(name)
    assert field.level in LEVELS
    assert [kind.widget for kind in FIELD_TYPES.values()].count(field.widget) == 1
    Draft202012Validator.check_schema(field.json_schema())


@every_type
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_an_answer_is_normalised_once_kept_by_json_and_read_back_from_its_text(
    name: str, data: st.DataObject
) -> None:
    field = question(name)
    answer = cleaned(field, data.draw(answers(name)))
    if answer is not None:
        assert field.clean(answer) == answer
        assert strict_json(canonical_text(answer)) == answer
        assert field.from_text(field.category_of(answer)) == answer
        assert not field.differ(answer, answer)
        assert is_valid(field, answer)
        if field.categories() and field.level != "set":
            assert field.category_of(answer) in field.categories()


@every_type
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_the_json_schema_accepts_what_the_field_accepts(name: str, data: st.DataObject) -> None:
    field = question(name)
    value = data.draw(answers(name))
    accepted, valid = cleaned(field, value) is not None, is_valid(field, value)
    if name in EXACT:
        assert accepted is valid
    elif name in STRICTER:
        assert valid or not accepted
    else:
        assert accepted or not valid


@every_type
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_disagreeing_is_symmetric(name: str, data: st.DataObject) -> None:
    field = question(name)
    one, other = (cleaned(field, data.draw(answers(name))) for _ in range(2))
    assert field.disagree(one, other) is field.disagree(other, one)


@every_type
@settings(max_examples=40, deadline=None)
@given(text=st.text(max_size=12))
def test_a_cell_is_either_read_as_an_answer_or_refused_as_one(name: str, text: str) -> None:
    field = question(name)
    try:
        answer = field.from_text(text)
    except BadAnswer:
        return
    assert field.clean(answer) == answer
