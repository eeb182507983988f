"""The document of a calibration: what people and the judge said of the same answers, and what may be built on it."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from agreement.judging.calibration import calibrate_field
from agreement.judging.calibration_files import FieldLabels
from agreement.judging.calibration_inputs import FORMAT, Inputs
from agreement.judging.human_reference import MAJORITY, human_reference
from agreement.judging.judge_report import CalibrationOptions
from agreement.judging.polarity import Polarity
from agreement.judging.vocabulary import MATCH, NO_MATCH, VERDICTS, VERIFIED_WRONG
from agreement.measures import ENGINE_VERSION
from agreement.measures.long_fields import Request, analyse_rows
from agreement.measures.reliability import Options
from agreement.report import as_decimals
from annotation.core.long_format import LongRow

FIELD = "verdict"
# A key with more values than this names cases rather than slices of them.
MOST_SLICES = 40
POLARITY = Polarity(frozenset({MATCH}), frozenset({NO_MATCH}))


def calibration_document(inputs: Inputs, header: Mapping[str, Any]) -> dict[str, Any]:
    """The report without a clock: all of it, each split apart, and where the judge and people differ.

    A case whose golden anybody found wrong leaves every figure, unless an adjudicator settled that it is not. Figures
    are decimals written as text.
    """
    wrong = _wrong_goldens(inputs)
    kept = replace(
        inputs,
        labels=[label for label in inputs.labels if label.case_id not in wrong],
        said={case: said for case, said in inputs.said.items() if case not in wrong},
    )
    labelled = {label.case_id for label in inputs.labels}
    return as_decimals(
        {
            "format": FORMAT,
            "engine": ENGINE_VERSION,
            **header,
            "n_judged": len(inputs.said),
            "n_sampled": len(inputs.sampled),
            "excluded": _excluded(
                verified_wrong=wrong, no_label=[case for case in inputs.sampled if case not in labelled]
            ),
            "humans": [
                {"annotator": name, "n_labels": n}
                for name, n in sorted(Counter(label.annotator for label in kept.labels).items())
            ],
            "human_agreement": _among_people(kept),
            "whole": _figures(kept, _members(kept)),
            "parts": [
                {"split": split, **_figures(_part(kept, split), {})}
                for split in sorted(_values(kept, "split"))
                if len(_values(kept, "split")) > 1
            ],
            "rulings": dict(sorted(kept.ruled_verdicts.items())),
            "disagreements": _disagreements(kept),
        }
    )


def _wrong_goldens(inputs: Inputs) -> set[str]:
    found = {label.case_id for label in inputs.labels if label.gold_status == VERIFIED_WRONG}
    settled = {case: ruled.gold_status for case, ruled in inputs.rulings.items() if ruled.gold_status}
    ruled_wrong = {case for case, status in settled.items() if status == VERIFIED_WRONG}
    return (found - settled.keys()) | ruled_wrong


def _figures(inputs: Inputs, slices: Mapping[tuple[str, str], set[str]]) -> dict[str, Any]:
    labels = FieldLabels(FIELD)
    for label in inputs.labels:
        labels.humans[label.annotator][label.case_id] = label.verdict
    labels.judges[inputs.judge] = {case: said.value for case, said in inputs.said.items()}
    sure = {case: said.confidence for case, said in inputs.said.items() if said.confidence is not None}
    found = calibrate_field(
        labels,
        VERDICTS,
        options=CalibrationOptions(seed=inputs.seed, gates=inputs.gates),
        polarity=POLARITY,
        confidences={inputs.judge: sure},
        slices=slices,
        rulings=inputs.ruled_verdicts,
    )
    return {"reference": found["reference"], **found["judges"][0]}


def _among_people(inputs: Inputs) -> dict[str, Any] | None:
    """Agreement of the people alone, as `measure` reports it; None where one person labelled."""
    if len({label.annotator for label in inputs.labels}) < 2:
        return None
    rows = [
        LongRow(label.case_id, label.annotator, FIELD, label.verdict, number)
        for number, label in enumerate(inputs.labels, start=1)
    ]
    request = Request(order=VERDICTS, options=Options(seed=inputs.seed, resamples=0))
    found = analyse_rows(rows, source="labels", request=request)[0]
    return {key: found[key] for key in ("n_items", "n_annotators", "measures", "warnings")}


def _disagreements(inputs: Inputs) -> list[dict[str, Any]]:
    """The cases on which people settled otherwise than the judge, unsure verdicts and near matches too."""
    given: defaultdict[str, list[str]] = defaultdict(list)
    for label in inputs.labels:
        given[label.case_id].append(label.verdict)
    reference = human_reference(given, method=MAJORITY, order=VERDICTS, rulings=inputs.ruled_verdicts).answers
    return [
        {
            "case_id": case,
            "human": reference[case],
            "judge": inputs.said[case].value,
            "confidence": inputs.said[case].confidence,
        }
        for case in sorted(reference)
        if case in inputs.said
        and inputs.said[case].value in VERDICTS
        and inputs.said[case].value != reference[case]
    ]


def _part(inputs: Inputs, split: str) -> Inputs:
    """The labels and verdicts of one split."""
    inside = {case for case, own in inputs.slices.items() if own.get("split") == split}
    return replace(
        inputs,
        labels=[label for label in inputs.labels if label.case_id in inside],
        said={case: said for case, said in inputs.said.items() if case in inside},
    )


def _members(inputs: Inputs) -> dict[tuple[str, str], set[str]]:
    """The labelled cases of each slice, by key and value; keys with one value or very many make none."""
    labelled = {label.case_id for label in inputs.labels}
    found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for case in labelled:
        for key, value in inputs.slices.get(case, {}).items():
            found[key, value].add(case)
    n_values = Counter(key for key, _ in found)
    most = min(MOST_SLICES, max(len(labelled) // 2, 2))
    return {pair: found[pair] for pair in sorted(found) if 1 < n_values[pair[0]] <= most}


def _values(inputs: Inputs, key: str) -> set[str]:
    labelled = {label.case_id for label in inputs.labels}
    return {own[key] for case, own in inputs.slices.items() if case in labelled and own.get(key)}


def _excluded(**cases: Iterable[str]) -> list[dict[str, Any]]:
    return [
        {"reason": reason, "n": len(ids), "case_ids": ids}
        for reason, given in cases.items()
        if (ids := sorted(given))
    ]
