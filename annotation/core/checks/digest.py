"""The file holds exactly what its manifest says."""

from annotation.core.checks.content_digest import version_sha256
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding


def digest(dataset: Dataset) -> list[Finding]:
    """Errors for a different number of cases, ids on one side only, and different content."""
    manifest = dataset.manifest
    if manifest is None:
        return []
    findings = []
    if manifest.item_count != len(dataset.rows):
        message = f"the manifest counts {manifest.item_count} cases, the file holds {len(dataset.rows)}"
        findings.append(Finding("", "itemCount", message))
    found = {dataset.label(index) for index in range(len(dataset.rows))}
    named = set(manifest.ordered_ids)
    findings += [Finding(i, "orderedItemIds", "is in the manifest only") for i in sorted(named - found)]
    findings += [Finding(i, "orderedItemIds", "is in the file only") for i in sorted(found - named)]
    content = version_sha256(
        dataset,
        name=manifest.dataset_name,
        version=manifest.dataset_version,
        schema_version=manifest.schema_version,
    )
    if content != manifest.content_sha256:
        message = f"the manifest names {manifest.content_sha256}, the file has {content}"
        findings.append(Finding("", "contentDigestSha256", message))
    return findings
