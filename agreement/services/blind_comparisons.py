"""Blind comparisons: pairs under neutral ids, decisions before the reveal, and none after."""

import secrets
from datetime import datetime

from django.db import transaction
from django.db.models import Max

from agreement.judging.blinding import drawn_sides
from annotation.core.bad_input import BadInput
from annotation.models.blind_comparisons import (
    BlindComparison,
    BlindDecision,
    BlindKey,
    BlindPair,
    BlindReveal,
    BlindRun,
    Choice,
)
from annotation.models.judging import Attempt, Run
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json


class Revealed(Exception):
    """The comparison is revealed; decisions stand as they were written."""


@transaction.atomic
def start_comparison(
    *, name: str, first: Run, second: Run, actor: str, now: datetime, seed: int | None = None
) -> BlindComparison:
    """Pair the answers that both runs gave to a case. Which stands left is drawn; raises BadInput where nothing pairs."""
    if not name.strip():
        raise BadInput("name: give the comparison a name")
    if first.pk == second.pk or first.dataset_version_id != second.dataset_version_id:
        raise BadInput("runs: choose two runs over the same dataset version")
    if BlindComparison.objects.filter(project=first.project, name=name).exists():
        raise BadInput(f"name: there is a comparison {name!r} already")
    pairs = _pairs(first, second)
    if not pairs:
        raise BadInput("runs: there is no case that both answered")
    drawn = secrets.randbelow(2**31) if seed is None else seed
    comparison = BlindComparison(project=first.project, name=name, seed=drawn, made_by=actor, made_at=now)
    refuse_too_long(comparison)
    comparison.save()
    BlindRun.objects.bulk_create(
        BlindRun(comparison=comparison, run=run, position=place)
        for place, run in enumerate((first, second), start=1)
    )
    ordered = [
        pair if first_left else pair[::-1]
        for pair, first_left in zip(pairs, drawn_sides(len(pairs), seed=drawn), strict=True)
    ]
    rows = BlindPair.objects.bulk_create(
        BlindPair(
            comparison=comparison, position=place, left=_shown(left), right=_shown(right),
            question=canonical_text(strict_json(left.case.content).get("input")),
        )
        for place, (left, right) in enumerate(ordered, start=1)
    )  # fmt: skip
    BlindKey.objects.bulk_create(
        BlindKey(pair=row, left=left, right=right) for row, (left, right) in zip(rows, ordered, strict=True)
    )
    record_event(
        chain=first.project.slug, action="blind_comparison.started", actor=actor, at=now,
        subject={"comparison": name, "runs": [first.name, second.name], "pairs": len(rows)},
    )  # fmt: skip
    return comparison


@transaction.atomic
def decide(*, pair: BlindPair, choice: str, why: str, decided_by: str, now: datetime) -> BlindDecision:
    """Write down which answer is better; a second thought is a revision. Raises Revealed, or BadInput for no choice."""
    comparison = BlindComparison.objects.select_for_update().get(pk=pair.comparison_id)
    if BlindReveal.objects.filter(comparison=comparison).exists():
        raise Revealed(f"{comparison.name} is revealed; what was decided stands.")
    if choice not in Choice.values:
        raise BadInput("choice: say left, right or tie")
    last = pair.decisions.filter(decided_by=decided_by).aggregate(last=Max("revision"))["last"] or 0
    return BlindDecision.objects.create(
        pair=pair, decided_by=decided_by, revision=last + 1, choice=choice, why=why, decided_at=now
    )


@transaction.atomic
def reveal(*, comparison: BlindComparison, actor: str, now: datetime) -> BlindReveal:
    """Open the map, for good and on record. Raises BadInput while somebody has begun and not finished, or nobody began."""
    BlindComparison.objects.select_for_update().get(pk=comparison.pk)
    known = BlindReveal.objects.filter(comparison=comparison).first()
    if known:
        return known
    n_pairs = comparison.pairs.count()
    people = set(
        BlindDecision.objects.filter(pair__comparison=comparison).values_list("decided_by", flat=True)
    )
    decided = (
        BlindDecision.objects.filter(pair__comparison=comparison)
        .values("pair", "decided_by")
        .distinct()
        .count()
    )
    if not people or decided < n_pairs * len(people):
        raise BadInput(
            f"{decided} of {n_pairs * max(len(people), 1)} decisions are written; all come before the reveal"
        )
    opened = BlindReveal.objects.create(comparison=comparison, revealed_by=actor, revealed_at=now)
    record_event(
        chain=comparison.project.slug, action="blind_comparison.revealed", actor=actor, at=now,
        subject={"comparison": comparison.name, "decisions": decided},
    )  # fmt: skip
    return opened


def _pairs(first: Run, second: Run) -> list[tuple[Attempt, Attempt]]:
    others = {each.case_id: each for each in second.attempts.filter(reason="").select_related("case")}
    ours = first.attempts.filter(reason="").select_related("case").order_by("position")
    return [(each, others[each.case_id]) for each in ours if each.case_id in others]


def _shown(attempt: Attempt) -> str:
    """What is shown of an answer: its text and rows, and nothing that says whose it is."""
    return canonical_text({"prediction": attempt.prediction, "rows": strict_json(attempt.rows)})
