"""What adjudication takes over HTTP."""

from typing import Any

from rest_framework import serializers

from annotation.models.adjudication import SessionKind
from annotation.models.rulings import Confidence, Reason


class Closed(serializers.Serializer):
    """Refuses what it does not know."""

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        unknown = sorted(set(self.initial_data) - set(self.fields))
        if unknown:
            raise serializers.ValidationError({unknown[0]: ["is no field here"]})
        return attrs


class RulingSerializer(Closed):
    """One decision: an answer for each disputed field of a case, and why."""

    case_id = serializers.CharField()
    answers = serializers.DictField(child=serializers.JSONField(allow_null=True))
    reason = serializers.ChoiceField(Reason.choices)
    confidence = serializers.ChoiceField(Confidence.choices, required=False, allow_blank=True, default="")
    note = serializers.CharField(required=False, allow_blank=True, default="", trim_whitespace=False)
    guideline_clause = serializers.CharField(required=False, allow_blank=True, default="")
    flags_guideline = serializers.BooleanField(required=False, default=False)
    overrules_agreement = serializers.BooleanField(required=False, default=False)
    overrules = serializers.ListField(child=serializers.CharField(), required=False, default=list)


class LeaseSerializer(Closed):
    """What to do about holding a case; `to` and `note` belong to handing it on."""

    act = serializers.ChoiceField(["hold", "release", "hand_on"], default="hold")
    to = serializers.CharField(required=False, allow_blank=True, default="")
    note = serializers.CharField(required=False, allow_blank=True, default="", max_length=2000)


class AdjudicationSessionSerializer(Closed):
    kind = serializers.ChoiceField(SessionKind.choices, default=SessionKind.SINGLE)


class PositionSerializer(Closed):
    """What an annotator holds on each disputed field, and why."""

    answers = serializers.DictField(child=serializers.JSONField(allow_null=True))
    note = serializers.CharField(required=False, allow_blank=True, default="", trim_whitespace=False)
