"""Releases: the list, what can be released, one release with its manifest, and its archive."""

import io
import zipfile
from collections import Counter
from typing import Any

from annotation.core.release_files import CONTENT, MANIFEST, VOCABULARY
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.releases import Release, ReleaseFile, ReleaseStatus
from annotation.models.studies import Study, StudyState
from annotation.selectors.pages_frame import TONES, frame, n_open, not_human, short_of_labels, study_head
from annotation.selectors.pages_study import pins
from taxonomy.strict_json import strict_json

EPOCH = (1980, 1, 1, 0, 0, 0)
SAYS = {
    "adjudication.jsonl": "every label as given and every ruling",
    "agreement.json": "the sealed reports",
    "cases.jsonl": "the cases with their digests",
    "labels.jsonl": "the label that stands for each case",
    "manifest.json": "what the release is, with a digest of every file and line",
    "verify.py": "checks it all with nothing but Python",
    "labels.csv": "the labels for a spreadsheet",
    "labels.parquet": "the labels for programs",
    "vocabulary.json": "schemas, taxonomies and guidelines in full",
    "croissant.json": "metadata for dataset tools",
    "README.md": "the data card",
    "ledger.jsonl": "the chain of the acts behind it",
    "signature.json": "Ed25519 over the manifest",
}


def release_rows(project: Project) -> list[dict[str, Any]]:
    """The releases of a project, newest first, each with its gate and number of cases."""
    rows = []
    manifests = ReleaseFile.objects.filter(release__project=project, name=MANIFEST).select_related("release")
    for file in manifests.order_by("-release__created_at", "-release__pk"):
        manifest = strict_json(bytes(file.content))
        rows.append(_row(file.release, manifest))
    return rows


def _row(release: Release, manifest: dict[str, Any]) -> dict[str, Any]:
    studies = Study.objects.filter(releases__release=release)
    kinds = Counter(studies.values_list("members__annotator__kind", flat=True))
    return {
        "number": release.pk,
        "name": release.name,
        "is_provisional": release.status == ReleaseStatus.PROVISIONAL,
        "created_at": release.created_at,
        "content_sha256": release.content_sha256,
        "manifest_sha256": release.manifest_sha256,
        "reason": release.change_reason,
        "gate": manifest["gate"],
        "gate_tone": TONES[manifest["gate"]],
        "n_cases": manifest["itemCount"],
        "not_human": not_human(kinds),
    }


def releases_page(*, user: User, project: Project) -> dict[str, Any]:
    page = frame(user=user, project=project, current="ground-truth")
    return page | {"releases": release_rows(project), "may_release": Role.MANAGER in page["roles"]}


def release_form_page(*, user: User, project: Project) -> dict[str, Any]:
    """What can be released, and for each study why it would be provisional or cannot be released yet."""
    page = frame(user=user, project=project, current="ground-truth")
    return page | {"choices": [_choice(study) for study in releasable(project)]}


def releasable(project: Project) -> list[Study]:
    """The studies that are past their report, newest first; pilots never are."""
    states = (StudyState.MEASURED, StudyState.ADJUDICATED, StudyState.RELEASED)
    studies = project.studies.filter(is_pilot=False, state__in=states)
    return list(studies.select_related("dataset_version__dataset").order_by("-created_at", "-pk"))


def _choice(study: Study) -> dict[str, Any]:
    head = study_head(study)
    waits = n_open(study) if study.state == StudyState.MEASURED else 0
    return head | {
        "waits": waits,
        "short": short_of_labels(study),
        "is_ready": study.state != StudyState.MEASURED,
        "value": str(study.public_id),
    }


def release_page(*, user: User, release: Release) -> dict[str, Any]:
    """One release: its manifest in words, its files with their digests, and how to verify it."""
    stored = {file.name: file for file in release.files.all()}
    manifest = strict_json(bytes(stored[MANIFEST].content))
    labels = [strict_json(line) for line in bytes(stored["labels.jsonl"].content).splitlines()]
    cases = [strict_json(line) for line in bytes(stored["cases.jsonl"].content).splitlines()]
    studies = Study.objects.filter(releases__release=release).select_related(
        "dataset_version__dataset", "schema_version__schema"
    )
    others = release.project.releases.order_by("-pk").values("pk", "name")
    return frame(user=user, project=release.project, current="ground-truth") | {
        "release": _row(release, manifest),
        "manifest": manifest,
        "studies": [study_head(study) | {"pins": pins(study)} for study in studies.order_by("name")],
        "sources": sorted(Counter(label["source"] for label in labels).items()),
        "counts": _counts(cases),
        "origins": _origins(stored),
        "earlier": list(others.filter(pk__lt=release.pk)),
        "later": list(others.filter(pk__gt=release.pk)),
        "files": [
            {"name": name, "sha256": file.sha256, "n_bytes": len(bytes(file.content)), "says": SAYS.get(name, ""),
             "is_content": name in CONTENT}
            for name, file in sorted(stored.items())
        ],
    }  # fmt: skip


def _origins(stored: dict[str, ReleaseFile]) -> list[dict[str, Any]]:
    """The codes of the release's taxonomies that came out of open coding, as its vocabulary says."""
    if VOCABULARY not in stored:
        return []
    taxonomies = strict_json(bytes(stored[VOCABULARY].content))["taxonomies"]
    return [taxonomy for taxonomy in taxonomies if taxonomy.get("origins")]


def _counts(cases: list[dict[str, Any]]) -> dict[str, Any]:
    """How many cases of each family stand in each split."""
    counts = Counter((case["family"] or "no family", case["split"] or "no split") for case in cases)
    splits = sorted({split for _, split in counts})
    families = sorted({family for family, _ in counts})
    return {
        "splits": splits,
        "rows": [
            {"family": family, "counts": [counts[family, split] for split in splits]} for family in families
        ],
    }


def archive(release: Release) -> bytes:
    """The release as a zip that is the same bytes each time: sorted names, no clock, stored uncompressed."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for file in release.files.order_by("name"):
            entry = zipfile.ZipInfo(file.name, date_time=EPOCH)
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            target.writestr(entry, bytes(file.content))
    return buffer.getvalue()
