"""A project's webhooks over HTTP, for its managers."""

from typing import Any

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.managed import managed_project
from annotation.models.projects import Project
from annotation.models.webhooks import EVENTS, Webhook
from annotation.services.webhooks import WebhookRefused, end_webhook, make_webhook
from annotation.signed_in import me


class NewWebhookShape(Strict):
    """An https address on a host that the operator allows, and what it is told of."""

    url = serializers.CharField(max_length=500)
    events = serializers.ListField(child=serializers.ChoiceField(list(EVENTS)), min_length=1)


class WebhookShape(serializers.Serializer):
    id = serializers.CharField()
    url = serializers.CharField()
    events = serializers.ListField(child=serializers.CharField())
    created_by = serializers.CharField()
    created_at = serializers.DateTimeField()
    secret = serializers.CharField(required=False)


class Webhooks(APIView):
    @extend_schema(operation_id="webhooks_list", responses=page_of(WebhookShape, "WebhookPage"))
    def get(self, request: Request, slug: str) -> Response:
        """The webhooks that are not ended, newest first; their secrets are not shown."""
        project = managed_project(request, slug)
        asked(request)
        hooks = Webhook.objects.filter(project=project, ended_at=None)
        return paged(request, hooks, _shown, order=("-created_at", "-pk"))

    @extend_schema(request=NewWebhookShape, responses={201: WebhookShape})
    def post(self, request: Request, slug: str) -> Response:
        """Make one. Its secret stands in this answer alone, which is why no key replays it."""
        project = managed_project(request, slug)
        wanted = given(NewWebhookShape, request)
        try:
            hook = make_webhook(project=project, **wanted, **_by(request, project))
        except WebhookRefused as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_shown(hook) | {"secret": hook.secret}, status=201)


class OneWebhook(APIView):
    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, webhook_id: int) -> Response:
        """Tell this address nothing more. Doing it again changes nothing."""
        project = managed_project(request, slug)
        hook = get_object_or_404(Webhook, project=project, pk=webhook_id)
        end_webhook(hook=hook, **_by(request, project))
        return Response(status=204)


def _shown(hook: Webhook) -> dict[str, Any]:
    row = {name: getattr(hook, name) for name in ("url", "events", "created_by")}
    return {"id": str(hook.pk), **row, "created_at": hook.created_at.isoformat()}


def _by(request: Request, project: Project) -> dict[str, Any]:
    now = timezone.now()
    return {"actor": me(request, project, now=now).pseudonym, "now": now}
