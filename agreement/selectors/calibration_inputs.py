"""What a calibration's report stands on: who said what, and what adjudicators settled since the first was sealed."""

from collections.abc import Mapping
from typing import Any

from agreement.judging.calibration_inputs import VERSION, HumanLabel, Inputs, Ruled, Said
from agreement.judging.gates import JudgeGates
from agreement.selectors.judged_runs import judged_attempts
from annotation.core.report_versions import version_of
from annotation.models.calibration import Calibration
from annotation.models.datasets import Case
from annotation.selectors.adjudication import standing_rulings
from annotation.selectors.labels import counted_labels
from annotation.selectors.report_header import dataset_header, study_header
from taxonomy.digest import sha256_of
from taxonomy.strict_json import strict_json


def has_new_rulings(calibration: Calibration) -> bool:
    """Whether adjudicators settled something about verdicts or goldens that the last sealed report does not know."""
    last = calibration.reports.order_by("number").last()
    rulings = digest_of(rulings_of(calibration))
    if last is None or not rulings:
        return False
    return bool(strict_json(last.document).get("rulings_sha256") != rulings)


def is_outdated(calibration: Calibration) -> bool:
    """Whether the last sealed report was made by another version of the engine or the document than this one."""
    last = calibration.reports.order_by("number").last()
    return last is not None and version_of(strict_json(last.document)) != VERSION


def digest_of(rulings: Mapping[str, Ruled]) -> str:
    """The digest of rulings in the order of their cases; empty where there are none."""
    return sha256_of([[case, *rulings[case]] for case in sorted(rulings)]) if rulings else ""


def rulings_of(calibration: Calibration) -> dict[str, Ruled]:
    """By case; none before the first report: what people said without anybody's help is always sealed first."""
    if not calibration.reports.exists():
        return {}
    cases = dict(calibration.study.cases.values_list("pk", "case__external_id"))
    found = {}
    for case, ruling in standing_rulings(calibration.study).items():
        answers = strict_json(ruling.answers)
        ruled = Ruled(answers.get("verdict") or "", answers.get("gold_status") or "")
        if any(ruled):
            found[cases[case]] = ruled
    return found


def calibration_header(calibration: Calibration) -> dict[str, Any]:
    """Study, data set, run and judge as the report names them, with their pins."""
    judge_pass = calibration.judge_pass
    run = judge_pass.run
    return {
        "study": study_header(calibration.study),
        "dataset": dataset_header(calibration.study),
        "run": {
            "name": run.name,
            "answerer": run.answerer,
            "pins": strict_json(run.pins),
            "sha256": run.sha256,
        },
        "judge_pass": {
            "judge": judge_pass.judge.pseudonym,
            "number": judge_pass.number,
            "pins": strict_json(judge_pass.pins),
            "sha256": judge_pass.sha256,
        },
    }


def calibration_inputs(calibration: Calibration) -> tuple[str, Inputs]:
    """What was said by whom, and the digest of the judge's verdicts as they stood when the study began."""
    study = calibration.study
    said, slices, digests = {}, {}, []
    for judged in judged_attempts(calibration.judge_pass, until=calibration.begun_at):
        verdict, case = judged.verdict, judged.case_id
        by_rule = bool(verdict.judge_verdict)
        said[case] = Said(verdict.verdict or verdict.reason, None if by_rule else verdict.confidence)
        slices[case] = _case_slices(judged.attempt.case) | strict_json(judged.attempt.slices)
        digests.append([case, verdict.sha256])
    labels = [
        HumanLabel(
            label.case_id, label.annotator, label.answers["verdict"], label.answers.get("gold_status", "")
        )
        for label in counted_labels(study, by_case_id=True)
        if label.kind == "human"
    ]
    sampled = sorted(study.cases.values_list("case__external_id", flat=True))
    inputs = Inputs(
        judge=calibration.judge_pass.judge.pseudonym,
        said=said,
        labels=labels,
        sampled=sampled,
        slices=slices,
        gates=JudgeGates(**strict_json(calibration.gates)),
        seed=study.seed,
        rulings=rulings_of(calibration),
    )
    return sha256_of(digests), inputs


def _case_slices(case: Case) -> dict[str, str]:
    """What tells a case apart: its family, its split, and the short texts of its metadata."""
    metadata = strict_json(case.content).get("metadata")
    own = metadata if isinstance(metadata, dict) else {}
    found = {key: value for key, value in own.items() if isinstance(value, str) and 0 < len(value) <= 100}
    columns = {"family": case.family, "split": case.split}
    return found | {key: value for key, value in columns.items() if value}
