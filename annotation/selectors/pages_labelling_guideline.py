"""The guideline beside the form, cut into its sections so that a field can open its own."""

from functools import lru_cache
from typing import Any

from django.utils.safestring import SafeString

from annotation.models.studies import Study
from annotation.selectors.pages_guideline import inert_markdown
from taxonomy.clauses import clauses_of, lines_of


def guideline_sections(study: Study) -> dict[str, Any] | None:
    """The pinned guideline as sections with an anchor each, or nothing where the study pins none."""
    version = study.guideline_version
    if version is None:
        return None
    return {"title": str(version), "sections": sections(version.sha256, version.markdown)}


@lru_cache(maxsize=16)
def sections(sha256: str, markdown: str) -> list[dict[str, Any]]:
    """The sections of a frozen text: its digest is the key under which they are remembered."""
    lines, clauses = lines_of(markdown), clauses_of(markdown)
    ends = [clause.line for clause in clauses[1:]] + [len(lines)]
    found = [
        {"anchor": f"clause-{clause.anchor}", "title": clause.title, "html": _html(lines[clause.line : end])}
        for clause, end in zip(clauses, ends, strict=True)
    ]
    start = lines[: clauses[0].line] if clauses else lines
    if any(line.strip() for line in start):
        found.insert(0, {"anchor": "clause-", "title": "", "html": _html(start)})
    return found


def _html(lines: list[str]) -> SafeString:
    return inert_markdown("\n".join(lines))
