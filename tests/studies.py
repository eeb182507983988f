"""Studies for tests: a small one taken as far through the flow as asked."""

import json
from datetime import UTC, datetime
from functools import cache
from typing import Any

from django.contrib.auth.hashers import get_hasher, make_password

from annotation.core.label_files import FileLabel, LabelFile
from annotation.core.study_files import parse_study
from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.models.projects import Kind, Project, Role
from annotation.models.studies import Study
from annotation.selectors.adjudication import disagreements
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Decision
from annotation.services.datasets import import_cases
from annotation.services.jobs import run_job
from annotation.services.labels import import_labels
from annotation.services.projects import add_member, ensure_annotator, ensure_project
from annotation.services.releases import create_release
from annotation.services.studies import attest_blindness, close_study, create_study, open_study

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
ACTOR = "test"
SCHEMA: dict[str, Any] = {
    "name": "review",
    "fields": [
        {
            "key": "decision",
            "type": "choice",
            "required": True,
            "options": [{"value": "PASS"}, {"value": "FAIL"}],
        },
        {"key": "score", "type": "scale", "minimum": 0, "maximum": 2},
        {"key": "codes", "type": "codes", "taxonomy": "reasons"},
        {"key": "note", "type": "text"},
    ],
}
TAXONOMY = {"name": "reasons", "codes": [{"code": "A", "definition": "a"}, {"code": "B", "definition": "b"}]}
STAGES = ("OPEN", "LABELLED", "CLOSED", "MEASURED", "ADJUDICATED", "RELEASED")


def answers(decision: str, score: int, *codes: str) -> dict[str, Any]:
    return {"decision": decision, "score": score, "codes": list(codes)}


# Case 1 is agreed; case 2 differs on decision and codes, case 3 on the score.
LABELS = {
    ("c1", "ann"): answers("PASS", 2),
    ("c1", "ben"): answers("PASS", 2),
    ("c2", "ann"): answers("PASS", 1, "A"),
    ("c2", "ben"): answers("FAIL", 1, "B", "A"),
    ("c3", "ann"): answers("FAIL", 0, "B"),
    ("c3", "ben"): answers("FAIL", 2, "B"),
    ("c4", "ann"): answers("FAIL", 0, "A"),
    ("c4", "ben"): answers("FAIL", 0, "A"),
}
RULED = {"c2": {"decision": "FAIL", "codes": ["A", "B"]}, "c3": {"score": 1}}


def make_project(slug: str = "shop") -> Project:
    project, _ = ensure_project(slug=slug, actor=ACTOR, now=NOW)
    return project


@cache
def _hashed(password: str, algorithm: str) -> str:
    """Once for each algorithm that a test asks for: a hash is slow by design."""
    return make_password(password, hasher=algorithm)


def make_user(name: str, project: Project | None = None, *roles: Role) -> User:
    user = User.objects.create(
        username=name, password=_hashed("correct horse battery", get_hasher().algorithm)
    )
    for role in roles:
        add_member(project=project, user=user, role=role, actor=ACTOR, now=NOW)
    return user


def make_cases(project: Project, ids: list[str], dataset: str = "d") -> None:
    rows = [
        (row, {"id": name, "input": {"q": name}, "split": "test"}) for row, name in enumerate(ids, start=1)
    ]
    import_cases(project=project, dataset=dataset, rows=rows, source="cases.jsonl", actor=ACTOR, now=NOW)


def label_file(labels: dict[tuple[str, str], dict[str, Any]]) -> LabelFile:
    return LabelFile(
        "labels.jsonl",
        [
            FileLabel(case, annotator, row, dict(given), dict.fromkeys(given, row))
            for row, ((case, annotator), given) in enumerate(labels.items(), start=1)
        ],
        [],
    )


def make_study(
    stage: str = "RELEASED",
    *,
    project: Project | None = None,
    kind: str = "human",
    labels: dict[tuple[str, str], dict[str, Any]] | None = None,
    attest: bool = True,
    **keys: Any,
) -> Study:
    """A study of four cases by ann and ben at `stage`; LABELLED is open with every label in."""
    project = project or make_project()
    given = LABELS if labels is None else labels
    make_cases(project, sorted({case for case, _ in LABELS}))
    document = {
        "name": "doubles", "dataset": "d", "schema": SCHEMA, "taxonomy": TAXONOMY, "k": 2, "seed": 5,
        "annotators": [{"pseudonym": name, "kind": kind} for name in ("ann", "ben")],
    } | keys  # fmt: skip
    plan = parse_study(json.loads(json.dumps(document)), "study.json")
    study = create_study(project=project, plan=plan, actor=ACTOR, now=NOW)
    steps = STAGES[: STAGES.index(stage) + 1]
    open_study(study=study, actor=ACTOR, now=NOW)
    if "LABELLED" in steps:
        import_labels(study=study, file=label_file(given), actor=ACTOR, now=NOW)
        if attest:
            attest_blindness(study=study, statement="Two rooms.", actor=ACTOR, now=NOW)
    if "CLOSED" in steps:
        close_study(study=study, actor=ACTOR, now=NOW)
    if "MEASURED" in steps:
        measure(study)
    if "ADJUDICATED" in steps:
        rule_all(study)
    if "RELEASED" in steps:
        create_release(project=project, name="v1", studies=[study], reason="first", actor=ACTOR, now=NOW)
    study.refresh_from_db()
    return study


def measure(study: Study) -> None:
    job = Job.objects.get(kind="measure", arguments__study_id=study.pk)
    run_job(job_id=job.pk, clock=lambda: NOW)
    study.refresh_from_db()


def make_chair(study: Study) -> Any:
    return ensure_annotator(project=study.project, pseudonym="chair", kind=Kind.HUMAN, actor=ACTOR, now=NOW)


def rule_all(study: Study) -> None:
    chair = make_chair(study)
    for record in disagreements(study):
        given = RULED.get(record.case_id) or {key: record.sides[0].answers[key] for key in record.disputed}
        decision = Decision(answers=given, reason="other", note="In between.")
        rule(study_case=record.study_case, decision=decision, adjudicator=chair, now=NOW)
    study.refresh_from_db()
