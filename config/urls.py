"""Every address of the site."""

from django.urls import include, path

from config.metrics.views import metrics

urlpatterns = [
    path("metrics", metrics, name="metrics"),
    path("", include("annotation.urls")),
    path("", include("agreement.urls")),
]

handler400 = "config.errors.bad_request"
handler403 = "config.errors.permission_denied"
handler404 = "config.errors.not_found"
handler500 = "config.errors.server_error"
