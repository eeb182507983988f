"""The judging page: what a person reads and ticks for one attempt of their pass. No other verdict, no answerer."""

from typing import Any

from agreement.judging.goldens import Refusal
from agreement.judging.row_pairing import columns_of
from agreement.judging.settled_records import NO_VERDICT
from agreement.judging.statement import Said, said_of
from agreement.judging.vocabulary import GOLD_STATUSES, VERDICTS
from agreement.selectors.pages_run_case import attempt_parts, is_large, standing_golden
from agreement.selectors.pages_runs import page_frame
from agreement.selectors.runs import last_verdicts
from annotation.models.judging import Attempt, JudgePass
from annotation.models.people import User
from annotation.selectors.pages_guideline import inert_markdown
from taxonomy.models.rubrics import RubricVersion
from taxonomy.rubrics import Clause, parse_rubric
from taxonomy.strict_json import strict_json

VERDICT_WORDS = {
    "match": ("Match", "The answer holds the golden, in whatever shape."),
    "near_match": ("Near match", "Another reading that a clause allows; name it."),
    "no_match": ("No match", "The golden is not there, or whoever acts on it goes wrong."),
}
STATUS_WORDS = {
    "verified": "Verified: I believe it",
    "verified_benign": "Verified, with a blemish that changes no verdict",
    "suspect": "Suspect: a review is opened",
    "verified_wrong": "Verified wrong: I can show it",
}
REFUSAL_WORDS = {
    "is_refusal": "It declines to answer",
    "names_missing": "It names what is missing",
    "gives_value": "It gives a value all the same",
}
MISMATCH_WORDS = (
    "none",
    "scaled by one factor",
    "off in one column",
    "off in several columns",
    "another population",
)


def begin_page(user: User, run: Any) -> dict[str, Any]:
    """The frozen rubrics that a person can judge under, the newest version of each name first."""
    rubrics = (
        RubricVersion.objects.filter(state="frozen")
        .select_related("rubric")
        .order_by("rubric__name", "-number")
    )
    return page_frame(user, run.project) | {"run": run, "rubrics": list(rubrics)}


def judging_page(user: User, judge_pass: JudgePass, attempt: Attempt, said: Said | None) -> dict[str, Any]:
    """`said` is what a refused form stated; else the stored verdict, or an empty form."""
    golden = standing_golden(attempt)
    row = last_verdicts(judge_pass).filter(attempt=attempt).first()
    said = said or (_stored(row) if row else Said())
    parts = attempt_parts(attempt, golden, said.pairing or None)
    if parts["table"]:
        for pair in parts["table"]["pairing"]:
            pair["choices"] = parts["table"]["columns"]
    return page_frame(user, judge_pass.run.project) | parts | {
        "judge_pass": judge_pass,
        "run": judge_pass.run,
        "attempt": attempt,
        "said": said,
        "is_stored": row is not None,
        "clauses": _clauses(judge_pass, attempt, said),
        "rubric": judge_pass.rubric_version,
        "doctrine": inert_markdown(_rubric_part(judge_pass, "doctrine") or ""),
        "anchors": _rubric_part(judge_pass, "anchors"),
        "verdicts": [(name, *VERDICT_WORDS[name]) for name in VERDICTS],
        "statuses": [(name, STATUS_WORDS[name]) for name in GOLD_STATUSES],
        "refusals": [(name, REFUSAL_WORDS[name], getattr(said.refusal, name)) for name in Refusal._fields],
        "mismatch_words": MISMATCH_WORDS,
        "confidences": range(1, 11),
        "is_large": is_large(attempt, golden),
    } | _places(judge_pass, attempt)  # fmt: skip


def gold_columns(attempt: Attempt) -> list[str]:
    golden = standing_golden(attempt)
    return columns_of(golden.rows) if golden.rows else []


def next_attempt(judge_pass: JudgePass, after: int = 0) -> Attempt | None:
    """The first attempt without a verdict after that place in the run, else the first of all; None when all are judged."""
    judged = judge_pass.verdicts.values("attempt")
    left = Attempt.objects.filter(run=judge_pass.run_id).exclude(pk__in=judged).order_by("position")
    return left.filter(position__gt=after).first() or left.first()


def progress_of(judge_pass: JudgePass) -> dict[str, int]:
    """How many answers the run has, and how many of them the pass has settled."""
    return {
        "n_total": Attempt.objects.filter(run=judge_pass.run_id).count(),
        "n_judged": judge_pass.verdicts.exclude(reason=NO_VERDICT).values("attempt").distinct().count(),
    }


def _stored(row: Any) -> Said:
    return said_of(strict_json(row.record))


def _clauses(judge_pass: JudgePass, attempt: Attempt, said: Said) -> list[dict[str, Any]]:
    if judge_pass.rubric_version is None:
        return []
    rubric = parse_rubric(strict_json(judge_pass.rubric_version.document))
    found: list[Clause] = rubric.clauses_for(attempt.case.external_id)
    return [{"row": clause, "state": said.states.get(clause.key, "")} for clause in found]


def _rubric_part(judge_pass: JudgePass, name: str) -> Any:
    if judge_pass.rubric_version is None:
        return None
    return getattr(parse_rubric(strict_json(judge_pass.rubric_version.document)), name)


def _places(judge_pass: JudgePass, attempt: Attempt) -> dict[str, Any]:
    attempts = Attempt.objects.filter(run=judge_pass.run_id)
    return progress_of(judge_pass) | {
        "n_left": attempts.exclude(pk__in=judge_pass.verdicts.values("attempt")).count(),
        "before": attempts.filter(position__lt=attempt.position).order_by("-position").first(),
        "next": attempts.filter(position__gt=attempt.position).order_by("position").first(),
    }
