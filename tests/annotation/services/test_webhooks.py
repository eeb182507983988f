"""Webhooks: told once a step is committed, under a signature, tried three times, and told nothing of labels."""

import hashlib
import hmac
import json

import pytest
from django.utils import timezone

from annotation.models.jobs import Job, JobState
from annotation.models.webhooks import EVENTS
from annotation.services import webhooks
from annotation.services.jobs import run_job
from annotation.services.webhooks import NotDelivered, WebhookRefused, end_webhook, make_webhook
from tests.studies import ACTOR, NOW, make_project, make_study

pytestmark = pytest.mark.django_db
URL = "https://hooks.example.org/concord?key=k1"


@pytest.fixture(autouse=True)
def _allowed(settings):
    settings.WEBHOOK_HOSTS = ["hooks.example.org"]


@pytest.fixture
def sent(monkeypatch):
    """What was sent, and the status to answer next."""
    found = {"requests": [], "status": 204}

    def post(url, body, headers, *, hosts):
        found["requests"].append((url, body, headers))
        return found["status"]

    monkeypatch.setattr(webhooks, "post", post)
    return found


def hook(project, *events, url=URL):
    return make_webhook(project=project, url=url, events=events or list(EVENTS), actor=ACTOR, now=NOW)


def deliveries():
    return Job.objects.filter(kind=webhooks.DELIVER).order_by("pk")


def carry(job):
    run_job(job_id=job.pk, clock=timezone.now)
    job.refresh_from_db()


def test_each_great_step_is_told_under_a_signature(sent):
    project = make_project()
    made = hook(project)
    make_study("RELEASED", project=project)
    for job in deliveries():
        carry(job)
        assert job.state == JobState.DONE
    events = [json.loads(body)["event"] for _, body, _ in sent["requests"]]
    assert events == ["study.closed", "report.sealed", "release.created"]
    url, body, headers = sent["requests"][0]
    stamp = dict(part.split("=") for part in headers["Concord-Signature"].split(","))
    wanted = hmac.new(made.secret.encode(), f"{stamp['t']}.".encode() + body, hashlib.sha256).hexdigest()
    assert (url, stamp["v1"]) == (URL, wanted)


def test_nothing_of_a_case_or_a_label_is_told(sent):
    project = make_project()
    hook(project)
    from tests.studies import LABELS

    labels = {key: given | {"note": "canary-note"} for key, given in LABELS.items()}
    make_study("RELEASED", project=project, labels=labels)
    for job in deliveries():
        carry(job)
    told = b"".join(body for _, body, _ in sent["requests"])
    assert b"canary-note" not in told
    assert b"PASS" not in told


def test_only_what_was_asked_for_is_told_and_nothing_once_it_ended(sent):
    project = make_project()
    made = hook(project, "release.created")
    make_study("RELEASED", project=project)
    [job] = deliveries()
    end_webhook(hook=made, actor=ACTOR, now=NOW)
    carry(job)
    assert (job.state, job.message, sent["requests"]) == (JobState.FAILED, "the webhook was ended", [])


def test_a_refusal_is_tried_again_and_then_given_up(sent):
    project = make_project()
    hook(project, "study.closed")
    make_study("CLOSED", project=project)
    [job] = deliveries()
    sent["status"] = 302
    for _ in range(3):
        with pytest.raises(NotDelivered, match="answered 302"):
            run_job(job_id=job.pk, clock=timezone.now)
    run_job(job_id=job.pk, clock=timezone.now)
    job.refresh_from_db()
    assert (job.state, len(sent["requests"])) == (JobState.FAILED, 3)


def test_a_host_that_is_no_longer_allowed_gets_nothing(settings):
    project = make_project()
    hook(project, "study.closed")
    make_study("CLOSED", project=project)
    [job] = deliveries()
    settings.WEBHOOK_HOSTS = []
    carry(job)
    assert (job.state, "WEBHOOK_HOSTS" in job.message) == (JobState.FAILED, True)


def test_off_by_default(settings):
    settings.WEBHOOK_HOSTS = []
    with pytest.raises(WebhookRefused, match="WEBHOOK_HOSTS"):
        hook(make_project())


@pytest.mark.parametrize(
    ("events", "url", "words"),
    [
        (["label.submitted"], URL, "Choose what"),
        ([""], URL, "Choose what"),
        (["study.closed"], "http://x.org", "https"),
    ],
)
def test_what_is_refused(events, url, words):
    with pytest.raises(WebhookRefused, match=words):
        hook(make_project(), *events, url=url)


def test_one_address_once():
    project = make_project()
    first = hook(project)
    with pytest.raises(WebhookRefused, match="There is a webhook"):
        hook(project)
    end_webhook(hook=first, actor=ACTOR, now=NOW)
    hook(project)
