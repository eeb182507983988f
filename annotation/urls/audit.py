"""The audit ledger."""

from django.urls import path

from annotation.views import audit

urlpatterns = [
    path("projects/<slug:slug>/audit/", audit.ledger, name="audit"),
]
