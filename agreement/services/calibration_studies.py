"""Beginning a calibration: a sample of a judge's run goes to people, who judge it blind in a study of their own."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.db import transaction

from agreement.judging.gates import JudgeGates, gates_from
from agreement.judging.rubric_guideline import guideline_of
from agreement.judging.words import MOST_SAMPLED
from agreement.selectors.judged_runs import Judged, judged_attempts, shown_answer
from annotation.core.bad_input import BadInput
from annotation.core.sampling import stratified
from annotation.core.study_files import StudyPlan
from annotation.models.calibration import Calibration
from annotation.models.judging import JudgePass
from annotation.models.outputs import Output, Producer
from annotation.models.projects import Annotator, Kind
from annotation.services.ledger import record_event
from annotation.services.studies import create_study, open_study
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.rubrics import parse_rubric
from taxonomy.strict_json import strict_json

SCHEMA = "answer-verdict"
LONGEST_NAME = 100


class CalibrationRefused(Exception):
    """The calibration cannot be begun as asked; the message says why."""


@dataclass(frozen=True)
class CalibrationPlan:
    """Who judges how many answers; `gates` changes by which figures the judge is trusted."""

    name: str
    annotators: tuple[str, ...]
    k: int = 1
    n: int = 60
    seed: int = 0
    guideline: str = ""
    gates: Mapping[str, Any] = field(default_factory=dict)


@transaction.atomic
def begin_calibration(
    *, judge_pass: JudgePass, plan: CalibrationPlan, actor: str, now: datetime
) -> Calibration:
    """Draw the sample, open its study and pin the gates; raises CalibrationRefused or BadInput.

    The study closes with its last submission, and its report is sealed by the job that closing starts.
    """
    run = judge_pass.run
    gates = gates_from(plan.gates, source="gates") if plan.gates else JudgeGates()
    if judge_pass.judge.kind == Kind.HUMAN:
        raise CalibrationRefused(
            f"{judge_pass.judge.pseudonym} is a person; only a model judge is calibrated."
        )
    _refuse_models(judge_pass, plan.annotators)
    drawn = _drawn(list(judged_attempts(judge_pass)), plan)
    study = create_study(
        project=run.project,
        plan=StudyPlan(
            name=plan.name,
            dataset=run.dataset_version.dataset.name,
            dataset_version=run.dataset_version.version,
            schema=SCHEMA,
            guideline=plan.guideline or _rubric(judge_pass),
            annotators=dict.fromkeys(plan.annotators, "human"),
            cases=tuple(judged.case_id for judged in drawn),
            k=plan.k,
            seed=plan.seed,
            is_fixed=len(plan.annotators) == plan.k,
            output_ids=_outputs(drawn, run.answerer, run.name),
            close_when_complete=True,
        ),
        actor=actor,
        now=now,
    )
    calibration = Calibration.objects.create(
        project=run.project,
        study=study,
        judge_pass=judge_pass,
        gates=canonical_text(dict(gates.__dict__)),
        begun_by=actor,
        begun_at=now,
    )
    record_event(
        chain=run.project.slug,
        action="calibration.begun",
        actor=actor,
        at=now,
        subject={
            "study": study.name,
            "run": run.name,
            "judge": judge_pass.judge.pseudonym,
            "pass": judge_pass.number,
            "n": len(drawn),
            "gates": {key: format(value, "g") for key, value in gates.__dict__.items()},
        },
    )
    open_study(study=study, actor=actor, now=now)
    return calibration


def _rubric(judge_pass: JudgePass) -> dict[str, str] | None:
    """The judge's own rubric as a guideline: people judge by the same words."""
    version = judge_pass.rubric_version
    if version is None:
        return None
    markdown = guideline_of(parse_rubric(strict_json(version.document)))
    return {"name": f"rubric-{version.rubric.name}"[:LONGEST_NAME], "markdown": markdown}


def _refuse_models(judge_pass: JudgePass, names: Iterable[str]) -> None:
    known = Annotator.objects.filter(project=judge_pass.run.project, pseudonym__in=list(names))
    other = known.exclude(kind=Kind.HUMAN).order_by("pseudonym").first()
    if other:
        raise CalibrationRefused(
            f"annotator {other.pseudonym!r} is a {other.kind}; only people judge in the study of a calibration."
        )


def _drawn(population: list[Judged], plan: CalibrationPlan) -> list[Judged]:
    """A random sample, each family in proportion, whatever the judge said of it: rates must carry over."""
    if not 1 <= plan.n <= MOST_SAMPLED:
        raise BadInput(f"field 'n', value {plan.n!r}: must be a whole number from 1 to {MOST_SAMPLED}")
    if not population:
        raise CalibrationRefused("the judge gave no verdict on any complete attempt of this run.")
    by_case = {judged.case_id: judged for judged in population}
    ids = stratified(plan.seed, {case: judged.family for case, judged in by_case.items()}, plan.n)
    return [by_case[case] for case in ids]


def _outputs(drawn: list[Judged], answerer: str, run: str) -> dict[str, int]:
    """The answers as outputs, by id of the case; one that another run gave too is there already and is shown."""
    contents = {judged.case_pk: shown_answer(judged.attempt) for judged in drawn}
    digests = {case: sha256_bytes(content.encode()) for case, content in contents.items()}
    stored = {
        output.case_id: output
        for output in Output.objects.filter(case_id__in=contents, sha256__in=set(digests.values()))
        if output.sha256 == digests[output.case_id]
    }
    new = Output.objects.bulk_create(
        Output(case_id=case, content=content, sha256=digests[case])
        for case, content in contents.items()
        if case not in stored
    )
    Producer.objects.bulk_create(Producer(output=output, model=answerer, run=run) for output in new)
    stored |= {output.case_id: output for output in new}
    return {judged.case_id: stored[judged.case_pk].pk for judged in drawn}
