"""A rubric as its editor shows it: rows of clauses and anchors, each with what is doubtful about it."""

from typing import Any

from annotation.models.people import User
from annotation.models.projects import Project
from annotation.selectors.pages_figures import share_words
from annotation.selectors.pages_guideline import inert_markdown
from annotation.selectors.rubric_use import near_match_shares
from taxonomy.fields.base import BadSchema
from taxonomy.rubrics import GOLDEN_KINDS, MARKERS, VERDICTS, Lint, lint_document, parse_rubric
from taxonomy.selectors.versions import document_of

NEW_CLAUSES, NEW_ANCHORS = 3, 2
MEANINGS = {
    "PREFERRED": ("match", "The reading that the golden encodes."),
    "ACCEPT": ("match", "Equally right: another faithful route."),
    "DIVERGENT": ("near_match", "Defensible, and not what was asked for."),
    "WRONG": ("no_match", "Plausible and incorrect: a known trap."),
    "REQUIRED": ("no_match where it is left out", "Without it the figure misleads."),
    "CREDITED": ("match where it is left out", "Context that a good analyst adds."),
}


def rubric_page(version: Any, typed: Any, *, is_editable: bool) -> dict[str, Any]:
    """The stored document, or what was typed and not saved, with its lints by clause."""
    document = document_of(version) if typed is None else typed
    lints = _lints(document)
    clauses = [_row(item, lints) for item in document.get("clauses", [])]
    anchors = list(document.get("anchors", []))
    if is_editable:
        clauses += [{} for _ in range(NEW_CLAUSES)]
        anchors += [{} for _ in range(NEW_ANCHORS)]
    return {
        "golden_kind": document.get("golden_kind", "value"),
        "doctrine": document.get("doctrine", ""),
        "doctrine_html": inert_markdown(str(document.get("doctrine", ""))),
        "clauses": clauses,
        "anchors": anchors,
        "lints": [lint for lint in lints if lint.clause is None],
        "n_lints": len(lints),
        "golden_kinds": GOLDEN_KINDS,
        "markers": [(marker, *MEANINGS[marker]) for marker in MARKERS],
        "verdicts": VERDICTS,
        "git_sha": version.git_sha,
        "author": version.author,
    }


def near_match_rows(user: User, project: Project, version: Any) -> list[dict[str, Any]]:
    """The passes under a rubric with the share of near matches in each, in words."""
    return [
        row
        | {
            "says": share_words(row["share"]),
            "rose": "" if row["rose_from"] is None else share_words(row["rose_from"]),
        }
        for row in near_match_shares(user, project, version)
    ]


def _lints(document: Any) -> list[Lint]:
    try:
        return lint_document(parse_rubric(document))
    except BadSchema:
        return []


def _row(item: dict[str, Any], lints: list[Lint]) -> dict[str, Any]:
    return {
        **item,
        "is_taste": not item.get("resolves_from_data", True),
        "lints": [lint for lint in lints if lint.clause == item.get("key")],
    }
