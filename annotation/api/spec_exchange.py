"""Task files with specs over HTTP: import, export, the report, and comparisons with a recorded judge."""

import json
from typing import Any

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.case_rows import AnswerRow
from annotation.api.datasets import MOST_ROWS
from annotation.api.follow_ups import drafted, people_field
from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.api.spec_shapes import ImportedSpecsShape, SpecFileShape, SpecReportShape
from annotation.api.studies import StudySerializer
from annotation.core.bad_input import BadInput
from annotation.core.spec_exchange.files import DIGEST
from annotation.core.spec_exchange.foreign import FORMS
from annotation.core.study_files import MOST_LABELS
from annotation.models.case_specs import JudgeComparison
from annotation.models.datasets import DatasetVersion
from annotation.models.projects import Project
from annotation.selectors.api_scope import is_kept_back, managed_projects, readable_versions
from annotation.selectors.spec_records import exported, kept_specs, report_on
from annotation.services.projects import ProjectRefused
from annotation.services.spec_exchange import import_specs
from annotation.services.spec_judges import compare_answers, draft_study
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json


class TasksShape(Strict):
    """Tasks with `eval` blocks for a version of a data set; `format` is found out from their keys if empty.

    `sha256` is the digest that the tasks must have, if one is known.
    """

    dataset = serializers.CharField(max_length=200)
    version = serializers.CharField(max_length=100, required=False, default="", allow_blank=True)
    reason = serializers.CharField(required=False, default="", allow_blank=True)
    format = serializers.ChoiceField(choices=["", *FORMS], required=False, default="")
    tasks = serializers.ListField(child=serializers.DictField(), min_length=1, max_length=MOST_ROWS)
    sha256 = serializers.CharField(required=False, default="", allow_blank=True, max_length=64)


class AnswersShape(Strict):
    """Recorded answers as {"task_id", "answer", "judge"}; `judge` is true, false or null."""

    answers = serializers.ListField(child=AnswerRow(), min_length=1, max_length=MOST_ROWS)


class ComparisonShape(serializers.Serializer):
    number = serializers.IntegerField()
    file = serializers.CharField()
    engine_version = serializers.CharField()
    made_at = serializers.DateTimeField()
    counts = serializers.DictField(child=serializers.IntegerField())
    rows = serializers.ListField(child=serializers.DictField())


class FollowUpShape(Strict):
    """Who labels, as a study file names people, and how many labels a case gets."""

    annotators = people_field()
    k = serializers.IntegerField(min_value=1, max_value=MOST_LABELS, required=False, default=2)


class SpecImport(APIView):
    @extend_schema(request=TasksShape, responses={201: ImportedSpecsShape})
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Take tasks over as cases, specs and revisions of golds, all or none; the same again adds nothing."""
        project = get_object_or_404(managed_projects(person(request)), slug=slug)
        wanted = given(TasksShape, request)
        file: dict[str, Any] = {"tasks": wanted["tasks"]}
        if wanted["sha256"]:
            file[DIGEST] = wanted["sha256"]
        _refuse_kept_back(request, project, wanted["dataset"])
        now = timezone.now()
        try:
            done = import_specs(
                project=project,
                dataset=wanted["dataset"],
                version=wanted["version"],
                reason=wanted["reason"],
                form=wanted["format"],
                content=json.dumps(file).encode(),
                source="tasks",
                actor=me(request, project, now=now).pseudonym,
                now=now,
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(done.document(), status=201)


class Specs(APIView):
    @extend_schema(responses=SpecFileShape)
    def get(self, request: Request, version_id: int) -> Response:
        """The tasks of a version with their `eval` blocks, revisions and golds, under one digest."""
        version = _version(request, version_id)
        return Response(exported(kept_specs(version), version=version))


class Report(APIView):
    @extend_schema(responses=SpecReportShape)
    def get(self, request: Request, version_id: int) -> Response:
        """Coverage, review list, what is not annotated and what was revised."""
        version = _version(request, version_id)
        return Response(report_on(kept_specs(version), version=version))


class Comparisons(APIView):
    @extend_schema(responses=page_of(ComparisonShape, "JudgeComparisonPage"))
    def get(self, request: Request, version_id: int) -> Response:
        """The comparisons of a version with recorded judges, newest first."""
        asked(request)
        return paged(
            request, _version(request, version_id).judge_comparisons.all(), _show, order=("-number",)
        )

    @extend_schema(request=AnswersShape, responses={201: ComparisonShape})
    @once
    def post(self, request: Request, version_id: int) -> Response:
        """Run the specs over recorded answers beside what a judge said of them."""
        version = _managed(request, version_id)
        lines = "\n".join(json.dumps(row) for row in given(AnswersShape, request)["answers"])
        now = timezone.now()
        try:
            made = compare_answers(
                version=version,
                content=lines.encode(),
                source="answers",
                actor=me(request, version.dataset.project, now=now).pseudonym,
                now=now,
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_show(made), status=201)


class FollowUp(APIView):
    @extend_schema(request=FollowUpShape, responses={201: StudySerializer})
    @once
    def post(self, request: Request, version_id: int, number: int) -> Response:
        """Draft a study over the cases on which judge and spec part; who labels sees neither. 422 where there is none."""
        version = _managed(request, version_id)
        found = get_object_or_404(
            version.judge_comparisons.select_related("dataset_version__dataset__project"), number=number
        )
        wanted, now = given(FollowUpShape, request), timezone.now()
        actor = me(request, version.dataset.project, now=now).pseudonym
        try:
            study = draft_study(comparison=found, actor=actor, now=now, **wanted)
        except (BadInput, ProjectRefused) as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return drafted(study)


def _refuse_kept_back(request: Request, project: Project, dataset: str) -> None:
    """Who labels from a data set now learns nothing of its golds by importing into it."""
    if is_kept_back(person(request), project, dataset):
        raise Unprocessable(f"You label cases of {dataset} now; somebody else imports into it.")


def _show(row: JudgeComparison) -> dict[str, Any]:
    document = strict_json(row.document)
    shown = {name: getattr(row, name) for name in ("number", "engine_version")} | {"file": row.source}
    return shown | {
        "made_at": row.made_at.isoformat(),
        "counts": document["counts"],
        "rows": document["rows"],
    }


def _version(request: Request, version_id: int) -> DatasetVersion:
    return get_object_or_404(readable_versions(person(request)), pk=version_id)


def _managed(request: Request, version_id: int) -> DatasetVersion:
    managed = managed_projects(person(request))
    return get_object_or_404(
        readable_versions(person(request)).filter(dataset__project__in=managed), pk=version_id
    )
