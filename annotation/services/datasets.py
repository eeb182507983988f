"""Cases and outputs come in, all or nothing; the same file twice adds nothing; a version is released once."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.bad_input import bad_row
from annotation.models.datasets import Dataset, DatasetVersion, VersionState
from annotation.models.outputs import Output, Producer
from annotation.models.projects import Project
from annotation.selectors.datasets import version_digest
from annotation.services.case_rows import CaseReady, cases_ready, store_cases, version_named
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from taxonomy.digest import sha256_bytes

BATCH = 500


class Import(NamedTuple):
    """What an import did: how many were added, and how many were there already with the same content."""

    version: DatasetVersion
    n_added: int
    n_present: int


def import_cases(
    *,
    project: Project,
    dataset: str,
    rows: Iterable[tuple[int, Mapping[str, Any]]],
    source: str,
    actor: str,
    now: datetime,
    version: str = "",
    reason: str = "",
) -> Import:
    """Store the cases of a file in a draft version of `dataset`; raises BadInput and stores nothing if one is bad.

    `rows` are (row number, case) pairs. Without `version` it is the `datasetVersion` that all cases name, or "1".
    """
    return import_ready_cases(
        project=project,
        dataset=dataset,
        cases=cases_ready(rows, source),
        source=source,
        actor=actor,
        now=now,
        version=version,
        reason=reason,
    )


@transaction.atomic
def import_ready_cases(
    *,
    project: Project,
    dataset: str,
    cases: Sequence[CaseReady],
    source: str,
    actor: str,
    now: datetime,
    version: str = "",
    reason: str = "",
) -> Import:
    """As `import_cases`, for cases made ready beforehand, so that the transaction is no longer than the storing."""
    name = version or version_named(cases)
    refuse_too_long(Dataset(project=project, name=dataset))
    refuse_too_long(DatasetVersion(version=name))
    holder, _ = Dataset.objects.get_or_create(project=project, name=dataset)
    # Locked, so that two imports of one file at once come one after the other.
    target, created = DatasetVersion.objects.select_for_update().get_or_create(
        dataset=holder, version=name, defaults={"created_at": now, "change_reason": reason}
    )
    new = _new_cases(target, cases, source)
    if new and target.state == VersionState.RELEASED:
        raise bad_row(
            source, new[0].row,
            f"version {name} of {dataset} is released; give a new --dataset-version and a --reason",
            field="id", value=new[0].external_id,
        )  # fmt: skip
    if new:
        store_cases(target, new, now=now)
    if new or created:
        record_event(
            chain=project.slug,
            action="cases.imported",
            actor=actor,
            at=now,
            subject={"dataset": dataset, "version": name, "added": len(new), "file": source},
        )
    return Import(target, len(new), len(cases) - len(new))


@transaction.atomic
def release_version(*, version: DatasetVersion, actor: str, now: datetime) -> None:
    """Freeze a dataset version under its digest. Doing it again changes nothing."""
    locked = DatasetVersion.objects.select_for_update().get(pk=version.pk)
    if locked.state == VersionState.RELEASED:
        return
    locked.state, locked.released_at, locked.sha256 = VersionState.RELEASED, now, version_digest(locked)
    locked.save(update_fields=["state", "released_at", "sha256"])
    record_event(
        chain=locked.dataset.project.slug,
        action="dataset.released",
        actor=actor,
        at=now,
        subject={"dataset": locked.dataset.name, "version": locked.version, "sha256": locked.sha256},
    )


@transaction.atomic
def import_outputs(
    *,
    version: DatasetVersion,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    source: str,
    actor: str,
    now: datetime,
) -> tuple[int, int]:
    """Store agents' outputs, {"case_id", "content", "producer": {"model", "run"}}; says (added, present)."""
    cases = dict(version.cases.values_list("external_id", "pk"))
    known = set(Output.objects.filter(case__dataset_version=version).values_list("case_id", "sha256"))
    new: list[tuple[Output, Mapping[str, str]]] = []
    for number, row in rows:
        output, producer = _output(row, number, source, cases)
        if (output.case_id, output.sha256) not in known:
            known.add((output.case_id, output.sha256))
            new.append((output, producer))
    stored = Output.objects.bulk_create([output for output, _ in new], batch_size=BATCH)
    Producer.objects.bulk_create(
        (
            Producer(output=output, model=producer["model"], run=producer.get("run", ""))
            for output, (_, producer) in zip(stored, new, strict=True)
        ),
        batch_size=BATCH,
    )
    if new:
        record_event(
            chain=version.dataset.project.slug,
            action="outputs.imported",
            actor=actor,
            at=now,
            subject={"dataset": version.dataset.name, "version": version.version, "added": len(new)},
        )
    return len(new), len(rows) - len(new)


def _new_cases(version: DatasetVersion, cases: Sequence[CaseReady], source: str) -> list[CaseReady]:
    """The cases that are not stored yet; refused if a stored case of the same id has other content."""
    known = dict(version.cases.values_list("external_id", "sha256"))
    differing = [case for case in cases if known.get(case.external_id, case.sha256) != case.sha256]
    if differing:
        listed = ", ".join(case.external_id for case in differing[:20])
        raise bad_row(
            source, differing[0].row,
            f"{len(differing)} cases are in version {version.version} with other content ({listed}); "
            "a changed case needs a new --dataset-version and a --reason",
            field="id", value=differing[0].external_id,
        )  # fmt: skip
    return [case for case in cases if case.external_id not in known]


def _output(
    row: Mapping[str, Any], number: int, source: str, cases: Mapping[str, int]
) -> tuple[Output, Mapping[str, str]]:
    case_id, content, producer = row.get("case_id"), row.get("content"), row.get("producer")
    if not isinstance(case_id, str) or case_id not in cases:
        raise bad_row(source, number, "is no case of this dataset version", field="case_id", value=case_id)
    if not isinstance(content, str) or not content:
        raise bad_row(source, number, "must be text that is not empty", field="content", value=content)
    if (
        not isinstance(producer, dict)
        or not all(isinstance(value, str) for value in producer.values())
        or set(producer) - {"model", "run"}
        or not producer.get("model")
    ):
        raise bad_row(
            source, number, "must be an object with model and run", field="producer", value=producer
        )
    refuse_too_long(Producer(**producer), where=f"{source}, row {number}, ")
    return Output(case_id=cases[case_id], content=content, sha256=sha256_bytes(content.encode())), producer
