"""A rubric as the guideline of people who judge by it, so that judge and people go by the same words."""

from taxonomy.rubrics import CREDITED, Rubric

MEANS = {
    "PREFERRED": "match: the reading that the golden holds",
    "ACCEPT": "match: equally right",
    "DIVERGENT": "near match: defensible, and not what was asked for",
    "WRONG": "no match: plausible and incorrect",
    "REQUIRED": "no match where it is left out",
    "CREDITED": "match all the same where it is left out",
}


def guideline_of(rubric: Rubric) -> str:
    """Markdown of the doctrine, the clauses about all cases and the anchors; a case's own clauses are shown beside it."""
    lines = [f"# Rubric {rubric.name}", ""]
    if rubric.doctrine.strip():
        lines += [rubric.doctrine.strip(), ""]
    clauses = [clause for clause in rubric.clauses if clause.case is None]
    if clauses:
        lines += ["## Clauses", ""]
    for clause in clauses:
        marker = clause.marker or CREDITED
        trap = "" if clause.trap_value is None else f" (gives {clause.trap_value:g})"
        lines.append(f"- `{clause.key}` **{marker}** ({MEANS[marker]}): {_line(clause.text)}{trap}")
    if rubric.anchors:
        lines += ["", "## Anchors", ""]
    for anchor in rubric.anchors:
        lines.append(f"- **{anchor.verdict}**: {_line(anchor.question)} {_line(anchor.why)}")
    return "\n".join(lines).rstrip() + "\n"


def _line(text: str) -> str:
    return " ".join(text.split())
