"""The clauses of a guideline: its headings, each with the anchor by which fields and rulings point to it. Pure."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

DEEPEST = 4


class Clause(NamedTuple):
    """A heading. `anchor` has no `#`; `depth` is 1 to 4; `line` is the heading's first line, from 0."""

    anchor: str
    title: str
    depth: int
    line: int


def clauses_of(markdown: str) -> list[Clause]:
    """The headings of the text in their order, those inside quotes and lists aside.

    A heading that stands twice gets a number at its second anchor, so that each clause can be pointed to.
    """
    seen: dict[str, int] = {}
    found = []
    for opening, inline in _headings(markdown):
        base = _anchor(inline.content)
        seen[base] = seen.get(base, 0) + 1
        anchor = base if seen[base] == 1 else f"{base}-{seen[base]}"
        found.append(
            Clause(anchor, _words(inline), int(opening.tag[1]), opening.map[0] if opening.map else 0)
        )
    return found


def lines_of(markdown: str) -> list[str]:
    """The lines as Markdown counts them, which knows no other line ends than LF, CRLF and CR."""
    return re.split(r"\r\n|\n|\r", markdown)


def _headings(markdown: str) -> Iterator[tuple[Token, Token]]:
    for token, inline in pairwise(MarkdownIt("commonmark").parse(markdown)):
        if token.type == "heading_open" and token.level == 0 and int(token.tag[1]) <= DEEPEST:
            yield token, inline


def _anchor(heading: str) -> str:
    return re.sub(r"[^\w]+", "-", heading.lower()).strip("-") or "clause"


def _words(inline: Token) -> str:
    """A heading without its marks."""
    parts = (" " if part.type.endswith("break") else part.content for part in inline.children or ())
    return "".join(parts)
