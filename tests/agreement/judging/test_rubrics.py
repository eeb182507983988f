"""Goldens, refusals, vetoes, clauses, anchors, readings of a question."""

import pytest

from agreement.judging.goldens import (
    Refusal,
    containment_applies,
    must_not_use_hits,
    refusal_verdict,
    refused_before_judging,
    vetoed,
)
from agreement.judging.policy import DEFAULT_POLICY
from agreement.judging.readings import Grain, grain_verdict, interpretation_verdict, top_verdict
from agreement.judging.rubrics import implied_verdict, needs_reason
from taxonomy.rubrics import Clause, anchor_warning, lint_rubric
from tests.agreement.judging.records import verdict

DECLINES = Refusal(is_refusal=True, names_missing=False, gives_value=False)
NAMES_IT = Refusal(is_refusal=True, names_missing=True, gives_value=False)
ANSWERS = Refusal(is_refusal=False, names_missing=False, gives_value=True)


def test_only_a_verified_golden_is_judged() -> None:
    assert refused_before_judging("verified") is None
    for status in ("provisional", "invalid", "ambiguous", "verified_wrong"):
        assert refused_before_judging(status) == (None, "excluded", f"golden_{status}")
    with pytest.raises(ValueError, match="'draft'"):
        refused_before_judging("draft")


@pytest.mark.parametrize(
    ("kind", "ticked", "expected"),
    [
        ("value", DECLINES, "no_match"), ("value", NAMES_IT, "no_match"), ("value", ANSWERS, None),
        ("unanswerable", NAMES_IT, "match"), ("unanswerable", DECLINES, "near_match"),
        ("unanswerable", ANSWERS, "no_match"), ("unanswerable", Refusal(True, True, True), "no_match"),
        ("criteria", DECLINES, None),
    ],
)  # fmt: skip
def test_a_refusal_fixes_the_verdict_by_kind_of_golden(
    kind: str, ticked: Refusal, expected: str | None
) -> None:
    assert refusal_verdict(kind, ticked) == expected


def test_a_question_that_only_sounds_unanswerable_allows_no_refusal() -> None:
    tags = ["answerable-sounds-unanswerable"]
    assert refusal_verdict("unanswerable", NAMES_IT, tags=tags) == "no_match"
    assert refusal_verdict("value", ANSWERS, tags=tags) is None


def test_containment_is_for_values_only() -> None:
    assert [containment_applies(kind) for kind in ("value", "unanswerable", "criteria")] == [
        True,
        False,
        False,
    ]


def test_bare_names_are_a_veto_and_prose_is_not() -> None:
    query = "run: orders -> { group_by: o.Shipped_At; aggregate: total_shipped }"
    listed = ["shipped_at", "shipped", "total_shipped", "any use of shipped_at as a proxy"]
    assert must_not_use_hits(query, listed) == ["shipped_at", "total_shipped"]


def test_a_veto_keeps_what_the_judge_said_however_unsure() -> None:
    found = vetoed(verdict(confidence=3), ["shipped_at"])
    assert (DEFAULT_POLICY.record(found).recorded, found.judge_verdict) == ("no_match", "match")
    assert vetoed(verdict(), []) == verdict()


RUBRIC = [
    Clause("net", "net of returns", "PREFERRED"),
    Clause("gross", "gross, before returns", "DIVERGENT"),
    Clause("all", "counts every status", "WRONG", trap_value=1.9, tolerance=0.05),
    Clause("partial", "says that May is partial", "REQUIRED"),
    Clause("trend", "mentions the trend", "CREDITED"),
]


@pytest.mark.parametrize(
    ("states", "correct", "expected", "because"),
    [
        ({"net": "taken"}, True, "match", ("net",)),
        ({"gross": "taken"}, True, "near_match", ("gross",)),
        ({"net": "taken", "partial": "omitted"}, True, "no_match", ("partial",)),
        ({"net": "taken", "all": "taken"}, True, "no_match", ("all",)),
        ({"net": "taken", "trend": "omitted"}, True, "match", ("net",)),
        ({"net": "taken", "gross": "taken"}, True, "match", ("net",)),
        ({}, True, "match", ()), ({}, False, "no_match", ()),
    ],
)  # fmt: skip
def test_ticked_clauses_imply_a_verdict(
    states: dict[str, str], correct: bool, expected: str, because: tuple[str, ...]
) -> None:
    found = implied_verdict(RUBRIC, states, figure_correct=correct)
    assert (found.verdict, found.because) == (expected, because)


