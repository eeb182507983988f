"""Real runs of a verifier: brought in, looked at, handed to people, given back."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.correction import Errors
from annotation.core.fixtures.kinds import OBSERVABLE
from annotation.core.harbor import read_zip, write_zip
from annotation.forms import verifiers as shapes
from annotation.models.datasets import DatasetVersion
from annotation.models.projects import Role
from annotation.models.verifiers import VerifierRun, VerifierVersion
from annotation.selectors.studies import roles_in
from annotation.selectors.study_design import design_choices
from annotation.selectors.verifier_pages import form_page
from annotation.selectors.verifier_run_pages import run_page
from annotation.selectors.verifiers import newest_version, readable_verifiers
from annotation.services.people import name_people
from annotation.services.projects import ProjectRefused
from annotation.services.verifier_authoring import VerifierRefused
from annotation.services.verifier_outcomes import keep_trials, request_output_run
from annotation.services.verifier_review import draft_review
from annotation.signed_in import person
from annotation.views.downloads import attachment
from annotation.views.verifiers import by, managed
from taxonomy.strict_json import strict_json

LARGEST = 50 * 1024**2


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, verifier_id: UUID) -> HttpResponse:
    """A run comes in: Harbor's folder as a zip, or the engine over stored outputs."""
    version = newest_version(managed(request, verifier_id))
    is_spec = strict_json(version.document)["kind"] == "spec"
    choices = design_choices(version.verifier.project, person(request))
    posted = request.POST if request.method == "POST" else None
    form = (
        shapes.OutputsForm(posted, choices=choices)
        if is_spec
        else shapes.TrialsForm(posted, request.FILES or None)
    )
    if posted is not None and form.is_valid():
        read = _verified if is_spec else _brought_in
        answer = read(request, version, form)
        if answer:
            return answer
    page = form_page(user=person(request), project=version.verifier.project)
    page |= {"form": form, "version": version, "verifier": version.verifier, "is_spec": is_spec}
    return render(
        request, "annotation/verifiers/run_new.html", page, status=422 if posted is not None else 200
    )


@require_safe
def detail(request: HttpRequest, verifier_id: UUID, run_id: UUID) -> HttpResponse:
    outcome, after = request.GET.get("outcome", ""), request.GET.get("after", "0")
    if outcome not in ("", *OBSERVABLE) or not (after.isascii() and after.isdigit() and len(after) < 7):
        raise Http404(outcome)
    asked = any(key in request.GET for key in Errors._fields)
    form = shapes.ErrorsForm(request.GET if asked else None)
    errors = Errors(**form.cleaned_data) if asked and form.is_valid() else None
    page = run_page(
        user=person(request),
        run=_run(request, verifier_id, run_id),
        outcome=outcome,
        after=int(after),
        errors=errors,
    )
    return render(request, "annotation/verifiers/run.html", page | {"form": form})


@require_safe
def harbor(request: HttpRequest, verifier_id: UUID, run_id: UUID) -> HttpResponse:
    """The run's rewards in Harbor's folders."""
    found = _run(request, verifier_id, run_id)
    content = write_zip(strict_json(found.document)["rows"])
    return attachment(content, name=f"{found.version.verifier.name}.zip", content_type="application/zip")


@require_http_methods(["GET", "HEAD", "POST"])
def review(request: HttpRequest, verifier_id: UUID, run_id: UUID) -> HttpResponse:
    """Who looks at the fails and at a sample of the passes; posting drafts the studies."""
    run = _run(request, verifier_id, run_id)
    project = run.version.verifier.project
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project drafts studies.")
    posted = request.POST if request.method == "POST" else None
    form = shapes.ReviewForm(posted, choices=design_choices(project, person(request)))
    if posted is not None and form.is_valid():
        names = name_people(project=project, users=form.unnamed(), now=timezone.now())
        try:
            studies = draft_review(
                run=run, plan=form.plan(names), percent=form.cleaned_data["percent"], **by(request, project)
            )
        except (BadInput, VerifierRefused, ProjectRefused) as refusal:
            form.add_error(None, str(refusal))
        else:
            told = " and ".join(f"{study.name} ({study.cases.count()} cases)" for study in studies)
            messages.success(request, f"Drafted: {told}. Each is opened by itself.")
            return redirect("studies", slug=project.slug)
    page = run_page(user=person(request), run=run) | {"form": form}
    return render(
        request, "annotation/verifiers/review.html", page, status=422 if posted is not None else 200
    )


def _brought_in(request: HttpRequest, version: VerifierVersion, form: Any) -> HttpResponse | None:
    file = form.cleaned_data["file"]
    try:
        if file.size > LARGEST:
            raise BadInput(
                f"{file.name}: is larger than {LARGEST // 1024**2} MB; use the command import_trials"
            )
        kept = keep_trials(
            version=version,
            name=form.cleaned_data["name"],
            trials=read_zip(file.read(), source=file.name),
            source=file.name,
            **by(request, version.verifier.project),
        )
    except (BadInput, VerifierRefused) as refusal:
        form.add_error("file", str(refusal))
        return None
    return redirect("verifier-run", verifier_id=version.verifier.public_id, run_id=kept.public_id)


def _verified(request: HttpRequest, version: VerifierVersion, form: Any) -> HttpResponse | None:
    given = form.cleaned_data
    name, _, number = given["version"].rpartition("@")
    project = version.verifier.project
    dataset = get_object_or_404(DatasetVersion, dataset__project=project, dataset__name=name, version=number)
    try:
        request_output_run(
            version=version, name=given["name"], dataset=dataset, model=given["model"], **by(request, project)
        )
    except (BadInput, VerifierRefused) as refusal:
        form.add_error("name", str(refusal))
        return None
    messages.success(request, "The outputs are on their way; the run appears here once they are through.")
    return redirect("verifier", verifier_id=version.verifier.public_id)


def _run(request: HttpRequest, verifier_id: UUID, run_id: UUID) -> VerifierRun:
    rows = VerifierRun.objects.filter(
        version__verifier__in=readable_verifiers(person(request)), version__verifier__public_id=verifier_id
    )
    return get_object_or_404(rows.select_related("version__verifier__project"), public_id=run_id)
