"""The published cases of the verifier guidelines and of the public benchmark."""

import pytest

from annotation.verifiers.checking import check_rows
from annotation.verifiers.crosstalk import crosstalk, prepared_golds
from annotation.verifiers.engine import run_document
from annotation.verifiers.normalisation import normalise, plain_text
from annotation.verifiers.numbers import number_text, read_numbers
from annotation.verifiers.oracle import run_oracle
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.reading import Row
from annotation.verifiers.records import record_of, record_problems
from annotation.verifiers.sentences import first_sentence
from annotation.verifiers.spec import spec_of
from tests.annotation.verifiers.shared_data import loaded, needs_data, timewarp_golds, timewarp_tasks

CASES = loaded("cases/verifier_cases.json") or {"cases": []}
TABLES = loaded("cases/verifier_tables.json") or {"number_extraction": [], "first_sentence": []}
SPECS = loaded("cases/verifier_spec_cases.json") or {"spec_validation": [], "oracle": []}

pytestmark = needs_data


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["id"])
def test_an_answer_is_judged_as_published(case):
    assert run_document(case["spec"], case["answer"]).outcome == ("pass" if case["expected"] else "fail")


@pytest.mark.parametrize("row", TABLES["number_extraction"], ids=lambda row: row["text"])
def test_numbers_are_read_as_published(row):
    readings = read_numbers(plain_text(row["text"]))
    assert {number_text(value) for reading in readings for value in reading.values} == set(row["values"])


@pytest.mark.parametrize("row", TABLES["first_sentence"], ids=lambda row: row["text"])
def test_the_first_sentence_ends_as_published(row):
    assert normalise(first_sentence(row["text"])) == normalise(row["first_sentence_normalised"])


@pytest.mark.parametrize("case", SPECS["spec_validation"], ids=lambda case: case["id"])
def test_a_record_is_accepted_or_refused_as_published(case):
    problems = [problem.sentence() for problem in record_problems(case["annotation"])]
    assert bool(problems) != case["valid"]
    assert case["valid"] or any(case["error_mentions"] in problem for problem in problems)


@pytest.mark.parametrize("case", SPECS["oracle"], ids=lambda case: case["id"])
def test_the_oracle_finds_what_is_published(case):
    report = run_oracle(record_of(case["annotation"], gold=case["gold"]))
    found = [failure.document() for failure in report.failures]
    assert report.status == case["expected"]["status"]
    assert len(found) == len(case["expected"]["failures"])
    for failure, expected in zip(found, case["expected"]["failures"], strict=True):
        assert {key: failure[key] for key in expected} == expected


@pytest.mark.parametrize("task", timewarp_tasks(), ids=lambda task: f"task {task['task_id']}")
def test_a_public_spec_accepts_its_own_gold(task):
    gold = task["eval"]["reference_answers"]["fuzzy_match"]
    assert run_document(spec_of(task["eval"]), gold).outcome == "pass"


@pytest.fixture(scope="module")
def document():
    rows = [Row(number, task) for number, task in enumerate(timewarp_tasks(), start=1)]
    return check_rows(rows, golds=timewarp_golds()).document()


class TestCoverage:
    def test_all_57_specs_run_without_a_judge(self, document):
        assert (document["coverage"]["n"], document["coverage"]["n_deterministic"]) == (57, 57)

    def test_verifiers_are_counted_by_combination(self, document):
        assert document["coverage"]["by_verifiers"] == {
            "string_match": 33,
            "number_match": 15,
            "list_match": 8,
            "string_match+number_match": 1,
        }

    def test_confidence_is_counted(self, document):
        assert document["coverage"]["by_confidence"] == {"high": 32, "medium": 24, "low": 1}

    def test_golds_that_differ_from_the_release_are_named(self, document):
        assert document["gold_revisions"] == ["3", "7", "9", "19"]

    def test_no_public_record_is_a_finding_although_its_examples_are_owed(self, document):
        assert document["ok"]
        assert all(record["examples_owed"] and record["status"] == "passed" for record in document["records"])


class TestCrosstalk:
    def test_a_careful_no_spec_stays_below_the_warning(self):
        task = next(task for task in timewarp_tasks() if task["task_id"] == 51)
        others = crosstalk(parse_spec(spec_of(task["eval"])), prepared_golds(timewarp_golds()), own_gold="No")
        assert (others.n, round(others.rate, 2), others.is_high) == (231, 0.13, False)
        assert "51" not in others.accepted

    def test_yes_or_no_accepts_50_of_231_and_is_warned_about(self):
        spec = {"eval_types": ["string_match"], "reference_answers": {"must_include": ["yes |OR| no"]}}
        others = crosstalk(parse_spec(spec), prepared_golds(timewarp_golds()), own_gold=None)
        assert (len(others.accepted), round(others.rate, 3), others.is_high) == (50, 0.216, True)
