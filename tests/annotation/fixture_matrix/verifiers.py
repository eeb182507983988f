"""Verifiers in the database, as far along as a test needs them."""

import json

from annotation.models.jobs import Job
from annotation.services.jobs import run_job
from annotation.services.verifier_authoring import create_verifier, keep_fixture
from annotation.services.verifier_runs import import_observed, request_fixture_runs
from tests.annotation.fixture_matrix.samples import EXTERNAL, FIXTURES, VERIFIER
from tests.studies import ACTOR, NOW

BY = {"actor": ACTOR, "now": NOW}


def made(project, *, name="refund", document=VERIFIER, fixtures=FIXTURES):
    """A version with its fixtures, not run."""
    version = create_verifier(project=project, name=name, document=document, **BY)
    for fixture, stated in fixtures.items():
        keep_fixture(verifier=version.verifier, name=fixture, document=stated, **BY)
    return version


def ran(version, repeats=1):
    job = request_fixture_runs(version=version, repeats=repeats, **BY)
    return done(job)


def done(job):
    run_job(job_id=job.pk, clock=lambda: NOW)
    return Job.objects.get(pk=job.pk)


def external(project, **changes):
    return made(project, name="outside", document=EXTERNAL | changes)


def observed(version, *, changes=None, rows=None, source="observed.json", command=EXTERNAL["command"]):
    """Import what an external verifier did: as expected but for `changes`."""
    expected = {"good": "pass", "other-words": "pass", "lost": "infrastructure_error"}
    names = [name for name, fixture in FIXTURES.items() if "kind" in fixture]
    rows = rows or [
        {"fixture": name, "observed": (changes or {}).get(name, expected.get(name, "fail")),
         "command": command, "image": EXTERNAL["image"], "log": "", "seconds": 1.5}
        for name in names
    ]  # fmt: skip
    return import_observed(version=version, data=json.dumps(rows).encode(), source=source, **BY)
