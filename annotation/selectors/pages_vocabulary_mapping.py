"""What becomes of the codes of one version in the next: as stated, or as first proposed."""

from collections.abc import Mapping
from typing import Any

from annotation.selectors.pages_vocabulary_use import Use
from taxonomy.fields.base import BadSchema
from taxonomy.mapping import CodeMapping, parse_mapping
from taxonomy.mapping_steps import plain_steps
from taxonomy.models.taxonomies import TaxonomyMapping
from taxonomy.selectors.library import titles_of
from taxonomy.selectors.versions import frozen_before
from taxonomy.strict_json import strict_json

_SAYS = {
    "add": "is new",
    "rename": "keeps its key under another title",
    "retire": "is retired",
}


def mapping_summary(
    after: Any, use: Use, typed: Mapping[str, tuple[str, str]] | None = None
) -> dict[str, Any] | None:
    """The mapping to `after` from the version before, each step in words with the labels it touches.

    `typed` is what a refused form held for a code.
    """
    before = frozen_before(after)
    if before is None:
        return None
    stated = TaxonomyMapping.objects.filter(after=after, before=before).first()
    olds, news = titles_of(before), titles_of(after)
    steps = strict_json(stated.document)["steps"] if stated else plain_steps(olds, news)
    mapping, fault = _parsed(steps, olds, news)
    return {
        "is_stated": stated is not None,
        "fault": fault,
        "sha256": stated.sha256 if stated else "",
        "steps": [step_row(step, use) for step in steps],
        "fates": fate_rows(olds, news, mapping, use, typed or {}),
        "olds": olds,
        "news": news,
    }


def step_row(step: dict[str, Any], use: Use) -> dict[str, Any]:
    """A step as a sentence, with how many labels give each of its sources."""
    kind = next(kind for kind in ("add", "rename", "retire", "merge", "split") if kind in step)
    sources = step[kind] if isinstance(step[kind], list) else [step[kind]]
    into = step.get("into", [])
    return {
        "kind": kind,
        "sources": sources,
        "into": into if isinstance(into, list) else [into],
        "says": _SAYS.get(kind, "become" if kind == "merge" else "is split into"),
        # Source by source: a label may give several of them, so that their sum would count it twice.
        "given": [] if kind == "add" else [use.labels[code] for code in sources],
    }


def _parsed(steps: list[Any], olds: dict[str, str], news: dict[str, str]) -> tuple[CodeMapping | None, str]:
    try:
        return parse_mapping({"steps": steps}, olds, news), ""
    except BadSchema as fault:
        return None, str(fault)


def fate_rows(
    olds: Mapping[str, str],
    news: Mapping[str, str],
    mapping: CodeMapping | None,
    use: Use,
    typed: Mapping[str, tuple[str, str]],
) -> list[dict[str, Any]]:
    """For each code of the earlier version what it becomes, as a form asks for it; what was typed goes first."""
    rows = []
    for code, title in olds.items():
        ends = mapping.ends[code] if mapping else frozenset({code if code in news else None})
        into = sorted(end for end in ends if end is not None)
        fate = "keep" if into == [code] else "into" if into else "retire"
        shown, codes = typed.get(code, (fate, ", ".join(into) if fate == "into" else ""))
        rows.append(
            {
                "code": code,
                "title": title,
                "fate": shown,
                "can_stay": code in news,
                "into": codes,
                "n_labels": use.labels[code],
            }
        )
    return rows
