"""Addresses elsewhere that are told of a project's great steps."""

from django.db import models

from annotation.models.projects import Project

# The acts of the ledger that others may be told of.
EVENTS = {
    "study.closed": "A study is closed",
    "report.sealed": "A report is sealed",
    "release.created": "A release is made",
}


class Webhook(models.Model):
    """One address. Its secret signs what is sent; it must be read to sign, and is shown to people once."""

    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="webhooks")
    url = models.CharField(max_length=500)
    events = models.JSONField()
    secret = models.CharField(max_length=64)
    created_by = models.CharField(max_length=200)
    created_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="webhook_once", fields=["project", "url"], condition=models.Q(ended_at=None)
            )
        ]

    def __str__(self) -> str:
        return self.url
