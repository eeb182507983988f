"""Following a study and seeing to it: counts without answers, more time, slots handed on."""

from collections.abc import Callable
from datetime import UTC
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from annotation.forms.study_progress import DeadlineForm, HandingOnForm, SharingForm, WithdrawingForm
from annotation.managed import managed_study
from annotation.models.studies import Study
from annotation.selectors.pages_access import is_labelling
from annotation.selectors.pages_progress import progress_page
from annotation.services.assignments import AssignmentRefused, hand_on, withdraw
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.services.reassigning import SharedOut, extend_deadline, share_out, withdraw_and_share
from annotation.services.studies import StudyRefused
from annotation.signed_in import me, person

REFUSALS = (StudyRefused, StudyNotOpen, AssignmentRefused, NotAssigned)


@require_safe
def coverage(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = managed_study(request, study_id)
    page = progress_page(user=person(request), study=study, now=timezone.now())
    return render(request, "annotation/study_design/progress.html", page)


@require_POST
def deadline(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = _seen_to(request, study_id)

    def extend(given: dict[str, Any]) -> str:
        until = given["until"].astimezone(UTC)
        extend_deadline(study=study, until=until, **_by(request, study))
        return f"{study.name} serves cases until {until:%-d %b %Y, %H:%M} UTC."

    return _done(request, study, DeadlineForm(request.POST), extend)


@require_POST
def handing_on(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = _seen_to(request, study_id)

    def hand(given: dict[str, Any]) -> str:
        slot = get_object_or_404(study.assignments, public_id=given["slot"])
        to = study.project.annotators.get(pseudonym=given["to"])
        hand_on(assignment=slot, to=to, reason=given["reason"], **_by(request, study))
        return f"The case is {to.pseudonym}'s now."

    return _done(request, study, HandingOnForm(request.POST, names=_names(study)), hand)


@require_POST
def sharing_out(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = _seen_to(request, study_id)

    def share(given: dict[str, Any]) -> str:
        return _shared(share_out(study=study, among=given["among"], **_by(request, study)))

    return _done(request, study, SharingForm(request.POST, names=_names(study)), share)


@require_POST
def withdrawing(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = _seen_to(request, study_id)

    def take(given: dict[str, Any]) -> str:
        annotator = study.project.annotators.get(pseudonym=given["annotator"])
        act = {"study": study, "annotator": annotator, "reason": given["reason"]} | _by(request, study)
        if given["share"]:
            return (
                f"{annotator.pseudonym} stops; labels that are in stay. {_shared(withdraw_and_share(**act))}"
            )
        return f"{annotator.pseudonym} stops; labels that are in stay. Cases that are free again: {withdraw(**act)}."

    return _done(request, study, WithdrawingForm(request.POST, names=_names(study)), take)


def _seen_to(request: HttpRequest, study_id: UUID) -> Study:
    """A study that this person manages and does not label in: what they did would tell them how far others are."""
    study = managed_study(request, study_id)
    if is_labelling(person(request), study):
        raise PermissionDenied("You label in this study, so another manager sees to it.")
    return study


def _shared(done: SharedOut) -> str:
    left = f" For {done.n_left} nobody is left who may take them." if done.n_left else ""
    return f"Cases shared out: {done.n_given}.{left}"


def _names(study: Study) -> list[str]:
    return list(study.members.values_list("annotator__pseudonym", flat=True))


def _by(request: HttpRequest, study: Study) -> dict[str, Any]:
    now = timezone.now()
    return {"actor": me(request, study.project, now=now).pseudonym, "now": now}


def _done(
    request: HttpRequest, study: Study, form: Form, act: Callable[[dict[str, Any]], str]
) -> HttpResponse:
    """Do what a valid form asks and say so; a refusal is said in its place."""
    if not form.is_valid():
        for error in (error for errors in form.errors.values() for error in errors):
            messages.error(request, str(error))
    else:
        try:
            messages.success(request, act(form.cleaned_data))
        except REFUSALS as refusal:
            says = str(refusal)
            messages.error(request, says[:1].upper() + says[1:])
    return redirect("study-coverage", study_id=study.public_id)
