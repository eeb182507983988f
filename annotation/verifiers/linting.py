"""Advice on a record: what reviewers learned to look for. No lint blocks."""

from collections.abc import Callable, Iterator

from annotation.verifiers.lints.claims import claim_lints
from annotation.verifiers.lints.entries import entry_lints
from annotation.verifiers.lints.examples import example_lints
from annotation.verifiers.lints.exclusions import exclusion_lints
from annotation.verifiers.lints.numbers import number_lints
from annotation.verifiers.lints.question import question_lints
from annotation.verifiers.problems import Lint
from annotation.verifiers.records import Record

_LINTS: tuple[Callable[[Record], Iterator[Lint]], ...] = (
    question_lints,
    exclusion_lints,
    entry_lints,
    number_lints,
    claim_lints,
    example_lints,
)


def lint_record(record: Record) -> list[Lint]:
    """Every lint of a record, in a fixed order; a spec of a judge alone has nothing to look at."""
    if not record.spec.is_executable:
        return []
    return [lint for lints in _LINTS for lint in lints(record)]
