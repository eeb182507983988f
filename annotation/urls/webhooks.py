"""A project's webhooks."""

from django.urls import path

from annotation.api import webhooks as api
from annotation.views import webhooks

urlpatterns = [
    path("projects/<slug:slug>/webhooks/", webhooks.webhooks, name="webhooks"),
    path("projects/<slug:slug>/webhooks/<int:webhook_id>/end/", webhooks.end, name="webhook-end"),
    path("api/v1/projects/<slug:slug>/webhooks/", api.Webhooks.as_view(), name="api-webhooks"),
    path(
        "api/v1/projects/<slug:slug>/webhooks/<int:webhook_id>/", api.OneWebhook.as_view(), name="api-webhook"
    ),
]
