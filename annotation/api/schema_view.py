"""The API's own description, made once in each process: anybody may ask for it, so it must cost little."""

from functools import cache

from django.http import HttpResponse
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.renderers import OpenApiJsonRenderer, OpenApiYamlRenderer
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.views import APIView

RENDERERS = {kind.media_type: kind for kind in (OpenApiYamlRenderer, OpenApiJsonRenderer)}


class Description(APIView):
    """OpenAPI 3.1, as YAML or JSON."""

    permission_classes = [AllowAny]
    renderer_classes = tuple(RENDERERS.values())

    @extend_schema(exclude=True)
    def get(self, request: Request) -> HttpResponse:
        kind = request.accepted_renderer
        response = HttpResponse(described(kind.media_type), content_type=f"{kind.media_type}; charset=utf-8")
        response["Content-Disposition"] = f'inline; filename="concord.{kind.format}"'
        return response


@cache
def described(media_type: str) -> str | bytes:
    """The whole description in this format."""
    document = SchemaGenerator().get_schema(request=None, public=True)
    return RENDERERS[media_type]().render(document, renderer_context={})
