"""The page of a calibration: before its report is sealed what is missing, and after it the report in words."""

from collections import defaultdict
from typing import Any

from agreement.judging.vocabulary import VERDICTS
from agreement.selectors import calibration_figures as figures
from agreement.selectors.calibration_ties import report_links, ties_part
from agreement.selectors.calibrations import may_overrule
from agreement.selectors.judged_runs import last_verdicts
from agreement.selectors.runs import kept_back
from annotation.models.calibration import Calibration, CalibrationReport
from annotation.models.jobs import Job, JobState
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.regressions import RegressionFixture
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.labels import counted_labels, progress
from annotation.selectors.pages_access import is_labelling
from annotation.selectors.pages_frame import frame, study_head
from taxonomy.strict_json import strict_json

EXCLUDED = {
    "verified_wrong": "whose golden somebody found wrong: they leave every figure",
    "no_label": "that nobody judged",
}


def calibration_head(calibration: Calibration) -> dict[str, Any]:
    """A calibration as lists name it; `decision` is empty until the report may be read."""
    report = sealed_report(calibration)
    found = figures.gate(strict_json(report.document)["whole"]["gate"]) if report else None
    return {
        "id": calibration.public_id,
        "study": calibration.study.name,
        "state": calibration.study.state,
        "run": calibration.judge_pass.run.name,
        "judge": calibration.judge_pass.judge.pseudonym,
        "pass": calibration.judge_pass.number,
        "begun_at": calibration.begun_at,
        "gate": found,
    }


def sealed_report(calibration: Calibration, number: int | None = None) -> CalibrationReport | None:
    """The report of that number, else the newest, once the study is measured: before, somebody may still be blind."""
    if calibration.study.state not in AFTER_MEASURING:
        return None
    if number is not None:
        return calibration.reports.filter(number=number).first()
    return calibration.reports.order_by("number").last()


def calibration_page(*, user: User, calibration: Calibration, number: int | None = None) -> dict[str, Any]:
    study, report = calibration.study, sealed_report(calibration, number)
    page = frame(user=user, project=study.project, current="judging", study=study)
    page |= {
        "calibration": calibration_head(calibration),
        "study": study_head(study),
        "report": report,
        "gates": figures.gate(_empty_gate(calibration)),
    }
    if report is None:
        own = is_labelling(user, study)
        return page | {
            "is_labelling": own,
            "progress": None if own else progress(study),
            "has_failed": Role.MANAGER in page["roles"] and _has_failed(calibration),
        }
    found = _report(report)
    hidden = kept_back(user, calibration.judge_pass)
    parts = ties_part(user, calibration, found["document"])
    differ = _disagreements(calibration, report, links=may_overrule(user, study.project))
    return (
        page
        | found
        | parts
        | {
            "reports": report_links(calibration, report),
            "ties": [row for row in parts["ties"] if row["case_id"] not in hidden],
            "disagreements": [row for row in differ if row["case_id"] not in hidden],
            "is_judging": bool(hidden),
            "may_overrule": may_overrule(user, study.project),
        }
    )


def _has_failed(calibration: Calibration) -> bool:
    """Whether the job was given up or cancelled, so that somebody must ask for it again."""
    jobs = Job.objects.filter(kind="calibrate", arguments__calibration_id=calibration.pk)
    return jobs.filter(state__in=[JobState.FAILED, JobState.CANCELLED]).exists()


