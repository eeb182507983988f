"""Files of records and answers, and the reports made from them."""

import json

import pytest

from annotation.core.bad_input import BadInput
from annotation.verifiers import reading
from annotation.verifiers.behaviour import compare_behaviour, pooled
from annotation.verifiers.checking import check_rows
from annotation.verifiers.comparison import Recorded, compare_with_judge
from annotation.verifiers.oracle import run_oracle
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.review import review_list
from tests.annotation.verifiers.specs import annotation, record, string_match


def lines(*documents: object) -> bytes:
    return "".join(json.dumps(document) + "\n" for document in documents).encode()


class TestReading:
    @pytest.mark.parametrize(
        "content",
        [
            lines(annotation(), annotation(task_id=2)),
            json.dumps([annotation(), annotation(task_id=2)]).encode(),
            json.dumps({"tasks": [annotation(), annotation(task_id=2)]}, indent=1).encode(),
        ],
    )
    def test_three_shapes_of_a_file_are_one(self, content):
        assert [row.document["task_id"] for row in reading.rows(content, source="f")] == [15, 2]

    def test_one_record_over_several_lines_is_a_file_too(self):
        assert len(reading.rows(json.dumps(annotation(), indent=2).encode(), source="f")) == 1

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (b'{"answer": 5}', "f.jsonl, row 1, field 'answer', value '5'"),
            (b'\n{"answer": "a"}\n{"text": "a"}', "f.jsonl, row 3, field 'answer'"),
            (b"[1]", "f.jsonl, row 1, value '[1]': must be an object"),
            (b'{"answer": "a", "answer": "b"}', "f.jsonl, row 1: not JSON: key 'answer' stands twice"),
            (b'{"answer": "\xff"}', "f.jsonl, row 1: not JSON: not UTF-8"),
        ],
    )
    def test_a_bad_answer_is_named_by_row_and_field(self, content, message):
        with pytest.raises(BadInput) as refusal:
            reading.answers(content, source="f.jsonl")
        assert message in str(refusal.value)

    def test_an_unrecorded_answer_is_kept_as_none(self):
        assert reading.answers(lines({"answer": "a"}, {"answer": None}), source="f") == ["a", None]

    def test_golds_come_from_either_place(self):
        task = {
            "task_id": 1,
            "eval": {"eval_types": ["llm_judge"], "reference_answers": {"fuzzy_match": "A"}},
        }
        assert reading.golds(lines(task, {"task_id": 2, "gold": "B"}, {"task_id": 3}), source="f") == {
            "1": "A",
            "2": "B",
        }
        with pytest.raises(BadInput, match="row 1, field 'gold'"):
            reading.golds(lines({"task_id": 1, "gold": ["A"]}), source="f")


class TestChecking:
    def check(self, *documents, golds=None) -> dict:
        return check_rows(reading.rows(lines(*documents), source="f"), golds=golds).document()

    def test_a_sound_file_is_ok(self):
        document = self.check(annotation(), annotation(task_id=16, gold="Alaska"))
        assert (document["ok"], document["n_records"], document["n_needs_repair"]) == (True, 2, 0)

    def test_an_invalid_record_a_lenient_one_and_a_twin_are_findings(self):
        invalid = annotation(task_id=1, confidence="certain")
        lenient = annotation(task_id=2, negative_examples=["Not Alaska", "Texas", "Ohio"])
        document = self.check(invalid, lenient, annotation(), annotation())
        assert not document["ok"]
        assert (document["n_invalid"], document["n_needs_repair"], document["duplicates"]) == (1, 1, ["15"])
        assert document["records"][0]["problems"][0]["field"] == "confidence"
        assert document["records"][1]["failures"][0]["check"] == "negative"

    def test_a_twin_alone_is_a_finding(self):
        assert not self.check(annotation(), annotation())["ok"]

    def test_golds_from_a_second_file_fill_in_and_differences_are_revisions(self):
        document = self.check(
            annotation(gold=None), annotation(task_id=2), golds={"15": "Texas", "2": "Texas"}
        )
        assert document["records"][0]["failures"][0]["check"] == "gold"
        assert document["gold_revisions"] == ["2"]

    def test_a_task_with_a_block_owes_its_examples_and_keeps_its_claims(self):
        block = {**string_match("alaska"), "annotation": {"confidence": "low", "notes": "unsure"}}
        block["reference_answers"]["fuzzy_match"] = "Alaska"
        document = self.check({"task_id": 1, "intent": "Which?", "sites": ["wiki"], "eval": block})
        assert document["ok"]
        assert document["records"][0]["examples_owed"]
        assert document["coverage"]["by_confidence"] == {"low": 1}
        assert document["coverage"]["by_site"] == {"wiki": {"n": 1, "n_deterministic": 1}}
        assert document["coverage"]["by_shape"]["short_entity"]["n"] == 1

    def test_a_record_that_needs_a_judge_is_not_deterministic(self):
        mixed = annotation(task_id=2, eval_types=["string_match", "llm_judge"])
        sums = self.check(annotation(), mixed)["coverage"]
        assert (sums["n_deterministic"], sums["share_deterministic"]) == (1, 0.5)
        assert sums["by_verifiers"] == {"string_match": 1, "string_match+llm_judge": 1}

    def test_no_record_at_all_has_no_share(self):
        assert self.check()["coverage"]["share_deterministic"] is None


