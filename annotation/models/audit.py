"""The audit ledger: append-only chains of events, each carrying the digest of the one before."""

from django.db import models


class AuditChain(models.Model):
    """One chain per project, and one for the installation. Writers lock its row to append in order."""

    name = models.CharField(max_length=100, unique=True)

    def __str__(self) -> str:
        return self.name


class AuditEvent(models.Model):
    """An act that matters. `sha256` covers the canonical event, which holds the digest of its predecessor."""

    chain = models.ForeignKey(AuditChain, on_delete=models.PROTECT, related_name="events")
    sequence = models.PositiveBigIntegerField()
    action = models.CharField(max_length=60)
    event = models.TextField()
    previous_sha256 = models.CharField(max_length=64)
    sha256 = models.CharField(max_length=64)

    class Meta:
        constraints = [models.UniqueConstraint(name="audit_sequence", fields=["chain", "sequence"])]

    def __str__(self) -> str:
        return f"{self.sequence} {self.action}"
