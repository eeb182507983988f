"""Statuses of earlier records come in under their own name, and stay outside agreement and ground truth."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.bad_input import bad_row
from annotation.models.datasets import DatasetVersion
from annotation.models.legacy_statuses import LegacyStatus
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event

COLUMNS = ("case_id", "status", "record")
BATCH = 1000


@transaction.atomic
def import_legacy_statuses(
    *,
    version: DatasetVersion,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    source: str,
    actor: str,
    now: datetime,
) -> tuple[int, int]:
    """Store {"case_id", "status", "record", "origin"}, all or none; says (added, present).

    `origin` must say legacy-status-inferred: whoever imports these knows that they are no labels.
    """
    cases = dict(version.cases.values_list("external_id", "pk"))
    stored = LegacyStatus.objects.filter(case__dataset_version=version)
    known = set(stored.values_list("case_id", "status", "record"))
    new = []
    for number, row in rows:
        found = _status(row, number, source, cases, now)
        key = (found.case_id, found.status, found.record)
        if key not in known:
            known.add(key)
            new.append(found)
    LegacyStatus.objects.bulk_create(new, batch_size=BATCH)
    if new:
        record_event(
            chain=version.dataset.project.slug,
            action="legacy_statuses.imported",
            actor=actor,
            at=now,
            subject={"dataset": version.dataset.name, "version": version.version, "added": len(new)},
        )
    return len(new), len(rows) - len(new)


def _status(
    row: Mapping[str, Any], number: int, source: str, cases: Mapping[str, int], now: datetime
) -> LegacyStatus:
    if row.get("origin") != LegacyStatus.ORIGIN:
        message = f"must be {LegacyStatus.ORIGIN!r}; a status is no label and is imported as nothing else"
        raise bad_row(source, number, message, field="origin", value=row.get("origin"))
    for name in COLUMNS:
        if not isinstance(row.get(name), str) or not row[name].strip():
            raise bad_row(source, number, "must be text that is not empty", field=name, value=row.get(name))
    unknown = sorted(row.keys() - {*COLUMNS, "origin"})
    if unknown:
        raise bad_row(source, number, "is unknown", field=unknown[0])
    if row["case_id"] not in cases:
        raise bad_row(
            source, number, "is no case of this dataset version", field="case_id", value=row["case_id"]
        )
    status = LegacyStatus(
        case_id=cases[row["case_id"]], status=row["status"], record=row["record"], imported_at=now
    )
    refuse_too_long(status, where=f"{source}, row {number}, ")
    return status
