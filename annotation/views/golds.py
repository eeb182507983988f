"""Golds under review: the queue of a dataset version, and one case with the decisions about its gold."""

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.core.bad_input import BadInput
from annotation.core.golds import ACTS, BadDecision
from annotation.forms.golds import GoldForm, NextVersionForm, ReplaysForm
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.golds import GoldDecision
from annotation.models.projects import Role
from annotation.selectors.api_scope import readable_versions
from annotation.selectors.golds_pages import SHOWN, gold_page, golds_page
from annotation.selectors.studies import roles_in
from annotation.services.golds import DecisionOverlapped, QuestionChanged, decide, settle_replays
from annotation.services.golds_versions import version_with_golds
from annotation.signed_in import person
from annotation.views.data import actor


@require_safe
def queue(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    row = version_of(request, slug, version_id)
    show = request.GET.get("show", "open")
    if show not in SHOWN:
        raise Http404(show)
    page = golds_page(user=person(request), version=row, show=show, after=request.GET.get("after", ""))
    return render(request, "annotation/golds/queue.html", page)


@require_POST
def next_version(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    """Make the draft whose cases come with the golds that stand now."""
    row = version_of(request, slug, version_id)
    if Role.MANAGER not in roles_in(person(request), row.dataset.project):
        raise PermissionDenied("Only a manager of this project makes a version.")
    form = NextVersionForm(request.POST)
    if form.is_valid():
        try:
            made = version_with_golds(
                version=row,
                name=form.cleaned_data["version"],
                reason=form.cleaned_data["reason"],
                actor=actor(request, row.dataset.project),
                now=timezone.now(),
            )
        except BadInput as refusal:
            form.add_error(None, str(refusal))
        else:
            messages.success(request, f"{made} is a draft with the golds that stand now.")
            return redirect("dataset-version", slug=slug, version_id=made.pk)
    page = golds_page(user=person(request), version=row, show="decided", after="")
    return render(request, "annotation/golds/queue.html", page | {"form": form}, status=422)


@require_http_methods(["GET", "HEAD", "POST"])
def case(request: HttpRequest, slug: str, version_id: int, case_id: int) -> HttpResponse:
    """A gold; posted to, it keeps a decision about it or what replays of its question gave."""
    row = version_of(request, slug, version_id)
    cases = Case.objects.select_related("dataset_version__dataset__project")
    found = get_object_or_404(cases, dataset_version=row, pk=case_id)
    page = gold_page(user=person(request), case=found)
    shape = ReplaysForm if "replays" in request.POST else GoldForm
    form = shape(request.POST if request.method == "POST" else None, as_json=page["as_json"])
    if request.method != "POST":
        return _shown(request, page, form)
    if not page["may_decide"]:
        raise PermissionDenied("Managers and adjudicators of this project decide about golds.")
    if not form.is_valid():
        return _shown(request, page, form, status=422)
    told = {
        "case": found,
        "question_sha256": form.cleaned_data["question_sha256"],
        "after": form.cleaned_data["after"],
        "author": actor(request, row.dataset.project),
        "now": timezone.now(),
    }
    try:
        made = _made(form, **told)
    except BadDecision as refusal:
        said = str(refusal)
        form.add_error(
            refusal.field if refusal.field in form.fields else None, said[:1].upper() + said[1:] + "."
        )
        return _shown(request, page, form, status=422)
    except (DecisionOverlapped, QuestionChanged) as refusal:
        form.add_error(None, str(refusal).capitalize() + ".")
        return _shown(request, gold_page(user=person(request), case=found), form, status=409)
    messages.success(request, f"{ACTS[made.act]}. It is kept as decision {made.number}.")
    return redirect("data-gold", slug=slug, version_id=version_id, case_id=case_id)


def _made(form: GoldForm | ReplaysForm, **told: Any) -> GoldDecision:
    if isinstance(form, GoldForm):
        return decide(decided=form.decided(), **told)
    given = form.cleaned_data
    return settle_replays(replays=given["replays"], source=given["evidence_source"], **told)


def version_of(request: HttpRequest, slug: str, version_id: int) -> DatasetVersion:
    """A version that this person may read; none while they label from its data set."""
    versions = readable_versions(person(request)).filter(dataset__project__slug=slug)
    return get_object_or_404(versions, pk=version_id)


def _shown(
    request: HttpRequest, page: dict[str, Any], form: GoldForm | ReplaysForm, status: int = 200
) -> HttpResponse:
    """The page with both forms, one of them as it was posted."""
    is_replay, as_json = isinstance(form, ReplaysForm), page["as_json"]
    forms = {
        "form": GoldForm(as_json=as_json) if is_replay else form,
        "replays_form": form if is_replay else ReplaysForm(as_json=as_json),
    }
    return render(request, "annotation/golds/case.html", page | forms, status=status)
