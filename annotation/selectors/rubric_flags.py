"""Clauses of rubrics that judges went past, until a later version words them otherwise: what its author has to mend."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from django.db.models import Exists, OuterRef, QuerySet

from annotation.models.judging import ClauseFlag, JudgePass, Verdict
from annotation.models.people import User
from annotation.models.projects import Project
from annotation.selectors.api_scope import readable_versions
from taxonomy.models.rubrics import RubricVersion
from taxonomy.rubrics import Clause, parse_rubric
from taxonomy.strict_json import strict_json


def open_flags(user: User, project: Project) -> list[ClauseFlag]:
    """The flags of a project's runs that nobody mended yet, newest first, as far as this person may know of them.

    A flag is open while the newest frozen version of its rubric still holds the clause as it was gone past.
    """
    flags = list(readable_flags(user, project))
    clauses = _newest_clauses({flag.rubric_version.rubric_id for flag in flags})
    return [
        flag
        for flag in flags
        if clauses[flag.rubric_version.rubric_id].get(flag.clause)
        == _clauses_of(flag.rubric_version).get(flag.clause)
    ]


def readable_flags(user: User, project: Project) -> QuerySet[ClauseFlag]:
    """The flags of verdicts that stand, in runs that a person may read.

    None on an attempt that they have begun to judge and not judged: a flag says what somebody thinks of it.
    """
    later = Verdict.objects.filter(
        judge_pass=OuterRef("verdict__judge_pass"),
        attempt=OuterRef("verdict__attempt"),
        revision__gt=OuterRef("verdict__revision"),
    )
    own = JudgePass.objects.filter(run=OuterRef("verdict__attempt__run"), judge__user=user)
    judged = Verdict.objects.filter(judge_pass=OuterRef("pk"), attempt=OuterRef(OuterRef("verdict__attempt")))
    flags = ClauseFlag.objects.filter(
        ~Exists(later),
        ~Exists(own.filter(~Exists(judged))),
        verdict__attempt__run__project=project,
        verdict__attempt__run__dataset_version__in=readable_versions(user).values("pk"),
    )
    return flags.select_related(
        "rubric_version__rubric", "verdict__attempt__case", "verdict__judge_pass__run"
    ).order_by("-pk")


def flags_by_rubric(flags: Iterable[ClauseFlag]) -> list[dict[str, Any]]:
    """Each rubric with open flags: the version that is current, how many flags, and on which clauses."""
    counts: dict[int, Counter[str]] = {}
    newest: dict[int, RubricVersion] = {}
    for flag in flags:
        rubric = flag.rubric_version.rubric_id
        counts.setdefault(rubric, Counter())[flag.clause] += 1
        if rubric not in newest or flag.rubric_version.number > newest[rubric].number:
            newest[rubric] = flag.rubric_version
    return [
        {
            "name": newest[rubric].rubric.name,
            "pk": newest[rubric].pk,
            "author": newest[rubric].author,
            "n": clauses.total(),
            "clauses": [{"key": key, "n": n} for key, n in clauses.most_common()],
        }
        for rubric, clauses in sorted(counts.items(), key=lambda pair: newest[pair[0]].rubric.name)
    ]


def _newest_clauses(rubrics: Iterable[int]) -> dict[int, dict[str, Clause]]:
    versions = RubricVersion.objects.filter(rubric__in=list(rubrics), state="frozen").order_by("number")
    return {version.rubric_id: _clauses_of(version) for version in versions}


def _clauses_of(version: RubricVersion) -> dict[str, Clause]:
    return {clause.key: clause for clause in parse_rubric(strict_json(version.document)).clauses}
