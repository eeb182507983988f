"""What was counted of one stretch of a study's sealed codes, kept until the stretches are added up."""

from django.db import models

from annotation.models.studies import Study

COUNT = "count"  # the kind of job that counts one shard


class CountedShard(models.Model):
    """The tables of one shard: a stretch that is counted twice is stored, and so added, once.

    It is work in hand and no evidence: the sealed codes give the same integers again. `run` is the digest of the
    codes, the way of counting and the size of a shard, so that tables of different runs are never added.
    """

    study = models.ForeignKey(Study, on_delete=models.CASCADE, related_name="counted_shards")
    run = models.CharField(max_length=64)
    first_case = models.PositiveIntegerField()
    tables = models.TextField()

    class Meta:
        constraints = [models.UniqueConstraint(name="shard_counted_once", fields=["run", "first_case"])]

    def __str__(self) -> str:
        return f"shard from case {self.first_case} of {self.study_id}"
