"""Each answer of a calibration's sample as a line: who said what, and whether it counts."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from agreement.selectors.judged_runs import judged_attempts
from annotation.models.calibration import Calibration, CalibrationReport
from annotation.selectors.labels import counted_labels
from taxonomy.strict_json import strict_json

HEADER = ("case_id", "split", "family", "people", "judge", "judge_confidence", "ruled", "status")


def unit_rows(calibration: Calibration, report: CalibrationReport) -> Iterator[tuple[Any, ...]]:
    """A header and a row for each case of the sample; raises StudyStillBlind before the study is closed.

    `people` are `pseudonym=verdict`, with semicolons between; `ruled` is what an adjudicator settled, where the report
    goes by it.
    """
    said = defaultdict(list)
    for label in counted_labels(calibration.study, by_case_id=True):
        said[label.case_id].append((label.annotator, label.answers["verdict"]))
    document = strict_json(report.document)
    wrong = {
        case for one in document["excluded"] if one["reason"] == "verified_wrong" for case in one["case_ids"]
    }
    tied = set(document["whole"]["reference"].get("unsettled", []))
    ruled = document.get("rulings", {})
    sampled = set(calibration.study.cases.values_list("case__external_id", flat=True))
    yield HEADER
    for judged in judged_attempts(calibration.judge_pass, until=calibration.begun_at):
        case, verdict = judged.case_id, judged.verdict
        if case not in sampled:
            continue
        status = (
            "golden found wrong" if case in wrong
            else "nobody judged it" if not said[case]
            else "infrastructure error" if verdict.verdict is None
            else "people tie" if case in tied
            else "used"
        )  # fmt: skip
        yield (
            case,
            judged.attempt.case.split,
            judged.family,
            "; ".join(f"{name}={given}" for name, given in said[case]),
            verdict.verdict or verdict.reason,
            verdict.confidence if verdict.confidence is not None else "",
            ruled.get(case, ""),
            status,
        )
