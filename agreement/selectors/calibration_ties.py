"""The reports of a calibration, and the answers on which its people tie until somebody rules on them."""

from collections import defaultdict
from typing import Any

from agreement.selectors.calibration_inputs import has_new_rulings, is_outdated
from annotation.models.calibration import Calibration, CalibrationReport
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.selectors.labels import counted_labels
from annotation.selectors.studies import roles_in
from taxonomy.strict_json import strict_json


def report_links(calibration: Calibration, shown: CalibrationReport) -> list[dict[str, Any]]:
    """Every sealed report, the first one first; empty where there is but one. The engine is named where it changed."""
    rows = [
        {
            "engine": report.engine_version,
            "number": report.number,
            "sealed_at": report.sealed_at,
            "n_ruled": strict_json(report.document)["whole"]["reference"].get("n_ruled", 0),
            "is_shown": report.number == shown.number,
        }
        for report in calibration.reports.order_by("number")
    ]
    if len({row["engine"] for row in rows}) == 1:
        rows = [row | {"engine": ""} for row in rows]
    return rows if len(rows) > 1 else []


def ties_part(user: User, calibration: Calibration, document: dict[str, Any]) -> dict[str, Any]:
    """Where people tie and what each said, and what this person may do about it; not what the judge said there."""
    tied = document["whole"]["reference"].get("unsettled", [])
    said: defaultdict[str, list[dict[str, str]]] = defaultdict(list)
    among = calibration.study.cases.filter(case__external_id__in=tied)
    for label in counted_labels(calibration.study, among=among, by_case_id=True):
        one = {"annotator": label.annotator, "verdict": label.answers["verdict"]}
        said[label.case_id].append(one | {"why": label.answers.get("why", "")})
    roles = roles_in(user, calibration.project)
    has_rulings = has_new_rulings(calibration)
    return {
        "ties": [{"case_id": case, "said": said[case]} for case in tied],
        "may_rule": Role.ADJUDICATOR in roles,
        "may_seal_again": Role.MANAGER in roles and (has_rulings or is_outdated(calibration)),
        "has_new_rulings": has_rulings,
    }
