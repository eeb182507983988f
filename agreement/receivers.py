"""A closed study is measured at once: the job row is written in the closing's own transaction."""

from datetime import datetime
from typing import Any

from django.dispatch import receiver

from agreement.services.calibrating import request_calibrating
from agreement.services.measuring import request_measuring
from annotation.models.studies import Study
from annotation.services.jobs import restart_job
from annotation.signals import measuring_asked_for, study_closed


@receiver(study_closed)
def start_measuring(*, study_id: int, now: datetime, **kwargs: Any) -> None:
    study = Study.objects.get(pk=study_id)
    request_measuring(study=study, now=now)
    request_calibrating(study=study, now=now)


@receiver(measuring_asked_for)
def measure_now_or_again(*, study_id: int, now: datetime, **kwargs: Any) -> None:
    restart_job(job=request_measuring(study=Study.objects.get(pk=study_id), now=now))
