"""What a project's home shows, as plain values."""

from typing import Any

from annotation.models.people import User
from annotation.models.projects import Project
from annotation.selectors.studies import roles_in, visible_studies


def project_overview(project: Project, user: User) -> dict[str, Any]:
    """The project, the person's roles in it, and the studies and releases that they may follow."""
    studies = visible_studies(user).filter(project=project).order_by("-created_at", "-pk")
    return {
        "project": project,
        "roles": sorted(roles_in(user, project)),
        "studies": [
            {
                "name": study.name,
                "state": study.state,
                "gate": study.gate,
                "dataset": str(study.dataset_version),
            }
            for study in studies
        ],
        "releases": list(
            project.releases.order_by("-created_at", "-pk").values("name", "status", "content_sha256")
        ),
    }
