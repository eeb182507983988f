"""Overruling a judge makes a fixture; fixtures are settled anew and never removed; a judge is run over them."""

import json

import pytest
from django.db import IntegrityError, connection, transaction

from agreement.judging.regressions import PROTECTS
from agreement.services.regression_runs import export_lines, export_text, import_regression_run
from agreement.services.regressions import FixtureRefused, Settling, overrule, settle
from annotation.core.bad_input import BadInput
from annotation.models.audit import AuditEvent
from annotation.models.datasets import Reference
from annotation.models.judging import JudgePass
from annotation.models.projects import Kind
from annotation.models.regressions import RegressionFixture, RegressionRun
from annotation.services.projects import ensure_annotator
from tests.agreement.calibrations.runs import PINS, make_run
from tests.studies import ACTOR, NOW, make_project

pytestmark = pytest.mark.django_db


@pytest.fixture
def judge_pass(db: None) -> JudgePass:
    return make_run(make_project(), n=12)


def mia(judge_pass: JudgePass):
    return ensure_annotator(
        project=judge_pass.run.project, pseudonym="mia", kind=Kind.HUMAN, actor=ACTOR, now=NOW
    )


def overruled(judge_pass: JudgePass, case: str, verdict: str, protects: str = "refusal_correct"):
    found = judge_pass.verdicts.get(attempt__case__external_id=case)
    return overrule(
        verdict=found, settling=Settling(verdict, f"why {case}", protects), by=mia(judge_pass), now=NOW
    )


def all_classes(judge_pass: JudgePass) -> list[RegressionFixture]:
    """One fixture of each class; the judge said match on all of them."""
    return [
        overruled(judge_pass, case, "no_match", protects)
        for case, protects in zip(("q01", "q02", "q03", "q05", "q06"), PROTECTS, strict=True)
    ]


def lines(*said: tuple[RegressionFixture, list[str | None]], **more: object) -> list[tuple[int, dict]]:
    rows = [
        {"fixture_id": fixture.fixture_sha256, "verdict": verdict, **PINS, **more}
        | ({"reason": "judge_unparseable"} if verdict is None else {})
        for fixture, verdicts in said
        for verdict in verdicts
    ]
    return list(enumerate(rows, start=1))


def run_over(judge_pass: JudgePass, rows: list[tuple[int, dict]]) -> RegressionRun:
    return import_regression_run(
        project=judge_pass.run.project, rows=rows, source="r.jsonl", actor=ACTOR, now=NOW
    )[0]


class TestOverruling:
    def test_makes_a_fixture_with_both_verdicts_and_the_why(self, judge_pass):
        fixture = overruled(judge_pass, "q01", "no_match")
        (line,) = export_lines(judge_pass.run.project)
        assert (line["judge_verdict"], line["verdict"], line["why"]) == ("match", "no_match", "why q01")
        assert line["golden_revision"] == "1"
        assert line["prediction"] == {"answer": "101 orders in week 1."}
        assert json.loads(export_text(judge_pass.run.project)) == line
        assert AuditEvent.objects.filter(event__contains="verdict.overruled").count() == 1
        assert fixture.overruled.verdict == "match"

    def test_again_settles_anew(self, judge_pass):
        first = overruled(judge_pass, "q01", "no_match")
        second = overruled(judge_pass, "q01", "near_match")
        assert first == second
        (line,) = export_lines(judge_pass.run.project)
        assert line["verdict"] == "near_match"
        assert [before["verdict"] for before in line["history"]] == ["no_match"]

    @pytest.mark.parametrize(
        ("settling", "field"),
        [
            (Settling("match", "x", "gold_status"), "verdict"),
            (Settling("partial", "x", "gold_status"), "verdict"),
            (Settling("no_match", " ", "gold_status"), "why"),
            (Settling("no_match", "x", "everything"), "protects"),
        ],
    )
    def test_needs_another_verdict_a_why_and_a_class(self, judge_pass, settling, field):
        found = judge_pass.verdicts.get(attempt__case__external_id="q01")
        with pytest.raises(FixtureRefused) as refusal:
            overrule(verdict=found, settling=settling, by=mia(judge_pass), now=NOW)
        assert refusal.value.field == field
        assert not RegressionFixture.objects.exists()

    def test_nobody_overrules_on_their_own_answer(self, judge_pass):
        found = judge_pass.verdicts.get(attempt__case__external_id="q01")
        answerer = ensure_annotator(
            project=judge_pass.run.project, pseudonym="answerer-7", kind=Kind.HUMAN, actor=ACTOR, now=NOW
        )
        with pytest.raises(FixtureRefused, match="own answer"):
            overrule(verdict=found, settling=Settling("no_match", "x", "gold_status"), by=answerer, now=NOW)


