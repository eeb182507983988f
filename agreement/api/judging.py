"""Judging by hand over HTTP: a person's own pass, one answer after the other, blind to whose it is and what others said."""

from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.exceptions import NotFound, PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agreement.api.judging_shapes import (
    AnswerShape,
    BeginShape,
    GiveUpShape,
    KeptShape,
    PassShape,
    PlaceShape,
    SaidShape,
    SuggestionShape,
    TicksShape,
)
from agreement.judges import check_judge
from agreement.judging.goldens import Refusal
from agreement.judging.settled_records import NO_VERDICT
from agreement.judging.statement import Said, said_of
from agreement.selectors.judging_documents import answer_document, pass_document, suggestion_document
from agreement.selectors.pages_judging import gold_columns, next_attempt
from agreement.selectors.pages_run_case import standing_golden
from agreement.selectors.runs import last_verdicts, readable_passes, readable_runs
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
from annotation.api.idempotency import once
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import given, page_of, paged
from annotation.models.judging import Attempt, JudgePass
from annotation.models.tokens import Scope
from annotation.signed_in import me, person
from taxonomy.models.rubrics import RubricVersion
from taxonomy.strict_json import strict_json

ROW_PARTS = ("located", "missing", "mismatch")


class Judging(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="judging_begin", request=BeginShape, responses={201: PassShape})
    @once
    def post(self, request: Request, run_id: UUID) -> Response:
        """Begin judging a run, or go on where you have begun. 403 where an answer is your own."""
        run = get_object_or_404(readable_runs(person(request)), public_id=run_id)
        check_judge(request, run.project)
        rubric = _rubric(given(BeginShape, request)["rubric"])
        try:
            begun = begin_judging(run=run, judge=me(request, run.project), rubric=rubric, now=timezone.now())
        except JudgeIsAnswerer as refusal:
            raise PermissionDenied(str(refusal)) from refusal
        location = {"Location": f"/api/v1/judging/{begun.public_id}/"}
        return Response(pass_document(begun), status=201, headers=location)


class OnePass(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="judging_read", responses=PassShape)
    def get(self, request: Request, pass_id: UUID) -> Response:
        """How far your pass is, what it judges by, and which answer is next."""
        return Response(pass_document(_own_pass(request, pass_id)))


class GivingUp(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="judging_give_up", request=GiveUpShape, responses=PassShape)
    @once
    def post(self, request: Request, pass_id: UUID) -> Response:
        """Give your pass up with a reason; what is left stays without a verdict. 409 where nothing is left."""
        judge_pass = _own_pass(request, pass_id)
        reason = given(GiveUpShape, request)["reason"]
        try:
            give_up(judge_pass=judge_pass, reason=reason, now=timezone.now())
        except CannotGiveUp as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(pass_document(judge_pass))


class Answers(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="judging_answers_list", responses=page_of(PlaceShape, "JudgingAnswerPage"))
    def get(self, request: Request, pass_id: UUID) -> Response:
        """The answers of your pass in their order, and which of them you have judged."""
        judge_pass = _own_pass(request, pass_id)
        judged = Exists(judge_pass.verdicts.exclude(reason=NO_VERDICT).filter(attempt=OuterRef("pk")))
        attempts = Attempt.objects.filter(run=judge_pass.run_id).select_related("case")
        return paged(request, attempts.annotate(is_judged=judged), _place, order=("position", "pk"))


