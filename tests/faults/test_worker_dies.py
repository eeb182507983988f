"""Whatever happens to workers and messages, a closed study's report appears once, and nobody has to act."""

import os
import signal
from collections.abc import Iterator

import pytest
import redis

from tests.faults.scratch import Installation, installation, wait_until

pytestmark = pytest.mark.faults

PLACES = [
    pytest.param(("sqlite", "embedded"), id="sqlite-embedded"),
    pytest.param(("postgresql", "redis"), id="postgresql-redis", marks=pytest.mark.redis),
]


@pytest.fixture
def place(request, tmp_path) -> Iterator[Installation]:
    engine, broker = request.param
    with installation(tmp_path, engine=engine, broker=broker) as made:
        yield made


def job(place: Installation) -> tuple[str, int]:
    return place.rows("SELECT state, attempts FROM annotation_job WHERE kind = 'measure'")[0]


def is_done(place: Installation) -> bool:
    return job(place)[0] == "done"


def reports(place: Installation) -> list[str]:
    return [digest for (digest,) in place.rows("SELECT sha256 FROM annotation_agreementreport")]


def sealings(place: Installation) -> int:
    return len(place.rows("SELECT 1 FROM annotation_auditevent WHERE action = 'report.sealed'"))


@pytest.mark.parametrize(
    ("place", "point", "attempts"),
    [
        (("sqlite", "embedded"), "claimed", 2),
        pytest.param(("postgresql", "redis"), "computed", 2, marks=pytest.mark.redis),
        pytest.param(("postgresql", "redis"), "sealed", 1, marks=pytest.mark.redis),
    ],
    indirect=["place"],
)
def test_a_worker_killed_while_it_measures_is_replaced_and_the_report_appears_once(place, point, attempts):
    place.python("-m", "tests.faults.closed_study")
    first = place.start_worker(pause=point)
    wait_until((place.folder / point).exists, f"the worker to be {point}")
    assert len(reports(place)) == (1 if point == "sealed" else 0)
    first.send_signal(signal.SIGKILL)
    first.wait()

    place.start_worker()
    wait_until(lambda: is_done(place), "the report")
    assert job(place) == ("done", attempts)
    assert len(reports(place)) == sealings(place) == 1


@pytest.mark.parametrize("place", PLACES, indirect=True)
def test_a_worker_that_wakes_after_another_took_its_job_over_stores_nothing(place):
    place.python("-m", "tests.faults.closed_study")
    slow = place.start_worker(pause="computed")
    wait_until((place.folder / "computed").exists, "the first worker to have computed")
    place.start_worker()
    wait_until(lambda: is_done(place), "the second worker's report")
    before = reports(place)

    (place.folder / "computed").unlink()
    slow.send_signal(signal.SIGTERM)  # it ends once the task that it holds has come to its end
    wait_until(lambda: slow.poll() is not None, "the first worker to end")
    assert reports(place) == before
    assert (job(place), sealings(place)) == (("done", 2), 1)


def messages(place: Installation) -> int:
    """How many messages the broker still knows of: waiting, or given out and not acknowledged."""
    link, queue = redis.Redis.from_url(os.environ["TEST_REDIS_URL"]), place.environment["CELERY_QUEUE"]
    return link.llen(queue) + sum(queue.encode() in text for text in link.hvals("unacked"))


@pytest.mark.parametrize("place", PLACES[1:], indirect=True)
@pytest.mark.parametrize(
    ("application", "pool", "kept"), [("careless_worker", "threads", 0), ("pausing_worker", "solo", 1)]
)
def test_a_message_acknowledged_early_is_lost_with_its_worker(place, application, pool, kept):
    """The control: early acknowledgement loses the message, late keeps it; and the sweeper needs neither."""
    place.python("-m", "tests.faults.closed_study")
    # Early only in threads: a worker that does its task itself acknowledges nothing before it has done it.
    first = place.start_worker(pause="claimed", application=f"tests.faults.{application}", pool=pool)
    wait_until((place.folder / "claimed").exists, "the worker to have claimed the job")
    wait_until(lambda: messages(place) == kept, "the worker to have acknowledged, or not")
    first.send_signal(signal.SIGKILL)
    first.wait()
    assert messages(place) == kept
    assert (job(place)[0], reports(place)) == ("running", [])
    place.start_worker()
    wait_until(lambda: is_done(place), "the sweeper to make up for it")


RING_TEN_TIMES = """
import django; django.setup()
from annotation.models.jobs import Job
from annotation.tasks import run_job
for _ in range(10): run_job.ring(job_id=Job.objects.get().pk)
"""


@pytest.mark.parametrize("place", PLACES, indirect=True)
def test_messages_that_come_again_find_nothing_to_do_for_two_workers(place):
    place.environment["DJANGO_SETTINGS_MODULE"] = "config.settings"
    # No lease runs out, on a busy machine either: the other worker would rightly take the job over.
    place.environment["JOB_LEASE_SECONDS"] = "60"
    place.python("-m", "tests.faults.closed_study")
    place.python("-c", RING_TEN_TIMES)
    workers = [place.start_worker(), place.start_worker()]
    wait_until(lambda: is_done(place), "the report")
    assert all(worker.poll() is None for worker in workers)
    for worker in workers:
        worker.send_signal(signal.SIGTERM)
    wait_until(lambda: all(worker.poll() is not None for worker in workers), "the workers to end")
    assert job(place) == ("done", 1)
    assert len(reports(place)) == sealings(place) == 1
