"""The vocabulary that a release's labels are written in, whole, so that nobody needs this installation to read them."""

from collections.abc import Sequence
from typing import Any

from annotation.models.studies import Study
from annotation.selectors.open_coding_origins import origins_of
from taxonomy.selectors.library import pin, taxonomy_document
from taxonomy.strict_json import strict_json


def vocabulary_of(studies: Sequence[Study]) -> dict[str, Any]:
    """Each frozen schema, taxonomy and guideline that a study pins, once, with the document its digest is taken of.

    A taxonomy that came out of open coding says from which notes each of its codes came, by number and digest.
    """
    found: dict[str, dict[str, dict[str, Any]]] = {"schemas": {}, "taxonomies": {}, "guidelines": {}}
    for study in studies:
        schema = study.schema_version
        entry = pin(schema, schema.schema.name) | {"document": strict_json(schema.document)}
        found["schemas"][schema.sha256] = entry
        taxonomy = study.taxonomy_version
        if taxonomy:
            entry = pin(taxonomy, taxonomy.taxonomy.name) | {"document": taxonomy_document(taxonomy)}
            origins = origins_of(taxonomy)
            entry |= {"origins": origins} if origins else {}
            found["taxonomies"][taxonomy.sha256] = entry
        guideline = study.guideline_version
        if guideline:
            entry = pin(guideline, guideline.guideline.name) | {"markdown": guideline.markdown}
            found["guidelines"][guideline.sha256] = entry
    return {
        kind: sorted(entries.values(), key=lambda entry: (entry["name"], entry["version"]))
        for kind, entries in found.items()
    }
