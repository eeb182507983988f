"""A POST under an `Idempotency-Key` acts once: sent again it is answered the same, with other content it is refused."""

from collections.abc import Callable
from datetime import timedelta
from functools import wraps
from typing import Any

from django.db import transaction
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from annotation.api.problems import Unprocessable
from annotation.models.tokens import StoredReply
from annotation.signed_in import person
from taxonomy.digest import sha256_of
from taxonomy.strict_json import strict_json

KEPT = timedelta(days=7)
LONGEST_KEY = 255

KEY = OpenApiParameter(
    "Idempotency-Key", str, OpenApiParameter.HEADER, description="Sent again within a week it acts once."
)
Handler = Callable[..., Response]


def once(handler: Handler) -> Handler:
    """Wrap a view's `post`. What is refused is not kept, so that it can be sent again once it is mended."""

    @wraps(handler)
    def wrapper(view: Any, request: Request, *args: Any, **kwargs: Any) -> Response:
        key = request.headers.get("Idempotency-Key")
        if key is None:
            return handler(view, request, *args, **kwargs)
        if not key.isascii() or not key.isprintable() or not 1 <= len(key) <= LONGEST_KEY:
            raise ValidationError({"Idempotency-Key": ["must be 1 to 255 printable ASCII characters"]})
        with transaction.atomic():
            kept, is_new = _claim(request, key)
            if not is_new:
                return _again(kept, request)
            response = handler(view, request, *args, **kwargs)
            kept.status, kept.location = response.status_code, response.headers.get("Location", "")
            kept.body = JSONRenderer().render(response.data).decode() or "null"
            kept.save(update_fields=["status", "location", "body"])
        return response

    described: Handler = extend_schema(parameters=[KEY])(wrapper)
    return described


def _claim(request: Request, key: str) -> tuple[StoredReply, bool]:
    """The row of this key; who comes second waits here until the first is done."""
    now, user = timezone.now(), person(request)
    StoredReply.objects.filter(user=user, created_at__lt=now - KEPT).delete()
    return StoredReply.objects.get_or_create(
        user=user,
        key=key,
        defaults={"request_sha256": _digest(request), "status": 0, "body": "null", "created_at": now},
    )


def _again(kept: StoredReply, request: Request) -> Response:
    if kept.request_sha256 != _digest(request):
        raise Unprocessable("This Idempotency-Key came before with another request; use a new one.")
    headers = {"Idempotent-Replayed": "true"} | ({"Location": kept.location} if kept.location else {})
    return Response(strict_json(kept.body), status=kept.status, headers=headers)


def _digest(request: Request) -> str:
    return sha256_of({"method": request.method, "path": request.get_full_path(), "body": request.data})
