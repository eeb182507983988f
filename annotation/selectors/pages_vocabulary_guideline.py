"""A guideline as its page shows it: inert HTML with an anchor at each clause, and the list of anchors."""

from typing import Any

import nh3
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

from annotation.selectors.pages_guideline import TAGS
from annotation.selectors.pages_vocabulary_changes import line_changes
from taxonomy.clauses import DEEPEST, Clause, clauses_of


def guideline_page(version: Any, typed: str | None) -> dict[str, Any]:
    """The text as stored, or as `typed` into a form that was not saved, with its clauses."""
    markdown = version.markdown if typed is None else typed
    html, clauses = with_anchors(markdown)
    return {
        "markdown": markdown,
        "html": html,
        "clauses": clauses,
        "lines": line_changes(version.markdown, typed) if typed is not None else [],
    }


def with_anchors(markdown: str) -> tuple[SafeString, list[Clause]]:
    """Markdown as harmless tags whose headings carry the anchors of its clauses, and the clauses."""
    parser = MarkdownIt("commonmark", {"html": False}).disable(["link", "image", "autolink"])
    tokens = parser.parse(markdown)
    clauses = clauses_of(markdown)
    anchors = {clause.line: clause.anchor for clause in clauses}
    for token in tokens:
        if token.type == "heading_open" and token.level == 0 and token.map and token.map[0] in anchors:
            token.attrSet("id", anchors[token.map[0]])
    html = parser.renderer.render(tokens, parser.options, {})
    kept = nh3.clean(html, tags=TAGS, attributes={f"h{depth}": {"id"} for depth in range(1, DEEPEST + 1)})
    return mark_safe(kept), clauses  # noqa: S308 - cleaned on the line above