def test_a_clause_cannot_make_a_wrong_value_defensible() -> None:
    found = implied_verdict(RUBRIC, {"gross": "taken"}, figure_correct=False)
    assert (found.verdict, found.overridden) == ("no_match", ("gross",))
    wrongly_computed = implied_verdict(RUBRIC, {"net": "taken"}, figure_correct=False)
    assert (wrongly_computed.verdict, wrongly_computed.overridden) == ("no_match", ())
    assert needs_reason(found, "near_match")
    assert not needs_reason(found, "no_match")


def test_a_trap_is_known_by_its_figure() -> None:
    assert RUBRIC[2].is_trapped_by(1.93)
    assert not RUBRIC[2].is_trapped_by(1.2)
    assert not RUBRIC[0].is_trapped_by(1.9)


def test_lints_name_what_is_doubtful() -> None:
    assert lint_rubric(RUBRIC) == []
    doubtful = [
        Clause("a", "the usual reading", "PREFERRED"),
        Clause("b", "another usual reading", "PREFERRED"),
        Clause("c", "mentions the period"),
        Clause("d", "another window, if the answer states it", "DIVERGENT"),
        Clause("e", "the figure of the other window", "ACCEPT", trap_value=0.9),
        Clause("f", "names the week of the plateau", "REQUIRED", resolves_from_data=False),
        Clause("g", "any reasonable window", "ACCEPT"),
    ]
    assert [(lint.code, lint.clause) for lint in lint_rubric(doubtful)] == [
        ("one_preferred", None),
        ("unmarked", "c"),
        ("excuses_wrong_value", "d"),
        ("excuses_wrong_value", "e"),
        ("matter_of_taste", "f"),
        ("open_set", "g"),
    ]
    assert lint_rubric(RUBRIC[3:], golden_kind="criteria") == []


def test_an_unknown_marker_is_refused() -> None:
    with pytest.raises(ValueError, match="'NICE'"):
        Clause("a", "text", "NICE")


def test_anchors_cover_the_three_verdicts_evenly() -> None:
    assert anchor_warning(["match", "near_match", "no_match"]) is None
    assert anchor_warning(["match", "no_match"]) == "unbalanced: near_match missing"
    uneven = anchor_warning(["match"] * 3 + ["near_match", "no_match"])
    assert uneven == "unbalanced: 3 match, 1 near_match, 1 no_match"


def test_data_are_scored_and_not_the_insight() -> None:
    def read(agrees: bool, resolves: bool) -> str:
        return interpretation_verdict(data_right=True, agrees=agrees, required_clause_resolves=resolves)

    assert (read(False, False), read(False, True), read(True, True)) == ("match", "no_match", "match")
    wrong = interpretation_verdict(data_right=False, agrees=True, required_clause_resolves=False)
    assert wrong == "no_match"


@pytest.mark.parametrize(
    ("grain", "expected"),
    [
        (Grain(False, True, True), "match"), (Grain(False, False, True), "near_match"),
        (Grain(False, True, False), "no_match"), (Grain(True, True, True), "no_match"),
    ],
)  # fmt: skip
def test_a_grain_is_demanded_only_where_the_question_fixes_it(grain: Grain, expected: str) -> None:
    assert grain_verdict(grain) == expected


def test_any_valid_tie_break_is_a_match_unless_pinned() -> None:
    values = {"a": 9.0, "b": 8, "c": 7, "d": 6, "e": 5, "f": 5, "g": 4}
    golden = ["a", "b", "c", "d", "e"]
    other = ["a", "b", "c", "d", "f"]
    assert top_verdict(golden, golden, values=values, pinned=True) == "match"
    assert top_verdict(golden, other, values=values) == "match"
    assert top_verdict(golden, other, values=values, pinned=True) == "near_match"
    wrong = (["a", "b", "c", "d", "g"], ["a", "b", "c", "e", "f"], golden[:4], ["a", "b", "c", "d", "z"])
    for prediction in (*wrong, ["a", "a", "b", "c", "d"]):
        assert top_verdict(golden, prediction, values=values) == "no_match"
    assert top_verdict(["g"], ["g"], values=values, smallest=True) == "match"
