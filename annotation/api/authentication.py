"""Signing in a program by its token, and what a token's scopes allow."""

from typing import Any

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication, get_authorization_header
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.permissions import SAFE_METHODS, BasePermission
from rest_framework.request import Request

from annotation.models.people import User
from annotation.models.tokens import ApiToken, Scope


class TokenAuthentication(BaseAuthentication):
    """`Authorization: Bearer concord_…`, which the middleware has looked up."""

    def authenticate(self, request: Request) -> tuple[User, ApiToken] | None:
        if not get_authorization_header(request).lower().startswith(b"bearer"):
            return None
        token = getattr(request._request, "api_token", None)
        if token is None:
            raise AuthenticationFailed("The token is not known, has run out or was revoked.")
        return token.user, token

    def authenticate_header(self, request: Request) -> str:
        return 'Bearer realm="api"'


class ScopeAllows(BasePermission):
    """A person signed in by page may do what their roles allow; a token, in addition, only what its scopes say.

    A view names the scope of its writing methods in `scope`; one that names none needs `manage`.
    """

    message = "The token's scopes do not allow this."

    def has_permission(self, request: Request, view: Any) -> bool:
        token = request.auth
        if not isinstance(token, ApiToken):
            return True
        wanted = getattr(view, "scope", Scope.MANAGE)
        allowed = {Scope.READ.value, wanted} if request.method in SAFE_METHODS else {wanted}
        return bool(allowed & set(token.scopes))


class TokenScheme(OpenApiAuthenticationExtension):
    """How the API's own description names this way of signing in."""

    target_class = TokenAuthentication
    name = "token"

    def get_security_definition(self, auto_schema: Any) -> dict[str, str]:
        return {"type": "http", "scheme": "bearer", "description": "A token from /account/tokens/."}
