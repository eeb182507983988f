"""The goldens of cases as they stand, for judging."""

from collections.abc import Iterable

from agreement.judging.golden_documents import Golden, golden_from
from annotation.models.datasets import Case
from annotation.selectors.golds import Gold, gold_of, with_golds
from taxonomy.strict_json import strict_json


def goldens_of(cases: Iterable[Case]) -> dict[int, Golden]:
    """The standing golden of each case by its primary key."""
    keys = [case.pk for case in cases]
    found = {}
    for start in range(0, len(keys), 500):
        for case in with_golds(Case.objects.filter(pk__in=keys[start : start + 500])):
            found[case.pk] = _golden(gold_of(case))
    return found


def golden_at(case: Case, revision: int) -> Golden:
    """The golden of a case at the revision that a verdict was given on."""
    standing = gold_of(with_golds(Case.objects.filter(pk=case.pk)).get())
    if standing.revision == revision:
        return _golden(standing)
    row = case.references.filter(revision=revision).first()
    return golden_from(strict_json(row.value) if row else None, revision=revision)


def _golden(gold: Gold) -> Golden:
    return golden_from(gold.value, revision=gold.revision, status=gold.status)
