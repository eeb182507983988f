"""An annotation record: a case's question and gold with the spec, its examples and the annotator's claims."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from annotation.verifiers.examples import Example, example_problems, examples_of
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.problems import Problem
from annotation.verifiers.spec import GOLD_KEY, BadSpec, Spec, spec_of

CONFIDENCES = ("high", "medium", "low")


class Record(NamedTuple):
    """A record that has passed `record_problems`; `examples_owed` marks an import without examples."""

    task_id: str
    intent: str
    additional_instructions: str
    gold: str | None
    document: dict[str, Any]
    spec: Spec
    confidence: str | None
    subjective: bool
    gold_suspect: bool
    notes: str
    positives: tuple[Example, ...]
    negatives: tuple[Example, ...]
    sites: tuple[str, ...] = ()
    examples_owed: bool = False

    @property
    def question(self) -> str:
        """All that the agent was told."""
        return f"{self.intent} {self.additional_instructions}".strip()


def record_of(document: Mapping[str, Any], *, gold: str | None = None, examples_owed: bool = False) -> Record:
    """The record that a valid document states; `gold` stands in where the document carries none."""
    own_gold = (document.get("reference_answers") or {}).get(GOLD_KEY, document.get("gold"))
    spec_document = spec_of(dict(document))
    return Record(
        task_id=str(document.get("task_id")),
        intent=str(document.get("intent") or ""),
        additional_instructions=str(document.get("additional_instructions") or ""),
        gold=own_gold if own_gold is not None else gold,
        document=spec_document,
        spec=parse_spec(spec_document),
        confidence=document.get("confidence"),
        subjective=bool(document.get("subjective")),
        gold_suspect=bool(document.get("gold_suspect")),
        notes=str(document.get("notes") or ""),
        positives=examples_of(document.get("positive_examples")),
        negatives=examples_of(document.get("negative_examples")),
        sites=tuple(str(site) for site in document.get("sites") or ()),
        examples_owed=examples_owed,
    )


def record_problems(document: Mapping[str, Any], *, imported: bool = False) -> list[Problem]:
    """Everything that keeps a record from being saved, each with the field it stands in.

    An imported record may owe its examples and the annotator's claims; what it has must be right.
    """
    problems = [*_identity_problems(document), *_spec_problems(document)]
    if not imported:
        problems += [*_claim_problems(document)]
        problems += [*example_problems(document, "positive_examples")]
        problems += [*example_problems(document, "negative_examples")]
    return problems


def _identity_problems(document: Mapping[str, Any]) -> list[Problem]:
    task_id, problems = document.get("task_id"), []
    if isinstance(task_id, bool) or not isinstance(task_id, int | str) or task_id == "":
        problems.append(Problem("task_id", f"must be a number or a text, not {task_id!r}"))
    for field in ("intent", "additional_instructions", "gold", "notes"):
        value = document.get(field)
        if value is not None and not isinstance(value, str):
            problems.append(Problem(field, f"must be a text, not {value!r}"))
    return problems


def _spec_problems(document: Mapping[str, Any]) -> list[Problem]:
    reference = document.get("reference_answers")
    gold = reference.get(GOLD_KEY) if isinstance(reference, Mapping) else None
    if gold is not None and not isinstance(gold, str):
        return [Problem(f"reference_answers.{GOLD_KEY}", f"must be a text, not {gold!r}")]
    try:
        parse_spec(spec_of(dict(document)))
    except BadSpec as cause:
        return [Problem(cause.key, str(cause).removeprefix(f"{cause.key}: "))]
    return []


def _claim_problems(document: Mapping[str, Any]) -> list[Problem]:
    problems = []
    for field in ("subjective", "gold_suspect"):
        if not isinstance(document.get(field, False), bool):
            problems.append(Problem(field, f"must be true or false, not {document[field]!r}"))
    confidence = document.get("confidence")
    if confidence not in CONFIDENCES:
        problems.append(Problem("confidence", f"{confidence!r} is not one of {', '.join(CONFIDENCES)}"))
    has_notes = bool(str(document.get("notes") or "").strip())
    for field, claimed in (
        ("subjective", document.get("subjective") is True),
        ("gold_suspect", document.get("gold_suspect") is True),
        ("confidence low", confidence == "low"),
    ):
        if claimed and not has_notes:
            problems.append(Problem("notes", f"{field} needs a reason in notes"))
    return [*problems, *_subjective_problems(document)]


def _subjective_problems(document: Mapping[str, Any]) -> list[Problem]:
    """Subjective means: only a judge, and no spec keys beside the gold."""
    judged = document.get("eval_types") == ["llm_judge"]
    reference = document.get("reference_answers")
    keys = [key for key in reference if key != GOLD_KEY] if isinstance(reference, Mapping) else []
    if document.get("subjective") is True and not judged:
        return [Problem("subjective", 'true goes with eval_types ["llm_judge"] only')]
    if document.get("subjective") is not True and judged:
        return [Problem("subjective", 'must be true when eval_types is ["llm_judge"]')]
    if judged and keys:
        return [Problem("reference_answers", f"must be empty for a subjective case, has {', '.join(keys)}")]
    return []
