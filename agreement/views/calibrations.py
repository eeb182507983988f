"""Calibrations: beginning one, the page of its report, and what it downloads."""

import csv
import io
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from agreement.calibration_charts import reliability_diagram
from agreement.forms.calibrations import BeginForm
from agreement.judges import check_done
from agreement.selectors.calibration_lists import begin_page, calibrations_page
from agreement.selectors.calibration_page import calibration_page, sealed_report
from agreement.selectors.calibration_units import unit_rows
from agreement.selectors.calibrations import readable_calibrations
from agreement.selectors.runs import readable_passes
from agreement.services.calibrating import ask_for_calibrating
from agreement.services.calibration_studies import (
    CalibrationPlan,
    CalibrationRefused,
    begin_calibration,
)
from annotation.core.bad_input import BadInput
from annotation.core.release_table import safe_cell
from annotation.managed import managed_project
from annotation.models.calibration import Calibration, CalibrationReport
from annotation.models.judging import JudgePass
from annotation.selectors.pages_access import follows
from annotation.selectors.studies import projects_of
from annotation.services.jobs import JobRefused
from annotation.services.projects import ProjectRefused
from annotation.services.studies import StudyRefused
from annotation.signed_in import me, person
from annotation.views.downloads import attachment

REFUSALS = (CalibrationRefused, BadInput, ProjectRefused, StudyRefused)


@require_safe
def listing(request: HttpRequest, slug: str) -> HttpResponse:
    """The calibrations of a project, and the judges' passes that none was begun for."""
    user = person(request)
    project = get_object_or_404(projects_of(user), slug=slug)
    if not follows(user, project):
        raise Http404(slug)
    return render(request, "agreement/calibrations/list.html", calibrations_page(user=user, project=project))


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    """The form for one pass of a judge; a good one begins the study and goes to the calibration."""
    project = managed_project(request, slug)
    passes = readable_passes(person(request)).filter(run__project=project).exclude(judge__kind="human")
    judge_pass = get_object_or_404(passes, public_id=_uuid(request.GET.get("pass", "")))
    form = BeginForm(request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        calibration = _begun(request, judge_pass, form)
        if calibration:
            messages.success(request, "The calibration is begun; its cases wait for the people named.")
            return redirect("calibration", calibration.public_id)
    page = begin_page(user=person(request), project=project, judge_pass=judge_pass) | {"form": form}
    return render(request, "agreement/calibrations/new.html", page, status=422 if form.is_bound else 200)


@require_safe
def detail(request: HttpRequest, calibration_id: UUID) -> HttpResponse:
    """The newest report, or an earlier one by `?report=`."""
    page = calibration_page(
        user=person(request), calibration=_readable(request, calibration_id), number=_number(request)
    )
    if page["report"] is None and "report" in request.GET:
        raise Http404("no such report")
    if page.get("reliability"):
        page["reliability"]["chart"] = reliability_diagram(page["reliability"]["levels"])
    return render(request, "agreement/calibrations/detail.html", page)


@require_safe
def document(request: HttpRequest, calibration_id: UUID) -> HttpResponse:
    """The sealed document, byte for byte."""
    calibration, report = _sealed(request, calibration_id)
    name = f"{calibration.study.name}-calibration{_of_number(report)}.json"
    return attachment(report.document.encode(), name=name, content_type="application/json")


@require_safe
def units(request: HttpRequest, calibration_id: UUID) -> HttpResponse:
    """A line for each answer of the sample: what people said, what the judge said, and what became of it."""
    calibration, report = _sealed(request, calibration_id)
    text = io.StringIO()
    csv.writer(text, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(
        map(safe_cell, row) for row in unit_rows(calibration, report)
    )
    name = f"{calibration.study.name}-calibration{_of_number(report)}.csv"
    return attachment(text.getvalue().encode(), name=name, content_type="text/csv; charset=utf-8")


@require_POST
def again(request: HttpRequest, calibration_id: UUID) -> HttpResponse:
    """Ask for a report that a worker gave up on, or for another by rulings that came since or a newer engine."""
    calibration = _readable(request, calibration_id)
    project = managed_project(request, calibration.study.project.slug)
    now = timezone.now()
    actor = me(request, project, now=now).pseudonym
    try:
        ask_for_calibrating(calibration=calibration, actor=actor, now=now)
    except JobRefused as refusal:
        messages.error(request, str(refusal).capitalize())
    else:
        messages.success(request, "The report is asked for; a worker takes it up in a moment.")
    return redirect("calibration", calibration_id)


def _begun(request: HttpRequest, judge_pass: JudgePass, form: BeginForm) -> Calibration | None:
    given: dict[str, Any] = form.cleaned_data
    now = timezone.now()
    plan = CalibrationPlan(
        **{key: given[key] for key in ("name", "annotators", "k", "n", "seed")}, gates=form.gates()
    )
    actor = me(request, judge_pass.run.project, now=now).pseudonym
    try:
        return begin_calibration(judge_pass=judge_pass, plan=plan, actor=actor, now=now)
    except REFUSALS as refusal:
        form.add_error(None, str(refusal))
        return None


def _readable(request: HttpRequest, calibration_id: UUID) -> Calibration:
    return get_object_or_404(readable_calibrations(person(request)), public_id=calibration_id)


def _sealed(request: HttpRequest, calibration_id: UUID) -> tuple[Calibration, CalibrationReport]:
    calibration = _readable(request, calibration_id)
    report = sealed_report(calibration, _number(request))
    if report is None:
        raise Http404("no report yet")
    if not follows(person(request), calibration.study.project):
        raise PermissionDenied("Only who follows the project takes its reports along.")
    check_done(request, calibration.judge_pass)
    return calibration, report


def _of_number(report: CalibrationReport) -> str:
    return f"-{report.number}" if report.number > 1 else ""


def _number(request: HttpRequest) -> int | None:
    """The number of the report that the address asks for; 404 unless it is one."""
    text = request.GET.get("report")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Http404(text)
    return int(text)


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError as fault:
        raise Http404(text) from fault
