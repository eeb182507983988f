"""The queue of an adjudication: cases by what their labels and rulings come to, counted and paged by the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from annotation.models.adjudication import Acceptance, CaseAgreement
from annotation.models.projects import Annotator
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import Study, StudyState
from annotation.selectors.adjudication import check_measured
from annotation.selectors.adjudication_people import labelled_by, live_leases

# An adjudicator meets a redrawn case again once this many of their other rulings have come between.
RULINGS_BETWEEN = 5
STATUSES = ("open", "ruled", "agreed", "accepted", "incomplete", "single")


def standings(study: Study) -> QuerySet[CaseAgreement]:
    """Every case of a measured study, each told apart as one of STATUSES; raises NotMeasured."""
    check_measured(study)
    ruled = Ruling.objects.filter(study_case=OuterRef("study_case"), kind=RulingKind.RULING)
    accepted = Acceptance.objects.filter(study_case=OuterRef("study_case"))
    return CaseAgreement.objects.filter(study=study).annotate(
        is_ruled=Exists(ruled), is_accepted=Exists(accepted)
    )


def condition(status: str) -> Q:
    same = Q(is_ruled=False, n_disputed=0)
    return {
        "open": Q(is_ruled=False, n_disputed__gt=0),
        "ruled": Q(is_ruled=True),
        "agreed": same & Q(is_complete=True, n_labels__gt=1, is_accepted=False),
        "accepted": same & Q(is_accepted=True),
        "incomplete": same & Q(is_complete=False, is_accepted=False),
        "single": same & Q(is_complete=True, n_labels=1, is_accepted=False),
    }[status]


def with_status(study: Study, status: str) -> QuerySet[CaseAgreement]:
    """The cases of one status, those with the most disputed fields first."""
    return in_order(standings(study).filter(condition(status)))


def cases_with(study: Study, status: str, owed: Sequence[int]) -> QuerySet[CaseAgreement]:
    """The cases of one status as an adjudicator meets them."""
    wanted = condition(status)
    if status == "open":
        wanted |= Q(study_case__in=owed)
    cases = standings(study).filter(wanted)
    return cases.exclude(study_case__in=owed) if status == "ruled" else cases


def in_order(cases: QuerySet[CaseAgreement]) -> QuerySet[CaseAgreement]:
    return cases.order_by("-n_disputed", "study_case__case__external_id")


def status_of(case: Any) -> str:
    """The status of one row of `standings`."""
    if case.is_ruled:
        return "ruled"
    if case.n_disputed:
        return "open"
    if case.is_accepted:
        return "accepted"
    if not case.is_complete:
        return "incomplete"
    return "agreed" if case.n_labels > 1 else "single"


def counts(study: Study) -> dict[str, int]:
    """How many cases there are of each status, and how many of them are disagreements."""
    asked = {status: Count("pk", filter=condition(status)) for status in STATUSES}
    return standings(study).aggregate(
        **asked, disputed=Count("pk", filter=Q(n_disputed__gt=0)),
        disputed_ruled=Count("pk", filter=Q(n_disputed__gt=0, is_ruled=True)),
    )  # fmt: skip


def owed_again(study: Study, adjudicator: Annotator | None) -> list[int]:
    """The cases that are due to come back blind to who ruled on them, by the keys of their study cases."""
    if adjudicator is None or study.state not in (StudyState.MEASURED, StudyState.ADJUDICATED):
        return []
    mine = Ruling.objects.filter(study_case__study=study, adjudicator=adjudicator)
    again = mine.filter(kind=RulingKind.CONSISTENCY).values("study_case_id")
    rulings = mine.filter(kind=RulingKind.RULING, session=None)
    due = rulings.filter(study_case__agreement__is_redrawn=True).exclude(study_case_id__in=again)
    if study.state == StudyState.MEASURED:
        newest = rulings.order_by("-pk").values_list("pk", flat=True)[RULINGS_BETWEEN : RULINGS_BETWEEN + 1]
        due = due.filter(pk__lte=newest.first() or 0)
    return sorted(set(due.values_list("study_case_id", flat=True)))


@dataclass(frozen=True)
class Neighbours:
    """The cases before and after one in the queue of disagreements."""

    previous: Any
    next: Any


def neighbours(study: Study, case: CaseAgreement, case_id: str) -> Neighbours:
    """Who comes before and after a case among the disagreements, ruled or not."""
    queue = CaseAgreement.objects.filter(study=study, n_disputed__gt=0)
    name = "study_case__case__external_id"
    before = Q(n_disputed__gt=case.n_disputed) | Q(n_disputed=case.n_disputed, **{f"{name}__lt": case_id})
    after = Q(n_disputed__lt=case.n_disputed) | Q(n_disputed=case.n_disputed, **{f"{name}__gt": case_id})
    address = "study_case__public_id"
    return Neighbours(
        queue.filter(before).order_by("n_disputed", f"-{name}").values_list(address, flat=True).first(),
        queue.filter(after).order_by("-n_disputed", name).values_list(address, flat=True).first(),
    )


def workable(study: Study, adjudicator: Annotator | None, now: datetime) -> QuerySet[CaseAgreement]:
    """The open disagreements that this adjudicator may take up: not labelled by them, held by nobody else."""
    others = live_leases(now).filter(study_case=OuterRef("study_case"))
    others = others.exclude(adjudicator=adjudicator) if adjudicator else others
    return with_status(study, "open").exclude(Exists(others)).exclude(labelled_by(adjudicator))
