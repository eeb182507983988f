"""A study counted in shards seals the report of a study counted whole; a shard counts once, whoever runs it how often."""

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from agreement.services.shared_counting import Shard, shards_of
from annotation.models.counted_shards import CountedShard
from annotation.models.jobs import Job, JobState
from annotation.models.reports import AgreementReport
from annotation.models.sealed_codes import CodeSeal
from annotation.services.jobs import run_job
from tests.studies import make_study

pytestmark = pytest.mark.django_db


@pytest.fixture
def measure():
    """The measuring job of a closed study of four cases."""
    make_study("CLOSED")
    return Job.objects.get(kind="measure")


def sealed(job: Job) -> str:
    run_job(job_id=job.pk, clock=timezone.now)
    return AgreementReport.objects.get().document


def undone(job: Job) -> str:
    """The report of one process, taken back again."""
    with transaction.atomic():
        found = sealed(job)
        transaction.set_rollback(True)
    return found


def test_the_report_is_the_same_to_the_byte(measure, settings):
    whole = undone(measure)
    assert not CountedShard.objects.exists()
    settings.COUNTING_SHARD_CASES = 1
    assert sealed(measure) == whole
    assert CountedShard.objects.count() == 4
    assert set(Job.objects.values_list("kind", "state", "attempts")) == {
        ("count", "done", 1),
        ("measure", "done", 1),
    }


def test_a_study_that_is_not_larger_than_a_shard_is_counted_whole(measure, settings):
    settings.COUNTING_SHARD_CASES = 4
    sealed(measure)
    assert not CountedShard.objects.exists()


def test_a_shard_that_is_run_again_is_there_once(measure, settings):
    settings.COUNTING_SHARD_CASES = 3
    sealed(measure)
    before = list(CountedShard.objects.order_by("pk").values())
    Job.objects.filter(kind="count").update(state=JobState.QUEUED, attempts=0)
    for job in Job.objects.filter(kind="count"):
        run_job(job_id=job.pk, clock=timezone.now)
    assert list(CountedShard.objects.order_by("pk").values()) == before
    shard = CountedShard.objects.first()
    with pytest.raises(IntegrityError), transaction.atomic():
        CountedShard.objects.create(
            study=shard.study, run=shard.run, first_case=shard.first_case, tables="{}"
        )


def test_tables_that_differ_from_those_of_before_are_refused(measure, settings):
    settings.COUNTING_SHARD_CASES = 3
    sealed(measure)
    CountedShard.objects.filter(first_case=0).update(tables="{}")
    job = Job.objects.filter(kind="count", arguments__first=0).get()
    Job.objects.filter(pk=job.pk).update(state=JobState.QUEUED, attempts=0)
    run_job(job_id=job.pk, clock=timezone.now)
    job.refresh_from_db()
    assert (job.state, "counted before, and differently" in job.message) == (JobState.FAILED, True)


def test_a_shard_that_cannot_be_counted_fails_the_measuring_in_words(measure, settings, monkeypatch):
    def broken(*arguments):
        raise ValueError("no such codes")

    settings.COUNTING_SHARD_CASES = 3
    monkeypatch.setattr("agreement.services.shared_counting.count_shard", broken)
    for _ in range(3):
        with pytest.raises(ValueError, match="no such codes"):
            run_job(job_id=measure.pk, clock=timezone.now)
    assert not AgreementReport.objects.exists()
    monkeypatch.undo()
    settings.COUNTING_SHARD_CASES = 3
    Job.objects.update(state=JobState.QUEUED, attempts=0)
    assert sealed(measure)


def test_parts_are_no_jobs_that_people_are_shown(measure, settings):
    from annotation.selectors.api_scope import readable_jobs
    from tests.studies import make_user

    settings.COUNTING_SHARD_CASES = 1
    sealed(measure)
    operator = make_user("root")
    operator.is_superuser = True
    operator.save()
    assert "count" not in set(readable_jobs(operator).values_list("kind", flat=True))


def test_shards_lie_within_blocks_and_leave_nothing_out():
    seal = CodeSeal(n_cases=100_000, block_size=65_536)
    shards = list(shards_of(seal, 2560))
    assert len(shards) == 40
    assert [shard.first for shard in shards] == sorted({shard.first for shard in shards})
    assert sum(shard.n for shard in shards) == 100_000
    assert all(shard.first // 65_536 == (shard.first + shard.n - 1) // 65_536 for shard in shards)
    assert list(shards_of(CodeSeal(n_cases=0, block_size=65_536), 10)) == []
    assert list(shards_of(CodeSeal(n_cases=5, block_size=65_536), 10)) == [Shard(0, 5)]
