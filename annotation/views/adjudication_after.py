"""The pages after the rulings."""

from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from annotation.models.projects import Role
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_adjudication_after import (
    differences_page,
    gaps_page,
    later_versions,
    outcome_page,
    readable_gaps,
)
from annotation.selectors.pages_adjudication_suspects import suspects_page
from annotation.selectors.studies import roles_in
from annotation.services.adjudication_gaps import GapRefused, resolve_gap
from annotation.signed_in import me, person
from annotation.views.adjudication import followed_study, too_early


@require_safe
def outcome(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """How often each side was upheld, and each annotator's agreement with what stands."""
    study = followed_study(request, study_id)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    page = outcome_page(user=person(request), study=study)
    return render(request, "annotation/adjudication/outcome.html", page)


@require_safe
def differences(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """Where the rulings differ from the reader's own labels, once the study is adjudicated."""
    study = get_object_or_404(
        readable_studies(person(request)).filter(members__annotator__user=person(request)), public_id=study_id
    )
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    page = differences_page(user=person(request), study=study)
    status = 200 if page["is_ready"] else 409
    return render(request, "annotation/adjudication/differences.html", page, status=status)


@require_safe
def suspects(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The cases whose own answer somebody holds to be wrong."""
    study = followed_study(request, study_id)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    page = suspects_page(user=person(request), study=study)
    return render(request, "annotation/adjudication/suspects.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def gaps(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """What the guideline lacks; a POST says what was done about one gap."""
    study = followed_study(request, study_id)
    if study.state not in AFTER_MEASURING:
        return too_early(request, study)
    if request.method != "POST":
        return render(
            request, "annotation/adjudication/gaps.html", gaps_page(user=person(request), study=study)
        )
    if not {Role.ADJUDICATOR, Role.MANAGER} & roles_in(person(request), study.project):
        raise PermissionDenied("Only an adjudicator or a manager of this project closes a gap.")
    named = request.POST.get("ruling", "")
    # Among those that the person may read: who is to rule again on a case blind learns nothing of their first ruling.
    ruling = next((gap for gap in readable_gaps(person(request), study) if str(gap.pk) == named), None)
    if ruling is None:
        raise Http404(named)
    now = timezone.now()
    by = me(request, study.project, now=now)
    try:
        chosen = request.POST.get("version", "")
        version = next((one for one in later_versions(study) if str(one.pk) == chosen), None)
        if chosen and version is None:
            raise GapRefused("choose a later version of the guideline, or none.")
        note = request.POST.get("note", "")[:5000]
        resolve_gap(ruling=ruling, by=by, note=note, version=version, now=now)
        messages.success(request, "The gap is closed.")
    except GapRefused as refusal:
        messages.error(request, str(refusal))
    return redirect("adjudication-gaps", study_id=study.public_id)
