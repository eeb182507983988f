"""The document of a sealed report: what the labels say, who gave them, under which versions, and what they allow."""

from typing import Any

from agreement.inputs import StudyCounts, ids_by_reason, names_with_labels
from agreement.measures import ENGINE_VERSION
from annotation.core.gates import Verdict, gate_of

FORMAT = "concord-agreement-report/2"
SIGNIFICANT_DIGITS = 12


def gate(
    counts: StudyCounts, fields: list[dict[str, Any]], *, k: int, threshold: str, threshold_field: str
) -> Verdict:
    return gate_of(
        k=k,
        n_cases=counts.n_cases,
        n_complete=counts.n_complete,
        n_humans=len(names_with_labels(counts, counts.of_kind("human"))),
        threshold=threshold,
        kappa=human_kappa(fields, threshold_field),
        is_mixed=counts.n_due < counts.n_cases * k,
    )


def human_kappa(fields: list[dict[str, Any]], key: str) -> float | None:
    """Cohen's kappa of a field among humans, or alpha where more than two of them labelled."""
    for field in fields:
        if field["field"] == key and field["between"] == "human-human":
            found = {measure["name"]: measure["value"] for measure in field["measures"]}
            return found.get("cohen_kappa", found.get("krippendorff_alpha"))
    return None


def document(
    counts: StudyCounts,
    fields: list[dict[str, Any]],
    verdict: Verdict,
    *,
    study: dict[str, Any],
    dataset: dict[str, Any],
    inputs_sha256: str,
    warnings: list[dict[str, Any]],
    time: list[dict[str, Any]],
    self_consistency: list[dict[str, Any]],
    behaviour: list[dict[str, Any]],
) -> dict[str, Any]:
    """The report without a clock: the same labels give the same bytes. Figures are decimals written as text.

    `behaviour` stands only in the report of a study whose labels hold specs.
    """
    key = study["threshold_field"]
    return as_decimals(
        {
            "format": FORMAT,
            "engine": ENGINE_VERSION,
            "study": study,
            "dataset": dataset,
            "inputs_sha256": inputs_sha256,
            "gate": {
                "gate": verdict.gate,
                "reason": verdict.reason,
                "blindness": study["blindness"],
                "threshold": study["threshold"],
                "field": key,
                "kappa": human_kappa(fields, key) if key else None,
            },
            "n_cases": counts.n_cases,
            "n_double": counts.n_double,
            "annotators": [
                {"pseudonym": name, "kind": kind, "n_labels": counts.n_labels[name]}
                for name, kind in counts.annotators.items()
            ],
            "excluded": ids_by_reason(counts.unlabelled),
            "warnings": warnings,
            "fields": fields,
            "time": time,
            "self_consistency": self_consistency,
        }
        | ({"behaviour": behaviour} if behaviour else {})
    )


def as_decimals(value: Any) -> Any:
    """`value` with every float as text of 12 significant digits, so that no machine's last bit reaches a digest."""
    if isinstance(value, float):
        return format(value, f".{SIGNIFICANT_DIGITS}g")
    if isinstance(value, dict):
        return {key: as_decimals(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [as_decimals(item) for item in value]
    return value
