"""The rules that the database holds for calibrations: people judge, a model is judged, and the report stays."""

from taxonomy.guards.rules import insert_only, refuse
from taxonomy.guards.triggers import Trigger

_JUDGE = (
    "(SELECT n.kind FROM annotation_judgepass p JOIN annotation_annotator n ON n.id = p.judge_id "
    "WHERE p.id = NEW.judge_pass_id) = 'human'"
)
_CASES = (
    "(SELECT s.dataset_version_id FROM annotation_study s WHERE s.id = NEW.study_id) <> "
    "(SELECT r.dataset_version_id FROM annotation_judgepass p JOIN annotation_run r ON r.id = p.run_id "
    "WHERE p.id = NEW.judge_pass_id)"
)
_NOT_HUMAN = (
    "EXISTS(SELECT 1 FROM annotation_studyannotator m JOIN annotation_annotator n ON n.id = m.annotator_id "
    "WHERE m.study_id = NEW.study_id AND n.kind <> 'human')"
)
_STATE = "(SELECT s.state FROM annotation_study s WHERE s.id = {study})"
_OWN_STUDY = "(SELECT c.study_id FROM annotation_calibration c WHERE c.id = NEW.calibration_id)"


def _calibration_guards() -> list[Trigger]:
    table, report, member = (
        "annotation_calibration",
        "annotation_calibrationreport",
        "annotation_studyannotator",
    )
    return [
        *insert_only(table, ("public_id",), ("study_id",)),
        *insert_only(report, ("calibration_id", "number")),
        *refuse(table, "judge", ["INSERT"], _JUDGE, f"{table}: the judge that is calibrated is no person"),
        *refuse(table, "cases", ["INSERT"], _CASES, f"{table}: run and study stand on different cases"),
        *refuse(
            table, "people", ["INSERT"], _NOT_HUMAN, f"{table}: only people judge in the study of a calibration"
        ),
        *refuse(
            table, "stage", ["INSERT"], f"{_STATE.format(study='NEW.study_id')} <> 'DRAFT'",
            f"{table}: the study is no longer a draft",
        ),
        *refuse(
            member, "calibration", ["INSERT", "UPDATE"],
            "EXISTS(SELECT 1 FROM annotation_calibration c WHERE c.study_id = NEW.study_id) AND "
            "(SELECT n.kind FROM annotation_annotator n WHERE n.id = NEW.annotator_id) <> 'human'",
            f"{member}: only people judge in the study of a calibration",
        ),
        *refuse(
            report, "stage", ["INSERT"], f"{_STATE.format(study=_OWN_STUDY)} IN ('DRAFT', 'OPEN')",
            f"{report}: the study is not closed",
        ),
    ]  # fmt: skip


CALIBRATION_GUARDS = _calibration_guards()
