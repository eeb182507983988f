"""Golds under review."""

from django.urls import path

from annotation.api import golds as api
from annotation.views import golds

_VERSION = "projects/<slug:slug>/data/<int:version_id>/"

urlpatterns = [
    path(_VERSION + "golds/", golds.queue, name="data-golds"),
    path(_VERSION + "golds/version/", golds.next_version, name="data-golds-version"),
    path(_VERSION + "golds/<int:case_id>/", golds.case, name="data-gold"),
    path("api/v1/dataset-versions/<int:version_id>/golds/", api.Golds.as_view(), name="api-golds"),
    path(
        "api/v1/dataset-versions/<int:version_id>/golds/versions/",
        api.NextVersion.as_view(),
        name="api-golds-version",
    ),
    path(
        "api/v1/dataset-versions/<int:version_id>/gold-decisions/",
        api.Decisions.as_view(),
        name="api-gold-decisions",
    ),
]
