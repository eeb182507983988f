"""What scores, passes and comparisons of runs say over HTTP: what `score_verdicts` and `compare_runs` print."""

from rest_framework import serializers


def _cases() -> serializers.ListField:
    return serializers.ListField(child=serializers.CharField())


class CountedShape(serializers.Serializer):
    """Passes over passes and fails; no rate where attempts are missing or nothing decides, and `reason` says which."""

    n = serializers.IntegerField()
    n_pass = serializers.IntegerField()
    n_fail = serializers.IntegerField()
    n_near_match = serializers.IntegerField()
    n_needs_human = serializers.IntegerField()
    n_excluded = serializers.IntegerField()
    n_infrastructure_error = serializers.IntegerField()
    n_incomplete = serializers.IntegerField()
    n_unscored = serializers.IntegerField()
    pass_rate = serializers.FloatField(allow_null=True)
    interval = serializers.ListField(
        child=serializers.FloatField(), min_length=2, max_length=2, allow_null=True
    )
    status = serializers.ChoiceField(["complete", "incomplete"])
    reason = serializers.CharField(allow_null=True)
    reasons = serializers.DictField(child=serializers.IntegerField())


class ScoredSliceShape(CountedShape):
    slice = serializers.CharField()
    value = serializers.CharField()


class GoldReviewShape(serializers.Serializer):
    case_id = serializers.CharField()
    gold_status = serializers.CharField()
    gold_note = serializers.CharField(allow_null=True)


class CoverageNoteShape(serializers.Serializer):
    case_id = serializers.CharField()
    why = serializers.CharField(allow_null=True)


class ScoreShape(CountedShape):
    """The same of a whole pass, with the cases that somebody must look at."""

    needs_human = _cases()
    gold_reviews = GoldReviewShape(many=True)
    coverage_notes = CoverageNoteShape(many=True)
    slices = ScoredSliceShape(many=True)


class JudgedPassShape(serializers.Serializer):
    """A judge's pass over a run; `kind` says whether a person or a model judged. `is_trusted` is null of a person."""

    id = serializers.UUIDField()
    number = serializers.IntegerField()
    judge = serializers.CharField()
    kind = serializers.CharField()
    pins = serializers.DictField()
    is_trusted = serializers.BooleanField(allow_null=True)
    given_up_because = serializers.CharField(allow_null=True)
    score = ScoreShape()


class ImportedPassShape(JudgedPassShape):
    notices = serializers.ListField(child=serializers.CharField())


class SignTestShape(serializers.Serializer):
    p_value = serializers.FloatField(allow_null=True)
    p_worse = serializers.FloatField(allow_null=True)
    decision = serializers.ChoiceField(["accept", "unresolved", "reject"])
    reason = serializers.CharField(allow_null=True)


class UnscoredShape(serializers.Serializer):
    first = _cases()
    second = _cases()


class ComparedSliceShape(serializers.Serializer):
    slice = serializers.CharField()
    value = serializers.CharField()
    better = _cases()
    worse = _cases()
    sign_test = SignTestShape()


class RunComparisonShape(serializers.Serializer):
    """Two passes case by case. Where they are not comparable nothing is listed, and `sign_test` says why."""

    comparable = serializers.BooleanField()
    differs = serializers.ListField(child=serializers.CharField())
    label = serializers.CharField(allow_null=True)  # type: ignore[assignment]
    only_in_first = _cases()
    only_in_second = _cases()
    flips = _cases()
    better = _cases()
    worse = _cases()
    stable_near_match = _cases()
    unscored = _cases()
    unscored_by_run = UnscoredShape()
    n_scored_in_both = serializers.IntegerField()
    suspect_gold = _cases()
    sign_test = SignTestShape()
    slices = ComparedSliceShape(many=True)
