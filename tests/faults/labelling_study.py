"""Fills a migrated database with an open study that closes with its last label; prints each annotator's session, token and
slots, as JSON.

Arguments: how many cases, how many people, and `fixed` or `pool`.
"""

import json
import os
import sys
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


def prepare(cases: int, people: int, mode: str) -> dict[str, Any]:
    """The study's id, and per person the session cookie, a token that may label, and the ids of their slots."""
    from django.conf import settings
    from django.test import Client
    from django.utils import timezone

    from annotation.core.study_files import parse_study
    from annotation.models.projects import Annotator, Role
    from annotation.models.tokens import Scope
    from annotation.services.studies import create_study, open_study
    from annotation.services.tokens import make_token
    from tests import studies

    project = studies.make_project()
    studies.make_cases(project, [f"c{number:06d}" for number in range(cases)])
    names = [f"a{number}" for number in range(people)]
    plan = {
        "name": "kept", "dataset": "d", "schema": studies.SCHEMA, "taxonomy": studies.TAXONOMY, "k": 2, "seed": 1,
        "assignment": mode, "close_when_complete": True, "annotators": [{"pseudonym": name} for name in names],
    }  # fmt: skip
    study = create_study(project=project, plan=parse_study(plan, "s.json"), actor="test", now=studies.NOW)
    open_study(study=study, actor="test", now=studies.NOW)
    found = []
    for name in names:
        user = studies.make_user(f"login-{name}", project, Role.ANNOTATOR)
        Annotator.objects.filter(pseudonym=name).update(user=user)
        client = Client()
        client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        token = make_token(
            user=user, name="chaos", scopes=[Scope.LABEL], days=1, actor=name, now=timezone.now()
        )
        slots = study.assignments.filter(annotator__pseudonym=name).order_by("position")
        found.append({
            "session": client.cookies[settings.SESSION_COOKIE_NAME].value,
            "token": token.text,
            "slots": [str(slot) for slot in slots.values_list("public_id", flat=True)],
        })  # fmt: skip
    return {"study": str(study.public_id), "people": found}


if __name__ == "__main__":
    django.setup()
    print(json.dumps(prepare(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])))  # noqa: T201
