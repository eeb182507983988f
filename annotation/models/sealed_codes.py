"""The answers of a closed study as packed small integers, in the order of its cases: what reports count.

Derived from the labels' JSON, and rebuildable from it at any time; the JSON stays the evidence.
"""

from django.db import models

from annotation.models.studies import Study


class CodeKind(models.TextChoices):
    CASE = "case"  # which case stands at each place, and how many labels it is due
    LABEL = "label"  # whether an annotator labelled the case
    ANSWER = "answer"  # what an annotator answered to a field
    SLICE = "slice"  # the case's value under a key of its metadata


class CodeBook(models.Model):
    """What the codes of one field or slice stand for: the code n is entry n - 1, and 0 is no value.

    `entries` is canonical JSON: a list of categories as text, or of lists of codes where answers are sets.
    """

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="code_books")
    kind = models.CharField(max_length=6, choices=CodeKind)
    name = models.CharField(max_length=100)
    entries = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(name="code_book_once", fields=["study", "kind", "name"])]

    def __str__(self) -> str:
        return f"{self.kind} {self.name} of {self.study_id}"


class CodeVector(models.Model):
    """One block of codes, `width` bytes each, least significant byte first. `annotator` is a pseudonym, or empty."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="code_vectors")
    kind = models.CharField(max_length=6, choices=CodeKind)
    name = models.CharField(max_length=100, blank=True)
    annotator = models.CharField(max_length=200, blank=True)
    block = models.PositiveIntegerField()
    width = models.PositiveSmallIntegerField()
    codes = models.BinaryField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="code_vector_once", fields=["study", "kind", "name", "annotator", "block"]
            )
        ]

    def __str__(self) -> str:
        return f"block {self.block} of {self.kind} {self.name} of {self.study_id}"


class CodeSeal(models.Model):
    """Written last: the vectors of a study are whole. `sha256` covers them, `inputs_sha256` the labels and pins."""

    study = models.OneToOneField(Study, on_delete=models.PROTECT, related_name="code_seal")
    n_cases = models.PositiveIntegerField()
    n_labels = models.PositiveIntegerField()
    block_size = models.PositiveIntegerField()
    sha256 = models.CharField(max_length=64)
    inputs_sha256 = models.CharField(max_length=64)
    sealed_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"codes of {self.study_id}"
