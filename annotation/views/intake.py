"""The intake from production, for managers: an inbox, and one step a page."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.forms import intake as shapes
from annotation.models.datasets import DatasetVersion
from annotation.models.intake import Proposal
from annotation.models.projects import Project, Role
from annotation.selectors.pages_frame import frame
from annotation.selectors.pages_intake import STATES, inbox_page, proposal_page
from annotation.selectors.studies import roles_in
from annotation.services import intake
from annotation.signed_in import person
from annotation.views.data import actor, followed


@require_safe
def inbox(request: HttpRequest, slug: str) -> HttpResponse:
    state, after = request.GET.get("state", "proposed"), request.GET.get("after", "")
    if state not in STATES:
        raise Http404(state)
    number = int(after) if after.isascii() and after.isdigit() and len(after) < 18 else None
    page = inbox_page(user=person(request), project=_managed(request, slug), state=state, after=number)
    return render(request, "annotation/intake/inbox.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    project = _managed(request, slug)
    form = shapes.ProposalForm(request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        try:
            made = intake.propose(
                project=project, **form.cleaned_data, actor=actor(request, project), now=timezone.now()
            )
        except intake.IntakeRefused as refusal:
            form.add_error("content", str(refusal))
        else:
            return redirect("proposal", slug=slug, proposal_id=made.public_id)
    page = frame(user=person(request), project=project, current="data") | {"form": form}
    return render(request, "annotation/intake/new.html", page, status=422 if form.is_bound else 200)


@require_safe
def proposal(request: HttpRequest, slug: str, proposal_id: UUID) -> HttpResponse:
    return _page(request, _proposal(request, slug, proposal_id))


@require_POST
def step(request: HttpRequest, slug: str, proposal_id: UUID, to: str) -> HttpResponse:
    """Take the step that the address names; 409 if it is not its turn, 422 if it cannot be taken like this."""
    row = _proposal(request, slug, proposal_id)
    if to not in _STEPS:
        raise Http404(to)
    shape, act = _STEPS[to]
    form = shape(request.POST)
    if not form.is_valid():
        return _page(request, row, form, status=422)
    try:
        act(row, form, actor=actor(request, row.project), now=timezone.now())
    except intake.IntakeRefused as refusal:
        form.add_error(None, str(refusal))
        row.refresh_from_db()
        return _page(request, row, form, status=409 if isinstance(refusal, intake.NotItsTurn) else 422)
    messages.success(request, f"{STATES[Proposal.objects.get(pk=row.pk).state]}.")
    return redirect("proposal", slug=slug, proposal_id=proposal_id)


def _redact(row: Proposal, form: shapes.RedactionForm, **by: Any) -> None:
    intake.confirm_redaction(proposal=row, also=form.texts(), **by)


def _prune(row: Proposal, form: forms.Form, **by: Any) -> None:
    intake.take_snapshot(proposal=row, **by)


def _review(row: Proposal, form: forms.Form, **by: Any) -> None:
    intake.review(proposal=row, **form.cleaned_data, **by)


def _accept(row: Proposal, form: forms.Form, **by: Any) -> None:
    given = dict(form.cleaned_data)
    versions = DatasetVersion.objects.filter(dataset__project=row.project).select_related("dataset")
    version = versions.filter(pk=given.pop("version")).first()
    if version is None:
        raise intake.IntakeRefused("Choose a draft version of this project.")
    intake.accept(proposal=row, version=version, **given, **by)


def _decline(row: Proposal, form: forms.Form, **by: Any) -> None:
    intake.decline(proposal=row, **form.cleaned_data, **by)


_STEPS: dict[str, tuple[type[forms.Form], Callable[..., None]]] = {
    "redact": (shapes.RedactionForm, _redact),
    "prune": (forms.Form, _prune),
    "review": (shapes.ReviewForm, _review),
    "accept": (shapes.AcceptForm, _accept),
    "decline": (shapes.DeclineForm, _decline),
}


def _page(
    request: HttpRequest, row: Proposal, form: forms.Form | None = None, status: int = 200
) -> HttpResponse:
    # The page holds two forms with a verdict: what was typed and refused is shown in the one it came from.
    which = "decline" if isinstance(form, shapes.DeclineForm) else "form"
    page = proposal_page(user=person(request), proposal=row) | {which: form}
    return render(request, "annotation/intake/proposal.html", page, status=status)


def _proposal(request: HttpRequest, slug: str, proposal_id: UUID) -> Proposal:
    rows = Proposal.objects.filter(project=_managed(request, slug)).select_related(
        "project", "case__dataset_version"
    )
    return get_object_or_404(rows, public_id=proposal_id)


def _managed(request: HttpRequest, slug: str) -> Project:
    project = followed(request, slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project works on its intake.")
    return project
