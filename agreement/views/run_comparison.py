"""Two passes compared, several passes over each other, and the noise band of an A/A pair."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from agreement.selectors.pages_comparison import comparison_page, repeats_page
from agreement.services.noise import NoPair, keep_noise_band
from agreement.views.access import managed, pass_to_compare
from annotation.models.judging import JudgePass
from annotation.models.projects import Project
from annotation.signed_in import me, person
from annotation.views.data import followed

MOST_PASSES = 20


@require_safe
def compare(request: HttpRequest, slug: str) -> HttpResponse:
    """The first pass is the baseline; `rubric_change` names a difference of pins."""
    project = followed(request, slug)
    first, second = (_chosen(request, project, request.GET.get(name, "")) for name in ("first", "second"))
    page = comparison_page(
        person(request),
        project,
        first,
        second,
        rubric_change=request.GET.get("rubric_change") == "on",
        forbid_worse=request.GET.get("forbid_worse") == "on",
    )
    return render(request, "agreement/runs/compare.html", page)


@require_safe
def repeats(request: HttpRequest, slug: str) -> HttpResponse:
    project = followed(request, slug)
    ids = list(dict.fromkeys(request.GET.getlist("pass")))[:MOST_PASSES]
    chosen = [found for each in ids if (found := _chosen(request, project, each))]
    return render(request, "agreement/runs/repeats.html", repeats_page(person(request), project, chosen))


@require_POST
def keep_noise(request: HttpRequest, slug: str) -> HttpResponse:
    project = managed(request, slug)
    first, second = (_chosen(request, project, request.POST.get(name, "")) for name in ("first", "second"))
    if first is None or second is None:
        raise Http404("no such pass")
    try:
        keep_noise_band(first=first, second=second, actor=me(request, project).pseudonym, now=timezone.now())
    except NoPair as refusal:
        messages.error(request, str(refusal))
    else:
        messages.success(request, "The noise band is kept as calibration, under the pins of this pair.")
    response = redirect("runs-compare", slug=slug)
    response["Location"] += f"?first={first.public_id}&second={second.public_id}"
    return response


def _chosen(request: HttpRequest, project: Project, given: Any) -> JudgePass | None:
    """The pass of that id, None where none is asked for; 404 for one that this person may not read, 403 while they judge."""
    if not given:
        return None
    try:
        wanted = UUID(given)
    except ValueError as fault:
        raise Http404(given) from fault
    return pass_to_compare(request, project, wanted)
