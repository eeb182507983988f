"""The way from the codes of one taxonomy version to those of another, over every version between them."""

from functools import reduce
from itertools import pairwise

from taxonomy.mapping import CodeMapping, compose, identity, inverse, parse_mapping
from taxonomy.models.taxonomies import TaxonomyMapping, TaxonomyVersion
from taxonomy.models.versions import State
from taxonomy.selectors.library import codes_of, titles_of
from taxonomy.selectors.versions import siblings
from taxonomy.strict_json import strict_json


class MappingMissing(Exception):
    """Between two versions nobody has said what became of the codes, or what was said no longer fits them."""


def mapping_between(start: TaxonomyVersion, end: TaxonomyVersion) -> CodeMapping:
    """The composed mapping between two frozen versions of a taxonomy, forwards or backwards.

    Raises MappingMissing naming the first pair of neighbours between which nothing is stated.
    """
    low, high = sorted((start, end), key=lambda version: version.number)
    between = siblings(start).filter(state=State.FROZEN, number__gte=low.number, number__lte=high.number)
    steps = [_step(before, after) for before, after in pairwise(between)]
    if end.number < start.number:
        steps = [inverse(step) for step in reversed(steps)]
    return reduce(compose, steps, identity(codes_of(start)))


def _step(before: TaxonomyVersion, after: TaxonomyVersion) -> CodeMapping:
    stated = TaxonomyMapping.objects.filter(before=before, after=after).first()
    if stated is None:
        raise MappingMissing(f"Nobody has said what becomes of the codes of {before} in v{after.number}.")
    return parse_mapping(strict_json(stated.document), titles_of(before), titles_of(after))
