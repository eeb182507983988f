"""Real runs of a verifier over HTTP: brought in, read, and handed to people as follow-up studies."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.follow_ups import people_field
from annotation.api.idempotency import once
from annotation.api.jobs import JobShape, show_job
from annotation.api.problems import Unprocessable
from annotation.api.shapes import RowId, Strict, asked, given, page_of, paged
from annotation.api.studies import StudySerializer
from annotation.api.verifiers import MOST_RUNS, by, managed, readable
from annotation.core.bad_input import BadInput
from annotation.core.fixtures.sampling import PERCENT, count, review_sample
from annotation.core.harbor import read_texts
from annotation.core.study_files import MOST_LABELS, MOST_SEED
from annotation.models.datasets import DatasetVersion
from annotation.models.verifiers import Verifier, VerifierRun
from annotation.selectors.verifiers import newest_version
from annotation.services.projects import ProjectRefused
from annotation.services.verifier_authoring import VerifierRefused
from annotation.services.verifier_outcomes import keep_trials, request_output_run
from annotation.services.verifier_review import draft_review
from taxonomy.strict_json import strict_json

REFUSALS = (BadInput, VerifierRefused, ProjectRefused)


class TrialShape(Strict):
    """An agent's attempt at a case, "CASE__ATTEMPT", and what the verifier wrote: reward.txt or reward.json, a log."""

    name = serializers.CharField(max_length=255)
    files = serializers.DictField(
        child=serializers.CharField(allow_blank=True, trim_whitespace=False), required=False, default=dict
    )


class NewVerifierRunShape(Strict):
    """`trials` of a verifier that runs elsewhere; of one of specs the dataset `version` and the `model` it is run over."""

    name = serializers.CharField(max_length=200)
    trials = serializers.ListField(child=TrialShape(), min_length=1, max_length=MOST_RUNS, required=False)
    version = RowId(required=False)
    model = serializers.CharField(max_length=200, required=False)


class VerifierRunShape(serializers.Serializer):
    """A run of a version of the verifier; `rate` is the share of passes among what was decided."""

    id = serializers.CharField()
    name = serializers.CharField()
    version = serializers.IntegerField()
    sha256 = serializers.CharField()
    made_by = serializers.CharField()
    made_at = serializers.DateTimeField()
    rate = serializers.FloatField(allow_null=True)


class OutputsOfShape(Strict):
    """Whose outputs are looked at, where cases have several."""

    model = serializers.CharField(max_length=200, required=False)
    run = serializers.CharField(max_length=200, required=False)


class RunReviewShape(Strict):
    """Who looks at all fails and at `percent` of the passes of a run, over the dataset `version` with its cases."""

    version = RowId()
    annotators = people_field()
    percent = serializers.IntegerField(min_value=0, max_value=100, required=False, default=PERCENT)
    seed = serializers.IntegerField(min_value=0, max_value=MOST_SEED, required=False, default=0)
    k = serializers.IntegerField(min_value=1, max_value=MOST_LABELS, required=False, default=2)
    outputs = OutputsOfShape(required=False, default=dict)


class DraftedShape(serializers.Serializer):
    studies = StudySerializer(many=True)


class Runs(APIView):
    @extend_schema(operation_id="verifier_runs_list", responses=page_of(VerifierRunShape, "VerifierRunPage"))
    def get(self, request: Request, verifier_id: UUID) -> Response:
        """The real runs of a verifier, of all its versions, newest first."""
        asked(request)
        rows = VerifierRun.objects.filter(version__verifier=readable(request, verifier_id))
        return paged(request, rows.select_related("version"), _row, order=("-made_at", "-pk"))

    @extend_schema(
        operation_id="verifier_runs_bring_in",
        request=NewVerifierRunShape,
        responses={201: VerifierRunShape, 202: JobShape},
    )
    @once
    def post(self, request: Request, verifier_id: UUID) -> Response:
        """Bring in what a verifier wrote elsewhere (201), or run one of specs over stored outputs in a job (202)."""
        verifier = managed(request, verifier_id)
        wanted = given(NewVerifierRunShape, request)
        if wanted.keys() not in ({"name", "trials"}, {"name", "version", "model"}):
            raise Unprocessable("Give either trials, or version and model.")
        try:
            return (
                _brought_in(request, verifier, wanted)
                if "trials" in wanted
                else _run(request, verifier, wanted)
            )
        except REFUSALS as refusal:
            raise Unprocessable(str(refusal)) from refusal


class OneRun(APIView):
    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, verifier_id: UUID, run_id: UUID) -> Response:
        """A real run: its counts, each attempt, and the sample that a review would hold."""
        run = _found(readable(request, verifier_id), run_id)
        document = strict_json(run.document)
        counted = count(document["rows"])
        body = {
            "id": str(run.public_id),
            "name": run.name,
            "verifier": run.version.verifier.name,
            "version": run.version.number,
            "sha256": run.sha256,
            **counted._asdict(),
            "rate": counted.rate,
            "review": review_sample(document["rows"], seed=0, percent=PERCENT)._asdict(),
        }
        return Response(body | document)


class Review(APIView):
    @extend_schema(operation_id="verifier_runs_review", request=RunReviewShape, responses={201: DraftedShape})
    @once
    def post(self, request: Request, verifier_id: UUID, run_id: UUID) -> Response:
        """Draft a study of all fails and one of a sample of the passes; each is opened by itself."""
        run = _found(managed(request, verifier_id), run_id)
        wanted = given(RunReviewShape, request)
        percent = wanted.pop("percent")
        version = _dataset(run.version.verifier, wanted.pop("version"))
        plan = wanted | {"dataset": version.dataset.name, "dataset_version": version.version}
        try:
            studies = draft_review(
                run=run, plan=plan, percent=percent, **by(request, run.version.verifier.project)
            )
        except REFUSALS as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response({"studies": [StudySerializer(study).data for study in studies]}, status=201)


def _brought_in(request: Request, verifier: Verifier, wanted: dict[str, Any]) -> Response:
    trials = read_texts(((row["name"], row["files"]) for row in wanted["trials"]), source="trials")
    run = keep_trials(
        version=newest_version(verifier),
        name=wanted["name"],
        trials=trials,
        source="trials",
        **by(request, verifier.project),
    )
    headers = {"Location": f"/api/v1/verifiers/{verifier.public_id}/runs/{run.public_id}/"}
    return Response(_row(run), status=201, headers=headers)


def _run(request: Request, verifier: Verifier, wanted: dict[str, Any]) -> Response:
    job = request_output_run(
        version=newest_version(verifier),
        name=wanted["name"],
        dataset=_dataset(verifier, wanted["version"]),
        model=wanted["model"],
        **by(request, verifier.project),
    )
    return Response(show_job(job), status=202)


def _dataset(verifier: Verifier, version_id: int) -> DatasetVersion:
    versions = DatasetVersion.objects.filter(dataset__project=verifier.project).select_related("dataset")
    return get_object_or_404(versions, pk=version_id)


def _found(verifier: Verifier, run_id: UUID) -> VerifierRun:
    rows = VerifierRun.objects.filter(version__verifier=verifier)
    return get_object_or_404(rows.select_related("version__verifier__project"), public_id=run_id)


def _row(run: VerifierRun) -> dict[str, Any]:
    return {
        "id": str(run.public_id),
        "name": run.name,
        "version": run.version.number,
        "sha256": run.sha256,
        "made_by": run.made_by,
        "made_at": run.made_at.isoformat(),
        "rate": count(strict_json(run.document)["rows"]).rate,
    }
