"""What a project's home shows, as plain values."""

from typing import Any

from annotation.models.datasets import Case
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.studies import AFTER_MEASURING, Study, StudyState
from annotation.selectors.labels import progress
from annotation.selectors.open_coding import sample_waiting
from annotation.selectors.pages_access import follows, is_labelling, readable_studies
from annotation.selectors.pages_frame import frame, n_open
from annotation.selectors.pages_labelling import work_left
from annotation.selectors.pages_releases import release_rows
from annotation.selectors.pages_study import study_rows
from annotation.selectors.people import may_make_projects
from annotation.selectors.rubric_flags import flags_by_rubric, open_flags


def project_overview(project: Project, user: User) -> dict[str, Any]:
    """The project's home: one sentence on what to do next, the stages, the studies and the releases."""
    page = frame(user=user, project=project, current="overview")
    rows = study_rows(user, project)
    newest = readable_studies(user).filter(project=project).order_by("-created_at", "-pk").first()
    return page | {
        "next": next_step(user=user, project=project, roles=set(page["roles"])),
        "work": work_left(user, project.pk),
        "studies": rows,
        "stages": stage_bar(project, newest, rows[0]) if newest and page["follows"] else [],
        "releases": release_rows(project)[:5] if page["follows"] else [],
        "flagged_rubrics": flags_by_rubric(open_flags(user, project))
        if Role.MANAGER in page["roles"]
        else [],
    }


def projects_page(projects: list[Project], user: User) -> dict[str, Any]:
    return {
        "projects": [{"slug": project.slug, "name": project.name} for project in projects],
        "may_make_one": may_make_projects(user),
    }


def next_step(*, user: User, project: Project, roles: set[str]) -> dict[str, Any]:
    """One sentence on what this person can do next, why, and where; adjudicating comes before managing."""
    studies = readable_studies(user).filter(project=project).order_by("created_at", "pk")
    for study in studies:
        found = _ruling_step(study, roles) or _managing_step(study, roles, is_labelling(user, study))
        if found:
            return found
    work = _work_step(user, project) or _coding_step(user, project, roles)
    if work:
        return work
    if not follows(user, project):
        return _labelling_step(user, project)
    waiting = next((study for study in studies if not _is_done(study)), None)
    return _waiting_step(waiting) if waiting else _resting_step(project, roles, bool(studies))


def _resting_step(project: Project, roles: set[str], has_studies: bool) -> dict[str, Any]:
    """Nothing waits for anybody: everything is released, or nothing is begun."""
    if has_studies:
        return _say("Everything is released", "Nothing of this project waits for anybody.",
                    "See the releases", "releases", project.slug)  # fmt: skip
    if Role.MANAGER in roles:
        why = "It draws cases, pins the form and says who labels; nothing is made before you have seen it in numbers."
        return _say("Design the first study", why, "Design a study", "study-new", project.slug)
    return _say("There is no study yet", "A manager designs the first one.")


def _is_done(study: Study) -> bool:
    """Nothing comes after a release, nor after the rulings on a pilot, which is never released."""
    return study.state == StudyState.RELEASED or (study.is_pilot and study.state == StudyState.ADJUDICATED)


def _say(title: str, why: str, action: str = "", route: str = "", argument: Any = None) -> dict[str, Any]:
    return {"title": title, "why": why, "action": action, "route": route, "argument": argument}


def _ruling_step(study: Study, roles: set[str]) -> dict[str, Any] | None:
    if study.state != StudyState.MEASURED or not roles & {Role.ADJUDICATOR, Role.MANAGER}:
        return None
    count = n_open(study)
    title = f"{count} disagreements wait for a ruling" if count > 1 else "One disagreement waits for a ruling"
    if Role.ADJUDICATOR in roles:
        why = f"The report of {study.name} is sealed, so you may rule on what its labels disagree about."
        return _say(title, why, "Open adjudication", "adjudication", study.public_id)
    why = f"The report of {study.name} is sealed; an adjudicator rules next."
    return _say(title, why, "Read the report", "report", study.public_id)


def _managing_step(study: Study, roles: set[str], is_blind: bool) -> dict[str, Any] | None:
    if Role.MANAGER not in roles:
        return None
    if study.state == StudyState.ADJUDICATED and not study.is_pilot:
        why = f"Every disagreement of {study.name} is ruled; its labels can leave as ground truth."
        return _say(
            "A study is ready to be released", why, "Make a release", "release-new", study.project.slug
        )
    if study.state == StudyState.DRAFT:
        why = f"{study.name} takes no labels before it is opened; the page says whether anything is missing."
        return _say("A draft waits to be opened", why, "Open the study", "study-open", study.public_id)
    if study.state != StudyState.OPEN or is_blind:
        return None
    count = progress(study)
    if count["n_submitted"] < count["n_assignments"]:
        return None
    why = f"All {count['n_assignments']} labels of {study.name} are in; closing locks them and seals the report."
    return _say("A study can be closed", why, "Open the study", "study", study.public_id)


