"""A guideline as HTML that can do nothing: Markdown without raw HTML, links or pictures."""

import re
from typing import Any

import nh3
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

from annotation.models.studies import Study

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
_HEADING = re.compile(r"^#{1,4}\s+(.+?)\s*#*$", re.MULTILINE)


def guideline_view(study: Study) -> dict[str, Any] | None:
    """The pinned guideline and the names of its clauses, if the study has one."""
    version = study.guideline_version
    if version is None:
        return None
    return {
        "title": str(version),
        "html": inert_markdown(version.markdown),
        "clauses": [clause_name(heading) for heading in _HEADING.findall(version.markdown)[1:]],
    }


def inert_markdown(text: str) -> SafeString:
    """Markdown as a few harmless tags without attributes; everything else is shown as the text it is."""
    html = MarkdownIt("commonmark", {"html": False}).disable(["link", "image", "autolink"]).render(text)
    return mark_safe(nh3.clean(html, tags=TAGS, attributes={}))  # noqa: S308 - cleaned on this line


def clause_name(heading: str) -> str:
    """The anchor by which a ruling names a clause."""
    return "#" + re.sub(r"[^\w]+", "-", heading.lower()).strip("-")
