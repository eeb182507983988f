"""Real runs by program: brought in as Harbor's folders are, made in a job, and handed to people."""

import pytest
from django.urls import reverse

from annotation.models.datasets import DatasetVersion
from annotation.models.jobs import Job
from annotation.models.studies import Study
from annotation.models.verifiers import VerifierRun
from annotation.services.datasets import import_outputs
from tests.annotation.fixture_matrix.verifiers import done, external, made
from tests.annotation.views.conftest import project, signed_in
from tests.studies import ACTOR, NOW, make_cases

__all__ = ["project", "signed_in"]
IDS = [f"c{n:02}" for n in range(20)]


@pytest.fixture
def version(project) -> DatasetVersion:
    make_cases(project, IDS)
    return DatasetVersion.objects.get(dataset__project=project)


@pytest.fixture
def ask(signed_in):
    def send(who: str, route: str, verifier, body=None, key="", **more):
        address = reverse(f"api-{route}", kwargs={"verifier_id": verifier.public_id} | more)
        if body is None:
            return signed_in(who).get(address)
        headers = {"Idempotency-Key": key} if key else {}
        return signed_in(who).post(address, body, content_type="application/json", headers=headers)

    return send


def trials():
    rewards = [{"reward.txt": "0"}] * 5 + [{"reward.json": '{"reward": 1}', "stdout.txt": "fine"}] * 15
    rows = [{"name": f"{case}__x", "files": files} for case, files in zip(IDS, rewards, strict=True)]
    return [*rows, {"name": "lost__x"}]


def test_trials_come_in_and_their_fails_go_to_people(project, version, ask):
    verifier = external(project).verifier
    body = {"name": "monday", "trials": trials()}
    assert ask("vic", "verifier-runs", verifier, body).status_code == 403
    assert ask("ann", "verifier-runs", verifier, body).status_code == 404
    kept = ask("mia", "verifier-runs", verifier, body, key="k")
    assert (kept.status_code, kept.json()["rate"]) == (201, 0.75)
    assert ask("mia", "verifier-runs", verifier, body, key="k").json() == kept.json()
    assert ask("vic", "verifier-runs", verifier).json()["results"] == [kept.json()]
    run = VerifierRun.objects.get()
    read = ask("vic", "verifier-run", verifier, run_id=run.public_id)
    assert kept["Location"] == read.request["PATH_INFO"]
    assert [row["outcome"] for row in read.json()["rows"] if row["case"] == "lost"] == [
        "infrastructure_error"
    ]

    people = [{"pseudonym": name} for name in ("p1", "p2")]
    review = {"version": version.pk, "annotators": people, "seed": 7}
    assert ask("vic", "verifier-run-review", verifier, review, run_id=run.public_id).status_code == 403
    absent = ask("mia", "verifier-run-review", verifier, review | {"version": 10**9}, run_id=run.public_id)
    assert (absent.status_code, Study.objects.exists()) == (404, False)
    drafted = ask("mia", "verifier-run-review", verifier, review, run_id=run.public_id)
    assert (drafted.status_code, [study["state"] for study in drafted.json()["studies"]]) == (
        201,
        ["DRAFT"] * 2,
    )
    fails = Study.objects.get(public_id=drafted.json()["studies"][0]["id"])
    assert sorted(fails.cases.values_list("case__external_id", flat=True)) == IDS[:5]
    assert ask("mia", "verifier-run-review", verifier, review, run_id=run.public_id).status_code == 422


@pytest.mark.parametrize(
    ("more", "status", "words"),
    [
        ({"trials": [{"name": "../a", "files": {}}]}, 422, "must be the name of a folder"),
        ({"trials": [{"name": "a"}, {"name": "a"}]}, 422, "trial 'a': stands twice"),
        ({"trials": [{"name": "a", "files": {"notes.txt": ""}}]}, 422, "file 'notes.txt': there are"),
        ({"trials": [{"name": "a", "reward": 1}]}, 400, "is no field here"),
        ({}, 422, "either trials, or version and model"),
        ({"trials": [{"name": "a"}], "model": "m"}, 422, "either trials, or version and model"),
        ({"version": 1, "model": "m"}, 404, ""),
    ],
)  # fmt: skip
def test_what_is_no_run_is_refused(project, ask, more, status, words):
    answer = ask("mia", "verifier-runs", external(project).verifier, {"name": "monday"} | more)
    assert (answer.status_code, words in answer.content.decode()) == (status, True)
    assert not VerifierRun.objects.exists()


def test_a_verifier_of_specs_is_run_over_outputs_in_a_job_that_can_be_followed(
    project, version, ask, signed_in
):
    rows = [(1, {"case_id": "c00", "content": "yes", "producer": {"model": "m"}})]
    import_outputs(version=version, rows=rows, source="o", actor=ACTOR, now=NOW)
    verifier = made(project).verifier
    body = {"name": "stored", "version": version.pk, "model": "m"}
    assert ask("mia", "verifier-runs", verifier, body | {"model": "n"}).status_code == 422
    elsewhere = external(project).verifier
    assert ask("mia", "verifier-runs", elsewhere, body).status_code == 422
    asked = ask("mia", "verifier-runs", verifier, body)
    assert (asked.status_code, asked.json()["kind"]) == (202, "verify_outputs")
    done(Job.objects.get())
    job = signed_in("vic").get(f"/api/v1/jobs/{asked.json()['id']}/").json()
    assert (job["state"], job["result"]) == ("done", f"/api/v1/verifiers/{verifier.public_id}/runs/")
    assert signed_in("ann").get(f"/api/v1/jobs/{asked.json()['id']}/").status_code == 404
    assert [run["name"] for run in ask("vic", "verifier-runs", verifier).json()["results"]] == ["stored"]
