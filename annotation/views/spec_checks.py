"""An annotator's own spec: tried while it is written, checked on demand, and every run of the oracle over it."""

from uuid import UUID

from django.contrib import messages
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from redis.exceptions import RedisError

from annotation.selectors.check_runs_cases import asked
from annotation.selectors.pages_spec_runs import runs_page
from annotation.services.check_runs import NothingToCheck, check_again
from annotation.signed_in import person
from annotation.verifiers.live import live_run
from annotation.views.labelling_page import fresh_form, own_work

# So many tries in so many seconds; a page asks at most once in half a second.
MOST_TRIES, SECONDS = 60, 30


@require_POST
def try_spec(request: HttpRequest, study_id: UUID, assignment_id: UUID, key: str) -> HttpResponse:
    """Run what is typed over its own examples and say what came of each; nothing is kept."""
    work = own_work(request, study_id, assignment_id)
    if work.is_locked or not work.is_own:
        return JsonResponse({"problem": "This case takes no labels any more."}, status=409)
    if not _may_try(person(request).pk):
        return JsonResponse(
            {"problem": "Too many tries at once; it goes on in a moment."},
            status=429,
            headers={"Retry-After": str(SECONDS)},
        )
    form = fresh_form(work)
    form.read(request.POST)
    if key in form.errors:
        return JsonResponse({"problem": form.errors[key]})
    case = asked(work.study, work.slot.study_case)
    if form.schema.reference != "shown":
        case = case._replace(gold=None)
    return JsonResponse(live_run(form.schema, key, form.answers, case))


@require_POST
def check(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> HttpResponse:
    """Ask for a run over the saved draft, or over the label as it stands."""
    work = own_work(request, study_id, assignment_id)
    try:
        check_again(assignment=work.slot, annotator=work.annotator, now=timezone.now())
    except NothingToCheck as refusal:
        messages.error(request, str(refusal))
    else:
        messages.success(request, "The check is on its way; reload in a moment.")
    return redirect("labelling-checks", study_id=study_id, assignment_id=assignment_id)


@require_safe
@never_cache
def runs(request: HttpRequest, study_id: UUID, assignment_id: UUID) -> HttpResponse:
    """Every run over one's own specs on a case."""
    work = own_work(request, study_id, assignment_id)
    return render(request, "annotation/labelling/checks.html", runs_page(work.slot, work.annotator))


def _may_try(person_id: int) -> bool:
    """Whether a person has tries left in this span of time; without the counter everybody has."""
    name = f"spec-tries:{person_id}"
    try:
        cache.add(name, 0, SECONDS)
        return cache.incr(name) <= MOST_TRIES
    except (ValueError, RedisError):
        return True
