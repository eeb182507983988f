"""Cases with golds and specs as a task file: `eval` blocks with revision and annotation, under one digest."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from annotation.core.spec_exchange.files import DIGEST, tasks_digest
from annotation.core.spec_exchange.foreign import SEMANTICS
from annotation.core.spec_exchange.tasks import QUESTION_KEYS, intent_of
from annotation.verifiers.outcomes import ENGINE_VERSION
from annotation.verifiers.spec import GOLD_KEY

EXAMPLES = ("positive_examples", "negative_examples")


class Kept(NamedTuple):
    """A case with its standing gold and spec. `decisions` are those about its gold, first to last, as texts by key."""

    case: Mapping[str, Any]
    first_gold: str | None
    gold: str | None
    decisions: Sequence[Mapping[str, str]]
    spec: Mapping[str, Any] | None
    revision: int
    original: Mapping[str, Any] | None


def task_block(kept: Kept) -> dict[str, Any]:
    """One task of the export; a case that nobody has annotated is left to the judge, without revision."""
    case = kept.case
    question = case.get("input")
    is_plain = isinstance(question, Mapping) and set(question) <= set(QUESTION_KEYS)
    task: dict[str, Any] = {"task_id": case["id"], **(case.get("metadata") or {})}
    task |= dict(question or {}) if is_plain else {"intent": intent_of(question), "input": question}
    if case.get("split"):
        task["split"] = case["split"]
    spec = kept.spec or {"eval_types": ["llm_judge"], "reference_answers": {}}
    reference = dict(spec["reference_answers"])
    if kept.gold is not None:
        reference[GOLD_KEY] = kept.gold
    block: dict[str, Any] = {"eval_types": list(spec["eval_types"]), "reference_answers": reference}
    if kept.spec is not None:
        block |= {"revision": kept.revision, "annotation": dict(spec.get("annotation", {}))}
        if kept.original:
            block["original"] = dict(kept.original)
        task |= {key: spec[key] for key in EXAMPLES if spec.get(key)}
    task["eval"] = block
    if kept.decisions:
        task |= {"gold_at_release": kept.first_gold, "gold_revisions": [dict(row) for row in kept.decisions]}
    return task


def is_unannotated(kept: Kept) -> bool:
    """Whether nobody has said how the case is decided: no spec, or the judge alone without calling it subjective."""
    if kept.spec is None:
        return True
    is_judged = kept.spec["eval_types"] == ["llm_judge"]
    return is_judged and kept.spec.get("annotation", {}).get("subjective") is not True


def export_document(*, name: str, version: str, kept: Sequence[Kept]) -> dict[str, Any]:
    """The file whole: a header that names data set, engine, semantics and digest, and the tasks in order of their ids."""
    tasks = [task_block(row) for row in sorted(kept, key=lambda row: str(row.case["id"]))]
    missing = sum(map(is_unannotated, kept))
    return {
        "datasetName": name,
        "datasetVersion": version,
        "engineVersion": ENGINE_VERSION,
        "semantics": SEMANTICS,
        "itemCount": len(tasks),
        "annotatedCount": len(tasks) - missing,
        "releaseStatus": "partial" if missing else "complete",
        DIGEST: tasks_digest(tasks),
        "tasks": tasks,
    }
