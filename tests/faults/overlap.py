"""Many processes label a pool at once, with pauses, skips and leases left to run out; prints what the database holds then.

`engine` uses the product's services. `naive` counts the labels of a case and adds one where there are too few.
"""

import json
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

CASES, ANNOTATORS, K = 25, 12, 2
LONGEST = 240  # seconds
LEASE = 60  # seconds of a clock that runs sixty times too fast
BEGAN = time.monotonic()


def clock() -> datetime:
    """One clock for all processes, on which a minute takes a second."""
    return datetime(2026, 11, 30, 12, 0, tzinfo=UTC) + timedelta(minutes=time.monotonic() - BEGAN)


def study_of(processes: int) -> Any:
    """An open pool of its own for this many processes."""
    from annotation.core.study_files import parse_study
    from annotation.services.studies import create_study, open_study
    from tests import studies

    project = studies.make_project(f"overlap-{processes}")
    studies.make_cases(project, [f"c{number:03d}" for number in range(CASES)])
    plan = {
        "name": "pool", "dataset": "d", "schema": studies.SCHEMA, "taxonomy": studies.TAXONOMY, "k": K, "seed": processes,
        "assignment": "pool", "lease_seconds": LEASE,
        "annotators": [{"pseudonym": f"a{number}"} for number in range(ANNOTATORS)],
    }  # fmt: skip
    study = create_study(project=project, plan=parse_study(plan, "s.json"), actor="test", now=studies.NOW)
    open_study(study=study, actor="test", now=studies.NOW)
    return study


def engine(study_id: int, number: int) -> None:
    """Label as one annotator after another until nothing is left to anybody."""
    from django.db.models import Q

    from annotation.models.projects import Annotator
    from annotation.models.studies import Study
    from annotation.services.assignments import AssignmentRefused, next_assignment, skip
    from annotation.services.labelling import StaleRevision, submit
    from annotation.services.open_studies import NotAssigned
    from tests.studies import answers

    draw, study = random.Random(number), Study.objects.get(pk=study_id)
    people = list(Annotator.objects.filter(studies__study=study))
    ends = time.monotonic() + LONGEST
    while study.assignments.filter(~Q(status="submitted")).exists() and time.monotonic() < ends:
        annotator, fate = draw.choice(people), draw.random()
        served = next_assignment(study=study, annotator=annotator, now=clock())
        time.sleep(draw.random() * 0.01)
        if served is None or fate < 0.05:
            continue  # nothing there, or the lease is left to run out
        try:
            if fate < 0.12:
                skip(assignment=served.assignment, annotator=annotator, reason="Not mine.", now=clock())
            else:
                late = timedelta(seconds=2 * LEASE if fate > 0.95 else 0)
                submit(assignment=served.assignment, annotator=annotator, answers=answers("PASS", 1), expected_revision=0,
                       idempotency_key=f"{number}-{served.lease.token}", now=clock() + late)  # fmt: skip
        except (StaleRevision, NotAssigned, AssignmentRefused):
            continue  # two processes act for one annotator, as two tabs would


def naive(study_id: int, number: int) -> None:
    """Count, then insert: what the slots are there to replace."""
    from django.db import connection

    from annotation.models.studies import StudyCase

    draw = random.Random(number)
    cases = list(StudyCase.objects.filter(study_id=study_id).order_by("pk").values_list("pk", flat=True))
    with connection.cursor() as cursor:
        for case in cases:
            cursor.execute("SELECT COUNT(*) FROM naive_label WHERE case_id = %s", [case])
            if cursor.fetchone()[0] < K:
                time.sleep(draw.random() * 0.01)
                cursor.execute("INSERT INTO naive_label VALUES (%s, %s)", [case, number])


def run(act: Any, study_id: int, processes: int) -> list[int]:
    """How each process ended."""
    from django.db import connections

    connections.close_all()
    fork = multiprocessing.get_context("fork")
    hands = [fork.Process(target=act, args=(study_id, number)) for number in range(processes)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join(LONGEST * 2)
    return sorted({hand.exitcode for hand in hands})


def held(study: Any) -> dict[str, Any]:
    """Labels per case, people per case, and how the leases add up."""
    from annotation.models.labels import Label
    from annotation.models.leases import Lease
    from annotation.models.submissions import SurplusLabel

    labels = Label.objects.filter(assignment__study=study, revision=1)
    rows = list(labels.values_list("assignment__study_case_id", "assignment__annotator_id"))
    per_case = Counter(case for case, _ in rows)
    leases = Counter(Lease.objects.filter(assignment__study=study).values_list("outcome", flat=True))
    return {
        "labels_per_case": dict(Counter(per_case.values())),
        "same_person_twice": len(rows) - len(set(rows)),
        "leases": dict(leases),
        "slots": study.assignments.count(),
        "surplus": SurplusLabel.objects.filter(study_case__study=study).count(),
    }


def main(kind: str) -> dict[str, Any]:
    from django.db import connection

    if kind == "engine":
        found = {}
        for processes in (1, 8, 32):
            study = study_of(processes)
            found[str(processes)] = {"ended": run(engine, study.pk, processes)} | held(study)
        return found
    study = study_of(8)
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE naive_label (case_id bigint, annotator integer)")
    run(naive, study.pk, 8)
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT n, COUNT(*) FROM (SELECT COUNT(*) AS n FROM naive_label GROUP BY case_id) t GROUP BY n"
        )
        return {"labels_per_case": dict(cursor.fetchall())}


if __name__ == "__main__":
    django.setup()
    print(json.dumps(main(sys.argv[1])))  # noqa: T201
