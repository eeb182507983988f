"""Two runs compared blind over HTTP: pairs without a run's name, decisions, and the map once all are written."""

from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agreement.api.blind_shapes import (
    BlindComparisonShape,
    BlindDecisionShape,
    ComparisonRowShape,
    DecidedShape,
    NewComparisonShape,
    PairRowShape,
    PairShape,
    RevealedDecisionShape,
)
from agreement.judges import check_judge
from agreement.selectors.blind_comparisons import (
    decided_pairs,
    is_revealed,
    next_undecided,
    readable_comparisons,
    results_of,
)
from agreement.selectors.blind_documents import (
    comparison_document,
    comparison_row,
    decision_row,
    pair_document,
)
from agreement.selectors.runs import readable_runs
from agreement.services.blind_comparisons import Revealed, decide, reveal, start_comparison
from annotation.api.idempotency import once
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import asked, given, page_of, paged, paged_list
from annotation.core.bad_input import BadInput
from annotation.managed import managed_project
from annotation.models.blind_comparisons import BlindComparison, BlindPair
from annotation.models.tokens import Scope
from annotation.selectors.api_scope import followed_projects
from annotation.signed_in import me, person


class Comparisons(APIView):
    @extend_schema(
        operation_id="blind_comparisons_list", responses=page_of(ComparisonRowShape, "BlindComparisonPage")
    )
    def get(self, request: Request, slug: str) -> Response:
        """The blind comparisons of a project that you may read, newest first."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        found = readable_comparisons(person(request)).filter(project=project)
        return paged(request, found, comparison_row, order=("-made_at", "-pk"))

    @extend_schema(
        operation_id="blind_comparisons_start",
        request=NewComparisonShape,
        responses={201: BlindComparisonShape},
    )
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Pair the answers of two runs; which stands left is drawn and kept apart."""
        project = managed_project(request, slug)
        wanted = given(NewComparisonShape, request)
        runs: QuerySet = readable_runs(person(request)).filter(project=project)
        first, second = (get_object_or_404(runs, public_id=wanted[name]) for name in ("first", "second"))
        try:
            made = start_comparison(
                name=wanted["name"], first=first, second=second,
                actor=me(request, project).pseudonym, now=timezone.now(),
            )  # fmt: skip
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        location = {"Location": f"/api/v1/blind-comparisons/{made.public_id}/"}
        return Response(comparison_document(person(request), made), status=201, headers=location)


class OneComparison(APIView):
    @extend_schema(operation_id="blind_comparisons_read", responses=BlindComparisonShape)
    def get(self, request: Request, comparison_id: UUID) -> Response:
        """How far you are; which run won how often once it is revealed."""
        return Response(comparison_document(person(request), _comparison(request, comparison_id)))


class Pairs(APIView):
    @extend_schema(
        operation_id="blind_comparisons_pairs_list", responses=page_of(PairRowShape, "BlindPairPage")
    )
    def get(self, request: Request, comparison_id: UUID) -> Response:
        """The pairs in their order, and which of them you have decided."""
        comparison = _comparison(request, comparison_id)
        decided = decided_pairs(person(request), comparison)

        def show(pair: BlindPair) -> dict[str, Any]:
            return {
                "id": str(pair.public_id),
                "position": pair.position,
                "is_decided": pair.pk in decided,
            }

        return paged(request, comparison.pairs.all(), show, order=("position", "pk"))


class OnePair(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="blind_comparisons_pairs_read", responses=PairShape)
    def get(self, request: Request, comparison_id: UUID, pair_id: UUID) -> Response:
        """Two answers, and nothing that says whose they are."""
        return Response(pair_document(person(request), _pair(request, comparison_id, pair_id)))

    @extend_schema(
        operation_id="blind_comparisons_pairs_decide",
        request=BlindDecisionShape,
        responses={201: DecidedShape},
    )
    @once
    def post(self, request: Request, comparison_id: UUID, pair_id: UUID) -> Response:
        """Say which is better; a second thought is a revision. 409 once the map is open."""
        pair = _pair(request, comparison_id, pair_id)
        wanted = given(BlindDecisionShape, request)
        mine = me(request, pair.comparison.project).pseudonym
        try:
            made = decide(pair=pair, **wanted, decided_by=mine, now=timezone.now())
        except Revealed as refusal:
            raise Conflict(str(refusal)) from refusal
        following = next_undecided(pair, mine)
        kept = {"choice": made.choice, "why": made.why, "revision": made.revision}
        return Response(kept | {"next_pair": str(following.public_id) if following else None}, status=201)


class Reveal(APIView):
    @extend_schema(operation_id="blind_comparisons_reveal", request=None, responses=BlindComparisonShape)
    def post(self, request: Request, comparison_id: UUID) -> Response:
        """Open the map for good. 409 while somebody who began has pairs left, and while nobody began."""
        comparison = _comparison(request, comparison_id)
        managed_project(request, comparison.project.slug)
        try:
            reveal(comparison=comparison, actor=me(request, comparison.project).pseudonym, now=timezone.now())
        except BadInput as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(comparison_document(person(request), _comparison(request, comparison_id)))


class Decisions(APIView):
    @extend_schema(
        operation_id="blind_comparisons_decisions_list",
        responses=page_of(RevealedDecisionShape, "BlindDecisionPage"),
    )
    def get(self, request: Request, comparison_id: UUID) -> Response:
        """Who decided what, and which run that was for. 409 before the reveal."""
        asked(request)
        comparison = _comparison(request, comparison_id)
        if not is_revealed(comparison):
            raise Conflict(f"{comparison.name} is not revealed yet.")
        return Response(paged_list(request, results_of(comparison)["rows"], decision_row))


def _comparison(request: Request, comparison_id: UUID) -> BlindComparison:
    return get_object_or_404(readable_comparisons(person(request)), public_id=comparison_id)


def _pair(request: Request, comparison_id: UUID, pair_id: UUID) -> BlindPair:
    comparison = _comparison(request, comparison_id)
    check_judge(request, comparison.project)
    return get_object_or_404(comparison.pairs.select_related("comparison__project"), public_id=pair_id)
