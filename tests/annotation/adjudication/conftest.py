"""A measured study and two adjudicators, of whom neither labelled."""

import pytest

from annotation.models.projects import Annotator, Project, Role
from annotation.models.rulings import Ruling
from annotation.models.studies import Study, StudyCase
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Decision
from annotation.services.people import annotator_of
from tests.studies import NOW, make_project, make_study, make_user


@pytest.fixture
def project(db: None) -> Project:
    return make_project()


@pytest.fixture
def study(project: Project) -> Study:
    return make_study("MEASURED", project=project)


def person(project: Project, name: str, *roles: Role) -> Annotator:
    """Somebody who signs in, and their pseudonym."""
    user = make_user(name, project, *(roles or (Role.ADJUDICATOR,)))
    return annotator_of(user=user, project=project, now=NOW)


@pytest.fixture
def ada(project: Project) -> Annotator:
    return person(project, "ada")


@pytest.fixture
def abe(project: Project) -> Annotator:
    return person(project, "abe")


def case_of(study: Study, case_id: str) -> StudyCase:
    return study.cases.get(case__external_id=case_id)


def decide(study: Study, case_id: str, by: Annotator, given: dict[str, object], **more: object) -> Ruling:
    """Rule on a case."""
    options = {name: more.pop(name) for name in ("idempotency_key", "now") if name in more}
    about = {"reason": "other", "note": "Because.", **more}
    decision = Decision(answers=given, **about)  # type: ignore[arg-type]
    return rule(
        study_case=case_of(study, case_id), decision=decision, adjudicator=by, **{"now": NOW, **options}
    )  # type: ignore[arg-type]


BOTH = {"decision": "FAIL", "codes": ["A", "B"]}
