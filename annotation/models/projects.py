"""A team's space, who belongs to it, and the pseudonyms under which work is done."""

from django.conf import settings
from django.db import models


class Project(models.Model):
    slug = models.SlugField(max_length=80, unique=True)
    name = models.CharField(max_length=200)
    created_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name


class Role(models.TextChoices):
    MANAGER = "manager"
    ANNOTATOR = "annotator"
    ADJUDICATOR = "adjudicator"
    VIEWER = "viewer"


class Membership(models.Model):
    """One role of one person in one project; a person may hold several."""

    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="memberships")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=11, choices=Role)

    class Meta:
        constraints = [models.UniqueConstraint(name="membership_once", fields=["project", "user", "role"])]

    def __str__(self) -> str:
        return f"{self.user_id} is {self.role}"


class Kind(models.TextChoices):
    """Only two humans make human-human agreement; the others never count towards it."""

    HUMAN = "human"
    MODEL = "model"
    SIMULATED = "simulated"


class Annotator(models.Model):
    """Who labels or rules, under a pseudonym kept byte for byte."""

    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="annotators")
    pseudonym = models.CharField(max_length=200)
    kind = models.CharField(max_length=9, choices=Kind)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="annotator_pseudonym", fields=["project", "pseudonym"]),
            models.UniqueConstraint(name="annotator_of_user", fields=["project", "user"]),
            models.CheckConstraint(
                name="annotator_login_is_human", condition=models.Q(user=None) | models.Q(kind=Kind.HUMAN)
            ),
        ]

    def __str__(self) -> str:
        return self.pseudonym