class TestReviewList:
    def test_all_eight_headings_stand_even_when_empty(self):
        sections = review_list([])
        assert len(sections) == 8
        assert {tuple(section.lines()[1:]) for section in sections} == {("None", "")}

    def test_each_case_stands_where_it_belongs(self):
        suspect = record(task_id="s", gold_suspect=True, notes="wrong page", confidence="low")
        contrasted = record(task_id="c", confidence="medium", **string_match("alaska", exclude=("texas",)))
        judged = record(
            task_id="j", eval_types=["llm_judge"], reference_answers={}, subjective=True, notes="x"
        )
        rows = [(row, run_oracle(row)) for row in (suspect, contrasted, judged)]
        found = {
            section.heading: [task_id for task_id, _ in section.entries]
            for section in review_list(rows, contradicted={"c"})
        }
        assert found == {
            "Suspect golds": ["s"],
            "Left on the judge": ["j"],
            "Low confidence": ["s"],
            "Medium confidence": ["c"],
            "must_exclude false-reject candidates": ["c"],
            "Echo candidates": [],
            "Golds contradicted by the environment": ["c"],
            "Cross-task leniency": [],
        }


class TestBehaviour:
    def test_specs_are_compared_by_what_they_accept(self):
        answers = pooled(["Alaska.", "alaska", "It is Alaska, not Louisiana"], ["Texas", "Ohio"])
        first, second = string_match("alaska"), string_match("alaska", exclude=("louisiana",))
        behaviour = compare_behaviour(parse_spec(first), parse_spec(second), answers)
        assert (len(behaviour.judged), behaviour.n_agreed) == (4, 3)
        assert [row.answer for row in behaviour.differing] == ["It is Alaska, not Louisiana"]

    def test_a_fault_is_no_disagreement(self):
        slow = parse_spec(string_match("^(a|aa)+$"))
        behaviour = compare_behaviour(slow, parse_spec(string_match("x")), ["a" * 40 + "b"])
        assert (behaviour.judged, len(behaviour.undecided)) == ((), 1)


def test_deterministic_and_judged_outcomes_are_sorted_by_who_accepted():
    rows = [
        Recorded("1", "a", Outcome.PASS, True),
        Recorded("2", "a", Outcome.FAIL, False),
        Recorded("3", "a", Outcome.PASS, False),
        Recorded("4", "a", Outcome.FAIL, True),
        Recorded("5", "a", Outcome.INFRASTRUCTURE_ERROR, False),
        Recorded("6", "a", Outcome.PASS, None),
    ]
    comparison = compare_with_judge(rows)
    assert [row.task_id for row in comparison.agree] == ["1", "2"]
    assert [row.task_id for row in comparison.disagreements] == ["4", "3"]
    assert [row.task_id for row in comparison.unscored] == ["5", "6"]
