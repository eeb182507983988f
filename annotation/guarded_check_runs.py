"""The rules that the database holds for check runs: written once, and only beside the label that they are of."""

from taxonomy.guards.rules import insert_only, refuse
from taxonomy.guards.triggers import Trigger

_TABLE = "annotation_checkrun"
_ELSEWHERE = (
    "NEW.label_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM annotation_label l WHERE l.id = NEW.label_id "
    "AND l.assignment_id = NEW.assignment_id AND l.revision = NEW.revision)"
)

CHECK_RUN_GUARDS: list[Trigger] = [
    *insert_only(
        _TABLE,
        ("assignment_id", "revision", "field", "inputs_sha256", "engine_version"),
        ("public_id",),
    ),
    *refuse(_TABLE, "label", ["INSERT"], _ELSEWHERE, f"{_TABLE}: a run is of the label that it names"),
]
