"""Agreement reports and what they download."""

from django.urls import path

from annotation.api import measuring as api
from annotation.views import report_prints, reports

urlpatterns = [
    path("studies/<uuid:study_id>/report/", reports.detail, name="report"),
    path("studies/<uuid:study_id>/report/cases/", reports.cases, name="report-cases"),
    path("studies/<uuid:study_id>/report/print/", report_prints.printable, name="report-print"),
    path("studies/<uuid:study_id>/report/agreement.json", reports.document, name="report-document"),
    path("studies/<uuid:study_id>/report/agreement.pdf", report_prints.pdf, name="report-pdf"),
    path("studies/<uuid:study_id>/report/units.csv", reports.units, name="report-units"),
    path("studies/<uuid:study_id>/report/measure/", reports.measure, name="report-measure"),
    path("studies/<uuid:study_id>/report/stop/", reports.stop, name="report-stop"),
    path("projects/<slug:slug>/reports/", report_prints.series, name="report-series"),
    path("api/v1/studies/<uuid:study_id>/measuring/", api.StudyMeasuring.as_view(), name="api-measuring"),
    path(
        "api/v1/studies/<uuid:study_id>/report/units.csv", api.ReportUnits.as_view(), name="api-report-units"
    ),
]
