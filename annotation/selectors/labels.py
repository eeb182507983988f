"""Labels, for those who may see them: nobody before the study is closed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from django.db.models import Count, Exists, F, OuterRef, Subquery, Sum
from django.db.models.functions import Coalesce

from annotation.models.labels import Label, Origin
from annotation.models.projects import Kind
from annotation.models.studies import Assignment, Gate, Study, StudyState
from annotation.selectors.binary_order import binary
from taxonomy.strict_json import strict_json


class StudyStillBlind(Exception):
    """The study's labels cannot be seen before it is closed."""


@dataclass(frozen=True)
class CountedLabel:
    """The label that counts of one annotator on one case: the last revision before closing."""

    study_case_id: int
    case_id: str
    annotator: str
    kind: str
    revision: int
    answers: dict[str, Any]
    answers_sha256: str


def counted_labels(study: Study, *, among: Any = None, by_case_id: bool = False) -> Iterator[CountedLabel]:
    """The counted labels of a closed study, or of the cases `among` some, case by case; raises StudyStillBlind.

    `by_case_id` sorts them by the id of the case and the pseudonym, alike on every engine; else by rows.
    """
    _refuse_blind(study)
    labels = _last_revisions().filter(assignment__study_case__study=study, assignment__pass_number=1)
    if among is not None:
        labels = labels.filter(assignment__study_case__in=among)
    columns = (
        "assignment__study_case_id",
        "assignment__study_case__case__external_id",
        "assignment__annotator__pseudonym",
        "assignment__annotator__kind",
        "revision",
        "answers",
        "answers_sha256",
    )
    order: tuple[Any, ...] = ("assignment__study_case_id", "assignment_id")
    if by_case_id:
        order = tuple(
            binary(column)
            for column in ("assignment__study_case__case__external_id", "assignment__annotator__pseudonym")
        )
    for row in labels.order_by(*order).values_list(*columns).iterator():
        case, case_id, annotator, kind, revision, answers, digest = row
        yield CountedLabel(case, case_id, annotator, kind, revision, strict_json(answers), digest)


def progress(study: Study) -> dict[str, int]:
    """How many of the slots carry a label, without a word on what was answered. Annotators never see it."""
    slots = Assignment.objects.filter(study_case__study=study, pass_number=1)
    return slots.aggregate(n_assignments=Count("pk"), n_submitted=Count("pk", filter=Exists(_first_labels())))


def cases_short_of_labels(study: Study) -> list[str]:
    """The ids of the cases whose missing labels leave a study's gate INCOMPLETE; none where the gate is another."""
    if study.gate != Gate.INCOMPLETE:
        return []
    given = Label.objects.filter(
        assignment__study_case=OuterRef("pk"), assignment__pass_number=1, revision=1,
        assignment__annotator__kind=Kind.HUMAN,
    )  # fmt: skip
    counted = given.order_by().values("assignment__study_case").annotate(n=Count("pk")).values("n")
    short = study.cases.annotate(n_given=Coalesce(Subquery(counted), 0)).filter(n_given__lt=F("k"))
    return list(short.order_by(binary("case__external_id")).values_list("case__external_id", flat=True))


def active_seconds(study: Study) -> Iterator[tuple[str, int]]:
    """The seconds that each counted label of a closed study took, all revisions together, by pseudonym."""
    _refuse_blind(study)
    labels = Label.objects.filter(
        assignment__study_case__study=study, assignment__pass_number=1, seconds_active__isnull=False
    )
    taken = labels.values("assignment__annotator__pseudonym", "assignment_id").annotate(
        seconds=Sum("seconds_active")
    )
    for row in taken.order_by("assignment_id").iterator():
        yield row["assignment__annotator__pseudonym"], row["seconds"]


def repeated_labels(study: Study) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Each case that an annotator labelled twice unawares: pseudonym, first answers, answers the second time."""
    _refuse_blind(study)
    if not Assignment.objects.filter(study=study, pass_number__gt=1).exists():
        return
    again = _last_revisions().filter(assignment__study=study, assignment__pass_number__gt=1)
    columns = ("assignment__study_case_id", "assignment__annotator__pseudonym", "answers")
    ordered = again.order_by(
        binary("assignment__annotator__pseudonym"),
        binary("assignment__study_case__case__external_id"),
        "assignment__pass_number",
    )
    rows = ordered.values_list(*columns).iterator()
    while chunk := list(islice(rows, 500)):
        own = _last_revisions().filter(
            assignment__study_case__in={case for case, _, _ in chunk}, assignment__pass_number=1
        )
        first = {(case, name): answers for case, name, answers in own.values_list(*columns)}
        for case, annotator, second in chunk:
            if (case, annotator) in first:
                yield annotator, strict_json(first[case, annotator]), strict_json(second)


def has_imported_labels(study: Study) -> bool:
    """Whether any label was made elsewhere, where this product could not keep it blind."""
    return Label.objects.filter(assignment__study_case__study=study, origin=Origin.IMPORTED).exists()


def blindness(study: Study) -> str:
    """How the labels of a study were kept blind, in one word or two."""
    if not has_imported_labels(study):
        return "kept"
    return "attested" if study.blindness_attested_at else "not attested"


def _refuse_blind(study: Study) -> None:
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise StudyStillBlind(f"study {study.name} is {study.state}: its labels are blind until it is closed")


def _first_labels() -> Any:
    return Label.objects.filter(assignment_id=OuterRef("pk"), revision=1)


def _last_revisions() -> Any:
    later = Label.objects.filter(assignment_id=OuterRef("assignment_id"), revision__gt=OuterRef("revision"))
    return Label.objects.filter(~Exists(later))
