"""Nothing that a model or another person said of an answer reaches a person who has begun to judge it, by any address."""

from dataclasses import replace

import pytest
from django.utils import timezone

from agreement.judging.statement import Said
from agreement.services.giving_up import give_up
from agreement.services.judging import begin_judging, give_verdict
from annotation.models.judging import JudgePass, Run
from annotation.services.people import annotator_of
from tests.annotation.blindness import crawl as crawling
from tests.annotation.blindness.canaries import forms
from tests.annotation.blindness.crawl import READING, crawl, in_words
from tests.annotation.blindness.judged_run import JUDGE_SAYS, judged_run
from tests.annotation.blindness.routes import VALUES, routes
from tests.annotation.blindness.world import World, make_world

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine, pytest.mark.timeout(600)]

PERSON_SAYS = "Qx7WhyOfThePerson93d7"
OF_THE_RUN = {"run_id", "pass_id", "attempt_id", "verdict_id", "fixture_id", "regression_run_id"}


@pytest.fixture
def world(monkeypatch) -> World:
    """A run that a model and Mia judged whole and Ada has begun to judge; every address asks for theirs first."""
    world = make_world("OPEN", ben_works_too=False)
    models = judged_run(world.project)
    mias = _judged_by(world, "manager", models.run)
    begin_judging(run=models.run, judge=_annotator(world, "adjudicator"), rubric=None, now=timezone.now())
    first = {
        "run_id": [models.run],
        "pass_id": [mias, models],
        "attempt_id": [models.run.attempts.first()],
        "verdict_id": [mias.verdicts.first(), models.verdicts.first()],
        "fixture_id": [models.verdicts.first().fixtures.get()],
    }
    for name, rows in first.items():
        monkeypatch.setitem(VALUES, name, lambda _, rows=rows: [row.public_id for row in rows])
    monkeypatch.setattr(crawling, "READING", READING[:2])  # the form of an answer changes nothing here
    return replace(world, planted={"model": forms(JUDGE_SAYS), "person": forms(PERSON_SAYS)})


def _annotator(world: World, name: str):
    return annotator_of(user=world.people[name], project=world.project, now=timezone.now())


def _judged_by(world: World, name: str, run: Run) -> JudgePass:
    begun = begin_judging(run=run, judge=_annotator(world, name), rubric=None, now=timezone.now())
    said = Said(
        verdict="no_match", confidence=9, why=PERSON_SAYS, gold_status="suspect", gold_note=PERSON_SAYS,
        figure_correct=False,
    )  # fmt: skip
    for attempt in run.attempts.select_related("case"):
        give_verdict(judge_pass=begun, attempt=attempt, said=said, now=timezone.now())
    return begun


def test_whoever_has_begun_to_judge_learns_no_other_verdict_by_any_address(world):
    ada = world.people["adjudicator"]
    told = crawl(world, ada, acts=False)
    acted = [crawl(world, ada, only=route.name) for route in routes() if OF_THE_RUN & set(route.arguments)]
    sightings = [sighting for each in (told, *acted) for sighting in each.sightings]
    assert not sightings, in_words(sightings)
    assert not [fault for each in (told, *acted) for fault in each.faults]


def test_whoever_gives_up_is_told_what_the_others_said(world):
    ada = world.people["adjudicator"]
    own = JudgePass.objects.get(judge__user=ada)
    give_up(judge_pass=own, reason="called away", now=timezone.now())
    assert crawl(world, ada, acts=False, only="run-case").kinds == {"model", "person"}
    assert crawl(world, ada, acts=False, only="regression-fixture").kinds == {"model"}
