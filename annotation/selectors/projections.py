"""What reading a study's labels under another taxonomy version leaves to people, and the projections that were made."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from annotation.models.projections import ReportProjection
from annotation.models.studies import Study
from annotation.selectors.labels import counted_labels
from annotation.selectors.studies import schema_for
from taxonomy.fields.codes import Codes
from taxonomy.mapping import CodeMapping, project
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.models.versions import State
from taxonomy.selectors.versions import siblings


@dataclass(frozen=True)
class Relabel:
    """A code of a case that a person has to decide on anew: how many labels give it, and what it may have become."""

    case_id: str
    field: str
    code: str
    choices: tuple[str, ...]
    n_labels: int


def projected_fields(study: Study) -> list[Codes]:
    """The fields of a study that draw on the taxonomy it pins."""
    name = study.taxonomy_version.taxonomy.name if study.taxonomy_version else ""
    return [
        field for field in schema_for(study).fields if isinstance(field, Codes) and field.taxonomy == name
    ]


def relabel_list(study: Study, mapping: CodeMapping) -> Iterator[Relabel]:
    """The codes in the labels of a closed study that `mapping` leaves open, case by case; nobody's name."""
    fields = projected_fields(study)
    found: Counter[tuple[str, str, str, tuple[str, ...]]] = Counter()
    for label in counted_labels(study, by_case_id=True):
        for field in fields:
            left = project(label.answers.get(field.key) or [], mapping).relabel
            found.update((label.case_id, field.key, code, choices) for code, choices in left.items())
    for (case_id, key, code, choices), n_labels in found.items():
        yield Relabel(case_id, key, code, choices, n_labels)


def other_versions(study: Study) -> list[TaxonomyVersion]:
    """The frozen versions under which a study's labels can be read besides its own."""
    if study.taxonomy_version is None:
        return []
    frozen = siblings(study.taxonomy_version).filter(state=State.FROZEN)
    return list(frozen.exclude(pk=study.taxonomy_version_id))


def projection_of(study: Study, version: TaxonomyVersion) -> Any:
    """The projection of the sealed report to this version, or None."""
    return ReportProjection.objects.filter(
        report__study=study, report__number=1, taxonomy_version=version
    ).first()
