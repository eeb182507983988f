"""Fixtures by page: overruling a verdict, settling anew, taking them along, and runs of a judge over them."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from agreement.forms.calibrations import OverruleForm, RunFileForm, SettleForm
from agreement.judges import STILL_BLIND
from agreement.selectors.calibrations import (
    hides_fixtures,
    may_overrule,
    readable_fixtures,
    readable_verdicts,
)
from agreement.selectors.regression_pages import (
    fixture_page,
    overrule_page,
    regression_run_page,
    regressions_page,
)
from agreement.services.regression_runs import export_text, import_regression_run
from agreement.services.regressions import FixtureRefused, Settling, overrule, settle
from agreement.views.access import managed
from annotation.core.bad_input import BadInput
from annotation.models.judging import Verdict
from annotation.models.projects import Project
from annotation.models.regressions import RegressionFixture, RegressionRun
from annotation.signed_in import me, person
from annotation.views.data import followed
from annotation.views.downloads import attachment


@require_safe
def listing(request: HttpRequest, slug: str) -> HttpResponse:
    page = regressions_page(user=person(request), project=followed(request, slug))
    return render(request, "agreement/regressions/list.html", page)


@require_safe
def export(request: HttpRequest, slug: str) -> HttpResponse:
    """`judge-regressions.jsonl`: the fixtures as they stand, with what stood before."""
    text = export_text(_unblinded(request, slug))
    return attachment(text.encode(), name="judge-regressions.jsonl", content_type="application/x-ndjson")


@require_http_methods(["GET", "HEAD", "POST"])
def bring_in(request: HttpRequest, slug: str) -> HttpResponse:
    """A judge's verdicts on the fixtures, as JSONL."""
    project = managed(request, slug)
    _unblinded(request, slug)
    form = RunFileForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        file = form.cleaned_data["file"]
        try:
            run, is_new = import_regression_run(
                project=project,
                rows=file.rows,
                source=file.name,
                actor=me(request, project).pseudonym,
                now=timezone.now(),
            )
        except BadInput as refusal:
            form.add_error("file", str(refusal))
        else:
            if not is_new:
                messages.info(request, "This run was here already, with the same verdicts.")
            return redirect("regression-run", slug, run.public_id)
    page = regressions_page(user=person(request), project=project) | {"form": form}
    status = 422 if request.method == "POST" else 200
    return render(request, "agreement/regressions/import.html", page, status=status)


@require_safe
def run_detail(request: HttpRequest, slug: str, regression_run_id: UUID) -> HttpResponse:
    project = _unblinded(request, slug)
    run = get_object_or_404(RegressionRun, project=project, public_id=regression_run_id)
    page = regression_run_page(user=person(request), run=run)
    return render(request, "agreement/regressions/run.html", page)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def fixture(request: HttpRequest, slug: str, fixture_id: UUID) -> HttpResponse:
    """A fixture with its history; who may overrule settles it anew here."""
    project = followed(request, slug)
    found = readable_fixtures(person(request)).filter(project=project)
    row = get_object_or_404(found, public_id=fixture_id)
    form = SettleForm(request.POST if request.method == "POST" else None)
    if form.is_bound:
        _overruler(request, project)
        if form.is_valid() and _settled(request, row, form):
            messages.success(request, "Settled anew; what stood before stays below.")
            return redirect("regression-fixture", slug, fixture_id)
    page = fixture_page(user=person(request), fixture=row) | {"form": form}
    status = 422 if form.is_bound else 200
    return render(request, "agreement/regressions/fixture.html", page, status=status)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def overrule_verdict(request: HttpRequest, verdict_id: UUID) -> HttpResponse:
    """Say what the judge should have said, and why; a fixture is made of it."""
    verdict = get_object_or_404(readable_verdicts(person(request)), public_id=verdict_id)
    _overruler(request, verdict.attempt.run.project)
    form = OverruleForm(request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        made = _overruled(request, verdict, form)
        if made:
            messages.success(request, "Overruled. This answer is a fixture now: a later judge is held to it.")
            return redirect("regression-fixture", made.project.slug, made.public_id)
    page = overrule_page(user=person(request), verdict=verdict) | {"form": form}
    status = 422 if form.is_bound else 200
    return render(request, "agreement/regressions/overrule.html", page, status=status)


def _overruled(request: HttpRequest, verdict: Verdict, form: OverruleForm) -> RegressionFixture | None:
    project = verdict.attempt.run.project
    try:
        return overrule(
            verdict=verdict, settling=_settling(form), by=me(request, project), now=timezone.now()
        )
    except FixtureRefused as refusal:
        _add_error(form, refusal)
        return None


def _settled(request: HttpRequest, row: RegressionFixture, form: SettleForm) -> bool:
    try:
        settle(fixture=row, settling=_settling(form), by=me(request, row.project), now=timezone.now())
    except FixtureRefused as refusal:
        _add_error(form, refusal)
        return False
    return True


def _settling(form: SettleForm) -> Settling:
    given: dict[str, Any] = form.cleaned_data
    return Settling(given["verdict"], given["why"], given.get("protects", ""), given["golden_revision"])


def _add_error(form: SettleForm, refusal: FixtureRefused) -> None:
    form.add_error(refusal.field if refusal.field in form.fields else None, str(refusal))


def _overruler(request: HttpRequest, project: Project) -> None:
    if not may_overrule(person(request), project):
        raise PermissionDenied("Only managers and adjudicators of this project overrule a judge.")


def _unblinded(request: HttpRequest, slug: str) -> Project:
    project = followed(request, slug)
    if hides_fixtures(person(request), project):
        raise PermissionDenied(STILL_BLIND)
    return project
