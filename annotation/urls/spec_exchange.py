"""Task files with specs: import, report, downloads and comparisons with a judge."""

from django.urls import path

from annotation.api import spec_exchange as api
from annotation.views import spec_exchange, spec_reports

_DATA = "projects/<slug:slug>/data/"
_SPECS = _DATA + "<int:version_id>/specs/"
_API = "api/v1/dataset-versions/<int:version_id>/specs/"

urlpatterns = [
    path(_DATA + "specs/import/", spec_exchange.import_tasks, name="data-specs-import"),
    path(_SPECS, spec_reports.report, name="data-specs"),
    path(_SPECS + "files/<str:name>", spec_reports.download, name="data-specs-file"),
    path(_SPECS + "comparisons/", spec_reports.compare, name="data-specs-compare"),
    path(_SPECS + "comparisons/<int:number>/", spec_reports.comparison, name="data-specs-comparison"),
    path("api/v1/projects/<slug:slug>/specs/", api.SpecImport.as_view(), name="api-specs-import"),
    path(_API, api.Specs.as_view(), name="api-specs"),
    path(_API + "report/", api.Report.as_view(), name="api-specs-report"),
    path(_API + "comparisons/", api.Comparisons.as_view(), name="api-specs-comparisons"),
    path(_API + "comparisons/<int:number>/study/", api.FollowUp.as_view(), name="api-specs-follow-up"),
]
