"""What a study file would make: its cases, slots and people, worked out from the rows that are there, storing nothing."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import combinations
from typing import Any

from django.db import transaction

from annotation.core.assignment_plan import (
    CannotAssign,
    doubled_cases,
    own_positions,
    plan_assignments,
    repeated_cases,
)
from annotation.core.bad_input import BadInput
from annotation.core.sampling import stratified
from annotation.core.study_files import StudyPlan
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.outputs import Output, Producer
from annotation.models.projects import Project
from annotation.models.studies import Study, StudyCase
from annotation.services.study_vocabulary import Vocabulary, resolve_vocabulary
from taxonomy.strict_json import strict_json


@dataclass(frozen=True)
class Design:
    """The cases with their output and number of slots; for fixed assignment, who labels what and what returns."""

    version: DatasetVersion
    cases: tuple[Case, ...]
    outputs: Mapping[int, Output]
    k_of: Mapping[str, int]
    chosen: Mapping[str, list[str]]
    repeats: Mapping[str, frozenset[str]]
    threshold_field: str

    def places(self, seed: int, names: Iterable[str]) -> dict[str, dict[tuple[str, int], int]]:
        """Where each case and each repeat stands in each annotator's own order."""
        own: dict[str, list[str]] = {name: [] for name in names}
        for case, chosen in self.chosen.items():
            for name in chosen:
                own[name].append(case)
        return {
            name: own_positions(seed, name, cases, self.repeats[name]) for name, cases in own.items() if cases
        }


@dataclass(frozen=True)
class Counts:
    """A design in numbers, as shown before anything is made."""

    n_cases: int
    n_doubled: int
    n_slots: int
    n_repeats: int
    without_output: int
    per_annotator: list[dict[str, Any]]
    pairs: list[dict[str, Any]]
    strata: list[dict[str, Any]]


def design_study(*, project: Project, plan: StudyPlan, vocabulary: Vocabulary) -> Design:
    """Draw the cases and, where assignment is fixed, who labels them; raises BadInput for what cannot be had."""
    version = dataset_version(project, plan)
    cases = _drawn_cases(project, version, plan)
    outputs = _outputs_of(cases, plan) if vocabulary.parsed.labels == "output" else {}
    strata = {case.external_id: _stratum(case, _path(plan)) for case in cases}
    doubled = set(doubled_cases(plan.seed, strata, plan.double_percent))
    chosen = _chosen(plan, strata, doubled, _producers(cases, outputs, plan))
    return Design(
        version=version,
        cases=tuple(cases),
        outputs=outputs,
        k_of={case: plan.k if case in doubled else 1 for case in strata},
        chosen=chosen if plan.is_fixed else {},
        repeats=_repeats(plan, chosen) if plan.is_fixed else {},
        threshold_field=_threshold_field(plan, vocabulary),
    )


def preview_study(*, project: Project, plan: StudyPlan, now: datetime) -> Counts:
    """What a plan would make, in numbers; nothing of it is kept. Raises BadInput as creating it would."""
    with transaction.atomic():
        design = design_study(project=project, plan=plan, vocabulary=resolve_vocabulary(plan, now=now))
        transaction.set_rollback(True)
    return counts_of(plan, design)


def counts_of(plan: StudyPlan, design: Design) -> Counts:
    """Cases, slots, and what each annotator and each pair would do. A pool has no names in it yet."""
    load = Counter(name for names in design.chosen.values() for name in names)
    met = Counter(pair for names in design.chosen.values() for pair in combinations(sorted(names), 2))
    strata = Counter(_stratum(case, _path(plan)) for case in design.cases)
    return Counts(
        n_cases=len(design.cases),
        n_doubled=sum(k == plan.k for k in design.k_of.values()) if plan.k > 1 else 0,
        n_slots=sum(design.k_of.values()),
        n_repeats=sum(map(len, design.repeats.values())),
        without_output=sum(case.pk not in design.outputs for case in design.cases) if design.outputs else 0,
        per_annotator=[
            {
                "pseudonym": name,
                "kind": kind,
                "n_cases": load[name],
                "n_repeats": len(design.repeats.get(name, ())),
            }
            for name, kind in plan.annotators.items()
        ],
        pairs=[{"pair": pair, "n_cases": met[pair]} for pair in combinations(sorted(plan.annotators), 2)],
        strata=[{"stratum": name, "n_cases": n} for name, n in sorted(strata.items())],
    )


def dataset_version(project: Project, plan: StudyPlan) -> DatasetVersion:
    """The version that a plan names, or the newest of its dataset; raises BadInput."""
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


def _drawn_cases(project: Project, version: DatasetVersion, plan: StudyPlan) -> list[Case]:
    left_out = _left_out(project, plan)
    rows = version.cases.order_by("external_id")
    if "." not in _path(plan) and not plan.sample.get("stratify_by"):
        rows = rows.defer("content")
    cases = {case.external_id: case for case in rows}
    if plan.cases:
        return _named_cases(plan, version, cases, left_out)
    wanted = {key: plan.sample[key] for key in ("split", "family") if key in plan.sample}
    pool = [
        case
        for case in cases.values()
        if case.external_id not in left_out
        and all(getattr(case, key) == value for key, value in wanted.items())
    ]
    if "n" in plan.sample:
        strata = {case.external_id: _stratum(case, plan.sample.get("stratify_by", "")) for case in pool}
        pool = [cases[case_id] for case_id in stratified(plan.seed, strata, plan.sample["n"])]
    if not pool:
        said = f"field 'sample', value {dict(plan.sample)!r}: no case of {version} fits"
        raise BadInput(said + (" that no study named in 'exclude_studies' has" if left_out else ""))
    return pool