def _waiting_step(study: Study) -> dict[str, Any]:
    says = {
        StudyState.DRAFT: ("A study is being prepared", "It takes labels once it is opened."),
        StudyState.OPEN: ("A study is being labelled", "Its labels stay blind until it is closed."),
        StudyState.CLOSED: ("A report is being computed", "The labels are locked; the report comes next."),
        StudyState.MEASURED: ("An adjudicator rules next", "The report is sealed and can be read."),
        StudyState.ADJUDICATED: ("A manager releases next", "Every disagreement is ruled."),
    }
    title, why = says[StudyState(study.state)]
    return _say(title, f"{study.name}: {why}", "Open the study", "study", study.public_id)


def _work_step(user: User, project: Project) -> dict[str, Any] | None:
    """The first open study in which this person has cases left; a pool says nothing of how many others left."""
    for study in work_left(user, project.pk):
        if study["is_pool"] and not study["n_left"]:
            title, why = f"Cases wait in {study['name']}", "They come one at a time, until none is left."
        elif study["n_left"]:
            title = f"{study['n_left']} of {study['n_own']} cases left in {study['name']}"
            why = "Each is labelled blind: nobody sees another's answers before the study is closed."
        else:
            continue
        action = "Continue" if study["n_left"] < study["n_own"] else "Start labelling"
        return _say(title, why, action, "labelling", study["id"])
    return None


def _coding_step(user: User, project: Project, roles: set[str]) -> dict[str, Any] | None:
    waiting = sample_waiting(user, project) if Role.ANNOTATOR in roles else None
    if waiting is None:
        return None
    session, n_coded = waiting
    why = f"{session.name}: you have coded {n_coded} of {session.n_cases}. Say what can be seen; codes come later."
    title = "A sample waits to be coded" if not n_coded else "Go on coding the sample"
    return _say(title, why, "Open the sample", "open-coding-session", session.public_id)


def _labelling_step(user: User, project: Project) -> dict[str, Any]:
    """What an annotator is told: nothing on what others did, and nothing to read before the report is sealed."""
    mine = Study.objects.filter(project=project, members__annotator__user=user)
    measured = mine.filter(state__in=AFTER_MEASURING).order_by("-measured_at").first()
    if measured:
        return _say("Your study is measured", f"The report of {measured.name} is sealed and open to you.",
                    "Read the report", "report", measured.public_id)  # fmt: skip
    submitted = work_left(user, project.pk)
    if submitted:
        why = "You can correct them until the study is closed. You see the report once it is sealed."
        return _say(
            "You have labelled every case of yours", why, "Look at them", "labelling", submitted[0]["id"]
        )
    if mine.exists():
        return _say("You label in this project", "Nothing waits now. You see the report once it is sealed.")
    return _say("Nothing waits for you", "You are an annotator here, and no study names you yet.")


def stage_bar(project: Project, study: Study, row: dict[str, Any]) -> list[dict[str, Any]]:
    """How far the newest study is, stage by stage, from 0 to 100."""
    n_cases = Case.objects.filter(dataset_version=study.dataset_version).count()
    version = study.taxonomy_version
    labels = row["progress"]
    measured = row["is_measured"]
    n_releases = project.releases.count()
    ruled = study.state in (StudyState.ADJUDICATED, StudyState.RELEASED)
    return [
        _bar("Data", f"{n_cases} cases, {study.dataset_version.version}", 100),
        _bar("Taxonomy", f"v{version.number} frozen, {version.codes.count()} codes" if version else "none needed", 100),
        _bar("Labelled blind", f"{labels['n_submitted']} of {labels['n_assignments']} labels" if labels
             else "hidden while you label", _share(labels)),
        _bar("Agreement", _agreement_words(row), 100 if measured else 0),
        _bar("Adjudication", _ruling_words(row, measured, ruled), 100 if ruled else 50 if measured else 0),
        _bar("Ground truth", f"{n_releases} release{'s' if n_releases != 1 else ''}",
             100 if study.state == StudyState.RELEASED else 0),
    ]  # fmt: skip


def _bar(title: str, says: str, done: int) -> dict[str, Any]:
    return {"title": title, "says": says, "done": done}


def _share(labels: dict[str, int] | None) -> int:
    return (
        round(100 * labels["n_submitted"] / labels["n_assignments"])
        if labels and labels["n_assignments"]
        else 0
    )


def _agreement_words(row: dict[str, Any]) -> str:
    found = row["headline"]
    if not row["is_measured"] or not found:
        return "after closing"
    return f"sealed, {found['title']} {found['text']}" if found["text"] else "sealed, not defined"


def _ruling_words(row: dict[str, Any], measured: bool, ruled: bool) -> str:
    if ruled:
        return "all ruled"
    return f"{row['n_open']} to rule" if measured else "after the report"
