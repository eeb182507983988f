"""A label as the labelling page posts it."""

import json
from typing import Any


def posted(answers: dict[str, Any], *, revision: int = 0, key: str = "k", **more: str) -> dict[str, Any]:
    """The form's entries; examples as rows of text and mark, anything that is not a list of them as JSON it is not."""
    found: dict[str, Any] = {"key": key, "revision": str(revision)} | more
    if answers.get("spec") is not None:
        found["f-spec"] = json.dumps(answers["spec"])
    for name in ("confidence", "notes"):
        if answers.get(name):
            found[f"f-{name}"] = answers[name]
    for name in ("subjective", "gold_suspect"):
        if name in answers:
            found[f"f-{name}"] = str(answers[name]).lower()
    for name in ("positive_examples", "negative_examples"):
        rows = answers.get(name, [])
        found[f"f-{name}-text"] = [row["text"] if isinstance(row, dict) else row for row in rows]
        found[f"f-{name}-mark"] = ["" for _ in rows]
    return found
