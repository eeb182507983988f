"""The study page, and the list of studies."""

from typing import Any

from annotation.models.jobs import Job, JobState
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.studies import Study, StudyState
from annotation.selectors.check_runs import spec_counts
from annotation.selectors.labels import progress
from annotation.selectors.pages_access import is_labelling, readable_studies
from annotation.selectors.pages_figures import figure, main_measure
from annotation.selectors.pages_frame import frame, n_disputed, n_open, short_of_labels, study_head
from annotation.selectors.studies import pins_of
from taxonomy.selectors.versions import GUIDELINES, SCHEMAS, TAXONOMIES
from taxonomy.strict_json import strict_json

STEPS = (
    (StudyState.DRAFT, "Draft", "cases, annotators and versions are chosen"),
    (StudyState.OPEN, "Open", "labels come in, each blind to the others"),
    (StudyState.CLOSED, "Closed", "labels are locked"),
    (StudyState.MEASURED, "Measured", "the report is sealed"),
    (StudyState.ADJUDICATED, "Adjudicated", "every disagreement is ruled"),
    (StudyState.RELEASED, "Released", "part of a release"),
)


def study_page(*, user: User, study: Study) -> dict[str, Any]:
    """Where a study stands, what it stands on and what this person can do next; nobody's answers."""
    page = frame(user=user, project=study.project, current="studies", study=study)
    measured = study.reports.exists()
    progress = labelling_progress(user, study)
    return page | {
        "study": study_head(study),
        "specs": spec_counts(study) if progress and study.state == StudyState.OPEN else {},
        "steps": steps(study),
        "pins": pins(study),
        "n_cases": study.cases.count(),
        "design": design(study, with_seed=Role.MANAGER in page["roles"] and not is_labelling(user, study)),
        "progress": progress,
        "job": measuring_job(study) if study.state == StudyState.CLOSED else None,
        "headline": headline(study) if measured else None,
        "short": short_of_labels(study),
        "n_open": n_open(study),
        "n_disputed": n_disputed(study) if measured else 0,
        "may_close": study.state == StudyState.OPEN and Role.MANAGER in page["roles"],
        "may_open": study.state == StudyState.DRAFT and Role.MANAGER in page["roles"],
        "may_release": study.state == StudyState.ADJUDICATED and Role.MANAGER in page["roles"],
        "releases": list(study.releases.values("release_id", "release__name", "release__status")),
    }


def studies_page(*, user: User, project: Project) -> dict[str, Any]:
    return frame(user=user, project=project, current="studies") | {"studies": study_rows(user, project)}


def study_rows(user: User, project: Project) -> list[dict[str, Any]]:
    """The studies that a person may read, newest first, each with its progress and first coefficient."""
    studies = readable_studies(user).filter(project=project).order_by("-created_at", "-pk")
    return [
        study_head(study)
        | {"progress": labelling_progress(user, study), "headline": headline(study), "n_open": n_open(study)}
        for study in studies
    ]


def steps(study: Study) -> list[dict[str, Any]]:
    """The six states in order, each done, current or still to come."""
    order = [state for state, _, _ in STEPS]
    here = order.index(StudyState(study.state))
    words = ("done", "current", "to come")
    return [
        {"title": title, "says": says, "is": words[(index > here) + (index >= here)]}
        for index, (_, title, says) in enumerate(STEPS)
    ]


def pins(study: Study) -> list[dict[str, Any]]:
    """The frozen versions that the study stands on, each with its digest, and where the library keeps it."""
    kept = {
        "schema": (SCHEMAS, study.schema_version_id),
        "taxonomy": (TAXONOMIES, study.taxonomy_version_id),
        "guideline": (GUIDELINES, study.guideline_version_id),
    }
    return [
        {"kind": kind.capitalize(), "name": pin["name"], "version": pin["version"], "sha256": pin["sha256"]}
        | {"kept": kept.get(kind)}
        for kind, pin in sorted(pins_of(study).items())
    ]


def design(study: Study, *, with_seed: bool) -> list[tuple[str, str]]:
    """How a study was designed, in words. The seed draws orders that some are blind to: it is for managers."""
    said = [
        (
            "Assignment",
            "fixed: drawn from the seed" if study.assignment_mode == "fixed" else "pool: next free case",
        )
    ]
    if study.double_percent < 100:
        said.append(("Cases with all labels", f"{study.double_percent} %"))
    if study.consistency_percent:
        said.append(("Cases that return", f"{study.consistency_percent} % of an annotator's own"))
    if study.close_when_complete:
        said.append(("Closes", "by itself, once every label is in"))
    if study.threshold:
        said.append(("Kappa to reach", f"{study.threshold} on {study.threshold_field}"))
    if study.deadline_at:
        said.append(("Deadline", f"{study.deadline_at:%-d %b %Y, %H:%M} UTC"))
    return [*said, ("Seed", str(study.seed))] if with_seed else said


def labelling_progress(user: User, study: Study) -> dict[str, int] | None:
    """How many labels are in; nothing for somebody who labels here and is still blind."""
    return None if is_labelling(user, study) else progress(study)


def measuring_job(study: Study) -> dict[str, Any] | None:
    """How far the work on the report is, as its job row says."""
    job = Job.objects.filter(kind="measure", arguments__study_id=study.pk).order_by("-pk").first()
    if job is None:
        return None
    return {
        "state": job.state,
        "n_done": job.n_done,
        "n_total": job.n_total,
        "message": job.message if job.state == JobState.FAILED else "",
    }


def headline(study: Study) -> dict[str, Any] | None:
    """The first field of the sealed report with its coefficient; human labels before any others."""
    report = study.reports.filter(number=1).first()
    if report is None:
        return None
    fields = sorted(
        strict_json(report.document)["fields"], key=lambda field: field["between"] != "human-human"
    )
    for field in fields:
        measure = main_measure(field)
        if measure:
            return figure(measure) | {"field": field["title"], "between": field["between"]}
    return None
