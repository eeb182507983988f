"""One task of a file in parts: the case it makes, its gold with what became of it, and its spec."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from annotation.core.bad_input import bad_row
from annotation.core.golds import AUDIT_CLASSES, STATUSES
from annotation.core.spec_exchange.foreign import NATIVE, NotTakenOver, converted
from annotation.verifiers.problems import Problem
from annotation.verifiers.records import record_problems
from annotation.verifiers.spec import GOLD_KEY, spec_of
from taxonomy.digest import canonical_text

QUESTION_KEYS = ("intent", "additional_instructions", "start_url", "image", "images")
_CLAIMS = ("confidence", "subjective", "gold_suspect", "notes")
_SPEC_KEYS = ("eval_types", "reference_answers", "revision", "annotation", "original", "string_note",
              "reference_answer_raw_annotation", "reference_url")  # fmt: skip
_OWN_KEYS = (
    "eval",
    "gold",
    "gold_at_release",
    "gold_revisions",
    "positive_examples",
    "negative_examples",
    *_CLAIMS,
)
_REVISION_KEYS = (
    "value",
    "reason",
    "act",
    "status",
    "audit_class",
    "evidence_kind",
    "evidence",
    "evidence_source",
)


class Task(NamedTuple):
    """A task as read. `spec` is None where the file states none that we can run; `left_out` then says why, or is empty.

    `gold` is what the file holds to be right now, `first_gold` what it was at release, `gold_revisions` the steps
    between them, each with its reason and evidence as far as the file states them.
    """

    row: int
    case: dict[str, Any]
    first_gold: str | None
    gold: str | None
    gold_revisions: tuple[dict[str, str], ...]
    spec: dict[str, Any] | None
    revision: int
    original: dict[str, Any] | None
    left_out: str = ""

    @property
    def id(self) -> str:
        return str(self.case["id"])


def task_of(row: int, document: Mapping[str, Any], *, source: str, form: str) -> Task:
    """Read one row; raises BadInput naming file, row and field."""
    block = _block(row, document, source)
    task_id = _task_id(row, document, source)
    gold = _gold(row, document, block, source, form)
    first = document.get("gold_at_release", gold)
    if first is not None and not isinstance(first, str):
        raise bad_row(source, row, "must be a text", field="gold_at_release", value=first)
    spec, original, left_out = _spec(row, document, block, source, form)
    return Task(
        row=row,
        case=_case(task_id, document, first, is_flat=block is document),
        first_gold=first,
        gold=gold,
        gold_revisions=_gold_revisions(row, document, first, gold, source),
        spec=spec,
        revision=_revision(row, block, source),
        original=original,
        left_out=left_out,
    )


def intent_of(question: Any) -> str:
    """What was asked, out of a case's input: the text itself or the first of the usual keys, else all of it as JSON."""
    if isinstance(question, str):
        return question
    if isinstance(question, Mapping):
        for key in ("intent", "question", "prompt", "query", "task", "q"):
            if isinstance(question.get(key), str):
                return str(question[key])
    return canonical_text(question)


def question_keys(document: Mapping[str, Any]) -> dict[str, Any]:
    """What of a task the agent was told."""
    return {key: document[key] for key in QUESTION_KEYS if document.get(key) not in (None, "")}


def _block(row: int, document: Mapping[str, Any], source: str) -> Mapping[str, Any]:
    block = document.get("eval", document)
    if not isinstance(block, Mapping):
        raise bad_row(source, row, "must be an object", field="eval", value=block)
    return block


def _task_id(row: int, document: Mapping[str, Any], source: str) -> str:
    value = document.get("task_id")
    if isinstance(value, bool) or not isinstance(value, int | str) or str(value).strip() in ("", "None"):
        raise bad_row(source, row, "must be a number or a text", field="task_id", value=value)
    within = document.get("set")
    return f"{within}-{value}" if isinstance(within, str) and within else str(value)


def _case(task_id: str, document: Mapping[str, Any], first: str | None, *, is_flat: bool) -> dict[str, Any]:
    """The task as a case: what the agent is told is its input, everything else but gold and spec its metadata."""
    left = {*QUESTION_KEYS, *_OWN_KEYS, "split", "input", *(_SPEC_KEYS if is_flat else ())}
    metadata = {key: value for key, value in document.items() if key not in left}
    if metadata.get("task_id") == task_id:
        del metadata["task_id"]
    asked = document["input"] if document.get("input") is not None else question_keys(document)
    case: dict[str, Any] = {"id": task_id, "input": asked, "metadata": metadata}
    if isinstance(document.get("split"), str):
        case["split"] = document["split"]
    if first is not None:
        case["expectedOutput"] = first
    return case


