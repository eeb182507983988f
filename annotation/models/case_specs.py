"""Verifier specs kept with their cases, and comparisons of what they say with what a judge said."""

from django.db import models

from annotation.models.datasets import Case, DatasetVersion, Reference


class CaseSpec(models.Model):
    """A revision of a case's spec, imported or taken over from a study. Insert-only.

    `document` is canonical JSON: `eval_types` and `reference_answers` without the gold, `annotation`, and the examples
    where there are any. `original` is the block as a foreign file had it; empty where the spec came in our own form.
    `reference` is the gold that stood when it was kept.
    """

    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="specs")
    revision = models.PositiveIntegerField()
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    original = models.TextField(blank=True)
    reference = models.ForeignKey(
        Reference, on_delete=models.PROTECT, null=True, blank=True, related_name="specs"
    )
    source = models.CharField(max_length=255)
    author = models.CharField(max_length=200)
    created_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="case_spec_revision", fields=["case", "revision"])]

    def __str__(self) -> str:
        return f"spec {self.revision} of {self.case_id}"


class JudgeComparison(models.Model):
    """Recorded answers with a judge's outcome, run through the specs of a dataset version. Insert-only.

    `document` is canonical JSON: the counts, and each row with both outcomes.
    """

    dataset_version = models.ForeignKey(
        DatasetVersion, on_delete=models.PROTECT, related_name="judge_comparisons"
    )
    number = models.PositiveIntegerField()
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    engine_version = models.CharField(max_length=20)
    source = models.CharField(max_length=255)
    author = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="judge_comparison_number", fields=["dataset_version", "number"])
        ]

    def __str__(self) -> str:
        return f"comparison {self.number} on {self.dataset_version_id}"
