"""Runs, their verdicts, and passes side by side."""

from django.urls import path

from agreement.api import noise as noise_api
from agreement.api import runs as api
from agreement.views import run_comparison, runs

_RUNS = "projects/<slug:slug>/runs/"
_API = "api/v1/"
_RUN = f"{_RUNS}<uuid:run_id>/"

urlpatterns = [
    path(_RUNS, runs.index, name="runs"),
    path(f"{_RUNS}import/", runs.bring_in, name="run-import"),
    path(f"{_RUNS}compare/", run_comparison.compare, name="runs-compare"),
    path(f"{_RUNS}repeats/", run_comparison.repeats, name="runs-repeats"),
    path(f"{_RUNS}noise/", run_comparison.keep_noise, name="runs-noise"),
    path(_RUN, runs.detail, name="run"),
    path(f"{_RUN}verdicts/", runs.verdicts, name="run-verdicts"),
    path(f"{_RUN}cases/<uuid:attempt_id>/", runs.case, name="run-case"),
    path(f"{_API}projects/<slug:slug>/runs/", api.Runs.as_view(), name="api-runs"),
    path(f"{_API}projects/<slug:slug>/runs/compare/", api.RunComparison.as_view(), name="api-runs-compare"),
    path(f"{_API}projects/<slug:slug>/runs/noise/", noise_api.NoiseBands.as_view(), name="api-runs-noise"),
    path(f"{_API}runs/<uuid:run_id>/", api.OneRun.as_view(), name="api-run"),
    path(f"{_API}runs/<uuid:run_id>/verdicts/", api.RunVerdicts.as_view(), name="api-run-verdicts"),
]
