"""Logs name request, route, person, job and time, and never what people wrote, sent or may not show."""

import json
import logging
import uuid

import pytest
from django.db import IntegrityError
from django.utils import timezone

from annotation.core.tracing import request_id_from
from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.services import jobs
from annotation.views import probes
from config.log_lines import JsonLine, PlainLine, Tracing
from tests.annotation.blindness.asking import BACKEND
from tests.studies import make_study

SECRET = "qx7secretthatnologmayhold"
GIVEN = "0123456789abcdef0123456789abcdef"


class Lines(logging.Handler):
    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self.addFilter(Tracing())
        self.setFormatter(formatter)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))

    def of(self, logger: str) -> list[dict]:
        return [line for line in map(json.loads, self.said) if line["logger"] == logger]


@pytest.fixture
def lines():
    """Everything that is logged at INFO and above, as production writes it."""
    yield from _lines(JsonLine())


@pytest.fixture
def plain():
    yield from _lines(PlainLine())


def _lines(formatter):
    handler, root, own = Lines(formatter), logging.getLogger(), logging.getLogger("concord")
    levels = root.level, own.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    own.setLevel(logging.INFO)
    yield handler
    root.removeHandler(handler)
    root.setLevel(levels[0])
    own.setLevel(levels[1])


@pytest.mark.parametrize("given", [GIVEN, str(uuid.UUID(GIVEN)), "a" * 16, "A-1" * 21])
def test_a_well_formed_id_is_the_proxys(given):
    assert request_id_from(given) == given


@pytest.mark.parametrize(
    "given", ["", "short", "a" * 65, "with space and more", "0123456789abcdef\n", '"quoted-and-long"', "é" * 20, "a.b/c" * 5]
)  # fmt: skip
def test_any_other_is_replaced(given):
    made = request_id_from(given)
    assert made != given
    assert str(uuid.UUID(made)) == made


@pytest.mark.django_db
def test_a_request_has_one_line_with_its_route_and_person(client, lines):
    user = User.objects.create(username=SECRET, email=f"{SECRET}@example.org")
    client.force_login(user, backend=BACKEND)
    answer = client.get("/", {"q": SECRET}, headers={"X-Request-ID": GIVEN})
    assert answer["X-Request-ID"] == GIVEN
    (line,) = lines.of("concord.requests")
    assert line.pop("ms") >= 0
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "INFO", "logger": "concord.requests", "message": line["message"], "request_id": GIVEN, "method": "GET",
        "route": "home", "status": 200, "user": str(user.pk),
    }  # fmt: skip
    assert SECRET not in "\n".join(lines.said)


@pytest.mark.django_db
def test_the_id_stands_in_a_problem_too(client, lines):
    answer = client.get("/api/v1/jobs/", headers={"X-Request-ID": "no good"})
    assert answer["Content-Type"] == "application/problem+json"
    assert (
        answer.json()["request_id"] == answer["X-Request-ID"] == lines.of("concord.requests")[0]["request_id"]
    )
    assert answer.json()["status"] == answer.status_code
    if answer.has_header("Content-Length"):
        assert int(answer["Content-Length"]) == len(answer.content)


@pytest.mark.django_db
def test_probes_and_static_files_are_not_worth_a_line(client, lines):
    client.get("/healthz")
    client.get("/static/site.css")
    assert lines.of("concord.requests") == []


@pytest.mark.django_db
def test_a_token_in_an_address_is_in_no_line(client, lines):
    for address in (f"/invitations/{SECRET}/", f"/join/{SECRET}/", f"/nowhere/{SECRET}?token={SECRET}"):
        client.get(address)
    client.get("/api/v1/jobs/", headers={"Authorization": f"Bearer concord_{SECRET}"})
    client.post("/sign-in/", {"username": SECRET, "password": SECRET})
    assert len(lines.of("concord.requests")) == 5
    assert SECRET not in "\n".join(lines.said)


def test_a_fault_names_its_place_and_not_what_the_database_quoted(client, lines, monkeypatch):
    def broken():
        raise IntegrityError(f"Failing row contains ({SECRET}).")

    monkeypatch.setattr(probes, "readiness", broken)
    client.raise_request_exception = False
    answer = client.get(f"/readyz?{SECRET}")
    assert answer.status_code == 500
    (line,) = lines.of("django.request")
    assert (line["exception"], line["request_id"]) == (
        "django.db.utils.IntegrityError",
        answer["X-Request-ID"],
    )
    assert any(frame.endswith(" broken") for frame in line["frames"])
    assert SECRET not in "\n".join(lines.said)


def test_a_terminal_is_told_the_whole_fault(client, plain, monkeypatch):
    """The control: the secret was there to be logged."""

    def broken():
        raise IntegrityError(f"Failing row contains ({SECRET}).")

    monkeypatch.setattr(probes, "readiness", broken)
    client.raise_request_exception = False
    answer = client.get("/readyz")
    assert SECRET in "\n".join(plain.said)
    assert f"request_id={answer['X-Request-ID']}" in "\n".join(plain.said)


@pytest.mark.django_db
def test_what_a_job_logs_carries_its_number_and_the_job_has_a_line(lines, monkeypatch):
    def working(claim):
        logging.getLogger("concord.anything").warning("at work")
        claim.finish()

    monkeypatch.setitem(jobs._HANDLERS, "trial", working)
    job = Job.objects.create(
        kind="trial", input_sha256="0" * 64, engine_version="1", arguments={}, created_at=timezone.now()
    )
    jobs.run_job(job_id=job.pk, clock=timezone.now)
    assert lines.of("concord.anything")[0]["job_id"] == str(job.pk)
    (line,) = lines.of("concord.jobs")
    assert (line["job_id"], line["kind"], line["state"], line["attempt"]) == (str(job.pk), "trial", "done", 1)


@pytest.mark.django_db
def test_a_failed_job_is_logged_without_what_it_said(lines, monkeypatch):
    def failing(claim):
        raise ValueError(SECRET)

    monkeypatch.setitem(jobs._HANDLERS, "trial", failing)
    job = Job.objects.create(
        kind="trial", input_sha256="0" * 64, engine_version="1", arguments={}, created_at=timezone.now()
    )
    with pytest.raises(ValueError, match=SECRET) as fault:
        jobs.run_job(job_id=job.pk, clock=timezone.now)
    # What Celery does with it.
    logging.getLogger("celery.app.trace").error(
        "Task raised unexpected: %s", fault.value, exc_info=fault.value
    )
    assert [line["state"] for line in lines.of("concord.jobs")] == ["queued"]
    assert lines.of("celery.app.trace")[0]["exception"] == "builtins.ValueError"
    assert SECRET not in "\n".join(lines.said)


@pytest.mark.django_db
def test_labels_and_cases_are_in_no_line(client, lines):
    study = make_study("OPEN")
    slot = study.assignments.order_by("pk").first()
    slot.annotator.user = User.objects.create(username="annie")
    slot.annotator.save()
    client.force_login(slot.annotator.user, backend=BACKEND)
    address = f"/studies/{study.public_id}/labelling/{slot.public_id}/"
    client.get(address)
    client.post(
        address, {"decision": SECRET, "note": SECRET, "action": "submit", "key": SECRET, "revision": "0"}
    )
    assert len(lines.of("concord.requests")) == 2
    assert SECRET not in "\n".join(lines.said)
