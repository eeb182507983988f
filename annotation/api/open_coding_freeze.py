"""The end of open coding over HTTP: what freezing its draft codes would make, and freezing them."""

from typing import Any
from uuid import UUID

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from annotation.api.idempotency import once
from annotation.api.open_coding_base import OpenCodingView
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, asked, given, one_of
from annotation.selectors.open_coding_freeze import frozen_versions, proposal
from annotation.services.open_coding_freeze import freeze_codes
from taxonomy.fields.base import BadSchema

OTHERS = ("keep", "drop")


class PlannedShape(serializers.Serializer):
    """The version that freezing would make under `sha256`; `problems` are what stands in its way.

    `version_before` is the number of the version that it would follow, null for a new name.
    """

    name = serializers.CharField()
    sha256 = serializers.CharField()
    codes = serializers.ListField(child=serializers.DictField())
    version_before = serializers.IntegerField(allow_null=True)
    codes_before = serializers.ListField(child=serializers.CharField())
    steps = serializers.ListField(child=serializers.DictField())
    problems = serializers.ListField(child=serializers.CharField())


class FreezingShape(Strict):
    """`sha256` is that of the plan that was read; `others` keeps or drops codes of the version before without a card.

    `fates` says of every code of the version before which codes it becomes (itself where it stays, none where it is
    retired); left out, codes stay where they can and are retired where not.
    """

    name = serializers.CharField(max_length=100)
    reason = serializers.CharField(max_length=5000)
    sha256 = serializers.CharField(max_length=64)
    others = serializers.ChoiceField(OTHERS, required=False, default="keep")
    fates = serializers.DictField(
        child=serializers.ListField(child=serializers.CharField(max_length=64)),
        required=False,
        allow_null=True,
        default=None,
    )


class OriginShape(serializers.Serializer):
    code = serializers.CharField()
    n_notes = serializers.IntegerField()
    sha256 = serializers.CharField()


class FrozenShape(serializers.Serializer):
    """The frozen version of a taxonomy; `id` is its own in the library, `codes` those that came from this session."""

    id = serializers.CharField()
    name = serializers.CharField()
    version = serializers.IntegerField()
    sha256 = serializers.CharField()
    frozen_at = serializers.DateTimeField()
    codes = OriginShape(many=True)


class Freezing(OpenCodingView):
    @extend_schema(
        operation_id="open_coding_freezing_plan",
        responses=PlannedShape,
        parameters=[
            OpenApiParameter("name", str, required=True),
            OpenApiParameter("others", str, enum=OTHERS),
        ],
    )
    def get(self, request: Request, session_id: UUID) -> Response:
        """What freezing the draft codes under `name` would make. 409 for those who code and have not opened the board."""
        filters = asked(request, "name", "others")
        one_of(filters, "others", OTHERS)
        session, _ = self.board(session_id)
        if not filters.get("name", "").strip():
            raise ValidationError({"name": ["name the taxonomy"]})
        keeps = filters.get("others", "keep") == "keep"
        planned = proposal(session, filters["name"].strip(), keeps_others=keeps)
        body = {name: getattr(planned, name) for name in ("name", "sha256", "codes", "steps", "problems")}
        before = planned.before.number if planned.before else None
        return Response(body | {"version_before": before, "codes_before": list(planned.olds)})

    @extend_schema(operation_id="open_coding_freeze", request=FreezingShape, responses={201: FrozenShape})
    @once
    def post(self, request: Request, session_id: UUID) -> Response:
        """Freeze the draft codes as the next version of a taxonomy, each with its notes; 409 for another plan."""
        session, found = self.board(session_id)
        if not found.may_manage:
            raise PermissionDenied("Only a manager of this project freezes codes.")
        wanted = given(FreezingShape, request)
        fates = wanted["fates"]
        try:
            version = freeze_codes(
                session=session,
                name=wanted["name"],
                reason=wanted["reason"],
                keeps_others=wanted["others"] == "keep",
                expected_sha256=wanted["sha256"],
                fates=fates and {code: tuple(into) for code, into in fates.items()},
                **self.by(session),
            )
        except BadSchema as refusal:
            fault = Unprocessable(str(refusal))
            fault.field = refusal.path  # type: ignore[attr-defined]
            raise fault from refusal
        made = {"name": version.taxonomy.name, "number": version.number}
        kept = next(row for row in frozen_versions(session) if made.items() <= row.items())
        return Response(_frozen(version.pk, kept), status=201)


def _frozen(pk: int, row: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": str(pk),
        "name": row["name"],
        "version": row["number"],
        "sha256": row["sha256"],
        "frozen_at": row["frozen_at"].isoformat(),
        "codes": [{key: code[key] for key in ("code", "n_notes", "sha256")} for code in row["codes"]],
    }
