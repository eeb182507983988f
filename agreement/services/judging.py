"""A person judges the attempts of a run, one at a time. Each verdict stays; a second thought is a revision."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from django.db import transaction

from agreement.judging.golden_documents import Golden
from agreement.judging.goldens import must_not_use_hits
from agreement.judging.row_pairing import columns_of
from agreement.judging.settled_records import NO_VERDICT, settled_record
from agreement.judging.statement import Said
from agreement.judging.suggestion import Suggested, suggested_verdict
from agreement.judging.verdicts import Fault, faults_of
from agreement.selectors.goldens import goldens_of
from agreement.selectors.runs import given_up_because, last_verdicts, pins_of_pass
from agreement.services.verdicts import BATCH, begin_pass, verdict_row
from annotation.models.judging import Attempt, ClauseFlag, JudgePass, Run, Verdict
from annotation.models.projects import Annotator
from annotation.services.ledger import record_event
from taxonomy.models.rubrics import RubricVersion
from taxonomy.rubrics import Clause, parse_rubric
from taxonomy.strict_json import strict_json

LARGE = 20
PERSON, NO_RUBRIC = "person", "none"


class VerdictRefused(Exception):
    """A verdict that cannot be kept as it is; `faults` says what is wrong, field by field."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(f"{fault.field}: {fault.message}" for fault in faults))
        self.faults = faults


class PassGivenUp(Exception):
    """A verdict for a pass that its judge gave up."""


@transaction.atomic
def begin_judging(*, run: Run, judge: Annotator, rubric: RubricVersion | None, now: datetime) -> JudgePass:
    """The person's pass over a run under a frozen rubric; the one there is, where they have begun and not given it up.

    Attempts that cannot be judged are recorded at once, with the reason. Raises JudgeIsAnswerer.
    """
    Run.objects.select_for_update().get(pk=run.pk)
    own = run.passes.filter(judge=judge, rubric_version=rubric).select_related("judge").order_by("number")
    known = next((each for each in own if given_up_because(each) is None), None)
    if known:
        return known
    pins = {
        "judge_version": PERSON,
        "rubric_sha": rubric.git_sha if rubric else NO_RUBRIC,
        "dataset_version": str(run.dataset_version),
    }
    begun = begin_pass(run=run, judge=judge, pins=pins, actor=judge.pseudonym, now=now, rubric=rubric)
    attempts = list(run.attempts.select_related("case"))
    goldens = goldens_of(attempt.case for attempt in attempts)
    settled = [
        verdict_row(begun, each, None, goldens[each.case_id], now)
        for each in attempts
        if settled_record(None, attempt_reason=each.reason, query=each.query, golden=goldens[each.case_id])[
            "reason"
        ]
        != NO_VERDICT
    ]
    Verdict.objects.bulk_create(settled, batch_size=BATCH)
    return begun


def clauses_for(judge_pass: JudgePass, attempt: Attempt) -> list[Clause]:
    """The clauses of the pass's rubric that concern a case."""
    if judge_pass.rubric_version is None:
        return []
    return parse_rubric(strict_json(judge_pass.rubric_version.document)).clauses_for(attempt.case.external_id)


def suggestion(judge_pass: JudgePass, attempt: Attempt, golden: Golden, said: Said) -> Suggested:
    return suggested_verdict(
        golden,
        clauses_for(judge_pass, attempt),
        said.states,
        refusal=said.refusal,
        figure_correct=said.figure_correct,
        hits=must_not_use_hits(attempt.query, golden.must_not_use),
    )


