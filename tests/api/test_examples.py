"""The bodies that the description shows make a whole study, from its project to a release that verifies itself."""

import json
import subprocess
import sys
import uuid
from typing import Any

import pytest
from django.utils import timezone
from drf_spectacular.generators import SchemaGenerator
from rest_framework.test import APIClient

from annotation.api.examples import EXAMPLES
from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.services.invitations import accept_invitation
from annotation.services.jobs import run_job
from annotation.services.tokens import make_token

API = "/api/v1/"


def program(user: User, *scopes: str) -> APIClient:
    made = make_token(user=user, name="t", scopes=scopes, days=1, actor="t", now=timezone.now())
    client = APIClient(headers={"Authorization": f"Bearer {made.text}"})
    return client


def sent(client: APIClient, path: str, body: Any = None, code: int = 201, **headers: str) -> Any:
    """What a POST is answered, its body being an example or of one's own."""
    keys = {"HTTP_" + name.upper(): value for name, value in headers.items()}
    answer = client.post(API + path, EXAMPLES.get(str(body), body), format="json", **keys)
    assert answer.status_code == code, answer.content
    return answer.json() if answer.content else None


def invited(manager: APIClient, name: str, **changed: str) -> User:
    """A new person, let in by the link of an invitation."""
    link = sent(manager, "projects/shop/invitations/", EXAMPLES["projects_invitations_create"] | changed)[
        "link"
    ]
    token = link.rstrip("/").rpartition("/")[2]
    return accept_invitation(token=token, username=name, password=uuid.uuid4().hex, now=timezone.now())


def labelled(reader: APIClient, study: str, answers: dict[str, dict[str, Any]]) -> None:
    """Every case of the reader's, by an example or by what `answers` says to it."""
    while (served := reader.post(f"{API}studies/{study}/labelling/next/")).status_code == 200:
        slot = served.json()
        case = next((key for key in answers if key in json.dumps(slot["content"])), None)
        body = answers[case] if case else "studies_labelling_label_create"
        key = {"idempotency_key": uuid.uuid4().hex, "if_match": '"0"'}
        sent(reader, f"studies/{study}/labelling/{slot['id']}/label/", body, **key)


@pytest.mark.django_db
@pytest.mark.one_engine
def test_the_examples_make_a_release_that_verifies(tmp_path):
    mia = program(User.objects.create(username="mia", is_superuser=True), "read", "manage")
    sent(mia, "projects/", "projects_create")
    ann = program(invited(mia, "ann"), "label")
    ben = program(invited(mia, "ben", pseudonym="reader-2"), "label")
    ada = program(invited(mia, "ada", role="adjudicator", pseudonym=""), "read", "adjudicate")
    version = sent(mia, "projects/shop/cases/", "projects_cases_create")["version"]["id"]
    sent(mia, f"dataset-versions/{version}/outputs/", "dataset_versions_outputs_create")
    assert sent(mia, "studies/preview/", "studies_preview_create", 200)["n_slots"] == 4
    study = sent(mia, "studies/", "studies_create")["id"]
    sent(mia, f"studies/{study}/opening/", code=200)
    labelled(ann, study, {})
    labelled(ben, study, {"Shoes": {"answers": {"verdict": "wrong"}}})
    sent(mia, f"studies/{study}/closing/", code=200)
    for job in Job.objects.filter(state="queued"):
        run_job(job_id=job.pk, clock=timezone.now)
    assert mia.get(f"{API}studies/{study}/report/").json()["gate"]
    assert sent(ada, f"studies/{study}/rulings/", "studies_rulings_create")["ruling"] == 1
    sent(ada, f"studies/{study}/acceptances/", code=200)
    release = sent(
        mia, "projects/shop/releases/", EXAMPLES["projects_releases_create"] | {"studies": [study]}
    )
    for name in release["files"]:
        file = mia.get(f"{API}releases/{release['id']}/files/{name}")
        (tmp_path / name).write_bytes(b"".join(file.streaming_content) if file.streaming else file.content)
    verify = [
        sys.executable,
        "-I",
        str(tmp_path / "verify.py"),
        "--manifest-sha256",
        release["manifest_sha256"],
    ]
    assert subprocess.run(verify, check=False, capture_output=True, text=True).stdout == "OK\n"


def test_each_example_stands_in_the_description_under_its_operation():
    document = SchemaGenerator().get_schema(request=None, public=True)
    bodies = {
        one["operationId"]: one["requestBody"]["content"]["application/json"]
        for path in document["paths"].values()
        for one in path.values()
        if "requestBody" in one
    }
    assert {name: bodies[name].get("example") for name in EXAMPLES} == EXAMPLES
