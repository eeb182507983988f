"""The page of a study, its closing and the progress of its report."""

from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from annotation.forms.closing import ClosingForm
from annotation.models.projects import Role
from annotation.models.studies import Study, StudyState
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_study import study_page
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.studies import StudyRefused, close_study
from annotation.signed_in import me, person


@require_safe
def detail(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = get_object_or_404(readable_studies(person(request)), public_id=study_id)
    page = study_page(user=person(request), study=study)
    return render(request, "annotation/studies/detail.html", page)


@require_safe
def progress(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The progress of the report as a piece of the page; asks for the whole page once the report is sealed."""
    study = get_object_or_404(visible_studies(person(request)), public_id=study_id)
    page = study_page(user=person(request), study=study)
    response = render(request, "annotation/studies/_measuring.html", page)
    if study.state != StudyState.CLOSED:
        response["HX-Refresh"] = "true"
    return response


@require_POST
def close(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = get_object_or_404(visible_studies(person(request)), public_id=study_id)
    if Role.MANAGER not in roles_in(person(request), study.project):
        raise PermissionDenied("Only a manager of this project closes a study.")
    form = ClosingForm(request.POST)
    if not form.is_valid():
        page = study_page(user=person(request), study=study) | {"form": form}
        return render(request, "annotation/studies/detail.html", page, status=422)
    return _closed(request, study)


def _closed(request: HttpRequest, study: Study) -> HttpResponse:
    now = timezone.now()
    actor = me(request, study.project, now=now).pseudonym
    try:
        close_study(study=study, actor=actor, now=now)
    except StudyRefused as refusal:
        messages.error(request, str(refusal))
    else:
        messages.success(request, f"{study.name} is closed. Its labels are locked; the report is on its way.")
    return redirect("study", study_id=study.public_id)
