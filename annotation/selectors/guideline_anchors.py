"""Fields that point to a clause which a guideline does not have."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from taxonomy.clauses import clauses_of
from taxonomy.models.guidelines import GuidelineVersion
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.selectors.versions import document_of


class Pointer(NamedTuple):
    """A field and the clause that it names, with its `#`."""

    title: str
    anchor: str


def anchors_of(markdown: str) -> set[str]:
    """The anchors of a guideline's clauses, each with its `#`."""
    return {f"#{clause.anchor}" for clause in clauses_of(markdown)}


def pointers_of(document: dict[str, Any]) -> list[Pointer]:
    """The fields of a schema that name a clause; a title that is absent is the key."""
    return [
        Pointer(field.get("title") or field["key"], f"#{field['guideline'].removeprefix('#')}")
        for field in document["fields"]
        if field.get("guideline")
    ]


def pointing_nowhere(document: dict[str, Any], anchors: Iterable[str]) -> list[Pointer]:
    """The fields of a schema whose clause is not among `anchors`."""
    known = set(anchors)
    return [pointer for pointer in pointers_of(document) if pointer.anchor not in known]


def cut_off(before: GuidelineVersion, after: GuidelineVersion) -> list[dict[str, Any]]:
    """What loses its clause with `after`: fields of each schema's newest frozen version that point to one of `before`."""
    lost = anchors_of(before.markdown) - anchors_of(after.markdown)
    if not lost:
        return []
    newest = {
        version.schema_id: version
        for version in LabelSchemaVersion.objects.exclude(sha256="")
        .select_related("schema")
        .order_by("number")
    }
    return [
        {"schema": version, "title": pointer.title, "anchor": pointer.anchor}
        for version in sorted(newest.values(), key=str)
        for pointer in pointers_of(document_of(version))
        if pointer.anchor in lost
    ]
