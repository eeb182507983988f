"""A person gives up a pass that they have begun: what is left stays on record without a verdict, and why."""

from datetime import datetime

from django.db import transaction

from agreement.judging.settled_records import NO_VERDICT
from agreement.judging.words import LONGEST_WHY
from agreement.selectors.goldens import goldens_of
from agreement.selectors.runs import given_up_because
from agreement.services.verdicts import BATCH, verdict_row
from annotation.models.judging import Attempt, JudgePass, Verdict
from annotation.models.projects import Kind
from annotation.services.ledger import record_event


class CannotGiveUp(Exception):
    """The pass cannot be given up; the message says why."""


@transaction.atomic
def give_up(*, judge_pass: JudgePass, reason: str, now: datetime) -> int:
    """End the pass and give how many answers it leaves; what was judged in it stays as it is. Raises CannotGiveUp.

    Each answer left is `no_saved_verdict`, with the reason as its why, so that nothing of the run is kept back for it.
    """
    JudgePass.objects.select_for_update().get(pk=judge_pass.pk)
    why = reason.strip()
    if not why:
        raise CannotGiveUp("Say why you give up.")
    if len(why) > LONGEST_WHY:
        raise CannotGiveUp(f"The reason has {len(why)} characters; {LONGEST_WHY} at most.")
    if judge_pass.judge.kind != Kind.HUMAN:
        raise CannotGiveUp("A model's pass came in whole; only a person gives one up.")
    if given_up_because(judge_pass) is not None:
        raise CannotGiveUp("This pass is given up already.")
    left = list(
        Attempt.objects.filter(run=judge_pass.run_id)
        .exclude(pk__in=judge_pass.verdicts.values("attempt"))
        .select_related("case")
    )
    if not left:
        raise CannotGiveUp("Every answer of this pass is judged; there is nothing to give up.")
    goldens = goldens_of(attempt.case for attempt in left)
    record = {"verdict": None, "reason": NO_VERDICT, "why": why}
    Verdict.objects.bulk_create(
        [verdict_row(judge_pass, each, record, goldens[each.case_id], now) for each in left], batch_size=BATCH
    )
    record_event(
        chain=judge_pass.run.project.slug, action="run.judging_given_up", actor=judge_pass.judge.pseudonym, at=now,
        subject={"run": judge_pass.run.name, "pass": judge_pass.number, "left": len(left), "reason": why},
    )  # fmt: skip
    return len(left)
