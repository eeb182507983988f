"""Files on their way in: kept until they are imported, on whatever machine the worker runs."""

import uuid

from django.db import models

from annotation.models.projects import Project


class Upload(models.Model):
    """A file that somebody is about to import. Deleted once it is, or after a day."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.CASCADE, related_name="uploads")
    name = models.CharField(max_length=200)
    content = models.BinaryField()
    sha256 = models.CharField(max_length=64)
    uploaded_by = models.CharField(max_length=200)
    uploaded_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name
