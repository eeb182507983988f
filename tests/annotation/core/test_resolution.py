"""From labels and rulings to what stands: laws that hold for any labels."""

from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2

from annotation.core.resolution import ADJUDICATED, AGREED, SINGLE, disputed_fields, resolve, sides, upheld
from taxonomy.fields.schema import Schema, parse_schema

SCHEMA = parse_schema(
    {
        "name": "s",
        "fields": [
            {
                "key": "decision",
                "type": "choice",
                "required": True,
                "options": [{"value": "P"}, {"value": "F"}],
            },
            {"key": "score", "type": "scale", "minimum": 0, "maximum": 2},
            {"key": "codes", "type": "codes", "taxonomy": "t"},
            {"key": "sure", "type": "boolean"},
            {"key": "note", "type": "text"},
        ],
    },
    {"t": {"A": False, "B": False}},
)
LABEL = st.fixed_dictionaries(
    {"decision": st.sampled_from("PF")},
    optional={
        "score": st.integers(0, 2),
        "codes": st.sampled_from([[], ["A"], ["B"], ["A", "B"]]),
        "sure": st.booleans(),
        "note": st.text(max_size=3),
    },
)
LABELS = st.lists(LABEL, min_size=1, max_size=4)


@given(LABELS)
def test_every_answered_field_is_either_open_or_stands(labels):
    found = resolve(SCHEMA, labels)
    answered = {key for label in labels for key in label if key != "note"}
    assert set(found.answers) | set(found.disputed) == answered
    assert not set(found.answers) & set(found.disputed)
    assert set(found.sources) == set(found.answers)


@given(LABELS)
def test_what_is_agreed_is_what_everybody_said(labels):
    found = resolve(SCHEMA, labels)
    for key, answer in found.answers.items():
        assert all(label[key] == answer for label in labels)
        assert found.sources[key] == (AGREED if len(labels) > 1 else SINGLE)
    for key in found.disputed:
        assert len({repr(label.get(key)) for label in labels}) > 1


@given(st.lists(LABEL, min_size=2, max_size=3))
def test_the_order_of_labels_does_not_matter(labels):
    results = [resolve(SCHEMA, list(order)) for order in permutations(labels)]
    assert all(result == results[0] for result in results)


@given(LABELS, LABEL)
def test_a_ruling_stands_whatever_the_labels_say(labels, ruled):
    ruled = {key: value for key, value in ruled.items() if key != "note"}
    found = resolve(SCHEMA, labels, ruled)
    assert ruled.items() <= found.answers.items()
    assert {found.sources[key] for key in ruled} == {ADJUDICATED}
    assert set(found.disputed) == set(disputed_fields(SCHEMA, labels)) - set(ruled)
    assert found.source == (SINGLE if SINGLE in found.sources.values() else ADJUDICATED)


def test_no_labels_leave_nothing():
    assert (resolve(SCHEMA, []).answers, resolve(SCHEMA, []).disputed) == ({}, ())


def test_an_empty_set_is_an_answer_and_no_answer_is_none():
    assert disputed_fields(SCHEMA, [{"codes": []}, {"codes": []}]) == ()
    assert disputed_fields(SCHEMA, [{"codes": []}, {}]) == ("codes",)


def test_texts_are_never_disputed():
    assert disputed_fields(SCHEMA, [{"note": "a"}, {"note": "b"}]) == ()


def numbers(tolerance: float) -> Schema:
    field = {"key": "n", "type": "number", "minimum": 0, "maximum": 10, "tolerance": tolerance}
    return parse_schema({"name": "s", "fields": [field]})


class TestNumbersWithATolerance:
    def test_stand_as_their_mean_and_it_is_said(self):
        found = resolve(numbers(0.5), [{"n": 1.0}, {"n": 1.5}])
        assert (found.answers, found.disputed) == ({"n": 1.25}, ())
        assert "mean" in found.how["n"]

    def test_stand_as_they_are_when_equal(self):
        found = resolve(numbers(0.5), [{"n": 1.0}, {"n": 1.0}])
        assert (found.answers, found.how) == ({"n": 1.0}, {})

    @pytest.mark.parametrize("order", list(permutations([1.0, 1.4, 0.6])))
    def test_are_disputed_when_any_two_are_too_far_apart(self, order):
        assert resolve(numbers(0.5), [{"n": value} for value in order]).disputed == ("n",)