class OneAnswer(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="judging_answers_read", responses=AnswerShape)
    def get(self, request: Request, pass_id: UUID, attempt_id: UUID) -> Response:
        """An answer as you judge it: question, golden, rows side by side, clauses, and what you said of it."""
        judge_pass, attempt = _own_answer(request, pass_id, attempt_id)
        row = last_verdicts(judge_pass).filter(attempt=attempt).first()
        said = said_of(strict_json(row.record)) if row else Said()
        offered = suggestion(judge_pass, attempt, standing_golden(attempt), said)
        document = answer_document(judge_pass, attempt, clauses_for(judge_pass, attempt))
        return Response(document | {"suggestion": suggestion_document(offered)})

    @extend_schema(operation_id="judging_answers_judge", request=SaidShape, responses={201: KeptShape})
    @once
    def post(self, request: Request, pass_id: UUID, attempt_id: UUID) -> Response:
        """Keep your verdict; a second one is a revision. 422 says in `errors`, field by field, what is missing."""
        judge_pass, attempt = _own_answer(request, pass_id, attempt_id)
        said = _said(given(SaidShape, request), attempt)
        try:
            kept = give_verdict(judge_pass=judge_pass, attempt=attempt, said=said, now=timezone.now())
        except VerdictRefused as refusal:
            raise _refused(refusal) from refusal
        except PassGivenUp as refusal:
            raise Conflict(str(refusal)) from refusal
        following = next_attempt(judge_pass, attempt.position)
        body = {
            "id": str(kept.public_id),
            "revision": kept.revision,
            "verdict": kept.verdict,
            "judge_verdict": kept.judge_verdict or None,
            "reason": kept.reason or None,
            "next_answer": str(following.public_id) if following else None,
        }
        return Response(body, status=201)


class Suggestion(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="judging_answers_suggest", request=TicksShape, responses=SuggestionShape)
    def post(self, request: Request, pass_id: UUID, attempt_id: UUID) -> Response:
        """The verdict that these ticks suggest; keeps nothing."""
        judge_pass, attempt = _own_answer(request, pass_id, attempt_id)
        said = Said(**_ticked(given(TicksShape, request)))
        unknown = said.states.keys() - {clause.key for clause in clauses_for(judge_pass, attempt)}
        if unknown:
            raise Unprocessable(f"clauses: {min(unknown)!r} is no clause of the rubric for this case.")
        offered = suggestion(judge_pass, attempt, standing_golden(attempt), said)
        return Response(suggestion_document(offered))


def _rubric(pk: int | None) -> RubricVersion | None:
    if pk is None:
        return None
    found = RubricVersion.objects.filter(state="frozen", pk=pk).first()
    if found is None:
        raise Unprocessable(f"rubric: {pk} is the id of no frozen rubric.")
    return found


def _own_pass(request: Request, pass_id: UUID) -> JudgePass:
    """The pass, for the person whose it is."""
    judge_pass = get_object_or_404(readable_passes(person(request)), public_id=pass_id)
    check_judge(request, judge_pass.run.project)
    if judge_pass.judge.user_id != person(request).pk:
        raise NotFound("This is no pass of yours.")
    return judge_pass


def _own_answer(request: Request, pass_id: UUID, attempt_id: UUID) -> tuple[JudgePass, Attempt]:
    judge_pass = _own_pass(request, pass_id)
    attempts = Attempt.objects.filter(run=judge_pass.run_id).select_related("case")
    return judge_pass, get_object_or_404(attempts, public_id=attempt_id)


def _ticked(wanted: dict[str, Any]) -> dict[str, Any]:
    return {
        "states": wanted["clauses"],
        "figure_correct": wanted["figure_correct"],
        "refusal": Refusal(*(wanted[name] for name in Refusal._fields)),
    }


def _said(wanted: dict[str, Any], attempt: Attempt) -> Said:
    """The statement of a body; a golden column that it does not pair has no counterpart."""
    plain = (
        "verdict", "confidence", "why", "gold_status", "gold_note", "rubric_clause", "override_reason", "is_derived",
    )  # fmt: skip
    return Said(
        pairing=dict.fromkeys(gold_columns(attempt)) | wanted["column_pairing"],
        rows={name: wanted[name] for name in ROW_PARTS if wanted[name]},
        **{name: wanted[name] for name in plain},
        **_ticked(wanted),
    )


def _refused(refusal: VerdictRefused) -> Unprocessable:
    errors: dict[str, list[str]] = {}
    for fault in refusal.faults:
        errors.setdefault(fault.field, []).append(fault.message)
    problem = Unprocessable(str(refusal))
    problem.problem = {"errors": errors}  # type: ignore[attr-defined]
    return problem


def _place(attempt: Any) -> dict[str, Any]:
    return {
        "id": str(attempt.public_id),
        "position": attempt.position,
        "case_id": attempt.case.external_id,
        "is_judged": attempt.is_judged,
    }
