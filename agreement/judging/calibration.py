"""Judges against people on one field: the report from which a judge is trusted or not."""

from collections.abc import Mapping, Sequence
from typing import Any

from agreement.judging.calibration_files import FieldLabels
from agreement.judging.human_reference import NO_RULINGS, human_reference
from agreement.judging.judge_answers import sort_answers
from agreement.judging.judge_report import CalibrationOptions, JudgeReport
from agreement.judging.polarity import Polarity


def calibrate_field(
    labels: FieldLabels,
    categories: Sequence[str],
    *,
    options: CalibrationOptions,
    polarity: Polarity | None = None,
    confidences: Mapping[str, Mapping[str, int]] | None = None,
    slices: Mapping[tuple[str, str], set[str]] | None = None,
    rulings: Mapping[str, str] = NO_RULINGS,
) -> dict[str, Any]:
    """The reference that people settle on, and each judge against it, judges in order of name.

    `rulings` are the answers of an adjudicator, by case, where there was one.

    A judge's value that is no category is an infrastructure error: counted, and no label of any kind.
    """
    given = labels.by_case()
    reference = human_reference(given, method=options.reference, order=categories, rulings=rulings)
    answers = list(reference.answers.values())
    judges = []
    for name in sorted(labels.judges):
        sure = (confidences or {}).get(name, {})
        judged = sort_answers(
            labels.judges[name], categories, confidences=sure, abstention=options.abstention
        )
        n_labels = len(labels.judges[name].keys() & reference.answers.keys())
        report = JudgeReport(labels, categories, polarity, reference.answers, judged, options, n_labels)
        judges.append({"judge": name, "n": len(labels.judges[name]), **report.document(sure, slices or {})})
    return {
        "field": labels.name,
        "categories": list(categories),
        "polarity": polarity.as_dict() if polarity else None,
        "reference": {
            "method": options.reference,
            "humans": sorted(labels.humans),
            "n_cases": len(answers),
            "n_unsettled": len(reference.unsettled),
            "unsettled": sorted(reference.unsettled),
            "n_ruled": len(reference.ruled),
            "counts": {category: answers.count(category) for category in categories},
        },
        "judges": judges,
    }
