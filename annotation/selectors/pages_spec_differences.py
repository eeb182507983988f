"""Adjudicating specs: each answer on which they differ, by side, never by name."""

from typing import Any

from annotation.selectors.adjudication import CaseRecord
from annotation.verifiers.differences import Verdict, differing_answers
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.spec import BadSpec, spec_of
from annotation.verifiers.spec_field import RunnableSpec

WORDS = {
    "pass": ("ok", "✓", "accepts"),
    "fail": ("bad", "✕", "rejects"),
    "judge_required": ("info", "?", "accepts, a judge decides"),
    "not_executable": ("plum", "–", "leaves it to a judge"),
    "infrastructure_error": ("warn", "!", "could not run"),
}


def spec_differences(record: CaseRecord) -> list[dict[str, Any]]:
    """For each spec of a case that two sides gave: how they part on the pooled answers, and their mutation scores."""
    return [
        found
        for field in record.schema.fields
        if isinstance(field, RunnableSpec) and (found := _field(record, field))
    ]


def _field(record: CaseRecord, field: RunnableSpec) -> dict[str, Any] | None:
    sides = [side for side in record.sides if side.answers.get(field.key)]
    if len(sides) < 2:
        return None
    try:
        specs = [parse_spec(spec_of(side.answers[field.key])) for side in sides]
    except BadSpec:
        return None
    rows = differing_answers(specs, field.pool)
    return {
        "title": field.title,
        "key": field.key,
        "n_pool": len(field.pool),
        "letters": [{"letter": side.letter, "score": field.score(side.answers[field.key])} for side in sides],
        "rows": [
            {
                "answer": row.answer,
                "verdicts": [
                    shown_verdict(verdict) | {"letter": side.letter}
                    for side, verdict in zip(sides, row.verdicts, strict=True)
                ],
            }
            for row in rows
        ],
    }


def shown_verdict(verdict: Verdict) -> dict[str, Any]:
    """A verdict with its words and the matched text marked in what the engine saw."""
    tone, icon, word = WORDS.get(verdict.outcome, ("info", "?", verdict.outcome))
    found = {"tone": tone, "icon": icon, "word": word, "why": verdict.why}
    if verdict.start is None or verdict.end is None:
        return found
    text = verdict.text
    return found | {
        "before": text[: verdict.start],
        "matched": text[verdict.start : verdict.end],
        "after": text[verdict.end :],
    }
