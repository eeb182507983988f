"""One rule names the clauses of a guideline, for the library, the drawer beside a form, and rulings."""

import pytest

from taxonomy.clauses import clauses_of, lines_of


@pytest.mark.parametrize(
    ("markdown", "anchors"),
    [
        ("# Guide\n## use_when\n## `TOO_LONG` and *more*\n", ["guide", "use_when", "too_long-and-more"]),
        ("## Twice\n### Twice\n## twice\n", ["twice", "twice-2", "twice-3"]),
        ("Under a line\n===\n\nSecond\n---\n", ["under-a-line", "second"]),
        ("```\n# no heading\n```\n> # nor this\n\n##### too deep\n", []),
        ("## …\n## 漢字 é\n", ["clause", "漢字-é"]),
        ("a\u2028b\x0c\n\r\n## After odd line ends\r## And this", ["after-odd-line-ends", "and-this"]),
        ("", []),
    ],
)
def test_every_heading_is_a_clause_with_an_anchor_of_its_own(markdown, anchors):
    clauses = clauses_of(markdown)
    assert [clause.anchor for clause in clauses] == anchors
    lines = lines_of(markdown)
    assert all(clause.title.split()[0].lower() in lines[clause.line].lower() for clause in clauses)


def test_a_title_is_read_without_its_marks():
    assert [clause.title for clause in clauses_of("## `TOO_LONG`, *and* use_when")] == [
        "TOO_LONG, and use_when"
    ]
