"""A study's way from its design to its closing."""

from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.sampling import place
from annotation.core.study_files import StudyPlan
from annotation.models.projects import Annotator, Kind, Project
from annotation.models.studies import (
    Assignment,
    AssignmentMode,
    AssignmentStatus,
    Study,
    StudyAnnotator,
    StudyCase,
    StudyState,
)
from annotation.selectors.check_runs import spec_counts
from annotation.services.assignments import end_leases_at_closing
from annotation.services.column_lengths import refuse_too_long
from annotation.services.datasets import release_version
from annotation.services.held_out import LessonHoldsTestCase, refuse_held_out_lessons
from annotation.services.ledger import record_event
from annotation.services.projects import ensure_annotator
from annotation.services.study_design import Design, design_study
from annotation.services.study_vocabulary import resolve_vocabulary
from annotation.signals import study_closed


class StudyRefused(Exception):
    """The study is not in the state that this needs."""


@transaction.atomic
def create_study(*, project: Project, plan: StudyPlan, actor: str, now: datetime) -> Study:
    """A draft with its cases, annotators and slots; raises BadInput if the plan names what does not exist."""
    if Study.objects.filter(project=project, name=plan.name).exists():
        raise BadInput(f"field 'name', value {plan.name!r}: project {project.slug} has a study of this name")
    vocabulary = resolve_vocabulary(plan, now=now)
    design = design_study(project=project, plan=plan, vocabulary=vocabulary)
    study = Study(
        project=project,
        name=plan.name,
        dataset_version=design.version,
        schema_version=vocabulary.schema,
        taxonomy_version=vocabulary.taxonomy,
        guideline_version=vocabulary.guideline,
        k=plan.k,
        seed=plan.seed,
        is_pilot=plan.is_pilot,
        assignment_mode=AssignmentMode.FIXED if plan.is_fixed else AssignmentMode.POOL,
        threshold=plan.threshold,
        threshold_field=design.threshold_field,
        lease_seconds=plan.lease_seconds,
        deadline_at=plan.deadline,
        consistency_percent=plan.consistency_percent,
        double_percent=plan.double_percent,
        close_when_complete=plan.close_when_complete,
        created_at=now,
    )
    refuse_too_long(study)
    study.save(force_insert=True)
    annotators = {
        name: ensure_annotator(project=project, pseudonym=name, kind=Kind(kind), actor=actor, now=now)
        for name, kind in plan.annotators.items()
    }
    StudyAnnotator.objects.bulk_create(
        StudyAnnotator(study=study, annotator=annotator) for annotator in annotators.values()
    )
    _add_cases(study, design)
    _add_slots(study, design, annotators)
    record_event(
        chain=project.slug,
        action="study.created",
        actor=actor,
        at=now,
        subject={
            "study": study.name,
            "k": study.k,
            "seed": study.seed,
            "annotators": dict(plan.annotators),
            "excluded_studies": list(plan.exclude_studies),
        },
    )
    return study


@transaction.atomic
def open_study(*, study: Study, actor: str, now: datetime) -> None:
    """Freeze what the study stands on and let labels in."""
    if study.members.count() < study.k:
        raise StudyRefused(f"study {study.name} needs {study.k} annotators and has {study.members.count()}.")
    if study.deadline_at and study.deadline_at <= now:
        raise StudyRefused(f"the deadline of study {study.name} has passed; design it anew with a later one.")
    try:
        refuse_held_out_lessons(study)
    except LessonHoldsTestCase as refusal:
        raise StudyRefused(str(refusal)) from refusal
    release_version(version=study.dataset_version, actor=actor, now=now)
    _move(study, StudyState.DRAFT, StudyState.OPEN)
    record_event(
        chain=study.project.slug,
        action="study.opened",
        actor=actor,
        at=now,
        subject={"study": study.name, "cases": study.cases.count()},
    )


@transaction.atomic
def close_study(*, study: Study, actor: str, now: datetime, because: str = "") -> None:
    """Lock the labels, one way, and announce it."""
    # Whoever closes a study over specs that need repair has been told how many; the ledger keeps it.
    unrepaired = spec_counts(study)
    _move(study, StudyState.OPEN, StudyState.CLOSED, closed_at=now)
    end_leases_at_closing(study=study, now=now)
    record_event(
        chain=study.project.slug,
        action="study.closed",
        actor=actor,
        at=now,
        subject={"study": study.name} | ({"because": because} if because else {}) | unrepaired,
    )
    study_closed.send(sender=Study, study_id=study.pk, now=now)


@transaction.atomic(savepoint=False)
def close_if_complete(*, study: Study, now: datetime) -> None:
    """Close a study that is to close itself once no slot waits, and no spec waits for its check or its repair.

    Call it in the transaction of what came in last.
    """
    if (
        study.close_when_complete
        and not study.assignments.exclude(status=AssignmentStatus.SUBMITTED).exists()
        and not any(spec_counts(study).values())
    ):
        close_study(study=study, actor="system", now=now, because="every slot is submitted")


@transaction.atomic
def attest_blindness(*, study: Study, statement: str, actor: str, now: datetime) -> None:
    """Put on record how imported labels were kept blind; without it their releases stay provisional."""
    if not statement.strip():
        raise StudyRefused("say how the labels were kept blind.")
    unreleased = Study.objects.filter(pk=study.pk, blindness_attested_at=None).exclude(
        state=StudyState.RELEASED
    )
    if not unreleased.update(blindness_attested_at=now):
        raise StudyRefused(f"study {study.name} is released or attested already.")
    record_event(
        chain=study.project.slug,
        action="study.blindness_attested",
        actor=actor,
        at=now,
        subject={"study": study.name, "statement": statement},
    )


def _move(study: Study, old: StudyState, new: StudyState, **columns: Any) -> None:
    if not Study.objects.filter(pk=study.pk, state=old).update(state=new, **columns):
        state = Study.objects.values_list("state", flat=True).get(pk=study.pk)
        raise StudyRefused(
            f"study {study.name} is {state}; only a study that is {old.value} can become {new.value}."
        )
    study.refresh_from_db()


def _add_cases(study: Study, design: Design) -> None:
    StudyCase.objects.bulk_create(
        (
            StudyCase(
                study=study, case=case, k=design.k_of[case.external_id], output=design.outputs.get(case.pk)
            )
            for case in design.cases
        ),
        batch_size=500,
    )


def _add_slots(study: Study, design: Design, annotators: dict[str, Annotator]) -> None:
    """The slots of each case; with fixed assignment also those in which a share of them returns to its annotator."""
    cases = {
        case.case.external_id: case for case in study.cases.select_related("case").defer("case__content")
    }
    places = design.places(study.seed, annotators)
    slots = (
        (case_id, slot, name)
        for case_id in sorted(cases)
        for slot, name in enumerate(design.chosen.get(case_id) or [""] * design.k_of[case_id], start=1)
    )
    rows = (
        Assignment(
            study_case=cases[case_id],
            study=study,
            slot=slot,
            pass_number=number,
            annotator=annotators.get(name),
            position=places[name][case_id, number] if name else place(study.seed, "", case_id),
        )
        for case_id, slot, name in slots
        for number in ((1, 2) if case_id in design.repeats.get(name, ()) else (1,))
    )
    Assignment.objects.bulk_create(rows, batch_size=500)
