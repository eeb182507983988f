"""What the oracle said, as the spec's author reads it: the standing run in full, every earlier one with what changed."""

from typing import Any

from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, StudyState
from annotation.selectors.check_runs import OwnRun, own_runs, standing_runs
from annotation.selectors.pages_labelling import case_name, study_head
from annotation.selectors.queue import own_label
from annotation.selectors.studies import schema_for
from annotation.verifiers.label_records import spec_fields
from annotation.verifiers.run_documents import Flip, flips

STATES = {
    "passed": ("ok", "✓", "passed"),
    "needs_repair": ("bad", "✕", "needs repair"),
    "not_executable": ("plum", "–", "left to a judge"),
    "judge_required": ("info", "?", "holds as far as it runs; a judge decides"),
}
CHECKS = {"gold": "The gold", "positive": "Right answer", "negative": "Wrong answer", "conflict": "Example"}


def standing_checks(slot: Assignment, annotator: Annotator) -> list[dict[str, Any]]:
    """For each spec of one's label as it stands its newest run, or that it waits for one; empty without a spec."""
    fields = spec_fields(schema_for(slot.study))
    label = own_label(slot, annotator) if fields else None
    if label is None:
        return []
    runs = {run.field: run for run in standing_runs(slot, annotator)}
    return [
        {
            "title": field.title,
            "key": field.key,
            "run": run_view(runs[field.key]) if field.key in runs else None,
        }
        for field in fields
        if label.answers.get(field.key)
    ]


def runs_page(slot: Assignment, annotator: Annotator) -> dict[str, Any]:
    """Every run over one's specs on a case, the newest first, each with the answers that it judges otherwise."""
    runs = own_runs(slot, annotator)
    titles = {field.key: field.title for field in spec_fields(schema_for(slot.study))}
    return {
        "study": study_head(slot.study),
        "case": {"public_id": slot.public_id, "name": case_name(slot)},
        "may_check": slot.study.state == StudyState.OPEN,
        "runs": [
            run_view(run)
            | {"title": titles.get(run.field, run.field), "flips": _flips(run, runs[place + 1 :])}
            for place, run in enumerate(runs)
        ],
    }


def run_view(run: OwnRun) -> dict[str, Any]:
    """One run in words."""
    document, (tone, icon, word) = run.document, STATES[run.status]
    mutation, crosstalk = document["mutation"], document["crosstalk"]
    return {
        "revision": run.revision,
        "tone": tone,
        "icon": icon,
        "word": word,
        "needs_repair": run.status == "needs_repair",
        "engine": run.engine_version,
        "at": run.run_at,
        "failures": [failure | {"name": _name(failure)} for failure in document["failures"]],
        "lints": document["lints"],
        "n_examples": len(document["examples"]),
        "mutation": mutation if mutation["n"] else None,
        "crosstalk": crosstalk if crosstalk["n"] else None,
    }


def _name(failure: dict[str, Any]) -> str:
    name = CHECKS.get(failure["check"], failure["check"])
    return name if failure["index"] is None else f"{name} {failure['index'] + 1}"


def _flips(run: OwnRun, earlier: list[OwnRun]) -> list[Flip]:
    """What an engine judges otherwise than the one before it, over the same spec."""
    before = next(
        (old for old in earlier if (old.field, old.spec_sha256) == (run.field, run.spec_sha256)), None
    )
    if before is None or before.engine_version == run.engine_version:
        return []
    return flips(before.document, run.document)
