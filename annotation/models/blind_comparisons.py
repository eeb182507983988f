"""Blind comparisons of two runs: neutral ids, the map apart, decisions before the reveal and none after."""

import uuid

from django.db import models

from annotation.models.judging import Attempt, Run
from annotation.models.projects import Project


class BlindComparison(models.Model):
    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="blind_comparisons")
    name = models.CharField(max_length=200)
    seed = models.PositiveIntegerField()
    made_by = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="blind_comparison_name", fields=["project", "name"])]

    def __str__(self) -> str:
        return self.name


class BlindPair(models.Model):
    """Two answers to one case under neutral ids. Which run gave which stands in BlindKey alone."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    comparison = models.ForeignKey(BlindComparison, on_delete=models.PROTECT, related_name="pairs")
    position = models.PositiveIntegerField()
    question = models.TextField()
    left = models.TextField()
    right = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(name="blind_pair_position", fields=["comparison", "position"])]

    def __str__(self) -> str:
        return f"pair {self.position} of {self.comparison_id}"


class BlindKey(models.Model):
    """The map: read by the reveal and by nothing before it."""

    pair = models.OneToOneField(BlindPair, on_delete=models.PROTECT, related_name="key")
    left = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="+")
    right = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="+")

    def __str__(self) -> str:
        return f"key of {self.pair_id}"


class BlindRun(models.Model):
    """The two runs of a comparison, in the order in which they were named."""

    comparison = models.ForeignKey(BlindComparison, on_delete=models.PROTECT, related_name="runs")
    run = models.ForeignKey(Run, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveSmallIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(name="blind_run_position", fields=["comparison", "position"])]

    def __str__(self) -> str:
        return f"run {self.position} of {self.comparison_id}"


class Choice(models.TextChoices):
    LEFT = "left"
    RIGHT = "right"
    TIE = "tie"


class BlindDecision(models.Model):
    """Which answer is better, written before the reveal; a second thought is another revision."""

    pair = models.ForeignKey(BlindPair, on_delete=models.PROTECT, related_name="decisions")
    decided_by = models.CharField(max_length=200)
    revision = models.PositiveIntegerField(default=1)
    choice = models.CharField(max_length=5, choices=Choice)
    why = models.TextField(blank=True)
    decided_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="blind_decision_revision", fields=["pair", "decided_by", "revision"])
        ]

    def __str__(self) -> str:
        return f"{self.choice} on {self.pair_id}"


class BlindReveal(models.Model):
    comparison = models.OneToOneField(BlindComparison, on_delete=models.PROTECT, related_name="reveal")
    revealed_by = models.CharField(max_length=200)
    revealed_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"reveal of {self.comparison_id}"
