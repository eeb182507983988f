"""What every version shares: a number, a state and, once frozen, a digest that holds for ever."""

from django.db import models


class State(models.TextChoices):
    DRAFT = "draft"
    FROZEN = "frozen"


class Version(models.Model):
    """One numbered version of a document; a frozen one is immutable in the database."""

    number = models.PositiveIntegerField()
    # Counts the saves of a draft, so that a save that does not know the last one is noticed.
    revision = models.PositiveIntegerField(default=1)
    state = models.CharField(max_length=6, choices=State, default=State.DRAFT)
    sha256 = models.CharField(max_length=64, blank=True)
    frozen_at = models.DateTimeField(null=True, blank=True)
    change_reason = models.TextField(blank=True)

    class Meta:
        abstract = True

    @property
    def is_frozen(self) -> bool:
        return self.state == State.FROZEN


def frozen_has_digest(name: str) -> models.CheckConstraint:
    """A frozen version carries its digest and its time; a draft carries neither."""
    return models.CheckConstraint(
        name=name,
        condition=models.Q(state=State.DRAFT, frozen_at=None, sha256="")
        | (models.Q(state=State.FROZEN, frozen_at__isnull=False) & ~models.Q(sha256="")),
    )


def one_draft(name: str, parent: str) -> models.UniqueConstraint:
    """A name has one draft at a time: two would be next to the same version."""
    return models.UniqueConstraint(name=name, fields=[parent], condition=models.Q(state=State.DRAFT))
