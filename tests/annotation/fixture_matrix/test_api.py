"""Verifiers over HTTP and by command say the same as the pages."""

import io
import json
import zipfile
from pathlib import Path

from django.core.management import call_command
from django.urls import reverse

from annotation.models.datasets import DatasetVersion
from annotation.models.jobs import Job
from annotation.models.verifiers import FixtureRun, Verifier, VerifierVersion
from annotation.services.datasets import import_cases
from annotation.services.verifier_exchange import agent_tasks
from tests.annotation.fixture_matrix.samples import CRITERION, EXTERNAL, FIXTURES, VERIFIER
from tests.annotation.fixture_matrix.test_harbor import FILES
from tests.annotation.fixture_matrix.verifiers import BY, done, external, made, ran
from tests.annotation.views.conftest import project, signed_in

__all__ = ["project", "signed_in"]
SAMPLE = Path(__file__).resolve().parents[3] / "docs" / "samples"
BODY = {"name": "refund", "verifier": VERIFIER, "fixtures": FIXTURES}


def posted(client, address, body=None):
    return client.post(address, json.dumps(body or {}), content_type="application/json")


def at(route, verifier, **more):
    return reverse(route, kwargs={"verifier_id": verifier.public_id} | more)


def command(*arguments, **options):
    out, err = io.StringIO(), io.StringIO()
    try:
        call_command(*map(str, arguments), project="shop", json=True, stdout=out, stderr=err, **options)
        code = 0
    except SystemExit as stop:
        code = stop.code
    return code, json.loads(out.getvalue()) if out.getvalue() else err.getvalue().strip()


def test_the_whole_way_over_http(project, signed_in):
    mia, address = signed_in("mia"), reverse("api-verifiers", args=["shop"])
    assert posted(mia, address, BODY | {"verifier": VERIFIER | {"criterion": ""}}).status_code == 422
    assert not Verifier.objects.exists()
    assert posted(mia, address, BODY).status_code == 201
    verifier = Verifier.objects.get()
    blocked = posted(mia, at("api-verifier-release", verifier))
    assert (blocked.status_code, len(blocked.json()["blocks"])) == (409, 9)
    assert posted(mia, at("api-verifier-try", verifier), {"repeats": 2}).status_code == 202
    done(Job.objects.get(kind="run_fixtures"))
    released = posted(mia, at("api-verifier-release", verifier)).json()
    assert (released["blocks"], len(released["matrix"])) == ([], 9)
    assert released["released_at"]
    shown = signed_in("vic").get(address).json()["results"]
    assert [row["name"] for row in shown] == ["refund"]
    assert posted(signed_in("vic"), at("api-verifier-release", verifier)).status_code == 403
    assert signed_in("ann").get(at("api-verifier", verifier)).status_code == 404


def test_what_no_longer_stands_or_does_not_apply_says_why(project, signed_in):
    mia = signed_in("mia")
    boundary = "negation"
    kept = {name: row for name, row in FIXTURES.items() if row.get("boundary") != boundary}
    assert posted(mia, reverse("api-verifiers", args=["shop"]), BODY | {"fixtures": kept}).status_code == 201
    verifier = Verifier.objects.get()
    exempt = at("api-fixture-exempt", verifier, boundary=boundary)
    retire = at("api-fixture-retire", verifier, name="wrong")
    for address in (exempt, retire):
        assert posted(mia, address, {"because": " "}).status_code == 400
        assert posted(mia, address, {"because": "x", "why": "x"}).status_code == 400
        assert posted(signed_in("vic"), address, {"because": "x"}).status_code == 403
        assert posted(signed_in("ann"), address, {"because": "x"}).status_code == 404
    told = posted(mia, exempt, {"because": "Nothing is negated here."})
    assert told.status_code == 201
    assert told.json()["boundaries"][boundary]["not_applicable"] == "Nothing is negated here."
    left = posted(mia, retire, {"because": "a slip"}).json()["matrix"]
    assert "wrong" not in {cell["fixture"] for cell in left}
    for unknown in (
        at("api-fixture-exempt", verifier, boundary="x"),
        at("api-fixture-retire", verifier, name="x"),
    ):
        assert posted(mia, unknown, {"because": "x"}).status_code == 404


