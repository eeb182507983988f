"""The specs of a dataset version or of a sealed study, each beside its case and the gold that stands."""

from typing import Any

from django.db.models import Prefetch, QuerySet

from annotation.core.golds import CONTRADICTED, WRITING
from annotation.core.spec_exchange.export import Kept, export_document, is_unannotated
from annotation.core.spec_exchange.from_labels import standing_document
from annotation.core.spec_exchange.report import spec_report
from annotation.models.case_specs import CaseSpec
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.golds import GoldDecision
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.adjudication import case_records
from annotation.selectors.golds import gold_of, gold_text, with_golds
from annotation.selectors.studies import schema_for
from taxonomy.digest import sha256_of
from taxonomy.strict_json import strict_json

SPEC_TYPE = "verifier_spec"
_TOLD = ("reason", "act", "status", "audit_class", "evidence_kind", "evidence", "evidence_source")
# Reports by the digest of what they were made from: a page asks for the same one again and again.
_REPORTS: dict[str, dict[str, Any]] = {}
MOST_REPORTS = 8


def kept_specs(version: DatasetVersion) -> list[Kept]:
    """Every case of a version by its id with the last revision of its spec."""
    specs = Prefetch("specs", CaseSpec.objects.order_by("revision"), to_attr="kept_specs")
    rows = _cases(version).prefetch_related(specs).iterator(chunk_size=1000)
    return [_kept(case, case.kept_specs[-1] if case.kept_specs else None) for case in rows]


def study_specs(study: Study) -> list[Kept]:
    """Every case of a measured study with the spec that stands, if one does; raises NotMeasured."""
    key = spec_field(study)
    records = {record.case_id: record for record in case_records(study)}
    found = []
    for case in _cases(study.dataset_version).filter(study_cases__study=study).iterator(chunk_size=1000):
        record, kept = records[case.external_id], _kept(case, None)
        standing = record.resolution.answers
        if spec := standing.get(key):
            labels = [side.answers for side in record.sides]
            kept = kept._replace(spec=standing_document(spec, standing, labels, key=key), revision=1)
        found.append(kept)
    return found


def spec_field(study: Study) -> str:
    """The key of the study's field for a spec; empty without one."""
    return next((field.key for field in schema_for(study).fields if field.type_name == SPEC_TYPE), "")


def studies_with_specs(studies: QuerySet[Study], version: DatasetVersion) -> list[Study]:
    """Those of `studies` that are measured on this version and ask for specs."""
    measured = studies.filter(dataset_version=version, state__in=AFTER_MEASURING).select_related(
        "schema_version", "taxonomy_version__taxonomy"
    )
    return [study for study in measured.order_by("-measured_at", "pk") if spec_field(study)]


def report_on(kept: list[Kept], *, version: DatasetVersion) -> dict[str, Any]:
    """The report on some specs of a version, made once for what it is made from."""
    contradicted = _contradicted(version)
    key = sha256_of({"kept": [row._asdict() for row in kept], "contradicted": contradicted})
    if key not in _REPORTS:
        if len(_REPORTS) >= MOST_REPORTS:
            _REPORTS.clear()
        _REPORTS[key] = spec_report(kept, contradicted=contradicted)
    return _REPORTS[key]


def exported(kept: list[Kept], *, version: DatasetVersion) -> dict[str, Any]:
    return export_document(name=version.dataset.name, version=version.version, kept=kept)


def unannotated(kept: list[Kept]) -> list[str]:
    return [str(row.case["id"]) for row in kept if is_unannotated(row)]


def _cases(version: DatasetVersion) -> QuerySet[Case]:
    return with_golds(version.cases.order_by("external_id"))


def _kept(case: Case, spec: CaseSpec | None) -> Kept:
    gold = gold_of(case)
    document = strict_json(spec.document) if spec else None
    return Kept(
        case=strict_json(case.content),
        first_gold=gold_text(gold.first_value),
        gold=gold.text,
        decisions=decisions_of(case),
        spec=document,
        revision=spec.revision if spec else 0,
        original=strict_json(spec.original) if spec and spec.original else None,
    )


def decisions_of(case: Case) -> list[dict[str, str]]:
    """What was decided about the gold of a case from `with_golds`, first to last."""
    return [_told(row, case) for row in case.gold_record]  # type: ignore[attr-defined]


def _told(row: GoldDecision, case: Case) -> dict[str, str]:
    """A decision as an export tells it: what was decided and why, without a name."""
    told = {name: getattr(row, name) for name in _TOLD if getattr(row, name)}
    if row.act in WRITING:
        values = {one.pk: one.value for one in case.gold_revisions}  # type: ignore[attr-defined]
        told["value"] = gold_text(strict_json(values[row.reference_id])) or ""
    return told


def _contradicted(version: DatasetVersion) -> list[str]:
    """The cases whose gold no later decision has cleared since the environment contradicted it."""
    last: dict[str, str] = {}
    rows = GoldDecision.objects.filter(case__dataset_version=version).order_by("case_id", "number")
    for case_id, act in rows.values_list("case__external_id", "act"):
        if act != "escalated":
            last[case_id] = act
    return sorted(case_id for case_id, act in last.items() if act == CONTRADICTED)