def _named_cases(
    plan: StudyPlan, version: DatasetVersion, cases: Mapping[str, Case], left_out: set[str]
) -> list[Case]:
    for case_id in plan.cases:
        if case_id not in cases:
            raise BadInput(f"field 'cases', value {case_id!r}: is no case of {version}")
        if case_id in left_out:
            raise BadInput(f"field 'cases', value {case_id!r}: a study named in 'exclude_studies' has it")
    return [cases[case_id] for case_id in sorted(plan.cases)]


def _left_out(project: Project, plan: StudyPlan) -> set[str]:
    """The ids of cases that studies named as excluded have, whichever version of the dataset they stand on."""
    for name in plan.exclude_studies:
        if not Study.objects.filter(project=project, name=name).exists():
            raise BadInput(
                f"field 'exclude_studies', value {name!r}: project {project.slug} has no such study"
            )
    earlier = StudyCase.objects.filter(study__project=project, study__name__in=plan.exclude_studies)
    return set(earlier.values_list("case__external_id", flat=True)) if plan.exclude_studies else set()


def _path(plan: StudyPlan) -> str:
    """What cases are told apart by when they are shared out: what the sample is stratified by, or the family."""
    return str(plan.sample.get("stratify_by") or "family")


def _stratum(case: Case, path: str) -> str:
    if path in ("family", "split", "task"):
        return str(getattr(case, path))
    value: Any = strict_json(case.content) if path else ""
    for part in path.split(".") if path else []:
        value = value.get(part, "") if isinstance(value, dict) else ""
    return str(value)


def _outputs_of(cases: list[Case], plan: StudyPlan) -> dict[int, Output]:
    """The one output of each case to judge; refused where several fit, as nobody would know which was labelled."""
    outputs = Output.objects.filter(case__dataset_version_id=cases[0].dataset_version_id)
    if plan.output_ids:
        outputs = outputs.filter(pk__in=plan.output_ids.values())
    if "model" in plan.outputs:
        outputs = outputs.filter(producer__model=plan.outputs["model"])
    if "run" in plan.outputs:
        outputs = outputs.filter(producer__run=plan.outputs["run"])
    ids = {case.pk: case.external_id for case in cases}
    chosen: dict[int, Output] = {}
    for output in outputs.order_by("pk").defer("content"):
        if output.case_id in chosen and output.case_id in ids:
            raise BadInput(
                f"field 'outputs', value {dict(plan.outputs)!r}: case {ids[output.case_id]} has several "
                "outputs; name the model and run to judge"
            )
        if output.case_id in ids:
            chosen[output.case_id] = output
    return chosen


def _producers(cases: Iterable[Case], outputs: Mapping[int, Output], plan: StudyPlan) -> dict[str, set[str]]:
    """Per case, the annotators who produced its output: a model or run of that very name."""
    if not outputs:
        return {}
    names = set(plan.annotators)
    ids = {case.pk: case.external_id for case in cases}
    made = Producer.objects.filter(output__case__dataset_version_id=next(iter(cases)).dataset_version_id)
    chosen = {output.pk: ids[case] for case, output in outputs.items()}
    found: dict[str, set[str]] = {}
    for output_id, model, run in made.values_list("output_id", "model", "run"):
        if output_id in chosen and names & {model, run}:
            found[chosen[output_id]] = names & {model, run}
    return found


def _chosen(
    plan: StudyPlan, strata: Mapping[str, str], doubled: set[str], barred: Mapping[str, set[str]]
) -> dict[str, list[str]]:
    """Who labels what. For a pool it is only found out whether enough people may label each case."""
    if plan.is_fixed and len(plan.annotators) < plan.k:
        raise BadInput(f"field 'annotators', value {sorted(plan.annotators)!r}: fewer than k = {plan.k}")
    if not plan.is_fixed and not barred:
        return {}
    try:
        return plan_assignments(
            seed=plan.seed,
            strata=strata,
            annotators=sorted(plan.annotators),
            k=plan.k,
            doubled=doubled,
            forbidden=barred,
        )
    except CannotAssign as short:
        raise BadInput(f"field 'annotators', value {sorted(plan.annotators)!r}: {short}") from short


def _repeats(plan: StudyPlan, chosen: Mapping[str, list[str]]) -> dict[str, frozenset[str]]:
    own: dict[str, list[str]] = {name: [] for name in plan.annotators}
    for case, names in chosen.items():
        for name in names:
            own[name].append(case)
    return {
        name: frozenset(repeated_cases(plan.seed, name, cases, plan.consistency_percent))
        for name, cases in own.items()
    }
