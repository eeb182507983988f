"""Sealed reports as values of one shape, whatever version their document has."""

from collections import defaultdict
from functools import lru_cache
from typing import Any

from annotation.core.headline import main_name
from annotation.core.report_versions import version_of
from annotation.models.reports import AgreementReport
from taxonomy.strict_json import strict_json

FIRST = "concord-agreement-report/1"


def report_document(report: AgreementReport) -> dict[str, Any]:
    """The report's document in the newest shape, for reading only. What an old one does not say is empty."""
    document = _parsed(report.sha256, report.document)
    return _from_first(document) if document["format"] == FIRST else document


def report_version(report: AgreementReport) -> str:
    return version_of(_parsed(report.sha256, report.document))


@lru_cache(maxsize=16)
def _parsed(sha256: str, text: str) -> dict[str, Any]:
    """The same sealed text is parsed once; `sha256` makes the look-up cheap."""
    return dict(strict_json(text))


def _from_first(document: dict[str, Any]) -> dict[str, Any]:
    excluded: dict[str, list[str]] = defaultdict(list)
    for unit in document["excluded"]:
        excluded[unit["reason"]].append(unit["case_id"])
    pinned = document["study"]["pins"]["dataset"]
    return document | {
        "study": {"threshold": "", "threshold_field": "", "unblindings": []} | document["study"],
        "dataset": {
            "datasetName": pinned["name"],
            "datasetVersion": pinned["version"],
            "contentDigestSha256": pinned["sha256"],
        },
        "gate": {"threshold": "", "field": "", "kappa": None} | document["gate"],
        "excluded": [{"reason": reason, "n": len(ids), "case_ids": ids} for reason, ids in excluded.items()],
        "fields": [_field_from_first(field) for field in document["fields"]],
        "warnings": [],
        "time": [],
        "self_consistency": [],
    }


def _field_from_first(field: dict[str, Any]) -> dict[str, Any]:
    found = {"excluded_units": [], "slices": []} | field
    found["main"] = main_name(field)
    return found
