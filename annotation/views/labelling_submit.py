"""What a posted label becomes: stored once, refused field by field, or set beside the version that is stored already."""

from dataclasses import asdict
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone

from annotation.forms.label import LabelForm
from annotation.models.studies import Study, StudyState
from annotation.selectors.pages_labelling import corrections_end
from annotation.selectors.queue import own_counts
from annotation.services.labelling import (
    KeyReused,
    LabellingRefused,
    StaleDraft,
    StaleRevision,
    Submitted,
    save_draft,
    submit,
)
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.views.labelling_page import Conflict, Shown, Work, fresh_form, show
from taxonomy.fields.schema import InvalidAnswers

SURPLUS = (
    "Your hold on the case had run out and others had taken its place: the label is kept beside the others and "
    "counts neither for agreement nor for the ground truth."
)
NOT_STORED = "The label is not stored."


def submitted(request: HttpRequest, work: Work) -> HttpResponse:
    """Store what was posted and lead on; every refusal keeps what was typed."""
    form = fresh_form(work)
    form.read(request.POST)
    if request.POST.get("action") == "draft":
        return _draft(request, work, form)
    if form.errors:
        return _refused(request, work, form)
    try:
        done = submit(
            assignment=work.slot,
            annotator=work.annotator,
            answers=dict(form.answers),
            idempotency_key=request.POST.get("key", ""),
            expected_revision=whole(request.POST.get("revision")),
            now=timezone.now(),
            seconds_active=whole(request.POST.get("seconds")),
        )
    except InvalidAnswers as invalid:
        form.errors = invalid.errors
        return _refused(request, work, form)
    except StaleRevision as stale:
        return _conflict(request, work, form, _label_conflict(stale), revision=stale.current)
    except (StudyNotOpen, NotAssigned, KeyReused, LabellingRefused) as refusal:
        form.errors = {"": f"{NOT_STORED} {str(refusal).capitalize()}"}
        return _refused(request, work, form, status=422 if isinstance(refusal, LabellingRefused) else 409)
    return _stored(request, work, done)


def whole(text: str | None) -> int:
    """A whole number that a form sent, or 0."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) <= 9 else 0


def counts_in_tabs(work: Work) -> dict[str, int]:
    """How many of one's own cases stand in each tab now, for a page that is not loaded anew."""
    return asdict(own_counts(work.study, work.annotator))


def wants_json(request: HttpRequest) -> bool:
    return request.headers.get("Accept", "") == "application/json"


def draft_conflict(stale: StaleRevision | StaleDraft) -> Conflict:
    if isinstance(stale, StaleRevision):
        return _label_conflict(stale)
    return Conflict(
        "This draft was saved somewhere else since",
        "Another tab or device saved it. Nothing is overwritten: both versions stand here.",
        "draft", stale.current_answers, stale.given,
    )  # fmt: skip


def _label_conflict(stale: StaleRevision) -> Conflict:
    return Conflict(
        "This label was submitted somewhere else since",
        "Another tab or device stored it. Nothing is overwritten: both versions stand here.",
        f"revision {stale.current}", stale.current_answers, stale.given,
    )  # fmt: skip


def _draft(request: HttpRequest, work: Work, form: LabelForm) -> HttpResponse:
    """A draft saved by its button; drafts that save by themselves have an address of their own."""
    version = whole(request.POST.get("version"))
    try:
        save_draft(
            assignment=work.slot, annotator=work.annotator, answers=dict(form.answers),
            base_revision=whole(request.POST.get("revision")), draft_version=version, now=timezone.now(),
        )  # fmt: skip
    except (StaleRevision, StaleDraft) as stale:
        revision = stale.current if isinstance(stale, StaleRevision) else None
        version = stale.current if isinstance(stale, StaleDraft) else 0
        return _conflict(request, work, form, draft_conflict(stale), revision=revision, version=version)
    except (StudyNotOpen, NotAssigned, LabellingRefused) as refusal:
        form.errors = {"": f"The draft is not saved. {str(refusal).capitalize()}"}
        return _refused(request, work, form, status=409)
    return redirect(work.address())


def _refused(request: HttpRequest, work: Work, form: LabelForm, *, status: int = 422) -> HttpResponse:
    if wants_json(request):
        return JsonResponse({"detail": NOT_STORED, "errors": form.errors}, status=status)
    return show(request, work, _typed(request, form), status=status)


def _conflict(
    request: HttpRequest,
    work: Work,
    form: LabelForm,
    conflict: Conflict,
    *,
    revision: int | None = None,
    version: int = 0,
) -> HttpResponse:
    if wants_json(request):
        return JsonResponse({"detail": conflict.title + "."}, status=409)
    form.errors = {}
    return show(request, work, _typed(request, form, conflict, revision, version), status=409)


def _typed(
    request: HttpRequest,
    form: LabelForm,
    conflict: Conflict | None = None,
    revision: int | None = None,
    version: int = 0,
) -> Shown:
    """The page with what was typed still in its form."""
    return Shown(
        form,
        revision=whole(request.POST.get("revision")) if revision is None else revision,
        draft_version=version or whole(request.POST.get("version")),
        conflict=conflict,
        goes_on=bool(request.POST.get("go_on")),
        seconds=whole(request.POST.get("seconds")),
    )


def _what_now(study: Study) -> str:
    if study.close_when_complete:
        study.refresh_from_db(fields=["state"])
    if study.state != StudyState.OPEN:
        return "Stored. It was the last label that the study waited for: the study is closed."
    return f"Stored. You can correct it until {corrections_end(study)}."


def _stored(request: HttpRequest, work: Work, done: Submitted) -> HttpResponse:
    study_id = work.study.public_id
    onward = reverse("labelling-next", args=[study_id]) + f"?besides={work.slot.public_id}"
    said: dict[str, Any] = {"next_url": onward, "notice": SURPLUS if done.surplus else ""}
    if done.label:
        said["revision"] = done.label.revision
    if wants_json(request):
        return JsonResponse(said | {"counts": counts_in_tabs(work)})
    if done.surplus:
        messages.warning(request, SURPLUS)
    elif not request.POST.get("go_on"):
        messages.success(request, _what_now(work.study))
    if request.POST.get("go_on") or done.surplus:
        return redirect(onward)
    return redirect(work.address())
