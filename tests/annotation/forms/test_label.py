"""The form of a label against the shipped schema for content review: what it refuses, derives and points to."""

from typing import Any

import pytest
from django.http import QueryDict

from annotation.forms.label import Clause, LabelForm, clause_for
from annotation.forms.label_reading import read_answers
from taxonomy.fields.schema import InvalidAnswers
from tests.taxonomy.test_templates import template

SCORES = ("publishability", "factual_support", "human_voice", "hook_strength", "platform_fit")
ORIGINAL = "x" * 1000


def form_of(
    decision: str = "APPROVE_UNCHANGED", scores: str = "22222", codes: str = "", **more: str
) -> LabelForm:
    data = QueryDict(mutable=True)
    data["f-decision"] = decision
    for key, score in zip(SCORES, scores, strict=True):
        data[f"f-{key}"] = score
    data.setlist("f-reason_codes", codes.split())
    for key, text in more.items():
        data[f"f-{key}"] = text
    form = LabelForm(template("content-review"), original=ORIGINAL)
    form.read(data)
    return form


def refused(form: LabelForm) -> dict[str, str]:
    try:
        form.check()
    except InvalidAnswers as invalid:
        return invalid.errors
    return {}


@pytest.mark.parametrize(
    ("form", "field"),
    [
        (form_of(), None),
        (form_of("REJECT"), "reason_codes"),
        (form_of("REJECT", codes="HOOK_WEAK"), None),
        (form_of("APPROVE_EDITED", final_text="y" * 50 + "x" * 950), "reason_codes"),
        (form_of("APPROVE_EDITED", codes="HOOK_WEAK", final_text="y" * 50 + "x" * 950), None),
        (form_of("APPROVE_EDITED", final_text="y" * 49 + "x" * 951), None),
        (form_of(final_text="y" + "x" * 999), "decision"),
        (form_of(scores="12222"), "reason_codes"),
        (form_of(scores="22220", codes="PLATFORM_MISMATCH"), None),
        (form_of(codes="OTHER_REVIEWED"), "note"),
        (form_of(codes="OTHER_REVIEWED", note="Said."), None),
        (form_of(codes="NO_SUCH_CODE"), "reason_codes"),
        (form_of(note="n" * 501), "note"),
        (form_of(note="💩" * 500), None),
        (form_of(""), "decision"),
        (form_of(scores="22223"), "platform_fit"),
    ],
)
def test_what_a_review_may_say(form: LabelForm, field: str | None) -> None:
    assert list(refused(form)) == ([field] if field else [])


def test_the_score_and_the_gate_follow_from_the_answers() -> None:
    derived = form_of(scores="21222", codes="FACT_UNSUPPORTED").derived()
    assert derived["quality_score"] == 0.875
    assert derived["factual_support.passes_gate"] is False


def test_every_fault_is_kept_beside_its_field() -> None:
    form = form_of("", scores="22229")
    assert set(refused(form)) == {"decision", "platform_fit"}
    marked = {control["key"]: control["errors"] for control in form.controls() if control["errors"]}
    assert marked == {
        "decision": ["an answer is required"],
        "platform_fit": ["choose a whole number from 0 to 2"],
    }


def test_the_text_that_an_edit_starts_from_is_never_taken_from_the_form() -> None:
    posted = QueryDict("f-final_text=edited&f-final_text-original=forged&original=forged")
    answers = read_answers(template("content-review"), posted, ORIGINAL).answers
    assert answers["final_text"] == {"original": ORIGINAL, "final": "edited"}


def test_unknown_inputs_are_left_alone() -> None:
    posted = QueryDict("f-unknown=1&decision=REJECT")
    assert read_answers(template("content-review"), posted).answers == {"reason_codes": []}


@pytest.mark.parametrize(
    ("key", "title", "found"),
    [
        ("human_voice", "Human voice", "Human voice"),
        ("reason_codes", "Reasons", "Reason codes"),
        ("note", "Note", "Notes"),
        ("final_text", "Edited text", None),
    ],
)
def test_a_field_points_to_the_clause_of_its_name(key: str, title: str, found: str | None) -> None:
    clauses = [Clause("a", "Human voice"), Clause("b", "Reason codes"), Clause("c", "Notes"), Clause("d", "")]
    clause: Any = clause_for(key, title, clauses)
    assert (clause.title if clause else None) == found


def test_the_browser_gets_every_rule() -> None:
    rules = form_of().rules()
    assert len(rules["rules"]) == 9
    assert rules["fields"]["factual_support"] == {
        "type": "scale", "required": True, "low": 0, "high": 2, "weight": 25, "gate": 2,
    }  # fmt: skip
    assert rules["fields"]["reason_codes"]["empty"] is True
