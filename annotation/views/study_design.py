"""Designing a study: the form with its preview, and the step from draft to open."""

import secrets
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from annotation.core.bad_input import BadInput
from annotation.core.study_files import StudyPlan, parse_study
from annotation.forms.study_design import StudyDesignForm
from annotation.managed import managed_project, managed_study
from annotation.models.projects import Project
from annotation.models.studies import StudyState
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.study_design import design_choices, design_of_study
from annotation.selectors.study_opening import opening_checks
from annotation.services.people import name_people
from annotation.services.projects import ProjectRefused
from annotation.services.studies import StudyRefused, create_study, open_study
from annotation.services.study_design import preview_study
from annotation.signed_in import me, person

SOURCE = "This form"


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    """The form; posted with `act=create` it makes the draft, otherwise it shows what would be made."""
    project = managed_project(request, slug)
    choices = design_choices(project, person(request))
    if request.method != "POST":
        form = StudyDesignForm(choices=choices, initial=_initial(request, project, choices))
        return _page(request, project, form)
    form = StudyDesignForm(request.POST, choices=choices)
    plan = _plan(project, form) if form.is_valid() else None
    try:
        if plan and request.POST.get("act") == "create":
            study = create_study(
                project=project, plan=plan, actor=me(request, project).pseudonym, now=timezone.now()
            )
            return redirect("study-open", study_id=study.public_id)
        counts = preview_study(project=project, plan=plan, now=timezone.now()) if plan else None
    except (BadInput, ProjectRefused) as refusal:
        counts = None
        _put(form, str(refusal))
    return _page(request, project, form, counts=counts, status=200 if counts else 422)


@require_http_methods(["GET", "HEAD", "POST"])
def opening(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """What a draft still lacks; posting opens it once nothing is missing."""
    study = managed_study(request, study_id)
    if study.state != StudyState.DRAFT:
        return redirect("study", study_id=study.public_id)
    checks = opening_checks(study, timezone.now())
    page = frame(user=person(request), project=study.project, current="studies", study=study) | {
        "study": study_head(study),
        "checks": checks,
        "is_ready": all(check["is"] != "missing" for check in checks),
    }
    if request.method == "POST" and page["is_ready"]:
        try:
            open_study(study=study, actor=me(request, study.project).pseudonym, now=timezone.now())
        except StudyRefused as refusal:
            messages.error(request, str(refusal))
        else:
            messages.success(request, f"{study.name} is open. Its annotators see it now.")
            return redirect("study", study_id=study.public_id)
    status = 409 if request.method == "POST" else 200
    return render(request, "annotation/study_design/opening.html", page, status=status)


def _plan(project: Project, form: StudyDesignForm) -> StudyPlan | None:
    names = name_people(project=project, users=form.unnamed(), now=timezone.now())
    try:
        return parse_study(form.document(names), SOURCE)
    except BadInput as refusal:
        _put(form, str(refusal))
        return None


def _put(form: StudyDesignForm, refusal: str) -> None:
    """Beside the field that the refusal names, or above the form."""
    named = refusal.partition("field '")[2].partition("'")[0].partition("[")[0]
    place = {
        "dataset": "version",
        "cases": None,
        "sample": "n",
        "outputs": "output",
        "lease_seconds": "lease_minutes",
    }
    key = place.get(named, named)
    says = refusal.rpartition(": ")[2] if key in form.fields else refusal
    form.add_error(key if key in form.fields else None, says[:1].upper() + says[1:])


def _initial(request: HttpRequest, project: Project, choices: dict[str, Any]) -> dict[str, Any]:
    """A fresh seed and the usual people; or, for a follow-up, what the study before it says."""
    asked = _uuid(request.GET.get("follow", ""))
    followed = project.studies.filter(public_id=asked).first() if asked else None
    usual = [row["value"] for row in choices["annotators"] if row["is_usual"]]
    start = {"seed": secrets.randbelow(10**9), "annotators": usual}
    return start | (design_of_study(followed) if followed else {})


def _uuid(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None


def _page(
    request: HttpRequest, project: Project, form: StudyDesignForm, *, counts: Any = None, status: int = 200
) -> HttpResponse:
    page = frame(user=person(request), project=project, current="studies")
    shown = page | {"form": form, "choices": form.described, "counts": counts}
    return render(request, "annotation/study_design/new.html", shown, status=status)
