"""How often judges under a rubric found a near match: a share that rises says that its clauses grow vague."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from django.db.models import Count, Exists, OuterRef, Q

from annotation.models.judging import JudgePass, Verdict
from annotation.models.people import User
from annotation.models.projects import Project
from annotation.selectors.api_scope import readable_versions
from taxonomy.models.rubrics import RubricVersion

PASSES_SHOWN = 8
# Below this confidence a verdict waits for a person.
SURE_FROM = 6


def near_match_shares(user: User, project: Project, version: RubricVersion) -> list[dict[str, Any]]:
    """The last passes of the project under any version of the rubric, newest first, as far as this person reads runs.

    `share` is near matches over all verdicts that stand; one that its judge was unsure of is no near match yet.
    `rose_from` is the share of the pass before it, where that was lower.
    """
    passes = JudgePass.objects.filter(
        rubric_version__rubric=version.rubric_id,
        run__project=project,
        run__dataset_version__in=readable_versions(user).values("pk"),
    ).select_related("run", "judge", "rubric_version")
    newest = list(passes.order_by("-begun_at", "-pk")[: PASSES_SHOWN + 1])
    counts = _counts(newest)
    rows: list[dict[str, Any]] = [
        {"pass": one, "n": n, "n_near": near, "share": near / n, "rose_from": None}
        for one in newest
        if one.pk in counts
        for n, near in [counts[one.pk]]
    ]
    for row, before in pairwise(rows):
        if row["share"] > before["share"]:
            row["rose_from"] = before["share"]
    return rows[:PASSES_SHOWN]


def _counts(passes: Iterable[JudgePass]) -> dict[int, tuple[int, int]]:
    """By pass: how many verdicts stand, and how many of them are near matches."""
    later = Verdict.objects.filter(
        judge_pass=OuterRef("judge_pass"), attempt=OuterRef("attempt"), revision__gt=OuterRef("revision")
    )
    standing = Verdict.objects.filter(~Exists(later), judge_pass__in=list(passes), verdict__isnull=False)
    near = Count("pk", filter=Q(verdict="near_match", confidence__gte=SURE_FROM))
    rows = standing.values("judge_pass").annotate(n=Count("pk"), n_near=near)
    return {row["judge_pass"]: (row["n"], row["n_near"]) for row in rows}
