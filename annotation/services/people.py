"""The pseudonym under which a signed-in person works in a project."""

import secrets
from datetime import datetime

from annotation.models.people import User
from annotation.models.projects import Annotator, Kind, Project
from annotation.services.projects import ensure_annotator


def annotator_of(*, user: User, project: Project, now: datetime) -> Annotator:
    """The person's annotator in this project, made with a random pseudonym at first need."""
    known = Annotator.objects.filter(project=project, user=user).first()
    if known:
        return known
    pseudonym = f"person-{secrets.token_hex(4)}"
    return ensure_annotator(
        project=project, pseudonym=pseudonym, kind=Kind.HUMAN, actor=pseudonym, now=now, user=user
    )
