"""The pages on which an annotator labels: the case and its form, the lists of one's own cases, what to do next."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.db.models import Count, Exists, OuterRef, Q, QuerySet, Subquery

from annotation.models.leases import Flag, Lease
from annotation.models.people import User
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentMode, AssignmentStatus, Study, StudyState
from annotation.selectors.check_runs import to_repair
from annotation.selectors.pages_case import excerpt
from annotation.selectors.pages_labelling_case import LEADING, labelled_case
from annotation.selectors.pages_labelling_guideline import guideline_sections
from annotation.selectors.queue import (
    OwnCounts,
    labelled_studies,
    own_counts,
    own_draft,
    own_history,
    own_queue,
)
from annotation.selectors.studies import schema_for
from annotation.verifiers.spec_field import has_specs
from taxonomy.strict_json import strict_json

TITLES = {
    "todo": "To do",
    "draft": "Draft",
    "repair": "To repair",
    "submitted": "Submitted",
    "skipped": "Skipped",
}
EMPTY = {
    "todo": "Nothing waits here.",
    "draft": "No case is begun and left.",
    "repair": "No spec of yours came back.",
    "submitted": "You have submitted nothing yet.",
    "skipped": "You have skipped nothing.",
}
ONE_AT_A_TIME = "What is left comes one at a time: go on."
PAGE = 50
NAME = 90


def case_page(*, slot: Assignment, annotator: Annotator, shows_reference: bool) -> dict[str, Any]:
    """What stands around and beside the form of one case; nothing of anybody else's work on it."""
    study = slot.study
    revisions = own_history(slot, annotator)
    counts = own_counts(study, annotator)
    return {
        "project": {"slug": study.project.slug, "name": study.project.name},
        "study": study_head(study),
        "case": labelled_case(slot.study_case, shows_reference=shows_reference)
        | {"public_id": slot.public_id, "name": case_name(slot)},
        "tabs": tabs(counts, current=_tab_of(slot, annotator), n_repair=n_to_repair(study, annotator)),
        "n_done": counts.submitted,
        "n_all": counts.total if study.assignment_mode == AssignmentMode.FIXED else 0,
        "guideline": guideline_sections(study),
        "revision": revisions[-1].revision if revisions else 0,
        "own_revisions": revisions[::-1],
        "is_flagged": _is_flagged(slot, annotator),
        "previous": served_before(slot, annotator),
    }


def _is_flagged(slot: Assignment, annotator: Annotator) -> bool:
    """Whether one flagged this case since it was served: a case that returns says nothing of the first time."""
    served = Lease.objects.filter(assignment=slot, annotator=annotator).order_by("pk").values("served_at")
    flags = Flag.objects.filter(study_case=slot.study_case, annotator=annotator)
    return flags.filter(flagged_at__gte=Subquery(served[:1])).exists()


def list_page(*, study: Study, annotator: Annotator, tab: str, after: str = "") -> dict[str, Any]:
    """One's own cases under a tab, in one's own order."""
    counts = own_counts(study, annotator)
    n_repair = n_to_repair(study, annotator)
    slots = list(_after(own_queue(study, annotator, tab), after)[: PAGE + 1])
    takes_labels = study.state == StudyState.OPEN
    return {
        "study": study_head(study),
        "tabs": tabs(counts, current=tab, n_repair=n_repair),
        "tab": {"name": tab, "title": TITLES[tab]},
        "rows": [_row(slot, annotator, study, tab) for slot in slots[:PAGE]],
        "more": slots[PAGE - 1].public_id if len(slots) > PAGE else None,
        "empty": ONE_AT_A_TIME if tab == "todo" and counts.todo else EMPTY[tab],
        "n_done": counts.submitted,
        "n_begun": counts.draft,
        "may_go_on": takes_labels and (counts.todo + counts.draft > 0 or _is_pool(study)),
        "guideline": guideline_sections(study),
    } | _headline(study, counts, n_repair or 0)


def study_head(study: Study) -> dict[str, Any]:
    """A study as its annotators know it before it is measured."""
    return {
        "id": study.public_id,
        "name": study.name,
        "is_pilot": study.is_pilot,
        "deadline_at": study.deadline_at,
    }


def tabs(counts: OwnCounts, *, current: str, n_repair: int | None) -> list[dict[str, Any]]:
    """One's own lists with their counts; what is to be repaired only where labels hold specs."""
    n_of = vars(counts) | ({} if n_repair is None else {"repair": n_repair})
    return [
        {"name": name, "title": title, "count": n_of[name], "is_current": name == current}
        for name, title in TITLES.items()
        if name in n_of
    ]


def n_to_repair(study: Study, annotator: Annotator) -> int | None:
    """How many of one's own specs came back; None where the study asks for none."""
    return to_repair(study, annotator).count() if has_specs(schema_for(study)) else None


def case_name(slot: Assignment) -> str:
    """The first words of what is judged: how a case is called on the pages of its annotator."""
    if slot.study_case.output:
        return excerpt(slot.study_case.output.content[: 4 * NAME], NAME)
    return excerpt(_first_words(strict_json(slot.study_case.case.content).get("input")), NAME)


