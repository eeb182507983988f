"""The clauses of a judge's rubric about one case, for people who judge the same answer blind."""

from annotation.models.calibration import Calibration
from annotation.models.studies import StudyCase
from annotation.selectors.pages_rubrics import MEANINGS
from taxonomy.rubrics import CREDITED, parse_rubric
from taxonomy.strict_json import strict_json


def clauses_about(study_case: StudyCase) -> list[dict[str, str]]:
    """Clauses about this case alone; those about all cases are in the study's guideline. None outside calibrations."""
    calibration = (
        Calibration.objects.filter(study=study_case.study_id)
        .exclude(judge_pass__rubric_version=None)
        .select_related("judge_pass__rubric_version")
        .first()
    )
    if calibration is None or calibration.judge_pass.rubric_version is None:
        return []
    rubric = parse_rubric(strict_json(calibration.judge_pass.rubric_version.document))
    return [
        {
            "key": clause.key,
            "marker": clause.marker or CREDITED,
            "means": MEANINGS[clause.marker or CREDITED][0],
            "text": clause.text,
            "trap": "" if clause.trap_value is None else f"{clause.trap_value:g}",
        }
        for clause in rubric.clauses
        if clause.case == study_case.case.external_id
    ]
