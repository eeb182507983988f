"""A guideline as HTML that can do nothing: Markdown without raw HTML, links or pictures."""

from typing import Any

import nh3
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

from annotation.models.studies import Study
from taxonomy.clauses import clauses_of

TAGS = {
    "h1",
    "h2",
    "h3",
    "h4",
    "p",
    "ul",
    "ol",
    "li",
    "em",
    "strong",
    "code",
    "pre",
    "blockquote",
    "br",
    "hr",
}


def guideline_view(study: Study) -> dict[str, Any] | None:
    """The pinned guideline and the anchors of its clauses, its title aside, if the study has one."""
    version = study.guideline_version
    if version is None:
        return None
    clauses = clauses_of(version.markdown)
    return {
        "title": str(version),
        "html": inert_markdown(version.markdown),
        "clauses": [f"#{clause.anchor}" for at, clause in enumerate(clauses) if at or clause.depth > 1],
    }


def inert_markdown(text: str) -> SafeString:
    """Markdown as a few harmless tags without attributes; everything else is shown as the text it is."""
    html = MarkdownIt("commonmark", {"html": False}).disable(["link", "image", "autolink"]).render(text)
    return mark_safe(nh3.clean(html, tags=TAGS, attributes={}))  # noqa: S308 - cleaned on this line
