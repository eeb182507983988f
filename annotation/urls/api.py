"""The HTTP API."""

from django.urls import path
from drf_spectacular.views import SpectacularSwaggerSplitView

from annotation.api import audit, datasets, early_look, intake, jobs, labelling, releases, studies
from annotation.api.schema_view import Description

_LABELLING = "api/v1/studies/<uuid:study_id>/labelling/"
_OWN_CASE = _LABELLING + "<uuid:assignment_id>/"

urlpatterns = [
    path("api/v1/schema/", Description.as_view(), name="api-schema"),
    path(
        "api/v1/docs/",
        SpectacularSwaggerSplitView.as_view(url_name="api-schema", http_method_names=["get", "head"]),
        name="api-docs",
    ),
    path("api/v1/studies/<uuid:study_id>/", studies.StudyDetail.as_view(), name="api-study"),
    path("api/v1/studies/<uuid:study_id>/report/", studies.StudyReport.as_view(), name="api-report"),
    path("api/v1/studies/<uuid:study_id>/early-look/", early_look.EarlyLook.as_view(), name="api-early-look"),
    path(_LABELLING, labelling.OwnQueue.as_view(), name="api-labelling"),
    path(_LABELLING + "next/", labelling.NextCase.as_view(), name="api-labelling-next"),
    path(_OWN_CASE, labelling.OwnCase.as_view(), name="api-labelling-case"),
    path(_OWN_CASE + "draft/", labelling.OwnDraft.as_view(), name="api-labelling-draft"),
    path(_OWN_CASE + "label/", labelling.OwnLabel.as_view(), name="api-labelling-label"),
    path(_OWN_CASE + "skip/", labelling.OwnSkip.as_view(), name="api-labelling-skip"),
    path(_OWN_CASE + "take-back/", labelling.OwnReturn.as_view(), name="api-labelling-take-back"),
    path(_OWN_CASE + "flag/", labelling.OwnFlag.as_view(), name="api-labelling-flag"),
    path("api/v1/dataset-versions/", datasets.Versions.as_view(), name="api-dataset-versions"),
    path("api/v1/dataset-versions/<int:version_id>/", datasets.Version.as_view(), name="api-dataset-version"),
    path(
        "api/v1/dataset-versions/<int:version_id>/release/",
        datasets.VersionRelease.as_view(),
        name="api-dataset-version-release",
    ),
    path("api/v1/dataset-versions/<int:version_id>/cases/", datasets.Cases.as_view(), name="api-cases"),
    path(
        "api/v1/dataset-versions/<int:version_id>/outputs/",
        datasets.OutputImport.as_view(),
        name="api-outputs",
    ),
    path("api/v1/projects/<slug:slug>/cases/", datasets.CaseImport.as_view(), name="api-case-import"),
    path("api/v1/projects/<slug:slug>/releases/", releases.NewRelease.as_view(), name="api-release-new"),
    path("api/v1/projects/<slug:slug>/audit/", audit.Ledger.as_view(), name="api-audit"),
    path("api/v1/releases/", releases.Releases.as_view(), name="api-releases"),
    path("api/v1/releases/<int:release_id>/", releases.OneRelease.as_view(), name="api-release"),
    path(
        "api/v1/releases/<int:release_id>/files/<str:name>", releases.File.as_view(), name="api-release-file"
    ),
    path("api/v1/projects/<slug:slug>/intake/", intake.Proposals.as_view(), name="api-intake"),
    path("api/v1/jobs/", jobs.Jobs.as_view(), name="api-jobs"),
    path("api/v1/jobs/<int:job_id>/", jobs.OneJob.as_view(), name="api-job"),
]
