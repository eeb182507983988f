"""What designing a study takes and says over HTTP, for the API's own description.

A study file is read by annotation/core/study_files.py, whoever hands it in, so that its refusals are those of the command.
"""

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from annotation.api.follow_ups import people_field
from annotation.core.study_files import LEASE, LONGEST_THRESHOLD, MOST_LABELS, MOST_REPEATS, MOST_SEED


@extend_schema_field({"anyOf": [{"type": "string"}, {"type": "object", "additionalProperties": {}}]})
class NameOrDocument(serializers.JSONField):
    """`name`, `name@version`, or a whole document."""


@extend_schema_field(
    {
        "anyOf": [
            {"type": "string", "enum": ["all"]},
            {
                "type": "object",
                "properties": {
                    "split": {"type": "string"},
                    "family": {"type": "string"},
                    "n": {"type": "integer", "minimum": 1},
                    "stratify_by": {"type": "string"},
                },
                "additionalProperties": False,
            },
        ]
    }
)
class SampleField(serializers.JSONField):
    """Which cases of the version: all, or so many of a split or family."""


@extend_schema_field({"anyOf": [{"type": "number"}, {"type": "string", "maxLength": LONGEST_THRESHOLD}]})
class ThresholdField(serializers.JSONField):
    """A kappa; as text it is kept digit by digit."""


class ChosenOutputsShape(serializers.Serializer):
    model = serializers.CharField(required=False)
    run = serializers.CharField(required=False)


def _percent(default: int, most: int) -> serializers.IntegerField:
    return serializers.IntegerField(min_value=0, max_value=most, required=False, default=default)


class StudyFileShape(serializers.Serializer):
    """A study file with its `project`. Fixed assignment where there are exactly k annotators, unless said."""

    project = serializers.CharField()
    name = serializers.CharField()
    dataset = serializers.CharField()
    dataset_version = serializers.CharField(required=False, allow_blank=True)
    cases = serializers.ListField(child=serializers.CharField(), required=False)
    sample = SampleField(required=False)
    schema = NameOrDocument()
    taxonomy = NameOrDocument(required=False, allow_null=True)
    guideline = NameOrDocument(required=False, allow_null=True)
    k = serializers.IntegerField(min_value=1, max_value=MOST_LABELS, required=False, default=2)
    seed = serializers.IntegerField(min_value=0, max_value=MOST_SEED, required=False, default=0)
    annotators = people_field()
    assignment = serializers.ChoiceField(["fixed", "pool"], required=False)
    pilot = serializers.BooleanField(required=False, default=False)
    threshold = ThresholdField(required=False, allow_null=True)
    threshold_field = serializers.CharField(required=False)
    outputs = ChosenOutputsShape(required=False)
    double_percent = _percent(100, 100)
    consistency_percent = _percent(0, MOST_REPEATS)
    lease_seconds = serializers.IntegerField(min_value=60, max_value=86400, required=False, default=LEASE)
    deadline = serializers.DateTimeField(required=False, allow_null=True)
    exclude_studies = serializers.ListField(child=serializers.CharField(), required=False)
    close_when_complete = serializers.BooleanField(required=False, default=False)


class AnnotatorLoadShape(serializers.Serializer):
    pseudonym = serializers.CharField()
    kind = serializers.CharField()
    n_cases = serializers.IntegerField()
    n_repeats = serializers.IntegerField()


class PairLoadShape(serializers.Serializer):
    pair = serializers.ListField(child=serializers.CharField(), min_length=2, max_length=2)
    n_cases = serializers.IntegerField()


class StratumShape(serializers.Serializer):
    stratum = serializers.CharField()
    n_cases = serializers.IntegerField()


class PreviewShape(serializers.Serializer):
    """What a study file would make. Of a pool nobody's share is known yet."""

    n_cases = serializers.IntegerField()
    n_doubled = serializers.IntegerField()
    n_slots = serializers.IntegerField()
    n_repeats = serializers.IntegerField()
    without_output = serializers.IntegerField()
    per_annotator = AnnotatorLoadShape(many=True)
    pairs = PairLoadShape(many=True)
    strata = StratumShape(many=True)
