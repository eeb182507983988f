"""What adjudication says over HTTP, for the API's own description; adjudication_documents.py makes it."""

from typing import Any

from rest_framework import serializers

from annotation.api.shapes import page_of
from annotation.models.adjudication import SessionKind
from annotation.models.rulings import Confidence, Reason, RulingKind
from annotation.selectors.adjudication_queue import STATUSES


def _answers(**keys: Any) -> serializers.DictField:
    """Answers by the key of their field: each as its field takes it."""
    return serializers.DictField(child=serializers.JSONField(allow_null=True), **keys)


def _sides() -> serializers.DictField:
    return serializers.DictField(child=_answers(), help_text="What each side says, by its letter.")


class QueuedCaseShape(serializers.Serializer):
    """A case of the queue: `id` goes into addresses, `case_id` into rulings; `sides` hold the disputed fields."""

    id = serializers.UUIDField()
    case_id = serializers.CharField()
    status = serializers.ChoiceField(STATUSES)
    is_open = serializers.BooleanField()
    disputed = serializers.ListField(child=serializers.CharField())
    sides = _sides()


class DisagreementPage(page_of(QueuedCaseShape, "_DisagreementPage")):  # type: ignore[misc]
    n_open = serializers.IntegerField()
    n_disagreements = serializers.IntegerField()


class AcceptancePage(page_of(QueuedCaseShape, "_AcceptancePage")):  # type: ignore[misc]
    n = serializers.IntegerField()


class AcceptedShape(serializers.Serializer):
    """How many cases were accepted, and how many were not because you labelled them."""

    n_accepted = serializers.IntegerField()
    n_own = serializers.IntegerField()


class PrecedentShape(serializers.Serializer):
    case_id = serializers.CharField()
    ruling = serializers.IntegerField()
    answer = serializers.JSONField(allow_null=True)
    reason = serializers.CharField()
    note = serializers.CharField()
    guideline_clause = serializers.CharField()


class AdjudicatedFieldShape(serializers.Serializer):
    """A field side by side; `answer` is the JSON Schema of what it takes, `sides` what each side said to it."""

    key = serializers.CharField()
    title = serializers.CharField()
    help = serializers.CharField()
    guideline = serializers.CharField()
    answer = serializers.DictField()
    is_disputed = serializers.BooleanField()
    sides = _answers()
    precedents = PrecedentShape(many=True)


class StandingRulingShape(serializers.Serializer):
    number = serializers.IntegerField()
    adjudicator = serializers.CharField()
    answers = _answers()
    reason = serializers.ChoiceField(Reason.choices)
    confidence = serializers.ChoiceField(Confidence.choices, allow_blank=True)
    note = serializers.CharField()
    guideline_clause = serializers.CharField()
    flags_guideline = serializers.BooleanField()
    overrules = serializers.ListField(child=serializers.CharField())
    ruled_at = serializers.DateTimeField()


class SpecVerdictShape(serializers.Serializer):
    says = serializers.CharField()
    why = serializers.CharField()


class SpecAnswerShape(serializers.Serializer):
    answer = serializers.CharField()
    verdicts = serializers.DictField(child=SpecVerdictShape())


class SpecDifferenceShape(serializers.Serializer):
    """Where the specs of two sides part, over the pooled answers; scores and verdicts by the letter of the side."""

    field = serializers.CharField()
    n_pool = serializers.IntegerField()
    mutation_scores = serializers.DictField(child=serializers.FloatField(allow_null=True))
    answers = SpecAnswerShape(many=True)


class LeaseShape(serializers.Serializer):
    """Who holds a case, until when, and what they were told; `holder` alone, null, where nobody does."""

    holder = serializers.CharField(allow_null=True)
    until = serializers.DateTimeField(required=False)
    note = serializers.CharField(required=False)


class DisagreementShape(serializers.Serializer):
    """All that a ruling needs. `names` tells the annotator of each letter once a ruling stands; `stands` is what the
    labels agree on and rulings decided so far."""

    id = serializers.UUIDField()
    case_id = serializers.CharField()
    is_open = serializers.BooleanField()
    content = serializers.DictField()
    disputed = serializers.ListField(child=serializers.CharField())
    fields = AdjudicatedFieldShape(many=True)  # type: ignore[assignment]
    sides = _sides()
    names = serializers.DictField(child=serializers.CharField(), allow_null=True)
    stands = _answers()
    ruling = StandingRulingShape(allow_null=True)
    suspect = serializers.ListField(child=serializers.CharField())
    spec_differences = SpecDifferenceShape(many=True)
    guideline_clauses = serializers.ListField(child=serializers.CharField())
    lease = LeaseShape(allow_null=True)


class NextCaseShape(serializers.Serializer):
    """The case that is held for you; both null where none is left."""

    id = serializers.UUIDField(allow_null=True)
    case_id = serializers.CharField(allow_null=True)


class MadeRulingShape(serializers.Serializer):
    """The ruling that now stands: its number on the case and the digest of its answers."""

    case_id = serializers.CharField()
    ruling = serializers.IntegerField()
    kind = serializers.ChoiceField(RulingKind.choices)
    sha256 = serializers.CharField()


class BegunSessionShape(serializers.Serializer):
    id = serializers.UUIDField()
    kind = serializers.ChoiceField(SessionKind.choices)


class SessionShape(BegunSessionShape):
    chair = serializers.CharField()
    opened_at = serializers.DateTimeField()
    closed_at = serializers.DateTimeField(allow_null=True)


class SessionList(serializers.Serializer):
    results = SessionShape(many=True)


class DiscussedCaseShape(serializers.Serializer):
    id = serializers.UUIDField()
    case_id = serializers.CharField()
    disputed = serializers.ListField(child=serializers.CharField())
    n_positions = serializers.IntegerField()
    is_mine_in = serializers.BooleanField()


class ConsensusPage(page_of(DiscussedCaseShape, "_ConsensusPage"), SessionShape):  # type: ignore[misc]
    """A session with its open disagreements, of which there are `n`."""

    n = serializers.IntegerField()


class PositionShape(serializers.Serializer):
    annotator = serializers.CharField()
    answers = _answers()
    sha256 = serializers.CharField()
    note = serializers.CharField()
    recorded_at = serializers.DateTimeField()


class PositionsShape(serializers.Serializer):
    """The case under its annotators' names, whose positions are `missing`, and those that you may read."""

    case = DisagreementShape()
    missing = serializers.ListField(child=serializers.CharField())
    results = PositionShape(many=True)
