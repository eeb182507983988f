"""The sealed report of a study: its page, the cases behind its figures, its downloads."""

from uuid import UUID

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from annotation.charts import forest_plot, whisker
from annotation.models.people import User
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_cells import NoSuchCell, cell_page, units_csv
from annotation.selectors.pages_report import report_page
from annotation.selectors.studies import visible_studies
from annotation.signed_in import person
from annotation.views.downloads import attachment

CASES_PER_PAGE = 100


@require_safe
def detail(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The report; before it is sealed, a page that says so."""
    study = _readable(person(request), study_id)
    if study.state not in AFTER_MEASURING:
        return _too_early(request, study)
    page = report_page(user=person(request), study=study)
    for panel in page["panels"]:
        label = f"Agreement by field with 95 % intervals, {panel['between']}"
        panel["chart"] = forest_plot(panel["forest"], label=label)
        for field in panel["fields"]:
            field["whisker"] = whisker(field["figure"]) if field["figure"]["text"] else ""
    return render(request, "annotation/reports/detail.html", page)


@require_safe
def cases(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The cases behind a cell; 404 for a cell that the report does not have."""
    user = person(request)
    study = get_object_or_404(visible_studies(user), public_id=study_id, state__in=AFTER_MEASURING)
    try:
        page = cell_page(user=user, study=study, asked=request.GET)
    except NoSuchCell as missing:
        raise Http404(str(missing)) from missing
    page["page"] = Paginator(page["cases"], CASES_PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    page["query"] = query.urlencode()
    return render(request, "annotation/reports/cases.html", page)


@require_safe
def document(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """The sealed document, byte for byte."""
    study = _measured(person(request), study_id)
    report = study.reports.get(number=1)
    name = f"{study.name}-agreement.json"
    return attachment(report.document.encode(), name=name, content_type="application/json")


@require_safe
def units(request: HttpRequest, study_id: UUID) -> HttpResponse:
    """Which cases count for each field, and why the others do not."""
    study = _measured(person(request), study_id)
    text = units_csv(study)
    return attachment(text.encode(), name=f"{study.name}-units.csv", content_type="text/csv; charset=utf-8")


def _readable(user: User, study_id: UUID) -> Study:
    return get_object_or_404(readable_studies(user), public_id=study_id)


def _measured(user: User, study_id: UUID) -> Study:
    return get_object_or_404(readable_studies(user), public_id=study_id, state__in=AFTER_MEASURING)


def _too_early(request: HttpRequest, study: Study) -> HttpResponse:
    says = f"{study.name} is {study.state.lower()}. Its report is sealed once it is closed and measured."
    context = {"title": "There is no report yet", "says": says, "study_id": study.public_id}
    return render(request, "annotation/studies/too_early.html", context, status=409)
