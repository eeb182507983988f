"""The sealed report of a study: its page, the cases behind its figures, its downloads, and measuring again."""

from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_POST, require_safe

from annotation.charts import with_charts
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_cells import NoSuchCell, cell_page
from annotation.selectors.pages_report import NoSuchView, report_page
from annotation.selectors.pages_report_units import unit_lines
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.report_pdf import has_pdf
from annotation.services.reports import NothingToMeasure, ask_for_measuring, stop_measuring
from annotation.signed_in import me, person
from annotation.views.downloads import attachment


@require_safe
def detail(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The report; before it is sealed, a page that says so."""
    study = _readable(person(request), study_id)
    if study.state not in AFTER_MEASURING:
        return _too_early(request, study)
    try:
        page = report_page(user=person(request), study=study, given=request.GET)
    except NoSuchView as missing:
        raise Http404(str(missing)) from missing
    return render(request, "annotation/reports/detail.html", with_charts(page) | {"has_pdf": has_pdf()})


@require_safe
def cases(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The cases behind a cell; 404 for a cell that the report does not have."""
    user = person(request)
    study = get_object_or_404(visible_studies(user), public_id=study_id, state__in=AFTER_MEASURING)
    try:
        page = cell_page(user=user, study=study, asked=request.GET)
    except NoSuchCell as missing:
        raise Http404(str(missing)) from missing
    query = request.GET.copy()
    query.pop("page", None)
    page["query"] = query.urlencode()
    return render(request, "annotation/reports/cases.html", page)


@require_safe
def document(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """A sealed document, byte for byte: the first, or the one whose number `report` asks for."""
    study = _measured(person(request), study_id)
    number = request.GET.get("report", "1")
    wanted = int(number) if number.isascii() and number.isdigit() else 0
    report = get_object_or_404(study.reports, number=wanted)
    name = f"{study.name}-agreement{'' if wanted == 1 else f'-{wanted}'}.json"
    return attachment(report.document.encode(), name=name, content_type="application/json")


@require_safe
def units(request: HttpRequest, study_id: UUID) -> StreamingHttpResponse:
    """Which cases count for each field, and why the others do not; sent line by line."""
    study = _measured(person(request), study_id)
    response = StreamingHttpResponse(unit_lines(study), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = (
        content_disposition_header(True, f"{study.name}-units.csv") or "attachment"
    )
    response["X-Content-Type-Options"] = "nosniff"
    return response


@require_POST
def measure(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """Ask for a report by a newer engine, or for the first one where it was stopped."""
    study, actor = _managed(request, study_id)
    try:
        ask_for_measuring(study=study, actor=actor, now=timezone.now())
    except NothingToMeasure as refusal:
        return _refused(request, study, str(refusal))
    messages.success(request, "The report is asked for; a worker takes it up in a moment.")
    return redirect("study" if study.state not in AFTER_MEASURING else "report", study_id)


@require_POST
def stop(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """Stop measuring; the study stays closed, and its report can be asked for again."""
    study, actor = _managed(request, study_id)
    stop_measuring(study=study, actor=actor, now=timezone.now())
    messages.success(request, "Measuring stops at its next step.")
    return redirect("study", study_id)


def _managed(request: HttpRequest, study_id: UUID) -> tuple[Study, str]:
    user = person(request)
    study = get_object_or_404(visible_studies(user), public_id=study_id)
    if Role.MANAGER not in roles_in(user, study.project):
        raise PermissionDenied("Only a manager of this project asks for a report.")
    return study, me(request, study.project).pseudonym


def _readable(user: User, study_id: UUID) -> Study:
    return get_object_or_404(readable_studies(user), public_id=study_id)


def _measured(user: User, study_id: UUID) -> Study:
    return get_object_or_404(readable_studies(user), public_id=study_id, state__in=AFTER_MEASURING)


def _too_early(request: HttpRequest, study: Study) -> HttpResponse:
    says = f"{study.name} is {study.state.lower()}. Its report is sealed once it is closed and measured."
    context = {"title": "There is no report yet", "says": says, "study_id": study.public_id}
    return render(request, "annotation/studies/too_early.html", context, status=409)


def _refused(request: HttpRequest, study: Study, says: str) -> HttpResponse:
    context = {"title": "Nothing to measure", "says": says, "study_id": study.public_id}
    return render(request, "annotation/studies/too_early.html", context, status=409)
