"""A release as bytes: content, what is made from it for other readers, manifest, ledger and signature."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings

from annotation.core.croissant import CROISSANT, croissant_file
from annotation.core.data_card import CARD, data_card
from annotation.core.release_files import (
    ADJUDICATION,
    CASES,
    LABELS,
    LEDGER,
    MANIFEST,
    VERIFIER,
    VOCABULARY,
    content_digest,
    content_files,
    manifest,
    merkle_root_of,
    verifier_source,
)
from annotation.core.release_table import LABELS_CSV, LABELS_PARQUET, csv_bytes, label_table, parquet_bytes
from annotation.core.signing import SIGNATURE, public_hex, read_key, signature_file
from annotation.models.studies import Gate, Study
from annotation.selectors import release_content, release_vocabulary
from annotation.services.ledger import chain_head, chain_lines
from taxonomy.digest import canonical_bytes, sha256_bytes
from taxonomy.strict_json import strict_json


@dataclass(frozen=True)
class Built:
    """Every file of a release by name, with the two digests that name it."""

    files: dict[str, bytes]
    content_sha256: str
    manifest_sha256: str


def build_release(*, studies: Sequence[Study], with_inputs: bool, named: dict[str, Any]) -> Built:
    """The files of a release of `studies`; `named` is what only this release knows of itself."""
    content = build_content(studies, with_inputs=with_inputs)
    key = read_key(settings.RELEASE_SIGNING_KEY) if settings.RELEASE_SIGNING_KEY else None
    vocabulary = release_vocabulary.vocabulary_of(studies)
    identity = _identity(studies, content) | named | {"signedBy": public_hex(key) if key else None}
    derived = _derived(content, identity, vocabulary)
    stated = manifest(content, derived, identity)
    chain = studies[0].project.slug
    files = content | derived | {
        MANIFEST: stated,
        VERIFIER: verifier_source(),
        LEDGER: chain_lines(chain, upto=identity["ledgerHead"]["sequence"], about={study.name for study in studies}),
    }  # fmt: skip
    if key:
        files[SIGNATURE] = signature_file(stated, key)
    return Built(files, identity["contentDigestSha256"], sha256_bytes(stated))


def build_content(studies: Sequence[Study], *, with_inputs: bool) -> dict[str, bytes]:
    """The content files of a release, from the stored evidence."""
    records = release_content.records_of(studies)
    return content_files(
        cases=release_content.case_lines(studies, with_inputs=with_inputs),
        labels=[line for study, found in records for line in release_content.label_lines(study, found)],
        agreement=[strict_json(study.reports.get(number=1).document) for study in studies],
        adjudication=[
            line for study, found in records for line in release_content.adjudication_lines(study, found)
        ],
    )


def _identity(studies: Sequence[Study], files: dict[str, bytes]) -> dict[str, Any]:
    """What the manifest says of its studies, cases and digests."""
    version = studies[0].dataset_version
    cases = _records(files, CASES)
    head = chain_head(studies[0].project.slug)
    return {
        "datasetName": version.dataset.name,
        "datasetVersion": version.version,
        "datasetDigestSha256": version.sha256,
        "schemaVersion": cases[0]["schemaVersion"] if cases else "1",
        "itemCount": len(cases),
        "orderedItemIds": [case["id"] for case in cases],
        "caseDigests": {case["id"]: case["sha256"] for case in cases},
        "splitMap": {case["id"]: case["split"] for case in cases},
        "excluded": {"legacyStatusInferred": release_content.n_legacy_statuses(studies)},
        "gate": _worst_gate(studies),
        "studies": [release_content.study_identity(study) for study in studies],
        "contentDigestSha256": content_digest(files),
        "merkleRootSha256": merkle_root_of(files),
        "adjudicationSha256": sha256_bytes(files[ADJUDICATION]),
        "ledgerHead": {"chain": head.chain, "sequence": head.sequence, "sha256": head.sha256},
    }


def _derived(
    content: dict[str, bytes], identity: dict[str, Any], vocabulary: dict[str, Any]
) -> dict[str, bytes]:
    """What is made from the content for other readers: table, vocabulary, metadata and card."""
    cases, labels = _records(content, CASES), _records(content, LABELS)
    fields = [field for schema in vocabulary["schemas"] for field in schema["document"]["fields"]]
    stated = {key for label in labels for key in label["answers"]}
    types = {field["key"]: field["type"] for field in fields if field["key"] in stated}
    table = label_table(cases, labels, types)
    files = {
        LABELS_CSV: csv_bytes(table),
        LABELS_PARQUET: parquet_bytes(table),
        VOCABULARY: canonical_bytes(vocabulary) + b"\n",
    }
    titles = {field["key"]: field.get("title", field["key"]) for field in fields}
    reports = strict_json(content["agreement.json"])
    return files | {
        CROISSANT: croissant_file(identity=identity, files=content | files, table=table, titles=titles),
        CARD: data_card(
            identity=identity, cases=cases, labels=labels, reports=reports, vocabulary=vocabulary
        ),
    }


def _records(files: dict[str, bytes], name: str) -> list[dict[str, Any]]:
    return [strict_json(line) for line in files[name].splitlines()]


def _worst_gate(studies: Sequence[Study]) -> str:
    order = [Gate.READY, Gate.INCOMPLETE, Gate.FAILED, Gate.MANUAL_BLOCKED]
    return max((Gate(study.gate) for study in studies), key=order.index).value
