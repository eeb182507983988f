"""Importing an uploaded file of cases: looked at first, mapped if its keys are foreign, then brought in by a job."""

import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.case_contract import CASE_KEYS
from annotation.core.case_files import CaseRow, each_case, each_row
from annotation.core.checks.masking import shown
from annotation.models.jobs import Job
from annotation.models.projects import Project
from annotation.models.uploads import Upload
from annotation.services.case_rows import cases_ready
from annotation.services.column_lengths import refuse_too_long
from annotation.services.datasets import import_ready_cases
from annotation.services.jobs import Claim, JobRefused, request_job
from taxonomy.digest import sha256_bytes, sha256_of

IMPORT = "import_cases"
IMPORT_VERSION = "1"
LARGEST = 50 * 1024**2
KEPT = timedelta(days=1)
MOST_KEYS = 500
REPORTED_EVERY = 2_000


class Key(NamedTuple):
    """A key of the file: in how many of the records it stands, and one of its values."""

    name: str
    n: int
    example: str


class Look(NamedTuple):
    """What an uploaded file holds: its keys, and whether it needs no mapping."""

    n_rows: int
    keys: list[Key]
    is_ours: bool


@transaction.atomic
def keep_upload(*, project: Project, name: str, content: bytes, actor: str, now: datetime) -> Upload:
    """Keep a file for a day; refused if it is too large or holds no cases that can be read."""
    Upload.objects.filter(uploaded_at__lt=now - KEPT).delete()
    if len(content) > LARGEST:
        raise BadInput(
            f"{name}: is larger than {LARGEST // 1024**2} MB; import it with the command import_cases"
        )
    upload = Upload(
        project=project,
        name=Path(name.replace("\\", "/")).name or "cases",
        content=content,
        sha256=sha256_bytes(content),
        uploaded_by=actor,
        uploaded_at=now,
    )
    refuse_too_long(upload)
    _looked_at(upload)
    upload.save()
    return upload


def look_at(upload: Upload) -> Look:
    """The keys of a kept file, of every record. It is read once: a page that is asked for again reads nothing anew."""
    return _remembered(upload.pk, upload.name, upload.sha256)


@lru_cache(maxsize=32)
def _remembered(pk: int, name: str, sha256: str) -> Look:
    """By the digest of what the file says, and by the name, whose ending says how it is read."""
    return _looked_at(Upload.objects.get(pk=pk))


def _looked_at(upload: Upload) -> Look:
    """BadInput if the file cannot be read at all or has more keys than a page can show."""
    n, seen, examples = 0, Counter[str](), dict[str, str]()
    with _as_file(upload) as path:
        for row, record in each_row(path):
            n += 1
            seen.update(record.keys())
            for key in record.keys() - examples.keys():
                examples[key] = shown(record[key])
            if len(seen) > MOST_KEYS:
                raise bad_row(
                    upload.name,
                    row,
                    f"more than {MOST_KEYS} different keys; import it with import_cases --map",
                )
    keys = [Key(name, n, examples[name]) for name, n in seen.items()]
    return Look(n, keys, {"id", "input"} <= set(seen) and set(seen) <= set(CASE_KEYS))


def request_import(
    *,
    upload: Upload,
    dataset: str,
    version: str,
    reason: str,
    mapping: Mapping[str, str],
    actor: str,
    now: datetime,
) -> Job:
    """The job that brings the file in. Asked for twice it is one job."""
    arguments = {
        "upload_id": upload.pk,
        "project": upload.project.slug,
        "dataset": dataset,
        "version": version,
        "reason": reason,
        "mapping": dict(mapping),
        "actor": actor,
    }
    return request_job(
        kind=IMPORT,
        input_sha256=sha256_of(arguments | {"file": upload.sha256}),
        engine_version=IMPORT_VERSION,
        arguments=arguments,
        now=now,
    )


def import_upload(claim: Claim) -> None:
    """Read the file and store its cases, all or none; what is wrong with it becomes the job's message."""
    given: dict[str, Any] = claim.arguments
    upload = Upload.objects.select_related("project").filter(pk=given["upload_id"]).first()
    if upload is None:
        raise JobRefused("the file is no longer here: it was imported, or a day has passed")
    claim.progress(0, 0)
    try:
        with _as_file(upload) as path:
            found = each_case(path, rename=given["mapping"])
            cases = cases_ready(_reported(found, claim), upload.name)
        with transaction.atomic():
            import_ready_cases(
                project=upload.project,
                dataset=given["dataset"],
                cases=cases,
                source=upload.name,
                version=given["version"],
                reason=given["reason"],
                actor=given["actor"],
                now=claim.clock(),
            )
            claim.progress(len(cases), len(cases))
            claim.finish()
            upload.delete()
    except BadInput as fault:
        raise JobRefused(str(fault)) from fault


def _reported(cases: Iterable[CaseRow], claim: Claim) -> Iterator[CaseRow]:
    """The cases as they are read; the job says how many, and stops here where somebody cancelled it."""
    for number, case in enumerate(cases, start=1):
        yield case
        if number % REPORTED_EVERY == 0:
            claim.progress(number, 0)


@contextmanager
def _as_file(upload: Upload) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / _fitting(upload.name)
        path.write_bytes(bytes(upload.content))
        yield path


def _fitting(name: str) -> str:
    """`name` cut in front of its ending to the 255 bytes that file systems take: letters of most scripts are several."""
    ending = Path(name).suffix[:20]
    stem = name.removesuffix(ending).encode()[: 255 - len(ending.encode())]
    return stem.decode(errors="ignore") + ending
