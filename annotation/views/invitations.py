"""Answering an invitation, and changing one's password."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login, update_session_auth_hash
from django.contrib.auth.decorators import login_not_required
from django.contrib.auth.views import PasswordChangeView
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from annotation.forms.people import AcceptingForm
from annotation.models.people import User
from annotation.services.invitations import (
    InvitationRefused,
    InvitationSpent,
    accept_invitation,
    join_with_invitation,
    open_invitation,
)
from annotation.services.people import change_password
from annotation.signed_in import person
from annotation.views.accounts import ways_in

BACKEND = "django.contrib.auth.backends.ModelBackend"


@login_not_required
@never_cache
@sensitive_post_parameters("password", "again")
@require_http_methods(["GET", "HEAD", "POST"])
def answer(request: HttpRequest, token: str) -> HttpResponse:
    """Choose a name and a password; or, for somebody who is signed in, join with the login they have."""
    now = timezone.now()
    try:
        invitation = open_invitation(token, now)
        if invitation is None:
            raise Http404("no such invitation")
        page: dict[str, Any] = {
            "invited_to": invitation.project.name,
            "role": invitation.role,
            "form": AcceptingForm(request.POST if request.method == "POST" else None),
        }
        if isinstance(request.user, User):
            return _join(request, token, page)
        return _accept(request, token, page)
    except InvitationSpent as spent:
        return render(request, "annotation/people/spent.html", {"says": str(spent)}, status=410)


def _join(request: HttpRequest, token: str, page: dict[str, Any]) -> HttpResponse:
    if request.method != "POST":
        return render(request, "annotation/people/join.html", page)
    project = join_with_invitation(token=token, user=person(request), now=timezone.now())
    return redirect("project", slug=project.slug)


def _accept(request: HttpRequest, token: str, page: dict[str, Any]) -> HttpResponse:
    form = page["form"]
    page |= ways_in()
    if not settings.PASSWORD_SIGN_IN and form.is_bound:
        return HttpResponseNotAllowed(["GET", "HEAD"])
    if not form.is_bound or not form.is_valid():
        return render(request, "annotation/people/accept.html", page, status=422 if form.is_bound else 200)
    given = form.cleaned_data
    try:
        user = accept_invitation(
            token=token, username=given["username"], password=given["password"], now=timezone.now()
        )
    except InvitationRefused as refusal:
        form.add_error("username", str(refusal))
        return render(request, "annotation/people/accept.html", page, status=422)
    login(request, user, backend=BACKEND)
    return redirect("home")


@method_decorator(never_cache, name="dispatch")
class ChangePassword(PasswordChangeView):
    """A new password ends every other session of its owner."""

    template_name = "annotation/people/password.html"

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        if not settings.PASSWORD_SIGN_IN:
            messages.info(request, f"{settings.OIDC_NAME} keeps your password; change it there.")
            return redirect("home")
        return super().dispatch(request, *args, **kwargs)

    http_method_names = ["get", "head", "post", "options"]

    def form_valid(self, form: Any) -> HttpResponse:
        user = person(self.request)
        change_password(user=user, password=form.cleaned_data["new_password1"], now=timezone.now())
        update_session_auth_hash(self.request, user)
        messages.success(self.request, "Your password is changed. Every other session of yours has ended.")
        return redirect("home")

    def form_invalid(self, form: Any) -> HttpResponse:
        return self.render_to_response(self.get_context_data(form=form), status=422)
