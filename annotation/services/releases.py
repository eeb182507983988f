"""Ground truth leaves: built once as bytes, stored for ever, written out and compared."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.release_files import (
    ADJUDICATION,
    MANIFEST,
    VERIFIER,
    content_digest,
    content_files,
    verifier_source,
)
from annotation.core.release_files import manifest as manifest_bytes
from annotation.models.projects import Project
from annotation.models.releases import Release, ReleaseFile, ReleaseStatus, ReleaseStudy
from annotation.models.studies import Gate, Study, StudyState
from annotation.selectors import release_content
from annotation.selectors.labels import blindness
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import chain_head, record_event
from taxonomy.digest import sha256_bytes
from taxonomy.strict_json import strict_json


class ReleaseRefused(Exception):
    """These studies cannot be released like this; the message says what is missing."""


@transaction.atomic
def create_release(
    *,
    project: Project,
    name: str,
    studies: Sequence[Study],
    reason: str,
    actor: str,
    now: datetime,
    with_inputs: bool = False,
) -> Release:
    """Build and store a release of adjudicated studies; provisional unless every gate is READY and blindness kept."""
    locked = list(
        Study.objects.select_for_update().filter(pk__in=[study.pk for study in studies]).order_by("name")
    )
    _check(project, name, locked, reason)
    files = _content(locked, with_inputs=with_inputs)
    status = _status(locked)
    identity = _identity(
        studies=locked,
        files=files,
        release=name,
        releaseStatus=status,
        changeReason=reason,
        createdBy=actor,
        createdAt=now.isoformat(),
    )
    manifest = manifest_bytes(files, identity)
    release = Release.objects.create(
        project=project,
        name=name,
        status=status,
        change_reason=reason,
        content_sha256=content_digest(files),
        manifest_sha256=sha256_bytes(manifest),
        created_at=now,
    )
    ReleaseStudy.objects.bulk_create(ReleaseStudy(release=release, study=study) for study in locked)
    stored = files | {MANIFEST: manifest, VERIFIER: verifier_source()}
    ReleaseFile.objects.bulk_create(
        ReleaseFile(release=release, name=file, content=content, sha256=sha256_bytes(content))
        for file, content in stored.items()
    )
    for study in locked:
        Study.objects.filter(pk=study.pk, state=StudyState.ADJUDICATED).update(state=StudyState.RELEASED)
    record_event(
        chain=project.slug,
        action="release.created",
        actor=actor,
        at=now,
        subject={
            "release": name,
            "status": status,
            "content": release.content_sha256,
            "manifest": release.manifest_sha256,
        },
    )
    return release


def _check(project: Project, name: str, studies: Sequence[Study], reason: str) -> None:
    if not studies:
        raise ReleaseRefused("name at least one study.")
    if not reason.strip():
        raise ReleaseRefused("a release needs a reason.")
    refuse_too_long(Release(project=project, name=name))
    if Release.objects.filter(project=project, name=name).exists():
        raise ReleaseRefused(f"project {project.slug} has a release {name!r}; releases are never made over.")
    for study in studies:
        if study.project_id != project.pk:
            raise ReleaseRefused(f"study {study.name} belongs to another project.")
        if study.is_pilot:
            raise ReleaseRefused(f"study {study.name} is a pilot; its labels never enter a release.")
        if study.state not in (StudyState.ADJUDICATED, StudyState.RELEASED):
            raise ReleaseRefused(
                f"study {study.name} is {study.state}: rule on its open disagreements first."
            )
    if len({study.dataset_version_id for study in studies}) > 1:
        raise ReleaseRefused("the studies stand on different dataset versions; release them apart.")


def _status(studies: Sequence[Study]) -> ReleaseStatus:
    ready = all(study.gate == Gate.READY and blindness(study) != "not attested" for study in studies)
    return ReleaseStatus.GROUND_TRUTH if ready else ReleaseStatus.PROVISIONAL


def _content(studies: Sequence[Study], *, with_inputs: bool) -> dict[str, bytes]:
    records = release_content.records_of(studies)
    return content_files(
        cases=release_content.case_lines(studies, with_inputs=with_inputs),
        labels=[line for study, found in records for line in release_content.label_lines(study, found)],
        agreement=[strict_json(study.reports.get(number=1).document) for study in studies],
        adjudication=[
            line for study, found in records for line in release_content.adjudication_lines(study, found)
        ],
    )


def _identity(*, studies: Sequence[Study], files: dict[str, bytes], **named: Any) -> dict[str, Any]:
    """What the manifest says beside the digests; `named` is what only this release knows of itself."""
    version = studies[0].dataset_version
    cases = [strict_json(line) for line in files["cases.jsonl"].splitlines()]
    head = chain_head(studies[0].project.slug)
    return {
        "datasetName": version.dataset.name,
        "datasetVersion": version.version,
        "datasetDigestSha256": version.sha256,
        "schemaVersion": cases[0]["schemaVersion"] if cases else "1",
        "itemCount": len(cases),
        "orderedItemIds": [case["id"] for case in cases],
        "caseDigests": {case["id"]: case["sha256"] for case in cases},
        "gate": _worst_gate(studies),
        "studies": [release_content.study_identity(study) for study in studies],
        "adjudicationSha256": sha256_bytes(files[ADJUDICATION]),
        "ledgerHead": {"chain": head.chain, "sequence": head.sequence, "sha256": head.sha256},
        **named,
    }


def _worst_gate(studies: Sequence[Study]) -> str:
    order = [Gate.READY, Gate.INCOMPLETE, Gate.FAILED, Gate.MANUAL_BLOCKED]
    return max((Gate(study.gate) for study in studies), key=order.index).value


def write_release(*, release: Release, folder: Path) -> None:
    """Write the stored files of a release into an empty or new folder."""
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder.name}: is a file, and a release is written into a folder")
    if folder.exists() and any(folder.iterdir()):
        present = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
        if present != {file.name: bytes(file.content) for file in release.files.all()}:
            raise BadInput(
                f"{folder.name}: the folder is not empty and holds something else than this release"
            )
        return
    folder.mkdir(parents=True, exist_ok=True)
    for file in release.files.all():
        (folder / file.name).write_bytes(bytes(file.content))


def rebuilt_differs(release: Release) -> list[str]:
    """The content files of a release that, built again from the stored evidence, would not be the same bytes."""
    studies = [link.study for link in release.studies.select_related("study").order_by("study__name")]
    stored = {file.name: bytes(file.content) for file in release.files.all()}
    with_inputs = b'"content":' in stored["cases.jsonl"]
    return [
        name
        for name, content in _content(studies, with_inputs=with_inputs).items()
        if stored[name] != content
    ]
