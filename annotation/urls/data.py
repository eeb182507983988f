"""Data sets, their versions and cases, and bringing cases in."""

from django.urls import path

from annotation.api import dataset_checks as api
from annotation.views import data, data_import

_DATA = "projects/<slug:slug>/data/"
_VERSION = _DATA + "<int:version_id>/"
_API = "api/v1/dataset-versions/<int:version_id>/"

urlpatterns = [
    path(_DATA, data.index, name="data"),
    path(_DATA + "import/", data_import.upload, name="data-import"),
    path(_DATA + "import/<uuid:upload_id>/", data_import.mapping, name="data-import-map"),
    path(_DATA + "import/jobs/<int:job_id>/", data_import.job, name="data-import-job"),
    path(_VERSION, data.version, name="dataset-version"),
    path(_VERSION + "check/", data.check, name="dataset-check"),
    path(_VERSION + "plan/", data.plan, name="dataset-plan"),
    path(_VERSION + "release/", data.release, name="dataset-release"),
    path(_VERSION + "since/<int:earlier>/", data.since, name="dataset-since"),
    path(_VERSION + "cases/<int:case_id>/", data.case, name="data-case"),
    path(_API + "checks/", api.Checks.as_view(), name="api-dataset-checks"),
    path(_API + "plan/", api.Plan.as_view(), name="api-dataset-plan"),
]
