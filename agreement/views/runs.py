"""Runs by page: the list, one run, one of its cases, and bringing attempts and verdicts in."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from agreement.forms.runs import RunForm, VerdictsForm
from agreement.selectors.pages_run_case import run_case_page
from agreement.selectors.pages_runs import Asked, page_frame, run_page, runs_page
from agreement.services.runs import import_run
from agreement.services.verdicts import JudgeIsAnswerer, import_verdicts
from agreement.views.access import managed, run_for
from annotation.core.bad_input import BadInput
from annotation.models.judging import Attempt, Run
from annotation.selectors.api_scope import readable_versions
from annotation.signed_in import me, person
from annotation.views.data import followed


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    return render(request, "agreement/runs/list.html", runs_page(person(request), followed(request, slug)))


@require_http_methods(["GET", "HEAD", "POST"])
def bring_in(request: HttpRequest, slug: str) -> HttpResponse:
    """Attempts of an answerer, as JSONL."""
    project = managed(request, slug)
    versions = readable_versions(person(request)).filter(dataset__project=project, state="released")
    form = RunForm(request.POST or None, request.FILES or None, versions=versions)
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        try:
            done = import_run(
                version=given["version"], name=given["name"], answerer=given["answerer"], pins=given["pins"],
                rows=given["file"].rows, source=given["file"].name, actor=me(request, project).pseudonym,
                now=timezone.now(),
            )  # fmt: skip
        except BadInput as refusal:
            form.add_error("file", str(refusal))
        else:
            said = "is here now." if done.is_new else "was here already, with the same attempts."
            messages.success(request, f"Run {done.run.name} {said}")
            return redirect("run", slug=slug, run_id=done.run.public_id)
    page = page_frame(person(request), project) | {"form": form}
    return render(request, "agreement/runs/import.html", page, status=422 if form.is_bound else 200)


@require_safe
def detail(request: HttpRequest, slug: str, run_id: UUID) -> HttpResponse:
    return _page(request, run_for(request, followed(request, slug), run_id))


@require_POST
def verdicts(request: HttpRequest, slug: str, run_id: UUID) -> HttpResponse:
    """What a model judge said of the run, as JSONL."""
    project = managed(request, slug)
    run = run_for(request, project, run_id)
    form = VerdictsForm(request.POST, request.FILES)
    if form.is_valid():
        given = form.cleaned_data
        try:
            done = import_verdicts(
                run=run, judge=given["judge"], rows=given["file"].rows, source=given["file"].name,
                actor=me(request, project).pseudonym, now=timezone.now(),
            )  # fmt: skip
        except BadInput as refusal:
            form.add_error("file", str(refusal))
        except JudgeIsAnswerer as refusal:
            form.add_error("judge", str(refusal))
            return _page(request, run, status=403, form=form)
        else:
            for notice in done.notices:
                messages.info(request, notice)
            return redirect(f"{reverse('run', args=[slug, run.public_id])}?pass={done.judge_pass.number}")
    return _page(request, run, status=422, form=form)


@require_safe
def case(request: HttpRequest, slug: str, run_id: UUID, attempt_id: UUID) -> HttpResponse:
    run = run_for(request, followed(request, slug), run_id)
    attempts = Attempt.objects.select_related("case", "run__project", "run__dataset_version__dataset")
    attempt = get_object_or_404(attempts, run=run, public_id=attempt_id)
    return render(request, "agreement/runs/case.html", run_case_page(person(request), attempt))


def _page(request: HttpRequest, run: Run, *, status: int = 200, **more: Any) -> HttpResponse:
    number = request.GET.get("pass", "")
    page = run_page(
        person(request),
        run,
        number=int(number) if number.isascii() and number.isdigit() and len(number) < 8 else None,
        asked=Asked.read(request.GET.dict()),
    )
    return render(request, "agreement/runs/detail.html", page | more, status=status)