@transaction.atomic
def give_verdict(*, judge_pass: JudgePass, attempt: Attempt, said: Said, now: datetime) -> Verdict:
    """Keep what a person says of an attempt; raises VerdictRefused or PassGivenUp, and then nothing is kept.

    A verdict other than the suggested one needs a reason, and the clauses it goes past are flagged to their author.
    """
    JudgePass.objects.select_for_update().get(pk=judge_pass.pk)
    if given_up_because(judge_pass) is not None:
        raise PassGivenUp("You gave this pass up; what you judged in it stays. Begin another to go on.")
    golden = goldens_of([attempt.case])[attempt.case_id]
    offered = suggestion(judge_pass, attempt, golden, said)
    record = _record(judge_pass, golden, said, offered)
    known = {clause.key for clause in clauses_for(judge_pass, attempt)}
    faults = [
        *faults_of(record),
        *_unknown_names(attempt, golden, said, known),
        *_own_faults(attempt, golden, said, offered),
    ]
    if faults:
        raise VerdictRefused(faults)
    before = last_verdicts(judge_pass).filter(attempt=attempt).first()
    row = verdict_row(judge_pass, attempt, record, golden, now, revision=before.revision + 1 if before else 1)
    row.save()
    _flag(row, record["overridden"], said, now)
    record_event(
        chain=judge_pass.run.project.slug, action="verdict.given", actor=judge_pass.judge.pseudonym, at=now,
        subject={"run": judge_pass.run.name, "pass": judge_pass.number, "case": attempt.case.external_id,
                 "revision": row.revision},
    )  # fmt: skip
    return row


def _record(judge_pass: JudgePass, golden: Golden, said: Said, offered: Suggested) -> dict[str, Any]:
    differs = offered.verdict is not None and said.verdict != offered.verdict and not offered.is_rule
    return {
        **{name: value for name, value in pins_of_pass(judge_pass).items() if value is not None},
        "verdict": said.verdict,
        "confidence": said.confidence,
        "why": said.why.strip(),
        "column_pairing": said.pairing,
        "gold_status": said.gold_status,
        "gold_note": said.gold_note.strip() or None,
        "rubric_clause": said.rubric_clause or None,
        "golden_revision": golden.revision,
        "coverage": "derivable" if said.is_derived else None,
        "clauses": said.states,
        "figure_correct": said.figure_correct,
        "refusal": said.refusal._asdict(),
        "suggested": offered.verdict,
        "overridden": [*offered.overridden, *(offered.clauses if differs else ())],
        "override_reason": said.override_reason.strip() if differs or offered.overridden else "",
        "rows": said.rows,
    }


def _unknown_names(attempt: Attempt, golden: Golden, said: Said, clauses: set[str]) -> Iterator[Fault]:
    """Clauses and columns that the case, its golden or its answer does not have."""
    for key in said.states.keys() - clauses:
        yield Fault("clauses", key, f"{key!r} is no clause of the rubric for this case")
    if clauses and said.rubric_clause and said.rubric_clause not in clauses:
        yield Fault(
            "rubric_clause",
            said.rubric_clause,
            f"{said.rubric_clause!r} is no clause of the rubric for this case",
        )
    ours, theirs = columns_of(golden.rows or []), columns_of(strict_json(attempt.rows))
    for name, other in said.pairing.items():
        if name not in ours:
            yield Fault("column_pairing", name, f"{name!r} is no column of the golden")
        if other is not None and other not in theirs:
            yield Fault("column_pairing", other, f"{other!r} is no column of the answer")


def _own_faults(attempt: Attempt, golden: Golden, said: Said, offered: Suggested) -> list[Fault]:
    faults = []
    differs = offered.verdict is not None and said.verdict and said.verdict != offered.verdict
    if differs and not offered.is_rule and not said.override_reason.strip():
        faults.append(
            Fault(
                "override_reason",
                "",
                f"{offered.verdict} is suggested ({offered.because}); say why you differ",
            )
        )
    if said.verdict == "near_match" and said.figure_correct is False:
        faults.append(
            Fault("verdict", said.verdict, "whoever acts on a wrong value is misled: it is no near match")
        )
    if golden.rows and max(len(golden.rows), len(strict_json(attempt.rows))) > LARGE:
        for name, words in (
            ("located", "say how many golden rows you located"),
            ("mismatch", "say what they look like"),
        ):
            if not said.rows.get(name, "").strip():
                faults.append(Fault(name, "", words))
    return faults


def _flag(row: Verdict, overridden: list[str], said: Said, now: datetime) -> None:
    """Clauses that this verdict went past, for the author of the rubric."""
    version = row.judge_pass.rubric_version
    if version is None:
        return
    why = said.override_reason.strip() or said.why.strip()
    ClauseFlag.objects.bulk_create(
        ClauseFlag(verdict=row, rubric_version=version, clause=clause, why=why, flagged_at=now)
        for clause in dict.fromkeys(overridden)
    )
