"""The list of a project's calibrations, and the page on which one is begun."""

from typing import Any

from agreement.selectors.calibration_page import calibration_head
from agreement.selectors.calibrations import readable_calibrations
from agreement.selectors.judged_runs import judged_attempts
from agreement.selectors.runs import readable_passes
from annotation.models.judging import JudgePass
from annotation.models.people import User
from annotation.models.projects import Annotator, Project, Role
from annotation.selectors.pages_frame import frame
from taxonomy.strict_json import strict_json


def calibrations_page(*, user: User, project: Project) -> dict[str, Any]:
    page = frame(user=user, project=project, current="judging")
    found = readable_calibrations(user).filter(project=project)
    passes = readable_passes(user).filter(run__project=project).exclude(judge__kind="human")
    return page | {
        "calibrations": [calibration_head(one) for one in found],
        "passes": [pass_head(one) for one in passes.order_by("-begun_at", "-pk")[:50]],
        "may_begin": Role.MANAGER in page["roles"],
    }


def begin_page(*, user: User, project: Project, judge_pass: JudgePass) -> dict[str, Any]:
    """The judge's pass, how many of its answers can be sampled, and who is there to judge them."""
    people = Annotator.objects.filter(project=project, kind="human").exclude(user=None)
    members = people.filter(user__memberships__project=project, user__memberships__role=Role.ANNOTATOR)
    return frame(user=user, project=project, current="judging") | {
        "judge_pass": pass_head(judge_pass),
        "n_judged": sum(1 for _ in judged_attempts(judge_pass)),
        "people": sorted(set(members.values_list("pseudonym", flat=True))),
    }


def pass_head(judge_pass: JudgePass) -> dict[str, Any]:
    pins = strict_json(judge_pass.pins)
    return {
        "id": judge_pass.public_id,
        "run": judge_pass.run.name,
        "judge": judge_pass.judge.pseudonym,
        "number": judge_pass.number,
        "begun_at": judge_pass.begun_at,
        "judge_version": pins.get("judge_version", ""),
    }
