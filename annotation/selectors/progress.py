"""How far a study is, in counts that add up; nothing of what anybody answered, and no pace before it is closed."""

from dataclasses import dataclass
from datetime import datetime
from statistics import median
from typing import Any

from django.db.models import Count, Exists, Max, Min, OuterRef, Q, QuerySet

from annotation.models.leases import Lease, LeaseOutcome
from annotation.models.studies import Assignment, AssignmentStatus, Study, StudyState
from annotation.selectors.labels import active_seconds

_SERVED = {outcome.value: Count("pk", filter=Q(outcome=outcome)) for outcome in LeaseOutcome}
_IN_HAND = {"in_hand": Count("pk", filter=Q(ended_at=None))}
ROWS_SHOWN = 200


@dataclass(frozen=True)
class Coverage:
    """The ledger of a study's slots and of the times they were served: what `adds_up` compares is counted apart."""

    n_slots: int
    submitted: int
    in_hand: int
    skipped: int
    waiting: int
    by_file: int
    n_repeats: int
    n_served: int
    served_submitted: int
    served_skipped: int
    served_expired: int
    served_handed_on: int
    served_in_hand: int
    overdue: int

    @property
    def adds_up(self) -> bool:
        served = self.served_submitted + self.served_skipped + self.served_expired + self.served_handed_on
        return (
            self.n_slots == self.submitted + self.in_hand + self.skipped + self.waiting
            and self.n_served == served + self.served_in_hand
            and self.in_hand == self.served_in_hand
            and self.submitted == self.served_submitted + self.by_file
        )


def coverage(study: Study, now: datetime) -> Coverage:
    """The study's ledger: two queries, however many cases there are."""
    in_hand = Q(Exists(_leases(study).filter(assignment=OuterRef("pk"), ended_at=None)))
    served = Q(Exists(Lease.objects.filter(assignment=OuterRef("pk"), outcome=LeaseOutcome.SUBMITTED)))
    to_do, done = Q(status=AssignmentStatus.TO_DO), Q(status=AssignmentStatus.SUBMITTED)
    slots = Assignment.objects.filter(study=study).aggregate(
        n_slots=Count("pk"),
        n_repeats=Count("pk", filter=Q(pass_number__gt=1)),
        submitted=Count("pk", filter=done),
        by_file=Count("pk", filter=done & ~served),
        skipped=Count("pk", filter=Q(status=AssignmentStatus.SKIPPED)),
        in_hand=Count("pk", filter=to_do & in_hand),
        waiting=Count("pk", filter=to_do & ~in_hand),
    )
    times = _leases(study).aggregate(
        n_served=Count("pk"),
        overdue=Count("pk", filter=Q(ended_at=None, expires_at__lte=now)),
        **{f"served_{name}": count for name, count in (_SERVED | _IN_HAND).items()},
    )
    return Coverage(**slots, **times)


def annotators_progress(study: Study) -> list[dict[str, Any]]:
    """What each annotator holds, has submitted, skipped and let run out: counts alone, three queries."""
    slots = _by_annotator(
        Assignment.objects.filter(study=study),
        n_own=Count("pk"),
        n_submitted=Count("pk", filter=Q(status=AssignmentStatus.SUBMITTED)),
    )
    times = _by_annotator(_leases(study), **_SERVED, **_IN_HAND)
    members = study.members.select_related("annotator__user").order_by("annotator__pseudonym")
    return [
        {
            "id": member.annotator_id,
            "pseudonym": member.annotator.pseudonym,
            "kind": member.annotator.kind,
            "is_gone": member.annotator.user is not None and not member.annotator.user.is_active,
            **{key: slots.get(member.annotator_id, {}).get(key, 0) for key in ("n_own", "n_submitted")},
            **{key: times.get(member.annotator_id, {}).get(key, 0) for key in (*_SERVED, *_IN_HAND)},
        }
        for member in members
    ]


def annotators_pace(study: Study) -> dict[str, dict[str, Any]]:
    """How long each annotator took and how their work was spread; empty until the study is closed."""
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        return {}
    seconds: dict[str, list[int]] = {}
    for pseudonym, taken in active_seconds(study):
        seconds.setdefault(pseudonym, []).append(taken)
    done = _leases(study).filter(outcome=LeaseOutcome.SUBMITTED)
    spans = done.values("annotator__pseudonym").annotate(
        n=Count("pk"), first=Min("ended_at"), last=Max("ended_at")
    )
    return {
        row["annotator__pseudonym"]: _pace(dict(row), seconds.get(row["annotator__pseudonym"], []))
        for row in spans
    }


def skipped_slots(study: Study) -> list[dict[str, Any]]:
    """The slots that wait to be handed on, each with who gave it back, why, and who may not have it."""
    last = Lease.objects.filter(assignment=OuterRef("pk")).order_by("-pk")
    rows = (
        Assignment.objects.filter(study=study, pass_number=1, status=AssignmentStatus.SKIPPED)
        .select_related("study_case__case")
        .defer("study_case__case__content")
        .annotate(why=last.values("reason")[:1], by=last.values("annotator__pseudonym")[:1])
        .order_by("study_case__case__external_id", "slot")
    )
    shown = list(rows[:ROWS_SHOWN])
    held = Assignment.objects.filter(study_case__in=[row.study_case_id for row in shown]).exclude(
        annotator=None
    )
    holders: dict[int, set[str]] = {}
    for case, name in held.values_list("study_case_id", "annotator__pseudonym"):
        holders.setdefault(case, set()).add(name)
    return [
        {
            "id": row.public_id,
            "case_id": row.study_case.case.external_id,
            "by": row.by or "",
            "why": row.why or "",
            "barred": holders.get(row.study_case_id, set()) | {row.by},
        }
        for row in shown
    ]


def _leases(study: Study) -> QuerySet[Lease]:
    return Lease.objects.filter(assignment__study=study)


def _by_annotator(rows: QuerySet[Any], **counts: Any) -> dict[int, dict[str, int]]:
    found = rows.exclude(annotator=None).values("annotator").annotate(**counts).order_by()
    return {row["annotator"]: row for row in found}


def _pace(row: dict[str, Any], seconds: list[int]) -> dict[str, Any]:
    days = max(1, (row["last"].date() - row["first"].date()).days + 1)
    return {
        "n_timed": len(seconds),
        "median_seconds": round(median(seconds)) if seconds else None,
        "n_days": days,
        "a_day": round(row["n"] / days, 1),
        "first": row["first"],
        "last": row["last"],
    }
