"""What a program sends and gets when its person judges by hand."""

from rest_framework import serializers

from agreement.judging.rubrics import OMITTED, TAKEN
from agreement.judging.vocabulary import GOLD_STATUSES, VERDICTS
from agreement.judging.words import LONGEST_WHY
from agreement.selectors.pages_judging import MISMATCH_WORDS
from annotation.api.shapes import RowId, Strict


class BeginShape(Strict):
    """The frozen version of a rubric to judge under, as the library gives its id; none judges without."""

    rubric = RowId(required=False, allow_null=True, default=None)


class GiveUpShape(Strict):
    """Why you give the pass up; it stays on record."""

    reason = serializers.CharField(max_length=LONGEST_WHY)


class PassShape(serializers.Serializer):
    """One person's pass over a run; `next_answer` is the id of the answer to judge next, null when none is left."""

    id = serializers.UUIDField()
    run = serializers.UUIDField()
    number = serializers.IntegerField()
    rubric = serializers.CharField(allow_null=True)
    doctrine = serializers.CharField()
    anchors = serializers.ListField(child=serializers.DictField())
    n_total = serializers.IntegerField()
    n_judged = serializers.IntegerField()
    given_up_because = serializers.CharField(allow_null=True)
    next_answer = serializers.UUIDField(allow_null=True)


class PlaceShape(serializers.Serializer):
    id = serializers.UUIDField()
    position = serializers.IntegerField()
    case_id = serializers.CharField()
    is_judged = serializers.BooleanField()


class TicksShape(Strict):
    """What decides a suggestion: clauses, whether the value is right, and what kind of refusal the answer is."""

    clauses = serializers.DictField(
        child=serializers.ChoiceField([TAKEN, OMITTED]), required=False, default=dict
    )
    figure_correct = serializers.BooleanField(required=False, allow_null=True, default=None)
    is_refusal = serializers.BooleanField(required=False, default=False)
    names_missing = serializers.BooleanField(required=False, default=False)
    gives_value = serializers.BooleanField(required=False, default=False)


class SaidShape(TicksShape):
    """A verdict with its reasons. `located`, `missing` and `mismatch` say of a large row set how it compares."""

    verdict = serializers.ChoiceField(VERDICTS)
    confidence = serializers.IntegerField(min_value=1, max_value=10)
    why = serializers.CharField()
    gold_status = serializers.ChoiceField(GOLD_STATUSES)
    gold_note = serializers.CharField(required=False, allow_blank=True, default="")
    column_pairing = serializers.DictField(
        child=serializers.CharField(allow_null=True), required=False, default=dict
    )
    rubric_clause = serializers.CharField(required=False, allow_blank=True, default="")
    override_reason = serializers.CharField(required=False, allow_blank=True, default="")
    is_derived = serializers.BooleanField(required=False, default=False)
    located = serializers.CharField(required=False, allow_blank=True, default="")
    missing = serializers.CharField(required=False, allow_blank=True, default="")
    mismatch = serializers.ChoiceField(MISMATCH_WORDS, required=False, allow_blank=True, default="")


class SuggestionShape(serializers.Serializer):
    """The verdict that the ticks suggest, and why; `is_rule` is a veto that no judge weighs."""

    verdict = serializers.CharField(allow_null=True)
    because = serializers.CharField()
    clauses = serializers.ListField(child=serializers.CharField())
    overridden = serializers.ListField(child=serializers.CharField())
    is_rule = serializers.BooleanField()


class AnswerShape(serializers.Serializer):
    """An answer with all that it is judged by; `said` is what you said of it, null before you did."""

    id = serializers.UUIDField()
    position = serializers.IntegerField()
    case_id = serializers.CharField()
    question = serializers.JSONField(allow_null=True)
    case_fields = serializers.DictField()
    golden = serializers.DictField()
    answer = serializers.DictField()
    column_pairing = serializers.DictField(child=serializers.CharField(allow_null=True))
    comparison = serializers.DictField(allow_null=True)
    is_large = serializers.BooleanField()
    clauses = serializers.ListField(child=serializers.DictField())
    revision = serializers.IntegerField()
    said = serializers.DictField(allow_null=True)
    suggestion = SuggestionShape()


class KeptShape(serializers.Serializer):
    """A kept verdict, after the rules that no judge weighs; `judge_verdict` is what was said where one changed it."""

    id = serializers.UUIDField()
    revision = serializers.IntegerField()
    verdict = serializers.CharField(allow_null=True)
    judge_verdict = serializers.CharField(allow_null=True)
    reason = serializers.CharField(allow_null=True)
    next_answer = serializers.UUIDField(allow_null=True)
