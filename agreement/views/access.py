"""Who reaches runs: those who follow the project and do not label from the data set; others meet a 404."""

from typing import Any
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest
from django.shortcuts import get_object_or_404

from agreement.judges import check_done, check_judge
from agreement.selectors.runs import readable_passes, readable_runs
from annotation.models.judging import JudgePass, Run
from annotation.models.projects import Project, Role
from annotation.selectors.studies import roles_in
from annotation.signed_in import person
from annotation.views.data import followed


def managed(request: HttpRequest, slug: str) -> Project:
    project = followed(request, slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project does this.")
    return project


def judging_in(request: HttpRequest, slug: str) -> Project:
    project = followed(request, slug)
    check_judge(request, project)
    return project


def run_for(request: HttpRequest, project: Project, run_id: UUID) -> Run:
    return get_object_or_404(readable_runs(person(request)).filter(project=project), public_id=run_id)


def pass_for(request: HttpRequest, project: Project, pass_id: Any) -> JudgePass:
    passes = readable_passes(person(request)).filter(run__project=project)
    return get_object_or_404(passes, public_id=pass_id)


def pass_to_compare(request: HttpRequest, project: Project, pass_id: Any) -> JudgePass:
    """A pass to set beside another, case by case; 403 while this person judges its run."""
    judge_pass = pass_for(request, project, pass_id)
    check_done(request, judge_pass)
    return judge_pass
