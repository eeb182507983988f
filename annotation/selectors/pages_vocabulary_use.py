"""Which labels use what of the vocabulary, for those who may read them; never a word from a study that is not measured."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any
from uuid import UUID

import numpy as np
from django.db.models import QuerySet

from annotation.models.people import User
from annotation.models.sealed_codes import CodeKind
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.coded_labels import coded_study
from annotation.selectors.labels import counted_labels
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.projections import projected_fields
from annotation.selectors.studies import visible_studies
from taxonomy.fields.base import is_empty
from taxonomy.mapping import CodeMapping, project
from taxonomy.selectors.mappings import MappingMissing, mapping_between
from taxonomy.selectors.versions import KINDS, SCHEMAS, TAXONOMIES, frozen_before, kind_of, siblings


@dataclass(frozen=True)
class Use:
    """How many labels, and how many studies, use each field or code; and how many studies are still blind."""

    labels: Counter[str]
    studies: Counter[str]
    n_labels: int
    n_studies: int
    n_blind: int


@dataclass(frozen=True)
class GivenCode:
    """A code that a label of a measured study gave, with the note that stands beside it."""

    study: Study
    case_id: str
    study_case_public_id: UUID
    code: str
    note: str


def use_of(user: User, version: Any) -> Use:
    """The use of the fields of a schema, or the codes of a taxonomy, in labels under this or any earlier version of it.

    Codes given under an earlier version are read by the mappings as this one reads them, or, for a draft, as the version
    before it does; a code that a split left open counts for none. Where no mapping was stated they are taken by name.
    """
    kind = kind_of(version)
    if kind not in (SCHEMAS, TAXONOMIES):
        return Use(Counter(), Counter(), 0, 0, 0)
    reading = _reading(version) if kind == TAXONOMIES else None
    labels: Counter[str] = Counter()
    studies: Counter[str] = Counter()
    read = [study for study in studies_on(user, version) if study.state in AFTER_MEASURING]
    n_labels = 0
    for study in read:
        counts, n_given = reading(study) if reading else _field_counts(study.public_id)
        labels += counts
        studies += Counter(dict.fromkeys(counts, 1))
        n_labels += n_given
    n_all = pinned_studies(version).count()
    return Use(labels, studies, n_labels, len(read), n_all - len(read))


def _reading(version: Any) -> Callable[[Study], tuple[Counter[str], int]]:
    """How many labels of a study give each code, as `version` reads them: a label counts once for a code."""
    under = version if version.is_frozen else frozen_before(version) or version

    @cache
    def mapping_from(pk: int) -> CodeMapping | None:
        pinned = siblings(under).get(pk=pk)
        try:
            return mapping_between(pinned, under) if under.is_frozen else None
        except MappingMissing:
            return None

    def count(study: Study) -> tuple[Counter[str], int]:
        sets, n_labels = _code_sets(study.public_id)
        mapping = mapping_from(study.taxonomy_version_id)
        counts: Counter[str] = Counter()
        for codes, n_given in sets:
            read = project(codes, mapping).codes if mapping else codes
            counts.update(dict.fromkeys(read, n_given))
        return counts, n_labels

    return count


def pinned_studies(version: Any) -> QuerySet[Study]:
    """Every study under this or an earlier version of the same name, whoever may read it."""
    column = f"{KINDS[kind_of(version)][1]}_version__in"
    return Study.objects.filter(**{column: siblings(version).filter(number__lte=version.number)})


def studies_on(user: User, version: Any) -> QuerySet[Study]:
    """Those of `pinned_studies` that this person follows and may read."""
    found = studies_followed(user).filter(pk__in=pinned_studies(version).values("pk"))
    return found.order_by("created_at", "pk")


def studies_followed(user: User) -> QuerySet[Study]:
    """The studies that this person follows and may read: labelling elsewhere over the same cases takes them away."""
    return readable_studies(user).filter(pk__in=visible_studies(user).values("pk"))


def given_codes(study: Study, wanted: set[str]) -> Iterator[GivenCode]:
    """Each use of a `wanted` code in the labels of a measured study, case by case."""
    fields = projected_fields(study)
    ids = dict(study.cases.values_list("pk", "public_id"))
    for label in counted_labels(study):
        for field in fields:
            for code in label.answers.get(field.key) or []:
                if code in wanted:
                    note = str(label.answers.get(field.note_field) or "")
                    yield GivenCode(study, label.case_id, ids[label.study_case_id], code, note)


@lru_cache(maxsize=256)
def _field_counts(public_id: UUID) -> tuple[Counter[str], int]:
    """How many labels answer each field, and how many there are. Sealed labels stay, and so does their count."""
    counts: Counter[str] = Counter()
    n_labels = 0
    for label in counted_labels(Study.objects.get(public_id=public_id)):
        counts.update({key for key, answer in label.answers.items() if not is_empty(answer)})
        n_labels += 1
    return counts, n_labels


@lru_cache(maxsize=256)
def _code_sets(public_id: UUID) -> tuple[tuple[tuple[frozenset[str], int], ...], int]:
    """Each set of codes that labels give, with how many do, from the study's coded answers; and how many labels there are."""
    study = Study.objects.get(public_id=public_id)
    coded = coded_study(study)
    fields = [field.key for field in projected_fields(study)]
    names = list(study.members.values_list("annotator__pseudonym", flat=True))
    sets = {key: coded.values(CodeKind.ANSWER, key) for key in fields}
    combined: Counter[tuple[int, ...]] = Counter()
    n_labels = 0
    for block in coded.read():
        n_labels += int(block.labels(names).sum())
        if not fields:
            continue
        answers = np.stack([block.answers(key, names).ravel() for key in fields], axis=1)
        rows, n = np.unique(answers, axis=0, return_counts=True)
        combined.update(dict(zip(map(tuple, rows.tolist()), n.tolist(), strict=True)))
    given: Counter[frozenset[str]] = Counter()
    for row, n_given in combined.items():
        codes = (sets[key][index - 1] for key, index in zip(fields, row, strict=True) if index)
        given[frozenset(code for chosen in codes for code in chosen)] += n_given
    return tuple(given.items()), n_labels
