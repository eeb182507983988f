"""The library as pages show it: what there is, and the head that every page about a version has."""

from collections import Counter
from typing import Any

from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_frame import frame
from annotation.selectors.rubric_flags import flags_by_rubric, open_flags
from taxonomy.selectors.templates import templates
from taxonomy.selectors.versions import (
    GUIDELINES,
    KINDS,
    RUBRICS,
    SCHEMAS,
    TAXONOMIES,
    digest_of,
    draft_among,
    frozen_before,
    kind_of,
    name_of,
    siblings,
    versions_of_kind,
)

STAGE = "taxonomy"
WORDS = {
    SCHEMAS: ("Label schema", "Label schemas", "What is asked about each case, and which answers pass."),
    TAXONOMIES: ("Taxonomy", "Taxonomies", "Closed lists of reason codes that schemas draw on."),
    GUIDELINES: ("Guideline", "Guidelines", "What annotators follow, clause by clause."),
    RUBRICS: ("Rubric", "Rubrics", "What a judge holds an answer to, clause by clause."),
}
TABS = {
    SCHEMAS: [("fields", "Fields"), ("rules", "Rules and outcome"), ("json", "JSON"), ("preview", "Preview")],
    TAXONOMIES: [("codes", "Codes"), ("mapping", "Mapping"), ("review", "Later review"), ("json", "JSON")],
    GUIDELINES: [("text", "Text")],
    RUBRICS: [("clauses", "Clauses")],
}


def index_page(*, user: User, project: Project) -> dict[str, Any]:
    """All names of the library with their versions, and the templates that nobody has begun with."""
    page = frame(user=user, project=project, current=STAGE)
    pinned = _pinned(user, project)
    flagged = {row["name"]: row["n"] for row in flags_by_rubric(open_flags(user, project))}
    sections = []
    for kind, (_, title, says) in WORDS.items():
        names: dict[str, list[dict[str, Any]]] = {}
        for version in versions_of_kind(kind):
            row = version_row(version) | {"n_studies": pinned[kind, version.pk]}
            names.setdefault(name_of(version), []).insert(0, row)
        unused = list(templates(kind)) if kind != GUIDELINES else []
        sections.append(
            {
                "kind": kind,
                "title": title,
                "says": says,
                "names": [
                    {
                        "name": name,
                        "versions": rows,
                        "n_flags": flagged.get(name, 0) if kind == RUBRICS else 0,
                    }
                    for name, rows in names.items()
                ],
                "templates": [name for name in unused if name not in names],
            }
        )
    return page | {"sections": sections, "may_edit": Role.MANAGER in page["roles"]}


def version_page(*, user: User, project: Project, version: Any = None) -> dict[str, Any]:
    """What every page about a version has: the frame, the version, its siblings, and what may be done."""
    page = frame(user=user, project=project, current=STAGE)
    may_edit = Role.MANAGER in page["roles"]
    if version is None:
        return page | {"may_edit": may_edit}
    kind = kind_of(version)
    before, draft = frozen_before(version), draft_among(version)
    newest = siblings(version).last()
    return page | {
        "kind": kind,
        "kind_title": WORDS[kind][0],
        "version": version_row(version),
        "versions": [version_row(row) for row in siblings(version)],
        "before": before and version_row(before),
        "draft": draft and version_row(draft),
        "tabs": TABS[kind],
        "may_edit": may_edit,
        "is_editable": may_edit and not version.is_frozen,
        "may_start_next": may_edit and draft is None and newest == version,
    }


def version_row(version: Any) -> dict[str, Any]:
    return {
        "pk": version.pk,
        "name": name_of(version),
        "number": version.number,
        "revision": version.revision,
        "is_frozen": version.is_frozen,
        "frozen_at": version.frozen_at,
        "sha256": version.sha256,
        "reason": version.change_reason,
    }


def digest_shown(version: Any) -> dict[str, str]:
    """The digest that the version has, or would have."""
    return {"sha256_now": digest_of(version)}


def _pinned(user: User, project: Project) -> Counter[tuple[str, int]]:
    """How many studies of the project that this person may open stand on each version."""
    kinds = [kind for kind in WORDS if kind != RUBRICS]
    columns = [f"{KINDS[kind][1]}_version_id" for kind in kinds]
    rows = readable_studies(user).filter(project=project).values_list("pk", *columns)
    pins = [(kind, row[place]) for row in rows for place, kind in enumerate(kinds, start=1) if row[place]]
    return Counter(pins)
