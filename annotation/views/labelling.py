"""Where an annotator labels: the next case, one's own lists, the page of a case."""

from collections.abc import Sequence
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_http_methods, require_safe

from annotation.selectors.pages_frame import frame
from annotation.selectors.pages_labelling import list_page, n_to_repair
from annotation.selectors.queue import TABS, own_assignments
from annotation.services.assignments import DeadlinePassed, next_assignment, open_assignment
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.signed_in import person
from annotation.views.labelling_page import as_it_stands, own_study, own_work, show
from annotation.views.labelling_submit import submitted

MOST_BESIDES = 50


@require_safe
@never_cache
def resume(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """Go to the first unfinished case, or to one's own lists when nothing is left."""
    return _lead(request, study_id)


@require_safe
@never_cache
def following(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """As `resume`, but past the cases that `besides` names: the one in view, and those whose labels are on their way."""
    return _lead(request, study_id, besides=request.GET.getlist("besides")[:MOST_BESIDES])


@require_safe
def cases(request: HttpRequest, study_id: UUID, tab: str) -> HttpResponse:
    """One's own cases under a tab."""
    study, annotator = own_study(request, study_id)
    if tab not in TABS:
        raise Http404
    after = request.GET.get("after", "")
    page = list_page(study=study, annotator=annotator, tab=tab, after=after if _is_id(after) else "")
    around = frame(user=person(request), project=study.project, current="label")
    return render(request, "annotation/labelling/list.html", around | page)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@gzip_page
def case(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> HttpResponse:
    """One case with its form; a POST submits the label, or saves the draft where `action` says so."""
    work = own_work(request, study_id, assignment_id)
    if request.method == "POST":
        return submitted(request, work)
    if work.is_locked:
        return show(request, work, as_it_stands(work))
    try:
        served = open_assignment(assignment=work.slot, annotator=work.annotator, now=timezone.now())
    except (NotAssigned, StudyNotOpen):
        messages.error(
            request, "That case is not yours any more: your hold on it ran out, or it was handed on."
        )
        return redirect("labelling-list", study_id=study_id, tab="todo")
    return show(request, work, as_it_stands(work, served.lease))


def _lead(request: HttpRequest, study_id: UUID, *, besides: Sequence[str] = ()) -> HttpResponse:
    study, annotator = own_study(request, study_id)
    passed = own_assignments(person(request)).filter(
        study__public_id=study_id, public_id__in=[found for found in besides if _is_id(found)]
    )
    try:
        served = next_assignment(
            study=study,
            annotator=annotator,
            now=timezone.now(),
            besides=list(passed.values_list("pk", flat=True)) if besides else [],
        )
    except DeadlinePassed as refusal:
        messages.error(request, str(refusal).capitalize())
        return redirect("labelling-list", study_id=study_id, tab="todo")
    except StudyNotOpen:
        return redirect("labelling-list", study_id=study_id, tab="submitted")
    if served is None:
        tab = "repair" if n_to_repair(study, annotator) else "todo"
        return redirect("labelling-list", study_id=study_id, tab=tab)
    return redirect("labelling-case", study_id=study_id, assignment_id=served.assignment.public_id)


def _is_id(text: str) -> bool:
    try:
        UUID(text)
    except ValueError:
        return False
    return True
