"""The evals of WebArena and VisualWebArena in the words of our engine, which matches whole words and not substrings."""

from collections.abc import Mapping, Sequence
from typing import Any

NATIVE, WEBARENA, VISUALWEBARENA = "timewarp", "webarena", "visualwebarena"
FORMS = (NATIVE, WEBARENA, VISUALWEBARENA)
SEMANTICS = "word-bounded"
STATEMENT = {
    "must_include": "was a plain substring (a single entry of one character: a whole word); is found between word bounds",
    "must_exclude": "was a plain substring; is found between word bounds",
    "exact_match": "stripped outer quotes and case; strips all outer punctuation, folds accents and markdown",
    "one_of": "was one substring of several; is one must_include with |OR|",
    "fuzzy_match": "asked a model; is left to the judge, and its text is the gold",
    "|OR|": "was literal in WebArena; parts alternatives",
    "errors": "were a score of 0; are infrastructure errors",
}
_KEYS = {
    WEBARENA: ("exact_match", "must_include", "fuzzy_match"),
    VISUALWEBARENA: ("exact_match", "must_include", "must_exclude", "one_of", "fuzzy_match"),
}


class NotTakenOver(ValueError):
    """An eval that our engine has no words for; the message says which part."""


def form_of(tasks: Sequence[Mapping[str, Any]]) -> str:
    """Whose tasks these are, by keys that only one of the formats has."""
    blocks = [(task, task.get("eval", task)) for task in tasks]
    if any(isinstance(block, Mapping) and {"annotation", "revision"} & set(block) for _, block in blocks):
        return NATIVE
    for task, block in blocks:
        if not isinstance(block, Mapping):
            continue
        reference = block.get("reference_answers")
        keys = set(reference) if isinstance(reference, Mapping) else set()
        if "set" in task or keys & {"one_of", "required_values"}:
            return VISUALWEBARENA
        if {"string_note", "reference_url", "reference_answer_raw_annotation", "program_html"} & set(block):
            return WEBARENA
    return NATIVE


def converted(block: Mapping[str, Any], form: str) -> dict[str, Any]:
    """The spec in our words; raises NotTakenOver where a part of the eval has none."""
    eval_types, reference = block.get("eval_types"), block.get("reference_answers")
    others = (
        [name for name in eval_types if name != "string_match"]
        if isinstance(eval_types, list)
        else [eval_types]
    )
    if others:
        raise NotTakenOver(f"eval_types: {', '.join(map(str, others))} looks at the page, not at the answer")
    if not isinstance(reference, Mapping) or not reference:
        raise NotTakenOver("reference_answers: is empty")
    unknown = sorted(set(reference) - set(_KEYS[form]))
    if unknown:
        raise NotTakenOver(f"reference_answers.{unknown[0]}: has no counterpart here")
    return _spec(reference)


def _spec(reference: Mapping[str, Any]) -> dict[str, Any]:
    answers: dict[str, Any] = {}
    include = _texts(reference, "must_include")
    if one_of := _texts(reference, "one_of"):
        include = [*include, " |OR| ".join(one_of)]
    for key, texts in (
        ("exact_match", _texts(reference, "exact_match")),
        ("must_include", include),
        ("must_exclude", _texts(reference, "must_exclude")),
    ):
        if texts:
            answers[key] = texts
    eval_types = (["string_match"] if answers else []) + (["llm_judge"] if "fuzzy_match" in reference else [])
    return {"eval_types": eval_types, "reference_answers": answers}


def _texts(reference: Mapping[str, Any], key: str) -> list[str]:
    value = reference.get(key, [])
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise NotTakenOver(f"reference_answers.{key}: is no text and no list of texts")
    for text in texts:
        if text.startswith("^") and text.endswith("$"):
            raise NotTakenOver(f"reference_answers.{key}: {text[:40]!r} would be read as a pattern here")
    return texts
