"""Runs come in whole or not at all: the attempts of an answerer, and what a judge said of them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from agreement.judging.attempts import AttemptRecord, read_attempts
from agreement.selectors.goldens import goldens_of
from annotation.core.bad_input import BadInput, bad_row
from annotation.models.datasets import Case, DatasetVersion, VersionState
from annotation.models.judging import Attempt, Run, RunStatus
from annotation.models.projects import Project
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from taxonomy.digest import NotCanonical, canonical_text, sha256_of

BATCH = 500


class ImportedRun(NamedTuple):
    """The run, and whether it is new or was there with the same content."""

    run: Run
    is_new: bool


@transaction.atomic
def import_run(
    *,
    version: DatasetVersion,
    name: str,
    answerer: str,
    pins: Mapping[str, Any],
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    source: str,
    actor: str,
    now: datetime,
) -> ImportedRun:
    """Store the attempts of an answerer over cases of a released version; raises BadInput and stores nothing if one is bad.

    The same file again is the same run. A name that stands for other attempts is refused.
    """
    project = Project.objects.select_for_update().get(pk=version.dataset.project_id)
    _check_head(version, name, answerer)
    attempts = read_attempts(rows, source=source, answerer=answerer)
    digest = _digest(version, answerer, pins, attempts, source)
    known = Run.objects.filter(project=project, name=name).first()
    if known:
        if known.sha256 != digest:
            raise BadInput(f"{source}: run {name!r} is here with other attempts; give this one another name")
        return ImportedRun(known, False)
    cases = _cases(version, rows, attempts, source)
    run = Run(
        project=project, dataset_version=version, name=name, answerer=answerer, pins=canonical_text(dict(pins)),
        status=RunStatus.INCOMPLETE if any(each.reason for each in attempts) else RunStatus.COMPLETE,
        n_attempts=len(attempts), sha256=digest, imported_by=actor, imported_at=now,
    )  # fmt: skip
    refuse_too_long(run, where=f"{source}, ")
    run.save()
    _store(run, attempts, cases, source)
    record_event(
        chain=project.slug, action="run.imported", actor=actor, at=now,
        subject={"run": name, "version": str(version), "attempts": len(attempts), "sha256": digest},
    )  # fmt: skip
    return ImportedRun(run, True)


def _check_head(version: DatasetVersion, name: str, answerer: str) -> None:
    if version.state != VersionState.RELEASED:
        raise BadInput(f"{version} is a draft; a run stands on a released dataset version")
    for field, value in (("name", name), ("answerer", answerer)):
        if not value.strip():
            raise BadInput(f"{field}: say what the {'run' if field == 'name' else 'answerer'} is called")


def _digest(
    version: DatasetVersion,
    answerer: str,
    pins: Mapping[str, Any],
    attempts: list[AttemptRecord],
    source: str,
) -> str:
    stated = {
        "dataset": version.sha256, "answerer": answerer, "pins": dict(pins),
        "attempts": [each._asdict() for each in attempts],
    }  # fmt: skip
    try:
        return sha256_of(stated)
    except NotCanonical as fault:
        raise BadInput(f"{source}: {fault}") from fault


def _cases(
    version: DatasetVersion,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    attempts: list[AttemptRecord],
    source: str,
) -> dict[str, Case]:
    cases = {case.external_id: case for case in version.cases.all()}
    for (row, _), attempt in zip(rows, attempts, strict=True):
        if attempt.case_id not in cases:
            raise bad_row(source, row, f"is no case of {version}", field="case_id", value=attempt.case_id)
    return cases


def _store(run: Run, attempts: list[AttemptRecord], cases: Mapping[str, Case], source: str) -> None:
    goldens = goldens_of(cases[each.case_id] for each in attempts)
    stored = []
    for position, each in enumerate(attempts, start=1):
        case = cases[each.case_id]
        # A case's split is a slice of its own, so that held-out cases can be looked at apart.
        slices = ({"split": case.split} if case.split else {}) | each.slices
        row = Attempt(
            run=run, case=case, position=position, actor=each.actor, prediction=each.prediction,
            query=each.query, rows=canonical_text(each.rows), slices=canonical_text(slices), reason=each.reason,
            golden_revision=goldens[case.pk].revision, sha256=sha256_of(each._asdict()),
        )  # fmt: skip
        refuse_too_long(row, where=f"{source}, case {each.case_id}, ")
        stored.append(row)
    Attempt.objects.bulk_create(stored, batch_size=BATCH)
