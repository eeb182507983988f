"""The sealed reports of a project side by side over time, field by field."""

from collections.abc import Mapping
from typing import Any

from annotation.models.people import User
from annotation.models.projects import Project
from annotation.models.reports import AgreementReport
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.pages_figures import figure, main_measure
from annotation.selectors.pages_frame import TONES, frame
from annotation.selectors.pages_report import NoSuchView, panel_title
from annotation.selectors.report_documents import report_document

MOST_STUDIES = 50


def series_page(*, user: User, project: Project, given: Mapping[str, str]) -> dict[str, Any]:
    """Each field with its main figure in every sealed report that the person may read, oldest first."""
    studies = readable_studies(user).filter(project=project, state__in=AFTER_MEASURING)
    newest = AgreementReport.objects.filter(number=1, study__in=studies).select_related("study")
    reports = list(newest.order_by("-sealed_at", "-pk")[:MOST_STUDIES])[::-1]
    rows = [row for report in reports for row in _rows(report)]
    titles = {(row["between"], row["key"]): row["title"] for row in rows}
    asked = given.get("field", "")
    if asked and asked not in {key for _, key in titles}:
        raise NoSuchView(asked)
    series = [
        {
            "between": between,
            "panel_title": panel_title(between),
            "key": key,
            "title": title,
            "rows": [row for row in rows if (row["between"], row["key"]) == (between, key)],
        }
        for (between, key), title in titles.items()
        if asked in ("", key)
    ]
    page = frame(user=user, project=project, current="agreement")
    return page | {
        "series": sorted(series, key=_people_first_then_most_studies),
        "fields": sorted({(key, title) for (_, key), title in titles.items()}),
        "field": asked,
        "n_studies": len(reports),
        "is_cut": len(reports) == MOST_STUDIES,
    }


def _people_first_then_most_studies(found: dict[str, Any]) -> tuple[bool, int]:
    return found["between"] != "human-human", -len(found["rows"])


def _rows(report: AgreementReport) -> list[dict[str, Any]]:
    document = report_document(report)
    found = []
    for field in document["fields"]:
        measure = main_measure(field)
        if measure is None:
            continue
        pins = document["study"]["pins"]["schema"]
        found.append(
            {
                "key": field["field"],
                "title": field["title"],
                "between": field["between"],
                "study": report.study.name,
                "study_id": report.study.public_id,
                "sealed_at": report.sealed_at,
                "gate": report.study.gate,
                "tone": TONES[report.study.gate],
                "schema": f"{pins['name']} {pins['version']}",
                "engine": report.engine_version,
                "n_used": field["n_pairable"],
                "figure": figure(measure),
            }
        )
    return found
