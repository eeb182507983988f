"""What holds of every task: read, written and read again it is the same, and so is its digest."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.core.spec_exchange import report
from annotation.core.spec_exchange.export import Kept, export_document
from annotation.core.spec_exchange.files import DIGEST, TaskFile, read_tasks
from annotation.core.spec_exchange.report import spec_report

WORDS = st.text("abcxyz éß中 -'.,", min_size=1, max_size=20).filter(lambda text: bool(text.strip(" -'.,")))
SPECS = st.fixed_dictionaries(
    {
        "eval_types": st.just(["string_match"]),
        "reference_answers": st.fixed_dictionaries(
            {"must_include": st.lists(WORDS, min_size=1, max_size=3)},
            optional={
                "must_exclude": st.lists(WORDS, max_size=2),
                "scope": st.sampled_from(["full", "first_sentence"]),
            },
        ),
    }
)
CLAIMS = st.fixed_dictionaries(
    {"confidence": st.sampled_from(["high", "medium"])},
    optional={"notes": WORDS, "gold_suspect": st.booleans()},
)


@st.composite
def tasks(draw: st.DrawFn) -> dict:
    block = draw(SPECS)
    gold = draw(st.none() | WORDS)
    if gold is not None:
        block["reference_answers"]["fuzzy_match"] = gold
    block |= {"revision": draw(st.integers(1, 9)), "annotation": draw(CLAIMS)}
    task = {"task_id": draw(st.integers(0, 99) | WORDS), "intent": draw(WORDS), "eval": block}
    extra = draw(st.dictionaries(st.sampled_from(["sites", "difficulty", "start_url"]), WORDS, max_size=3))
    if gold is not None and draw(st.booleans()):
        step = {
            "act": "revised",
            "value": gold,
            "reason": "r",
            "evidence_kind": "observation",
            "evidence": "e",
        }
        task |= {"gold_at_release": "first", "gold_revisions": [step]}
    return task | extra


def kept(file: TaskFile) -> list[Kept]:
    """The tasks as if they had been stored."""
    return [
        Kept(
            task.case,
            task.first_gold,
            task.gold,
            task.gold_revisions,
            task.spec,
            task.revision,
            task.original,
        )
        for task in file.tasks
    ]


@settings(max_examples=30, deadline=None)
@given(st.lists(tasks(), min_size=1, max_size=4, unique_by=lambda task: str(task["task_id"])))
def test_what_is_read_is_written_again_under_the_same_digest(given_tasks):
    file = read_tasks(json.dumps(given_tasks).encode(), source="f")
    document = export_document(name="d", version="1", kept=kept(file))
    assert document[DIGEST] == file.sha256
    again = read_tasks(json.dumps(document).encode(), source="g")
    assert export_document(name="d", version="1", kept=kept(again)) == document


def test_a_report_on_very_many_says_what_it_ran_over(monkeypatch):
    monkeypatch.setattr(report, "MOST_CHECKED", 2)
    monkeypatch.setattr(report, "MOST_GOLDS", 3)
    rows = [
        Kept({"id": f"c{n}", "input": {"intent": "Which?"}}, "gold", f"gold {n}", [],
             {"eval_types": ["string_match"], "reference_answers": {"must_include": [f"gold {n}"]}}, 1, None)
        for n in range(5)
    ]  # fmt: skip
    document = spec_report(rows)
    assert (document["coverage"]["n"], document["n_checked"], document["n_crosstalk_golds"]) == (5, 2, 3)
