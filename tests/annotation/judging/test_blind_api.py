"""Blind comparisons by program: no run's name before the reveal, no decision after it."""

import json

import pytest
from django.urls import reverse

from annotation.models.blind_comparisons import BlindDecision, BlindKey
from tests.annotation.judging.worlds import attempts, dataset, put_run

SECRET = ("run-old", "run-new", "agent-old", "agent-new")


def send(client, address, body=None, **headers):
    return client.post(address, json.dumps(body or {}), content_type="application/json", headers=headers)


@pytest.fixture
def runs(project):
    version = dataset(project)
    return [
        put_run(version, attempts(q4={"prediction": None, "reason": "not_submitted"}) if name == "old" else None,
                name=f"run-{name}", answerer=f"agent-{name}")
        for name in ("old", "new")
    ]  # fmt: skip


@pytest.fixture
def comparison(project, runs, signed_in):
    """The address of a comparison, and what its maker was told."""
    body = {"name": "blind", "first": str(runs[0].public_id), "second": str(runs[1].public_id)}
    made = send(signed_in("mia"), reverse("api-blind-comparisons", args=[project.slug]), body)
    assert made.status_code == 201
    return made["Location"], made.json()


def test_pairs_are_decided_one_after_the_other_and_then_the_map_opens(comparison, runs, signed_in):
    (address, told), ada, mia = comparison, signed_in("ada"), signed_in("mia")
    assert (told["n_pairs"], told["runs"], told["results"]) == (3, None, None)
    early = send(mia, f"{address}reveal/")
    assert (early.status_code, "0 of 3" in early.json()["detail"]) == (409, True)
    heard, following = [], told["next_pair"]
    while following:
        pair = f"{address}pairs/{following}/"
        heard.append(ada.get(pair).content.decode())
        key = BlindKey.objects.select_related("left__run").get(pair__public_id=following)
        choice = "left" if key.left.run == runs[1] else "right"
        decided = send(ada, pair, {"choice": choice, "why": "clearer"})
        heard.append(decided.content.decode())
        following = decided.json()["next_pair"]
    heard += [ada.get(each).content.decode() for each in (address, f"{address}pairs/")]
    assert not [text for text in heard for word in SECRET if word in text]
    assert str(runs[0].public_id) not in "".join(heard)
    assert ada.get(f"{address}decisions/").status_code == 409
    assert send(ada, f"{address}reveal/").status_code == 403
    opened = send(mia, f"{address}reveal/").json()
    assert [run["name"] for run in opened["runs"]] == ["run-old", "run-new"]
    assert (opened["results"][0]["second"], opened["results"][0]["p_second_better"]) == (3, 0.125)
    assert (opened["n_decided"], opened["next_pair"]) == (0, None)
    rows = ada.get(f"{address}decisions/").json()["results"]
    assert {row["won"] for row in rows} == {str(runs[1].public_id)}
    late = send(ada, f"{address}pairs/{told['next_pair']}/", {"choice": "tie"})
    assert (late.status_code, BlindDecision.objects.count()) == (409, 3)


def test_a_pair_shows_its_reader_their_own_decision_alone(comparison, signed_in):
    address, told = comparison
    pair = f"{address}pairs/{told['next_pair']}/"
    send(signed_in("ada"), pair, {"choice": "tie", "why": "a secret of Ada's"})
    shown = signed_in("ada").get(pair).json()
    assert (shown["own"]["choice"], set(shown["left"])) == ("tie", {"prediction", "rows"})
    for each in (pair, address, f"{address}pairs/"):
        assert "secret" not in signed_in("mia").get(each).content.decode()
    assert signed_in("mia").get(pair).json()["own"] is None
    assert signed_in("mia").get(address).json()["n_decided"] == 0


def test_who_may(project, comparison, signed_in):
    address, told = comparison
    pair, index = (
        f"{address}pairs/{told['next_pair']}/",
        reverse("api-blind-comparisons", args=[project.slug]),
    )
    assert [signed_in(name).get(address).status_code for name in ("vic", "ann", "eve")] == [200, 404, 404]
    assert [signed_in(name).get(pair).status_code for name in ("vic", "ann", "eve")] == [403, 404, 404]
    assert [row["name"] for row in signed_in("vic").get(index).json()["results"]] == ["blind"]
    body = {"name": "blind", "first": told["id"], "second": told["id"]}
    assert [send(signed_in(name), index, body).status_code for name in ("vic", "ada", "mia")] == [
        403,
        403,
        404,
    ]


def test_what_is_no_comparison_is_refused(project, comparison, runs, signed_in):
    mia, index = signed_in("mia"), reverse("api-blind-comparisons", args=[project.slug])
    ids = [str(run.public_id) for run in runs]
    twice = send(mia, index, {"name": "blind", "first": ids[0], "second": ids[1]})
    assert (twice.status_code, "already" in twice.json()["detail"]) == (422, True)
    same = send(mia, index, {"name": "same", "first": ids[0], "second": ids[0]})
    assert (same.status_code, "choose two runs" in same.json()["detail"]) == (422, True)
    address, told = comparison
    assert send(mia, f"{address}pairs/{told['next_pair']}/", {"choice": "both"}).status_code == 400