def _report(report: CalibrationReport) -> dict[str, Any]:
    document = strict_json(report.document)
    whole = document["whole"]
    binary = whole["binary"]
    corrected = whole["corrected_pass_rate"]
    return {
        "document": document,
        "gate": figures.gate(whole["gate"]),
        "kappa": figures.kappa(binary["kappa"]),
        "kappa_of_all": figures.kappa(whole["kappa"]),
        "tpr": figures.share(binary["tpr"]),
        "tnr": figures.share(binary["tnr"]),
        "counts": {key: binary[key] for key in ("tp", "fp", "fn", "tn", "n", "n_neither")},
        "rates": [
            ("Accuracy", figures.share(binary["accuracy"])),
            ("Precision", figures.share(binary["precision"])),
            ("Recall, TPR", figures.share(binary["tpr"])),
            ("TNR", figures.share(binary["tnr"])),
        ],
        "f1": figures.decimal(binary["f1"]) if binary["f1"] is not None else "",
        "abstention": figures.share(whole["abstention"]),
        "errors": [{"reason": reason, "n": n} for reason, n in whole["infrastructure_errors"].items()],
        "n_errors": whole["n_infrastructure_error"],
        "n_compared": whole["n_compared"],
        "unsettled": whole["reference"]["n_unsettled"],
        "n_ruled": whole["reference"].get("n_ruled", 0),
        "people": figures.people(whole.get("people", []), document["human_agreement"]),
        "confusion": figures.confusion(whole, VERDICTS),
        "reliability": figures.reliability(whole["confidence"]),
        "corrected": {
            "n_labelled": corrected["n_labelled"],
            "n_unlabelled": corrected["n_unlabelled"],
            "rows": [
                ("People, on the sample", figures.share(corrected["human"])),
                ("The judge alone, uncorrected", figures.share(corrected["judge"])),
                ("Rogan and Gladen", figures.rate(corrected["rogan_gladen"])),
                ("Prediction-powered", figures.rate(corrected["prediction_powered"])),
            ],
            "best": figures.rate(corrected["prediction_powered"]),
        },
        "alternative": figures.alternative(whole["alternative_annotator_test"]),
        "slices": figures.slice_rows(whole["slices"]),
        "parts": [
            {
                "split": part["split"],
                "gate": figures.gate(part["gate"]),
                "n": part["n_compared"],
                "kappa": figures.kappa(part["binary"]["kappa"]),
                "false_accepts": _of(part["binary"]["fp"], part["binary"]["tnr"]),
                "false_rejects": _of(part["binary"]["fn"], part["binary"]["tpr"]),
            }
            for part in document["parts"]
        ],
        "excluded": [found | {"says": EXCLUDED[found["reason"]]} for found in document["excluded"]],
        "humans": document["humans"],
    }


def _of(n: int, rate: dict[str, Any]) -> str:
    return f"{n} of {rate['n']}"


def _empty_gate(calibration: Calibration) -> dict[str, Any]:
    gates = strict_json(calibration.gates)
    blank = {"decision": None, "reason": None, "promoted": False, "autonomous": False, "n_labels": 0}
    return blank | {"reaches": None, "gates": gates}


def _disagreements(
    calibration: Calibration, report: CalibrationReport, *, links: bool
) -> list[dict[str, Any]]:
    """Where people settled otherwise than the judge, with the whys of both, and the fixture where one was made."""
    listed = {found["case_id"]: found for found in strict_json(report.document)["disagreements"]}
    cases = calibration.study.cases.filter(case__external_id__in=listed)
    said: defaultdict[str, list[str]] = defaultdict(list)
    for label in counted_labels(calibration.study, among=cases, by_case_id=True):
        if label.answers["verdict"] == listed[label.case_id]["human"]:
            said[label.case_id].append(label.answers.get("why", ""))
    rows = []
    verdicts = last_verdicts(calibration.judge_pass, until=calibration.begun_at)
    found = list(verdicts.filter(attempt__case__external_id__in=listed))
    fixtures = {
        fixture.attempt_id: fixture.public_id
        for fixture in RegressionFixture.objects.filter(attempt__in=[one.attempt_id for one in found])
    }
    for verdict in found:
        case_id = verdict.attempt.case.external_id
        rows.append(
            listed[case_id]
            | {
                "whys": said[case_id],
                "judge_why": strict_json(verdict.record).get("why", ""),
                "answer": verdict.attempt.prediction,
                "fixture": fixtures.get(verdict.attempt_id),
                "verdict_id": verdict.public_id if links else None,
            }
        )
    return rows
