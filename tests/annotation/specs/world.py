"""A study of three cases whose labels are specs: ann and ben agree on one, differ on what they accept on another."""

import json
from collections.abc import Sequence
from typing import Any

from annotation.core.study_files import parse_study
from annotation.models.jobs import Job
from annotation.models.projects import Annotator, Project
from annotation.models.studies import Assignment, Study
from annotation.selectors.queue import own_label
from annotation.services.check_runs import CHECK_SPEC
from annotation.services.datasets import import_cases
from annotation.services.jobs import run_job
from annotation.services.labelling import submit
from annotation.services.studies import create_study, open_study
from taxonomy.selectors.templates import TEMPLATES
from tests.studies import ACTOR, NOW, make_project

TASKS = {
    "15": ("Which state calls its counties boroughs, Alaska or Louisiana?", "Alaska"),
    "16": ("How many of the listed works are novels?", "Ten"),
    "17": ("Does the page mention a red kite?", "Yes"),
}


def string(*include: str, exclude: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    reference = {"must_include": list(include), "must_exclude": list(exclude)}
    return {"eval_types": ["string_match"], "reference_answers": reference | more}


def number(value: int) -> dict[str, Any]:
    return {"eval_types": ["number_match"], "reference_answers": {"number_match": {"value": value}}}


def spec_label(spec: dict[str, Any], right: list[str], wrong: list[str], **claims: Any) -> dict[str, Any]:
    return {
        "spec": spec,
        "confidence": "high",
        "subjective": False,
        "gold_suspect": False,
        "positive_examples": right,
        "negative_examples": wrong,
    } | claims


RIGHT = {
    "15": ["Alaska.", "It is Alaska, which has boroughs.", "**Alaska** calls them so"],
    "16": ["Ten.", "There are 10 novels.", "**10** of them"],
    "17": ["Yes.", "Yes, it does.", "**Yes**: near the end."],
}
WRONG = {
    "15": ["Louisiana.", "Texas.", "Louisiana has parishes."],
    "16": ["Nine.", "There are 11.", "None."],
    "17": ["No.", "It does not.", "**No**"],
}
SPECS = {
    "15": string("alaska"),
    "16": number(10),
    "17": string("yes", exclude=("no",), scope="first_sentence"),
}
# Accepted by a spec that looks for the word alone: what the oracle sends back.
LENIENT = "No state uses boroughs, not even Alaska."


def label_for(case_id: str, **changes: Any) -> dict[str, Any]:
    return spec_label(SPECS[case_id], RIGHT[case_id], WRONG[case_id]) | changes


def make_spec_study(
    project: Project | None = None, *, tasks: Sequence[str] = tuple(TASKS), **changes: Any
) -> Study:
    """An open study of the three cases, or of those named, by ann and ben, two labels each."""
    project = project or make_project()
    rows = [
        (row, {"id": name, "input": {"intent": intent}, "expectedOutput": {"fuzzy_match": gold}})
        for row, (name, (intent, gold)) in enumerate(((name, TASKS[name]) for name in tasks), start=1)
    ]
    import_cases(project=project, dataset="tasks", rows=rows, source="tasks", actor=ACTOR, now=NOW)
    schema = json.loads((TEMPLATES / "schemas" / "verifier-spec.json").read_text())
    document = {
        "name": "specs", "dataset": "tasks", "schema": schema | changes.pop("schema", {}), "k": 2, "seed": 5,
        "annotators": [{"pseudonym": name, "kind": "human"} for name in ("ann", "ben")],
    } | changes  # fmt: skip
    plan = parse_study(json.loads(json.dumps(document)), "study.json")
    study = create_study(project=project, plan=plan, actor=ACTOR, now=NOW)
    open_study(study=study, actor=ACTOR, now=NOW)
    study.refresh_from_db()
    return study


def slot_of(study: Study, case_id: str, name: str) -> Assignment:
    slots = Assignment.objects.select_related("study__project", "study_case__case")
    return slots.get(study=study, study_case__case__external_id=case_id, annotator__pseudonym=name)


def hand_in(
    study: Study, case_id: str, name: str, answers: dict[str, Any], *, checked: bool = True
) -> Assignment:
    """Submit a label or its correction, and let the worker run the oracle."""
    slot, annotator = slot_of(study, case_id, name), Annotator.objects.get(pseudonym=name)
    before = own_label(slot, annotator)
    revision = before.revision if before else 0
    submit(
        assignment=slot, annotator=annotator, answers=answers, idempotency_key=f"{case_id} {name} {revision}",
        expected_revision=revision, now=NOW,
    )  # fmt: skip
    if checked:
        run_checks()
    return slot


def run_checks() -> None:
    for job in Job.objects.filter(kind=CHECK_SPEC, state="queued").order_by("pk"):
        run_job(job_id=job.pk, clock=lambda: NOW)
