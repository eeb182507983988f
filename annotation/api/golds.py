"""Golds over HTTP: as they stand, and the decisions about them."""

from typing import Any

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.datasets import VersionShape, show_version
from annotation.api.idempotency import once
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.core.golds import ACTS, AUDIT_CLASSES, EVIDENCE_KINDS, REVISED, STATUSES, BadDecision, Decided
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.golds import GoldDecision
from annotation.models.projects import Role
from annotation.selectors.api_scope import readable_versions
from annotation.selectors.golds import gold_of, question_sha256, with_golds
from annotation.selectors.golds_pages import REVIEWERS
from annotation.selectors.studies import roles_in
from annotation.services.golds import DecisionOverlapped, QuestionChanged, decide, settle_replays
from annotation.services.golds_versions import version_with_golds
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json


class GoldShape(serializers.Serializer):
    case = serializers.CharField()
    revision = serializers.IntegerField()
    value = serializers.JSONField(allow_null=True)
    status = serializers.CharField(allow_null=True)
    waits = serializers.CharField(allow_null=True)
    n_decisions = serializers.IntegerField()
    question_sha256 = serializers.CharField()


class DecisionShape(serializers.Serializer):
    case = serializers.CharField()
    number = serializers.IntegerField()
    act = serializers.CharField()
    status = serializers.CharField(allow_null=True)
    audit_class = serializers.CharField(allow_null=True)
    revision = serializers.IntegerField(allow_null=True)
    value = serializers.JSONField(allow_null=True)
    reason = serializers.CharField()
    evidence_kind = serializers.CharField(allow_null=True)
    evidence = serializers.CharField()
    evidence_source = serializers.CharField()
    author = serializers.CharField()
    decided_at = serializers.DateTimeField()


class NewDecisionShape(Strict):
    """A decision about a gold: `act` and `reason`, with `value` the new gold of a revision. Or `replays`, what two or
    more runs of the question gave, and `evidence_source`, where: they decide whether the gold is confirmed, held or
    contradicted. `question_sha256` is that of the question read.
    """

    case = serializers.CharField(max_length=255)
    act = serializers.ChoiceField(choices=list(ACTS), required=False, default=None, allow_null=True)
    reason = serializers.CharField(max_length=2000, required=False, default="", allow_blank=True)
    replays = serializers.ListField(
        child=serializers.JSONField(), max_length=100, required=False, default=None, allow_null=True
    )
    value = serializers.JSONField(required=False, allow_null=True, default=None)
    relaxes = serializers.BooleanField(required=False, default=False)
    evidence_kind = serializers.ChoiceField(choices=["", *EVIDENCE_KINDS], required=False, default="")
    evidence = serializers.CharField(max_length=20_000, required=False, default="", allow_blank=True)
    evidence_source = serializers.CharField(max_length=2000, required=False, default="", allow_blank=True)
    audit_class = serializers.ChoiceField(choices=["", *AUDIT_CLASSES], required=False, default="")
    status = serializers.ChoiceField(choices=["", *STATUSES], required=False, default="")
    question_sha256 = serializers.CharField(max_length=64)
    after = serializers.IntegerField(min_value=0, required=False, default=None, allow_null=True)


class NextVersionShape(Strict):
    """The name of the version, and why its golds change."""

    version = serializers.CharField(max_length=100)
    reason = serializers.CharField(max_length=2000)


class Golds(APIView):
    @extend_schema(responses=page_of(GoldShape, "GoldPage"), parameters=[OpenApiParameter("case", str)])
    def get(self, request: Request, version_id: int) -> Response:
        """The golds of a version by case id, each with the revision that stands."""
        cases = with_golds(_version(request, version_id).cases.all())
        if "case" in (filters := asked(request, "case")):
            cases = cases.filter(external_id=filters["case"])
        return paged(request, cases, _show_gold, order=("external_id",))


