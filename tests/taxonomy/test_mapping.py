"""Mappings between taxonomy versions, and labels projected over them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taxonomy.fields.base import BadSchema
from taxonomy.mapping import CodeMapping, compose, identity, inverse, parse_mapping, project
from taxonomy.mapping_steps import plain_steps, steps_of_fates


def titles(*codes: str) -> dict[str, str]:
    return {code: f"title of {code}" for code in codes}


def mapping(before: str, after: str, *steps: dict[str, Any]) -> CodeMapping:
    """A mapping between versions whose codes are single letters."""
    return parse_mapping({"steps": list(steps)}, titles(*before), titles(*after))


@st.composite
def mappings(draw: st.DrawFn, before: frozenset[str]) -> CodeMapping:
    """Any mapping from the codes `before`, as splits, merges and retirements can make it."""
    after = draw(st.frozensets(st.sampled_from("ABCDEF"), max_size=5))
    ends = st.frozensets(st.sampled_from([*sorted(after), None]), min_size=1, max_size=3)
    return CodeMapping({code: draw(ends) for code in sorted(before)}, after)


@st.composite
def chains(draw: st.DrawFn) -> tuple[frozenset[str], list[CodeMapping]]:
    start = draw(st.frozensets(st.sampled_from("ABCDEF"), max_size=5))
    chain: list[CodeMapping] = []
    for _ in range(3):
        chain.append(draw(mappings(chain[-1].targets if chain else start)))
    return draw(st.frozensets(st.sampled_from(sorted(start)))) if start else start, chain


@given(chains())
def test_composing_is_associative_and_projecting_follows_it(
    drawn: tuple[frozenset[str], list[CodeMapping]],
) -> None:
    codes, (first, second, third) = drawn
    left, right = compose(compose(first, second), third), compose(first, compose(second, third))
    assert left == right
    assert project(codes, left) == project(project(project(codes, first), second), third)


@given(chains())
def test_mapping_a_version_onto_itself_changes_nothing(
    drawn: tuple[frozenset[str], list[CodeMapping]],
) -> None:
    codes, (first, _, _) = drawn
    assert compose(identity(first.ends), first) == first == compose(first, identity(first.targets))
    assert project(codes, identity(codes)).codes == codes


@given(chains())
def test_every_given_code_stands_is_retired_or_waits_for_a_person(
    drawn: tuple[frozenset[str], list[CodeMapping]],
) -> None:
    codes, (first, _, _) = drawn
    found = project(codes, first)
    standing = {code for code in codes if len(first.ends[code]) == 1 and first.ends[code] != {None}}
    assert set(found.ends) == codes
    assert not found.retired & set(found.relabel)
    assert codes - found.retired - set(found.relabel) == standing
    assert found.codes <= first.targets


@given(
    st.frozensets(st.sampled_from("ABCDEF")),
    st.frozensets(st.sampled_from("ABCDEF")),
    st.sampled_from("ABCDEF"),
)
def test_plain_steps_are_a_valid_mapping(
    before: frozenset[str], after: frozenset[str], retitled: str
) -> None:
    one = titles(*sorted(before))
    other = titles(*sorted(after)) | ({retitled: "new title"} if retitled in after else {})
    found = parse_mapping({"steps": plain_steps(one, other)}, one, other)
    assert project(before, found).codes == before & after
    assert project(before, found).retired == before - after


def test_each_kind_of_step_has_its_effect() -> None:
    found = mapping(
        "ABCDEK", "MXYNK",
        {"merge": ["A", "B"], "into": "M"}, {"split": "C", "into": ["X", "Y"]}, {"retire": "D"}, {"retire": "E"}, {"add": "N"},
    )  # fmt: skip
    projected = project("ABCDK", found)
    assert projected.codes == {"M", "K"}
    assert projected.retired == {"D"}
    assert projected.relabel == {"C": ("X", "Y")}


def test_a_rename_keeps_the_code() -> None:
    found = parse_mapping({"steps": [{"rename": "A"}]}, {"A": "Old"}, {"A": "New"})
    assert project("A", found).codes == {"A"}


def test_a_code_may_be_narrowed_by_a_split_and_widened_by_a_merge() -> None:
    assert project("A", mapping("A", "AB", {"split": "A", "into": ["A", "B"]})).relabel == {"A": ("A", "B")}
    assert project("AB", mapping("AB", "A", {"merge": ["A", "B"], "into": "A"})).codes == {"A"}


def test_a_removed_code_that_comes_back_is_another_code() -> None:
    removed = mapping("AB", "B", {"retire": "A"})
    back = mapping("B", "AB", {"add": "A"})
    assert project("AB", compose(removed, back)).codes == {"B"}
    assert project("AB", compose(removed, back)).retired == {"A"}
    assert project("A", identity("AB")).codes == {"A"}


def test_a_split_whose_parts_become_one_again_is_settled() -> None:
    split = mapping("A", "BC", {"split": "A", "into": ["B", "C"]})
    merged = mapping("BC", "D", {"merge": ["B", "C"], "into": "D"})
    assert project(project("A", split), merged).codes == {"D"}
    assert project(project("A", split), merged).relabel == {}


def test_a_split_of_which_one_part_is_retired_still_waits_for_a_person() -> None:
    split = mapping("A", "BC", {"split": "A", "into": ["B", "C"]})
    retired = mapping("BC", "B", {"retire": "C"})
    projected = project("A", compose(split, retired))
    assert (projected.codes, projected.retired, projected.relabel) == (
        frozenset(),
        frozenset(),
        {"A": ("B",)},
    )


def test_projecting_leaves_the_given_codes_as_they_are() -> None:
    given_codes = ["A", "B"]
    project(given_codes, mapping("AB", "M", {"merge": ["A", "B"], "into": "M"}))
    assert given_codes == ["A", "B"]


def test_mappings_that_do_not_meet_cannot_be_composed() -> None:
    with pytest.raises(ValueError, match="does not start where the first ends"):
        compose(identity("AB"), identity("A"))


def test_a_code_that_the_version_lacks_is_no_code_to_project() -> None:
    with pytest.raises(KeyError):
        project("Z", identity("A"))


@pytest.mark.parametrize(
    ("before", "after", "steps", "message"),
    [
        ("A", "", [], "steps: 'A' is gone from the later version"),
        ("", "A", [], "steps: 'A' is new in the later version"),
        ("A", "A", [{"retire": "A"}], r"steps\[0\].retire: 'A' is still a code of the later version"),
        ("A", "", [{"retire": "B"}], r"steps\[0\].retire: 'B' is no code of the earlier version"),
        ("A", "A", [{"add": "A"}], r"steps\[0\].add: 'A' is a code of the earlier version already"),
        ("A", "A", [{"add": "B"}], r"steps\[0\].add: 'B' is no code of the later version"),
        ("A", "A", [{"rename": "A"}], r"steps\[0\].rename: 'A' has the same title in both"),
        ("AB", "B", [{"rename": "A"}], r"steps\[0\].rename: 'A' is no code of the later version"),
        ("AB", "C", [{"merge": ["A", "B"], "into": "D"}], r"steps\[0\].into: 'D' is no code of the later version"),
        ("AB", "AC", [{"merge": ["A", "B"], "into": "C"}], r"steps\[0\].merge: 'A' is still a code"),
        ("AB", "C", [{"merge": ["A"], "into": "C"}], r"steps\[0\].merge: needs two or more different codes"),
        ("A", "BC", [{"split": "A", "into": ["B", "B"]}], r"steps\[0\].into: needs two or more different codes"),
        ("A", "BC", [{"split": "A", "into": "B"}], r"steps\[0\].into: expected a list"),
        (
            "AB", "C", [{"merge": ["A", "B"], "into": "C"}, {"retire": "A"}],
            r"steps\[1\]: 'A' is dealt with in steps\[0\] already",
        ),
        ("", "A", [{"add": "A"}, {"add": "A"}], r"steps\[1\]: 'A' is dealt with in steps\[0\] already"),
        (
            "AB", "C", [{"merge": ["A", "B"], "into": "C"}, {"add": "C"}],
            r"steps\[1\]: 'C' is dealt with in steps\[0\] already",
        ),
        ("A", "", [{"retire": "A", "into": "B"}], r"steps\[0\].into: unknown property of a retire step"),
        ("A", "", [{"drop": "A"}], r"steps\[0\]: must be one of add, rename, merge, split, retire"),
        ("A", "", [{"add": "A", "retire": "A"}], r"steps\[0\]: must be one of"),
        ("A", "", ["retire A"], r"steps\[0\]: expected an object"),
    ],
)  # fmt: skip
def test_a_mapping_that_says_too_little_or_the_impossible_is_refused(
    before: str, after: str, steps: list[Any], message: str
) -> None:
    with pytest.raises(BadSchema, match=message):
        mapping(before, after, *steps)


def test_a_title_does_not_change_in_silence() -> None:
    with pytest.raises(BadSchema, match="'A' has another title in the later version, and no step renames it"):
        parse_mapping({"steps": []}, {"A": "Old"}, {"A": "New"})


def test_a_mapping_document_holds_steps_alone() -> None:
    with pytest.raises(BadSchema, match="codes: unknown property of a mapping"):
        parse_mapping({"steps": [], "codes": []}, {}, {})


@given(chains())
def test_backwards_every_code_comes_from_where_it_went(
    drawn: tuple[frozenset[str], list[CodeMapping]],
) -> None:
    _, (first, _, _) = drawn
    back = inverse(first)
    assert back.ends.keys() == first.targets
    assert back.targets == first.ends.keys()
    for code, ends in first.ends.items():
        for end in ends - {None}:
            assert code in back.ends[end]  # type: ignore[index]
    for code, sources in back.ends.items():
        assert sources == {None} or all(code in first.ends[source] for source in sources if source)
    assert compose(first, back).targets == first.ends.keys()


def test_backwards_a_merge_is_open_a_split_is_one_and_an_added_code_is_nothing() -> None:
    steps = [{"merge": ["A", "B"], "into": "M"}, {"split": "C", "into": ["D", "E"]}, {"add": "N"}]
    back = inverse(mapping("ABC", "MDEN", *steps))
    assert dict(back.ends) == {"M": {"A", "B"}, "D": {"C"}, "E": {"C"}, "N": {None}}


@st.composite
def fates(draw: st.DrawFn) -> tuple[dict[str, tuple[str, ...]], dict[str, str], dict[str, str]]:
    """What a person says becomes of each code: it stays, is retired, or becomes others."""
    before = draw(st.frozensets(st.sampled_from("ABCDEF"), min_size=1))
    after = draw(st.frozensets(st.sampled_from("ABCDEFGH"), min_size=1))
    said = {}
    for code in sorted(before):
        others = st.lists(st.sampled_from(sorted(after)), max_size=3, unique=True)
        said[code] = tuple(draw(st.just([code]) | others if code in after else others))
    return said, titles(*sorted(before)), titles(*sorted(after))


@given(fates())
def test_what_is_said_of_each_code_is_what_the_steps_do(
    drawn: tuple[dict[str, tuple[str, ...]], dict[str, str], dict[str, str]],
) -> None:
    said, before, after = drawn
    try:
        read = parse_mapping({"steps": steps_of_fates(said, before, after)}, before, after)
    except BadSchema:
        return
    assert {code: set(ends) for code, ends in read.ends.items()} == {
        code: set(into or (None,)) for code, into in said.items()
    }


def test_a_code_does_not_change_its_key_alone() -> None:
    with pytest.raises(BadSchema, match="A: becomes 'B' alone: a code keeps its key for good"):
        steps_of_fates({"A": ("B",)}, titles("A"), titles("B"))


def test_the_steps_of_a_change_made_by_hand() -> None:
    said = {"A": ("M",), "B": ("M",), "C": ("D", "E"), "F": (), "G": ("G",)}
    before, after = titles(*"ABCFG"), titles(*"MDEN") | {"G": "other title"}
    assert steps_of_fates(said, before, after) == [
        {"split": "C", "into": ["D", "E"]},
        {"retire": "F"},
        {"merge": ["A", "B"], "into": "M"},
        {"rename": "G"},
        {"add": "N"},
    ]
