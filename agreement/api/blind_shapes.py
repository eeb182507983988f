"""What a program sends and gets when two runs are compared blind."""

from rest_framework import serializers

from annotation.api.shapes import Strict
from annotation.models.blind_comparisons import Choice


class ComparisonRowShape(serializers.Serializer):
    id = serializers.UUIDField()
    name = serializers.CharField()
    made_at = serializers.DateTimeField()
    n_pairs = serializers.IntegerField()
    revealed_at = serializers.DateTimeField(allow_null=True)


class BlindComparisonShape(ComparisonRowShape):
    """How many pairs you have decided and which comes next; `runs` and `results` are null before the reveal."""

    n_decided = serializers.IntegerField()
    next_pair = serializers.UUIDField(allow_null=True)
    runs = serializers.ListField(child=serializers.DictField(), allow_null=True)
    results = serializers.ListField(child=serializers.DictField(), allow_null=True)


class NewComparisonShape(Strict):
    """Two runs over the same version of a data set."""

    name = serializers.CharField(max_length=200)
    first = serializers.UUIDField()
    second = serializers.UUIDField()


class PairRowShape(serializers.Serializer):
    id = serializers.UUIDField()
    position = serializers.IntegerField()
    is_decided = serializers.BooleanField()


class PairShape(serializers.Serializer):
    """Two answers to a question, each with `prediction` and `rows`; `own` is what you decided."""

    id = serializers.UUIDField()
    position = serializers.IntegerField()
    question = serializers.JSONField(allow_null=True)
    left = serializers.DictField()
    right = serializers.DictField()
    own = serializers.DictField(allow_null=True)
    is_revealed = serializers.BooleanField()


class BlindDecisionShape(Strict):
    choice = serializers.ChoiceField(Choice.values)
    why = serializers.CharField(required=False, allow_blank=True, default="")


class DecidedShape(serializers.Serializer):
    """`next_pair` is the pair to decide next, null when you have decided all."""

    choice = serializers.CharField()
    why = serializers.CharField()
    revision = serializers.IntegerField()
    next_pair = serializers.UUIDField(allow_null=True)


class RevealedDecisionShape(serializers.Serializer):
    """`won` is the id of the run that was chosen, null for a tie."""

    pair = serializers.UUIDField()
    case_id = serializers.CharField()
    who = serializers.CharField()
    choice = serializers.CharField()
    why = serializers.CharField()
    won = serializers.UUIDField(allow_null=True)
