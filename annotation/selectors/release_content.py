"""What a release of adjudicated studies says, as plain records."""

from collections.abc import Iterator, Sequence
from typing import Any

from annotation.models.legacy_statuses import LegacyStatus
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import Study, StudyCase
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.datasets import case_contract, cases_of
from annotation.selectors.labels import blindness
from annotation.selectors.studies import pins_of
from taxonomy.strict_json import strict_json


def case_lines(studies: Sequence[Study], *, with_inputs: bool) -> list[dict[str, Any]]:
    """One record per case: its identity and digest, and its content only where it was asked for."""
    wanted = StudyCase.objects.filter(study__in=studies).values("case_id")
    lines = []
    for case in cases_of(studies[0].dataset_version).filter(pk__in=wanted).iterator(chunk_size=1000):
        contract = case_contract(case)
        line = {
            "id": case.external_id,
            "schemaVersion": contract.get("schemaVersion", "1"),
            "task": case.task,
            "family": case.family,
            "split": case.split,
            "sha256": case.sha256,
        }
        lines.append(line | ({"content": contract} if with_inputs else {}))
    return lines


def label_lines(study: Study, records: Sequence[CaseRecord]) -> Iterator[dict[str, Any]]:
    """The label that stands for each labelled case, each answer with its source."""
    for record in records:
        if record.labels:
            yield {
                "case_id": record.case_id,
                "study": study.name,
                "answers": record.resolution.answers,
                "sources": record.resolution.sources,
                **({"how": record.resolution.how} if record.resolution.how else {}),
                "source": record.resolution.source,
                "n_labels": len(record.labels),
                "ruling": record.ruling.number if record.ruling else None,
                "output_sha256": record.study_case.output.sha256 if record.study_case.output else None,
            }


def adjudication_lines(study: Study, records: Sequence[CaseRecord]) -> Iterator[dict[str, Any]]:
    """Everything that was said about each case: every counted label as given, and every ruling."""
    rulings: dict[int, list[Ruling]] = {}
    query = Ruling.objects.filter(study_case__study=study, kind=RulingKind.RULING).select_related(
        "adjudicator"
    )
    for ruling in query.order_by("study_case_id", "number"):
        rulings.setdefault(ruling.study_case_id, []).append(ruling)
    for record in records:
        letters = {side.annotator: side.letter for side in record.sides}
        yield {
            "case_id": record.case_id,
            "study": study.name,
            "disputed": list(record.disputed),
            "labels": [
                {
                    "annotator": label.annotator,
                    "kind": label.kind,
                    "side": letters[label.annotator],
                    "revision": label.revision,
                    "answers": label.answers,
                    "answers_sha256": label.answers_sha256,
                }
                for label in record.labels
            ],
            "rulings": [_ruling_line(ruling) for ruling in rulings.get(record.study_case.pk, [])],
        }


def _ruling_line(ruling: Ruling) -> dict[str, Any]:
    return {
        "number": ruling.number,
        "adjudicator": ruling.adjudicator.pseudonym,
        "kind": ruling.adjudicator.kind,
        "answers": strict_json(ruling.answers),
        "reason": ruling.reason,
        "confidence": ruling.confidence,
        "note": ruling.note,
        "guideline_clause": ruling.guideline_clause,
        **({"flags_guideline": True} if ruling.flags_guideline else {}),
        **({"overrules": strict_json(ruling.overrules)} if ruling.overrules else {}),
        **({"in_consensus": True} if ruling.session_id else {}),
    }


def study_identity(study: Study) -> dict[str, Any]:
    """How the manifest names a study: its gate, its pins and the digest of its sealed report."""
    report = study.reports.get(number=1)
    return {
        "name": study.name,
        "gate": study.gate,
        "gateReason": strict_json(report.document)["gate"]["reason"],
        "blindness": blindness(study),
        "k": study.k,
        "seed": study.seed,
        "reportSha256": report.sha256,
        "pins": pins_of(study),
    }


def n_legacy_statuses(studies: Sequence[Study]) -> int:
    """How many statuses of earlier records stand beside the cases of these studies, and stay out."""
    return LegacyStatus.objects.filter(case__study_cases__study__in=studies).distinct().count()


def records_of(studies: Sequence[Study]) -> list[tuple[Study, list[CaseRecord]]]:
    return [(study, case_records(study)) for study in studies]
