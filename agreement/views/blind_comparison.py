"""Two answers side by side, whose they are unsaid: decide, then reveal."""

from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from agreement.selectors.blind_comparisons import (
    comparison_page,
    list_page,
    next_undecided,
    pair_page,
    readable_comparisons,
)
from agreement.services.blind_comparisons import Revealed, decide, reveal, start_comparison
from agreement.views.access import judging_in, managed, run_for
from annotation.core.bad_input import BadInput
from annotation.models.blind_comparisons import BlindComparison
from annotation.models.projects import Project
from annotation.signed_in import me, person
from annotation.views.data import followed


@require_http_methods(["GET", "HEAD", "POST"])
def index(request: HttpRequest, slug: str) -> HttpResponse:
    """The comparisons, and the form of a new one."""
    project, refusal = followed(request, slug), ""
    if request.method == "POST":
        project = managed(request, slug)
        try:
            first, second = (
                run_for(request, project, _uuid(request.POST.get(name, ""))) for name in ("first", "second")
            )
            made = start_comparison(
                name=request.POST.get("name", "").strip(), first=first, second=second,
                actor=me(request, project).pseudonym, now=timezone.now(),
            )  # fmt: skip
        except BadInput as fault:
            refusal = str(fault)
        else:
            return redirect("blind-comparison", slug=slug, comparison_id=made.public_id)
    page = list_page(person(request), project) | {"refusal": refusal, "given": request.POST}
    return render(request, "agreement/blind/list.html", page, status=422 if refusal else 200)


@require_safe
def detail(request: HttpRequest, slug: str, comparison_id: UUID) -> HttpResponse:
    return _page(request, _comparison(request, followed(request, slug), comparison_id))


@require_http_methods(["GET", "HEAD", "POST"])
def pair(request: HttpRequest, slug: str, comparison_id: UUID, pair_id: UUID) -> HttpResponse:
    project = judging_in(request, slug)
    found = get_object_or_404(_comparison(request, project, comparison_id).pairs, public_id=pair_id)
    refusal, status = "", 200
    if request.method == "POST":
        mine = me(request, project)
        try:
            decide(
                pair=found, choice=request.POST.get("choice", ""),
                why=request.POST.get("why", "").replace("\x00", "").strip(),
                decided_by=mine.pseudonym, now=timezone.now(),
            )  # fmt: skip
        except BadInput as fault:
            refusal, status = str(fault), 422
        except Revealed as fault:
            refusal, status = str(fault), 409
        else:
            following = next_undecided(found, mine.pseudonym)
            if following is None:
                return redirect("blind-comparison", slug=slug, comparison_id=comparison_id)
            return redirect("blind-pair", slug=slug, comparison_id=comparison_id, pair_id=following.public_id)
    page = pair_page(person(request), found) | {"refusal": refusal}
    return render(request, "agreement/blind/pair.html", page, status=status)


@require_POST
def open_map(request: HttpRequest, slug: str, comparison_id: UUID) -> HttpResponse:
    project = managed(request, slug)
    comparison = _comparison(request, project, comparison_id)
    try:
        reveal(comparison=comparison, actor=me(request, project).pseudonym, now=timezone.now())
    except BadInput as refusal:
        return _page(request, comparison, refusal=str(refusal), status=409)
    messages.success(request, "Revealed. The decisions stand as they were written.")
    return redirect("blind-comparison", slug=slug, comparison_id=comparison_id)


def _comparison(request: HttpRequest, project: Project, comparison_id: UUID) -> BlindComparison:
    comparisons = readable_comparisons(person(request)).filter(project=project)
    return get_object_or_404(comparisons, public_id=comparison_id)


def _page(
    request: HttpRequest, comparison: BlindComparison, *, refusal: str = "", status: int = 200
) -> HttpResponse:
    page = comparison_page(person(request), comparison) | {"refusal": refusal}
    return render(request, "agreement/blind/detail.html", page, status=status)


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError as fault:
        raise BadInput("runs: choose two runs") from fault
