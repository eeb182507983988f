"""Counting one study with all workers: a job row per shard, and whoever asked adds the shards up.

The one who asked works too, so a single worker is enough and none waits for another. A worker that dies leaves a lease
that runs out; the next to look takes the shard over. A shard's tables are stored once, whoever counted it.
"""

import time
from collections.abc import Iterator
from typing import NamedTuple

from django.conf import settings
from django.db import transaction

from agreement.engines.plan import Plan
from agreement.engines.shard import count_shard
from agreement.engines.tables import Tables
from agreement.inputs import Engine, counting_plan
from agreement.measures import ENGINE_VERSION
from annotation.models.counted_shards import COUNT, CountedShard
from annotation.models.jobs import Job, JobState
from annotation.models.sealed_codes import CodeSeal
from annotation.models.studies import Study
from annotation.selectors.coded_labels import coded_stretch, coded_study
from annotation.services.jobs import Claim, JobRefused, request_job, restart_job, run_job
from taxonomy.digest import sha256_of

LOOK_AGAIN = 0.2  # seconds between looks at shards that others hold


class Shard(NamedTuple):
    first: int
    n: int


def shards_of(seal: CodeSeal, size: int) -> Iterator[Shard]:
    """Stretches of at most `size` cases; none reaches over the end of a block of the sealed codes."""
    for block in range(0, seal.n_cases, seal.block_size):
        end = min(block + seal.block_size, seal.n_cases)
        for first in range(block, end, size):
            yield Shard(first, min(size, end - first))


def is_shared(seal: CodeSeal) -> bool:
    """Whether the study is large enough to be counted by all workers; settings say from how many cases on."""
    return 0 < settings.COUNTING_SHARD_CASES < seal.n_cases


def shared(study: Study, seal: CodeSeal, claim: Claim) -> Engine:
    """Counting by all workers; `claim` is the asking job's, kept while the shards are counted."""
    return lambda plan, coded: _count_shared(study, seal, claim, plan)


def _count_shared(study: Study, seal: CodeSeal, claim: Claim, plan: Plan) -> Tables:
    shards = list(shards_of(seal, settings.COUNTING_SHARD_CASES))
    run = sha256_of(
        {"codes": seal.sha256, "engine": ENGINE_VERSION, "plan": plan, "cases": settings.COUNTING_SHARD_CASES}
    )
    jobs = _request(study, run, shards, claim)
    while missing := _missing(run, jobs):
        claim.progress(0, 1)
        if not any(_work_on(jobs[first], claim) for first in missing):
            time.sleep(LOOK_AGAIN)
    total = Tables.empty(plan)
    for text in CountedShard.objects.filter(run=run).order_by("first_case").values_list("tables", flat=True):
        total.add(Tables.from_text(plan, text))
    return total


def count_one_shard(claim: Claim) -> None:
    """The job of one shard: count it and store its tables, unless they are there already."""
    study = Study.objects.get(pk=claim.arguments["study_id"])
    run, first, n = (claim.arguments[name] for name in ("run", "first", "n"))
    seal = CodeSeal.objects.get(study=study)
    plan = counting_plan(study, coded_study(study))
    text = count_shard(plan, coded_stretch(seal, first, n)).text()
    with transaction.atomic():
        stored, _ = CountedShard.objects.get_or_create(
            run=run, first_case=first, defaults={"study": study, "tables": text}
        )
        if stored.tables != text:
            raise JobRefused(
                f"the shard from case {first} of {study.name} was counted before, and differently."
            )
        claim.finish()


@transaction.atomic
def _request(study: Study, run: str, shards: list[Shard], claim: Claim) -> dict[int, int]:
    """The jobs of the shards by their first case; one that failed before is tried anew."""
    jobs = {}
    for first, n in shards:
        job = request_job(
            kind=COUNT,
            input_sha256=sha256_of({"run": run, "first": first}),
            engine_version=ENGINE_VERSION,
            arguments={"study_id": study.pk, "run": run, "first": first, "n": n},
            now=claim.clock(),
        )
        restart_job(job=job)
        jobs[first] = job.pk
    return jobs


def _missing(run: str, jobs: dict[int, int]) -> list[int]:
    counted = set(CountedShard.objects.filter(run=run).values_list("first_case", flat=True))
    return [first for first in jobs if first not in counted]


def _work_on(job_id: int, claim: Claim) -> bool:
    """Count a shard that nobody holds; raises JobRefused for one that has failed for good."""
    before = Job.objects.get(pk=job_id)
    if before.state in (JobState.FAILED, JobState.CANCELLED):
        raise JobRefused(f"a shard was not counted: {before.message or before.state}")
    run_job(job_id=job_id, clock=claim.clock)
    return not Job.objects.filter(pk=job_id, token=before.token).exists()
