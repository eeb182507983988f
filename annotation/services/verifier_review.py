"""From a run to people's eyes: drafted studies over its fails and over a sample of its passes."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.fixtures.pass_review import FAILS, FAILURE_CLASS, PASS_REVIEW, PASSES, review_name
from annotation.core.fixtures.sampling import PERCENT, Sample, review_sample
from annotation.core.study_files import parse_study
from annotation.models.studies import Study
from annotation.models.verifiers import VerifierRun
from annotation.services.studies import create_study
from annotation.services.verifier_authoring import VerifierRefused, record_verifier
from taxonomy.strict_json import strict_json


@transaction.atomic
def draft_review(
    *, run: VerifierRun, plan: Mapping[str, Any], percent: int = PERCENT, actor: str, now: datetime
) -> list[Study]:
    """Draft a study of all fails (and cases whose attempts disagree) and one of `percent` of the passes.

    `plan` is a study file without its name, cases and schema; the drafts are opened, like any study, by a manager.
    Raises BadInput as for a study file, VerifierRefused where the run has nothing to look at.
    """
    drawn = sample_of(run, seed=int(plan.get("seed", 0)), percent=percent)
    wanted: dict[str, tuple[list[str], Any]] = {
        FAILS: (sorted([*drawn.fails, *drawn.unstable]), FAILURE_CLASS),
        PASSES: (drawn.passes, PASS_REVIEW),
    }
    studies = []
    for part, (cases, schema) in wanted.items():
        if cases:
            named = {
                "name": review_name(run.version.verifier.name, run.version.number, run.name, part),
                "cases": cases,
                "schema": schema,
            }
            study_plan = parse_study(dict(plan) | named, "review")
            studies.append(
                create_study(project=run.version.verifier.project, plan=study_plan, actor=actor, now=now)
            )
    if not studies:
        raise VerifierRefused("No case of this run came out as pass or fail, so there is nothing to review.")
    record_verifier(
        "verifier.review_drafted", run.version.verifier, actor, now, run=run.name, percent=percent,
        studies=[study.name for study in studies],
    )  # fmt: skip
    return studies


def sample_of(run: VerifierRun, *, seed: int, percent: int = PERCENT) -> Sample:
    """The cases that a review of this run would hold."""
    return review_sample(strict_json(run.document)["rows"], seed=seed, percent=percent)
