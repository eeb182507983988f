"""No byte of what a judge said, nor of what another person did, reaches who judges the same answers blind."""

from dataclasses import replace

import pytest
from django.utils import timezone

from agreement.services.calibration_studies import CalibrationPlan, begin_calibration
from annotation.models.projects import Annotator
from annotation.services.assignments import open_assignment
from annotation.services.labelling import submit
from tests.annotation.blindness import crawl as crawling
from tests.annotation.blindness.canaries import SAID, forms
from tests.annotation.blindness.crawl import READING, crawl, in_words
from tests.annotation.blindness.judged_run import JUDGE_SAYS, judged_run
from tests.annotation.blindness.routes import VALUES, routes
from tests.annotation.blindness.world import BEN, World, give_ann_every_role, make_world
from tests.studies import ACTOR, NOW

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine, pytest.mark.timeout(600)]

OF_THE_RUN = {"calibration_id", "run_id", "pass_id", "attempt_id", "verdict_id", "fixture_id"}


@pytest.fixture
def world(monkeypatch) -> World:
    """A project in which Ann and Ben judge a model's run blind, and every address asks for that run first."""
    world = make_world("OPEN")
    judge_pass = judged_run(world.project)
    plan = CalibrationPlan(name="judge of June", annotators=("ann", BEN), k=2, n=4)
    calibration = begin_calibration(judge_pass=judge_pass, plan=plan, actor=ACTOR, now=timezone.now())
    _ben_judges(calibration.study)
    first = {
        "calibration_id": calibration,
        "run_id": judge_pass.run,
        "pass_id": judge_pass,
        "attempt_id": judge_pass.run.attempts.first(),
        "verdict_id": judge_pass.verdicts.first(),
        "fixture_id": judge_pass.verdicts.first().fixtures.get(),
    }
    for name, row in first.items():
        monkeypatch.setitem(VALUES, name, lambda _, row=row: [row.public_id])
    monkeypatch.setitem(VALUES, "pk", lambda _: [calibration.study.schema_version_id])
    planted = {"verdict": forms(JUDGE_SAYS), "label": forms(SAID["label"])}
    return replace(world, study=calibration.study, planted=planted)


def _ben_judges(study) -> None:
    ben = Annotator.objects.get(project=study.project, pseudonym=BEN)
    slot = study.assignments.filter(annotator=ben).order_by("pk")[0]
    said = {"verdict": "no_match", "confidence": 9, "why": SAID["label"], "gold_status": "verified"}
    open_assignment(assignment=slot, annotator=ben, now=NOW)
    submit(assignment=slot, annotator=ben, answers=said, idempotency_key="k", expected_revision=0, now=NOW)


def test_whoever_judges_blind_learns_neither_verdict_nor_label_by_any_address(world, monkeypatch):
    monkeypatch.setattr(crawling, "READING", READING[:2])  # the form of an answer changes nothing here
    give_ann_every_role(world)
    ann = world.people["ann"]
    told = crawl(world, ann, acts=False)
    acted = [crawl(world, ann, only=route.name) for route in routes() if OF_THE_RUN & set(route.arguments)]
    sightings = [sighting for each in (told, *acted) for sighting in each.sightings]
    assert not sightings, in_words(sightings)
    assert not [fault for each in (told, *acted) for fault in each.faults]


def test_who_follows_the_run_and_does_not_judge_finds_the_verdict_and_no_label(world):
    for route in ("verdict-overrule", "regression-fixture"):
        assert crawl(world, world.people["manager"], acts=False, only=route).kinds == {"verdict"}
