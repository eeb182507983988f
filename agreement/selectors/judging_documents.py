"""Judging as values, for programs: a person's pass, and one answer as they are served it. No other verdict, no answerer."""

from typing import Any

from agreement.judging.goldens import Refusal
from agreement.judging.row_comparison import comparison_document
from agreement.judging.statement import Said, said_of
from agreement.judging.suggestion import Suggested
from agreement.selectors.pages_judging import next_attempt, progress_of
from agreement.selectors.pages_run_case import HIDDEN, is_large, rows_compared, standing_golden
from agreement.selectors.runs import given_up_because, last_verdicts
from annotation.models.judging import Attempt, JudgePass
from taxonomy.rubrics import Clause, Rubric, parse_rubric
from taxonomy.strict_json import strict_json

CLAUSE = ("key", "text", "marker", "trap_value", "tolerance")


def pass_document(judge_pass: JudgePass) -> dict[str, Any]:
    """How far a person is, what they judge by, and the id of the answer that is next."""
    following = next_attempt(judge_pass)
    rubric = _rubric(judge_pass)
    return {
        "id": str(judge_pass.public_id),
        "run": str(judge_pass.run.public_id),
        "number": judge_pass.number,
        "rubric": str(judge_pass.rubric_version) if rubric else None,
        "doctrine": rubric.doctrine if rubric else "",
        "anchors": [_anchor(each) for each in rubric.anchors] if rubric else [],
        **progress_of(judge_pass),
        "given_up_because": given_up_because(judge_pass),
        "next_answer": str(following.public_id) if following else None,
    }


def answer_document(judge_pass: JudgePass, attempt: Attempt, clauses: list[Clause]) -> dict[str, Any]:
    """Question, golden, answer, rows beside each other, clauses, and what this person has said so far."""
    golden, content = standing_golden(attempt), strict_json(attempt.case.content)
    row = last_verdicts(judge_pass).filter(attempt=attempt).first()
    said = said_of(strict_json(row.record)) if row else Said()
    pairing, found = rows_compared(attempt, golden, said.pairing or None)
    return {
        "id": str(attempt.public_id),
        "position": attempt.position,
        "case_id": attempt.case.external_id,
        "question": content.get("input"),
        "case_fields": {key: value for key, value in content.items() if key not in HIDDEN},
        "golden": {
            "kind": golden.kind,
            "status": golden.status,
            "revision": golden.revision,
            "value": golden.value,
            "canonical_query": golden.canonical_query,
            "must_not_use": list(golden.must_not_use),
            "tags": list(golden.tags),
        },
        "answer": {
            "prediction": attempt.prediction,
            "query": attempt.query,
            "rows": strict_json(attempt.rows),
            "reason": attempt.reason or None,
        },
        "column_pairing": pairing,
        "comparison": comparison_document(found) if found else None,
        "is_large": is_large(attempt, golden),
        "clauses": [{key: getattr(each, key) for key in CLAUSE} for each in clauses],
        "revision": row.revision if row else 0,
        "said": statement_document(said) if row else None,
    }


def statement_document(said: Said) -> dict[str, Any]:
    """What a person stated, under the names by which a program states it."""
    return {
        "verdict": said.verdict or None,
        "confidence": said.confidence,
        "why": said.why,
        "column_pairing": dict(said.pairing),
        "gold_status": said.gold_status or None,
        "gold_note": said.gold_note,
        "rubric_clause": said.rubric_clause,
        "clauses": dict(said.states),
        "figure_correct": said.figure_correct,
        **{name: getattr(said.refusal, name) for name in Refusal._fields},
        "override_reason": said.override_reason,
        "is_derived": said.is_derived,
        **dict(said.rows),
    }


def suggestion_document(offered: Suggested) -> dict[str, Any]:
    return offered._asdict() | {"clauses": list(offered.clauses), "overridden": list(offered.overridden)}


def _rubric(judge_pass: JudgePass) -> Rubric | None:
    version = judge_pass.rubric_version
    return parse_rubric(strict_json(version.document)) if version else None


def _anchor(anchor: Any) -> dict[str, Any]:
    return {name: getattr(anchor, name) for name in ("question", "verdict", "why")}
