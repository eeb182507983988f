"""Verifiers over HTTP: stated whole, tried, and released."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.jobs import JobShape, show_job
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.models.projects import Project, Role
from annotation.models.verifiers import Verifier
from annotation.selectors.api_scope import followed_projects, managed_projects
from annotation.selectors.studies import roles_in
from annotation.selectors.verifier_documents import verifier_document
from annotation.selectors.verifiers import is_kept_from, newest_version, readable_verifiers
from annotation.services.verifier_authoring import VerifierRefused
from annotation.services.verifier_exchange import FORMAT, import_verifier
from annotation.services.verifier_release import MatrixBlocks, release_verifier
from annotation.services.verifier_runs import import_observed, request_fixture_runs
from annotation.signed_in import me, person
from taxonomy.digest import canonical_text

MOST_RUNS = 10_000


class VerifierShape(Strict):
    """A verifier with its fixtures, as its file states them (docs/verifiers.md)."""

    name = serializers.CharField(max_length=80)
    verifier = serializers.DictField()
    fixtures = serializers.DictField(required=False, default=dict)


class VerifierReply(serializers.Serializer):
    """The newest version of a verifier: what it says, its matrix cell by cell, and what blocks its release."""

    id = serializers.CharField()
    name = serializers.CharField()
    version = serializers.IntegerField()
    sha256 = serializers.CharField()
    verifier = serializers.DictField()
    matrix = serializers.ListField(child=serializers.DictField())
    boundaries = serializers.DictField()
    blocks = serializers.ListField(child=serializers.CharField())
    lints = serializers.ListField(child=serializers.DictField())
    released_at = serializers.DateTimeField(allow_null=True)
    release_sha256 = serializers.CharField(allow_null=True)


class ObservedShape(Strict):
    """What an external verifier's command did: rows of fixture, observed, command, image, log, seconds, criteria."""

    runs = serializers.ListField(child=serializers.DictField(), min_length=1, max_length=MOST_RUNS)


class ObservedReply(serializers.Serializer):
    n_added = serializers.IntegerField()
    mismatches = serializers.ListField(child=serializers.CharField())


class RepeatsShape(Strict):
    repeats = serializers.IntegerField(required=False, default=1, min_value=1, max_value=20)


class Verifiers(APIView):
    @extend_schema(operation_id="verifiers_list", responses=page_of(VerifierReply, "VerifierPage"))
    def get(self, request: Request, slug: str) -> Response:
        """The verifiers of a project, each with its matrix; none while you label in it."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        asked(request)
        rows = readable_verifiers(person(request)).filter(project=project)
        return paged(request, rows, lambda row: verifier_document(newest_version(row)), order=("name",))

    @extend_schema(request=VerifierShape, responses={201: VerifierReply})
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Make a verifier with its fixtures, or its next version, whole or not at all."""
        project = get_object_or_404(managed_projects(person(request)), slug=slug)
        if is_kept_from(person(request), project):
            raise PermissionDenied("You label in this project; its verifiers are kept from you until then.")
        document = given(VerifierShape, request) | {"format": FORMAT}
        try:
            version = import_verifier(
                project=project, document=document, source="body", **by(request, project)
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(verifier_document(version), status=201)


class OneVerifier(APIView):
    @extend_schema(responses=VerifierReply)
    def get(self, request: Request, verifier_id: UUID) -> Response:
        """A verifier's newest version: its matrix, what blocks its release, and its lints."""
        return Response(verifier_document(newest_version(readable(request, verifier_id))))


class FixtureRuns(APIView):
    @extend_schema(request=RepeatsShape, responses={202: JobShape})
    def post(self, request: Request, verifier_id: UUID) -> Response:
        """Run a verifier of specs over its fixtures in a job. Asked for twice at once it is one job."""
        verifier = managed(request, verifier_id)
        wanted = given(RepeatsShape, request)
        try:
            job = request_fixture_runs(
                version=newest_version(verifier), **wanted, **by(request, verifier.project)
            )
        except VerifierRefused as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(show_job(job), status=202)


class ObservedRuns(APIView):
    @extend_schema(request=ObservedShape, responses={201: ObservedReply})
    @once
    def post(self, request: Request, verifier_id: UUID) -> Response:
        """Bring in what an external verifier did, all or none; each run that came out otherwise is listed."""
        verifier = managed(request, verifier_id)
        data = canonical_text(given(ObservedShape, request)["runs"]).encode()
        try:
            done = import_observed(
                version=newest_version(verifier), data=data, source="runs", **by(request, verifier.project)
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        except VerifierRefused as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(done._asdict(), status=201)


class Release(APIView):
    @extend_schema(request=None, responses=VerifierReply)
    def post(self, request: Request, verifier_id: UUID) -> Response:
        """Let the newest version out; 409 with what blocks it where the matrix is incomplete or red."""
        version = newest_version(managed(request, verifier_id))
        try:
            release_verifier(version=version, **by(request, version.verifier.project))
        except MatrixBlocks as refusal:
            conflict = Conflict(str(refusal))
            conflict.problem = {"blocks": refusal.blocks}  # type: ignore[attr-defined]
            raise conflict from refusal
        return Response(verifier_document(version))


def readable(request: Request, verifier_id: UUID) -> Verifier:
    return get_object_or_404(readable_verifiers(person(request)), public_id=verifier_id)


def managed(request: Request, verifier_id: UUID) -> Verifier:
    verifier = readable(request, verifier_id)
    if Role.MANAGER not in roles_in(person(request), verifier.project):
        raise PermissionDenied("Only a manager of this project works on its verifiers.")
    return verifier


def by(request: Request, project: Project) -> dict[str, Any]:
    now = timezone.now()
    return {"actor": me(request, project, now=now).pseudonym, "now": now}
