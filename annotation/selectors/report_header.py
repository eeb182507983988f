"""What a report repeats of the dataset and the study that it speaks of."""

import hashlib
from itertools import islice
from typing import Any

from annotation.models.sealed_codes import CodeBook, CodeKind
from annotation.models.studies import Study
from annotation.selectors.binary_order import binary
from annotation.selectors.labels import blindness
from annotation.selectors.studies import pins_of
from taxonomy.digest import canonical_bytes
from taxonomy.strict_json import strict_json

# A longer list of ids is named by its digest alone.
MOST_IDS = 1000


def study_header(study: Study) -> dict[str, Any]:
    """The study as its report names it."""
    return {
        "name": study.name,
        "project": study.project.slug,
        "k": study.k,
        "seed": study.seed,
        "pilot": study.is_pilot,
        "threshold": study.threshold,
        "threshold_field": study.threshold_field,
        "blindness": blindness(study),
        "unblindings": [
            {"annotator": pseudonym, "reason": reason}
            for pseudonym, reason in study.unblindings.order_by("looked_at", "pk").values_list(
                "annotator__pseudonym", "reason"
            )
        ],
        "pins": pins_of(study),
    }


def dataset_header(study: Study) -> dict[str, Any]:
    """The fields of the dataset's manifest that do not depend on when it was made."""
    version = study.dataset_version
    ids = version.cases.order_by(binary("external_id")).values_list("external_id", flat=True)
    n, digest, rows = 0, hashlib.sha256(b"["), ids.iterator()
    while chunk := list(islice(rows, 5000)):
        digest.update((b"," if n else b"") + canonical_bytes(chunk)[1:-1])
        n += len(chunk)
    digest.update(b"]")
    stated = CodeBook.objects.filter(study=study, kind=CodeKind.CASE, name="schema_version").first()
    return {
        "datasetName": version.dataset.name,
        "datasetVersion": version.version,
        "itemCount": n,
        "orderedItemIds": list(ids) if n <= MOST_IDS else None,
        "orderedItemIdsSha256": digest.hexdigest(),
        "contentDigestSha256": version.sha256,
        "schemaVersions": strict_json(stated.entries) if stated else [],
        "changeReason": version.change_reason,
    }
