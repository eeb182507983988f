"""What designing and following a study says over HTTP."""

from dataclasses import fields

from rest_framework import serializers

from annotation.models.leases import LeaseOutcome
from annotation.selectors.progress import Coverage


class OpeningCheckShape(serializers.Serializer):
    """`missing` stands in the way of opening; `note` does not."""

    vars()["is"] = serializers.ChoiceField(["ok", "missing", "note"])
    says = serializers.CharField()


class OpeningShape(serializers.Serializer):
    checks = OpeningCheckShape(many=True)


class PaceShape(serializers.Serializer):
    n_timed = serializers.IntegerField()
    median_seconds = serializers.IntegerField(allow_null=True)
    n_days = serializers.IntegerField()
    a_day = serializers.FloatField()
    first = serializers.DateTimeField()
    last = serializers.DateTimeField()


def _counts(names: list[str]) -> dict[str, serializers.IntegerField]:
    return {name: serializers.IntegerField() for name in names}


_Progress = type(
    "_Progress",
    (serializers.Serializer,),
    _counts(["n_own", "n_submitted", *LeaseOutcome.values, "in_hand"]),
)


class AnnotatorProgressShape(_Progress):  # type: ignore[valid-type, misc]
    """Counts of one annotator; `pace` is null until the study is closed."""

    pseudonym = serializers.CharField()
    kind = serializers.CharField()
    is_gone = serializers.BooleanField()
    pace = PaceShape(allow_null=True)


_Coverage = type("_Coverage", (serializers.Serializer,), _counts([field.name for field in fields(Coverage)]))


class CoverageShape(_Coverage):  # type: ignore[valid-type, misc]
    """Slots and servings, which `adds_up` compares, and each annotator's."""

    adds_up = serializers.BooleanField()
    annotators = AnnotatorProgressShape(many=True)


class EarlyLabelShape(serializers.Serializer):
    case_id = serializers.CharField()
    annotator = serializers.CharField()
    revision = serializers.IntegerField()
    answers = serializers.DictField()


class EarlyLabelsShape(serializers.Serializer):
    labels = EarlyLabelShape(many=True)
