"""Studies, scoped to who asks."""

from typing import Any

from django.db.models import QuerySet

from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.studies import Study
from taxonomy.fields.schema import Schema
from taxonomy.selectors.library import pin, schema_of

# Annotators learn of a report only once it is sealed; these roles follow a study from its start.
FOLLOWERS = (Role.MANAGER, Role.ADJUDICATOR, Role.VIEWER)


def projects_of(user: User) -> QuerySet[Project]:
    """The projects in which a person has any role."""
    return Project.objects.filter(memberships__user=user).distinct().order_by("name", "pk")


def roles_in(user: User, project: Project) -> set[str]:
    return set(project.memberships.filter(user=user).values_list("role", flat=True))


def visible_studies(user: User) -> QuerySet[Study]:
    """The studies that a person may follow."""
    return (
        Study.objects.filter(project__memberships__user=user, project__memberships__role__in=FOLLOWERS)
        .select_related("project", "dataset_version__dataset", "schema_version__schema")
        .distinct()
    )


def schema_for(study: Study) -> Schema:
    """The pinned schema, bound to the pinned taxonomy."""
    return schema_of(study.schema_version, study.taxonomy_version)


def pins_of(study: Study) -> dict[str, Any]:
    """The versions that a study stands on, as reports and releases repeat them."""
    pins: dict[str, Any] = {"schema": pin(study.schema_version, study.schema_version.schema.name)}
    if study.taxonomy_version:
        pins["taxonomy"] = pin(study.taxonomy_version, study.taxonomy_version.taxonomy.name)
    if study.guideline_version:
        pins["guideline"] = pin(study.guideline_version, study.guideline_version.guideline.name)
    version = study.dataset_version
    pins["dataset"] = {"name": version.dataset.name, "version": version.version, "sha256": version.sha256}
    return pins
