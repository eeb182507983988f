"""The inbox of proposals from production, and one of them."""

from typing import Any

from django.db.models import Count

from annotation.core.intake import DECLINED, REASONS, STEPS
from annotation.models.datasets import DatasetVersion, VersionState
from annotation.models.intake import Proposal
from annotation.models.people import User
from annotation.models.projects import Project
from annotation.selectors.pages_case import node
from annotation.selectors.pages_frame import frame
from taxonomy.strict_json import strict_json

A_PAGE = 50
STATES = {
    "proposed": "To redact",
    "redacted": "To prune",
    "pruned": "To review",
    "reviewed": "To place",
    "accepted": "Accepted",
    "declined": "Declined",
}


def inbox_page(*, user: User, project: Project, state: str, after: int | None) -> dict[str, Any]:
    """The proposals in one state, oldest first, with how many there are in each."""
    counts = dict(Proposal.objects.filter(project=project).values_list("state").annotate(n=Count("pk")))
    rows = Proposal.objects.filter(project=project, state=state).order_by("pk")
    found = list((rows.filter(pk__gt=after) if after else rows)[: A_PAGE + 1])
    return frame(user=user, project=project, current="data") | {
        "tabs": [{"state": name, "title": title, "n": counts.get(name, 0)} for name, title in STATES.items()],
        "state": state,
        "rows": [{"row": row, "why": REASONS[row.reason]} for row in found[:A_PAGE]],
        "after": found[A_PAGE - 1].pk if len(found) > A_PAGE else None,
        "reasons": REASONS,
    }


def proposal_page(*, user: User, proposal: Proposal) -> dict[str, Any]:
    """One proposal: what is left of it, what was masked, and the step that comes next."""
    drafts = DatasetVersion.objects.filter(dataset__project=proposal.project, state=VersionState.DRAFT)
    content = strict_json(proposal.content)
    return frame(user=user, project=proposal.project, current="data") | {
        "proposal": proposal,
        "reason": REASONS[proposal.reason],
        "state_title": STATES[proposal.state],
        "steps": [
            {"title": title, "is_done": _done(proposal.state, name)}
            for name, title in STATES.items()
            if name != DECLINED
        ],
        "content": node(content),
        "masked": sorted(proposal.masked.items()),
        "expected": node(strict_json(proposal.expected)) if proposal.expected else None,
        "versions": drafts.select_related("dataset").order_by("-pk"),
        "family": content.get("metadata", {}).get("family", "")
        if isinstance(content.get("metadata"), dict)
        else "",
    }


def _done(state: str, step: str) -> bool:
    order = [*STEPS, "accepted"]
    return state in order and order.index(state) > order.index(step)
