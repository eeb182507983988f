"""Runs and verdicts come in whole or not at all, once, and under the rules that no judge weighs."""

import json

import pytest
from django.db import IntegrityError, transaction

from agreement.judging.scoring import score_run
from agreement.selectors.runs import counted, is_trusted_pass, repeats_of
from agreement.services.noise import NoPair, keep_noise_band
from agreement.services.verdicts import JudgeIsAnswerer, begin_pass
from annotation.core.bad_input import BadInput
from annotation.models.judging import Attempt, JudgePass, Run, Verdict
from annotation.models.projects import Annotator, Kind
from annotation.models.regressions import RegressionRun
from annotation.services.ledger import broken_links
from tests.agreement.judging.records import call, document
from tests.annotation.judging.worlds import GOLDENS, attempts, dataset, put_run, put_verdicts
from tests.studies import NOW, make_project

ALL = {"q1": {}, "q2": {}, "q3": {}, "q4": {"verdict": "no_match"}}


@pytest.fixture
def version(db):
    return dataset(make_project())


def test_the_same_run_again_is_the_same_run(version):
    run = put_run(version)
    assert put_run(version) == run
    assert (Run.objects.count(), Attempt.objects.count()) == (1, 4)
    with pytest.raises(BadInput, match="run 'r1' is here with other attempts"):
        put_run(version, attempts(q4={"prediction": "Eight."}))
    first = put_verdicts(run, ALL)
    assert put_verdicts(run, ALL) == first
    assert Verdict.objects.count() == 4
    assert list(broken_links(version.dataset.project.slug)) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"case_id": "q9"}, r"a.jsonl, row 4, field 'case_id', value 'q9': is no case"),
        ({"rows": {"a": 1}}, r"row 4, field 'rows'.*list of objects"),
        ({"reason": "lost"}, r"row 4, field 'reason', value 'lost': is not one of not_submitted"),
        ({"prediction": None}, r"row 4, field 'prediction': is needed, or a reason"),
        ({"case_id": "q1"}, r"row 4, field 'case_id', value 'q1': stands in row 1 already"),
        ({"verdict": "match"}, r"row 4, field 'verdict'.*is no key of an attempt"),
        ({"actor": "x" * 300}, r"field 'actor'.*300 characters"),
    ],
)
def test_a_bad_attempt_is_named_and_nothing_is_stored(version, change, message):
    with pytest.raises(BadInput, match=message):
        put_run(version, attempts(q4=change))
    assert not Run.objects.exists()


def test_rules_go_before_the_judge(version):
    """A forbidden field is a veto, a golden in doubt is not judged, and what the judge said is kept."""
    run = put_run(version, attempts(q2={"query": "SELECT max(orders.shipped_at)"}))
    said = put_verdicts(run, {"q1": {"confidence": 5}, "q2": {}, "q3": {}})
    found = {row.attempt.case.external_id: row for row in said.verdicts.select_related("attempt__case")}
    assert (found["q2"].verdict, found["q2"].judge_verdict) == ("no_match", "match")
    assert (found["q4"].verdict, found["q4"].reason) == (None, "no_saved_verdict")
    score = score_run(counted(said))
    assert (score["n_pass"], score["n_fail"], score["needs_human"], score["n_infrastructure_error"]) == (
        1, 1, ["q1"], 1,
    )  # fmt: skip
    assert score["pass_rate"] == 0.5


def test_goldens_that_are_not_established_are_refused_before_judging(db):
    version = dataset(
        make_project(), GOLDENS | {"q4": {"kind": "value", "value": 7, "status": "provisional"}}
    )
    said = put_verdicts(put_run(version), ALL)
    row = said.verdicts.get(attempt__case__external_id="q4")
    assert (row.verdict, row.reason, row.judge_verdict) == (None, "golden_provisional", "no_match")
    assert score_run(counted(said))["n_excluded"] == 1


def test_an_incomplete_run_has_no_rate(version):
    run = put_run(version, attempts(q4={"prediction": None, "reason": "contaminated"}))
    assert run.status == "incomplete"
    score = score_run(counted(put_verdicts(run, {"q1": {}, "q2": {}, "q3": {}})))
    assert (score["pass_rate"], score["status"], score["reason"]) == (None, "incomplete", "harness_failure")