def test_what_was_observed_comes_in_over_http(project, signed_in):
    verifier, mia = external(project).verifier, signed_in("mia")
    row = {"fixture": "lost", "observed": "fail", "command": EXTERNAL["command"], "image": EXTERNAL["image"]}
    address = at("api-verifier-observed", verifier)
    assert posted(mia, address, {"runs": [row | {"observed": "maybe"}]}).status_code == 422
    assert not FixtureRun.objects.exists()
    assert posted(mia, address, {"runs": [row]}).json() == {
        "n_added": 1, "mismatches": ["row 1, lost: observed fail, expected infrastructure_error"],
    }  # fmt: skip
    assert posted(mia, at("api-verifier-try", verifier)).status_code == 409


def test_the_commands(project, tmp_path):
    code, document = command("verifier", "import", SAMPLE / "verifier.json")
    assert (code, document["name"]) == (0, "refund-once")
    asked = {"verifier": "refund-once"}
    assert command("verifier", "release", **asked)[0] == 1
    code, document = command("verifier", "run", repeats=2, **asked)
    assert (code, {cell["state"] for cell in document["matrix"]}) == (0, {"green"})
    assert command("verifier", "release", **asked)[1]["released_at"]
    exported = command("verifier", "export", **asked)[1]
    (tmp_path / "again.json").write_text(json.dumps(exported))
    assert command("verifier", "import", tmp_path / "again.json", verifier="other")[0] == 2
    assert command("verifier", "import", tmp_path / "again.json")[0] == 0
    assert VerifierVersion.objects.count() == 1
    assert command("verifier", "show", verifier="nobody")[0] == 2
    assert command("verifier", "run", tmp_path / "again.json", **asked)[0] == 2
    (tmp_path / "again.json").write_text('{"format": "other"}')
    assert command("verifier", "import", tmp_path / "again.json") == (
        2, "again.json, field 'format': must be 'concord-verifier/1'",
    )  # fmt: skip


def test_runs_seen_elsewhere_come_in_by_command(project):
    version = external(project)
    code, document = command("verifier", "observed", SAMPLE / "fixture-runs.csv", verifier="outside")
    assert (code, document["said"], document["blocks"]) == (0, ["9 runs added"], [])
    assert version.runs.get(fixture__name="good").seconds == 1.5


def test_harbor_by_command(project, tmp_path):
    external(project)
    for name, content in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    code, document = command("harbor", "import", tmp_path / "job", verifier="outside", run="monday")
    assert (code, document["n_pass"], document["n_decided"], document["n_faults"]) == (0, 1, 2, 2)
    assert document["unstable"] == {"refund": {"pass": 1, "fail": 1}}
    assert command("harbor", "export", tmp_path / "back.zip", verifier="outside", run="monday")[0] == 0
    again = command("harbor", "import", tmp_path / "back.zip", verifier="outside", run="tuesday")[1]
    assert again["n_faults"] == 2
    assert command("harbor", "import", tmp_path / "absent.zip", verifier="outside")[0] == 2


def test_what_an_agent_is_given_holds_nothing_that_judges_it(project, tmp_path):
    case = {"id": "../c1", "input": {"q": "Refund order 7."}, "expectedOutput": "EXPECTED", "split": "test",
            "metadata": {"hint": "METADATA"}}  # fmt: skip
    import_cases(project=project, dataset="tasks", rows=[(1, case)], source="c", **BY)
    secret = CRITERION | {"evidence": "RUBRIC", "name": "CREDENTIAL"}
    ran(made(project, document=VERIFIER | {"criteria": [secret]}))
    code, _ = command("harbor", "tasks", tmp_path / "tasks.zip", dataset="tasks")
    content = (tmp_path / "tasks.zip").read_bytes()
    assert (code, content) == (0, agent_tasks(DatasetVersion.objects.get(dataset__name="tasks")))
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.namelist() == ["_c1/instruction.md"]
        text = b"".join(archive.read(name) for name in archive.namelist()).decode()
    assert "Refund order 7." in text, "the positive control: the input is there"
    for word in ("EXPECTED", "METADATA", "RUBRIC", "CREDENTIAL", "Pass iff", "refunded"):
        assert word not in text
