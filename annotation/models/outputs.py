"""What agents produced for cases. The producer stands apart, hidden while labelling is blind."""

from django.db import models

from annotation.models.datasets import Case


class Output(models.Model):
    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="outputs")
    content = models.TextField()
    sha256 = models.CharField(max_length=64)

    class Meta:
        constraints = [models.UniqueConstraint(name="output_once", fields=["case", "sha256"])]

    def __str__(self) -> str:
        return f"output {self.pk}"


class Producer(models.Model):
    """Which model and run made an output. No page or API of an annotator joins this table."""

    output = models.OneToOneField(Output, on_delete=models.PROTECT, related_name="producer")
    model = models.CharField(max_length=200)
    run = models.CharField(max_length=200, blank=True)

    def __str__(self) -> str:
        return self.model
