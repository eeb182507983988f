"""A project's webhooks, for its managers."""

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from annotation.forms.webhooks import WebhookForm
from annotation.models.projects import Project, Role
from annotation.models.webhooks import Webhook
from annotation.selectors.pages_webhooks import webhooks_page
from annotation.selectors.studies import projects_of, roles_in
from annotation.services.webhooks import DELIVER, WebhookRefused, end_webhook, make_webhook
from annotation.signed_in import me, person


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def webhooks(request: HttpRequest, slug: str) -> HttpResponse:
    """The list and the form; a new webhook's secret stands on the answer to its POST and nowhere else."""
    project = _managed(request, slug)
    form = WebhookForm(request.POST if request.method == "POST" else None)
    made = _made(request, project, form) if form.is_bound and form.is_valid() else None
    page = webhooks_page(user=person(request), project=project, kind=DELIVER)
    page |= {"form": WebhookForm() if made else form, "made": made, "hosts": settings.WEBHOOK_HOSTS}
    status = 422 if form.is_bound and not made else 200
    return render(request, "annotation/webhooks/list.html", page, status=status)


@require_POST
def end(request: HttpRequest, slug: str, webhook_id: int) -> HttpResponse:
    project = _managed(request, slug)
    hook = get_object_or_404(Webhook, project=project, pk=webhook_id)
    end_webhook(hook=hook, actor=me(request, project).pseudonym, now=timezone.now())
    return redirect("webhooks", slug=slug)


def _made(request: HttpRequest, project: Project, form: WebhookForm) -> Webhook | None:
    given = form.cleaned_data
    try:
        return make_webhook(
            project=project,
            url=given["url"],
            events=given["events"],
            actor=me(request, project).pseudonym,
            now=timezone.now(),
        )
    except WebhookRefused as refusal:
        form.add_error("url", str(refusal))
        return None


def _managed(request: HttpRequest, slug: str) -> Project:
    project = get_object_or_404(projects_of(person(request)), slug=slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project sets its webhooks.")
    return project
