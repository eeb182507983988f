"""To the provider and back."""

import logging
from typing import Any

from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET
from mozilla_django_oidc.views import OIDCAuthenticationRequestView

from annotation.services.sign_on_provider import ProviderFailed, provider
from annotation.services.single_sign_on import SignOnRefused
from annotation.views.sign_on_backend import SignOnBackend, library_setting

BACKEND = "annotation.views.sign_on_backend.SignOnBackend"
logger = logging.getLogger("concord.sign_on")


@method_decorator([login_not_required, never_cache], name="dispatch")
class SignOn(OIDCAuthenticationRequestView):
    """Leads to the provider; state, nonce and verifier stay in the session."""

    get_settings = staticmethod(library_setting)

    def __init__(self) -> None:
        self.OIDC_RP_CLIENT_ID = settings.OIDC_CLIENT_ID

    def get(self, request: HttpRequest) -> HttpResponse:
        _refuse_where_off()
        try:
            self.OIDC_OP_AUTH_ENDPOINT = provider().authorization_endpoint
        except ProviderFailed as fault:
            logger.warning("single sign-on: %s", fault)
            return _failed(request, f"{settings.OIDC_NAME} does not answer. Try again in a moment.", 503)
        return super().get(request)


@login_not_required
@never_cache
@require_GET
def sign_on_return(request: HttpRequest) -> HttpResponse:
    """What the provider sends people back to. A state serves once, whether it leads in or not."""
    _refuse_where_off()
    kept = _taken(request)
    if kept is None or "code" not in request.GET:
        return _failed(request, "That sign-in was not begun here, or has been used. Begin again.", 400)
    backend = SignOnBackend()
    try:
        user = backend.sign_on(request, nonce=kept["nonce"], code_verifier=kept["code_verifier"])
    except SignOnRefused as refusal:
        logger.warning("single sign-on was refused: %s", refusal)
        says = (
            f"{settings.OIDC_NAME} could not sign you in here. People come in by invitation: ask a manager for one "
            "under the address that you have there."
        )
        return _failed(request, says, 403)
    onward = request.session.get("oidc_login_next") or settings.LOGIN_REDIRECT_URL
    login(request, user, backend=BACKEND)
    return redirect(onward)


def _taken(request: HttpRequest) -> dict[str, Any] | None:
    states = request.session.get("oidc_states", {})
    kept = states.pop(request.GET.get("state", ""), None)
    if kept is not None:
        request.session["oidc_states"] = states
    return kept


def _failed(request: HttpRequest, says: str, status: int) -> HttpResponse:
    return render(request, "annotation/accounts/sign_on_failed.html", {"says": says}, status=status)


def _refuse_where_off() -> None:
    if not settings.OIDC_ISSUER:
        raise Http404
