"""How programs come in: tokens kept as digests, and replies kept so that a request sent twice acts once."""

from django.conf import settings
from django.db import models

LONGEST_DAYS = 365


class Scope(models.TextChoices):
    """What a token may do; none lifts a blind or adds to what its person may do."""

    READ = "read", "Read what you may read"
    LABEL = "label", "Read and label your own cases"
    ADJUDICATE = "adjudicate", "Rule on disagreements"
    MANAGE = "manage", "Import data, design and close studies, make releases"


class ApiToken(models.Model):
    """A person's token. The token itself is shown once and never stored."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=100)
    beginning = models.CharField(max_length=16)
    sha256 = models.CharField(max_length=64, unique=True)
    scopes = models.JSONField()
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    revoked_at = models.DateTimeField(null=True, blank=True)
    last_used_on = models.DateField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="token_expires_later", condition=models.Q(expires_at__gt=models.F("created_at"))
            )
        ]

    def __str__(self) -> str:
        return f"{self.name} of {self.user_id}"


class StoredReply(models.Model):
    """What a request under an Idempotency-Key was answered; the same request is answered the same again."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    key = models.CharField(max_length=255)
    request_sha256 = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField()
    body = models.TextField()
    location = models.CharField(max_length=300, blank=True)
    created_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="stored_reply_once", fields=["user", "key"])]
        indexes = [models.Index(name="stored_reply_age", fields=["created_at"])]

    def __str__(self) -> str:
        return f"{self.status} under {self.key}"
