"""A schema that nobody shipped: built by hand in the page with a field of every type and two rules, then walked through
form, API, import, agreement, adjudication and release, without a line of code for it."""

import json
import re
import uuid
from pathlib import Path
from typing import Any

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.urls import reverse

from annotation.core.bad_input import BadInput
from annotation.core.label_files import read_labels
from annotation.forms.label import LabelForm
from annotation.models.labels import Label, Origin
from annotation.models.releases import Release
from annotation.models.studies import Assignment, Study, StudyState
from annotation.selectors.adjudication import case_records
from annotation.selectors.studies import schema_for
from annotation.services.labels import import_labels
from annotation.services.releases import create_release
from annotation.services.studies import close_study
from taxonomy.fields.registry import FIELD_TYPES
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.library import schema_of
from taxonomy.selectors.versions import document_of
from tests.annotation.forms.browser_form import posted
from tests.annotation.views.conftest import (  # noqa: F401  (the cast)
    SignIn,
    name_annotators,
    project,
    signed_in,
    study_at,
)
from tests.studies import ACTOR, NOW, measure

pytestmark = pytest.mark.django_db
OTHERS = [name for name in FIELD_TYPES if name != "choice"]
SPEC = {"eval_types": ["string_match"], "reference_answers": {"must_include": ["Oslo"]}}
ANSWERS: dict[str, Any] = {
    "verdict": "PASS",
    "warmth": 2,
    "integer": 12,
    "number": 0.25,
    "boolean": True,
    "codes": ["A"],
    "note": "Names the city.",
    "edited_text": {"original": "", "final": "Oslo."},
    "mapping": {"city": "Oslo"},
    "examples": [{"text": "Oslo", "style": "terse"}, {"text": "It is Oslo."}, {"text": "**Oslo**"}],
    "verifier_spec": SPEC,
}
FAILS = ANSWERS | {"verdict": "FAIL", "warmth": 0, "number": 0.3, "codes": ["A", "OTHER"], "boolean": False}


