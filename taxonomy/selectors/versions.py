"""The versions of the library's three kinds, under the names that addresses give them."""

from typing import Any

from django.db.models import QuerySet

from taxonomy.digest import sha256_of
from taxonomy.models.guidelines import GuidelineVersion
from taxonomy.models.rubrics import RubricVersion
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.models.versions import State, Version
from taxonomy.selectors.library import taxonomy_document
from taxonomy.strict_json import strict_json

SCHEMAS, TAXONOMIES, GUIDELINES, RUBRICS = "schemas", "taxonomies", "guidelines", "rubrics"
# The model of each kind, and its foreign key to the name that the versions share.
KINDS: dict[str, tuple[type[Version], str]] = {
    SCHEMAS: (LabelSchemaVersion, "schema"),
    TAXONOMIES: (TaxonomyVersion, "taxonomy"),
    GUIDELINES: (GuidelineVersion, "guideline"),
    RUBRICS: (RubricVersion, "rubric"),
}


def versions_of_kind(kind: str) -> QuerySet[Any]:
    """All versions of a kind, by name and number; raises KeyError for what is no kind."""
    model, parent = KINDS[kind]
    return model._default_manager.select_related(parent).order_by(f"{parent}__name", "number")


def kind_of(version: Any) -> str:
    return next(kind for kind, (model, _) in KINDS.items() if isinstance(version, model))


def name_of(version: Any) -> str:
    """The name that a version shares with the other versions of its document."""
    return str(getattr(version, KINDS[kind_of(version)][1]).name)


def siblings(version: Any) -> QuerySet[Any]:
    """All versions of the same name, by number."""
    parent = KINDS[kind_of(version)][1]
    return versions_of_kind(kind_of(version)).filter(**{f"{parent}_id": getattr(version, f"{parent}_id")})


def frozen_before(version: Any) -> Any:
    """The last frozen version with a lower number, or None."""
    earlier = siblings(version).filter(state=State.FROZEN, number__lt=version.number)
    return earlier.order_by("-number").first()


def draft_among(version: Any) -> Any:
    """The draft of the same name, or None."""
    return siblings(version).filter(state=State.DRAFT).first()


def document_of(version: Any) -> Any:
    """What the version says, as the value whose digest a frozen version carries."""
    if isinstance(version, LabelSchemaVersion | RubricVersion):
        return strict_json(version.document)
    if isinstance(version, TaxonomyVersion):
        return taxonomy_document(version)
    return {"name": version.guideline.name, "markdown": version.markdown}


def digest_of(version: Any) -> str:
    """The digest of a frozen version, or the one that a draft would get if it were frozen now."""
    return str(version.sha256) if version.is_frozen else sha256_of(document_of(version))
