"""Invitations: single-use links by which people join a project."""

import uuid

from django.db import models
from django.db.models import Q

from annotation.models.projects import Annotator, Project, Role


class Invitation(models.Model):
    """A way in for one person. Only the token's digest is kept; an accepted or revoked one never changes again."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="invitations")
    role = models.CharField(max_length=11, choices=Role)
    # Who it is meant for, in the manager's words, so that invitations can be told apart.
    meant_for = models.CharField(max_length=200)
    email = models.EmailField(blank=True)
    pseudonym = models.CharField(max_length=200, blank=True)
    token_sha256 = models.CharField(max_length=64, unique=True)
    invited_by = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="+")
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    accepted_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="invitation_answered_once", condition=Q(accepted_at=None) | Q(revoked_at=None)
            ),
            models.CheckConstraint(
                name="invitation_expires_later", condition=Q(expires_at__gt=models.F("created_at"))
            ),
        ]
        # The people page lists a project's invitations, newest first.
        indexes = [models.Index(name="invitation_listing", fields=["project", "-created_at"])]

    def __str__(self) -> str:
        return f"invitation {self.public_id}"
