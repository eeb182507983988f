"""A first spec from the shape of a gold: a start for the annotator, not an answer."""

from typing import Any

import regex

from annotation.verifiers.gold_shapes import is_hedged, is_money, list_items, shape_of
from annotation.verifiers.normalisation import normalise, plain_text
from annotation.verifiers.numbers import read_numbers
from annotation.verifiers.questions import asks_for_order, competing_options, distinctive_words

_LITERAL_DIGITS = regex.compile(r"0\d*|[12]\d{3}")


def suggest_spec(*, gold: str, intent: str) -> dict[str, Any]:
    """The spec that the guidelines recommend for a gold of this shape; an empty gold is left to a judge."""
    shape = shape_of(gold)
    if shape == "empty":
        return {"eval_types": ["llm_judge"], "reference_answers": {}}
    if shape == "yes_no":
        return _yes_no(gold)
    if shape == "number" and not _LITERAL_DIGITS.fullmatch(gold.strip()):
        return _number(gold)
    if shape == "list":
        items = [[normalise(item)] for item in list_items(gold)]
        section = {"items": items, "ordered": asks_for_order(intent), "forbidden": []}
        return {"eval_types": ["list_match"], "reference_answers": {"list_match": section}}
    return _entity(gold, intent)


def _string(include: list[str], exclude: list[str], scope: str) -> dict[str, Any]:
    reference = {"must_include": include, "must_exclude": exclude, "scope": scope}
    return {"eval_types": ["string_match"], "reference_answers": reference}


def _yes_no(gold: str) -> dict[str, Any]:
    verdict, opposite = ("yes", "no") if normalise(gold).startswith("yes") else ("no", "yes")
    return _string([verdict], [opposite], "first_sentence")


def _number(gold: str) -> dict[str, Any]:
    value = read_numbers(plain_text(gold))[0].values[0]
    section: dict[str, Any] = {"value": int(value) if value == int(value) else float(value)}
    if value == 0:
        return _string(["none |OR| zero |OR| 0"], [], "first_sentence")
    if is_hedged(gold):
        section["rel_tolerance"] = 0.1
    elif is_money(gold):
        section["abs_tolerance"] = 0.01
    return {"eval_types": ["number_match"], "reference_answers": {"number_match": section}}


def _entity(gold: str, intent: str) -> dict[str, Any]:
    """The gold itself, or, with options in the question, the words that only the right one has."""
    others = competing_options(intent, gold)
    own = distinctive_words(gold, others)
    foreign = [words for words in (distinctive_words(other, [gold]) for other in others) if words]
    if own and foreign:
        return _string([own], foreign, "first_sentence")
    return _string([normalise(gold)], [], "full")
