"""Consensus sessions: both annotators and a chair, positions first."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.forms.position import PositionForm
from annotation.forms.ruling import RulingForm
from annotation.models.adjudication import AdjudicationSession, SessionKind
from annotation.models.studies import Study, StudyCase
from annotation.selectors.adjudication import case_records
from annotation.selectors.adjudication_consensus import discussed_in, labellers, sessions_of
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_adjudication_consensus import session_case_page, session_page, sessions_page
from annotation.selectors.pages_answers import wording
from annotation.services.adjudication_checks import Contradiction, Decision, RulingRefused
from annotation.services.adjudication_consensus import record_position, rule_in_session
from annotation.services.adjudication_leases import CaseHeld
from annotation.services.adjudication_sessions import SessionRefused, begin_session, close_session
from annotation.signed_in import me, person
from annotation.views.adjudication import adjudicator_of, too_early


@require_http_methods(["GET", "HEAD", "POST"])
def sessions(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The sessions that the reader takes part in; an adjudicator's POST opens one with themselves as the chair."""
    study = get_object_or_404(readable_studies(person(request)), public_id=study_id)
    if not study.measured_at:
        return too_early(request, study)
    if request.method != "POST":
        return render(
            request,
            "annotation/adjudication/sessions.html",
            sessions_page(user=person(request), study=study),
        )
    chair = adjudicator_of(request, study)
    try:
        session = begin_session(
            study=study, adjudicator=chair, now=timezone.now(), kind=SessionKind.CONSENSUS
        )
    except SessionRefused as refusal:
        messages.error(request, str(refusal))
        return redirect("consensus-sessions", study_id=study_id)
    return redirect("consensus-session", study_id=study_id, session_id=session.public_id)


@require_safe
def session(request: HttpRequest, study_id: UUID, session_id: UUID) -> HttpResponse:
    found = _session(request, study_id, session_id)
    page = session_page(user=person(request), session=found)
    return render(request, "annotation/adjudication/session.html", page)


@require_POST
def close(request: HttpRequest, study_id: UUID, session_id: UUID) -> HttpResponse:
    found = _session(request, study_id, session_id)
    if found.chair.user_id != person(request).pk:
        raise PermissionDenied("Only the chair closes a session.")
    close_session(session=found, now=timezone.now())
    return redirect("consensus-sessions", study_id=study_id)


@require_http_methods(["GET", "HEAD", "POST"])
def case(request: HttpRequest, study_id: UUID, session_id: UUID, case_id: UUID) -> HttpResponse:
    """One case: an annotator's POST puts their position on record, the chair's POST rules."""
    found = _session(request, study_id, session_id)
    study_case = get_object_or_404(discussed_in(found), public_id=case_id)
    is_chair = found.chair.user_id == person(request).pk
    if not is_chair and person(request).pk not in [one.user_id for one in labellers(study_case)]:
        raise PermissionDenied("You did not label this case, so it is not discussed with you.")
    record = case_records(found.study, study_case=study_case)[0]
    data = request.POST if request.method == "POST" else None
    kwargs: dict[str, Any] = {
        "words": wording(found.study),
        "keys": record.disputed,
        "sides": record.sides,
    }
    form = RulingForm(data, **kwargs) if is_chair else PositionForm(data, **kwargs)
    if data is None:
        return _show(request, found, study_case, form)
    if not form.is_valid():
        return _show(request, found, study_case, form, status=422)
    return _store(request, found, study_case, form)


def _store(
    request: HttpRequest, found: AdjudicationSession, study_case: StudyCase, form: RulingForm | PositionForm
) -> HttpResponse:
    now = timezone.now()
    who = me(request, found.study.project, now=now)
    study_id, given = found.study.public_id, form.cleaned_data
    try:
        if isinstance(form, RulingForm):
            rule_in_session(
                session=found,
                study_case=study_case,
                decision=Decision(**given),
                adjudicator=who,
                now=now,
                idempotency_key=request.POST.get("key", "")[:100],
            )
            messages.success(request, f"{study_case.case.external_id} is ruled.")
            return redirect("consensus-session", study_id=study_id, session_id=found.public_id)
        record_position(
            session=found,
            study_case=study_case,
            annotator=who,
            answers=given["answers"],
            note=given["note"],
            now=now,
        )
    except CaseHeld as held:
        form.add_refusal("", str(held))
        return _show(request, found, study_case, form, status=409)
    except RulingRefused as refusal:
        if isinstance(refusal, Contradiction) and isinstance(form, RulingForm):
            form.contradicted = refusal.names
        form.add_refusal(refusal.field, str(refusal))
        return _show(request, found, study_case, form, status=422)
    messages.success(request, "Your position is on record.")
    return redirect(
        "consensus-case", study_id=study_id, session_id=found.public_id, case_id=study_case.public_id
    )


def _show(
    request: HttpRequest, found: AdjudicationSession, study_case: StudyCase, form: Any, *, status: int = 200
) -> HttpResponse:
    page = session_case_page(user=person(request), session=found, study_case=study_case)
    context = page | {"form": form, "groups": list(form.groups())}
    return render(request, "annotation/adjudication/session_case.html", context, status=status)


def _session(request: HttpRequest, study_id: UUID, session_id: UUID) -> AdjudicationSession:
    """The session if the person chairs it or takes part in it; else there is none."""
    study: Study = get_object_or_404(readable_studies(person(request)), public_id=study_id)
    return get_object_or_404(
        sessions_of(person(request), study).select_related("study__project"), public_id=session_id
    )
