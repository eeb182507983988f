"""A project's home and its studies."""

from django.urls import path

from annotation.views import projects, studies

urlpatterns = [
    path("", projects.home, name="home"),
    path("projects/<slug:slug>/", projects.detail, name="project"),
    path("projects/<slug:slug>/studies/", projects.studies, name="studies"),
    path("studies/<uuid:study_id>/", studies.detail, name="study"),
    path("studies/<uuid:study_id>/progress/", studies.progress, name="study-progress"),
    path("studies/<uuid:study_id>/close/", studies.close, name="study-close"),
]
