"""Ground truth leaves: built once as bytes, stored for ever, written out and compared."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.redacted_release import STATEMENT, redacted_files
from annotation.models.projects import Project
from annotation.models.releases import Release, ReleaseFile, ReleaseStatus, ReleaseStudy
from annotation.models.studies import Gate, Study, StudyState
from annotation.selectors.labels import blindness
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from annotation.services.release_building import build_content, build_release
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
    status = _status(locked)
    named = {
        "release": name,
        "releaseStatus": status.value,
        "changeReason": reason,
        "createdBy": actor,
        "createdAt": now.isoformat(),
    }
    built = build_release(studies=locked, with_inputs=with_inputs, named=named)
    release = Release.objects.create(
        project=project,
        name=name,
        status=status,
        change_reason=reason,
        content_sha256=built.content_sha256,
        manifest_sha256=built.manifest_sha256,
        created_at=now,
    )
    ReleaseStudy.objects.bulk_create(ReleaseStudy(release=release, study=study) for study in locked)
    ReleaseFile.objects.bulk_create(
        ReleaseFile(release=release, name=file, content=content, sha256=sha256_bytes(content))
        for file, content in built.files.items()
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


def write_release(*, release: Release, folder: Path) -> None:
    """Write the stored files of a release into an empty or new folder."""
    _write({file.name: bytes(file.content) for file in release.files.all()}, folder)


def write_redacted(*, release: Release, folder: Path) -> dict[str, int]:
    """Write the redacted form of a release into an empty or new folder; says what was masked how often."""
    stored = {file.name: bytes(file.content) for file in release.files.all()}
    files = redacted_files(stored, release=release.name, manifest_sha256=release.manifest_sha256)
    _write(files, folder)
    masked: dict[str, int] = strict_json(files[STATEMENT])["masked"]
    return masked


def _write(files: Mapping[str, bytes], folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder.name}: is a file, and a release is written into a folder")
    if folder.exists() and any(folder.iterdir()):
        present = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
        if present != files:
            raise BadInput(
                f"{folder.name}: the folder is not empty and holds something else than this release"
            )
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


def rebuilt_differs(release: Release) -> list[str]:
    """The content files of a release that, built again from the stored evidence, would not be the same bytes."""
    studies = [link.study for link in release.studies.select_related("study").order_by("study__name")]
    stored = {file.name: bytes(file.content) for file in release.files.all()}
    with_inputs = b'"content":' in stored["cases.jsonl"]
    return [
        name
        for name, content in build_content(studies, with_inputs=with_inputs).items()
        if stored[name] != content
    ]
