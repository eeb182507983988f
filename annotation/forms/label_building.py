"""The form of a label for one slot of a study, under the versions that the study pins."""

from functools import lru_cache
from uuid import UUID

from annotation.core.content_kinds import readable_name
from annotation.forms.label import Clause, LabelForm
from annotation.forms.label_controls import Code
from annotation.models.studies import Assignment, Study
from annotation.selectors.pages_labelling_case import text_to_edit
from annotation.selectors.pages_labelling_guideline import guideline_sections
from annotation.selectors.studies import schema_for
from taxonomy.fields.schema import Schema

_CODE_COLUMNS = (
    "code", "title", "definition", "use_when", "avoid_when", "example", "counter_example", "requires_note",
)  # fmt: skip


def label_form(slot: Assignment) -> LabelForm:
    """An empty form for a slot: its study's schema, codes and clauses, and the text that an edit starts from."""
    study = slot.study
    schema, codes = _vocabulary(study)
    guideline = guideline_sections(study)
    clauses = [Clause(part["anchor"], part["title"]) for part in guideline["sections"]] if guideline else []
    return LabelForm(schema=schema, codes=codes, original=text_to_edit(slot.study_case), clauses=clauses)


def _vocabulary(study: Study) -> tuple[Schema, tuple[Code, ...]]:
    return _pinned(study.public_id)


@lru_cache(maxsize=32)
def _pinned(public_id: UUID) -> tuple[Schema, tuple[Code, ...]]:
    """What an open study pins is frozen, so it is read once; public ids are never given twice."""
    study = Study.objects.select_related("schema_version", "taxonomy_version__taxonomy").get(
        public_id=public_id
    )
    version = study.taxonomy_version
    rows = version.codes.order_by("position").values(*_CODE_COLUMNS) if version else []
    codes = tuple(Code(**row | {"title": row["title"] or readable_name(row["code"].lower())}) for row in rows)
    return schema_for(study), codes
