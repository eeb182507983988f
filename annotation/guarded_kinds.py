"""The rules by which no model enters a figure of people: kinds are told by name, by membership and by slot."""

from annotation.core.judge_names import JUDGE_PREFIX
from taxonomy.guards.rules import refuse
from taxonomy.guards.triggers import Trigger


def _member(person: str, study: str) -> str:
    return (
        "EXISTS(SELECT 1 FROM annotation_studyannotator m JOIN annotation_annotator n ON n.id = m.annotator_id "
        f"WHERE m.study_id = {study} AND {person})"
    )


def _kind_guards() -> list[Trigger]:
    """Panels are drawn from a study's members and their kinds; nobody else may hold a slot or have codes."""
    slot, vector = "annotation_assignment", "annotation_codevector"
    return [
        *refuse(
            "annotation_annotator", "judge", ["INSERT"],
            f"NEW.kind = 'human' AND SUBSTR(LOWER(TRIM(NEW.pseudonym)), 1, {len(JUDGE_PREFIX)}) = '{JUDGE_PREFIX}'",
            "annotation_annotator: a name that begins with judge: stands for a model and never for a person",
        ),
        *refuse(
            slot, "member", ["INSERT", "UPDATE"],
            "NEW.annotator_id IS NOT NULL AND NOT "
            + _member("m.annotator_id = NEW.annotator_id", "NEW.study_id"),
            f"{slot}: only an annotator of the study, of the kind it was designed with, holds a slot",
        ),
        *refuse(
            vector, "member", ["INSERT"],
            "NEW.annotator <> '' AND NOT " + _member("n.pseudonym = NEW.annotator", "NEW.study_id"),
            f"{vector}: only answers by annotators of the study are coded",
        ),
    ]  # fmt: skip


KIND_GUARDS = _kind_guards()
