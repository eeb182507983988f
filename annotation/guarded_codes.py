"""The rules that the database holds for sealed codes: written after closing, whole at once, and never again."""

from taxonomy.guards.rules import insert_only, refuse
from taxonomy.guards.triggers import Trigger

_KEYS = {
    "annotation_codebook": ("study_id", "kind", "name"),
    "annotation_codevector": ("study_id", "kind", "name", "annotator", "block"),
    "annotation_codeseal": ("study_id",),
}
_OPEN = "(SELECT s.state FROM annotation_study s WHERE s.id = NEW.study_id) IN ('DRAFT', 'OPEN')"
_SEALED = "EXISTS(SELECT 1 FROM annotation_codeseal c WHERE c.study_id = NEW.study_id)"


def _code_guards() -> list[Trigger]:
    triggers = []
    for table, key in _KEYS.items():
        triggers += insert_only(table, key)
        triggers += refuse(table, "stage", ["INSERT"], _OPEN, f"{table}: the study is not closed")
    for table in ("annotation_codebook", "annotation_codevector"):
        triggers += refuse(
            table, "sealed", ["INSERT"], _SEALED, f"{table}: the codes of this study are sealed"
        )
    return triggers


CODE_GUARDS = _code_guards()
