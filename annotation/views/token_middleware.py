"""A program's token, read before anything looks at who is asking, so that every gate before a view meets a person."""

from django.http import HttpRequest
from django.utils import timezone
from django.utils.deprecation import MiddlewareMixin

from annotation.services.tokens import token_behind

API = "/api/"
KEYWORD = "bearer "


class TokenMiddleware(MiddlewareMixin):
    """Under /api/ a good token is the person, whatever session came with it; a bad one is nobody."""

    def process_request(self, request: HttpRequest) -> None:
        given = request.headers.get("Authorization", "")
        if not request.path.startswith(API) or not given.lower().startswith(KEYWORD):
            return
        request.api_token = token_behind(given[len(KEYWORD) :].strip(), now=timezone.now())  # type: ignore[attr-defined]
        if request.api_token is not None:  # type: ignore[attr-defined]
            request.user = request.api_token.user  # type: ignore[attr-defined]
