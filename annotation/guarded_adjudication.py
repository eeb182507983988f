"""The rules that the database holds for adjudication: in its stage, never by a labeller, never written over."""

from taxonomy.guards.rules import frozen_rows, insert_only, refuse
from taxonomy.guards.triggers import Trigger

_STATE = (
    "(SELECT s.state FROM annotation_study s JOIN annotation_studycase c ON c.study_id = s.id "
    "WHERE c.id = {row}.study_case_id)"
)
_STAGE = f"{_STATE} NOT IN ('MEASURED', 'ADJUDICATED')"


def _labelled_by(column: str) -> str:
    """SQL: whether the person named in `column` of the new row labelled its case."""
    return (
        "EXISTS(SELECT 1 FROM annotation_assignment a JOIN annotation_label l ON l.assignment_id = a.id "
        f"WHERE a.study_case_id = NEW.study_case_id AND a.annotator_id = NEW.{column})"
    )


def _came_late(column: str) -> str:
    """SQL: whether the person named in `column` labelled the case too late for a slot, which is labelling all the same."""
    return (
        "EXISTS(SELECT 1 FROM annotation_surpluslabel l WHERE l.study_case_id = NEW.study_case_id "
        f"AND l.annotator_id = NEW.{column})"
    )


def _ruling_guards() -> list[Trigger]:
    first = (
        "NEW.kind = 'consistency' AND NOT EXISTS(SELECT 1 FROM annotation_ruling r WHERE r.study_case_id = "
        "NEW.study_case_id AND r.kind = 'ruling' AND r.adjudicator_id = NEW.adjudicator_id)"
    )
    chair = (
        "NEW.session_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM annotation_adjudicationsession s "
        "WHERE s.id = NEW.session_id AND s.chair_id = NEW.adjudicator_id AND s.closed_at IS NULL)"
    )
    return [
        *refuse(
            "annotation_ruling", "again", ["INSERT"], first,
            "annotation_ruling: only who ruled on a case rules on it again for consistency",
        ),
        *refuse(
            "annotation_ruling", "late", ["INSERT"], _came_late("adjudicator_id"),
            "annotation_ruling: nobody rules on a case that they labelled",
        ),
        *refuse("annotation_ruling", "chair", ["INSERT"], chair, "annotation_ruling: only the chair of a session rules"),
        *insert_only("annotation_gapresolution", ("ruling_id",)),
    ]  # fmt: skip


def _acceptance_guards() -> list[Trigger]:
    table = "annotation_acceptance"
    return [
        *insert_only(table, ("study_case_id",)),
        *refuse(table, "stage", ["INSERT"], _STAGE, f"{table}: acceptance comes after the sealed report"),
        *refuse(
            table,
            "own",
            ["INSERT"],
            f"{_labelled_by('accepted_by_id')} OR {_came_late('accepted_by_id')}",
            f"{table}: nobody accepts their own label",
        ),
    ]


def _lease_guards() -> list[Trigger]:
    table = "annotation_rulinglease"
    return [
        *frozen_rows(table, "{row}.ended_at IS NOT NULL"),
        *refuse(
            table, "own", ["INSERT"], f"{_labelled_by('adjudicator_id')} OR {_came_late('adjudicator_id')}",
            f"{table}: nobody holds a case that they labelled",
        ),
    ]  # fmt: skip


def _position_guards() -> list[Trigger]:
    table = "annotation_position"
    elsewhere = (
        "NOT EXISTS(SELECT 1 FROM annotation_adjudicationsession s JOIN annotation_studycase c ON c.study_id = s.study_id "
        "WHERE s.id = NEW.session_id AND c.id = NEW.study_case_id AND s.kind = 'consensus' AND s.closed_at IS NULL)"
    )
    return [
        *insert_only(table, ("session_id", "study_case_id", "annotator_id")),
        *refuse(table, "stage", ["INSERT"], _STAGE, f"{table}: positions come after the sealed report"),
        *refuse(
            table, "labeller", ["INSERT"], f"NOT {_labelled_by('annotator_id')}",
            f"{table}: only who labelled a case takes a position on it",
        ),
        *refuse(table, "session", ["INSERT"], elsewhere, f"{table}: no open consensus session holds this case"),
    ]  # fmt: skip


ADJUDICATION_GUARDS = [*_ruling_guards(), *_acceptance_guards(), *_lease_guards(), *_position_guards()]
