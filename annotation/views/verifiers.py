"""Verifiers: the list, writing one, its matrix, trying it and letting it out."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.core.bad_input import BadInput
from annotation.forms import verifiers as shapes
from annotation.managed import managed_project
from annotation.models.projects import Project, Role
from annotation.models.verifiers import Verifier, VerifierVersion
from annotation.selectors.studies import roles_in
from annotation.selectors.verifier_pages import form_page, list_page, verifier_page
from annotation.selectors.verifiers import is_kept_from, newest_version, readable_verifiers
from annotation.services.verifier_authoring import VerifierRefused, create_verifier, revise_verifier
from annotation.services.verifier_exchange import export_verifier
from annotation.services.verifier_release import release_verifier
from annotation.services.verifier_runs import import_observed, request_fixture_runs
from annotation.signed_in import person
from annotation.views.data import actor, followed
from annotation.views.downloads import attachment
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    page = list_page(user=person(request), project=followed(request, slug))
    return render(request, "annotation/verifiers/list.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    project = managed_project(request, slug)
    if is_kept_from(person(request), project):
        raise Http404(slug)
    return _form(request, project, None)


@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    verifier = managed(request, verifier_id)
    return _form(request, verifier.project, newest_version(verifier))


@require_safe
def detail(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    return _page(request, _version(request, readable(request, verifier_id)))


@require_safe
def progress(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    """The job as a piece of the page; asks for the whole page once it is done."""
    page = verifier_page(user=person(request), version=newest_version(readable(request, verifier_id)))
    response = render(request, "annotation/verifiers/_job.html", page)
    if page["job"] is None or page["job"].state not in ("queued", "running"):
        response["HX-Refresh"] = "true"
    return response


@require_safe
def download(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    """The verifier with its fixtures as one file, to be brought in elsewhere. It holds what no agent may see."""
    verifier = readable(request, verifier_id)
    text = canonical_text(export_verifier(verifier))
    return attachment(text.encode(), name=f"{verifier.name}.json", content_type="application/json")


@require_POST
def run(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    version = newest_version(managed(request, verifier_id))
    form = shapes.RepeatsForm(request.POST)
    if form.is_valid():
        try:
            request_fixture_runs(
                version=version, **form.cleaned_data, **by(request, version.verifier.project)
            )
        except VerifierRefused as refusal:
            form.add_error("repeats", str(refusal))
        else:
            messages.success(request, "The fixtures are on their way.")
            return redirect("verifier", verifier_id=verifier_id)
    return _page(request, version, run_form=form)


@require_POST
def observed(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    version = newest_version(managed(request, verifier_id))
    form = shapes.FileForm(request.POST, request.FILES)
    if form.is_valid():
        file = form.cleaned_data["file"]
        try:
            done = import_observed(
                version=version, data=file.read(), source=file.name, **by(request, version.verifier.project)
            )
        except (BadInput, VerifierRefused) as refusal:
            form.add_error("file", str(refusal))
        else:
            return _told(request, verifier_id, done.n_added, done.mismatches)
    return _page(request, version, observed_form=form)


@require_POST
def release(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    version = newest_version(managed(request, verifier_id))
    try:
        release_verifier(version=version, **by(request, version.verifier.project))
    except VerifierRefused as refusal:
        return _page(request, version, status=409, refusal=str(refusal))
    messages.success(request, f"{version} is released with its matrix.")
    return redirect("verifier", verifier_id=verifier_id)


def _told(request: HttpRequest, verifier_id: UUID, n_added: int, mismatches: list[str]) -> HttpResponse:
    if not n_added:
        messages.info(request, "These runs were there already; nothing was added.")
    elif mismatches:
        shown = "; ".join(mismatches[:10]) + (
            f"; and {len(mismatches) - 10} more" if len(mismatches) > 10 else ""
        )
        messages.warning(
            request, f"{n_added} runs are in. {len(mismatches)} came out otherwise than expected: {shown}"
        )
    else:
        messages.success(request, f"{n_added} runs are in, each as expected.")
    return redirect("verifier", verifier_id=verifier_id)


def _form(request: HttpRequest, project: Project, version: VerifierVersion | None) -> HttpResponse:
    """The form of a new verifier, or of the next version of one; `act=add` gives room for another criterion."""
    posted = request.POST if request.method == "POST" else None
    document = strict_json(version.document) if version else {}
    form = shapes.VerifierForm(posted, initial=document)
    criteria = shapes.CriteriaForms(posted, initial=_criteria(document), prefix="criteria")
    refusal, status = "", 200
    if posted is not None and posted.get("act") == "add":
        form, criteria = _one_more(posted, form, criteria)
    elif posted is not None:
        made, refusal = _kept(request, project, version, form, criteria)
        if made:
            return redirect("verifier", verifier_id=made.verifier.public_id)
        status = 422
    page = form_page(user=person(request), project=project)
    page |= {"form": form, "criteria": criteria, "version": version, "refusal": refusal}
    return render(request, "annotation/verifiers/form.html", page, status=status)


def _kept(
    request: HttpRequest, project: Project, version: VerifierVersion | None, form: Any, criteria: Any
) -> tuple[VerifierVersion | None, str]:
    if not (form.is_valid() and criteria.is_valid()):
        return None, "Some of it cannot be read; see below."
    document = form.document(criteria)
    try:
        if version is None:
            name = form.cleaned_data["name"]
            return create_verifier(project=project, name=name, document=document, **by(request, project)), ""
        return revise_verifier(verifier=version.verifier, document=document, **by(request, project)), ""
    except BadInput as refusal:
        return None, str(refusal)


def _one_more(posted: Any, form: Any, criteria: Any) -> tuple[Any, Any]:
    """The same forms with what was typed, and one criterion more."""
    data = posted.copy()
    total = criteria.total_form_count()
    data["criteria-TOTAL_FORMS"] = str(min(total + 1, criteria.max_num))
    return form, shapes.CriteriaForms(data, prefix="criteria")


def _criteria(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        criterion | ({"spec": canonical_text(criterion["spec"])} if "spec" in criterion else {})
        for criterion in document.get("criteria", [])
    ]


def _page(request: HttpRequest, version: VerifierVersion, status: int = 422, **more: object) -> HttpResponse:
    page = verifier_page(user=person(request), version=version) | more
    return render(request, "annotation/verifiers/detail.html", page, status=status if more else 200)


def _version(request: HttpRequest, verifier: Verifier) -> VerifierVersion:
    number = request.GET.get("version", "")
    if not number:
        return newest_version(verifier)
    if not (number.isascii() and number.isdigit() and len(number) < 9):
        raise Http404(number)
    return get_object_or_404(verifier.versions.select_related("verifier__project"), number=int(number))


def readable(request: HttpRequest, verifier_id: UUID) -> Verifier:
    return get_object_or_404(readable_verifiers(person(request)), public_id=verifier_id)


def managed(request: HttpRequest, verifier_id: UUID) -> Verifier:
    verifier = readable(request, verifier_id)
    if Role.MANAGER not in roles_in(person(request), verifier.project):
        raise PermissionDenied("Only a manager of this project works on its verifiers.")
    return verifier


def by(request: HttpRequest, project: Project) -> dict[str, Any]:
    return {"actor": actor(request, project), "now": timezone.now()}
