"""Studies, scoped to who asks."""

from dataclasses import replace
from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.studies import Study, StudyState
from annotation.selectors.blindness import blinded_ids
from taxonomy.fields.codes import Codes
from taxonomy.fields.schema import Schema
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.library import aliases_of, pin, schema_of

# Annotators learn of a report only once it is sealed; these roles follow a study from its start.
FOLLOWERS = (Role.MANAGER, Role.ADJUDICATOR, Role.VIEWER)


def projects_of(user: User) -> QuerySet[Project]:
    """The projects in which a person has any role."""
    return Project.objects.filter(memberships__user=user).distinct().order_by("name", "pk")


def roles_in(user: User, project: Project) -> set[str]:
    return set(project.memberships.filter(user=user).values_list("role", flat=True))


def visible_studies(user: User) -> QuerySet[Study]:
    """The studies that a person may follow, but for measured ones over cases that they label elsewhere now."""
    return (
        Study.objects.filter(project__memberships__user=user, project__memberships__role__in=FOLLOWERS)
        .exclude(pk__in=blinded_ids(user))
        .select_related("project", "dataset_version__dataset", "schema_version__schema")
        .distinct()
    )


_PARSED: dict[tuple[str, str], Schema] = {}
_PINNED: dict[tuple[UUID, int, int | None], Schema] = {}
MOST_PARSED = 256


def schema_for(study: Study) -> Schema:
    """The pinned schema, bound to the pinned taxonomy.

    What a study pins cannot change once it is open, and its public id is never given twice: from then on it is read once.
    """
    if study.state == StudyState.DRAFT:
        return _parsed(study)
    key = (study.public_id, study.schema_version_id, study.taxonomy_version_id)
    if key not in _PINNED:
        if len(_PINNED) >= MOST_PARSED:
            _PINNED.clear()
        _PINNED[key] = _parsed(study)
    return _PINNED[key]


def _parsed(study: Study) -> Schema:
    """Frozen versions are parsed once, their digests being the key."""
    schema, taxonomy = study.schema_version, study.taxonomy_version
    if not schema.sha256 or (taxonomy is not None and not taxonomy.sha256):
        return schema_of(schema, taxonomy)
    key = (schema.sha256, taxonomy.sha256 if taxonomy else "")
    if key not in _PARSED:
        if len(_PARSED) >= MOST_PARSED:
            _PARSED.clear()
        _PARSED[key] = _reading_old_names(schema_of(schema, taxonomy), taxonomy)
    return _PARSED[key]


def _reading_old_names(schema: Schema, taxonomy: TaxonomyVersion | None) -> Schema:
    """The schema whose codes are read under the names that they had in earlier versions as well."""
    aliases = aliases_of(taxonomy) if taxonomy else {}
    if not aliases:
        return schema
    fields = tuple(field.reading(aliases) if isinstance(field, Codes) else field for field in schema.fields)
    return replace(schema, fields=fields)


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
