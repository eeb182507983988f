"""Evals of other benchmarks: in our words, with what changes said and counted."""

import json

import pytest

from annotation.core.spec_exchange.files import TaskFile, read_tasks
from annotation.core.spec_exchange.foreign import NotTakenOver, converted
from annotation.core.spec_exchange.original_semantics import accepts
from annotation.core.spec_exchange.verdict_changes import verdict_changes
from tests.annotation.verifiers.shared_data import DATA, needs_data


def webarena(task_id: int, reference: dict, intent: str = "Which brand?", **more: object) -> dict:
    block = {"eval_types": ["string_match"], "reference_answers": reference, "string_note": ""} | more
    return {"task_id": task_id, "sites": ["shopping"], "intent": intent, "eval": block}


def evals(reference: dict | None, *others: str) -> dict:
    return {"eval_types": ["string_match", *others], "reference_answers": reference}


def read(*tasks: dict) -> TaskFile:
    return read_tasks(json.dumps({"tasks": tasks}).encode(), source="wa.json")


def test_an_eval_in_our_words_keeps_its_original():
    file = read(webarena(1, {"exact_match": "Sprite"}, reference_answer_raw_annotation="Sprite"))
    task = file.tasks[0]
    assert file.form == "webarena"
    assert task.spec == {
        "eval_types": ["string_match"],
        "reference_answers": {"exact_match": ["Sprite"]},
        "annotation": {"source": "webarena"},
    }
    assert task.original["reference_answers"] == {"exact_match": "Sprite"}
    assert (task.gold, task.case["id"], task.case["metadata"]["sites"]) == ("Sprite", "1", ["shopping"])


@pytest.mark.parametrize(
    ("form", "reference", "eval_types", "answers"),
    [
        ("webarena", {"must_include": ["a", "b"]}, ["string_match"], {"must_include": ["a", "b"]}),
        ("webarena", {"fuzzy_match": ["4min"]}, ["llm_judge"], {}),
        ("webarena", {"must_include": ["a"], "fuzzy_match": ["b"]}, ["string_match", "llm_judge"], {"must_include": ["a"]}),
        ("visualwebarena", {"one_of": ["round", "circle"]}, ["string_match"], {"must_include": ["round |OR| circle"]}),
        ("visualwebarena", {"must_exclude": ["b"]}, ["string_match"], {"must_exclude": ["b"]}),
    ],
)  # fmt: skip
def test_each_key_has_its_counterpart(form, reference, eval_types, answers):
    spec = converted({"eval_types": ["string_match"], "reference_answers": reference}, form)
    assert spec == {"eval_types": eval_types, "reference_answers": answers}


@pytest.mark.parametrize(
    ("block", "said"),
    [
        (evals({"must_include": ["a"]}, "url_match"), "url_match looks at the page"),
        (evals({"required_values": ["<= 700"]}), "required_values: has no counterpart"),
        (evals({"must_include": ["^a$"]}), "would be read as a pattern"),
        (evals(None), "is empty"),
    ],
)  # fmt: skip
def test_what_we_have_no_words_for_is_left_out_with_the_reason(block, said):
    with pytest.raises(NotTakenOver, match=said):
        converted(block, "visualwebarena")
    task = read_tasks(
        json.dumps([{"set": "s", "task_id": 1, "intent": "i"} | block]).encode(), source="f"
    ).tasks[0]
    assert task.spec is None
    assert said in task.left_out


class TestOriginalSemantics:
    @pytest.mark.parametrize(
        ("reference", "answer", "accepted"),
        [
            ({"must_include": ["Sprite"]}, "Two Sprites", True),
            ({"must_include": ["Sprite"]}, "Two colas", False),
            ({"must_include": ["3"]}, "13", False),
            ({"must_include": ["3"]}, "3 or so", True),
            ({"must_include": ["3", "4"]}, "13 and 14", True),
            ({"exact_match": "Sprite"}, '"sprite"', True),
            ({"exact_match": "Sprite"}, "Sprite.", False),
            ({"fuzzy_match": "N/A"}, "N/A", True),
            ({"fuzzy_match": "N/A"}, "There is none", None),
            ({"fuzzy_match": ["4min"], "must_include": ["x"]}, "y", False),
            ({"must_exclude": ["cola"]}, "Colas", False),
            ({"one_of": ["round", "circle"]}, "A circle", True),
        ],
    )
    def test_the_published_rules(self, reference, answer, accepted):
        assert accepts(reference, answer, form="webarena") is accepted

    def test_alternatives_are_those_of_visualwebarena_alone(self):
        reference = {"must_include": ["red |OR| crimson"]}
        assert accepts(reference, "crimson", form="visualwebarena")
        assert not accepts(reference, "crimson", form="webarena")


def test_the_verdicts_that_change_are_listed_and_no_others():
    tasks = read(
        webarena(1, {"must_include": ["Sprite"]}, reference_answer_raw_annotation="Sprite"),
        webarena(2, {"exact_match": "Cola"}, reference_answer_raw_annotation="Cola"),
        webarena(3, {"must_include": ["many"]}, reference_answer_raw_annotation="many Sprites"),
    ).tasks
    found = verdict_changes(tasks, form="webarena", examples={"2": ["Cola.", "Pepsi"]})
    assert [(change.task_id, change.kind, change.answer, change.was, change.now) for change in found] == [
        ("1", "gold of another case", "many Sprites", "pass", "fail"),
        ("2", "example", "Cola.", "fail", "pass"),
    ]


@needs_data
@pytest.mark.parametrize(
    ("name", "form", "n_tasks", "n_specs", "changed"),
    [
        (
            "webarena_string_match_tasks.json", "webarena", 335, 325,
            ["25", "26", "164", "231", "232", "233", "248", "249", "250", "251", "252"],
        ),
        ("visualwebarena_string_match_tasks.json", "visualwebarena", 280, 265, []),
    ],
)  # fmt: skip
def test_the_public_tasks_are_taken_over_and_their_own_golds_that_change_are_known(
    name, form, n_tasks, n_specs, changed
):
    file = read_tasks((DATA / "public" / name).read_bytes(), source=name)
    assert (file.form, len(file.tasks)) == (form, n_tasks)
    assert sum(task.spec is not None for task in file.tasks) == n_specs
    assert sum(bool(task.left_out) for task in file.tasks) == n_tasks - n_specs
    assert [task.id for task in file.tasks if verdict_changes([task], form=form)] == changed
