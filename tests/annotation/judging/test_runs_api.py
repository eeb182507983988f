"""Runs over HTTP: once under a key, refused as problems, scored, compared, and kept from whoever labels the data."""

import json

import pytest
from django.test import Client
from django.urls import reverse

from agreement.api.run_shapes import ImportedPassShape, RunComparisonShape
from agreement.api.runs import RunShape
from annotation.models.judging import JudgePass, Run
from tests.agreement.judging.records import record
from tests.annotation.blindness.world import give_ann_every_role, make_world
from tests.annotation.judging.worlds import attempts, dataset


@pytest.fixture
def version(project):
    return dataset(project)


def send(client, address, body, **headers):
    return client.post(address, json.dumps(body), content_type="application/json", headers=headers)


def test_a_run_with_its_verdicts(project, version, signed_in):
    mia = signed_in("mia")
    runs = reverse("api-runs", args=[project.slug])
    body = {"name": "r", "answerer": "agent", "dataset": "sales", "version": "1", "attempts": attempts()}
    first = send(mia, runs, body, **{"Idempotency-Key": "one"})
    assert (first.status_code, first.json()["n_attempts"]) == (201, 4)
    again = send(mia, runs, body, **{"Idempotency-Key": "one"})
    assert (again.headers["Idempotent-Replayed"], again.json(), Run.objects.count()) == (
        "true",
        first.json(),
        1,
    )
    bad = send(mia, runs, body | {"name": "s", "attempts": attempts(q4={"case_id": "zz"})})
    assert (bad.status_code, "row 4" in bad.json()["detail"]) == (422, True)
    add = reverse("api-run-verdicts", args=[first.json()["id"]])
    said = {"judge": "judge:j", "verdicts": [record(case_id=f"q{n}") for n in (1, 2, 3, 4)]}
    assert send(mia, add, said | {"judge": "agent"}).status_code == 403
    worse = [*said["verdicts"][:3], record(case_id="q4", verdict="no_match")]
    passes = [send(mia, add, said).json(), send(mia, add, said | {"verdicts": worse}).json()]
    assert [each["score"]["pass_rate"] for each in passes] == [1.0, 0.75]
    shown = signed_in("vic").get(reverse("api-run", args=[first.json()["id"]])).json()
    assert [each["is_trusted"] for each in shown["passes"]] == [False, False]
    compare = reverse("api-runs-compare", args=[project.slug])
    found = mia.get(compare, {"first": passes[0]["id"], "second": passes[1]["id"]}).json()
    assert (found["worse"], found["sign_test"]["decision"]) == (["q4"], "unresolved")
    for shape, said_so in ((RunShape, shown), (ImportedPassShape, passes[1]), (RunComparisonShape, found)):
        shape(data=said_so).is_valid(raise_exception=True)
    assert mia.get(compare, {"first": "x", "second": passes[1]["id"]}).status_code == 404
    assert send(signed_in("vic"), add, said).status_code == 403
    for name in ("ann", "eve"):
        assert signed_in(name).get(runs).status_code == 404
        assert signed_in(name).get(reverse("api-run", args=[first.json()["id"]])).status_code == 404


def test_no_role_lifts_the_blind(db):
    """Somebody who labels from the data set reads no run over it, whatever else they are."""
    world = make_world("OPEN")
    give_ann_every_role(world)
    run, judged = Run.objects.get(name="judged"), JudgePass.objects.get()
    ann = Client()
    ann.force_login(world.people["ann"])
    slug = world.project.slug
    assert ann.get(reverse("api-run", args=[run.public_id])).status_code == 404
    assert ann.get(reverse("run", args=[slug, run.public_id])).status_code == 404
    assert ann.get(reverse("api-runs", args=[slug])).json()["results"] == []
    found = ann.get(reverse("runs-compare", args=[slug]), {"first": judged.public_id})
    assert found.status_code == 404
    mia = Client()
    mia.force_login(world.people["manager"])
    assert mia.get(reverse("api-run", args=[run.public_id])).status_code == 200
