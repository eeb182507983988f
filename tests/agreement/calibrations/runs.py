"""A run of fifty answers with a judge's verdicts, and people who judge a sample of it blind."""

import json
from typing import Any

from agreement.services.calibration_studies import CalibrationPlan, begin_calibration
from annotation.models.calibration import Calibration
from annotation.models.jobs import Job
from annotation.models.judging import Attempt, JudgePass, Run, Verdict
from annotation.models.projects import Annotator, Kind, Project
from annotation.services.datasets import import_cases
from annotation.services.jobs import run_job
from annotation.services.labelling import submit
from annotation.services.projects import ensure_annotator
from taxonomy.digest import canonical_text, sha256_of
from tests.studies import ACTOR, NOW

PINS = {"judge_version": "6", "rubric_sha": "a" * 40}
JUDGE = "judge:opus"
# What nobody but the judge said, so that a page that shows it is found.
WHY = "judge-says-why"


def cases_of(n: int) -> list[tuple[int, dict[str, Any]]]:
    """Cases in two families and two splits, each with its golden."""
    return [
        (
            number,
            {
                "id": f"q{number:02}",
                "input": {"question": f"How many orders in week {number}?"},
                "expectedOutput": {"orders": 100 + number},
                "split": "dev" if number % 3 == 0 else "test",
                "metadata": {
                    "family": "sales" if number % 2 else "returns",
                    **({"sourceTraceId": f"t-{number}"} if number > 2 else {}),
                },
            },
        )
        for number in range(1, n + 1)
    ]


def truth_of(number: int) -> str:
    """What people will say of an answer."""
    return "no_match" if number % 4 == 0 else "match"


def judged_as(number: int) -> str | None:
    """What the judge says: wrong on 8 and 9 of each ten, not parsed on every twentieth."""
    if number % 20 == 0:
        return None
    right = truth_of(number)
    if number % 10 == 8:
        return "match" if right == "no_match" else "no_match"
    return "near_match" if number % 10 == 9 else right


def verdict_record(case_id: str, verdict: str | None, confidence: int = 8) -> dict[str, Any]:
    if verdict is None:
        return {"case_id": case_id, "verdict": None, "reason": "judge_unparseable", **PINS}
    return {
        "case_id": case_id, "verdict": verdict, "confidence": confidence, "why": WHY, "column_pairing": {},
        "gold_status": "verified", **({"rubric_clause": "DIVERGENT 1"} if verdict == "near_match" else {}), **PINS,
    }  # fmt: skip


def make_run(project: Project, *, n: int = 50, name: str = "nightly") -> JudgePass:
    """A run over `n` cases of data set `orders`, and one pass of a judge over it."""
    version = import_cases(
        project=project, dataset="orders", rows=cases_of(n), source="cases", actor=ACTOR, now=NOW
    ).version
    run = Run.objects.create(
        project=project, dataset_version=version, name=name, answerer="answerer-7", status="complete",
        n_attempts=n, sha256="1" * 64, imported_by=ACTOR, imported_at=NOW,
    )  # fmt: skip
    judge = ensure_annotator(project=project, pseudonym=JUDGE, kind=Kind.MODEL, actor=ACTOR, now=NOW)
    judge_pass = JudgePass.objects.create(
        run=run,
        number=1,
        judge=judge,
        pins=canonical_text(PINS),
        sha256="2" * 64,
        begun_by=ACTOR,
        begun_at=NOW,
    )
    for number, case in enumerate(version.cases.order_by("external_id"), start=1):
        attempt = Attempt.objects.create(
            run=run, case=case, position=number, actor="answerer-7",
            prediction=f"{100 + number if truth_of(number) == 'match' else 7} orders in week {number}.",
            slices=canonical_text({"arm": "a" if number % 2 else "b"}), sha256=sha256_of(number),
        )  # fmt: skip
        give_verdict(
            judge_pass,
            attempt,
            verdict_record(case.external_id, judged_as(number), 5 if number % 15 == 0 else 6 + number % 4),
        )
    return judge_pass


def give_verdict(judge_pass: JudgePass, attempt: Attempt, record: dict[str, Any]) -> Verdict:
    return Verdict.objects.create(
        judge_pass=judge_pass, attempt=attempt, verdict=record["verdict"], confidence=record.get("confidence"),
        gold_status=record.get("gold_status", ""), reason=record.get("reason", ""), record=canonical_text(record),
        sha256=sha256_of(record), given_at=NOW,
    )  # fmt: skip


def begin(judge_pass: JudgePass, **more: Any) -> Calibration:
    plan = {"name": "judge of June", "annotators": ("ann",), "k": 1, "n": 46, "seed": 3} | more
    return begin_calibration(judge_pass=judge_pass, plan=CalibrationPlan(**plan), actor=ACTOR, now=NOW)


def human_answers(verdict: str, **more: Any) -> dict[str, Any]:
    return {"verdict": verdict, "confidence": 9, "why": "as I read it", "gold_status": "verified"} | more


def judge_all(calibration: Calibration, answers: dict[tuple[str, str], dict[str, Any]] | None = None) -> None:
    """Every annotator answers every case by the truth, or as `answers` says by case and pseudonym; last closes."""
    slots = calibration.study.assignments.select_related("study_case__case", "annotator")
    for slot in slots.order_by("annotator__pseudonym", "study_case__case__external_id"):
        annotator: Annotator = slot.annotator
        case = slot.study_case.case.external_id
        given = (answers or {}).get((case, annotator.pseudonym)) or human_answers(truth_of(int(case[1:])))
        submit(
            assignment=slot, annotator=annotator, answers=given, idempotency_key=str(slot.public_id),
            expected_revision=0, now=NOW,
        )  # fmt: skip


def seal(calibration: Calibration) -> dict[str, Any]:
    """Run the jobs that closing started, and the sealed document."""
    for job in Job.objects.filter(arguments__study_id=calibration.study_id).order_by("pk"):
        run_job(job_id=job.pk, clock=lambda: NOW)
    calibration.study.refresh_from_db()
    return dict(json.loads(calibration.reports.get().document))
