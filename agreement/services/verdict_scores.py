"""What a judge and people said of a run, as scores for the traces that its cases came from."""

from typing import Any, NamedTuple

from agreement.judging.policy import DEFAULT_POLICY
from agreement.judging.vocabulary import NEEDS_HUMAN, VERDICTS
from agreement.selectors.runs import last_verdicts, pins_of_pass, value_of
from annotation.core.langfuse import verdict_score
from annotation.models.calibration import Calibration
from annotation.models.judging import JudgePass
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.labels import counted_labels
from annotation.services.langfuse import send_scores, traces_of
from taxonomy.digest import sha256_of

JUDGE, HUMAN, SURE = "judge-verdict", "human-verdict", "judge-confidence"


class VerdictScores(NamedTuple):
    configs: list[dict[str, Any]]
    scores: list[dict[str, Any]]
    without_trace: list[str]


def verdict_scores(judge_pass: JudgePass) -> VerdictScores:
    """The judge's recorded verdicts, and people's from sealed calibrations; cases without a trace have none.

    The same run, pass and case give the same id, whenever it is asked and whatever was judged anew since.
    """
    traces = traces_of(judge_pass.run.dataset_version)
    scores, without = [], []
    run, pins = judge_pass.run.sha256[:16], pins_of_pass(judge_pass)
    for row in last_verdicts(judge_pass):
        case = row.attempt.case.external_id
        verdict = value_of(row.attempt, row, pins)
        recorded = DEFAULT_POLICY.record(verdict).recorded
        if case not in traces:
            without.append(case)
            continue
        if recorded is None:
            continue
        decision = {"decision": f"{run}:{judge_pass.number}:{case}", "trace": traces[case], "source": "EVAL"}
        scores.append(verdict_score(**decision, name=JUDGE, value=recorded, note=verdict.why))
        if row.confidence is not None:
            scores.append(verdict_score(**decision, name=SURE, value=row.confidence))
    for calibration in judge_pass.calibrations.filter(study__state__in=AFTER_MEASURING).order_by("pk"):
        report = calibration.reports.filter(number=1).first()
        if report is not None:
            scores += _by_people(calibration, report.inputs_sha256[:16], traces)
    return VerdictScores(_configs(), scores, without)


def push_verdict_scores(judge_pass: JudgePass) -> VerdictScores:
    """Send the scores; sent again, each stays one."""
    found = verdict_scores(judge_pass)
    send_scores(found.configs, found.scores)
    return found


def _by_people(calibration: Calibration, report: str, traces: dict[str, str]) -> list[dict[str, Any]]:
    """One score per person and case, without the person's name; the id is drawn from both."""
    return [
        verdict_score(
            decision=f"{report}:{label.case_id}:{sha256_of([label.case_id, label.annotator])[:12]}",
            name=HUMAN,
            value=label.answers["verdict"],
            trace=traces[label.case_id],
            source="ANNOTATION",
            note=label.answers.get("why", ""),
        )
        for label in counted_labels(calibration.study, by_case_id=True)
        if label.case_id in traces
    ]


def _configs() -> list[dict[str, Any]]:
    verdicts = [{"label": label, "value": index} for index, label in enumerate((*VERDICTS, NEEDS_HUMAN))]
    return [
        {"name": JUDGE, "dataType": "CATEGORICAL", "categories": verdicts},
        {"name": HUMAN, "dataType": "CATEGORICAL", "categories": verdicts[:-1]},
        {"name": SURE, "dataType": "NUMERIC", "minValue": 1, "maxValue": 10},
    ]
