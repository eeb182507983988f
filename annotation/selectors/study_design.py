"""What a study may be designed from: dataset versions, frozen vocabulary, people, earlier studies."""

from typing import Any

from django.db.models import Count, Q

from annotation.models.datasets import Case, DatasetVersion
from annotation.models.outputs import Producer
from annotation.models.people import User
from annotation.models.projects import Annotator, Project, Role
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_frame import KINDS
from taxonomy.models.guidelines import GuidelineVersion
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.models.versions import State
from taxonomy.selectors.library import schema_of
from taxonomy.strict_json import strict_json

LOOKED_AT = 50  # cases whose metadata keys are offered
WITH_KAPPA = ("nominal", "ordinal")


def design_choices(project: Project, user: User) -> dict[str, Any]:
    """Everything that the form lists, as plain values. Who labels here is blind to which models made outputs."""
    labels = project.studies.exclude(state__in=AFTER_MEASURING).filter(members__annotator__user=user)
    versions = _versions(project)
    schemas = list(_frozen(LabelSchemaVersion, "schema"))
    return {
        "version": [_version_row(version) for version in versions],
        "schema": [_row(version, version.schema.name) for version in schemas],
        "taxonomy": [_row(row, row.taxonomy.name) for row in _frozen(TaxonomyVersion, "taxonomy")],
        "guideline": [_row(row, row.guideline.name) for row in _frozen(GuidelineVersion, "guideline")],
        "output": [] if labels.exists() else _outputs(project),
        "annotators": _people(project),
        "exclude_studies": [
            {"value": name, "title": name}
            for name in project.studies.order_by("-created_at", "-pk").values_list("name", flat=True)
        ],
        "splits": _values(project, "split"),
        "families": _values(project, "family"),
        "strata": ["family", "split", "task", *_metadata_keys(versions[0])] if versions else [],
        "threshold_fields": _fields_with_kappa(schemas),
    }


def design_of_study(study: Study) -> dict[str, Any]:
    """The form's values for a follow-up of a study: the same design, over the cases that it does not have."""
    version, schema, taxonomy = study.dataset_version, study.schema_version, study.taxonomy_version
    newest = version.dataset.versions.order_by("-created_at", "-pk").first() or version
    guideline = study.guideline_version
    same = (
        "k",
        "double_percent",
        "consistency_percent",
        "threshold",
        "threshold_field",
        "close_when_complete",
    )
    return {
        "name": f"{study.name} follow-up",
        "version": f"{version.dataset.name}@{newest.version}",
        "schema": f"{schema.schema.name}@{schema.number}",
        "taxonomy": f"{taxonomy.taxonomy.name}@{taxonomy.number}" if taxonomy else "",
        "guideline": f"{guideline.guideline.name}@{guideline.number}" if guideline else "",
        "annotators": [_chosen(member.annotator) for member in study.members.select_related("annotator")],
        "assignment": study.assignment_mode,
        "lease_minutes": max(1, study.lease_seconds // 60),
        "exclude_studies": list(
            study.project.studies.filter(dataset_version__dataset=version.dataset).values_list(
                "name", flat=True
            )
        ),
        **{key: getattr(study, key) for key in same},
    }


def _versions(project: Project) -> list[DatasetVersion]:
    rows = DatasetVersion.objects.filter(dataset__project=project).select_related("dataset")
    return list(rows.annotate(n_cases=Count("cases")).order_by("-created_at", "-pk"))


def _version_row(version: Any) -> dict[str, Any]:
    name = f"{version.dataset.name}@{version.version}"
    return {
        "value": name,
        "title": f"{version.dataset.name}, version {version.version} ({version.n_cases} cases)",
    }


def _frozen(model: Any, name: str) -> Any:
    return model.objects.filter(state=State.FROZEN).select_related(name).order_by(f"{name}__name", "-number")


def _row(version: Any, name: str) -> dict[str, Any]:
    return {"value": f"{name}@{version.number}", "title": f"{name}, version {version.number}"}


def _outputs(project: Project) -> list[dict[str, str]]:
    """Which model and run made outputs here."""
    made = Producer.objects.filter(output__case__dataset_version__dataset__project=project)
    pairs = made.values_list("model", "run").distinct().order_by("model", "run")
    return [
        {
            "value": f"{model}\x1f{run}",
            "title": f"{model}, {run}" if run else model,
            "model": model,
            "run": run,
        }
        for model, run in pairs
    ]


def _people(project: Project) -> list[dict[str, Any]]:
    """Annotators with and without a login, and members who may label and have no pseudonym yet."""
    rows = [
        {
            "value": _chosen(row),
            "title": row.pseudonym,
            "pseudonym": row.pseudonym,
            "kind": row.kind,
            "says": _says(row),
            "user": None,
            "is_usual": row.kind == "human" and row.may_label,
        }
        for row in _annotators(project)
    ]
    new = User.objects.filter(memberships__project=project, memberships__role=Role.ANNOTATOR, is_active=True)
    rows += [
        {
            "value": f"u:{user.pk}",
            "title": user.username,
            "pseudonym": "",
            "kind": "human",
            "says": "person, gets a random pseudonym",
            "user": user.pk,
            "is_usual": True,
        }
        for user in new.exclude(annotator__project=project).order_by("username")
    ]
    return sorted(rows, key=lambda row: not row["is_usual"])


def _chosen(row: Annotator) -> str:
    """How the form names somebody: by login where there is one, which holds before and after a pseudonym is drawn."""
    return f"u:{row.user_id}" if row.user_id else f"a:{row.pseudonym}"


def _annotators(project: Project) -> Any:
    may = Q(user__memberships__project=project, user__memberships__role=Role.ANNOTATOR, user__is_active=True)
    rows = project.annotators.filter(Q(user=None) | Q(user__is_active=True)).select_related("user")
    return rows.annotate(may_label=Count("pk", filter=may)).order_by("kind", "pseudonym")


def _says(row: Annotator) -> str:
    kind = KINDS[row.kind][0]
    return f"{kind}, signs in as {row.user.username}" if row.user else f"{kind}, labels by file"


def _values(project: Project, column: str) -> list[str]:
    rows = Case.objects.filter(dataset_version__dataset__project=project).exclude(**{column: ""})
    return list(rows.values_list(column, flat=True).distinct().order_by(column)[:200])


def _metadata_keys(version: DatasetVersion) -> list[str]:
    found: set[str] = set()
    for content in version.cases.order_by("pk").values_list("content", flat=True)[:LOOKED_AT]:
        metadata = strict_json(content).get("metadata", {})
        if isinstance(metadata, dict):
            found |= {key for key, value in metadata.items() if isinstance(value, str | int | bool)}
    return [f"metadata.{key}" for key in sorted(found)]


def _fields_with_kappa(schemas: list[Any]) -> list[str]:
    found: set[str] = set()
    for version in schemas:
        fields = schema_of(version).fields
        found |= {field.key for field in fields if field.level in WITH_KAPPA}
    return sorted(found)
