"""The work's tables, a file per stage. Import a class from its own module: no class is re-exported here,
so that the import contract on labels sees every reader of them."""

from annotation.models import (
    audit,
    datasets,
    jobs,
    labels,
    outputs,
    people,
    projects,
    releases,
    reports,
    rulings,
    studies,
)

__all__ = [
    "audit",
    "datasets",
    "jobs",
    "labels",
    "outputs",
    "people",
    "projects",
    "releases",
    "reports",
    "rulings",
    "studies",
]
