"""What pages and API do to the library's drafts, whichever kind they are of, under the name of who does it."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from annotation.models.people import User
from annotation.models.projects import Project
from annotation.services.people import annotator_of
from annotation.services.rubrics import refuse_held_out_anchors
from taxonomy.fields.base import BadSchema, expect
from taxonomy.mapping_steps import steps_of_fates
from taxonomy.schema_edits import first_document
from taxonomy.selectors.library import titles_of
from taxonomy.selectors.templates import template
from taxonomy.selectors.versions import (
    GUIDELINES,
    RUBRICS,
    SCHEMAS,
    TAXONOMIES,
    document_of,
    kind_of,
    name_of,
)
from taxonomy.services.drafts import create_taxonomy_draft, discard_taxonomy_draft, freeze_taxonomy_draft
from taxonomy.services.drafts import save_draft_codes as save_codes
from taxonomy.services.guideline_drafts import (
    create_guideline_draft,
    discard_guideline_draft,
    freeze_guideline_draft,
    save_guideline_draft,
)
from taxonomy.services.mappings import state_mapping
from taxonomy.services.rubric_drafts import (
    create_rubric_draft,
    discard_rubric_draft,
    freeze_rubric_draft,
    save_rubric_draft,
)
from taxonomy.services.schema_drafts import (
    create_schema_draft,
    discard_schema_draft,
    freeze_schema_draft,
    save_schema_draft,
)

_ROWS = {TAXONOMIES: "codes", RUBRICS: "clauses"}
_PARTS = {"name", "codes", "markdown"}


class Deeds(NamedTuple):
    """What can be done to a draft of a kind."""

    freeze: Callable[..., Any]
    discard: Callable[..., None]


DEEDS = {
    SCHEMAS: Deeds(freeze_schema_draft, discard_schema_draft),
    TAXONOMIES: Deeds(freeze_taxonomy_draft, discard_taxonomy_draft),
    GUIDELINES: Deeds(freeze_guideline_draft, discard_guideline_draft),
    RUBRICS: Deeds(freeze_rubric_draft, discard_rubric_draft),
}


def library_actor(*, user: User, project: Project, now: datetime) -> str:
    """Who acts on the library, which has no project: the project and the pseudonym in it."""
    return f"{project.slug}/{annotator_of(user=user, project=project, now=now).pseudonym}"


def start_draft(
    *, kind: str, name: str, source: str, document: Any, user: User, project: Project, now: datetime
) -> Any:
    """A draft under `name`: from the template `source`, from `document` where one is given, or from nothing.

    Raises BadSchema or DraftExists.
    """
    actor = library_actor(user=user, project=project, now=now)
    given = document if document is not None else template(kind, source) if source else None
    if source and given is None:
        raise BadSchema("template", f"there is no template {source!r}")
    if kind == GUIDELINES:
        return create_guideline_draft(name=name, actor=actor, now=now)
    if given is None:
        given = first_document(name) if kind == SCHEMAS else {"name": name, _ROWS[kind]: []}
    return create_draft(kind=kind, document=given | ({"name": name} if name else {}), actor=actor, now=now)


def start_next_version(*, version: Any, user: User, project: Project, now: datetime) -> Any:
    """A draft that begins with what a frozen version says; raises DraftExists."""
    actor = library_actor(user=user, project=project, now=now)
    return create_draft(kind=kind_of(version), document=document_of(version), actor=actor, now=now)


def create_draft(*, kind: str, document: Any, actor: str, now: datetime) -> Any:
    """A draft that says `document`; raises BadSchema naming the path, or DraftExists."""
    if kind == SCHEMAS:
        return create_schema_draft(document=document, actor=actor, now=now)
    if kind == RUBRICS:
        return create_rubric_draft(document=document, actor=actor, now=now)
    name = _part(document, "name", "")
    if kind == GUIDELINES:
        markdown = _part(document, "markdown", "")
        return create_guideline_draft(name=name, markdown=markdown, actor=actor, now=now)
    return create_taxonomy_draft(name=name, codes=_part(document, "codes", []), actor=actor, now=now)


def save_draft(*, version: Any, document: Any, revision: int | None) -> Any:
    """Make `document` what the draft says; raises BadSchema, NoDraft or StaleDraft."""
    kind = kind_of(version)
    if kind == SCHEMAS:
        return save_schema_draft(version=version, document=document, revision=revision)
    if kind == RUBRICS:
        return save_rubric_draft(version=version, document=document, revision=revision)
    if _part(document, "name", name_of(version)) != name_of(version):
        raise BadSchema("name", f"this draft is of {name_of(version)!r}")
    if kind == GUIDELINES:
        markdown = _part(document, "markdown", "")
        return save_guideline_draft(version=version, markdown=markdown, revision=revision)
    return save_codes(version=version, codes=_part(document, "codes", []), revision=revision)


def edit_draft(*, version: Any, edit: Callable[[Any], Any], revision: int | None) -> Any:
    """Store what `edit` makes of the draft's document; raises BadSchema, NoDraft or StaleDraft."""
    return save_draft(version=version, document=edit(document_of(version)), revision=revision)


def freeze_draft(
    *, version: Any, reason: str, revision: int | None, user: User, project: Project, now: datetime
) -> Any:
    """The frozen version; raises BadSchema, NoDraft, StaleDraft or MappingMissing."""
    if kind_of(version) == RUBRICS:
        refuse_held_out_anchors(project=project, document=document_of(version))
    actor = library_actor(user=user, project=project, now=now)
    freeze = DEEDS[kind_of(version)].freeze
    return freeze(version=version, reason=reason, revision=revision, actor=actor, now=now)


def discard_draft(*, version: Any, revision: int | None, user: User, project: Project, now: datetime) -> None:
    """Remove the draft; raises NoDraft, StaleDraft or DraftInUse."""
    actor = library_actor(user=user, project=project, now=now)
    DEEDS[kind_of(version)].discard(version=version, revision=revision, actor=actor, now=now)


def state_fates(
    *,
    version: Any,
    before: Any,
    fates: Mapping[str, tuple[str, ...]],
    revision: int | None,
    user: User,
    project: Project,
    now: datetime,
) -> None:
    """State what becomes of each code of `before`; raises BadSchema, MappingStands, NoDraft or StaleDraft."""
    steps = steps_of_fates(fates, titles_of(before), titles_of(version))
    actor = library_actor(user=user, project=project, now=now)
    state_mapping(after=version, document={"steps": steps}, revision=revision, actor=actor, now=now)


def _part(document: Any, name: str, default: Any) -> Any:
    """A part of a taxonomy's or guideline's document; raises BadSchema where it is of another type or not alone."""
    expect(document, dict, "document")
    unknown = sorted(document.keys() - _PARTS)
    if unknown:
        raise BadSchema(unknown[0], "unknown property of the document")
    return expect(document.get(name, default), type(default), name)
