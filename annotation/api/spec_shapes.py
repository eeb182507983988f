"""What task files with specs say over HTTP."""

from rest_framework import serializers


def _texts() -> serializers.ListField:
    return serializers.ListField(child=serializers.CharField())


class LeftOutShape(serializers.Serializer):
    task_id = serializers.CharField()
    reason = serializers.CharField()


class ChangedVerdictShape(serializers.Serializer):
    """An answer on which a foreign format and Concord part."""

    task_id = serializers.CharField()
    kind = serializers.CharField()
    answer = serializers.CharField()
    was = serializers.CharField()
    now = serializers.CharField()


class ImportedSpecsShape(serializers.Serializer):
    """What an import took over; `changed_semantics` says what a foreign format meant otherwise, by its word."""

    project = serializers.CharField()
    dataset = serializers.CharField()
    version = serializers.CharField()
    format = serializers.CharField()
    semantics = serializers.CharField()
    changed_semantics = serializers.DictField(child=serializers.CharField())
    contentDigestSha256 = serializers.CharField()  # noqa: N815 - a name of the file format
    n_tasks = serializers.IntegerField()
    n_cases_added = serializers.IntegerField()
    n_specs_added = serializers.IntegerField()
    n_specs_present = serializers.IntegerField()
    duplicates = _texts()
    left_out = LeftOutShape(many=True)
    gold_revisions = _texts()
    changed_verdicts = ChangedVerdictShape(many=True)
    unannotated = _texts()


class SpecFileShape(serializers.Serializer):
    """A task file, each task as its case states it with its `eval` block; the digest is over the tasks."""

    datasetName = serializers.CharField()  # noqa: N815
    datasetVersion = serializers.CharField()  # noqa: N815
    engineVersion = serializers.CharField()  # noqa: N815
    semantics = serializers.CharField()
    itemCount = serializers.IntegerField()  # noqa: N815
    annotatedCount = serializers.IntegerField()  # noqa: N815
    releaseStatus = serializers.ChoiceField(["partial", "complete"])  # noqa: N815
    contentDigestSha256 = serializers.CharField()  # noqa: N815
    tasks = serializers.ListField(child=serializers.DictField())


class ShareShape(serializers.Serializer):
    n = serializers.IntegerField()
    n_deterministic = serializers.IntegerField()


class SpecCoverageShape(ShareShape):
    """Of how many specs no judge has a part; the share of none is null."""

    share_deterministic = serializers.FloatField(allow_null=True)
    by_verifiers = serializers.DictField(child=serializers.IntegerField())
    by_confidence = serializers.DictField(child=serializers.IntegerField())
    by_shape = serializers.DictField(child=ShareShape())
    by_site = serializers.DictField(child=ShareShape())


class ReviewEntryShape(serializers.Serializer):
    task_id = serializers.CharField()
    note = serializers.CharField()


class ReviewSectionShape(serializers.Serializer):
    heading = serializers.CharField()
    entries = ReviewEntryShape(many=True)


class NeedsRepairShape(serializers.Serializer):
    task_id = serializers.CharField()
    failures = _texts()


class RevisedGoldShape(serializers.Serializer):
    task_id = serializers.CharField()
    at_release = serializers.CharField(allow_null=True)
    now = serializers.CharField(allow_null=True)
    evidence = serializers.CharField()


class ReportedSpecShape(serializers.Serializer):
    task_id = serializers.CharField()
    verifiers = serializers.CharField()
    deterministic = serializers.BooleanField()
    confidence = serializers.CharField()
    shape = serializers.CharField()
    sites = _texts()
    status = serializers.CharField()
    crosstalk = serializers.FloatField(allow_null=True)
    mutation_score = serializers.FloatField(allow_null=True)


class SpecReportShape(serializers.Serializer):
    """Coverage of all specs; review and repair of the first `n_checked`."""

    engine_version = serializers.CharField()
    n_cases = serializers.IntegerField()
    unannotated = _texts()
    n_checked = serializers.IntegerField()
    n_crosstalk_golds = serializers.IntegerField()
    coverage = SpecCoverageShape()
    review = ReviewSectionShape(many=True)
    needs_repair = NeedsRepairShape(many=True)
    gold_revisions = RevisedGoldShape(many=True)
    cases = ReportedSpecShape(many=True)
