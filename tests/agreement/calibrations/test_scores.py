"""Verdicts as scores: the judge's, and people's once they are sealed; sent twice, each is there once."""

import pytest

from agreement.services.verdict_scores import push_verdict_scores, verdict_scores
from annotation.core.langfuse import LONGEST_NAME
from tests.agreement.calibrations.runs import begin, human_answers, judge_all, make_run, seal
from tests.annotation.test_langfuse import hosted
from tests.studies import make_project

__all__ = ["hosted"]

pytestmark = pytest.mark.django_db


def test_scores_keep_their_ids_and_wait_for_the_seal(hosted):
    judge_pass = make_run(make_project(), n=20)
    calibration = begin(judge_pass, n=10)
    first = verdict_scores(judge_pass)
    assert {score["name"] for score in first.scores} == {"judge-verdict", "judge-confidence"}
    assert first.without_trace == ["q01", "q02"]
    case = calibration.study.cases.order_by("-case__external_id").first().case.external_id
    judge_all(calibration, {(case, "ann"): human_answers("match", why="ask zoe@x.org")})
    seal(calibration)
    done = push_verdict_scores(judge_pass)
    again = push_verdict_scores(judge_pass)
    assert [score["id"] for score in again.scores] == [score["id"] for score in done.scores]
    assert len(hosted["scores"]) == len(done.scores) > len(first.scores)
    assert {score["id"] for score in first.scores} <= set(hosted["scores"])
    by_people = [score for score in hosted["scores"].values() if score["name"] == "human-verdict"]
    assert {score["source"] for score in by_people} == {"ANNOTATION"}
    assert "ask [e-mail address]" in {score["comment"] for score in by_people}
    assert not any("ann" in score["id"] for score in by_people)
    assert max(len(score["name"]) for score in done.scores) <= LONGEST_NAME
