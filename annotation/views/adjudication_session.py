"""A session's acts: begin or resume, pause, hold a case, hand it on, accept what is agreed."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST

from annotation.models.adjudication import AdjudicationSession, SessionKind
from annotation.models.projects import Annotator
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.pages_adjudication_accept import accept_page
from annotation.services.adjudication_acceptance import accept_agreed
from annotation.services.adjudication_checks import RulingRefused
from annotation.services.adjudication_leases import (
    CaseHeld,
    LeaseRefused,
    hand_on_case,
    hold_case,
    release_case,
)
from annotation.services.adjudication_sessions import (
    SessionRefused,
    begin_session,
    pause_session,
    take_next_case,
)
from annotation.signed_in import person
from annotation.views.adjudication import adjudicator_of, followed_study, too_early


@require_POST
def start(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """Begin or resume, and go to the next case, which is held from then on."""
    study = followed_study(request, study_id)
    adjudicator = adjudicator_of(request, study)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    now = timezone.now()
    try:
        begin_session(study=study, adjudicator=adjudicator, now=now)
    except SessionRefused as refusal:
        messages.error(request, str(refusal))
        return redirect("adjudication", study_id=study.public_id)
    following = take_next_case(study=study, adjudicator=adjudicator, now=now)
    if following:
        return redirect("adjudication-case", study_id=study.public_id, case_id=following.public_id)
    messages.info(request, "No case is free for you to rule on now.")
    return redirect("adjudication", study_id=study.public_id)


@require_POST
def pause(request: HttpRequest, study_id: UUID) -> HttpResponse:
    study = followed_study(request, study_id)
    adjudicator = adjudicator_of(request, study)
    session = AdjudicationSession.objects.filter(
        study=study, chair=adjudicator, kind=SessionKind.SINGLE, closed_at=None
    ).first()
    if session:
        pause_session(session=session, now=timezone.now())
        messages.success(request, "Paused. What you held is free for others; you resume where you were.")
    return redirect("adjudication", study_id=study.public_id)


@require_POST
def hold(request: HttpRequest, study_id: UUID, case_id: UUID) -> HttpResponse:
    """Hold a case, let it go, or hand it on."""
    study = followed_study(request, study_id)
    study_case = get_object_or_404(study.cases, public_id=case_id)
    adjudicator = adjudicator_of(request, study)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    act, now = request.POST.get("act", "hold"), timezone.now()
    page = redirect("adjudication-case", study_id=study.public_id, case_id=case_id)
    try:
        if act == "release":
            release_case(study_case=study_case, adjudicator=adjudicator, now=now)
        elif act == "hand-on":
            to = get_object_or_404(Annotator, project=study.project, pseudonym=request.POST.get("to", ""))
            note = request.POST.get("note", "")[:2000]
            hand_on_case(study_case=study_case, adjudicator=adjudicator, to=to, note=note, now=now)
            messages.success(request, f"The case waits for {to.pseudonym}.")
            page = redirect("adjudication", study_id=study.public_id)
        else:
            hold_case(study_case=study_case, adjudicator=adjudicator, now=now)
    except (CaseHeld, LeaseRefused) as refusal:
        if request.headers.get("X-Requested-With") == "fetch":
            return HttpResponse(str(refusal), status=409, content_type="text/plain; charset=utf-8")
        messages.error(request, str(refusal))
    if request.headers.get("X-Requested-With") == "fetch":
        return HttpResponse(status=204)
    return page


@require_http_methods(["GET", "HEAD", "POST"])
def accept(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """Preview the fully agreed cases; a POST accepts them."""
    study = followed_study(request, study_id)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    if request.method != "POST":
        return render(
            request, "annotation/adjudication/accept.html", accept_page(user=person(request), study=study)
        )
    try:
        done = accept_agreed(study=study, adjudicator=adjudicator_of(request, study), now=timezone.now())
    except RulingRefused as refusal:
        messages.error(request, str(refusal))
        return redirect("adjudication", study_id=study.public_id)
    own = f" {done.n_own} that you labelled wait for somebody else." if done.n_own else ""
    cases = "case is" if done.n_accepted == 1 else "cases are"
    messages.success(request, f"{done.n_accepted} agreed {cases} accepted.{own}")
    return redirect("adjudication", study_id=study.public_id)
