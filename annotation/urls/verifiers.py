"""Verifiers, their fixtures and their runs."""

from django.urls import path

from annotation.api import verifier_fixtures as fixtures_api
from annotation.api import verifier_runs as api_runs
from annotation.api import verifiers as api
from annotation.views import verifiers, verifiers_fixtures, verifiers_runs

_LIST = "projects/<slug:slug>/verifiers/"
_ONE = "verifiers/<uuid:verifier_id>/"
_FIXTURE = _ONE + "fixtures/<str:name>/"
_RUN = _ONE + "runs/<uuid:run_id>/"
_API = "api/v1/verifiers/<uuid:verifier_id>/"

urlpatterns = [
    path(_LIST, verifiers.index, name="verifiers"),
    path(_LIST + "new/", verifiers.new, name="verifier-new"),
    path(_ONE, verifiers.detail, name="verifier"),
    path(_ONE + "edit/", verifiers.edit, name="verifier-edit"),
    path(_ONE + "run/", verifiers.run, name="verifier-try"),
    path(_ONE + "progress/", verifiers.progress, name="verifier-progress"),
    path(_ONE + "observed/", verifiers.observed, name="verifier-observed"),
    path(_ONE + "release/", verifiers.release, name="verifier-release"),
    path(_ONE + "file/", verifiers.download, name="verifier-file"),
    path(_ONE + "new-fixture/", verifiers_fixtures.new, name="fixture-new"),
    path(_ONE + "boundaries/<str:boundary>/", verifiers_fixtures.exempt, name="fixture-exempt"),
    path(_FIXTURE, verifiers_fixtures.detail, name="fixture"),
    path(_FIXTURE + "edit/", verifiers_fixtures.edit, name="fixture-edit"),
    path(_FIXTURE + "retire/", verifiers_fixtures.retire, name="fixture-retire"),
    path(_ONE + "new-run/", verifiers_runs.new, name="verifier-run-new"),
    path(_RUN, verifiers_runs.detail, name="verifier-run"),
    path(_RUN + "harbor/", verifiers_runs.harbor, name="verifier-run-harbor"),
    path(_RUN + "review/", verifiers_runs.review, name="verifier-run-review"),
    path("api/v1/projects/<slug:slug>/verifiers/", api.Verifiers.as_view(), name="api-verifiers"),
    path(_API, api.OneVerifier.as_view(), name="api-verifier"),
    path(_API + "fixture-runs/", api.FixtureRuns.as_view(), name="api-verifier-try"),
    path(_API + "observed/", api.ObservedRuns.as_view(), name="api-verifier-observed"),
    path(
        _API + "fixtures/<str:name>/retire/",
        fixtures_api.Retirement.as_view(),
        name="api-fixture-retire",
    ),
    path(
        _API + "boundaries/<str:boundary>/",
        fixtures_api.Exemption.as_view(),
        name="api-fixture-exempt",
    ),
    path(_API + "release/", api.Release.as_view(), name="api-verifier-release"),
    path(_API + "runs/", api_runs.Runs.as_view(), name="api-verifier-runs"),
    path(_API + "runs/<uuid:run_id>/", api_runs.OneRun.as_view(), name="api-verifier-run"),
    path(_API + "runs/<uuid:run_id>/review/", api_runs.Review.as_view(), name="api-verifier-run-review"),
]
