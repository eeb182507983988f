"""Calibrations and fixtures, scoped to who asks: nobody learns what a judge said of cases they are labelling."""

from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet

from agreement.selectors.runs import readable_passes
from annotation.models.calibration import Calibration
from annotation.models.judging import JudgePass, Verdict
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.regressions import RegressionFixture
from annotation.models.studies import StudyCase
from annotation.selectors.api_scope import followed_projects
from annotation.selectors.blindness import labelling_now
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.studies import roles_in

# Who settles what a judge should have said.
OVERRULERS = (Role.MANAGER, Role.ADJUDICATOR)


def readable_calibrations(user: User) -> QuerySet[Calibration]:
    """The calibrations whose study a person may open: followers from its start, who labelled once it is measured."""
    found = Calibration.objects.filter(study__in=readable_studies(user).values("pk"))
    return found.select_related(
        "study__project", "study__dataset_version__dataset", "judge_pass__judge", "judge_pass__run"
    ).order_by("-begun_at", "-pk")


def may_overrule(user: User, project: Project) -> bool:
    return bool(roles_in(user, project) & set(OVERRULERS))


def readable_verdicts(user: User) -> QuerySet[Verdict]:
    """The verdicts that a person may read: of runs over data sets that they follow and do not label from now.

    Another's verdict on an answer that they have begun to judge is none before their own.
    """
    waits = _waits_for(user) & ~Q(judge_pass__judge__user=user)
    found = Verdict.objects.filter(~waits, judge_pass__in=readable_passes(user).values("pk"))
    return found.select_related(
        "judge_pass__run__project", "judge_pass__judge", "attempt__case", "attempt__run"
    )


def readable_fixtures(user: User) -> QuerySet[RegressionFixture]:
    """The fixtures of followed projects, without those over cases that the person is labelling now, or answers that
    they have begun to judge and not judged."""
    followed = RegressionFixture.objects.filter(project__in=followed_projects(user))
    found = followed.exclude(_labelled_by(user)).filter(~_waits_for(user))
    return found.select_related("project", "attempt__case", "attempt__run", "overruled__judge_pass__judge")


def hides_fixtures(user: User, project: Project) -> bool:
    """Whether a list of the project's fixtures would tell a person about cases that they are labelling or judging."""
    return project.regression_fixtures.filter(_labelled_by(user) | _waits_for(user)).exists()


def _waits_for(user: User) -> Exists:
    """Whether the attempt of a row is one that a person has begun to judge and not judged yet."""
    own = JudgePass.objects.filter(run=OuterRef("attempt__run"), judge__user=user)
    said = Verdict.objects.filter(judge_pass=OuterRef("pk"), attempt=OuterRef(OuterRef("attempt")))
    return Exists(own.filter(~Exists(said)))


def _labelled_by(user: User) -> Any:
    studies = labelling_now(user)
    ids = StudyCase.objects.filter(study__in=studies.values("pk")).values("case__external_id")
    datasets = studies.values("dataset_version__dataset")
    return Q(attempt__case__dataset_version__dataset__in=datasets) | Q(attempt=None, case_id_text__in=ids)
