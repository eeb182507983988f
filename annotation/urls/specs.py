"""An annotator's own specs: tried, checked, and their runs."""

from django.urls import path

from annotation.api import check_runs as api
from annotation.views import spec_checks

_CASE = "studies/<uuid:study_id>/label/<uuid:assignment_id>/"
_API = "api/v1/studies/<uuid:study_id>/labelling/<uuid:assignment_id>/checks/"

urlpatterns = [
    path(_CASE + "specs/<slug:key>/try/", spec_checks.try_spec, name="labelling-spec-try"),
    path(_CASE + "check/", spec_checks.check, name="labelling-check"),
    path(_CASE + "checks/", spec_checks.runs, name="labelling-checks"),
    path(_API, api.OwnChecks.as_view(), name="api-labelling-checks"),
]
