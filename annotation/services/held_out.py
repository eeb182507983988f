"""Held-out splits: what is learnt from must not hold their cases, and who saw results on them is on record."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.held_out import named_in
from annotation.models.held_out import HeldOutView
from annotation.models.studies import Study
from annotation.selectors.held_out import held_out_splits
from annotation.services.ledger import record_event
from taxonomy.selectors.library import code_documents
from taxonomy.strict_json import strict_json


class LessonHoldsTestCase(Exception):
    """A guideline, an anchor or an example shows a held-out case; the message names both."""


def refuse_held_out_lessons(study: Study) -> None:
    """Raise LessonHoldsTestCase if what the annotators learn from names or quotes a held-out case."""
    lessons = {name: text for name, text in _lessons(study) if text.strip()}
    if not lessons:
        return
    cases = study.dataset_version.cases.filter(split__in=held_out_splits(study.dataset_version))
    held = [
        (case.external_id, strict_json(case.content).get("input")) for case in cases.iterator(chunk_size=1000)
    ]
    for name, text in lessons.items():
        found = named_in(text, held)
        if found:
            raise LessonHoldsTestCase(
                f"{name} shows case {found}, which is held out; teach with cases of another split."
            )


def _lessons(study: Study) -> Iterator[tuple[str, str]]:
    if study.guideline_version:
        yield str(study.guideline_version), study.guideline_version.markdown
    yield str(study.schema_version), _words(strict_json(study.schema_version.document))
    if study.taxonomy_version:
        yield str(study.taxonomy_version), _words(code_documents(study.taxonomy_version))


def _words(value: Any) -> str:
    """Every text of a document, a line each."""
    if isinstance(value, dict):
        return "\n".join(_words(item) for item in value.values())
    if isinstance(value, list):
        return "\n".join(_words(item) for item in value)
    return value if isinstance(value, str) else ""


@transaction.atomic
def note_view(*, study: Study, seen_by: str, now: datetime) -> None:
    """Somebody sees results on held-out cases: kept once a person and day, the first look in the ledger."""
    _, is_new = HeldOutView.objects.get_or_create(
        study=study,
        seen_by=seen_by,
        seen_on=now.date(),
        defaults={"version": study.dataset_version, "first_seen_at": now},
    )
    if is_new:
        record_event(
            chain=study.project.slug,
            action="held_out.seen",
            actor=seen_by,
            at=now,
            subject={"study": study.name, "version": str(study.dataset_version)},
        )
