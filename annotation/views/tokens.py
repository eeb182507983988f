"""A person's own tokens: list, make, revoke."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from annotation.forms.tokens import TokenForm
from annotation.models.tokens import ApiToken
from annotation.services.tokens import MadeToken, TokenRefused, make_token, revoke_token
from annotation.signed_in import person


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def tokens(request: HttpRequest) -> HttpResponse:
    """The list and the form; a new token's text stands on the answer to its POST and nowhere else."""
    form = TokenForm(request.POST if request.method == "POST" else None)
    made = _made(request, form) if form.is_bound and form.is_valid() else None
    page = {
        "tokens": ApiToken.objects.filter(user=person(request)).order_by("-created_at", "-pk"),
        "form": TokenForm() if made else form,
        "made": made,
        "now": timezone.now(),
    }
    return render(
        request, "annotation/tokens/list.html", page, status=422 if form.is_bound and not made else 200
    )


def _made(request: HttpRequest, form: TokenForm) -> MadeToken | None:
    user, given = person(request), form.cleaned_data
    try:
        return make_token(
            user=user,
            name=given["name"],
            scopes=given["scopes"],
            days=given["days"],
            actor=user.username,
            now=timezone.now(),
        )
    except TokenRefused as refusal:
        form.add_error(None, str(refusal))
        return None


@require_POST
def revoke(request: HttpRequest, token_id: int) -> HttpResponse:
    user = person(request)
    token = get_object_or_404(ApiToken, pk=token_id, user=user)
    revoke_token(token=token, actor=user.username, now=timezone.now())
    return redirect("tokens")
