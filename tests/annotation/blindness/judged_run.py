"""A run over cases of its own, what a model said of it, and one verdict of it overruled."""

from agreement.services.regressions import Settling, overrule
from agreement.services.runs import import_run
from agreement.services.verdicts import import_verdicts
from annotation.models.datasets import DatasetVersion
from annotation.models.judging import JudgePass
from annotation.models.projects import Annotator, Project
from annotation.services.datasets import import_cases, release_version
from tests.studies import ACTOR, NOW

JUDGE_SAYS = "Qx7WhyOfTheModel5e21"
CASES = ("o1", "o2", "o3", "o4")


def judged_run(project: Project) -> JudgePass:
    """The model's pass; the chair, who judges nothing blind, overruled its first verdict."""
    rows = [
        (row, {"id": name, "input": {"q": name}, "expectedOutput": "7"}) for row, name in enumerate(CASES, 1)
    ]
    import_cases(project=project, dataset="orders", rows=rows, source="c.jsonl", actor=ACTOR, now=NOW)
    version = DatasetVersion.objects.get(dataset__project=project, dataset__name="orders")
    release_version(version=version, actor=ACTOR, now=NOW)
    version.refresh_from_db()
    attempts = [(row, {"case_id": name, "prediction": f"7 in {name}"}) for row, name in enumerate(CASES, 1)]
    run = import_run(
        version=version, name="nightly", answerer="somebody", pins={}, rows=attempts, source="a.jsonl", actor=ACTOR,
        now=NOW,
    ).run  # fmt: skip
    said = {
        "verdict": "match", "confidence": 9, "why": JUDGE_SAYS, "column_pairing": {}, "gold_status": "suspect",
        "gold_note": JUDGE_SAYS, "judge_version": 1, "rubric_sha": "0" * 40,
    }  # fmt: skip
    verdicts = [(row, said | {"case_id": name}) for row, name in enumerate(CASES, 1)]
    done = import_verdicts(run=run, judge="judge:two", rows=verdicts, source="v.jsonl", actor=ACTOR, now=NOW)
    chair = Annotator.objects.get(project=project, pseudonym="chair")
    settling = Settling("no_match", JUDGE_SAYS, "gold_status")
    overrule(verdict=done.judge_pass.verdicts.order_by("pk")[0], settling=settling, by=chair, now=NOW)
    return done.judge_pass
