"""What an annotator sees of a case: the output to judge and the input, by kind; no producer, no metadata, no id.

Ids, splits, risk tags and provenance may hint at what somebody expects, or that a case has been seen before.
"""

from typing import Any

from annotation.core.content_kinds import content_node, readable_name, text_node
from annotation.core.row_tables import rows_beside
from annotation.models.studies import StudyCase
from annotation.selectors.judge_clauses import clauses_about
from annotation.selectors.pages_case import language
from annotation.selectors.pages_guideline import inert_markdown
from taxonomy.strict_json import strict_json

SHORT = 120
_ASIDE = ("id", "schemaVersion", "task", "split", "family", "input", "metadata", "expectedOutput")
# Canonical JSON sorts keys; what a case is about comes first all the same.
LEADING = ("question", "prompt", "instruction", "task", "title", "topic")
_LIMITS = ("characterLimit", "character_limit")
_WIDE = ("table", "chat", "json", "markdown", "tool_call", "group")


def labelled_case(study_case: StudyCase, *, shows_reference: bool) -> dict[str, Any]:
    """The case for its annotator; `shows_reference` is for schemas that ask about the answer it came with."""
    content = strict_json(study_case.case.content)
    given = content.get("input")
    metadata = content.get("metadata") if isinstance(content.get("metadata"), dict) else {}
    aside = given if isinstance(given, dict) else {}
    output = study_case.output.content if study_case.output else None
    return {
        "tags": _tags(study_case.case.family, aside.get("network") or metadata.get("network")),
        "language": language(aside.get("language") or metadata.get("language")),
        "output": rendered(text_node(output)) if output is not None else None,
        "parts": [*_parts(given), *_parts({key: part for key, part in content.items() if key not in _ASIDE})],
        "reference": _reference(study_case) if shows_reference else None,
        "clauses": clauses_about(study_case) if shows_reference else [],
        "rows": rows_beside(study_case) if shows_reference else None,
    } | _length(output, aside)


def text_to_edit(study_case: StudyCase) -> str:
    """The text that an edit starts from: the output, or the input where a case is nothing but a text."""
    if study_case.output:
        return study_case.output.content
    given = strict_json(study_case.case.content).get("input")
    return given if isinstance(given, str) else ""


def rendered(node: dict[str, Any]) -> dict[str, Any]:
    """The tree with its Markdown as HTML that can do nothing."""
    if node["kind"] == "markdown":
        return node | {"html": inert_markdown(node["text"])}
    found = dict(node)
    for name in ("node", "said", "given", "rest"):
        if isinstance(found.get(name), dict):
            found[name] = rendered(found[name])
    for name in ("nodes", "calls", "messages"):
        if name in found:
            found[name] = [rendered(inner) if "kind" in inner else _turn(inner) for inner in found[name]]
    if "pairs" in found:
        found["pairs"] = [pair | {"node": rendered(pair["node"])} for pair in found["pairs"]]
    return found


def _turn(message: dict[str, Any]) -> dict[str, Any]:
    return rendered(message | {"kind": "turn"})


def _tags(*found: Any) -> list[str]:
    return [str(tag) for tag in found if isinstance(tag, str) and tag]


def _parts(given: Any) -> list[dict[str, Any]]:
    """One part per long entry of the input, and the short ones together."""
    if given in (None, {}, []):
        return []
    if not isinstance(given, dict):
        return [_part("Input", given)]
    ranks = {name: rank for rank, name in enumerate(LEADING)}
    given = dict(sorted(given.items(), key=lambda pair: ranks.get(pair[0], len(ranks))))
    short = {key: item for key, item in given.items() if _is_short(item)}
    parts = [_part(readable_name(key), item) for key, item in given.items() if key not in short]
    if not short:
        return parts
    return [_part("In short", short) | {"is_wide": len(parts) % 2 == 0 or parts[0]["is_wide"]}, *parts]


def _part(name: str, value: Any) -> dict[str, Any]:
    node = rendered(content_node(value))
    return {"name": name, "node": node, "is_wide": node["kind"] in _WIDE or node.get("is_long", False)}


def _is_short(item: Any) -> bool:
    return (
        item is None
        or isinstance(item, int | float)
        or (isinstance(item, str) and len(item) <= SHORT and "\n" not in item)
    )


def _length(output: str | None, given: dict[str, Any]) -> dict[str, Any]:
    """How long the output is, in characters as the case counts its limit."""
    limit = next((given[name] for name in _LIMITS if isinstance(given.get(name), int)), None)
    length = len(output or "")
    return {"length": length, "limit": limit, "excess": max(length - limit, 0) if limit else 0}


def _reference(study_case: StudyCase) -> dict[str, Any] | None:
    """The gold of the dataset version that the study pins: a revision made meanwhile is for the next version."""
    reference = study_case.case.references.filter(revision=1).first()
    return rendered(content_node(strict_json(reference.value))) if reference else None
