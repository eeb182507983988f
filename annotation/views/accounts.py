"""Signing in."""

from typing import Any

from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm, UsernameField
from django.contrib.auth.views import LoginView
from django.forms import TextInput
from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed


class SignInForm(AuthenticationForm):
    """Django tells the browser how long a name may be and looks no further; what counts guesses keeps no longer one."""

    username = UsernameField(max_length=150, widget=TextInput(attrs={"autofocus": True}))


class SignIn(LoginView):
    form_class = SignInForm
    template_name = "annotation/accounts/sign_in.html"
    redirect_authenticated_user = True
    http_method_names = ["get", "head", "post", "options"]

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not settings.PASSWORD_SIGN_IN:
            return HttpResponseNotAllowed(["GET", "HEAD", "OPTIONS"])
        return super().post(request, *args, **kwargs)

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        page = super().get_context_data(**kwargs)
        return page | ways_in()


def ways_in() -> dict[str, Any]:
    """How people may sign in here, for the pages that offer it."""
    return {
        "has_passwords": settings.PASSWORD_SIGN_IN,
        "sign_on_name": settings.OIDC_NAME if settings.OIDC_ISSUER else "",
    }