def test_nobody_judges_answers_of_their_own(version):
    run = put_run(version, attempts(q4={"actor": "judge:j6"}))
    with pytest.raises(JudgeIsAnswerer, match="'judge:j6' answered in run r1"):
        put_verdicts(run, ALL)
    with pytest.raises(JudgeIsAnswerer):
        put_verdicts(run, ALL, judge="agent-a")
    assert not JudgePass.objects.exists()
    # The database holds it too, whoever writes.
    other = put_verdicts(put_run(version, name="r2", rows=attempts(q4={"actor": "x"})), ALL)
    me = Annotator.objects.create(project=run.project, pseudonym="me", kind=Kind.HUMAN)
    own = put_run(version, attempts(q1={"actor": "me"}), name="r3")
    begun = JudgePass.objects.create(run=own, number=1, judge=me, begun_by="x", begun_at=NOW)
    for attempt in (own.attempts.get(position=1), other.run.attempts.get(position=1)):
        with pytest.raises(IntegrityError), transaction.atomic():
            Verdict.objects.create(
                judge_pass=begun, attempt=attempt, verdict="match", record="{}", given_at=NOW
            )


def test_what_was_said_stays(version):
    said = put_verdicts(put_run(version), ALL)
    row = said.verdicts.first()
    for act in (row.delete, lambda: Verdict.objects.filter(pk=row.pk).update(verdict="match")):
        with pytest.raises(IntegrityError), transaction.atomic():
            act()


def test_a_noise_band_belongs_to_its_pins(version):
    first = put_verdicts(put_run(version), ALL)
    second = put_verdicts(put_run(version, name="r2"), ALL | {"q4": {}})
    band = keep_noise_band(first=first, second=second, actor="m", now=NOW)
    assert json.loads(band.document)["n_flips"] == 1
    assert keep_noise_band(first=first, second=second, actor="m", now=NOW) == band
    newer = put_verdicts(second.run, {case: {"judge_version": 7} for case in ALL}, judge="judge:j7")
    with pytest.raises(NoPair, match="different judge_version"):
        keep_noise_band(first=first, second=newer, actor="m", now=NOW)
    assert [row["state"] for row in repeats_of([first, second])] == ["agrees_pass"] * 3 + ["SPLIT"]
    revised = put_verdicts(second.run, ALL | {"q1": {"golden_revision": 2}}, judge="judge:j8")
    assert [row["state"] for row in repeats_of([second, revised])][:2] == ["GOLD CHANGED", "agrees_pass"]


def test_scores_wait_for_the_regressions_of_their_judge(version):
    said = put_verdicts(put_run(version), ALL)
    assert is_trusted_pass(said) is False
    pins = {"judge_version": "6", "rubric_sha": "0" * 40}
    for gate, trusted in (("fail", False), ("pass", True)):
        RegressionRun.objects.create(
            project=said.run.project, gate=gate, document="{}", sha256=gate, fixtures_sha256="", imported_by="m",
            imported_at=NOW, **pins,
        )  # fmt: skip
        assert is_trusted_pass(said) is trusted
    person = Annotator.objects.create(project=said.run.project, pseudonym="p", kind=Kind.HUMAN)
    assert is_trusted_pass(begin_pass(run=said.run, judge=person, pins={}, actor="p", now=NOW)) is None


def test_the_command(version, tmp_path):
    paths = []
    for name, rows in (("a", attempts()), ("v", [])):
        paths.append(tmp_path / f"{name}.jsonl")
        paths[-1].write_text("".join(json.dumps(row) + "\n" for row in rows))
    project = version.dataset.project.slug
    given = ["--project", project, "--name", "r1", "--dataset", "sales", "--answerer", "agent-a"]
    said = document("import_run", paths[0], *given)
    assert (said["n_attempts"], said["status"], said["is_new"]) == (4, "complete", True)
    assert document("import_run", paths[0], *given)["is_new"] is False
    _, err, code = call("import_run", *given, "--verdicts", paths[1], "--judge", "judge:j")
    assert (code, err.strip()) == (2, "v.jsonl: holds no verdict")
