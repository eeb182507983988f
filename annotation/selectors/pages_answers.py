"""Answers as a reader meets them: titles of the schema and the taxonomy instead of stored values."""

import json
from dataclasses import dataclass
from typing import Any

from annotation.core.word_diff import word_diff
from annotation.models.studies import Study
from annotation.selectors.studies import schema_for
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema

NO_ANSWER = "no answer"
NO_CODE = "none"


@dataclass(frozen=True)
class Wording:
    """The schema of a study with the titles of its categories, and what each category means."""

    schema: Schema
    titles: dict[str, dict[str, str]]
    meanings: dict[str, dict[str, str]]

    def title(self, key: str, category: str) -> str:
        return self.titles.get(key, {}).get(category, category)

    def answer(self, field: Field, value: Any) -> dict[str, Any]:
        """One answer by kind: missing, codes, category, text, an edit as its word diff, or a document."""
        if value is None:
            return {"kind": "missing", "parts": [NO_ANSWER]}
        if field.level == "set":
            return {"kind": "codes", "parts": [self.title(field.key, code) for code in value] or [NO_CODE]}
        if field.type_name == "edited_text":
            pieces = word_diff(value["original"], value["final"])
            return {"kind": "edit", "parts": [value["final"]], "pieces": pieces}
        if isinstance(value, dict | list):
            text = json.dumps(value, ensure_ascii=False, indent=2, sort_keys=True)
            return {"kind": "document", "parts": [text]}
        if field.level == "none":
            return {"kind": "text", "parts": [str(value)]}
        category = field.category_of(value)
        meaning = self.meanings.get(field.key, {}).get(category, "")
        return {"kind": "category", "parts": [self.title(field.key, category)], "meaning": meaning}


def wording(study: Study) -> Wording:
    """How the answers of a study are worded."""
    schema = schema_for(study)
    codes = dict(study.taxonomy_version.codes.values_list("code", "title")) if study.taxonomy_version else {}
    titles: dict[str, dict[str, str]] = {}
    meanings: dict[str, dict[str, str]] = {}
    for field in schema.fields:
        options = getattr(field, "options", ())
        titles[field.key] = {option.value: option.title for option in options}
        meanings[field.key] = {option.value: option.help for option in options}
        meanings[field.key] |= getattr(field, "anchors", {})
        if field.level == "set":
            titles[field.key] = codes
    return Wording(schema, titles, meanings)