def served_before(slot: Assignment, annotator: Annotator) -> UUID | None:
    """The case that this annotator had in front of them before this one, if they still hold it."""
    first = Lease.objects.filter(annotator=annotator, assignment=slot).order_by("pk").first()
    earlier = Lease.objects.filter(annotator=annotator, assignment__study=slot.study_id)
    earlier = earlier.filter(assignment__annotator=annotator).exclude(assignment=slot)
    if first is not None:
        earlier = earlier.filter(pk__lt=first.pk)
    return earlier.order_by("-pk").values_list("assignment__public_id", flat=True).first()


def work_left(user: User, project_id: int) -> list[dict[str, Any]]:
    """The open studies of a project in which a person labels, each with how many of their cases are left."""
    studies = labelled_studies(user).filter(project=project_id, state=StudyState.OPEN)
    found = list(studies.select_related(None).order_by("created_at", "pk"))
    counts = _own_work_in(found, user)
    return [
        study_head(study)
        | counts.get(study.pk, {"n_left": 0, "n_done": 0, "n_own": 0})
        | {"is_pool": _is_pool(study)}
        for study in found
    ]


def _own_work_in(studies: Sequence[Study], user: User) -> dict[int, dict[str, int]]:
    """How many cases of each study are a person's own, done and left."""
    if not studies:  # most pages are read by people who label nothing there
        return {}
    own = Assignment.objects.filter(study__in=studies, annotator__user=user)
    pools = [study.pk for study in studies if _is_pool(study)]
    if pools:
        # A pool draws what returns as labels come in: it counts once it is served, or the count would tell.
        served = Q(Exists(Lease.objects.filter(assignment=OuterRef("pk"))))
        own = own.filter(~Q(study__in=pools) | Q(pass_number=1) | served)
    rows = (
        own.order_by()
        .values("study")
        .annotate(
            n_left=Count("pk", filter=Q(status=AssignmentStatus.TO_DO)),
            n_done=Count("pk", filter=Q(status=AssignmentStatus.SUBMITTED)),
            n_own=Count("pk"),
        )
    )
    return {row["study"]: {name: row[name] for name in ("n_left", "n_done", "n_own")} for row in rows}


def _is_pool(study: Study) -> bool:
    return study.assignment_mode == AssignmentMode.POOL


def _after(slots: QuerySet[Assignment], after: str) -> QuerySet[Assignment]:
    slots = slots.select_related("study_case__output")
    last = slots.filter(public_id=after).first() if after else None
    if last is None:
        return slots
    return slots.filter(Q(position__gt=last.position) | Q(position=last.position, pk__gt=last.pk))


def _tab_of(slot: Assignment, annotator: Annotator) -> str:
    if n_to_repair(slot.study, annotator) and to_repair(slot.study, annotator).filter(pk=slot.pk).exists():
        return "repair"
    if slot.status != AssignmentStatus.TO_DO:
        return str(slot.status)
    return "draft" if own_draft(slot, annotator) else "todo"


def _row(slot: Assignment, annotator: Annotator, study: Study, tab: str) -> dict[str, Any]:
    row: dict[str, Any] = {"public_id": slot.public_id, "name": case_name(slot), "at": None, "says": ""}
    if tab == "skipped":
        row["may_take_back"] = (
            slot.status == AssignmentStatus.SKIPPED
            and study.state == StudyState.OPEN
            and study.assignment_mode == AssignmentMode.FIXED
        )
    return row


def _headline(study: Study, counts: OwnCounts, n_repair: int) -> dict[str, str]:
    """Where one stands, in a sentence, and what comes of it."""
    left = counts.todo + counts.draft
    if study.state != StudyState.OPEN:
        return {
            "headline": "This study takes no labels any more",
            "why": "What you submitted is locked and counts.",
        }
    if n_repair and not left:
        specs = "1 spec is" if n_repair == 1 else f"{n_repair} specs are"
        why = "Its own examples contradict it." if n_repair == 1 else "Their own examples contradict them."
        return {"headline": f"{specs} to be repaired", "why": f"{why} Mend and submit again."}
    if _is_pool(study):
        title = f"{counts.submitted} submitted, {left} in hand" if left else f"{counts.submitted} submitted"
        return {"headline": title, "why": "Cases come one at a time, until none is left."}
    if left:
        return {"headline": f"{left} of {counts.total} cases left", "why": ""}
    why = f"You can correct them until {corrections_end(study)}."
    if counts.skipped:
        why = f"{counts.skipped} skipped. " + why
    return {"headline": "You have labelled every case of yours", "why": why}


def corrections_end(study: Study) -> str:
    """When a label can be corrected no more, as the end of a sentence."""
    return (
        "the last label of all comes in, which closes the study"
        if study.close_when_complete
        else "the study is closed"
    )


def _first_words(value: Any) -> str:
    """The first text in a value, wherever it stands."""
    if isinstance(value, str):
        return value[: 4 * NAME]
    if isinstance(value, dict):
        inner = [value[name] for name in LEADING if value.get(name)] + list(value.values())
    else:
        inner = value if isinstance(value, list) else []
    return next((words for words in map(_first_words, inner) if words), "Case")
