"""The rules that the database holds for the vocabulary."""

from taxonomy.guards.rules import frozen_rows, refuse, sealed_children

_FROZEN = "{row}.state = 'frozen'"
_LEADS_TO_FROZEN = (
    "EXISTS(SELECT 1 FROM taxonomy_taxonomyversion v WHERE v.id = {row}.after_id AND v.state = 'frozen')"
)

GUARDS = [
    *frozen_rows("taxonomy_taxonomyversion", _FROZEN, ("taxonomy_id", "number")),
    *frozen_rows("taxonomy_labelschemaversion", _FROZEN, ("schema_id", "number")),
    *frozen_rows("taxonomy_guidelineversion", _FROZEN, ("guideline_id", "number")),
    *frozen_rows("taxonomy_rubricversion", _FROZEN, ("rubric_id", "number")),
    *sealed_children(
        "taxonomy_reasoncode",
        "version_id",
        "taxonomy_taxonomyversion",
        "taxonomy_taxonomyversion.state = 'frozen'",
        "taxonomy_reasoncode: this taxonomy version is frozen",
    ),
    *frozen_rows("taxonomy_taxonomymapping", _LEADS_TO_FROZEN, ("after_id",)),
    *refuse(
        "taxonomy_taxonomymapping",
        "between",
        ["INSERT", "UPDATE"],
        "NOT EXISTS(SELECT 1 FROM taxonomy_taxonomyversion a JOIN taxonomy_taxonomyversion b "
        "ON a.taxonomy_id = b.taxonomy_id WHERE a.id = NEW.before_id AND b.id = NEW.after_id "
        "AND a.state = 'frozen' AND a.number < b.number)",
        "taxonomy_taxonomymapping: a mapping leads from a frozen version to a later one of the same taxonomy",
    ),
]
