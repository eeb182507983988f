"""A person judges a run: beginning, one attempt after the other, and what the ticks suggest."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from agreement.forms.judging import read_said
from agreement.judging.statement import Said
from agreement.selectors.pages_judging import begin_page, gold_columns, judging_page, next_attempt
from agreement.selectors.pages_run_case import standing_golden
from agreement.services.giving_up import CannotGiveUp, give_up
from agreement.services.judging import (
    PassGivenUp,
    VerdictRefused,
    begin_judging,
    clauses_for,
    give_verdict,
    suggestion,
)
from agreement.services.verdicts import JudgeIsAnswerer
from agreement.views.access import judging_in, pass_for, run_for
from annotation.models.judging import Attempt, JudgePass
from annotation.signed_in import me, person
from taxonomy.models.rubrics import RubricVersion

POST_OR_READ = ["GET", "HEAD", "POST"]


@require_http_methods(POST_OR_READ)
def begin(request: HttpRequest, slug: str, run_id: UUID) -> HttpResponse:
    """Choose the rubric to judge under, and begin."""
    project = judging_in(request, slug)
    run = run_for(request, project, run_id)
    page, status = begin_page(person(request), run), 200
    if request.method == "POST":
        chosen = request.POST.get("rubric", "")
        frozen = RubricVersion.objects.filter(state="frozen")
        rubric = (
            get_object_or_404(frozen, pk=int(chosen)) if chosen.isdecimal() and len(chosen) < 18 else None
        )
        try:
            begun = begin_judging(run=run, judge=me(request, project), rubric=rubric, now=timezone.now())
        except JudgeIsAnswerer as refusal:
            page["refusal"], status = str(refusal), 403
        else:
            return redirect("judging", slug=slug, pass_id=begun.public_id)
    return render(request, "agreement/judging/begin.html", page, status=status)


@require_safe
def resume(request: HttpRequest, slug: str, pass_id: UUID) -> HttpResponse:
    """On to the first attempt that is not judged yet."""
    return _next(slug, _own_pass(request, slug, pass_id))


@require_http_methods(POST_OR_READ)
def case(request: HttpRequest, slug: str, pass_id: UUID, attempt_id: UUID) -> HttpResponse:
    judge_pass = _own_pass(request, slug, pass_id)
    attempts = Attempt.objects.filter(run=judge_pass.run).select_related("case")
    attempt = get_object_or_404(attempts, public_id=attempt_id)
    if request.method != "POST":
        return _page(request, judge_pass, attempt)
    said = _said(request, judge_pass, attempt)
    if request.POST.get("do") == "suggest":
        if "X-Partial" not in request.headers:
            return _page(request, judge_pass, attempt, said=said)
        offered = suggestion(judge_pass, attempt, standing_golden(attempt), said)
        return render(request, "agreement/judging/_suggestion.html", {"offered": offered})
    try:
        give_verdict(judge_pass=judge_pass, attempt=attempt, said=said, now=timezone.now())
    except VerdictRefused as refusal:
        return _page(request, judge_pass, attempt, said=said, faults=refusal.faults)
    except PassGivenUp as refusal:
        messages.error(request, str(refusal))
        return _to_run(slug, judge_pass)
    messages.success(request, f"Kept for {attempt.case.external_id}.")
    return _next(slug, judge_pass, after=attempt.position)


@require_POST
def end(request: HttpRequest, slug: str, pass_id: UUID) -> HttpResponse:
    """Give one's pass up; what is left of it stays without a verdict."""
    judge_pass = _own_pass(request, slug, pass_id)
    reason = request.POST.get("reason", "").replace("\r\n", "\n").replace("\x00", "")
    try:
        n_left = give_up(judge_pass=judge_pass, reason=reason, now=timezone.now())
    except CannotGiveUp as refusal:
        messages.error(request, str(refusal))
        return _next(slug, judge_pass)
    messages.success(request, f"Given up; {n_left} answers stay without a verdict of yours.")
    return _to_run(slug, judge_pass)


def _page(
    request: HttpRequest,
    judge_pass: JudgePass,
    attempt: Attempt,
    *,
    said: Said | None = None,
    faults: Any = (),
) -> HttpResponse:
    page = judging_page(person(request), judge_pass, attempt, said)
    page |= {
        "faults": faults,
        "offered": suggestion(judge_pass, attempt, standing_golden(attempt), page["said"]),
    }
    return render(request, "agreement/judging/case.html", page, status=422 if faults else 200)


def _said(request: HttpRequest, judge_pass: JudgePass, attempt: Attempt) -> Said:
    keys = [clause.key for clause in clauses_for(judge_pass, attempt)]
    return read_said(request.POST, clauses=keys, columns=gold_columns(attempt))


def _own_pass(request: HttpRequest, slug: str, pass_id: UUID) -> JudgePass:
    """The pass, for the person whose it is."""
    judge_pass = pass_for(request, judging_in(request, slug), pass_id)
    if judge_pass.judge.user_id != person(request).pk:
        raise Http404(pass_id)
    return judge_pass


def _next(slug: str, judge_pass: JudgePass, after: int = 0) -> HttpResponse:
    found = next_attempt(judge_pass, after)
    if found is None:
        return _to_run(slug, judge_pass)
    return redirect("judge-case", slug=slug, pass_id=judge_pass.public_id, attempt_id=found.public_id)


def _to_run(slug: str, judge_pass: JudgePass) -> HttpResponse:
    response = redirect("run", slug=slug, run_id=judge_pass.run.public_id)
    response["Location"] += f"?pass={judge_pass.number}"
    return response
