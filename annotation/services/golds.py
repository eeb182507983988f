"""Gold repair: decisions of reviewers about the answers that came with cases. Nothing is ever written over."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.golds import (
    CONTRADICTED,
    HELD,
    MEASUREMENT,
    REVERTED,
    WRITING,
    BadDecision,
    Decided,
    check_decision,
    is_relaxation,
    replayed,
    status_after,
)
from annotation.models.datasets import Case, Reference
from annotation.models.golds import GoldDecision
from annotation.selectors.golds import question_sha256 as digest_of_question
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json


class QuestionChanged(Exception):
    """The decision was made for another question than the case now asks: no repair edits a question."""


class DecisionOverlapped(Exception):
    """Somebody else decided on this gold in the meantime."""


@transaction.atomic
def decide(
    *,
    case: Case,
    decided: Decided,
    question_sha256: str,
    author: str,
    now: datetime,
    after: int | None = None,
) -> GoldDecision:
    """Record a decision about a case's gold and, where it changes it, the new revision.

    `question_sha256` is that of the question the reviewer read (`selectors.golds.question_sha256`), `after` the
    number of decisions that they knew of, where it matters. Raises QuestionChanged if the case asks another,
    DecisionOverlapped if there are more by now, BadDecision with the field if it cannot be taken like this.
    """
    locked = (
        Case.objects.select_for_update().select_related("dataset_version__dataset__project").get(pk=case.pk)
    )
    if question_sha256 != digest_of_question(locked):
        raise QuestionChanged(
            f"case {locked.external_id} asks another question than the decision was made for; "
            "a repair never edits the question"
        )
    if after is not None and after != locked.gold_decisions.count():
        raise DecisionOverlapped(
            f"somebody decided on the gold of case {locked.external_id} in the meantime; look again"
        )
    revisions = list(locked.references.order_by("revision"))
    earlier = [strict_json(row.value) for row in revisions]
    before = earlier[-1] if earlier else None
    check_decision(decided, before=before, earlier=earlier)
    stands = _written(locked, decided, revisions, now) if decided.act in WRITING else None
    stands = stands or (revisions[-1] if revisions else None)
    return _recorded(locked, decided, stands, relaxes=is_relaxation(decided, before), author=author, now=now)


def settle_replays(
    *,
    case: Case,
    replays: Sequence[Any],
    source: str,
    question_sha256: str,
    author: str,
    now: datetime,
    after: int | None = None,
) -> GoldDecision:
    """Record what two or more replays of a case gave: the gold confirmed, held as ambiguous, or contradicted.

    `replays` are JSON values, `source` says where they were run. None of it changes the gold. Raises as `decide`.
    """
    if not source.strip():
        raise BadDecision("evidence_source", "say where the replays were run")
    last = case.references.order_by("-revision").first()
    act = replayed(strict_json(last.value) if last else None, replays)
    reasons = {
        HELD: "The replays disagree among themselves.",
        CONTRADICTED: "The replays agree with each other and not with the gold.",
    }
    decided = Decided(
        act=act,
        reason=reasons.get(act, "The replays give the gold."),
        audit_class="ambiguous" if act == HELD else "",
        evidence_kind=MEASUREMENT,
        evidence=canonical_text(list(replays)),
        evidence_source=source,
    )
    return decide(
        case=case, decided=decided, question_sha256=question_sha256, after=after, author=author, now=now
    )


def _written(case: Case, decided: Decided, revisions: list[Reference], now: datetime) -> Reference:
    """The new revision; taking one back writes the value of the one before it again."""
    value = revisions[-2].value if decided.act == REVERTED else canonical_text(decided.value)
    return Reference.objects.create(
        case=case,
        revision=revisions[-1].revision + 1 if revisions else 1,
        value=value,
        evidence=decided.evidence,
        created_at=now,
    )


def _recorded(
    case: Case, decided: Decided, stands: Reference | None, *, relaxes: bool, author: str, now: datetime
) -> GoldDecision:
    last = case.gold_decisions.order_by("-number").first()
    row = GoldDecision.objects.create(
        case=case,
        number=last.number + 1 if last else 1,
        act=decided.act,
        status=status_after(decided, before=last.status if last else ""),
        audit_class=decided.audit_class,
        reference=stands,
        is_relaxation=relaxes,
        reason=decided.reason.strip(),
        evidence_kind=decided.evidence_kind,
        evidence=decided.evidence.strip(),
        evidence_source=decided.evidence_source.strip(),
        question_sha256=digest_of_question(case),
        author=author,
        decided_at=now,
    )
    version = case.dataset_version
    record_event(
        chain=version.dataset.project.slug,
        action=f"gold.{decided.act}",
        actor=author,
        at=now,
        subject={
            "dataset": version.dataset.name,
            "version": version.version,
            "case": case.external_id,
            "decision": row.number,
            "revision": stands.revision if stands else 0,
            "gold_sha256": sha256_bytes(stands.value.encode()) if stands else "",
        },
    )
    return row