def _gold(
    row: int, document: Mapping[str, Any], block: Mapping[str, Any], source: str, form: str
) -> str | None:
    reference = block.get("reference_answers")
    gold = reference.get(GOLD_KEY) if isinstance(reference, Mapping) else None
    is_foreign = form != NATIVE
    if is_foreign and (not isinstance(gold, str) or gold == "N/A"):
        gold = None
    gold = gold if gold is not None else document.get("gold")
    if gold is None and is_foreign:
        gold = _stated_gold(block, reference if isinstance(reference, Mapping) else {})
    if gold is not None and not isinstance(gold, str):
        raise bad_row(source, row, "must be a text", field="gold", value=gold)
    return gold


def _stated_gold(block: Mapping[str, Any], reference: Mapping[str, Any]) -> str | None:
    """The gold of a task that has none of its own: the annotator's text, else what the entries ask for."""
    raw = block.get("reference_answer_raw_annotation")
    if isinstance(raw, str) and raw.strip():
        return raw
    if reference.get(GOLD_KEY) == "N/A":
        return "N/A"
    for key in ("exact_match", "must_include", GOLD_KEY, "one_of"):
        value = reference.get(key)
        texts = [value] if isinstance(value, str) else value
        if isinstance(texts, list) and texts and all(isinstance(text, str) for text in texts):
            chosen = texts[:1] if key == "one_of" else texts
            return ", ".join(text.split(" |OR| ")[0] for text in chosen)
    return None


def _spec(
    row: int, document: Mapping[str, Any], block: Mapping[str, Any], source: str, form: str
) -> tuple[dict[str, Any] | None, dict[str, Any] | None, str]:
    """The spec in our form with its annotation and examples, the foreign block it came from, and why there is none."""
    if block.get("eval_types") is None:
        return None, None, ""
    if form == NATIVE:
        return _native(row, document, block, source), _original(row, block, source), ""
    foreign = {key: block[key] for key in _SPEC_KEYS if key in block}
    try:
        spec = converted(block, form)
    except NotTakenOver as why:
        return None, None, str(why)
    problems = _problems(document, spec)
    if problems:
        return None, None, problems[0].sentence()
    return spec | {"annotation": {"source": form}}, foreign, ""


def _native(
    row: int, document: Mapping[str, Any], block: Mapping[str, Any], source: str
) -> dict[str, Any] | None:
    spec = spec_of(dict(block))
    annotation = block.get("annotation", {})
    if not isinstance(annotation, Mapping):
        raise bad_row(source, row, "must be an object", field="annotation", value=annotation)
    annotation = dict(annotation) | {key: document[key] for key in _CLAIMS if key in document}
    examples = {key: document[key] for key in ("positive_examples", "negative_examples") if document.get(key)}
    found = _problems({**document, **annotation}, spec, owed=not examples)
    if found:
        raise bad_row(source, row, found[0].message, field=found[0].field)
    if spec["eval_types"] == ["llm_judge"] and not annotation and "revision" not in block:
        return None  # nobody has annotated it: the judge is where every case begins
    return spec | ({"annotation": annotation} if annotation else {}) | examples


def _problems(document: Mapping[str, Any], spec: Mapping[str, Any], *, owed: bool = True) -> list[Problem]:
    return record_problems({**document, "gold": None, **spec}, imported=owed)


def _original(row: int, block: Mapping[str, Any], source: str) -> dict[str, Any] | None:
    original = block.get("original")
    if original is not None and not isinstance(original, dict):
        raise bad_row(source, row, "must be an object", field="original", value=original)
    return original


def _revision(row: int, block: Mapping[str, Any], source: str) -> int:
    value = block.get("revision", 1)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 1_000_000:
        raise bad_row(source, row, "must be a whole number from 1", field="revision", value=value)
    return value


def _gold_revisions(
    row: int, document: Mapping[str, Any], first: str | None, gold: str | None, source: str
) -> tuple[dict[str, str], ...]:
    stated = document.get("gold_revisions")
    if stated is None:
        if gold is None or first == gold:
            return ()
        return ({"value": gold},)
    if not isinstance(stated, list) or not all(_is_revision(entry) for entry in stated):
        raise bad_row(
            source, row, f"must be a list of objects of texts with the keys {', '.join(_REVISION_KEYS)}",
            field="gold_revisions", value=stated,
        )  # fmt: skip
    written = [entry["value"] for entry in stated if "value" in entry]
    if (written[-1] if written else first) != gold:
        raise bad_row(
            source, row, "does not end with the gold of the spec", field="gold_revisions", value=gold
        )
    return tuple(stated)


def _is_revision(entry: object) -> bool:
    return (
        isinstance(entry, dict)
        and set(entry) <= set(_REVISION_KEYS)
        and all(isinstance(value, str) for value in entry.values())
        and entry.get("status", "") in ("", *STATUSES)
        and entry.get("audit_class", "") in ("", *AUDIT_CLASSES)
    )