class Decisions(APIView):
    @extend_schema(
        responses=page_of(DecisionShape, "GoldDecisionPage"), parameters=[OpenApiParameter("case", str)]
    )
    def get(self, request: Request, version_id: int) -> Response:
        """The decisions about golds of a version, first to last."""
        rows = GoldDecision.objects.filter(case__dataset_version=_version(request, version_id))
        if "case" in (filters := asked(request, "case")):
            rows = rows.filter(case__external_id=filters["case"])
        return paged(request, rows.select_related("case", "reference"), _show_decision, order=("pk",))

    @extend_schema(request=NewDecisionShape, responses={201: DecisionShape})
    @once
    def post(self, request: Request, version_id: int) -> Response:
        """Decide on a gold; a changed one is a new revision with its evidence. For managers and adjudicators."""
        version = _version(request, version_id)
        project = version.dataset.project
        if not REVIEWERS & roles_in(person(request), project):
            raise PermissionDenied("Managers and adjudicators of this project decide about golds.")
        wanted = given(NewDecisionShape, request)
        told = {
            "case": get_object_or_404(Case, dataset_version=version, external_id=wanted["case"]),
            "question_sha256": wanted["question_sha256"],
            "after": wanted["after"],
            "author": me(request, project).pseudonym,
            "now": timezone.now(),
        }
        try:
            made = _made(wanted, told)
        except BadDecision as refusal:
            raise Unprocessable(f"{refusal.field}: {refusal}") from refusal
        except (DecisionOverlapped, QuestionChanged) as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(_show_decision(made), status=201)


class NextVersion(APIView):
    @extend_schema(request=NextVersionShape, responses={201: VersionShape})
    @once
    def post(self, request: Request, version_id: int) -> Response:
        """Make the draft whose cases come with the golds that stand now. For managers; 422 where none was revised."""
        row = _version(request, version_id)
        project = row.dataset.project
        if Role.MANAGER not in roles_in(person(request), project):
            raise PermissionDenied("Only a manager of this project makes a version.")
        wanted, now = given(NextVersionShape, request), timezone.now()
        try:
            made = version_with_golds(
                version=row,
                name=wanted["version"],
                reason=wanted["reason"],
                actor=me(request, project, now=now).pseudonym,
                now=now,
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        headers = {"Location": f"/api/v1/dataset-versions/{made.pk}/"}
        return Response(show_version(made), status=201, headers=headers)


def _made(wanted: dict[str, Any], told: dict[str, Any]) -> GoldDecision:
    if (wanted["act"] is None) == (wanted["replays"] is None):
        raise BadDecision("act", "give either an act or replays")
    if wanted["replays"] is not None:
        return settle_replays(replays=wanted["replays"], source=wanted["evidence_source"], **told)
    chosen = {key: wanted[key] for key in Decided._fields}
    if wanted["act"] != REVISED:
        chosen["value"] = None
    return decide(decided=Decided(**chosen), **told)


def _show_gold(case: Case) -> dict[str, Any]:
    gold = gold_of(case)
    return {
        "case": gold.case_id,
        "revision": gold.revision,
        "value": gold.value,
        "status": gold.status or None,
        "waits": gold.waits or None,
        "n_decisions": gold.n_decisions,
        "question_sha256": question_sha256(case),
    }


def _show_decision(row: GoldDecision) -> dict[str, Any]:
    return {
        "case": row.case.external_id,
        "number": row.number,
        "act": row.act,
        "status": row.status or None,
        "audit_class": row.audit_class or None,
        "revision": row.reference and row.reference.revision,
        "value": row.reference and strict_json(row.reference.value),
        "reason": row.reason,
        "evidence_kind": row.evidence_kind or None,
        "evidence": row.evidence,
        "evidence_source": row.evidence_source,
        "author": row.author,
        "decided_at": row.decided_at.isoformat(),
    }


def _version(request: Request, version_id: int) -> DatasetVersion:
    return get_object_or_404(readable_versions(person(request)), pk=version_id)
