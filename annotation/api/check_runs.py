"""What the oracle said of one's own specs. Another's answer 404, as does everything of a study that is not one's own."""

from dataclasses import asdict
from typing import Any
from uuid import UUID

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from annotation.api.labelling import LabellingView
from annotation.api.problems import Conflict
from annotation.models.jobs import JobState
from annotation.selectors.check_runs import OwnRun, own_runs
from annotation.services.check_runs import NothingToCheck, check_again


class OwnRunShape(serializers.Serializer):
    """A run over one's own spec: `revision` 0 is a draft; `document` holds every example, failure, lint and made answer."""

    id = serializers.UUIDField()
    field = serializers.CharField()
    revision = serializers.IntegerField()
    status = serializers.CharField()
    n_failures = serializers.IntegerField()
    engine_version = serializers.CharField()
    spec_sha256 = serializers.CharField()
    document = serializers.DictField()
    sha256 = serializers.CharField()
    run_at = serializers.DateTimeField()


class OwnRunsShape(serializers.Serializer):
    results = OwnRunShape(many=True)


class AskedRunShape(serializers.Serializer):
    state = serializers.ChoiceField(JobState.choices)


class AskedRunsShape(serializers.Serializer):
    """The jobs that run the spec; how they end stands in the runs."""

    jobs = AskedRunShape(many=True)


class OwnChecks(LabellingView):
    @extend_schema(operation_id="own_checks", responses=OwnRunsShape)
    def get(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """Every run of the oracle over one's own specs on a case, the newest first."""
        slot, annotator = self.slot(study_id, assignment_id)
        return Response({"results": [_shown(run) for run in own_runs(slot, annotator)]})

    @extend_schema(operation_id="own_check_again", request=None, responses={202: AskedRunsShape})
    def post(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """Ask for a run over the saved draft, or the label as it stands. The same spec has the same run."""
        slot, annotator = self.slot(study_id, assignment_id)
        try:
            jobs = check_again(assignment=slot, annotator=annotator, now=timezone.now())
        except NothingToCheck as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response({"jobs": [{"state": job.state} for job in jobs]}, status=status.HTTP_202_ACCEPTED)


def _shown(run: OwnRun) -> dict[str, Any]:
    """A run; `document` holds every example, failure, lint and made answer."""
    return asdict(run) | {"id": str(run.id)}