class TestSettling:
    def test_keeps_what_stood_before(self, judge_pass):
        fixture = overruled(judge_pass, "q01", "no_match")
        by = mia(judge_pass)
        settle(fixture=fixture, settling=Settling("match", "I was wrong."), by=by, now=NOW)
        (line,) = export_lines(judge_pass.run.project)
        assert (line["verdict"], line["history"][0]["why"]) == ("match", "why q01")
        with pytest.raises(FixtureRefused, match="settled so already"):
            settle(fixture=fixture, settling=Settling("match", "Again."), by=by, now=NOW)

    @pytest.mark.parametrize("table", ["annotation_regressionfixture", "annotation_fixturesettlement"])
    def test_nothing_is_ever_removed(self, judge_pass, table):
        overruled(judge_pass, "q01", "no_match")
        with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(f"DELETE FROM {table}")


class TestRuns:
    def test_green_where_every_class_came_out_right_three_times(self, judge_pass):
        fixtures = all_classes(judge_pass)
        run = run_over(judge_pass, lines(*((one, ["no_match"] * 3) for one in fixtures)))
        assert run.gate == "pass"
        assert json.loads(run.document)["gate"]["n_judged"] == 5

    def test_states(self, judge_pass):
        ok, fail, flaky, few, silent = all_classes(judge_pass)
        run = run_over(
            judge_pass,
            lines(
                (ok, ["no_match"] * 3), (fail, ["match"] * 3), (flaky, ["match", "no_match", "match"]),
                (few, ["no_match", None, None]),
            ),
        )  # fmt: skip
        states = {one["fixture_id"]: one["state"] for one in json.loads(run.document)["fixtures"]}
        named = zip(
            (ok, fail, flaky, few, silent), ("ok", "fail", "flaky", "unresolved", "unresolved"), strict=True
        )
        assert states == {one.fixture_sha256: state for one, state in named}
        assert run.gate == "fail"

    def test_an_unsure_verdict_is_none(self, judge_pass):
        fixtures = all_classes(judge_pass)
        rows = lines(*((one, ["no_match"] * 3) for one in fixtures), confidence=5)
        gate = json.loads(run_over(judge_pass, rows).document)["gate"]
        assert (gate["gate"], gate["n_judged"]) == ("fail", 0)

    def test_classes_without_a_fixture_are_named(self, judge_pass):
        fixture = overruled(judge_pass, "q01", "no_match")
        run = run_over(judge_pass, lines((fixture, ["no_match"] * 3)))
        assert run.gate == "fail"
        assert json.loads(run.document)["gate"]["missing_classes"] == [
            p for p in PROTECTS if p != "refusal_correct"
        ]

    def test_a_revised_golden_makes_the_pin_stale_until_it_is_settled_anew(self, judge_pass):
        fixtures = all_classes(judge_pass)
        first = fixtures[0]
        Reference.objects.create(case=first.attempt.case, revision=2, value="{}", created_at=NOW)
        rows = lines(*((one, ["no_match"] * 3) for one in fixtures))
        document = json.loads(run_over(judge_pass, rows).document)
        assert document["gate"]["states"]["stale_pin"] == 1
        settle(
            fixture=first,
            settling=Settling("no_match", "Still.", golden_revision="2"),
            by=mia(judge_pass),
            now=NOW,
        )
        assert run_over(judge_pass, rows).gate == "pass"

    def test_the_same_file_twice_is_one_run(self, judge_pass):
        rows = lines((overruled(judge_pass, "q01", "no_match"), ["no_match"] * 3))
        assert run_over(judge_pass, rows) == run_over(judge_pass, rows)
        assert RegressionRun.objects.count() == 1

    @pytest.mark.parametrize(
        ("change", "said"),
        [
            ({"fixture_id": "x"}, ["row 2", "'fixture_id'", "'x'"]),
            ({"verdict": "partial"}, ["row 2", "'verdict'", "'partial'"]),
            ({"verdict": None}, ["row 2", "'reason'"]),
            ({"judge_version": None}, ["row 2", "'judge_version'"]),
            ({"judge_version": "7"}, ["row 2", "'judge_version'", "'7'"]),
            ({"confidence": 11}, ["row 2", "'confidence'", "11"]),
            ({"mood": 1}, ["row 2", "'mood'"]),
        ],
    )
    def test_a_bad_line_is_named_and_nothing_is_kept(self, judge_pass, change, said):
        rows = lines((overruled(judge_pass, "q01", "no_match"), ["no_match"] * 3))
        rows[1] = (2, rows[1][1] | change)
        with pytest.raises(BadInput) as refusal:
            run_over(judge_pass, rows)
        assert all(part in str(refusal.value) for part in ["r.jsonl", *said])
        assert not RegressionRun.objects.exists()
