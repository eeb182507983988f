"""Study files: what they may say, and a refusal by name for everything else."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.bad_input import BadInput
from annotation.core.study_files import parse_study

BASE = {"name": "n", "dataset": "d", "schema": "s", "annotators": [{"pseudonym": "a"}, {"pseudonym": "b"}]}
THRESHOLD = {"threshold_field": "f"}


def test_what_is_left_out_has_its_default():
    plan = parse_study(BASE, "s.json")
    assert (plan.k, plan.seed, plan.is_fixed, plan.is_pilot, plan.threshold) == (2, 0, True, False, "")
    assert plan.annotators == {"a": "human", "b": "human"}
    assert (plan.cases, plan.sample, plan.exclude_studies) == ((), {}, ())
    assert (plan.double_percent, plan.consistency_percent, plan.lease_seconds, plan.deadline) == (
        100,
        0,
        1800,
        None,
    )


def test_more_annotators_than_k_make_a_pool_unless_said_otherwise():
    trio = BASE | {"annotators": [{"pseudonym": name} for name in "abc"]}
    assert not parse_study(trio, "s.json").is_fixed
    assert parse_study(trio | {"assignment": "fixed"}, "s.json").is_fixed


def test_a_deadline_is_a_moment():
    plan = parse_study(BASE | {"deadline": "2026-12-24T18:00:00+01:00"}, "s.json")
    assert plan.deadline == datetime(2026, 12, 24, 17, tzinfo=UTC)


@pytest.mark.parametrize("value", ["0.40", 0.4, -1, 1, "1"])
def test_a_threshold_is_kept_as_written(value):
    assert parse_study(BASE | THRESHOLD | {"threshold": value}, "s.json").threshold == str(value)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"surprise": 1}, "surprise"),
        ({"name": ""}, "name"), ({"name": " "}, "name"), ({"name": 5}, "name"),
        ({"dataset": None}, "dataset"), ({"dataset_version": 5}, "dataset_version"),
        ({"schema": None}, "schema"), ({"schema": []}, "schema"), ({"taxonomy": 3}, "taxonomy"),
        ({"guideline": []}, "guideline"),
        ({"k": 0}, "k"), ({"k": 17}, "k"), ({"k": True}, "k"), ({"k": 2.0}, "k"), ({"k": "2"}, "k"),
        ({"seed": -1}, "seed"), ({"seed": 2**53 + 1}, "seed"),
        ({"pilot": "yes"}, "pilot"), ({"assignment": "random"}, "assignment"),
        ({"annotators": []}, "annotators"), ({"annotators": {}}, "annotators"), ({"annotators": ["a"]}, "annotators[0]"),
        ({"annotators": [{"pseudonym": "a", "age": 5}]}, "annotators[0]"),
        ({"annotators": [{"pseudonym": " "}]}, "annotators[0].pseudonym"),
        ({"annotators": [{"pseudonym": "a"}, {"pseudonym": "a"}]}, "annotators[1].pseudonym"),
        ({"annotators": [{"pseudonym": "a", "kind": "robot"}]}, "annotators[0].kind"),
        ({"cases": "c1"}, "cases"), ({"cases": [1]}, "cases"), ({"cases": ["a", "a"]}, "cases"),
        ({"sample": "some"}, "sample"), ({"sample": {"m": 1}}, "sample"), ({"sample": {"n": 0}}, "sample"),
        ({"sample": {"n": 2, "stratify_by": 5}}, "sample"), ({"sample": {"split": 5}}, "sample"),
        ({"outputs": []}, "outputs"), ({"outputs": {"model": 5}}, "outputs"), ({"outputs": {"seed": "x"}}, "outputs"),
        (THRESHOLD | {"threshold": "NaN"}, "threshold"), (THRESHOLD | {"threshold": "Infinity"}, "threshold"),
        (THRESHOLD | {"threshold": 1.01}, "threshold"), (THRESHOLD | {"threshold": "high"}, "threshold"),
        (THRESHOLD | {"threshold": "0.123456789012"}, "threshold"), (THRESHOLD | {"threshold": True}, "threshold"),
        ({"threshold": "0.6"}, "threshold_field"),
        ({"double_percent": 101}, "double_percent"), ({"double_percent": "half"}, "double_percent"),
        ({"consistency_percent": 51}, "consistency_percent"), ({"lease_seconds": 59}, "lease_seconds"),
        ({"deadline": "tomorrow"}, "deadline"), ({"deadline": "2026-12-24T18:00:00"}, "deadline"),
        ({"deadline": 5}, "deadline"), ({"deadline": "2026-12-24"}, "deadline"),
        ({"deadline": "0001-01-01T00:00:00+14:00"}, "deadline"),
        ({"exclude_studies": "first"}, "exclude_studies"), ({"exclude_studies": ["a", "a"]}, "exclude_studies"),
    ],
)  # fmt: skip
def test_a_value_that_cannot_be_used_is_named(change, field):
    with pytest.raises(BadInput) as refusal:
        parse_study(BASE | change, "s.json")
    assert str(refusal.value).startswith(f"s.json, field {field!r}")


@pytest.mark.parametrize("document", [None, [], "study", 5])
def test_a_document_that_is_no_object_is_refused(document):
    with pytest.raises(BadInput, match=r"s\.json: expected an object"):
        parse_study(document, "s.json")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)


@given(
    st.sampled_from(
        sorted(
            {
                *BASE,
                "k",
                "seed",
                "cases",
                "sample",
                "outputs",
                "threshold",
                "pilot",
                "taxonomy",
                "deadline",
                "exclude_studies",
            }
        )
    ),
    ANYTHING,
)
def test_any_value_of_any_key_is_read_or_refused(key, value):
    try:
        parse_study(BASE | THRESHOLD | {key: value}, "s.json")
    except BadInput as refusal:
        named = f"field '{key}" in str(refusal)
        assert named, refusal  # noqa: PT017  # either outcome is right; a refusal must name its key