class Editor:
    """The pages of the library as a person uses them: press a button, fill in a form, follow where it leads."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def at(self, name: str, **keys: Any) -> str:
        return reverse(f"vocabulary{name}", kwargs={"slug": "shop", **keys})

    def press(self, page: str, form: dict[str, Any], **keys: Any) -> str:
        answer = self.client.post(self.at(page, **keys), form)
        assert answer.status_code == 302, re.findall(r'class="error[^>]*>([^<]+)', answer.content.decode())
        return str(answer["Location"])

    def fill(self, address: str, **changes: Any) -> None:
        """Change some inputs of the form that the page shows, and send it."""
        html = self.client.get(address).content.decode()
        form = dict(posted(html.split("<form")[-1]).lists())
        for name, value in changes.items():
            form[name.replace("__", "-")] = value if isinstance(value, list) else [value]
        answer = self.client.post(address, form)
        assert answer.status_code == 302, re.findall(r'class="error[^>]*>([^<]+)', answer.content.decode())


def frozen_taxonomy(editor: Editor) -> TaxonomyVersion:
    editor.press("-new", {"name": "seventh-codes"}, kind="taxonomies")
    draft = TaxonomyVersion.objects.get()
    for code in ("A", "B"):
        editor.fill(editor.at("-code-new", pk=draft.pk), code=code, definition=f"What {code} is.")
    editor.fill(editor.at("-code-new", pk=draft.pk), code="OTHER", definition="Else.", requires_note="on")
    editor.fill(editor.at("-freeze", kind="taxonomies", pk=draft.pk), reason="first")
    return TaxonomyVersion.objects.get()


def built_schema(editor: Editor) -> LabelSchemaVersion:
    editor.press("-new", {"name": "seventh"}, kind="schemas")
    draft = LabelSchemaVersion.objects.get()
    for number, name in enumerate(OTHERS, start=1):
        form = {"do": "add", "type": name, "taxonomy": "seventh-codes", "revision": str(number)}
        editor.press("-schema-act", form, pk=draft.pk)
    at = lambda key: editor.at("-field", pk=draft.pk, key=key)  # noqa: E731
    editor.fill(
        at("scale"), key="warmth", title="Warmth", weight="3", gate="1", required="on",
        anchors__says=["cold", "polite", "warm"], guideline="#warmth",
    )  # fmt: skip
    editor.fill(at("number"), tolerance="0.1", minimum="0")
    editor.fill(at("text"), key="note", max_length="200")
    revision = LabelSchemaVersion.objects.get().revision
    editor.press("-schema-act", {"do": "up:warmth", "revision": str(revision)}, pk=draft.pk)
    editor.fill(
        editor.at("-rule-new", pk=draft.pk), when__name=["verdict", ""], when__test=["is_one_of", "empty"],
        when__value=["FAIL", ""], require="codes", message="Say what is wrong.",
    )  # fmt: skip
    editor.fill(
        editor.at("-rule-new", pk=draft.pk), when__name=["warmth.passes_gate", ""],
        when__test=["is_one_of", "empty"], when__value=["true", ""], forbid="verifier_spec",
    )  # fmt: skip
    revision = LabelSchemaVersion.objects.get().revision
    editor.press("-schema-act", {"do": "remove-rule:1", "revision": str(revision)}, pk=draft.pk)
    editor.fill(
        editor.at("-rule-new", pk=draft.pk), when__name=["quality_score", "boolean"],
        when__test=["at_most", "is_one_of"], when__value=["0.2", "false"], require="note",
    )  # fmt: skip
    editor.client.post(
        editor.at("-rules", pk=draft.pk),
        {"title": "Seventh", "labels": "case", "revision": str(LabelSchemaVersion.objects.get().revision),
         "outcome-field": "verdict", "category": ["PASS", "FAIL"], "counts-as": ["pass", "fail"]},
    )  # fmt: skip
    editor.fill(editor.at("-freeze", kind="schemas", pk=draft.pk), reason="for the seventh study")
    return LabelSchemaVersion.objects.get()


def label_by_form(client: Client, study: Study, case: str, answers: dict[str, Any]) -> int:
    """Fill in the form that the page shows; says the status."""
    slot = Assignment.objects.get(study=study, annotator__pseudonym="ann", study_case__case__external_id=case)
    address = reverse("labelling-case", args=[study.public_id, slot.public_id])
    page = client.get(address).content.decode()
    drawn = "".join(
        render_to_string("annotation/labelling/_field.html", {"control": control})
        for control in LabelForm(schema_for(study), answers).controls()
    )
    filled = posted(drawn)
    assert all(f'name="{name}"' in page for name in filled)
    form = dict(filled.lists()) | {"key": str(uuid.uuid4()), "revision": "0", "action": "submit"}
    return client.post(address, form).status_code


def label_by_api(client: Client, study: Study, case: str, answers: dict[str, Any]) -> Any:
    slot = Assignment.objects.get(study=study, annotator__pseudonym="ben", study_case__case__external_id=case)
    return client.post(
        reverse("api-labelling-label", args=[study.public_id, slot.public_id]),
        json.dumps({"answers": answers}),
        content_type="application/json",
        headers={"Idempotency-Key": f"{case}-{uuid.uuid4()}", "If-Match": '"0"'},
    )


@pytest.fixture
def schema(signed_in: SignIn, project: Any) -> LabelSchemaVersion:  # noqa: F811
    editor = Editor(signed_in("mia"))
    frozen_taxonomy(editor)
    return built_schema(editor)


def pins(name: str) -> dict[str, Any]:
    return {"name": name, "schema": "seventh@1", "taxonomy": "seventh-codes@1"}


def test_is_what_was_clicked_together(schema):
    document = document_of(schema)
    assert [field["key"] for field in document["fields"]][:2] == ["warmth", "verdict"]
    assert {field["type"] for field in document["fields"]} == set(FIELD_TYPES)
    warmth = document["fields"][0]
    assert warmth["anchors"] == {"0": "cold", "1": "polite", "2": "warm"}
    assert (warmth["weight"], warmth["gate"], warmth["guideline"]) == (3, 1, "#warmth")
    assert document["rules"] == [
        {"if": {"verdict": "FAIL"}, "require": ["codes"], "message": "Say what is wrong."},
        {"if": {"quality_score": {"at_most": 0.2}, "boolean": False}, "require": ["note"]},
    ]
    assert document["outcome"] == {"field": "verdict", "pass": ["PASS"], "fail": ["FAIL"]}
    assert schema.is_frozen
    parsed = schema_of(schema, TaxonomyVersion.objects.get())
    assert parsed.clean(ANSWERS).keys() == ANSWERS.keys()


def test_walks_from_form_and_api_to_a_release(schema, study_at, signed_in):  # noqa: F811
    study = study_at("OPEN", **pins("doubles"))
    ann, ben = signed_in("ann"), signed_in("ben")
    assert label_by_form(ann, study, "c1", FAILS | {"codes": []}) == 422
    assert label_by_api(ben, study, "c1", FAILS | {"codes": []}).json()["errors"] == {
        "codes": "Say what is wrong."
    }
    assert label_by_api(ben, study, "c1", FAILS | {"note": ""}).status_code == 422
    for case in ("c1", "c2", "c3", "c4"):
        assert label_by_form(ann, study, case, ANSWERS) == 302
        answer = label_by_api(ben, study, case, FAILS if case == "c2" else ANSWERS)
        assert answer.status_code == 201, answer.json()
    stored = {label.origin: json.loads(label.answers) for label in Label.objects.order_by("-pk")}
    assert stored[Origin.PAGE] == stored[Origin.API]

    close_study(study=study, actor=ACTOR, now=NOW)
    measure(study)
    report = json.loads(study.reports.get().document)
    measured = {field["field"]: field for field in report["fields"]}
    assert set(measured) == {"warmth", "verdict", "integer", "number", "boolean", "codes"}
    assert all(field["n_pairable"] == 4 for field in measured.values())

    record = next(found for found in case_records(study) if found.case_id == "c2")
    assert set(record.disputed) == {"verdict", "warmth", "boolean", "codes"}
    address = reverse(
        "adjudication-case",
        kwargs={"study_id": study.public_id, "case_id": record.study_case.public_id},
    )
    page = signed_in("ada").get(address).content.decode()
    assert "Warmth" in page
    letter = next(side.letter for side in record.sides if side.annotator == "ben")
    form = {f"take-{key}": letter for key in record.disputed} | {"reason": "edge_case", "note": "Cold."}
    assert signed_in("ada").post(address, form).status_code == 302
    study.refresh_from_db()
    assert study.state == StudyState.ADJUDICATED

    release = create_release(
        project=study.project, name="v1", studies=[study], reason="first", actor=ACTOR, now=NOW
    )
    lines = bytes(Release.objects.get().files.get(name="labels.jsonl").content).decode().splitlines()
    rows = {row["id"] if "id" in row else row["case_id"]: row for row in map(json.loads, lines)}
    assert rows["c2"]["answers"]["verdict"] == "FAIL"
    assert rows["c2"]["answers"]["codes"] == ["A", "OTHER"]
    assert rows["c1"]["answers"]["verifier_spec"] == SPEC
    assert release.content_sha256


def test_comes_in_by_file_with_the_same_refusals(schema, study_at, tmp_path: Path):  # noqa: F811
    study = study_at("OPEN", **pins("imported"))
    file = tmp_path / "labels.jsonl"
    rows = [
        {"case_id": f"c{number}", "annotator": name, "answers": ANSWERS}
        for number in range(1, 5)
        for name in ("ann", "ben")
    ]
    bad = [*rows[:-1], rows[-1] | {"answers": FAILS | {"codes": []}}]
    file.write_text("\n".join(map(json.dumps, bad)))
    with pytest.raises(BadInput, match=r"labels.jsonl.*row 8.*codes.*Say what is wrong"):
        import_labels(study=study, file=read_labels(file, schema_for(study)), actor=ACTOR, now=NOW)
    assert not Label.objects.exists()
    file.write_text("\n".join(map(json.dumps, rows)))
    import_labels(study=study, file=read_labels(file, schema_for(study)), actor=ACTOR, now=NOW)
    assert Label.objects.count() == 8
    assert {label.answers for label in Label.objects.all()} == {Label.objects.first().answers}
