"""Fixtures by page: written, revised, retired, and the boundary cases that do not apply."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.kinds import BOUNDARIES, KINDS
from annotation.forms import verifiers as shapes
from annotation.models.verifiers import Fixture, Verifier
from annotation.selectors.verifier_pages import fixture_page, form_page
from annotation.services.verifier_authoring import keep_fixture
from annotation.signed_in import person
from annotation.views.verifiers import by, managed, readable
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json


@require_safe
def detail(request: HttpRequest, verifier_id: UUID, name: str) -> HttpResponse:
    verifier = readable(request, verifier_id)
    newest_of(verifier, name)
    page = fixture_page(user=person(request), verifier=verifier, name=name)
    return render(request, "annotation/verifiers/fixture.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    """The form of a new fixture; the address may say of which kind, or which boundary case it covers."""
    wanted = {"kind": request.GET.get("kind", ""), "boundary": request.GET.get("boundary", "")}
    known = {"kind": set(KINDS), "boundary": set(BOUNDARIES)}
    initial = {key: value for key, value in wanted.items() if value in known[key]}
    return _form(request, managed(request, verifier_id), None, initial)


@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, verifier_id: UUID, name: str) -> HttpResponse:
    verifier = managed(request, verifier_id)
    fixture = newest_of(verifier, name)
    return _form(request, verifier, fixture, _initial(fixture))


@require_POST
def retire(request: HttpRequest, verifier_id: UUID, name: str) -> HttpResponse:
    verifier = managed(request, verifier_id)
    newest_of(verifier, name)
    return _reasoned(request, verifier, name, "retired", f"{name} no longer tries the verifier.")


@require_POST
def exempt(request: HttpRequest, verifier_id: UUID, boundary: str) -> HttpResponse:
    """Say why a boundary case does not apply."""
    verifier = managed(request, verifier_id)
    if boundary not in BOUNDARIES:
        raise Http404(boundary)
    name = f"{boundary}.not-applicable"
    return _reasoned(
        request,
        verifier,
        name,
        "not_applicable",
        f"{BOUNDARIES[boundary]}: the reason is kept.",
        boundary=boundary,
    )


def _reasoned(
    request: HttpRequest, verifier: Verifier, name: str, key: str, told: str, **more: str
) -> HttpResponse:
    form = shapes.ReasonForm(request.POST)
    try:
        if form.is_valid():
            document = {key: form.cleaned_data["because"], **more}
            keep_fixture(verifier=verifier, name=name, document=document, **by(request, verifier.project))
            messages.success(request, told)
        else:
            messages.error(request, "Nothing was kept: say why.")
    except BadInput as refusal:
        messages.error(request, str(refusal))
    return redirect("verifier", verifier_id=verifier.public_id)


def _form(
    request: HttpRequest, verifier: Verifier, fixture: Fixture | None, initial: dict[str, Any]
) -> HttpResponse:
    posted = request.POST if request.method == "POST" else None
    form = shapes.FixtureForm(posted, initial=initial)
    refusal = ""
    if posted is not None and form.is_valid():
        name = fixture.name if fixture else form.cleaned_data["name"]
        try:
            if fixture is None and verifier.fixtures.filter(name=name).exists():
                raise BadInput(f"fixture {name}, field 'name': there is a fixture of this name")
            document = form.document()
            kept = keep_fixture(
                verifier=verifier, name=name, document=document, **by(request, verifier.project)
            )
        except BadInput as fault:
            refusal = str(fault)
        else:
            messages.success(request, f"{kept.name} is kept, revision {kept.revision}. It waits to be run.")
            return redirect("verifier", verifier_id=verifier.public_id)
    page = form_page(user=person(request), project=verifier.project)
    page |= {"form": form, "verifier": verifier, "fixture": fixture, "refusal": refusal}
    return render(
        request, "annotation/verifiers/fixture_form.html", page, status=422 if posted is not None else 200
    )


def _initial(fixture: Fixture) -> dict[str, Any]:
    """What the form shows of a fixture: the answer as text, other evidence as JSON."""
    document = strict_json(fixture.document)
    given = dict(document.get("input", {}))
    answer = given.pop("answer", None)
    text = answer if isinstance(answer, str) else ""
    if answer is not None and not isinstance(answer, str):
        given["answer"] = answer
    shown = {"answer": text, "is_missing": answer is None, "more": canonical_text(given) if given else ""}
    return document | shown


def newest_of(verifier: Verifier, name: str) -> Fixture:
    found = verifier.fixtures.filter(name=name).order_by("-revision").first()
    if found is None:
        raise Http404(name)
    return found
