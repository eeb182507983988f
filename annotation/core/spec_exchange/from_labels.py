"""From the labels of one case to the record of the spec that stands: whose claims and examples go with it."""

from collections.abc import Mapping, Sequence
from typing import Any

from annotation.verifiers.spec import GOLD_KEY
from taxonomy.digest import canonical_text

CONFIDENCES = ("low", "medium", "high")
EXAMPLES = ("positive_examples", "negative_examples")


def standing_document(
    spec: Mapping[str, Any], standing: Mapping[str, Any], labels: Sequence[Mapping[str, Any]], *, key: str
) -> dict[str, Any]:
    """The spec with its annotation and examples, as a file would state them.

    `standing` are the answers that stand for the case, `labels` those of each label in the order of their sides, `key`
    the field of the spec. What does not stand by itself comes from the labels that gave this very spec, else from all:
    the least confidence, every note and every example once. A gold typed into a spec is not the gold.
    """
    own = [label for label in labels if label.get(key) and canonical_text(label[key]) == canonical_text(spec)]
    sources = own or list(labels)
    annotation = _claims(standing, sources, labels)
    examples = {name: _pooled(standing, sources, name) for name in EXAMPLES}
    return {
        "eval_types": list(spec["eval_types"]),
        "reference_answers": {
            name: value for name, value in spec["reference_answers"].items() if name != GOLD_KEY
        },
        **({"annotation": annotation} if annotation else {}),
        **{name: rows for name, rows in examples.items() if rows},
    }


def _claims(
    standing: Mapping[str, Any], sources: Sequence[Mapping[str, Any]], labels: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    claims: dict[str, Any] = {}
    stated = (
        [standing["confidence"]] if standing.get("confidence") else [row.get("confidence") for row in sources]
    )
    known = [value for value in stated if value in CONFIDENCES]
    if known:
        claims["confidence"] = min(known, key=CONFIDENCES.index)
    for name, rows in (("subjective", sources), ("gold_suspect", labels)):
        said = [
            row[name] for row in ([standing] if name in standing else rows) if isinstance(row.get(name), bool)
        ]
        if said:
            claims[name] = any(said)
    notes = (
        [standing["notes"]]
        if standing.get("notes")
        else [row["notes"] for row in sources if row.get("notes")]
    )
    if notes:
        claims["notes"] = "\n".join(dict.fromkeys(notes))
    return claims


def _pooled(standing: Mapping[str, Any], sources: Sequence[Mapping[str, Any]], name: str) -> list[Any]:
    rows = standing.get(name) or [example for row in sources for example in row.get(name) or ()]
    return list({canonical_text(example): example for example in rows}.values())
