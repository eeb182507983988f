"""Held-out splits: which they are, whether a study shows them, and who saw results on them."""

from functools import lru_cache
from typing import Any
from uuid import UUID

from django.db.models import Count, Min

from annotation.core.checks.plan import Plan, parse_plan
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.held_out import HeldOutView
from annotation.models.studies import Study
from taxonomy.strict_json import strict_json


def held_out_splits(version: DatasetVersion) -> list[str]:
    """The splits that the version's plan wants a ground truth for; `test` where it says nothing."""
    plan = parse_plan(strict_json(version.plan), source="plan") if version.plan else Plan()
    return plan.ground_truth_splits


@lru_cache(maxsize=512)
def shows_held_out(public_id: UUID) -> bool:
    """Whether a study, by its public id, holds held-out cases; that never changes once it is open."""
    study = Study.objects.select_related("dataset_version").get(public_id=public_id)
    splits = held_out_splits(study.dataset_version)
    return Case.objects.filter(study_cases__study=study, split__in=splits).exists()


def held_out_cases(study: Study) -> list[str]:
    """The held-out splits that a study's figures are over; empty where none is."""
    return held_out_splits(study.dataset_version) if shows_held_out(study.public_id) else []


def looks_at(version: DatasetVersion) -> dict[str, Any]:
    """How many people saw results on held-out cases of a version, and when the first did."""
    seen = HeldOutView.objects.filter(version=version)
    return seen.aggregate(n=Count("seen_by", distinct=True), first=Min("first_seen_at"))
