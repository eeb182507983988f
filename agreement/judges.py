"""Who judges and decides, and what is kept from them until they have, for pages and API alike."""

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from rest_framework.request import Request

from agreement.selectors.runs import kept_back, may_judge
from annotation.models.judging import JudgePass
from annotation.models.projects import Project
from annotation.signed_in import person

STILL_BLIND = (
    "Some fixtures rest on cases that you label in an open study, or on answers that you have begun to judge; "
    "they open to you once the study is measured and the answers are judged or given up."
)


def check_judge(request: HttpRequest | Request, project: Project) -> None:
    """403 for whoever neither manages nor adjudicates in the project."""
    if not may_judge(person(request), project):
        raise PermissionDenied("Managers and adjudicators judge.")


def check_done(request: HttpRequest | Request, *passes: JudgePass) -> None:
    """403 while this person judges a run of which another's pass would be set beside something, case by case."""
    if any(kept_back(person(request), each) for each in passes):
        raise PermissionDenied(
            "You are judging this run; another's pass is compared once you are done or have given yours up."
        )
