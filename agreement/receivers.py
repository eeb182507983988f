"""A closed study is measured at once: the job row is written in the closing's own transaction."""

from datetime import datetime
from typing import Any

from django.dispatch import receiver

from agreement.services.measuring import request_measuring
from annotation.models.studies import Study
from annotation.signals import study_closed


@receiver(study_closed)
def start_measuring(*, study_id: int, now: datetime, **kwargs: Any) -> None:
    request_measuring(study=Study.objects.get(pk=study_id), now=now)
