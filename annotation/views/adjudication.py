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
from annotation.models.projects import Annotator, Role
from annotation.models.studies import AFTER_MEASURING, Study, StudyCase
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.adjudication_people import annotator_known
from annotation.selectors.adjudication_records import met_by
from annotation.selectors.pages_adjudication import case_page
from annotation.selectors.pages_adjudication_queue import queue_page
from annotation.selectors.pages_answers import wording
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Contradiction, Decision, RulingRefused
from annotation.services.adjudication_leases import CaseHeld
from annotation.services.adjudication_sessions import take_next_case
from annotation.signed_in import me, person


@require_safe
def queue(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = followed_study(request, study_id)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    asked = {key: request.GET.get(key, "") for key in ("status", "field", "q", "page")}
    page = queue_page(user=person(request), study=study, asked=asked, now=timezone.now())
    return render(request, "annotation/adjudication/queue.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def case(request: HttpRequest, study_id: UUID, case_id: UUID) -> HttpResponse:
    """One case; a POST rules on it and goes on to the next open one."""
    study = followed_study(request, study_id)
    study_case = get_object_or_404(study.cases, public_id=case_id)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    if request.method == "POST":
        return _rule(request, study, study_case)
    record = met_by(study, study_case, annotator_known(study, person(request)))
    return _show(request, study, study_case, _form(study, record))


def _rule(request: HttpRequest, study: Study, study_case: StudyCase) -> HttpResponse:
    adjudicator = adjudicator_of(request, study)
    record = met_by(study, study_case, adjudicator)
    form = _form(study, record, request.POST)
    if not form.is_valid():
        return _show(request, study, study_case, form, status=422)
    try:
        ruling = rule(
            study_case=study_case,
            decision=Decision(**form.cleaned_data),
            adjudicator=adjudicator,
            now=timezone.now(),
            idempotency_key=request.POST.get("key", "")[:100],
        )
    except CaseHeld as held:
        form.add_refusal("", str(held))
        return _show(request, study, study_case, form, status=409)
    except RulingRefused as refusal:
        form.contradicted = refusal.names if isinstance(refusal, Contradiction) else ()
        form.add_refusal(refusal.field, str(refusal))
        return _show(request, study, study_case, form, status=422)
    return _next(request, study, study_case, adjudicator, is_again=ruling.kind != "ruling")


def _next(
    request: HttpRequest, study: Study, study_case: StudyCase, adjudicator: Annotator, *, is_again: bool
) -> HttpResponse:
    """Say what the ruling revealed, and go to the next open case or back to the queue."""
    record = case_records(study, study_case=study_case)[0]
    names = ", ".join(f"{side.letter} was {side.annotator}" for side in record.sides)
    said = (
        "You ruled on it before; this second ruling only measures your consistency."
        if is_again
        else names + "."
    )
    messages.success(request, f"{record.case_id} is ruled. {said}")
    following = take_next_case(study=study, adjudicator=adjudicator, now=timezone.now())
    if following:
        return redirect("adjudication-case", study_id=study.public_id, case_id=following.public_id)
    return redirect("adjudication", study_id=study.public_id)


def _form(study: Study, record: CaseRecord, data: Any = None) -> RulingForm:
    words = wording(study)
    keys = record.disputed or [field.key for field in words.schema.adjudicated()]
    return RulingForm(
        data, words=words, keys=keys, sides=record.sides, overrules_agreement=not record.disputed
    )


def _show(
    request: HttpRequest, study: Study, study_case: StudyCase, form: RulingForm, *, status: int = 200
) -> HttpResponse:
    page = case_page(user=person(request), study=study, study_case=study_case, now=timezone.now())
    context = page | {"form": form, "groups": list(form.groups())}
    return render(request, "annotation/adjudication/case.html", context, status=status)


def followed_study(request: HttpRequest, study_id: UUID) -> Study:
    """The study if the person follows it; else there is none."""
    return get_object_or_404(visible_studies(person(request)), public_id=study_id)


def adjudicator_of(request: HttpRequest, study: Study) -> Annotator:
    """The pseudonym under which the signed-in adjudicator works; 403 for everybody else."""
    if Role.ADJUDICATOR not in roles_in(person(request), study.project):
        raise PermissionDenied("Only an adjudicator of this project may rule.")
    return me(request, study.project)


def too_early(request: HttpRequest, study: Study) -> HttpResponse:
    says = f"{study.name} is {study.state.lower()}. Adjudication opens once its report is sealed."
    context = {"title": "Adjudication is not open yet", "says": says, "study_id": study.public_id}
    return render(request, "annotation/studies/too_early.html", context, status=409)
