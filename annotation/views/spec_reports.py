"""Reports on the specs of a dataset version: the page, its downloads, and comparisons with a recorded judge."""

import json
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.core.bad_input import BadInput
from annotation.core.spec_exchange.report import as_markdown
from annotation.core.spec_exchange.table import as_csv
from annotation.forms.spec_exchange import AnswersForm, DisagreementsForm
from annotation.models.case_specs import JudgeComparison
from annotation.models.datasets import DatasetVersion
from annotation.models.projects import Role
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.spec_pages import comparison_page, report_page
from annotation.selectors.spec_records import exported, kept_specs, report_on, spec_field, study_specs
from annotation.selectors.studies import roles_in
from annotation.selectors.study_design import design_choices
from annotation.services.people import name_people
from annotation.services.projects import ProjectRefused
from annotation.services.spec_judges import compare_answers, draft_study
from annotation.signed_in import person
from annotation.views.data import actor
from annotation.views.downloads import attachment
from annotation.views.golds import version_of

_REPORTS = {"report.json": "application/json", "report.csv": "text/csv", "report.md": "text/markdown"}
TASKS = "tasks.json"


@require_safe
def report(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    row = version_of(request, slug, version_id)
    return _report(request, row, AnswersForm())


@require_safe
def download(request: HttpRequest, slug: str, version_id: int, name: str) -> HttpResponse:
    """The report as JSON, CSV or Markdown, or the tasks with their `eval` blocks."""
    row = version_of(request, slug, version_id)
    study = _study(request, row)
    kept = study_specs(study) if study else kept_specs(row)
    if name == TASKS:
        text = json.dumps(exported(kept, version=row), ensure_ascii=False, allow_nan=False, indent=1) + "\n"
        return attachment(
            text.encode(), name=f"{row.dataset.name} {row.version} {name}", content_type="application/json"
        )
    if name not in _REPORTS:
        raise Http404(name)
    document = report_on(kept, version=row)
    if name == "report.json":
        content = (json.dumps(document, ensure_ascii=False, allow_nan=False, indent=1) + "\n").encode()
    elif name == "report.csv":
        content = as_csv(document)
    else:
        content = as_markdown(
            document, title=f"Specs of {row}" + (f", study {study.name}" if study else "")
        ).encode()
    return attachment(content, name=f"{row.dataset.name} {row.version} {name}", content_type=_REPORTS[name])


@require_POST
def compare(request: HttpRequest, slug: str, version_id: int) -> HttpResponse:
    row = _managed(request, slug, version_id)
    form = AnswersForm(request.POST, request.FILES)
    if form.is_valid():
        file = form.cleaned_data["answers"]
        try:
            made = compare_answers(
                version=row,
                content=file.read(),
                source=file.name,
                actor=actor(request, row.dataset.project),
                now=timezone.now(),
            )
        except BadInput as refusal:
            form.add_error("answers", str(refusal))
        else:
            return redirect("data-specs-comparison", slug=slug, version_id=version_id, number=made.number)
    return _report(request, row, form, status=422)


@require_http_methods(["GET", "HEAD", "POST"])
def comparison(request: HttpRequest, slug: str, version_id: int, number: int) -> HttpResponse:
    """One comparison; posted to, it drafts the study over what judge and spec part on."""
    row = version_of(request, slug, version_id)
    found = get_object_or_404(
        JudgeComparison.objects.select_related("dataset_version__dataset__project"),
        dataset_version=row,
        number=number,
    )
    people = design_choices(row.dataset.project, person(request))["annotators"]
    form = DisagreementsForm(request.POST if request.method == "POST" else None, people=people)
    if request.method == "POST":
        _managed(request, slug, version_id)
        drafted = _drafted(request, found, form) if form.is_valid() else None
        if drafted:
            messages.success(request, f"{drafted.name} is drafted; it opens once you say so.")
            return redirect("study-open", study_id=drafted.public_id)
    page = comparison_page(user=person(request), comparison=found) | {"form": form, "people": people}
    return render(request, "annotation/specs/comparison.html", page, status=422 if form.is_bound else 200)


def _drafted(request: HttpRequest, found: JudgeComparison, form: DisagreementsForm) -> Study | None:
    project, now = found.dataset_version.dataset.project, timezone.now()
    try:
        names = name_people(project=project, users=form.unnamed(), now=now)
        return draft_study(
            comparison=found,
            annotators=form.annotators_by(names),
            k=form.cleaned_data["k"],
            actor=actor(request, project),
            now=now,
        )
    except (BadInput, ProjectRefused) as refusal:
        form.add_error(None, str(refusal))
        return None


def _report(request: HttpRequest, row: DatasetVersion, form: AnswersForm, status: int = 200) -> HttpResponse:
    page = report_page(user=person(request), version=row, study=_study(request, row))
    return render(request, "annotation/specs/report.html", page | {"answers_form": form}, status=status)


def _study(request: HttpRequest, row: DatasetVersion) -> Study | None:
    """The measured study that the address names; 404 if it is none of this version with specs."""
    named = request.GET.get("study", "")
    if not named:
        return None
    try:
        wanted = UUID(named)
    except ValueError as fault:
        raise Http404(named) from fault
    studies = readable_studies(person(request)).filter(dataset_version=row, state__in=AFTER_MEASURING)
    study = get_object_or_404(studies, public_id=wanted)
    if not spec_field(study):
        raise Http404(named)
    return study


def _managed(request: HttpRequest, slug: str, version_id: int) -> DatasetVersion:
    row = version_of(request, slug, version_id)
    if Role.MANAGER not in roles_in(person(request), row.dataset.project):
        raise PermissionDenied("Only a manager of this project does this.")
    return row
