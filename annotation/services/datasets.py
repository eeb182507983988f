"""Cases and outputs come in, all or nothing; the same file twice adds nothing; a version is released once."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.bad_input import bad_row
from annotation.models.datasets import Case, Dataset, DatasetVersion, Reference, VersionState
from annotation.models.outputs import Output, Producer
from annotation.models.projects import Project
from annotation.selectors.datasets import version_digest
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from taxonomy.digest import NotCanonical, canonical_text, sha256_bytes, sha256_of

BATCH = 500


class Import(NamedTuple):
    """What an import did: how many were added, and how many were there already with the same content."""

    version: DatasetVersion
    n_added: int
    n_present: int


@transaction.atomic
def import_cases(
    *,
    project: Project,
    dataset: str,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    source: str,
    actor: str,
    now: datetime,
    version: str = "",
    reason: str = "",
) -> Import:
    """Store the cases of a file in a draft version of `dataset`; raises BadInput and stores nothing if one is bad.

    `rows` are (row number, case) pairs. Without `version` it is the `datasetVersion` that all cases name, or "1".
    """
    name = version or _version_named(rows)
    refuse_too_long(Dataset(project=project, name=dataset))
    refuse_too_long(DatasetVersion(version=name))
    holder, _ = Dataset.objects.get_or_create(project=project, name=dataset)
    target, created = DatasetVersion.objects.get_or_create(
        dataset=holder, version=name, defaults={"created_at": now, "change_reason": reason}
    )
    new = _new_cases(target, rows, source)
    if new and target.state == VersionState.RELEASED:
        row, case = new[0]
        raise bad_row(
            source, row, f"version {name} of {dataset} is released; give a new --dataset-version and a --reason",
            field="id", value=case["id"],
        )  # fmt: skip
    for chunk in _chunks(new):
        _store_cases(target, chunk, source, now=now)
    if new or created:
        record_event(
            chain=project.slug,
            action="cases.imported",
            actor=actor,
            at=now,
            subject={"dataset": dataset, "version": name, "added": len(new), "file": source},
        )
    return Import(target, len(new), len(rows) - len(new))


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


def _version_named(rows: Sequence[tuple[int, Mapping[str, Any]]]) -> str:
    named = {str(case.get("metadata", {}).get("datasetVersion", "1")) for _, case in rows}
    return named.pop() if len(named) == 1 else "1"


def _new_cases(
    version: DatasetVersion, rows: Sequence[tuple[int, Mapping[str, Any]]], source: str
) -> list[tuple[int, Mapping[str, Any]]]:
    """The rows that are not stored yet; refused if a stored case of the same id has other content."""
    known = dict(version.cases.values_list("external_id", "sha256"))
    new, differing = [], []
    for number, case in rows:
        if case["id"] not in known:
            new.append((number, case))
        elif known[case["id"]] != sha256_of(case):
            differing.append((number, case["id"]))
    if differing:
        number, first = differing[0]
        listed = ", ".join(case_id for _, case_id in differing[:20])
        raise bad_row(
            source, number,
            f"{len(differing)} cases are in version {version.version} with other content ({listed}); "
            "a changed case needs a new --dataset-version and a --reason",
            field="id", value=first,
        )  # fmt: skip
    return new


def _store_cases(
    version: DatasetVersion, rows: Sequence[tuple[int, Mapping[str, Any]]], source: str, *, now: datetime
) -> None:
    cases = Case.objects.bulk_create([_case(version, case, number, source) for number, case in rows])
    Reference.objects.bulk_create(
        Reference(case=stored, value=canonical_text(case["expectedOutput"]), created_at=now)
        for stored, (_, case) in zip(cases, rows, strict=True)
        if "expectedOutput" in case
    )


def _case(version: DatasetVersion, case: Mapping[str, Any], row: int, source: str) -> Case:
    content = {key: value for key, value in case.items() if key != "expectedOutput"}
    try:
        text, digest = canonical_text(content), sha256_of(case)
    except NotCanonical as fault:
        raise bad_row(source, row, str(fault), field="id", value=case["id"]) from fault
    stored = Case(
        dataset_version=version,
        external_id=case["id"],
        task=str(case.get("task", "")),
        family=str(case.get("metadata", {}).get("family", "")),
        split=str(case.get("split", "")),
        content=text,
        sha256=digest,
    )
    refuse_too_long(stored, where=f"{source}, row {row}, ")
    return stored


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


def _chunks(rows: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for start in range(0, len(rows), BATCH):
        yield rows[start : start + BATCH]
