"""Labels are written here: submitted one by one, or imported from a file, all or nothing."""

from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Exists, OuterRef

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.label_files import FileLabel, LabelFile
from annotation.models.labels import Label, Origin
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentStatus, Study, StudyState
from annotation.selectors.studies import schema_for
from annotation.services.check_runs import request_checks
from annotation.services.ledger import record_event
from annotation.services.open_studies import hold_open_study, hold_own_slot
from annotation.services.studies import close_if_complete
from annotation.verifiers.spec_field import has_specs
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.fields.schema import InvalidAnswers, Schema


class StaleLabel(Exception):
    """The label has moved on since the page was loaded; `current` is its last revision."""

    def __init__(self, current: int) -> None:
        super().__init__(f"this label was changed elsewhere: it is at revision {current} now")
        self.current = current


class Import(NamedTuple):
    n_added: int
    n_present: int


@transaction.atomic
def submit_label(
    *,
    assignment: Assignment,
    annotator: Annotator,
    answers: dict[str, Any],
    after: int,
    origin: Origin,
    now: datetime,
) -> Label:
    """Store the next revision of an annotator's own label; raises StudyNotOpen, NotAssigned, StaleLabel or InvalidAnswers.

    `after` is the revision the answers were written over, 0 for a first submission.
    """
    study = hold_open_study(assignment.study_id)
    slot = hold_own_slot(assignment.pk, annotator)
    return add_revision(study=study, slot=slot, answers=answers, after=after, origin=origin, now=now)


def add_revision(
    *,
    study: Study,
    slot: Assignment,
    answers: dict[str, Any],
    after: int,
    origin: Origin,
    now: datetime,
    seconds_active: int | None = None,
) -> Label:
    """The next revision on a slot that the caller holds, in a study that they hold; StaleLabel or InvalidAnswers."""
    last = last_revision(slot)
    revision = last.revision if last else 0
    if revision != after:
        raise StaleLabel(revision)
    label = _label(slot.pk, revision + 1, schema_for(study).clean(answers), origin, now)
    label.seconds_active = seconds_active
    label.save(force_insert=True)
    if last is None:
        Assignment.objects.filter(pk=slot.pk).update(status=AssignmentStatus.SUBMITTED)
    request_checks(study=study, label=label, now=now)
    record_event(
        chain=study.project.slug,
        action="label.submitted",
        actor=slot.annotator.pseudonym if slot.annotator else "",
        at=now,
        subject={"assignment": slot.pk, "revision": label.revision, "sha256": label.answers_sha256},
    )
    return label


def last_revision(slot: Assignment) -> Label | None:
    """The last label on a slot that the caller holds; a slot is submitted as soon as it has one."""
    if slot.status != AssignmentStatus.SUBMITTED:
        return None
    return Label.objects.filter(assignment=slot).order_by("-revision").first()


@transaction.atomic
def import_labels(*, study: Study, file: LabelFile, actor: str, now: datetime) -> Import:
    """Store the labels of a file as first revisions; raises BadInput and stores nothing if one is bad.

    A label that is stored already with the same answers is counted, not stored again.
    """
    locked = Study.objects.select_for_update().get(pk=study.pk)
    schema = schema_for(locked)
    slots = _Slots(locked, file.source)
    new: list[Label] = []
    for label in file.labels:
        cleaned = _cleaned(schema, label, file.source)
        text = canonical_text(cleaned)
        assignment, stored = slots.take(label)
        if stored is None:
            new.append(_label(assignment.pk, 1, cleaned, Origin.IMPORTED, now))
        elif stored != sha256_bytes(text.encode()):
            raise bad_row(
                file.source, label.row, f"{label.annotator!r} has labelled this case with other answers",
                field="item_id", value=label.case_id,
            )  # fmt: skip
    if new and locked.state != StudyState.OPEN:
        raise BadInput(f"{file.source}: study {study.name} is {locked.state}; it takes no labels")
    slots.claim()
    Label.objects.bulk_create(new, batch_size=500)
    for added in new if has_specs(schema) else []:
        request_checks(study=locked, label=added, now=now)
    labelled = Label.objects.filter(assignment_id=OuterRef("pk"))
    Assignment.objects.filter(Exists(labelled), study=study).exclude(
        status=AssignmentStatus.SUBMITTED
    ).update(status=AssignmentStatus.SUBMITTED)
    if new:
        record_event(
            chain=study.project.slug,
            action="labels.imported",
            actor=actor,
            at=now,
            subject={"study": study.name, "added": len(new), "file": file.source},
        )
        close_if_complete(study=locked, now=now)
    return Import(len(new), len(file.labels) - len(new))


class _Slots:
    """The slots of a study while a file of labels is poured into them."""

    def __init__(self, study: Study, source: str) -> None:
        self.source = source
        self.annotators = {
            member.annotator.pseudonym: member.annotator
            for member in study.members.select_related("annotator")
        }
        self.by_case: dict[str, list[Assignment]] = {}
        slots = Assignment.objects.filter(study_case__study=study, pass_number=1)
        for slot in slots.select_related("study_case__case").order_by("study_case_id", "slot"):
            self.by_case.setdefault(slot.study_case.case.external_id, []).append(slot)
        first = Label.objects.filter(assignment__study_case__study=study).order_by(
            "assignment_id", "revision"
        )
        self.stored = dict(first.values_list("assignment_id", "answers_sha256"))
        self.claimed: list[Assignment] = []

    def take(self, label: FileLabel) -> tuple[Assignment, str | None]:
        """The annotator's slot on the case and the digest of the label stored there; BadInput if there is none."""
        annotator = self.annotators.get(label.annotator)
        if annotator is None:
            raise bad_row(
                self.source,
                label.row,
                "is no annotator of this study",
                field="annotator",
                value=label.annotator,
            )
        slots = self.by_case.get(label.case_id)
        if slots is None:
            raise bad_row(
                self.source, label.row, "is no case of this study", field="item_id", value=label.case_id
            )
        own = next((slot for slot in slots if slot.annotator_id == annotator.pk), None)
        if own is None:
            own = next((slot for slot in slots if slot.annotator_id is None), None)
            if own is None:
                raise bad_row(
                    self.source, label.row,
                    f"all {len(slots)} slots of this case belong to others than {label.annotator!r}",
                    field="item_id", value=label.case_id,
                )  # fmt: skip
            own.annotator = annotator
            self.claimed.append(own)
        return own, self.stored.get(own.pk)

    def claim(self) -> None:
        """Before the labels are stored: the slots that belonged to nobody get their annotators."""
        Assignment.objects.bulk_update(self.claimed, ["annotator"], batch_size=500)


def _cleaned(schema: Schema, label: FileLabel, source: str) -> dict[str, Any]:
    try:
        return schema.clean(label.answers)
    except InvalidAnswers as invalid:
        field, message = next(iter(invalid.errors.items()))
        row = label.rows.get(field, label.row)
        raise bad_row(source, row, message, field=field, value=label.answers.get(field)) from invalid


def _label(
    assignment_id: int, revision: int, answers: dict[str, Any], origin: Origin, now: datetime
) -> Label:
    text = canonical_text(answers)
    return Label(
        assignment_id=assignment_id,
        revision=revision,
        answers=text,
        answers_sha256=sha256_bytes(text.encode()),
        origin=origin,
        submitted_at=now,
    )
