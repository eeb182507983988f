"""The library over HTTP: list, read, start, save, state mappings, freeze and discard, by the services of the pages.

A draft's ETag is its revision. Saving, freezing and discarding name it in If-Match: without it 428, with an old one 409
and the draft as it stands.
"""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, OpenApiTypes, extend_schema, extend_schema_field
from rest_framework import serializers, status
from rest_framework.exceptions import APIException, NotFound, PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, asked, given, one_of, page_of, paged
from annotation.models.projects import Project, Role
from annotation.selectors.pages_vocabulary_schema import bound_schema
from annotation.selectors.studies import projects_of, roles_in
from annotation.services.vocabulary import (
    create_draft,
    discard_draft,
    freeze_draft,
    library_actor,
    save_draft,
)
from annotation.signed_in import person
from taxonomy.digest import canonical_bytes, sha256_bytes
from taxonomy.fields.base import BadSchema
from taxonomy.models.taxonomies import TaxonomyMapping
from taxonomy.selectors.mappings import MappingMissing
from taxonomy.selectors.versions import (
    KINDS,
    SCHEMAS,
    TAXONOMIES,
    document_of,
    frozen_before,
    kind_of,
    name_of,
    versions_of_kind,
)
from taxonomy.services.draft_rows import DraftExists, DraftInUse, NoDraft, StaleDraft
from taxonomy.services.mappings import MappingStands, state_mapping
from taxonomy.strict_json import strict_json

REFUSED = (DraftExists, DraftInUse, NoDraft, StaleDraft, MappingMissing, MappingStands)


MATCH = OpenApiParameter("If-Match", str, OpenApiParameter.HEADER, required=True)
STATES = ("draft", "frozen")


class LibraryVersionShape(serializers.Serializer):
    """A version without its document, as lists give it."""

    id = serializers.CharField()
    kind = serializers.CharField()
    name = serializers.CharField()
    version = serializers.IntegerField()
    state = serializers.CharField()
    revision = serializers.IntegerField()
    sha256 = serializers.CharField(allow_null=True)
    frozen_at = serializers.DateTimeField(allow_null=True)
    reason = serializers.CharField()


class LibraryDocumentShape(LibraryVersionShape):
    document = serializers.DictField()


class FreezeReasonShape(Strict):
    reason = serializers.CharField()


@extend_schema_field({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]})
class CodesField(serializers.JSONField):
    """What a merge becomes, or the codes that a split gives."""


class MappingStepShape(serializers.Serializer):
    """What became of a code: one of `add`, `rename`, `retire`, `merge` and `into` one, or `split` and `into` several."""

    add = serializers.CharField(required=False)
    rename = serializers.CharField(required=False)
    retire = serializers.CharField(required=False)
    merge = serializers.ListField(child=serializers.CharField(), min_length=2, required=False)
    split = serializers.CharField(required=False)
    into = CodesField(required=False)


class MappingShape(serializers.Serializer):
    """Read by taxonomy/mapping_steps.py; a code in no step stays as it is."""

    steps = MappingStepShape(many=True)


class StatedMappingShape(serializers.Serializer):
    """How the codes of version `from` became those of version `to`, and the digest of that."""

    vars()["from"] = serializers.IntegerField()
    to = serializers.IntegerField()
    sha256 = serializers.CharField()
    mapping = MappingShape()


class PreconditionMissing(APIException):
    status_code = status.HTTP_428_PRECONDITION_REQUIRED
    default_detail = "Name the revision that you read in If-Match."


class VocabularyView(APIView):
    """Scope by project and role first; refusals of the library become problems."""

    def handle_exception(self, exc: Exception) -> Response:
        return super().handle_exception(_problem(exc))

    def project(self, request: Request, slug: str, *, to_edit: bool = False) -> Project:
        project = get_object_or_404(projects_of(person(request)), slug=slug)
        if to_edit and Role.MANAGER not in roles_in(person(request), project):
            raise PermissionDenied("Only a manager of this project edits the vocabulary.")
        return project

    def version(self, kind: str, pk: int) -> Any:
        if kind not in KINDS:
            raise NotFound("There are schemas, taxonomies, guidelines and rubrics.")
        return get_object_or_404(versions_of_kind(kind), pk=pk)


