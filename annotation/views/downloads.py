"""Stored bytes as a download that no browser opens or guesses the type of."""

from django.http import HttpResponse
from django.utils.http import content_disposition_header


def attachment(content: bytes, *, name: str, content_type: str) -> HttpResponse:
    response = HttpResponse(content, content_type=content_type)
    response["Content-Disposition"] = content_disposition_header(True, name) or "attachment"
    response["X-Content-Type-Options"] = "nosniff"
    return response
