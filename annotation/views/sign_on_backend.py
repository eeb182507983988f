"""The code flow of OpenID Connect on mozilla-django-oidc, with the checks of the ID token that the library leaves out."""

from typing import Any

import jwt
import requests
from django.conf import settings
from django.contrib.auth import get_user_model
from django.contrib.auth.backends import ModelBackend
from django.core.exceptions import SuspiciousOperation
from django.http import HttpRequest
from django.utils import timezone
from mozilla_django_oidc.auth import OIDCAuthenticationBackend

from annotation.models.people import User
from annotation.services.sign_on_provider import ProviderFailed, provider
from annotation.services.single_sign_on import LONGEST_SUBJECT, SignOnRefused, person_behind

# All that a false or broken answer of a provider can come to.
_FAULTS = (
    jwt.PyJWTError, requests.RequestException, SuspiciousOperation, ProviderFailed, KeyError, TypeError, ValueError,
)  # fmt: skip


def library_setting(name: str, *default: Any) -> Any:
    """The library's settings: everything it does not need to decide stays at what is safe."""
    fixed = {
        "OIDC_AUTHENTICATION_CALLBACK_URL": "sign-on-return",
        "OIDC_RP_SCOPES": "openid email",
        "OIDC_USE_PKCE": True,
        "OIDC_TIMEOUT": 5,
        "OIDC_RP_CLIENT_ID": settings.OIDC_CLIENT_ID,
    }
    return fixed[name] if name in fixed else default[0]


class SignOnBackend(OIDCAuthenticationBackend):
    """Signs nobody in but by `sign_on`: a password form that reaches `authenticate` is not its business."""

    get_settings = staticmethod(library_setting)

    def __init__(self) -> None:
        # The library asks for every endpoint here, and each request of a session makes a backend.
        self.UserModel = get_user_model()
        self.OIDC_RP_CLIENT_ID = settings.OIDC_CLIENT_ID
        self.OIDC_RP_CLIENT_SECRET = settings.OIDC_CLIENT_SECRET
        self.OIDC_RP_SIGN_ALGO = settings.OIDC_ALGORITHM
        self.OIDC_RP_IDP_SIGN_KEY = None

    def authenticate(self, request: HttpRequest | None, **credentials: Any) -> None:
        return None

    def get_user(self, user_id: Any) -> User | None:
        """As with a password: a login that has ended is nobody."""
        return ModelBackend.get_user(self, user_id)

    def sign_on(self, request: HttpRequest, *, nonce: str, code_verifier: str) -> User:
        """The person behind the code in the request; raises SignOnRefused, whatever was wrong."""
        try:
            described = provider()
            self.OIDC_OP_TOKEN_ENDPOINT = described.token_endpoint
            self.OIDC_OP_JWKS_ENDPOINT = described.jwks_uri
            self.OIDC_OP_USER_ENDPOINT = described.userinfo_endpoint
            user = super().authenticate(request, nonce=nonce, code_verifier=code_verifier)
        except _FAULTS as fault:
            raise SignOnRefused(f"the provider's answer does not hold ({type(fault).__name__})") from fault
        if user is None:
            raise SignOnRefused("the provider's answer names nobody")
        return user

    def verify_token(self, token: str, **kwargs: Any) -> dict[str, Any]:
        """Signature, algorithm, times and nonce by the library; issuer, audience and presence here."""
        if not kwargs.get("nonce"):
            raise SuspiciousOperation("no nonce was kept for this token")
        claims = super().verify_token(token, **kwargs)
        audience = claims.get("aud")
        audiences = audience if isinstance(audience, list) else [audience]
        subject = claims.get("sub")
        holds = {
            "iss": claims.get("iss") == settings.OIDC_ISSUER,
            "aud": settings.OIDC_CLIENT_ID in audiences,
            "azp": claims.get("azp", settings.OIDC_CLIENT_ID) == settings.OIDC_CLIENT_ID
            and (len(audiences) == 1 or "azp" in claims),
            "exp": "exp" in claims,
            "iat": "iat" in claims,
            "sub": isinstance(subject, str) and 0 < len(subject) <= LONGEST_SUBJECT,
        }
        wrong = [name for name, good in holds.items() if not good]
        if wrong:
            raise SuspiciousOperation(f"the ID token's {', '.join(wrong)} does not hold")
        return claims

    def get_or_create_user(self, access_token: str, id_token: str, payload: dict[str, Any]) -> User:
        claims = payload
        if "email" not in payload and self.OIDC_OP_USER_ENDPOINT:
            claims = self.get_userinfo(access_token, id_token, payload)
            if claims.get("sub") != payload["sub"]:
                raise SuspiciousOperation("the userinfo is of somebody else")
        email = claims.get("email")
        return person_behind(
            issuer=settings.OIDC_ISSUER,
            subject=payload["sub"],
            email=email if isinstance(email, str) else "",
            is_verified=claims.get("email_verified") is True,
            now=timezone.now(),
        )
