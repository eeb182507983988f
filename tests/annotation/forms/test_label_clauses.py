"""A field opens the clause that it names, or else the one of its own name."""

from types import SimpleNamespace

from annotation.forms.label import Clause, LabelForm
from annotation.selectors.pages_guideline import guideline_view
from annotation.selectors.pages_labelling_guideline import sections
from annotation.selectors.pages_vocabulary_guideline import with_anchors
from taxonomy.fields.schema import parse_schema

GUIDELINE = "# How\n\n## Warmth\n\nWarm.\n\n## Reason codes\n\nAll.\n\n## Warmth\n\nAgain.\n"
FIELDS = [
    {"key": "warmth", "type": "text"},
    {"key": "tone", "type": "text", "guideline": "#warmth-2"},
    {"key": "codes", "type": "text", "guideline": "#reason-codes"},
    {"key": "reason_codes", "type": "text", "guideline": "#gone"},
    {"key": "note", "type": "text"},
]


def test_each_field_leads_to_its_clause():
    clauses = [Clause(part["anchor"], part["title"]) for part in sections("", GUIDELINE)]
    form = LabelForm(parse_schema({"name": "s", "fields": FIELDS}), clauses=clauses)
    found = {control["key"]: control["clause"] and control["clause"].anchor for control in form.controls()}
    assert found == {
        "warmth": "clause-warmth",
        "tone": "clause-warmth-2",
        "codes": "clause-reason-codes",
        "reason_codes": "clause-reason-codes",
        "note": None,
    }
    lost = {control["key"]: control["lost_clause"] for control in form.controls() if control["lost_clause"]}
    assert lost == {"reason_codes": "#gone"}


def test_without_a_guideline_no_clause_is_missed():
    form = LabelForm(parse_schema({"name": "s", "fields": FIELDS}))
    assert not any(control["lost_clause"] or control["clause"] for control in form.controls())


def test_library_drawer_and_rulings_name_the_clauses_alike():
    text = f"{GUIDELINE}\n## use_when\n\n> ## A quote\n\n```\n## Code\n```\n\nBelow\n---\n"
    _, clauses = with_anchors(text)
    anchors = [clause.anchor for clause in clauses]
    assert anchors == ["how", "warmth", "reason-codes", "warmth-2", "use_when", "below"]
    assert [part["anchor"] for part in sections("", text)] == [f"clause-{anchor}" for anchor in anchors]
    study = SimpleNamespace(guideline_version=SimpleNamespace(markdown=text))
    # A ruling points to a clause, and the title of the whole is none.
    assert guideline_view(study)["clauses"] == [f"#{anchor}" for anchor in anchors[1:]]


def test_a_heading_without_words_and_hostile_markdown_stay_harmless():
    html, clauses = with_anchors('# "><img src=x>\n\n## 漢字\n\n[a](javascript:alert(1)) <b onclick=x>\n')
    assert "<img" not in html
    assert "javascript:alert" not in html.replace("[a](javascript:alert(1))", "")
    assert [clause.anchor for clause in clauses] == ["img-src-x", "漢字"]
