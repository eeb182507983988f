"""Golden rows and the rows of an answer side by side, for people who judge it blind in a calibration."""

from typing import Any

from agreement.selectors.goldens import golden_at
from agreement.selectors.pages_run_case import row_table
from annotation.models.calibration import Calibration
from annotation.models.judging import Attempt
from annotation.models.studies import StudyCase
from taxonomy.strict_json import strict_json


def rows_in_calibration(study_case: StudyCase) -> dict[str, Any] | None:
    """The aligned table of the answer that a case of a calibration's study shows; None elsewhere and without golden rows.

    Columns are paired as their names suggest; where one golden column finds no other there is no table, as it would call
    rows matched by the rest, and nobody can mend the pairing here. What follows is the person's to say.
    """
    calibration = Calibration.objects.filter(study=study_case.study_id).select_related("judge_pass").first()
    if calibration is None:
        return None
    attempt = Attempt.objects.filter(run=calibration.judge_pass.run_id, case=study_case.case_id).first()
    golden = golden_at(study_case.case, attempt.golden_revision) if attempt else None
    if attempt is None or golden is None or not golden.rows or not strict_json(attempt.rows):
        return None
    table = row_table(attempt, golden)
    if not all(pair["prediction"] for pair in table["pairing"]):
        return None
    return {"template": "agreement/runs/_rows.html", "table": table}
