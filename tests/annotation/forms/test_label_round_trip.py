"""Answers come back from the page as they went into it, for every field type."""

from typing import Any

import pytest
from django.http import QueryDict
from django.template.loader import render_to_string
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from annotation.forms.label import LabelForm
from annotation.forms.label_reading import read_answers
from taxonomy.fields.base import BadAnswer
from taxonomy.fields.registry import FIELD_TYPES
from taxonomy.fields.schema import Schema, parse_schema
from tests.annotation.forms.browser_form import posted
from tests.taxonomy.fields.questions import SPECS, TAXONOMY, answers

every_type = pytest.mark.parametrize("name", sorted(SPECS))


def schema_of(name: str, **properties: Any) -> Schema:
    spec = {"key": "q", "type": name, **SPECS[name], **properties}
    return parse_schema({"name": "s", "fields": [spec]}, TAXONOMY)


def page_of(form: LabelForm) -> str:
    return "".join(
        render_to_string("annotation/labelling/_field.html", {"control": control})
        for control in form.controls()
    )


def through_a_browser(schema: Schema, given_answers: dict[str, Any], original: str) -> dict[str, Any]:
    html = page_of(LabelForm(schema, given_answers, original=original))
    form = LabelForm(schema, original=original)
    form.read(posted(html))
    return dict(form.answers)


def as_the_page_says_it(name: str, answer: Any) -> Any:
    """The few answers for which leaving the field alone says the same."""
    if name == "edited_text" and answer["original"] == answer["final"]:
        return None
    return answer if answer not in ("", {}, []) or name == "codes" else None


def has_odd_line_end(value: Any) -> bool:
    """A text area turns a lone CR into an LF."""
    if isinstance(value, str):
        return "\r" in value
    if isinstance(value, dict):
        return any(has_odd_line_end(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(has_odd_line_end(part) for part in value)


def test_every_type_has_a_template_of_its_own_or_is_written_as_json() -> None:
    for name in FIELD_TYPES:
        form = LabelForm(schema_of(name))
        assert 'name="f-q' in page_of(form)


@every_type
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_an_answer_comes_back_as_it_was(name: str, data: st.DataObject) -> None:
    schema = schema_of(name)
    try:
        answer = schema.fields[0].clean(data.draw(answers(name)))
    except BadAnswer:
        assume(False)
    assume(not has_odd_line_end(answer) or name == "verifier_spec")
    original = answer["original"] if name == "edited_text" else ""
    back = through_a_browser(schema, {"q": answer}, original)
    expected = as_the_page_says_it(name, answer)
    assert schema.clean(back) == ({} if expected is None else {"q": expected})


@every_type
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_a_draft_comes_back_whatever_it_holds(name: str, data: st.DataObject) -> None:
    """Twice through the page is as once: a draft that is saved again and again does not drift."""
    schema = schema_of(name)
    draft = {"q": data.draw(answers(name))}
    once = through_a_browser(schema, draft, "as it was")
    assert through_a_browser(schema, once, "as it was") == once


@every_type
def test_a_fresh_form_answers_nothing(name: str) -> None:
    schema = schema_of(name)
    back = through_a_browser(schema, {}, "the text")
    assert back == ({"q": []} if name == "codes" else {})


@every_type
@settings(max_examples=15, deadline=None)
@given(texts=st.lists(st.text(max_size=30), max_size=4), marks=st.lists(st.text(max_size=5), max_size=4))
def test_reading_never_fails_whatever_is_posted(name: str, texts: list[str], marks: list[str]) -> None:

    data = QueryDict(mutable=True)
    for part in ("", "-key", "-text", "-mark"):
        for text in texts if part != "-mark" else marks:
            data.appendlist(f"f-q{part}", text)
    form = LabelForm(schema_of(name), original="x")
    form.read(data)
    page_of(form)


def test_an_unreadable_number_stays_as_typed_with_its_fault() -> None:
    reading = read_answers(schema_of("number"), posted('<input name="f-q" value="1,5">'))
    assert reading.answers == {"q": "1,5"}
    assert "write a number" in reading.faults["q"]


def test_a_name_given_twice_loses_neither_text() -> None:
    row = '<textarea name="f-q-key">a</textarea><textarea name="f-q-text">{}</textarea>'
    reading = read_answers(schema_of("mapping"), posted(row.format("x") + row.format("y")))
    assert reading.answers == {"q": [["a", "x"], ["a", "y"]]}
    assert reading.faults["q"] == "'a' stands twice"


def test_a_required_edited_text_is_answered_by_leaving_it_alone() -> None:
    schema = schema_of("edited_text", required=True)
    reading = read_answers(schema, posted('<textarea name="f-q">as it\r\nwas </textarea>'), "as it\rwas")
    assert reading.answers == {"q": {"original": "as it\rwas", "final": "as it\rwas"}}
