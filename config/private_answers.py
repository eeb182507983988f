"""Nothing that a view answers is kept by a browser or a proxy, unless the view itself says otherwise."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from config.request_log import Answering


def private_answers(get_response: Answering) -> Answering:
    """Middleware below the static files, which may be kept: whoever comes to the computer next finds no labels in it."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        response.headers.setdefault("Cache-Control", "private, no-store")
        return response

    return answer
