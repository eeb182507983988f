"""The adjudication queue, and the page on which a case is ruled."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from annotation.forms.ruling import RulingForm
from annotation.models.projects import Role
from annotation.models.studies import AFTER_MEASURING, Study, StudyCase
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.pages_adjudication import case_page, queue_page
from annotation.selectors.pages_answers import wording
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.adjudication import Decision, RulingRefused, rule
from annotation.services.people import annotator_of
from annotation.signed_in import person


@require_safe
def queue(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = get_object_or_404(visible_studies(person(request)), public_id=study_id)
    if study.state not in AFTER_MEASURING:
        return _too_early(request, study)
    page = queue_page(user=person(request), study=study)
    return render(request, "annotation/adjudication/queue.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def case(request: HttpRequest, study_id: UUID, case_id: UUID) -> HttpResponse:
    """One case; a POST rules on it and goes on to the next open one."""
    study = get_object_or_404(visible_studies(person(request)), public_id=study_id)
    study_case = get_object_or_404(study.cases, public_id=case_id)
    if study.state not in AFTER_MEASURING:
        return _too_early(request, study)
    if request.method == "POST":
        return _rule(request, study, study_case)
    return _show(request, study, study_case, _form(study, study_case))


def _rule(request: HttpRequest, study: Study, study_case: StudyCase) -> HttpResponse:
    if Role.ADJUDICATOR not in roles_in(person(request), study.project):
        raise PermissionDenied("Only an adjudicator of this project may rule.")
    form = _form(study, study_case, request.POST)
    if not form.is_valid():
        return _show(request, study, study_case, form, status=422)
    now = timezone.now()
    adjudicator = annotator_of(user=person(request), project=study.project, now=now)
    try:
        rule(study_case=study_case, decision=Decision(**form.cleaned_data), adjudicator=adjudicator, now=now)
    except RulingRefused as refusal:
        form.add_refusal(refusal.field, str(refusal))
        return _show(request, study, study_case, form, status=422)
    return _next(request, study, study_case)


def _next(request: HttpRequest, study: Study, study_case: StudyCase) -> HttpResponse:
    """Say what the ruling revealed, and go to the next open case or back to the queue."""
    record = case_records(study, study_case=study_case)[0]
    names = ", ".join(f"{side.letter} was {side.annotator}" for side in record.sides)
    messages.success(request, f"{record.case_id} is ruled. {names}.")
    study.refresh_from_db()
    waiting = queue_page(user=person(request), study=study)["queue"]["next_open"]
    if waiting:
        return redirect("adjudication-case", study_id=study.public_id, case_id=waiting)
    return redirect("adjudication", study_id=study.public_id)


def _form(study: Study, study_case: StudyCase, data: Any = None) -> RulingForm:
    record: CaseRecord = case_records(study, study_case=study_case)[0]
    return RulingForm(data, words=wording(study), disputed=record.disputed, sides=record.sides)


def _show(
    request: HttpRequest, study: Study, study_case: StudyCase, form: RulingForm, *, status: int = 200
) -> HttpResponse:
    page = case_page(user=person(request), study=study, study_case=study_case)
    context = page | {"form": form, "groups": list(form.groups())}
    return render(request, "annotation/adjudication/case.html", context, status=status)


def _too_early(request: HttpRequest, study: Study) -> HttpResponse:
    says = f"{study.name} is {study.state.lower()}. Adjudication opens once its report is sealed."
    context = {"title": "Adjudication is not open yet", "says": says, "study_id": study.public_id}
    return render(request, "annotation/studies/too_early.html", context, status=409)
