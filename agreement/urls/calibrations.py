"""Calibrations, fixtures and runs over them."""

from django.urls import path

from agreement.api import calibrations as api
from agreement.api import regressions as regressions_api
from agreement.views import calibrations, regressions

_CALIBRATION = "calibrations/<uuid:calibration_id>/"
_REGRESSIONS = "projects/<slug:slug>/regressions/"
_API = "api/v1/"

urlpatterns = [
    path("projects/<slug:slug>/calibrations/", calibrations.listing, name="calibrations"),
    path("projects/<slug:slug>/calibrations/new/", calibrations.new, name="calibration-new"),
    path(_CALIBRATION, calibrations.detail, name="calibration"),
    path(f"{_CALIBRATION}again/", calibrations.again, name="calibration-again"),
    path(f"{_CALIBRATION}calibration.json", calibrations.document, name="calibration-document"),
    path(f"{_CALIBRATION}answers.csv", calibrations.units, name="calibration-units"),
    path("verdicts/<uuid:verdict_id>/overrule/", regressions.overrule_verdict, name="verdict-overrule"),
    path(_REGRESSIONS, regressions.listing, name="regressions"),
    path(f"{_REGRESSIONS}judge-regressions.jsonl", regressions.export, name="regressions-export"),
    path(f"{_REGRESSIONS}import/", regressions.bring_in, name="regression-run-import"),
    path(f"{_REGRESSIONS}runs/<uuid:regression_run_id>/", regressions.run_detail, name="regression-run"),
    path(f"{_REGRESSIONS}<uuid:fixture_id>/", regressions.fixture, name="regression-fixture"),
    path(f"{_API}projects/<slug:slug>/calibrations/", api.Calibrations.as_view(), name="api-calibrations"),
    path(f"{_API}{_CALIBRATION}", api.OneCalibration.as_view(), name="api-calibration"),
    path(
        f"{_API}{_CALIBRATION}report/",
        api.CalibrationReportDocument.as_view(),
        name="api-calibration-report",
    ),
    path(f"{_API}{_CALIBRATION}again/", api.CalibrationAgain.as_view(), name="api-calibration-again"),
    path(
        f"{_API}verdicts/<uuid:verdict_id>/overrule/",
        regressions_api.VerdictOverruling.as_view(),
        name="api-verdict-overrule",
    ),
    path(f"{_API}{_REGRESSIONS}", regressions_api.Fixtures.as_view(), name="api-regressions"),
    path(
        f"{_API}{_REGRESSIONS}judge-regressions.jsonl",
        regressions_api.FixturesExport.as_view(),
        name="api-regressions-export",
    ),
    path(
        f"{_API}{_REGRESSIONS}runs/",
        regressions_api.RegressionRuns.as_view(),
        name="api-regression-runs",
    ),
    path(
        f"{_API}regressions/<uuid:fixture_id>/settlements/",
        regressions_api.Settlements.as_view(),
        name="api-regression-settlements",
    ),
]
