"""Finding what a command names: projects, studies, releases, files."""

from datetime import datetime
from pathlib import Path
from typing import Any

from annotation.core.bad_input import BadInput
from annotation.models.datasets import DatasetVersion
from annotation.models.open_coding import OpenCodingSession
from annotation.models.projects import Project
from annotation.models.releases import Release
from annotation.models.studies import Study
from taxonomy.strict_json import BadJSON, strict_json

ACTOR = "command line"


def project_named(slug: str) -> Project:
    project = Project.objects.filter(slug=slug).first()
    if project is None:
        raise BadInput(f"--project {slug!r}: there is no such project")
    return project


def version_named(project: Project, dataset: str, version: str = "") -> DatasetVersion:
    """The dataset version of that name, or the newest."""
    versions = DatasetVersion.objects.filter(dataset__project=project, dataset__name=dataset)
    if version:
        versions = versions.filter(version=version)
    found = versions.order_by("-created_at", "-pk").first()
    if found is None:
        raise BadInput(f"--dataset {dataset!r}: there is no such dataset version")
    return found


def study_named(name: str, project: str = "") -> Study:
    studies = Study.objects.filter(name=name).select_related("project")
    if project:
        studies = studies.filter(project=project_named(project))
    found = list(studies)
    if not found:
        raise BadInput(f"--study {name!r}: there is no such study")
    if len(found) > 1:
        raise BadInput(f"--study {name!r}: several projects have one; name it with --project")
    return found[0]


def release_named(project: Project, name: str) -> Release:
    release = Release.objects.filter(project=project, name=name).first()
    if release is None:
        raise BadInput(f"--release {name!r}: project {project.slug} has no such release")
    return release


def session_named(name: str, project: str) -> OpenCodingSession:
    sessions = project_named(project).open_coding_sessions.select_related("project")
    session = sessions.filter(name=name).first()
    if session is None:
        raise BadInput(f"--session {name!r}: project {project} has no such session")
    return session


def json_file(path: str | Path) -> Any:
    """The JSON document in a file; BadInput names the file."""
    path = Path(path)
    try:
        return strict_json(path.read_bytes())
    except OSError as fault:
        raise BadInput(f"{path.name}: cannot be read ({fault.strerror})") from fault
    except BadJSON as fault:
        raise BadInput(f"{path.name}: {fault}") from fault


def when(moment: datetime | None) -> str | None:
    return moment.isoformat() if moment else None
