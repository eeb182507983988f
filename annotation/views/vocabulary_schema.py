"""Label schemas: the editor, its forms, JSON, the preview and the JSON Schema."""

import json
from functools import partial
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.core.rule_words import rule_words
from annotation.forms.label import LabelForm
from annotation.forms.label_controls import Code
from annotation.forms.vocabulary import JSONForm
from annotation.forms.vocabulary_field import field_form, read_field
from annotation.forms.vocabulary_rule import read_rule, rule_form
from annotation.selectors import pages_vocabulary_schema as pages
from annotation.selectors.pages_vocabulary import version_page
from annotation.services.vocabulary import edit_draft
from annotation.signed_in import person
from annotation.views.vocabulary_access import (
    managed_project,
    project_for,
    refusals,
    seen_revision,
    version_for,
)
from taxonomy import schema_edits
from taxonomy.fields.base import BadSchema
from taxonomy.fields.derived import known_values
from taxonomy.fields.schema import parse_schema
from taxonomy.reading_order import in_reading_order
from taxonomy.selectors.library import code_documents
from taxonomy.selectors.versions import SCHEMAS, document_of
from taxonomy.services.draft_rows import StaleDraft

KIND = {"kind": SCHEMAS}


def fields(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    version = version_for(SCHEMAS, pk)
    page = _page(request, slug, version, "fields") | pages.fields_page(version) | _preview(version)
    return render(request, "annotation/vocabulary/schema.html", page)


@require_safe
def preview(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    version = version_for(SCHEMAS, pk)
    page = _page(request, slug, version, "preview") | _preview(version)
    return render(request, "annotation/vocabulary/schema_preview.html", page)


@require_POST
@refusals
def act(request: HttpRequest, slug: str, pk: int, kind: str = SCHEMAS) -> HttpResponse:
    """A button of the editor: add, up, down or remove, each of one field."""
    managed_project(request, slug)
    deed, _, key = request.POST.get("do", "").partition(":")
    deeds = {
        "add": partial(
            schema_edits.add_field,
            type_name=request.POST.get("type", ""),
            taxonomy=request.POST.get("taxonomy", ""),
        ),
        "up": partial(schema_edits.move_field, key=key, by=-1),
        "down": partial(schema_edits.move_field, key=key, by=1),
        "remove": partial(schema_edits.remove_field, key=key),
        "remove-rule": partial(schema_edits.remove_rule, index=int(key) if key.isdecimal() else -1),
    }
    if deed not in deeds:
        raise BadSchema("do", f"{deed!r} is no button of this page")
    version = edit_draft(version=version_for(kind, pk), edit=deeds[deed], revision=seen_revision(request))
    if deed == "add":
        return redirect("vocabulary-field", slug=slug, pk=pk, key=document_of(version)["fields"][-1]["key"])
    if deed == "remove-rule":
        return redirect("vocabulary-rules", slug=slug, pk=pk)
    response = redirect("vocabulary-version", slug=slug, kind=SCHEMAS, pk=pk)
    if deed in ("up", "down"):
        response["Location"] += f"#card-{key}"
    return response


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def field(request: HttpRequest, slug: str, pk: int, key: str, kind: str = SCHEMAS) -> HttpResponse:
    """The form of one field."""
    managed_project(request, slug)
    version = version_for(kind, pk)
    document = document_of(version)
    stored = next((spec for spec in document["fields"] if spec["key"] == key), None)
    if stored is None:
        raise Http404(key)
    spec, outcome = stored, {"status": 200}
    if request.method == "POST":
        spec = read_field(request.POST, request.POST.get("drawn", stored["type"]))
        outcome = _tried(
            version,
            lambda document: schema_edits.replace_field(document, key=key, spec=_retyped(request, spec)),
            seen_revision(request),
        )
        if outcome["status"] == 200 and request.POST.get("type", spec["type"]) != spec["type"]:
            return redirect("vocabulary-field", slug=slug, pk=pk, key=spec["key"])
        if outcome["status"] == 200:
            response = redirect("vocabulary-version", slug=slug, kind=SCHEMAS, pk=pk)
            response["Location"] += f"#card-{spec['key']}"
            return response
    page = _page(request, slug, version_for(kind, pk), "fields") | outcome
    keys = [other["key"] for other in document["fields"] if other["type"] == "text"]
    page |= field_form(spec, taxonomies=pages.known_taxonomies(), keys=keys)
    page |= {"types": pages.field_types()}
    page |= {"stored": stored, "is_other": outcome["status"] == 409 and stored != spec}
    page["controls"] = [control for control in _preview(version)["controls"] if control["key"] == key]
    return render(request, "annotation/vocabulary/schema_field.html", page, status=outcome["status"])


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def rules(request: HttpRequest, slug: str, pk: int, kind: str = SCHEMAS) -> HttpResponse:
    """Rules, outcome policy and what is said of the whole."""
    version, outcome = version_for(kind, pk), {"status": 200}
    if request.method == "POST":
        managed_project(request, slug)
        edit = partial(schema_edits.put_properties, properties=_whole(request))
        outcome = _tried(version, edit, seen_revision(request))
        if outcome["status"] == 200:
            return redirect("vocabulary-rules", slug=slug, pk=pk)
        version = version_for(kind, pk)
    page = _page(request, slug, version, "rules") | outcome
    page |= pages.rules_page(version, request.GET.get("outcome"))
    page["rules"] = [rule_words(rule) for rule in page["document"].get("rules", [])]
    return render(request, "annotation/vocabulary/schema_rules.html", page, status=outcome["status"])


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def rule(
    request: HttpRequest, slug: str, pk: int, index: int | None = None, kind: str = SCHEMAS
) -> HttpResponse:
    """The form of one rule; without an index a new one."""
    managed_project(request, slug)
    version = version_for(kind, pk)
    document = document_of(version)
    if index is not None and index >= len(document.get("rules", [])):
        raise Http404(index)
    values = known_values(parse_schema(document).fields)
    shown, outcome = document["rules"][index] if index is not None else {"if": {}}, {"status": 200}
    if request.method == "POST":
        shown = read_rule(request.POST, values)
        outcome = _tried(
            version, partial(schema_edits.put_rule, index=index, rule=shown), seen_revision(request)
        )
        if outcome["status"] == 200:
            return redirect("vocabulary-rules", slug=slug, pk=pk)
    page = _page(request, slug, version_for(kind, pk), "rules") | outcome
    page |= {"rule": rule_form(shown, values), "number": index + 1 if index is not None else None}
    return render(request, "annotation/vocabulary/schema_rule.html", page, status=outcome["status"])


def json_page(request: HttpRequest, slug: str, pk: int, kind: str) -> HttpResponse:
    """The whole document as JSON, of a schema or a taxonomy."""
    version = version_for(kind, pk)
    form = JSONForm(request.POST or None)
    outcome: dict[str, Any] = {"status": 200}
    if request.method == "POST":
        managed_project(request, slug)
        outcome = {"status": 422}
        if form.is_valid():
            document = form.cleaned_data["document"]
            outcome = _tried(version, lambda _: document, seen_revision(request))
            if outcome["status"] == 200:
                return redirect("vocabulary-version", slug=slug, kind=kind, pk=pk)
        version = version_for(kind, pk)
    pretty = json.dumps(in_reading_order(document_of(version)), ensure_ascii=False, indent=2)
    page = _page(request, slug, version, "json") | outcome
    page |= {"form": form, "stored": pretty, "text": request.POST.get("document", pretty)}
    page["is_other"] = outcome["status"] == 409
    return render(request, "annotation/vocabulary/json.html", page, status=outcome["status"])


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def as_json(request: HttpRequest, slug: str, pk: int, kind: str) -> HttpResponse:
    if kind not in ("schemas", "taxonomies"):
        raise Http404(kind)
    return json_page(request, slug, pk, kind)


@require_safe
def json_schema(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """The JSON Schema of the answers to a frozen version; a draft has none yet. `taxonomy` names a version."""
    project_for(request, slug)
    version = version_for(SCHEMAS, pk)
    if not version.is_frozen:
        raise Http404("a draft has no JSON Schema yet")
    number = request.GET.get("taxonomy", "")
    schema = pages.bound_schema(version, int(number[:9]) if number.isdecimal() else None)
    text = json.dumps(schema.json_schema(), ensure_ascii=False, indent=2)
    response = HttpResponse(text, content_type="application/schema+json")
    return response


def _page(request: HttpRequest, slug: str, version: Any, tab: str) -> dict[str, Any]:
    page = version_page(user=person(request), project=project_for(request, slug), version=version)
    return page | {"tab": tab}


def _preview(version: Any) -> dict[str, Any]:
    """The form as an annotator will see it, over nothing."""
    schema = pages.bound_schema(version)
    codes = []
    for spec in document_of(version)["fields"]:
        newest = pages.newest_codes(spec["taxonomy"]) if "taxonomy" in spec else None
        codes += [Code(**code) for code in code_documents(newest)] if newest else []
    form = LabelForm(schema, codes=codes, original="The output of the case stands here.")
    return {"controls": form.controls()}


def _retyped(request: HttpRequest, spec: dict[str, Any]) -> dict[str, Any]:
    """The field as one of the type that is chosen, which may be another than the form was drawn for."""
    chosen = request.POST.get("type", spec["type"])
    if chosen == spec["type"]:
        return spec
    return schema_edits.retyped(spec, type_name=chosen, taxonomy=next(iter(pages.known_taxonomies()), ""))


def _tried(version: Any, edit: Any, revision: int | None) -> dict[str, Any]:
    """Save what `edit` makes of the draft; a refusal with its status, its path and what to say."""
    try:
        edit_draft(version=version, edit=edit, revision=revision)
    except BadSchema as refusal:
        return {"status": 422, "refusal": str(refusal), "path": refusal.path}
    except StaleDraft as refusal:
        return {"status": 409, "refusal": str(refusal), "path": ""}
    return {"status": 200}


def _whole(request: HttpRequest) -> dict[str, Any]:
    outcome: dict[str, Any] = {}
    if request.POST.get("outcome-field"):
        outcome["field"] = request.POST["outcome-field"]
        said = zip(request.POST.getlist("category"), request.POST.getlist("counts-as"), strict=False)
        for category, name in said:
            if name:
                outcome.setdefault(name, []).append(category)
    return {
        "title": request.POST.get("title", "").strip(),
        "labels": request.POST.get("labels", ""),
        "reference": request.POST.get("reference", ""),
        "outcome": outcome,
    }
