"""A study's way from its design to its closing."""

from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.sampling import balanced_pairs, stratified
from annotation.core.study_files import StudyPlan
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.outputs import Output
from annotation.models.projects import Annotator, Kind, Project
from annotation.models.studies import Assignment, Study, StudyAnnotator, StudyCase, StudyState
from annotation.services.column_lengths import refuse_too_long
from annotation.services.datasets import release_version
from annotation.services.ledger import record_event
from annotation.services.projects import ensure_annotator
from annotation.services.study_vocabulary import Vocabulary, resolve_vocabulary
from annotation.signals import study_closed
from taxonomy.strict_json import strict_json


class StudyRefused(Exception):
    """The study is not in the state that this needs."""


@transaction.atomic
def create_study(*, project: Project, plan: StudyPlan, actor: str, now: datetime) -> Study:
    """A draft with its cases, annotators and slots; raises BadInput if the plan names what does not exist."""
    if Study.objects.filter(project=project, name=plan.name).exists():
        raise BadInput(f"field 'name', value {plan.name!r}: project {project.slug} has a study of this name")
    version = _dataset_version(project, plan)
    vocabulary = resolve_vocabulary(plan, now=now)
    study = Study(
        project=project,
        name=plan.name,
        dataset_version=version,
        schema_version=vocabulary.schema,
        taxonomy_version=vocabulary.taxonomy,
        guideline_version=vocabulary.guideline,
        k=plan.k,
        seed=plan.seed,
        is_pilot=plan.is_pilot,
        threshold=plan.threshold,
        threshold_field=_threshold_field(plan, vocabulary),
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
    _add_cases(study, _drawn_cases(version, plan), plan, labels_outputs=vocabulary.parsed.labels == "output")
    _add_slots(study, annotators, plan)
    record_event(
        chain=project.slug,
        action="study.created",
        actor=actor,
        at=now,
        subject={"study": study.name, "k": study.k, "seed": study.seed, "annotators": dict(plan.annotators)},
    )
    return study


@transaction.atomic
def open_study(*, study: Study, actor: str, now: datetime) -> None:
    """Freeze what the study stands on and let labels in."""
    if study.members.count() < study.k:
        raise StudyRefused(f"study {study.name} needs {study.k} annotators and has {study.members.count()}.")
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
def close_study(*, study: Study, actor: str, now: datetime) -> None:
    """Lock the labels, one way, and announce it."""
    _move(study, StudyState.OPEN, StudyState.CLOSED, closed_at=now)
    record_event(
        chain=study.project.slug,
        action="study.closed",
        actor=actor,
        at=now,
        subject={"study": study.name},
    )
    study_closed.send(sender=Study, study_id=study.pk, now=now)


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


def _dataset_version(project: Project, plan: StudyPlan) -> DatasetVersion:
    versions = DatasetVersion.objects.filter(dataset__project=project, dataset__name=plan.dataset)
    if plan.dataset_version:
        versions = versions.filter(version=plan.dataset_version)
    version = versions.order_by("-created_at", "-pk").first()
    if version is None:
        named = f"{plan.dataset} {plan.dataset_version}".strip()
        raise BadInput(
            f"field 'dataset', value {named!r}: project {project.slug} has no such dataset version"
        )
    return version


def _threshold_field(plan: StudyPlan, vocabulary: Vocabulary) -> str:
    field = vocabulary.parsed.field(plan.threshold_field) if plan.threshold else None
    if plan.threshold and (field is None or field.level not in ("nominal", "ordinal")):
        raise BadInput(
            f"field 'threshold_field', value {plan.threshold_field!r}: has no kappa in this schema"
        )
    return plan.threshold_field


def _drawn_cases(version: DatasetVersion, plan: StudyPlan) -> list[Case]:
    cases = {case.external_id: case for case in version.cases.order_by("external_id")}
    if plan.cases:
        missing = [case_id for case_id in plan.cases if case_id not in cases]
        if missing:
            raise BadInput(f"field 'cases', value {missing[0]!r}: is no case of {version}")
        return [cases[case_id] for case_id in sorted(plan.cases)]
    wanted = {key: plan.sample[key] for key in ("split", "family") if key in plan.sample}
    pool = [
        case for case in cases.values() if all(getattr(case, key) == value for key, value in wanted.items())
    ]
    if "n" in plan.sample:
        strata = {case.external_id: _stratum(case, plan.sample.get("stratify_by", "")) for case in pool}
        pool = [cases[case_id] for case_id in stratified(plan.seed, strata, plan.sample["n"])]
    if not pool:
        raise BadInput(f"field 'sample', value {dict(plan.sample)!r}: no case of {version} fits")
    return pool


def _stratum(case: Case, path: str) -> str:
    value: Any = strict_json(case.content)
    for part in path.split(".") if path else []:
        value = value.get(part, "") if isinstance(value, dict) else ""
    return str(value) if path else ""


def _add_cases(study: Study, cases: list[Case], plan: StudyPlan, *, labels_outputs: bool) -> None:
    outputs = _outputs_of(cases, plan) if labels_outputs else {}
    StudyCase.objects.bulk_create(
        (StudyCase(study=study, case=case, k=plan.k, output=outputs.get(case.pk)) for case in cases),
        batch_size=500,
    )


def _outputs_of(cases: list[Case], plan: StudyPlan) -> dict[int, Output]:
    """The one output of each case to judge; refused where several fit, as nobody would know which was labelled."""
    outputs = Output.objects.filter(case__dataset_version_id=cases[0].dataset_version_id).select_related(
        "case"
    )
    if "model" in plan.outputs:
        outputs = outputs.filter(producer__model=plan.outputs["model"])
    if "run" in plan.outputs:
        outputs = outputs.filter(producer__run=plan.outputs["run"])
    ids = {case.pk for case in cases}
    chosen: dict[int, Output] = {}
    for output in outputs.order_by("pk"):
        if output.case_id in chosen:
            raise BadInput(
                f"field 'outputs', value {dict(plan.outputs)!r}: case {output.case.external_id} has several "
                "outputs; name the model and run to judge"
            )
        if output.case_id in ids:
            chosen[output.case_id] = output
    return chosen


def _add_slots(study: Study, annotators: dict[str, Annotator], plan: StudyPlan) -> None:
    cases = {case.case.external_id: case for case in study.cases.select_related("case")}
    if plan.is_fixed and len(annotators) < plan.k:
        raise BadInput(f"field 'annotators', value {sorted(annotators)!r}: fewer than k = {plan.k}")
    chosen = balanced_pairs(plan.seed, sorted(cases), sorted(annotators), plan.k) if plan.is_fixed else {}
    Assignment.objects.bulk_create(
        (
            Assignment(
                study_case=case,
                slot=slot,
                annotator=annotators[chosen[case_id][slot - 1]] if plan.is_fixed else None,
            )
            for case_id, case in sorted(cases.items())
            for slot in range(1, plan.k + 1)
        ),
        batch_size=500,
    )
