"""The audit ledger as a page: the newest acts first, found by kind, person and day."""

import re
from datetime import datetime
from typing import Any, NamedTuple

from django.db.models import QuerySet

from annotation.models.audit import AuditEvent
from annotation.models.people import User
from annotation.models.projects import Project
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_frame import frame
from annotation.selectors.pages_vocabulary_changes import value_words
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json

ACTS_PER_PAGE = 100
SHA256 = re.compile(r"[0-9a-f]{64}")
# What a label's digest would give away to whoever tries the few answers there are.
HIDDEN = {"label.submitted": ("sha256", "answers_sha256")}


class Filters(NamedTuple):
    """What the address asks for; an empty text asks for everything."""

    kind: str = ""
    actor: str = ""
    day: str = ""
    before: int | None = None

    @classmethod
    def read(cls, asked: dict[str, str]) -> "Filters":
        """From an address; what cannot be meant is left out."""
        day, before = asked.get("day", ""), asked.get("before", "")
        try:
            datetime.strptime(day, "%Y-%m-%d")
        except ValueError:
            day = ""
        number = int(before) if before.isascii() and before.isdigit() and len(before) < 19 else None
        return cls(asked.get("kind", "")[:60], asked.get("actor", "")[:200], day, number)


def is_blind_in(user: User, project: Project) -> bool:
    """Whether a person labels in a study of the project that is not measured: the ledger would tell them of others."""
    studies = Study.objects.filter(project=project, members__annotator__user=user)
    return studies.exclude(state__in=AFTER_MEASURING).exists()


def audit_page(*, user: User, project: Project, filters: Filters) -> dict[str, Any]:
    """One page of acts, and where the chain ends."""
    chain = AuditEvent.objects.filter(chain__name=project.slug)
    found = list(events_of(project, filters).order_by("-sequence")[: ACTS_PER_PAGE + 1])
    shown = found[:ACTS_PER_PAGE]
    kinds = chain.order_by("action").values_list("action", flat=True).distinct()
    return frame(user=user, project=project, current="overview") | {
        "acts": [act_of(event) for event in shown],
        "older": shown[-1].sequence if len(found) > ACTS_PER_PAGE else None,
        "kinds": [(kind, act_words(kind)) for kind in kinds],
        "filters": filters,
        "is_filtered": any((filters.kind, filters.actor, filters.day)),
        "head": chain.order_by("-sequence").values("sequence", "sha256").first(),
    }


def events_of(project: Project, filters: Filters) -> QuerySet[AuditEvent]:
    """The acts of a project that are asked for.

    Person and day stand in the text that the digest covers; its canonical form makes them findable there.
    """
    chain = AuditEvent.objects.filter(chain__name=project.slug)
    if filters.kind:
        chain = chain.filter(action=filters.kind)
    if filters.actor:
        chain = chain.filter(event__contains=f'"actor":{canonical_text(filters.actor)},')
    if filters.day:
        chain = chain.filter(event__contains=f'"at":"{filters.day}T')
    if filters.before is not None:
        chain = chain.filter(sequence__lt=filters.before)
    return chain


def act_of(event: AuditEvent) -> dict[str, Any]:
    """An act as it is told, without what would give a label away."""
    said = strict_json(event.event)
    hidden = HIDDEN.get(event.action, ())
    details = {key: value for key, value in said["subject"].items() if key not in hidden}
    return {
        "sequence": event.sequence,
        "action": event.action,
        "words": act_words(event.action),
        "actor": said["actor"],
        "at": datetime.fromisoformat(said["at"]),
        "subject": details,
        "details": [_detail(key, value) for key, value in details.items()],
        "sha256": event.sha256,
    }


def act_words(action: str) -> str:
    """The name of an act for people: `open_coding.notes_imported` is `Open coding notes imported`."""
    return action.replace(".", " ").replace("_", " ").capitalize()


def _detail(key: str, value: Any) -> dict[str, str]:
    """One thing said about an act; `whole` is set where `says` is a digest cut short."""
    says, name = value_words(value) or "none", key.replace("_", " ")
    if SHA256.fullmatch(says):
        return {"name": name.removesuffix(" sha256"), "says": f"{says[:12]}…", "whole": says}
    return {"name": name, "says": says, "whole": ""}