class Versions(VocabularyView):
    @extend_schema(
        operation_id="vocabulary_list",
        responses=page_of(LibraryVersionShape, "VocabularyPage"),
        parameters=[OpenApiParameter("name", str), OpenApiParameter("state", enum=STATES)],
    )
    def get(self, request: Request, slug: str, kind: str) -> Response:
        """The versions of a kind, newest first, without their documents."""
        self.project(request, slug)
        if kind not in KINDS:
            raise NotFound("There are schemas, taxonomies, guidelines and rubrics.")
        filters = asked(request, "name", "state")
        one_of(filters, "state", STATES)
        versions = versions_of_kind(kind)
        if "name" in filters:
            versions = versions.filter(**{f"{KINDS[kind][1]}__name": filters["name"]})
        if "state" in filters:
            versions = versions.filter(state=filters["state"])
        return paged(request, versions, _row, order=("-pk",))

    @extend_schema(
        operation_id="vocabulary_create",
        request=OpenApiTypes.OBJECT,
        responses={201: LibraryDocumentShape},
    )
    @once
    def post(self, request: Request, slug: str, kind: str) -> Response:
        """Start the draft of the next version of the name that the document states."""
        project = self.project(request, slug, to_edit=True)
        if kind not in KINDS:
            raise NotFound("There are schemas, taxonomies, guidelines and rubrics.")
        now = timezone.now()
        actor = library_actor(user=person(request), project=project, now=now)
        version = create_draft(kind=kind, document=request.data, actor=actor, now=now)
        return _with_tag(version, status.HTTP_201_CREATED)


class Version(VocabularyView):
    @extend_schema(operation_id="vocabulary_read", responses=LibraryDocumentShape)
    def get(self, request: Request, slug: str, kind: str, pk: int) -> Response:
        """A version with its document. A frozen one never changes."""
        self.project(request, slug)
        return _with_tag(self.version(kind, pk))

    @extend_schema(
        operation_id="vocabulary_save",
        request=OpenApiTypes.OBJECT,
        responses=LibraryDocumentShape,
        parameters=[MATCH],
    )
    def put(self, request: Request, slug: str, kind: str, pk: int) -> Response:
        """Save the whole document of a draft. Needs If-Match."""
        self.project(request, slug, to_edit=True)
        version = self.version(kind, pk)
        saved = save_draft(version=version, document=request.data, revision=_revision(request))
        return _with_tag(saved)

    @extend_schema(operation_id="vocabulary_discard", responses={204: None}, parameters=[MATCH])
    def delete(self, request: Request, slug: str, kind: str, pk: int) -> Response:
        """Discard a draft. Needs If-Match."""
        project = self.project(request, slug, to_edit=True)
        discard_draft(
            version=self.version(kind, pk), revision=_revision(request), user=person(request),
            project=project, now=timezone.now(),
        )  # fmt: skip
        return Response(status=status.HTTP_204_NO_CONTENT)


class Freezing(VocabularyView):
    @extend_schema(
        operation_id="vocabulary_freeze",
        request=FreezeReasonShape,
        responses=LibraryDocumentShape,
        parameters=[MATCH],
    )
    def post(self, request: Request, slug: str, kind: str, pk: int) -> Response:
        """Freeze a draft for good, with {"reason": "…"}. Needs If-Match; a frozen version comes back as it is."""
        project = self.project(request, slug, to_edit=True)
        version = self.version(kind, pk)
        reason = given(FreezeReasonShape, request)["reason"]
        revision = None if version.is_frozen else _revision(request)
        frozen = freeze_draft(
            version=version, reason=reason, revision=revision, user=person(request),
            project=project, now=timezone.now(),
        )  # fmt: skip
        return _with_tag(frozen)


