"""Erasing a person, for operators: what goes, what stays, what stands in the way."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from annotation.models.people import User
from annotation.services.erasure import ErasureRefused, erase_person, obstacles
from annotation.signed_in import person


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def erase(request: HttpRequest, person_id: int) -> HttpResponse:
    """The confirmation; posting the person's own name to it erases them. For anybody else it does not exist."""
    operator = person(request)
    if not operator.is_superuser:
        raise Http404
    user = get_object_or_404(User, pk=person_id)
    stands = (
        ["Ask another operator: nobody erases themselves."] if user.pk == operator.pk else obstacles(user)
    )
    page = {
        "person": user,
        "pseudonyms": list(user.annotator_set.order_by("pk").values("project__name", "pseudonym")),
        "obstacles": stands,
        "error": "",
    }
    if request.method == "POST":
        if request.POST.get("name") == user.username:
            try:
                erase_person(user=user, actor=operator, now=timezone.now())
            except ErasureRefused as refusal:
                page["obstacles"] = [str(refusal)]
            else:
                messages.success(request, "The person is erased. Their work stays under its pseudonyms.")
                return redirect("home")
        else:
            page["error"] = "Type the name exactly as it stands above."
    return render(
        request, "annotation/people/erase.html", page, status=422 if request.method == "POST" else 200
    )
