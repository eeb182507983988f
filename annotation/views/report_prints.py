"""The report on paper: a page made for printing, the same as PDF, and reports of several studies side by side."""

from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from annotation.charts import forest_plot, with_charts
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_report import NoSuchView, report_page
from annotation.selectors.pages_report_series import series_page
from annotation.selectors.studies import projects_of
from annotation.services.report_pdf import NoPdf, pdf_of_page
from annotation.signed_in import person
from annotation.views.downloads import attachment

TEMPLATE = "annotation/reports/print.html"


@require_safe
def printable(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The report on white for printing: its summary and first field, one field in full, or all of them."""
    return render(request, TEMPLATE, _page(request, study_id))


@require_safe
def pdf(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The printable page as PDF; without the library a page says how to have it."""
    page = _page(request, study_id)
    try:
        content = pdf_of_page(render_to_string(TEMPLATE, page | {"is_pdf": True}))
    except NoPdf:
        return render(request, "annotation/reports/no_pdf.html", page, status=501)
    return attachment(content, name=f"{page['study']['name']}-agreement.pdf", content_type="application/pdf")


@require_safe
def series(request: HttpRequest, slug: str) -> HttpResponse:
    """The reports of a project's studies side by side over time."""
    user = person(request)
    project = get_object_or_404(projects_of(user), slug=slug)
    try:
        page = series_page(user=user, project=project, given=request.GET)
    except NoSuchView as missing:
        raise Http404(str(missing)) from missing
    for found in page["series"]:
        rows = [row["figure"] | {"title": row["study"]} for row in found["rows"]]
        found["chart"] = forest_plot(rows, label=f"{found['title']} by study, oldest first")
    return render(request, "annotation/reports/series.html", page)


def _page(request: HttpRequest, study_id: UUID) -> dict[str, Any]:
    user = person(request)
    study = get_object_or_404(readable_studies(user), public_id=study_id, state__in=AFTER_MEASURING)
    try:
        page = report_page(user=user, study=study, given=request.GET)
        return with_charts(page) | {"is_summary": not request.GET.get("field")}
    except NoSuchView as missing:
        raise Http404(str(missing)) from missing
