"""The pages of projections: which can be made, one beside the sealed figures, and the list to label again."""

import csv
import io
from typing import Any

from annotation.core.figure_words import TITLES
from annotation.core.release_table import safe_cell
from annotation.models.people import User
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.pages_vocabulary import version_row
from annotation.selectors.pages_vocabulary_use import studies_on
from annotation.selectors.projections import other_versions, projection_of, relabel_list
from annotation.selectors.report_documents import report_document
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.mappings import MappingMissing, mapping_between
from taxonomy.strict_json import strict_json

MOST_ROWS = 500
EXCLUDED = {
    "no_label": "without a label",
    "one_label_only": "with one label",
    "one_answer_only": "with one answer",
    "no_answer": "without an answer",
    "to_label_again": "with a code that was left open",
}


def projections_page(*, user: User, study: Study) -> dict[str, Any]:
    page = frame(user=user, project=study.project, current="agreement", study=study)
    pinned = study.taxonomy_version
    more = {
        "study": study_head(study),
        "rows": projection_rows(study),
        "pinned": pinned and version_row(pinned),
    }
    return page | more


def projection_rows(study: Study) -> list[dict[str, Any]]:
    """The other versions of the taxonomy, each with its projection or why there can be none."""
    rows = []
    for version in other_versions(study):
        row = version_row(version) | {"projection": projection_of(study, version), "missing": ""}
        try:
            mapping_between(study.taxonomy_version, version)  # type: ignore[arg-type]
        except MappingMissing as missing:
            row["missing"] = str(missing)
        rows.append(row)
    return rows


def projection_page(*, user: User, study: Study, version: TaxonomyVersion) -> dict[str, Any]:
    """The projected figures beside the sealed ones."""
    stored = projection_of(study, version)
    page = frame(user=user, project=study.project, current="agreement", study=study)
    page |= {"study": study_head(study), "version": version_row(version), "projection": stored}
    if stored is None:
        return page
    after = strict_json(stored.document)
    before = {_place(field): field for field in report_document(stored.report)["fields"]}
    return page | {
        "says": after["says"],
        "from": after["from"],
        "fields": [_field(before.get(_place(field), {}), field) for field in after["fields"]],
        "relabel": after["relabel"][:MOST_ROWS],
        "n_relabel": len(after["relabel"]),
        "moved": [
            {
                "code": code,
                "ends": [end for end in ends if end],
                "is_open": len(ends) > 1,
                "may_be_nothing": "" in ends,
            }
            for code, ends in after["codes"].items()
            if ends != [code]
        ],
    }


def stored_projection(study: Study, version: TaxonomyVersion) -> Any:
    return projection_of(study, version)


def relabel_page(user: User, version: TaxonomyVersion) -> dict[str, Any]:
    """The open codes of every measured study under another version that this person follows."""
    rows: list[dict[str, Any]] = []
    unmapped = []
    studies = studies_on(user, version).exclude(taxonomy_version=version)
    for study in studies.filter(state__in=AFTER_MEASURING):
        try:
            mapping = mapping_between(study.taxonomy_version, version)  # type: ignore[arg-type]
        except MappingMissing as missing:
            unmapped.append(str(missing))
            continue
        rows += [{"study": study, "row": row} for row in relabel_list(study, mapping)]
    return {"rows": rows, "shown": rows[:MOST_ROWS], "unmapped": unmapped}


def relabel_csv(rows: list[dict[str, Any]]) -> bytes:
    """The list as a file for a follow-up study: one row per case and code."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["study", "case_id", "field", "code", "choices", "labels"])
    for found in rows:
        row = found["row"]
        cells = [found["study"].name, row.case_id, row.field, row.code, ";".join(row.choices), row.n_labels]
        writer.writerow(map(safe_cell, cells))
    return text.getvalue().encode()


def _place(field: dict[str, Any]) -> tuple[str, str]:
    return field["between"], field["field"]


def _field(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    codes = {row["category"]: row for row in before.get("per_category", [])}
    new = {row["category"]: row for row in after["per_category"]}
    names = [*new, *(code for code in codes if code not in new)]
    return {
        "title": after["title"],
        "between": after["between"],
        "main_title": TITLES.get(after["main"], after["main"]),
        "before": _main(before),
        "after": _main(after),
        "excluded": [row | {"says": EXCLUDED.get(row["reason"], row["reason"])} for row in after["excluded"]],
        "codes": [
            {"code": code, "before": _code(codes.get(code)), "after": _code(new.get(code))} for code in names
        ],
    }


def _main(field: dict[str, Any]) -> dict[str, Any]:
    """The field's main figure with its interval."""
    found = next((row for row in field.get("measures", []) if row["name"] == field.get("main")), None)
    if found is None:
        return {}
    return {
        "value": found["value"],
        "interval": found.get("interval"),
        "n": field.get("n_pairable"),
        "n_items": field.get("n_items"),
    }


def _code(row: dict[str, Any] | None) -> dict[str, Any] | None:
    return row and {"kappa": row.get("kappa"), "n_both": row.get("n_both"), "n_one": row.get("n_one")}
