"""A verifier spec, read strictly: what it must hold, as values ready to run."""

from decimal import Decimal
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput
from annotation.verifiers.entries import Entry

SCOPES = ("full", "first_sentence")
EVAL_TYPES = ("string_match", "number_match", "list_match", "exact_match", "llm_judge")
GOLD_KEY = "fuzzy_match"


class BadSpec(BadInput):
    """The spec is malformed; `key` is the place, the message names it."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(f"{key}: {message}")
        self.key = key


class StringMatch(NamedTuple):
    """`exact_match` empty or any equal, and every `must_include`, and no `must_exclude`."""

    name: str
    exact_match: tuple[Entry, ...]
    must_include: tuple[Entry, ...]
    must_exclude: tuple[Entry, ...]
    scope: str


class ExpectedNumber(NamedTuple):
    """A required value with its tolerances; when both are given either suffices."""

    value: Decimal
    abs_tolerance: Decimal | None
    rel_tolerance: Decimal | None


class NumberMatch(NamedTuple):
    """Every one of `numbers` must be stated."""

    numbers: tuple[ExpectedNumber, ...]
    scope: str


class ListMatch(NamedTuple):
    """Every item in one of its spellings, in order if `ordered`, and nothing of `forbidden`."""

    items: tuple[tuple[Entry, ...], ...]
    ordered: bool
    forbidden: tuple[Entry, ...]
    scope: str


Verifier = StringMatch | NumberMatch | ListMatch


class Spec(NamedTuple):
    """Verifiers joined by AND; with `needs_judge` a pass of all is not yet a verdict."""

    eval_types: tuple[str, ...]
    verifiers: tuple[Verifier, ...]
    needs_judge: bool

    @property
    def is_executable(self) -> bool:
        return bool(self.verifiers)


def spec_of(document: dict[str, Any]) -> dict[str, Any]:
    """The two keys of a record or `eval` block that make its spec, without the gold."""
    reference = document.get("reference_answers")
    if isinstance(reference, dict):
        reference = {key: value for key, value in reference.items() if key != GOLD_KEY}
    return {"eval_types": document.get("eval_types"), "reference_answers": reference}
