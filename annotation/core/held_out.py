"""Held-out cases must not stand in what people learn from: guidelines, anchors, examples of codes."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

LEAST = 40
_WORD = re.compile(r"[^\s,;:()\[\]{}<>\"'`*|]+")


def texts_in(value: Any) -> Iterator[str]:
    """Every text in a JSON value that is long enough to be recognised."""
    if isinstance(value, str):
        if len(value) >= LEAST:
            yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts_in(item)


def named_in(lesson: str, cases: Iterable[tuple[str, Any]]) -> str:
    """The id of the first of `cases`, (id, input) pairs, that `lesson` names or quotes; empty if none is."""
    words = {word.rstrip(".") for word in _WORD.findall(lesson)}
    flat = " ".join(lesson.split())
    for case_id, content in cases:
        if case_id in words and not case_id.isdigit():
            return case_id
        if any(" ".join(text.split()) in flat for text in texts_in(content)):
            return case_id
    return ""
