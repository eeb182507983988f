"""What one's own labelling says over HTTP."""

from rest_framework import serializers

from annotation.selectors import queue


class OwnCountsShape(serializers.Serializer):
    todo = serializers.IntegerField()
    draft = serializers.IntegerField()
    submitted = serializers.IntegerField()
    skipped = serializers.IntegerField()


class OwnQueueShape(serializers.Serializer):
    """One's own counts, and the ids of the cases of a page of one tab."""

    counts = OwnCountsShape()
    tab = serializers.ChoiceField(queue.TABS)
    results = serializers.ListField(child=serializers.CharField())


class OwnRevisionShape(serializers.Serializer):
    revision = serializers.IntegerField()
    answers = serializers.DictField()
    submitted_at = serializers.DateTimeField()


class OwnDraftShape(serializers.Serializer):
    version = serializers.IntegerField()
    base_revision = serializers.IntegerField()
    answers = serializers.DictField()
    saved_at = serializers.DateTimeField()


class OwnCaseShape(serializers.Serializer):
    """A case with one's own label; `revision` is 0 and `answers` null before the first."""

    id = serializers.CharField()
    content = serializers.DictField()
    revision = serializers.IntegerField()
    answers = serializers.DictField(allow_null=True)
    history = OwnRevisionShape(many=True)
    draft = OwnDraftShape(allow_null=True)


class ServedCaseShape(OwnCaseShape):
    """The same, with when its reservation runs out; null where it has none."""

    expires_at = serializers.DateTimeField(allow_null=True)


class SavedDraftShape(serializers.Serializer):
    draft_version = serializers.IntegerField()
    saved_at = serializers.DateTimeField()


class StoredLabelShape(serializers.Serializer):
    """`counts` is false for answers that came when others had taken the case; `detail` then says so."""

    revision = serializers.IntegerField()
    sha256 = serializers.CharField(allow_blank=True)
    counts = serializers.BooleanField()
    detail = serializers.CharField(required=False)


class FlagShape(serializers.Serializer):
    kind = serializers.CharField()
    note = serializers.CharField(allow_blank=True)
