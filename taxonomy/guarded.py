"""The rules that the database holds for the vocabulary."""

from taxonomy.guards.rules import frozen_rows, sealed_children

_FROZEN = "{row}.state = 'frozen'"

GUARDS = [
    *frozen_rows("taxonomy_taxonomyversion", _FROZEN, ("taxonomy_id", "number")),
    *frozen_rows("taxonomy_labelschemaversion", _FROZEN, ("schema_id", "number")),
    *frozen_rows("taxonomy_guidelineversion", _FROZEN, ("guideline_id", "number")),
    *sealed_children(
        "taxonomy_reasoncode",
        "version_id",
        "taxonomy_taxonomyversion",
        "taxonomy_taxonomyversion.state = 'frozen'",
        "taxonomy_reasoncode: this taxonomy version is frozen",
    ),
]
