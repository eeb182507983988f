"""A worker refuses a database that has lost its rules, though Celery forgives its receivers nearly everything."""

import pytest
from celery.signals import worker_init

pytestmark = pytest.mark.django_db


def test_it_starts_on_a_whole_database():
    worker_init.send(sender="worker")


def test_it_does_not_start_where_a_guard_is_missing(monkeypatch):
    monkeypatch.setattr("annotation.services.guards.guard_differences", lambda: ["the guard g is missing"])
    with pytest.raises(SystemExit, match="does not start: the guard g is missing"):
        worker_init.send(sender="worker")
