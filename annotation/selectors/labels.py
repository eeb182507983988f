"""Labels, for those who may see them: nobody before the study is closed."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, Exists, OuterRef

from annotation.models.labels import Label, Origin
from annotation.models.studies import Assignment, Study, StudyState
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


def counted_labels(study: Study, *, study_case_id: int | None = None) -> Iterator[CountedLabel]:
    """The counted labels of a closed study, by case and annotator; raises StudyStillBlind."""
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise StudyStillBlind(f"study {study.name} is {study.state}: its labels are blind until it is closed")
    labels = _last_revisions().filter(assignment__study_case__study=study, assignment__pass_number=1)
    if study_case_id is not None:
        labels = labels.filter(assignment__study_case_id=study_case_id)
    columns = (
        "assignment__study_case_id",
        "assignment__study_case__case__external_id",
        "assignment__annotator__pseudonym",
        "assignment__annotator__kind",
        "revision",
        "answers",
        "answers_sha256",
    )
    for row in labels.order_by("assignment__study_case_id", "assignment_id").values_list(*columns).iterator():
        case, case_id, annotator, kind, revision, answers, digest = row
        yield CountedLabel(case, case_id, annotator, kind, revision, strict_json(answers), digest)


def progress(study: Study) -> dict[str, int]:
    """How many of the slots carry a label, without a word on what was answered. Annotators never see it."""
    slots = Assignment.objects.filter(study_case__study=study, pass_number=1)
    return slots.aggregate(n_assignments=Count("pk"), n_submitted=Count("pk", filter=Exists(_first_labels())))


def has_imported_labels(study: Study) -> bool:
    """Whether any label was made elsewhere, where this product could not keep it blind."""
    return Label.objects.filter(assignment__study_case__study=study, origin=Origin.IMPORTED).exists()


def blindness(study: Study) -> str:
    """How the labels of a study were kept blind, in one word or two."""
    if not has_imported_labels(study):
        return "kept"
    return "attested" if study.blindness_attested_at else "not attested"


def _first_labels() -> Any:
    return Label.objects.filter(assignment_id=OuterRef("pk"), revision=1)


def _last_revisions() -> Any:
    later = Label.objects.filter(assignment_id=OuterRef("assignment_id"), revision__gt=OuterRef("revision"))
    return Label.objects.filter(~Exists(later))