def test_a_side_is_upheld_only_when_right_in_every_field():
    assert upheld({"a": 1, "b": 2}, {"a": 1, "b": 2}, ["a", "b"])
    assert not upheld({"a": 1, "b": 3}, {"a": 1, "b": 2}, ["a", "b"])


class TestSides:
    def test_do_not_depend_on_the_order_in_which_labels_are_given(self):
        one = sides(3, "c", {"ann": {"a": 1}, "ben": {"a": 2}})
        assert one == sides(3, "c", {"ben": {"a": 2}, "ann": {"a": 1}})
        assert [side.letter for side in one] == ["X", "Y"]

    @pytest.mark.parametrize("seed", [0, 1, 7, 2026])
    def test_say_nothing_of_who_wrote_a_label(self, seed):
        """Over 2,000 cases neither annotator has a side, nor has it to do with the case before."""
        first = [sides(seed, f"case-{n}", {"ann": {}, "ben": {}})[0].annotator == "ann" for n in range(2000)]
        repeats = [one == other for one, other in pairwise(first)]
        for draws in (first, repeats):
            expected = len(draws) / 2
            statistic = 2 * (sum(draws) - expected) ** 2 / expected
            assert statistic < chi2.isf(1e-4, df=1)

    @pytest.mark.parametrize("seed", [0, 2026])
    def test_come_in_an_order_of_their_own_when_the_case_comes_again(self, seed):
        labels = {"ann": {}, "ben": {}}
        same = sum(
            sides(seed, f"case-{n}", labels)[0]
            == sides(seed, f"case-{n}", labels, again=True)[0]._replace(letter="X")
            for n in range(2000)
        )
        assert 2 * (same - 1000) ** 2 / 1000 < chi2.isf(1e-4, df=1)

    def test_differ_between_seeds(self):
        def drawn(seed: int) -> list[str]:
            return [sides(seed, f"c{n}", {"ann": {}, "ben": {}})[0].annotator for n in range(50)]

        assert drawn(1) != drawn(2)


EDITS = parse_schema(
    {
        "name": "s",
        "fields": [
            {
                "key": "decision",
                "type": "choice",
                "options": [{"value": word} for word in ("EDITED", "REJECT", "UNCHANGED")],
            },
            {"key": "final_text", "type": "edited_text"},
        ],
    }
)


@pytest.mark.parametrize("others", [1, 2])
def test_an_edited_text_stands_where_others_left_it_out_whoever_comes_first(others):
    edited = {"decision": "EDITED", "final_text": {"original": "a cat", "final": "A cat."}}
    for labels in permutations([edited, *[{"decision": "REJECT"}] * others]):
        found = resolve(EDITS, labels)
        assert found.disputed == ("decision",)
        assert found.answers == {"final_text": edited["final_text"]}
        assert found.how == {"final_text": "not everybody gave one"}


@pytest.mark.parametrize(
    ("ruled", "stands", "source"),
    [
        ("EDITED", True, ADJUDICATED),
        ("REJECT", False, None),
        ("UNCHANGED", True, AGREED),  # neither side: the text that nobody disputes stays
    ],
)
def test_an_edited_text_goes_with_the_side_that_a_ruling_upholds(ruled, stands, source):
    text = {"original": "a cat", "final": "A cat."}
    for labels in permutations([{"decision": "EDITED", "final_text": text}, {"decision": "REJECT"}]):
        found = resolve(EDITS, labels, {"decision": ruled})
        assert found.answers == {"decision": ruled} | ({"final_text": text} if stands else {})
        assert found.sources.get("final_text") == source


def test_a_mean_within_the_tolerance_stands_whomever_a_ruling_upholds():
    schema = parse_schema(
        {"name": "s", "fields": [
            {"key": "decision", "type": "choice", "options": [{"value": "A"}, {"value": "B"}]},
            {"key": "share", "type": "number", "minimum": 0, "maximum": 1, "tolerance": 0.5},
        ]}
    )  # fmt: skip
    labels = [{"decision": "A", "share": 0.25}, {"decision": "B", "share": 0.75}]
    assert resolve(schema, labels, {"decision": "B"}).answers == {"decision": "B", "share": 0.5}
