"""Text that people give is shown as the text it is, on every page that shows it."""

from django.urls import reverse

from annotation.selectors.pages_case import case_view, language
from annotation.selectors.pages_guideline import inert_markdown
from annotation.services.assignments import next_assignment, skip
from tests.studies import LABELS, NOW, SCHEMA

HOSTILE = '"><img src=x onerror=alert(1)>{{7*7}}'
RIGHT_TO_LEFT = "مرحبا، كيف الحال؟"


def test_names_are_shown_literally_on_every_page(study_at, signed_in, project):
    names = {"ann": HOSTILE, "ben": RIGHT_TO_LEFT}
    labels = {
        (case, names[annotator]): given | {"note": HOSTILE} for (case, annotator), given in LABELS.items()
    }
    people = [{"pseudonym": name, "kind": "human"} for name in names.values()]
    taxonomy = {
        "name": "reasons",
        "codes": [{"code": code, "title": HOSTILE, "definition": "d"} for code in "AB"],
    }
    study = study_at("MEASURED", name=HOSTILE, annotators=people, labels=labels, taxonomy=taxonomy)
    client = signed_in("vic")
    case = study.cases.get(case__external_id="c2").public_id
    pages = [
        reverse("project", kwargs={"slug": project.slug}),
        reverse("study", kwargs={"study_id": study.public_id}),
        reverse("report", kwargs={"study_id": study.public_id}),
        reverse("report-cases", kwargs={"study_id": study.public_id}) + "?field=codes&code=A",
        reverse("adjudication", kwargs={"study_id": study.public_id}),
        reverse("adjudication-case", kwargs={"study_id": study.public_id, "case_id": case}),
    ]
    for address in pages:
        page = client.get(address).content.decode()
        assert "<img src=x" not in page, address
        assert "&lt;img src=x onerror=alert(1)&gt;{{7*7}}" in page, address


def test_people_and_progress_show_names_and_reasons_literally(study_at, signed_in, project):
    study = study_at("OPEN", name=HOSTILE, annotators=[{"pseudonym": HOSTILE}, {"pseudonym": RIGHT_TO_LEFT}])
    someone = project.annotators.get(pseudonym=HOSTILE)
    slot = next_assignment(study=study, annotator=someone, now=NOW).assignment
    skip(assignment=slot, annotator=someone, reason=HOSTILE, now=NOW)
    client = signed_in("mia")
    invited = {"meant_for": HOSTILE, "role": "annotator", "days": "7"}
    pages = {
        "people": client.get(reverse("people", kwargs={"slug": project.slug})),
        "invited": client.post(reverse("people-invite", kwargs={"slug": project.slug}), invited),
        "refused": client.post(
            reverse("people-invite", kwargs={"slug": project.slug}),
            invited | {"pseudonym": HOSTILE, "days": "x"},
        ),
        "design": client.get(
            reverse("study-new", kwargs={"slug": project.slug}) + f"?follow={study.public_id}"
        ),
        "progress": client.get(reverse("study-coverage", kwargs={"study_id": study.public_id})),
    }
    for name, answer in pages.items():
        page = answer.content.decode()
        assert "<img src=x" not in page, name
        assert "&lt;img src=x onerror=alert(1)&gt;{{7*7}}" in page, name


def test_markdown_can_do_nothing():
    html = inert_markdown(
        "# Title\n\n<script>alert(1)</script> [x](javascript:alert(1)) ![y](http://e/z.png)"
    )
    assert "<h1>Title</h1>" in html
    for tag in ("<script", "<a", "<img"):
        assert tag not in html


def test_only_a_language_tag_becomes_an_attribute():
    assert language("pt-BR") == "pt-BR"
    assert language('en" onload="x') == ""
    assert language(["en"]) == ""


def test_long_text_is_folded_with_its_length(study_at):
    study_case = study_at("OPEN").cases.first()
    study_case.case.content = '{"id": "c1", "input": {"text": "%s"}}' % ("word " * 500)
    text = case_view(study_case)["input"]["pairs"][0]["node"]
    assert text["is_long"]
    assert text["length"] == 2500
    assert len(text["beginning"]) < 300


def test_a_field_named_right_to_left_does_not_turn_the_headings_of_its_report_around(study_at, signed_in):
    schema = SCHEMA | {"fields": [SCHEMA["fields"][0] | {"title": RIGHT_TO_LEFT}, *SCHEMA["fields"][1:]]}
    study = study_at("MEASURED", schema=schema)
    page = signed_in("vic").get(reverse("report", kwargs={"study_id": study.public_id})).content.decode()
    assert f"<h1><bdi>{RIGHT_TO_LEFT}</bdi>: Cohen" in page
