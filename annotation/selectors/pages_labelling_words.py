"""One's own answers in words: the revisions of a label, and two versions of it side by side."""

from collections.abc import Mapping, Sequence
from typing import Any

from annotation.models.studies import Study
from annotation.selectors.pages_answers import NO_ANSWER, Wording, wording
from annotation.selectors.queue import OwnRevision
from taxonomy.fields.base import BadAnswer, Field, Json


def revisions_in_words(study: Study, revisions: Sequence[OwnRevision]) -> list[dict[str, Any]]:
    """Each revision with its answers, the newest first."""
    if not revisions:
        return []
    words = wording(study)
    return [
        {
            "revision": revision.revision,
            "at": revision.submitted_at,
            "answers": [
                {"title": field.title, "answer": _said(words, field, revision.answers[field.key])}
                for field in words.schema.fields
                if field.key in revision.answers
            ],
        }
        for revision in revisions
    ]


def side_by_side(study: Study, stored: Mapping[str, Json], own: Mapping[str, Json]) -> list[dict[str, Any]]:
    """Field by field what is stored and what stands on the page, where either says anything."""
    words = wording(study)
    return [
        {
            "title": field.title,
            "stored": _said(words, field, stored.get(field.key)),
            "own": _said(words, field, own.get(field.key)),
            "differs": _normal(field, stored.get(field.key)) != _normal(field, own.get(field.key)),
        }
        for field in words.schema.fields
        if field.key in stored or field.key in own
    ]


def _said(words: Wording, field: Field, answer: Json) -> dict[str, Any]:
    """An answer in words; what a draft holds that is no answer is shown as it was typed."""
    if answer is None:
        return {"kind": "missing", "parts": [NO_ANSWER]}
    try:
        return words.answer(field, field.clean(answer))
    except BadAnswer:
        return {"kind": "text", "parts": [answer if isinstance(answer, str) else str(answer)]}


def _normal(field: Field, answer: Json) -> Json:
    try:
        return field.clean(answer) if answer is not None else None
    except BadAnswer:
        return answer
