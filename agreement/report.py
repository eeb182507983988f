"""The document of a sealed report: what the labels say, who gave them, under which versions, and what they allow."""

from typing import Any

from agreement.inputs import StudyLabels, excluded_units, field_codes, field_masks
from agreement.measures import ENGINE_VERSION
from agreement.measures.analysis import Options, analyse_field, analyse_set_field
from annotation.core.gates import Verdict, gate_of
from taxonomy.fields.base import Field

FORMAT = "concord-agreement-report/1"
SIGNIFICANT_DIGITS = 12
KINDS = ("human", "model", "simulated")


def panels(data: StudyLabels) -> list[dict[str, Any]]:
    """The groups of annotators among whom agreement is measured, each named by who agrees with whom.

    Kinds are never pooled into a figure of one kind: humans with humans, models with models, simulations with
    simulations; where two kinds labelled, the pairs across stand apart under both names.
    """
    found = [
        {"between": f"{kind}-{kind}", "annotators": data.of_kind(kind)}
        for kind in KINDS
        if len(data.of_kind(kind)) > 1
    ]
    for index, one in enumerate(KINDS):
        for other in KINDS[index + 1 :]:
            if data.of_kind(one) and data.of_kind(other):
                names = sorted(data.of_kind(one) + data.of_kind(other))
                found.append({"between": f"{one}-{other}", "annotators": names})
    return found


def measured_fields(data: StudyLabels, *, seed: int, on_field: Any) -> list[dict[str, Any]]:
    """Every measured field of every panel; `on_field(done, total)` is told how far the work is."""
    options = Options(seed=seed)
    work = [(panel, field) for panel in panels(data) for field in data.schema.measured()]
    fields = []
    for done, (panel, field) in enumerate(work):
        on_field(done, len(work))
        fields.append(_measured(data, panel, field, options))
    return fields


def gate(
    data: StudyLabels, fields: list[dict[str, Any]], *, k: int, threshold: str, threshold_field: str
) -> Verdict:
    humans = data.of_kind("human")
    active = [name for name in humans if any(label.annotator == name for label in data.labels)]
    return gate_of(
        k=k,
        human_labels=data.n_labels(humans).tolist(),
        labels=data.n_labels(list(data.annotators)).tolist(),
        n_humans=len(active),
        threshold=threshold,
        kappa=_human_kappa(fields, threshold_field),
    )


def document(
    data: StudyLabels, fields: list[dict[str, Any]], verdict: Verdict, study: dict[str, Any]
) -> dict[str, Any]:
    """The report without a clock: the same labels give the same bytes. Figures are decimals written as text."""
    names = list(data.annotators)
    counts = data.n_labels(names)
    return {
        "format": FORMAT,
        "engine": ENGINE_VERSION,
        "study": study,
        "inputs_sha256": data.inputs_sha256,
        "gate": {"gate": verdict.gate, "reason": verdict.reason, "blindness": study["blindness"]},
        "n_cases": len(data.units),
        "n_double": int((counts >= 2).sum()),
        "annotators": [
            {
                "pseudonym": name,
                "kind": data.annotators[name],
                "n_labels": sum(label.annotator == name for label in data.labels),
            }
            for name in names
        ],
        "excluded": excluded_units(data, names),
        "fields": [as_decimals(field) for field in fields],
    }


def as_decimals(value: Any) -> Any:
    """`value` with every float as text of 12 significant digits, so that no machine's last bit reaches a digest."""
    if isinstance(value, float):
        return format(value, f".{SIGNIFICANT_DIGITS}g")
    if isinstance(value, dict):
        return {key: as_decimals(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [as_decimals(item) for item in value]
    return value


def _measured(data: StudyLabels, panel: dict[str, Any], field: Field, options: Options) -> dict[str, Any]:
    annotators = panel["annotators"]
    common = {"field": field.key, "units": data.units, "annotators": annotators, "options": options}
    if field.level == "set":
        masks = field_masks(data, field, annotators)
        figures = analyse_set_field(codes=field.categories(), masks=masks, **common)
    else:
        categories, codes = field_codes(data, field, annotators)
        figures = analyse_field(
            level=field.level,
            categories=categories,
            codes=codes,
            declared=bool(field.categories()),
            **common,
        )
    across = _across(data, panel["between"], figures)
    return {"title": field.title, "between": panel["between"], "annotators": annotators, **across}


def _across(data: StudyLabels, between: str, figures: dict[str, Any]) -> dict[str, Any]:
    """For a panel of two kinds only the pairs across are kept: pooled figures would mix kinds."""
    one, other = between.split("-")
    if one == other:
        return figures
    pairs = [
        pair
        for pair in figures["pairs"]
        if {data.annotators[name] for name in pair["annotators"]} == {one, other}
    ]
    return figures | {"pairs": pairs, "measures": pairs[0]["measures"] if len(pairs) == 1 else []}


def _human_kappa(fields: list[dict[str, Any]], key: str) -> float | None:
    for field in fields:
        if field["field"] == key and field["between"] == "human-human":
            found = {measure["name"]: measure["value"] for measure in field["measures"]}
            return found.get("cohen_kappa", found.get("krippendorff_alpha"))
    return None
