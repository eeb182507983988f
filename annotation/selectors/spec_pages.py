"""The pages about the specs of a dataset version: the report, and one comparison with a judge."""

from typing import Any

from annotation.core.spec_exchange.foreign import STATEMENT
from annotation.models.case_specs import CaseSpec, JudgeComparison
from annotation.models.datasets import DatasetVersion
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.studies import Study
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_frame import frame
from annotation.selectors.spec_records import kept_specs, report_on, studies_with_specs, study_specs
from taxonomy.strict_json import strict_json

SHAPES = {
    "yes_no": "Yes or no", "list": "List", "number": "Number", "short_entity": "Short entity", "sentence": "Sentence",
    "empty": "Empty",
}  # fmt: skip
PLACES = {
    "agree": "Agree", "judge_only": "Judge alone accepts", "deterministic_only": "Spec alone accepts",
    "unscored": "One of them left it open",
}  # fmt: skip
LISTED = 200


def report_page(*, user: User, version: DatasetVersion, study: Study | None) -> dict[str, Any]:
    """Coverage, review list, missing and revised of a version's kept specs, or of those that stand in `study`."""
    kept = study_specs(study) if study else kept_specs(version)
    report = report_on(kept, version=version)
    page = frame(user=user, project=version.dataset.project, current="data")
    return page | {
        "version": version,
        "study": study,
        "studies": studies_with_specs(readable_studies(user), version),
        "report": report,
        "sums": report["coverage"],
        "tables": _tables(report["coverage"]),
        "sections": [
            section | {"more": max(0, len(section["entries"]) - LISTED)} for section in report["review"]
        ],
        "n_missing": len(report["unannotated"]),
        "missing": report["unannotated"][:LISTED],
        "foreign": _foreign(version) if study is None else {},
        "comparisons": [_summary(row) for row in version.judge_comparisons.order_by("-number")[:20]],
        "may_manage": Role.MANAGER in page["roles"],
    }


def comparison_page(*, user: User, comparison: JudgeComparison) -> dict[str, Any]:
    """One comparison: its counts, and every row on which judge and spec part."""
    document = strict_json(comparison.document)
    version = comparison.dataset_version
    page = frame(user=user, project=version.dataset.project, current="data")
    parted = [row for row in document["rows"] if row["place"] in ("judge_only", "deterministic_only")]
    return page | {
        "version": version,
        "comparison": _summary(comparison),
        "rows": [row | {"title": PLACES[row["place"]]} for row in parted[:LISTED]],
        "more": max(0, len(parted) - LISTED),
        "n_parted": len(parted),
        "may_manage": Role.MANAGER in page["roles"],
    }


def _summary(row: JudgeComparison) -> dict[str, Any]:
    counts = strict_json(row.document)["counts"]
    return {
        "number": row.number,
        "source": row.source,
        "made_at": row.made_at,
        "engine_version": row.engine_version,
        "counts": [{"title": title, "n": counts[key]} for key, title in PLACES.items()],
    }


def _tables(sums: dict[str, Any]) -> list[dict[str, Any]]:
    """The breakdowns for the page: a share beside each where the breakdown has one."""
    plain = [("Verifiers", "by_verifiers"), ("Confidence", "by_confidence")]
    tables: list[dict[str, Any]] = [
        {"title": title, "rows": [{"name": name, "n": n} for name, n in sums[key].items()]}
        for title, key in plain
    ]
    for title, key, names in (("Shape of the gold", "by_shape", SHAPES), ("Site", "by_site", {})):
        rows = [
            {"name": names.get(name, name), "n": row["n"], "n_deterministic": row["n_deterministic"]}
            for name, row in sums[key].items()
        ]
        tables.append({"title": title, "rows": rows, "has_share": True})
    return tables


def _foreign(version: DatasetVersion) -> dict[str, Any]:
    """Whether specs came from elsewhere, and what their words mean here."""
    n = (
        CaseSpec.objects.filter(case__dataset_version=version)
        .exclude(original="")
        .values("case")
        .distinct()
        .count()
    )
    return {"n": n, "statement": STATEMENT} if n else {}
