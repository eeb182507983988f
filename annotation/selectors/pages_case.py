"""A case and its output as plain values by kind, so that a template shows nested JSON as definition lists."""

import re
from typing import Any

from annotation.models.open_coding import SampledCase
from annotation.models.studies import StudyCase
from taxonomy.strict_json import strict_json

LONG_TEXT = 700
SHORT_TEXT = 240
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[_-]+")
_HIDDEN = ("id", "schemaVersion", "task", "split", "input", "metadata", "expectedOutput")


def case_view(study_case: StudyCase | SampledCase) -> dict[str, Any]:
    """What is shown of a case: its output, input, facts about it and the answer it came with; no producer."""
    content = strict_json(study_case.case.content)
    metadata = content.get("metadata") if isinstance(content.get("metadata"), dict) else {}
    reference = study_case.case.references.filter(revision=1).first()
    rest = {key: value for key, value in content.items() if key not in _HIDDEN}
    return {
        "id": study_case.case.external_id,
        "language": language(metadata.get("language")),
        "output": text_node(study_case.output.content) if study_case.output else None,
        "input": node(content.get("input")),
        "rest": node(rest) if rest else None,
        "metadata": node(metadata) if metadata else None,
        "reference": node(strict_json(reference.value)) if reference else None,
        "tags": [
            str(found)
            for found in (study_case.case.family, study_case.case.split, metadata.get("network"))
            if found
        ],
    }


def language(value: Any) -> str:
    """A language tag fit for an attribute, or nothing."""
    return value if isinstance(value, str) and _LANGUAGE.fullmatch(value) else ""


def node(value: Any) -> dict[str, Any]:
    """A JSON value by kind: group, list, text, number, flag or nothing."""
    if isinstance(value, dict):
        pairs = [{"name": readable_name(key), "node": node(item)} for key, item in value.items()]
        return {"kind": "group" if pairs else "nothing", "pairs": pairs}
    if isinstance(value, list):
        return {"kind": "list" if value else "nothing", "nodes": [node(item) for item in value]}
    if isinstance(value, str):
        return text_node(value)
    if value is None:
        return {"kind": "nothing"}
    if isinstance(value, bool):
        return {"kind": "text", "text": "yes" if value else "no", "is_long": False}
    return {"kind": "number", "text": str(value)}


def text_node(text: str) -> dict[str, Any]:
    """A text, its length said and its beginning kept apart where it is long."""
    is_long = len(text) > LONG_TEXT
    beginning = text[:SHORT_TEXT].rsplit(" ", 1)[0] if is_long else ""
    return {"kind": "text", "text": text, "is_long": is_long, "length": len(text), "beginning": beginning}


def excerpt(text: str, length: int = 120) -> str:
    """The first words of a text on one line."""
    line = " ".join(text.split())
    return line if len(line) <= length else line[:length].rsplit(" ", 1)[0] + "…"


def readable_name(key: str) -> str:
    """`sourceFacts` and `source_facts` as "Source facts"."""
    words = _WORD.sub(" ", key).strip()
    return words[:1].upper() + words[1:].lower() if words else key
