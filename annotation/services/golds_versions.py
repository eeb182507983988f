"""The next version of a data set, whose cases come with the golds that stand now. The version before stays as it is."""

from datetime import datetime

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.golds import same
from annotation.models.datasets import DatasetVersion
from annotation.selectors.datasets import case_contract, cases_of
from annotation.selectors.golds import standing_golds
from annotation.services.datasets import import_cases


@transaction.atomic
def version_with_golds(
    *, version: DatasetVersion, name: str, reason: str, actor: str, now: datetime
) -> DatasetVersion:
    """A draft named `name` with every case of `version` and its standing gold; BadInput where none was revised.

    Scores name the version that they were made on, so those against old golds and those against new ones stay apart.
    """
    if not reason.strip():
        raise BadInput("field 'reason': say why the golds change")
    if not name.strip() or version.dataset.versions.filter(version=name).exists():
        raise BadInput(f"field 'version', value {name[:80]!r}: must be a name that no version has")
    golds = standing_golds(version)
    rows, n_changed = [], 0
    for number, case in enumerate(cases_of(version).iterator(chunk_size=1000), start=1):
        contract, gold = case_contract(case), golds[case.external_id]
        if gold.revision and not same(gold.value, gold.first_value):
            n_changed += 1
        if gold.revision:
            contract["expectedOutput"] = gold.value
        if isinstance(contract.get("metadata"), dict) and "datasetVersion" in contract["metadata"]:
            contract["metadata"] = contract["metadata"] | {"datasetVersion": name}
        rows.append((number, contract))
    if not n_changed:
        raise BadInput(f"{version}: no gold differs from the one that its case came with")
    return import_cases(
        project=version.dataset.project,
        dataset=version.dataset.name,
        rows=rows,
        source=f"golds of {version}",
        version=name,
        reason=reason.strip(),
        actor=actor,
        now=now,
    ).version
