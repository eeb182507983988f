"""Verifiers as they stand: who may read them, their newest fixtures, and the matrix of a version."""

from collections import defaultdict
from typing import Any

from django.db.models import Max, QuerySet

from annotation.core.fixtures.matrix import Matrix, matrix
from annotation.models.people import User
from annotation.models.projects import Project
from annotation.models.verifiers import Fixture, FixtureRun, Verifier, VerifierVersion
from annotation.selectors.api_scope import followed_projects
from annotation.selectors.blindness import labelling_now
from taxonomy.strict_json import strict_json


def is_kept_from(user: User, project: Project) -> bool:
    """Whether a person labels in the project now: verifiers hold expected results and verdicts on agents' work."""
    return labelling_now(user).filter(project=project).exists()


def readable_verifiers(user: User) -> QuerySet[Verifier]:
    """The verifiers of the projects that a person follows, but of none where they label at present."""
    labelled = labelling_now(user).values("project")
    rows = Verifier.objects.filter(project__in=followed_projects(user)).exclude(project__in=labelled)
    return rows.select_related("project")


def newest_version(verifier: Verifier) -> VerifierVersion:
    return verifier.versions.select_related("verifier__project").latest("number")


def newest_fixtures(verifier: Verifier) -> list[Fixture]:
    """The newest revision of each fixture by name, retired ones included."""
    newest = Fixture.objects.filter(verifier=verifier).values("name").annotate(newest=Max("revision"))
    rows = {row["name"]: row["newest"] for row in newest}
    found = Fixture.objects.filter(verifier=verifier).order_by("name")
    return [fixture for fixture in found if rows[fixture.name] == fixture.revision]


def standing_fixtures(verifier: Verifier) -> dict[Fixture, dict[str, Any]]:
    """{fixture: document} of those that try the verifier or say what does not apply."""
    documents = {fixture: strict_json(fixture.document) for fixture in newest_fixtures(verifier)}
    return {fixture: document for fixture, document in documents.items() if "retired" not in document}


def runs_of(version: VerifierVersion) -> QuerySet[FixtureRun]:
    """Every run of a version over a fixture as it stands now; runs over older revisions are history."""
    standing = Fixture.objects.filter(verifier=version.verifier_id).values("name").annotate(n=Max("revision"))
    newest = {row["name"]: row["n"] for row in standing}
    rows = version.runs.select_related("fixture")
    wanted = [
        fixture
        for fixture, name, revision in Fixture.objects.filter(verifier=version.verifier_id).values_list(
            "pk", "name", "revision"
        )
        if newest[name] == revision
    ]
    return rows.filter(fixture__in=wanted).order_by("fixture__name", "number")


def matrix_of(version: VerifierVersion) -> Matrix:
    """The fixtures that stand against what this version made of them."""
    observed: defaultdict[str, list[str]] = defaultdict(list)
    for name, outcome in runs_of(version).values_list("fixture__name", "observed"):
        observed[name].append(outcome)
    standing = {fixture.name: document for fixture, document in standing_fixtures(version.verifier).items()}
    return matrix(standing, observed)
