"""The demonstration project, loaded from the data files that ship with the product.

Its annotators are simulated, so its gate reads MANUAL BLOCKED and what it releases is provisional, as for anyone.
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from django.db import transaction

from annotation.core.case_files import read_cases
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.plan import parse_plan
from annotation.core.checks.registry import run_checks
from annotation.core.label_files import json_lines, read_labels
from annotation.core.ruling_files import read_rulings
from annotation.core.study_files import parse_study
from annotation.models.people import User
from annotation.models.projects import Kind, Project, Role
from annotation.models.studies import Study
from annotation.selectors.studies import schema_for
from annotation.services.adjudication_checks import Decision
from annotation.services.adjudication_import import import_rulings
from annotation.services.datasets import import_cases, import_outputs
from annotation.services.labels import import_labels
from annotation.services.projects import add_member, ensure_annotator, ensure_project
from annotation.services.studies import attest_blindness, close_study, create_study, open_study
from taxonomy.selectors.templates import template
from taxonomy.services.library import freeze_guideline, freeze_schema, freeze_taxonomy
from taxonomy.strict_json import strict_json

DATA = Path(__file__).resolve().parent.parent / "demonstration"
SCHEMA, TAXONOMY = "content-review", "content-reasons"
DATASET = "spa-agent-eval-v1"
ACTOR = "demonstration"
ATTESTED = "The two simulated annotators were written apart; neither was made from the other."

# Who can sign in, and what they may do.
CAST = {
    "mia": Role.MANAGER,
    "ada": Role.ADJUDICATOR,
    "vic": Role.VIEWER,
    "ann": Role.ANNOTATOR,
    "ben": Role.ANNOTATOR,
}
LABELLERS = ("ann", "ben")


@transaction.atomic
def load_cases(*, slug: str, now: datetime) -> tuple[Project, int]:
    """The project with its 120 cases and their outputs; says how many cases there are."""
    project, _ = ensure_project(slug=slug, name="SPA agent evaluation (demonstration)", actor=ACTOR, now=now)
    rows = [(row.row, row.case) for row in read_cases(DATA / "cases.jsonl")]
    done = import_cases(
        project=project, dataset=DATASET, rows=rows, source="cases.jsonl", actor=ACTOR, now=now
    )
    outputs = DATA / "outputs.jsonl"
    import_outputs(
        version=done.version, rows=list(json_lines(outputs)), source=outputs.name, actor=ACTOR, now=now
    )
    return project, len(rows)


@transaction.atomic
def load_labels(*, project: Project, now: datetime) -> tuple[Study, int]:
    """The study, opened, labelled twice by simulated annotators, and closed; says how many labels it holds."""
    document = strict_json((DATA / "study.json").read_bytes())
    freeze_taxonomy(document=template("taxonomies", TAXONOMY), now=now)
    freeze_schema(document=strict_json((DATA / "content-review.json").read_bytes()), now=now)
    freeze_guideline(name=document["guideline"], markdown=(DATA / "guideline.md").read_text("utf-8"), now=now)
    plan = parse_study(document, "study.json")
    study = Study.objects.filter(project=project, name=plan.name).first()
    labels = DATA / "labels.jsonl"
    if study is None:
        study = create_study(project=project, plan=plan, actor=ACTOR, now=now)
        open_study(study=study, actor=ACTOR, now=now)
        file = read_labels(labels, schema_for(study))
        import_labels(study=study, file=file, actor=ACTOR, now=now)
        attest_blindness(study=study, statement=ATTESTED, actor=ACTOR, now=now)
        close_study(study=study, actor=ACTOR, now=now)
    return study, sum(1 for _ in json_lines(labels))


@transaction.atomic
def load_rulings(*, study: Study, leave_open: int, now: datetime) -> int:
    """The simulated chair's rulings, but for the last `leave_open`; says how many there were."""
    rulings = read_rulings(DATA / "rulings.jsonl", schema_for(study), default_adjudicator="sim-chair")
    given = rulings[: len(rulings) - leave_open]
    done = import_rulings(
        study=study,
        rows=[
            (ruling.row, ruling.case_id, ruling.adjudicator, Decision(**ruling.decision)) for ruling in given
        ],
        adjudicator=lambda name: ensure_annotator(
            project=study.project, pseudonym=name, kind=Kind.SIMULATED, actor=ACTOR, now=now
        ),
        source="rulings.jsonl",
        now=now,
    )
    return done.n_added + done.n_present


@transaction.atomic
def load_cast(*, project: Project, password: str, now: datetime) -> Iterator[tuple[str, str]]:
    """The people who can sign in, each with a role; made once, their password left alone afterwards."""
    for name, role in CAST.items():
        user, created = User.objects.get_or_create(username=name)
        if created:
            user.set_password(password)
            user.save(update_fields=["password"])
        add_member(project=project, user=user, role=role, actor=ACTOR, now=now)
    return iter((name, role.value) for name, role in CAST.items())


@transaction.atomic
def load_open_study(*, project: Project, now: datetime) -> Study:
    """A second study, open and without a label, for the two annotators of the cast. Made after the cast."""
    # The shipped schema, which also asks for the text as it would be published.
    schema = {"schema": template("schemas", SCHEMA)}
    plan = parse_study(strict_json((DATA / "open-study.json").read_bytes()) | schema, "open-study.json")
    known = Study.objects.filter(project=project, name=plan.name).first()
    if known:
        return known
    freeze_taxonomy(document=template("taxonomies", TAXONOMY), now=now)
    freeze_guideline(name=plan.guideline, markdown=(DATA / "guideline.md").read_text("utf-8"), now=now)
    for login, pseudonym in zip(LABELLERS, plan.annotators, strict=True):
        user = User.objects.get(username=login)
        ensure_annotator(
            project=project, pseudonym=pseudonym, kind=Kind.HUMAN, actor=ACTOR, now=now, user=user
        )
    study = create_study(project=project, plan=plan, actor=ACTOR, now=now)
    open_study(study=study, actor=ACTOR, now=now)
    return study


def check_cases() -> dict[str, Any]:
    """The quality checks of the demonstration's cases against the count plan that ships with them."""
    plan = parse_plan(strict_json((DATA / "plan.json").read_bytes()), source="plan.json")
    return run_checks(Dataset(rows=read_cases(DATA / "cases.jsonl"), plan=plan))