class JSONSchema(VocabularyView):
    @extend_schema(
        operation_id="vocabulary_json_schema",
        responses={(200, "application/schema+json"): OpenApiTypes.OBJECT},
        parameters=[OpenApiParameter("taxonomy", int)],
    )
    def get(self, request: Request, slug: str, pk: int) -> HttpResponse:
        """The JSON Schema (2020-12) of the answers to a frozen version, over the last codes or those of `taxonomy`."""
        self.project(request, slug)
        version = self.version(SCHEMAS, pk)
        if not version.is_frozen:
            raise Conflict(f"{version} is a draft; it has a JSON Schema once it is frozen.")
        number = asked(request, "taxonomy").get("taxonomy", "")
        if number and not (number.isdecimal() and len(number) < 10):
            raise Unprocessable(f"taxonomy: {number[:20]!r} is no version number.")
        body = canonical_bytes(bound_schema(version, int(number) if number else None).json_schema())
        response = HttpResponse(body, content_type="application/schema+json")
        response["ETag"] = f'"{sha256_bytes(body)}"'
        return response


class Mapping(VocabularyView):
    @extend_schema(operation_id="vocabulary_mapping_read", responses=StatedMappingShape)
    def get(self, request: Request, slug: str, pk: int) -> Response:
        """How the codes of the version before became those of this one."""
        self.project(request, slug)
        version = self.version(TAXONOMIES, pk)
        stated = TaxonomyMapping.objects.filter(after=version, before=frozen_before(version)).first()
        if stated is None:
            raise NotFound("No mapping to this version is stated.")
        return Response(_mapping(stated))

    @extend_schema(
        operation_id="vocabulary_mapping_state", request=MappingShape, responses=StatedMappingShape
    )
    def put(self, request: Request, slug: str, pk: int) -> Response:
        """State {"steps": […]}: anew while the version is a draft (needs If-Match), once for one imported without."""
        project = self.project(request, slug, to_edit=True)
        version, now = self.version(TAXONOMIES, pk), timezone.now()
        actor = library_actor(user=person(request), project=project, now=now)
        revision = None if version.is_frozen else _revision(request)
        stated = state_mapping(after=version, document=request.data, actor=actor, now=now, revision=revision)
        return Response(_mapping(stated), headers={"ETag": _tag(stated.after)})


def _problem(fault: Exception) -> Exception:
    """The refusal as the problem that clients read: its path as `field`, the stored draft as `current`."""
    if isinstance(fault, BadSchema):
        refusal: APIException = Unprocessable(str(fault))
        refusal.field = fault.path  # type: ignore[attr-defined]
        return refusal
    if isinstance(fault, REFUSED):
        refusal = Conflict(str(fault))
        if isinstance(fault, StaleDraft):
            refusal.problem = {"current": _body(fault.current)}  # type: ignore[attr-defined]
        return refusal
    return fault


def _revision(request: HttpRequest | Request) -> int:
    tag = request.headers.get("If-Match", "").removeprefix("W/").strip('"')
    if not tag:
        raise PreconditionMissing
    revision = tag.rpartition("-")[2]
    if not revision.isdecimal():
        raise Unprocessable('If-Match must be the ETag of the draft, such as "17-3".')
    return int(revision)


def _tag(version: Any) -> str:
    return f'"{version.sha256}"' if version.is_frozen else f'"{version.pk}-{version.revision}"'


def _with_tag(version: Any, code: int = status.HTTP_200_OK) -> Response:
    return Response(_body(version), status=code, headers={"ETag": _tag(version)})


def _row(version: Any) -> dict[str, Any]:
    return {
        "id": str(version.pk),
        "kind": kind_of(version),
        "name": name_of(version),
        "version": version.number,
        "state": version.state,
        "revision": version.revision,
        "sha256": version.sha256 or None,
        "frozen_at": version.frozen_at.isoformat() if version.frozen_at else None,
        "reason": version.change_reason,
    }


def _body(version: Any) -> dict[str, Any]:
    return _row(version) | {"document": document_of(version)}


def _mapping(stated: TaxonomyMapping) -> dict[str, Any]:
    return {
        "from": stated.before.number,
        "to": stated.after.number,
        "sha256": stated.sha256,
        "mapping": strict_json(stated.document),
    }
