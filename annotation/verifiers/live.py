"""A spec run while it is being written: its gold and examples at once, bounded in time, nothing kept."""

from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Any

from annotation.verifiers.asked_case import AskedCase
from annotation.verifiers.differences import verdict
from annotation.verifiers.engine import run_spec
from annotation.verifiers.label_records import label_record
from annotation.verifiers.lint_places import lint_place
from annotation.verifiers.linting import lint_record
from annotation.verifiers.mutation import mutation_score
from annotation.verifiers.near_misses import near_misses
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.records import Record
from annotation.verifiers.spec import BadSpec, spec_of
from annotation.verifiers.spec_field import RunnableSpec
from taxonomy.fields.base import BadAnswer
from taxonomy.fields.schema import Schema

SECONDS = 2.0
MOST_EXAMPLES = 100


def live_run(schema: Schema, key: str, answers: Mapping[str, Any], case: AskedCase) -> dict[str, Any]:
    """The verdict on the gold and each example with what matched, lints by place, and the mutation score.

    A malformed spec has a `problem` instead. Once `SECONDS` are over or a pattern ran out of time, what is left is not
    run and `is_cut` says so; the oracle's job runs it all.
    """
    field = schema.field(key)
    if not isinstance(field, RunnableSpec):
        return {"problem": "there is no such spec"}
    if answers.get(key) is None:
        return {"problem": "", "is_empty": True}
    try:
        spec = field.clean(answers[key])
        record = label_record(schema, key, {**answers, key: spec}, case)
    except BadAnswer as fault:
        return {"problem": str(fault)}
    except BadSpec as fault:
        return {"problem": str(fault)}
    rows, is_cut = _rows(record)
    found: dict[str, Any] = {
        "problem": "",
        "is_executable": record.spec.is_executable,
        "needs_judge": record.spec.needs_judge,
        "examples": rows,
        "is_cut": is_cut,
        "lints": [],
        "mutation": None,
    }
    if not is_cut:
        reference = spec_of(spec)["reference_answers"]
        found["lints"] = [lint_place(lint, reference) for lint in lint_record(record)]
        score = mutation_score(record.spec, near_misses(gold=record.gold or "", intent=record.intent))
        found["mutation"] = score.document()
    return found


def _rows(record: Record) -> tuple[list[dict[str, Any]], bool]:
    until, rows = monotonic() + SECONDS, []
    for check, index, answer in _answers(record):
        result = run_spec(record.spec, answer)
        found = verdict(result)
        wanted = Outcome.FAIL if check == "negative" else Outcome.PASS
        rows.append(
            {
                "check": check,
                "index": index,
                "answer": answer,
                "outcome": str(result.outcome),
                "is_right": result.outcome in (wanted, Outcome.JUDGE_REQUIRED),
                "why": found.why,
                "text": found.text,
                "start": found.start,
                "end": found.end,
            }
        )
        if monotonic() > until or result.outcome == Outcome.INFRASTRUCTURE_ERROR:
            return rows, True
    return rows, False


def _answers(record: Record) -> Iterator[tuple[str, int | None, str]]:
    if record.gold is not None:
        yield "gold", None, record.gold
    for check, examples in (("positive", record.positives), ("negative", record.negatives)):
        for index, example in enumerate(examples[:MOST_EXAMPLES]):
            yield check, index, example.text
