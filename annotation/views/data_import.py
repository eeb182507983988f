"""Bringing cases in by page: a file is looked at, its keys are mapped, and a job stores it whole or not at all."""

from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from annotation.core.bad_input import BadInput
from annotation.core.case_mapping import check_place
from annotation.forms.data import PLACES, ImportForm, UploadForm
from annotation.models.jobs import Job
from annotation.models.projects import Project, Role
from annotation.models.uploads import Upload
from annotation.selectors.pages_frame import frame
from annotation.selectors.studies import roles_in
from annotation.services import uploads
from annotation.signed_in import person
from annotation.views.data import actor, followed


@require_http_methods(["GET", "HEAD", "POST"])
def upload(request: HttpRequest, slug: str) -> HttpResponse:
    """Step one: the file."""
    project = _managed(request, slug)
    form = UploadForm(request.POST, request.FILES) if request.method == "POST" else UploadForm()
    if form.is_bound and form.is_valid():
        file = form.cleaned_data["file"]
        try:
            kept = uploads.keep_upload(
                project=project,
                name=file.name,
                content=file.read(),
                actor=actor(request, project),
                now=timezone.now(),
            )
        except BadInput as refusal:
            form.add_error("file", str(refusal))
        else:
            return redirect("data-import-map", slug=slug, upload_id=kept.public_id)
    page = frame(user=person(request), project=project, current="data") | {"form": form}
    return render(request, "annotation/data/upload.html", page, status=422 if form.is_bound else 200)


@require_http_methods(["GET", "HEAD", "POST"])
def mapping(request: HttpRequest, slug: str, upload_id: UUID) -> HttpResponse:
    """Step two: where the cases go, and what their keys are read as."""
    project = _managed(request, slug)
    kept = get_object_or_404(Upload.objects.defer("content"), project=project, public_id=upload_id)
    look = uploads.look_at(kept)
    form = ImportForm(
        request.POST if request.method == "POST" else None, keys=[key.name for key in look.keys]
    )
    if form.is_bound and form.is_valid():
        job = _requested(request, project, kept, form)
        if job:
            return redirect("data-import-job", slug=slug, job_id=job.pk)
    page = frame(user=person(request), project=project, current="data") | {
        "upload": kept,
        "look": look,
        "form": form,
        "places": PLACES,
        "rows": [(key, _place(request, index, key.name)) for index, key in enumerate(look.keys)],
    }
    return render(request, "annotation/data/mapping.html", page, status=422 if form.is_bound else 200)


@require_safe
def job(request: HttpRequest, slug: str, job_id: int) -> HttpResponse:
    """Step three: how far it is, and what came of it."""
    project = _managed(request, slug)
    found = get_object_or_404(Job, pk=job_id, kind=uploads.IMPORT, arguments__project=project.slug)
    page = frame(user=person(request), project=project, current="data") | {"job": found}
    response = render(request, "annotation/data/importing.html", page)
    if found.state in ("queued", "running"):
        response["Refresh"] = "2"
    return response


def _requested(request: HttpRequest, project: Project, kept: Upload, form: ImportForm) -> Job | None:
    given, mapped = form.cleaned_data, form.mapping()
    try:
        for place in mapped:
            check_place(place, where="The mapping")
        return uploads.request_import(
            upload=kept,
            dataset=given["dataset"],
            version=given["version"],
            reason=given["reason"],
            mapping=mapped,
            actor=actor(request, project),
            now=timezone.now(),
        )
    except BadInput as refusal:
        form.add_error(None, str(refusal))
        return None


def _place(request: HttpRequest, index: int, key: str) -> str:
    """What the form shows for a key: what was chosen, or its own name where it is a place."""
    return request.POST.get(f"place-{index}", key if key in PLACES else "")


def _managed(request: HttpRequest, slug: str) -> Project:
    project = followed(request, slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project imports cases.")
    return project
