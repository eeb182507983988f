"""The addresses of pages, API and probes."""

from django.contrib.auth.views import LogoutView
from django.urls import path
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerView

from annotation.api import studies as api_studies
from annotation.views import accounts, adjudication, probes, projects, releases, reports, studies

urlpatterns = [
    path("", projects.home, name="home"),
    path("sign-in/", accounts.SignIn.as_view(), name="sign-in"),
    path("sign-out/", LogoutView.as_view(), name="sign-out"),
    path("healthz", probes.healthz, name="healthz"),
    path("readyz", probes.readyz, name="readyz"),
    path("projects/<slug:slug>/", projects.detail, name="project"),
    path("projects/<slug:slug>/studies/", projects.studies, name="studies"),
    path("projects/<slug:slug>/releases/", releases.index, name="releases"),
    path("projects/<slug:slug>/releases/new/", releases.new, name="release-new"),
    path("projects/<slug:slug>/releases/<int:number>/", releases.detail, name="release"),
    path("projects/<slug:slug>/releases/<int:number>/archive.zip", releases.archive, name="release-archive"),
    path("projects/<slug:slug>/releases/<int:number>/files/<str:name>", releases.file, name="release-file"),
    path("studies/<uuid:study_id>/", studies.detail, name="study"),
    path("studies/<uuid:study_id>/progress/", studies.progress, name="study-progress"),
    path("studies/<uuid:study_id>/close/", studies.close, name="study-close"),
    path("studies/<uuid:study_id>/report/", reports.detail, name="report"),
    path("studies/<uuid:study_id>/report/cases/", reports.cases, name="report-cases"),
    path("studies/<uuid:study_id>/report/agreement.json", reports.document, name="report-document"),
    path("studies/<uuid:study_id>/report/units.csv", reports.units, name="report-units"),
    path("studies/<uuid:study_id>/adjudication/", adjudication.queue, name="adjudication"),
    path("studies/<uuid:study_id>/adjudication/<uuid:case_id>/", adjudication.case, name="adjudication-case"),
    path("api/v1/schema/", SpectacularAPIView.as_view(), name="api-schema"),
    path("api/v1/docs/", SpectacularSwaggerView.as_view(url_name="api-schema"), name="api-docs"),
    path("api/v1/studies/", api_studies.StudyList.as_view(), name="api-studies"),
    path("api/v1/studies/<uuid:study_id>/", api_studies.StudyDetail.as_view(), name="api-study"),
    path("api/v1/studies/<uuid:study_id>/report/", api_studies.StudyReport.as_view(), name="api-report"),
    path(
        "api/v1/studies/<uuid:study_id>/disagreements/",
        api_studies.Disagreements.as_view(),
        name="api-disagreements",
    ),
    path("api/v1/studies/<uuid:study_id>/rulings/", api_studies.Rulings.as_view(), name="api-rulings"),
]
