"""The data stage: data sets, versions, cases, checks, and the step from draft to released."""

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from annotation.core.bad_input import BadInput
from annotation.forms.data import PlanForm, ReleaseVersionForm
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.projects import Project, Role
from annotation.selectors.api_scope import readable_versions
from annotation.selectors.pages_access import follows
from annotation.selectors.pages_data import Asked, case_page, data_page, since_page, version_page
from annotation.selectors.studies import projects_of, roles_in
from annotation.services import dataset_checks
from annotation.signed_in import me, person
from taxonomy.strict_json import BadJSON, strict_json


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    project = followed(request, slug)
    return render(request, "annotation/data/list.html", data_page(user=person(request), project=project))


@require_safe
def version(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    return _version_page(request, _version(request, slug, version_id))


@require_safe
def case(request: HttpRequest, slug: str, version_id: int, case_id: int) -> HttpResponse:
    row = _version(request, slug, version_id)
    found = get_object_or_404(
        Case.objects.select_related("dataset_version__dataset"), dataset_version=row, pk=case_id
    )
    return render(request, "annotation/data/case.html", case_page(user=person(request), case=found))


@require_safe
def since(request: HttpRequest, slug: str, version_id: int, earlier: int) -> HttpResponse:
    new, old = _version(request, slug, version_id), _version(request, slug, earlier)
    if new.dataset_id != old.dataset_id:
        raise Http404(earlier)
    return render(request, "annotation/data/since.html", since_page(user=person(request), old=old, new=new))


@require_POST
def check(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    row = _managed(request, slug, version_id)
    dataset_checks.request_check(version=row, now=timezone.now())
    messages.success(request, "The checks are on their way.")
    return redirect("dataset-version", slug=slug, version_id=version_id)


@require_POST
def plan(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    row = _managed(request, slug, version_id)
    form = PlanForm(request.POST, request.FILES)
    if form.is_valid():
        file = form.cleaned_data["plan"]
        try:
            dataset_checks.keep_plan(
                version=row,
                plan=strict_json(file.read()),
                source=file.name,
                actor=actor(request, row.dataset.project),
                now=timezone.now(),
            )
        except (BadInput, BadJSON, dataset_checks.CheckRefused) as refusal:
            form.add_error("plan", str(refusal))
        else:
            messages.success(request, "The plan is kept; the next checks hold the version to it.")
            return redirect("dataset-version", slug=slug, version_id=version_id)
    return _version_page(request, row, plan_form=form)


@require_POST
def release(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    row = _managed(request, slug, version_id)
    form = ReleaseVersionForm(request.POST)
    if form.is_valid():
        try:
            dataset_checks.release_checked_version(
                version=row,
                regardless=form.cleaned_data["regardless"],
                actor=actor(request, row.dataset.project),
                now=timezone.now(),
            )
        except dataset_checks.CheckRefused as refusal:
            form.add_error("regardless", str(refusal))
        else:
            messages.success(request, f"{row} is released. It never changes; a change makes a new version.")
            return redirect("dataset-version", slug=slug, version_id=version_id)
    return _version_page(request, row, release_form=form)


def followed(request: HttpRequest, slug: str) -> Project:
    """A project whose data this person follows; annotators alone meet a 404."""
    project = get_object_or_404(projects_of(person(request)), slug=slug)
    if not follows(person(request), project):
        raise Http404(slug)
    return project


def actor(request: HttpRequest, project: Project) -> str:
    return me(request, project).pseudonym


def _version_page(request: HttpRequest, row: DatasetVersion, **forms: object) -> HttpResponse:
    page = version_page(
        user=person(request), version=row, asked=Asked.read(request.GET.dict()), kind=dataset_checks.CHECK
    )
    standing = dataset_checks.standing_check(row)
    page |= {
        "is_standing": standing is not None,
        "may_release_at_once": bool(standing and standing.is_ok),
        **forms,
    }
    return render(request, "annotation/data/version.html", page, status=422 if forms else 200)


def _version(request: HttpRequest, slug: str, version_id: int) -> DatasetVersion:
    versions = readable_versions(person(request)).filter(dataset__project__slug=slug)
    return get_object_or_404(versions, pk=version_id)


def _managed(request: HttpRequest, slug: str, version_id: int) -> DatasetVersion:
    row = _version(request, slug, version_id)
    if Role.MANAGER not in roles_in(person(request), row.dataset.project):
        raise PermissionDenied("Only a manager of this project does this.")
    return row
