"""An address without its last slash: a page and what reads are sent on, but nothing that would change something."""

from django.http import HttpRequest
from django.middleware.common import CommonMiddleware

API = "/api/"
READING = ("GET", "HEAD")


class SlashMiddleware(CommonMiddleware):
    """Clients follow such an answer with a GET: a POST to /api/v1/projects would list them, as if it had made one."""

    def should_redirect_with_slash(self, request: HttpRequest) -> bool:
        changes = request.path.startswith(API) and request.method not in READING
        return not changes and super().should_redirect_with_slash(request)
