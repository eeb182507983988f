"""What an annotator does with a case beside labelling it: a draft that saves itself, skipping, taking back, flagging."""

from dataclasses import replace
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.http import require_POST

from annotation.selectors.queue import own_lease
from annotation.services.assignments import AssignmentRefused
from annotation.services.assignments import skip as skip_case
from annotation.services.assignments import take_back as take_case_back
from annotation.services.labelling import (
    LabellingRefused,
    StaleDraft,
    StaleRevision,
    flag_gold,
    save_draft,
)
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.views.labelling_page import Work, as_it_stands, fresh_form, own_work, show
from annotation.views.labelling_submit import counts_in_tabs, draft_conflict, whole


@require_POST
def draft(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> HttpResponse:
    """Save the draft of a case and say when; 409 where the label or the draft has moved on."""
    work = own_work(request, study_id, assignment_id)
    form = fresh_form(work)
    form.read(request.POST)
    try:
        saved = save_draft(
            assignment=work.slot,
            annotator=work.annotator,
            answers=dict(form.answers),
            base_revision=whole(request.POST.get("revision")),
            draft_version=whole(request.POST.get("version")),
            now=timezone.now(),
        )
    except (StaleRevision, StaleDraft) as stale:
        return JsonResponse({"detail": draft_conflict(stale).title + ".", "is_stale": True}, status=409)
    except (StudyNotOpen, NotAssigned, LabellingRefused) as refusal:
        return JsonResponse({"detail": f"The draft is not saved: {refusal}"}, status=409)
    lease = own_lease(work.slot, work.annotator)
    is_first = saved.version == 1  # the case moves from one tab to another
    return JsonResponse(
        {
            "saved_at": saved.saved_at.isoformat(),
            "version": saved.version,
            "expires_at": lease.expires_at.isoformat() if lease else None,
            "derived": form.derived(),
        }
        | ({"counts": counts_in_tabs(work)} if is_first else {})
    )


@require_POST
def skip(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> HttpResponse:
    """Give the case back with a reason, and go on."""
    work = own_work(request, study_id, assignment_id)
    reason = request.POST.get("reason", "")
    try:
        skip_case(assignment=work.slot, annotator=work.annotator, reason=reason, now=timezone.now())
    except (AssignmentRefused, StudyNotOpen, NotAssigned) as refusal:
        return _refused(request, work, f"Not skipped: {refusal}")
    messages.success(request, "Skipped.")
    return redirect("labelling", study_id=study_id)


@require_POST
def take_back(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> HttpResponse:
    """Take back a case that one skipped, while it is nobody else's."""
    work = own_work(request, study_id, assignment_id)
    try:
        take_case_back(assignment=work.slot, annotator=work.annotator, now=timezone.now())
    except (AssignmentRefused, StudyNotOpen, NotAssigned) as refusal:
        messages.error(request, f"Not taken back: {refusal}")
        return redirect("labelling-list", study_id=study_id, tab="skipped")
    return redirect(work.address())


@require_POST
def flag(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> HttpResponse:
    """Say that the gold looks wrong; the case is labelled as it stands."""
    work = own_work(request, study_id, assignment_id)
    note = request.POST.get("note", "")
    try:
        flag_gold(assignment=work.slot, annotator=work.annotator, note=note, now=timezone.now())
    except (LabellingRefused, StudyNotOpen, NotAssigned) as refusal:
        return _refused(request, work, f"Not flagged: {refusal}")
    messages.success(request, "Flagged. A person reviews it; label the case as it stands.")
    return redirect(work.address())


def _refused(request: HttpRequest, work: Work, says: str) -> HttpResponse:
    """The case again, with what was wrong above it."""
    shown = replace(as_it_stands(work), notices=[{"tone": "error", "says": says}])
    return show(request, work, shown, status=422)
