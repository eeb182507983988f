"""Judges against people: agreement, rates, gates and corrected pass rates from two files of labels."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from agreement.judging.alternative_annotator import TestOptions
from agreement.judging.calibration import calibrate_field
from agreement.judging.calibration_files import (
    FieldLabels,
    Parties,
    confidences,
    field_labels,
    parties,
    slices_of,
)
from agreement.judging.documents import read_object
from agreement.judging.gates import JudgeGates, gates_from
from agreement.judging.human_reference import MAJORITY, MEDIAN
from agreement.judging.judge_report import CalibrationOptions
from agreement.judging.polarity import polarity_of
from agreement.judging.words import PAIRWISE
from agreement.measures.long_fields import Request, analyse_rows
from agreement.measures.reliability import Options
from agreement.measures.scales import as_number, order_categories
from annotation.core.bad_input import BadInput
from annotation.core.long_format import LongFile, normal_value, read_long_file
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome


class Command(BaseCommand):
    help = "Hold judges to human labels (two long-format files; one file may hold both)."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--humans", type=Path, required=True, metavar="FILE")
        parser.add_argument("--judge", type=Path, required=True, metavar="FILE")
        parser.add_argument("--field", help="calibrate this field only")
        parser.add_argument("--annotators", help="the people who count, with commas between")
        parser.add_argument("--judges", help="the judges to report, with commas between")
        parser.add_argument("--categories", default="", help="all values, lowest first, with commas between")
        parser.add_argument("--positive", default="", help="values that pass, with commas between")
        parser.add_argument("--negative", default="", help="values that fail, with commas between")
        parser.add_argument("--reference", choices=(MAJORITY, MEDIAN), default=MAJORITY)
        parser.add_argument("--confidence-field", default="confidence", help="field of confidences, 1 to 10")
        parser.add_argument("--slices", type=Path, metavar="FILE", help="long-format file of slices by case")
        parser.add_argument("--gates", type=Path, metavar="FILE", help="JSON file that changes the gates")
        parser.add_argument(
            "--epsilon", type=float, default=0.2, help="head start of the alternative annotator (0.2)"
        )
        parser.add_argument("--seed", type=int, default=0, help="seed of the intervals (0)")

    def run(self, **options: Any) -> Outcome:
        humans = read_long_file(options["humans"], source=str(options["humans"]))
        judge = read_long_file(options["judge"], source=str(options["judge"]))
        for notice in dict.fromkeys([*humans.notices, *judge.notices]):
            self.progress(notice)
        who = parties(
            humans,
            judge,
            annotators=_names(options["annotators"]),
            judges=_names(options["judges"]),
        )
        fields = [
            _field(labels, (humans, judge), who, options)
            for labels in field_labels(humans, judge, who, leave_out={options["confidence_field"]})
            if options["field"] in (None, labels.name)
        ]
        if not fields:
            raise BadInput(f"{humans.source}: no shared field {options['field']!r}")
        document = {
            "input": {"humans_sha256": humans.sha256, "judge_sha256": judge.sha256},
            "seed": options["seed"],
            "fields": fields,
        }
        return Outcome(document, [line for each in fields for line in _lines(each)])


def _field(
    labels: FieldLabels, files: tuple[LongFile, LongFile], who: Parties, options: dict[str, Any]
) -> dict[str, Any]:
    humans, judge = files
    declared = _values(options["categories"])
    categories = list(declared) or order_categories(row.value for row in labels.rows)
    settings = _calibration_options(categories, bool(declared), humans.source, options)
    among_humans = _human_agreement(labels, humans, declared, options["seed"])
    document = calibrate_field(
        labels,
        categories,
        polarity=polarity_of(
            categories,
            positive=_values(options["positive"]),
            negative=_values(options["negative"]),
            source=humans.source,
        ),
        confidences=confidences(judge, who, options["confidence_field"]),
        slices=slices_of(read_long_file(options["slices"])) if options["slices"] else {},
        options=settings,
    )
    return document | {"human_agreement": among_humans}


def _human_agreement(
    labels: FieldLabels, humans: LongFile, declared: tuple[str, ...], seed: int
) -> dict[str, Any]:
    """Agreement among the people alone, as `measure` reports it; undefined there where there is only one."""
    request = Request(order=declared or None, options=Options(seed=seed, resamples=0))
    found = analyse_rows(labels.rows, source=humans.source, request=request)[0]
    return {key: found[key] for key in ("n_items", "n_annotators", "measures", "pairs", "warnings")}


def _calibration_options(
    categories: list[str], declared: bool, source: str, options: dict[str, Any]
) -> CalibrationOptions:
    ordered = declared or all(as_number(category) is not None for category in categories)
    if options["reference"] == MEDIAN and not ordered:
        raise BadInput(f"{source}: --reference median needs numbers, or an order declared by --categories")
    if not 0 <= options["epsilon"] < 1:
        raise BadInput(f"--epsilon, value {options['epsilon']}: must be from 0 to below 1")
    if options["seed"] < 0:
        raise BadInput(f"--seed, value {options['seed']}: must be a whole number from 0")
    path = options["gates"]
    return CalibrationOptions(
        reference=options["reference"],
        seed=options["seed"],
        gates=gates_from(read_object(path), source=str(path)) if path else JudgeGates(),
        test=TestOptions(epsilon=options["epsilon"]),
    )


def _names(listed: str | None) -> list[str] | None:
    return None if listed is None else [name for name in listed.split(",") if name]


def _values(listed: str) -> tuple[str, ...]:
    values = tuple(normal_value(value) for value in listed.split(",") if value.strip())
    twice = next((value for value in values if values.count(value) > 1), None)
    if twice is not None:
        raise BadInput(f"value {twice!r} stands twice in {listed!r}")
    return values


def _lines(field: dict[str, Any]) -> list[str]:
    reference = field["reference"]
    lines = [
        f"{field['field']}: {reference['n_cases']} cases by {reference['method']} of "
        f"{len(reference['humans'])} {'person' if len(reference['humans']) == 1 else 'people'}, {_ties(reference)}"
    ]
    among = _kappa_among(field["human_agreement"])
    if among is not None:
        lines.append(f"  people among themselves: kappa {among:z.3f}, mean of pairs")
    for judge in field["judges"]:
        gate, kappa = judge["gate"], judge["kappa"]
        shown = "undefined"
        if kappa["value"] is not None:
            low, high = kappa["interval"]["low"], kappa["interval"]["high"]
            shown = f"{kappa['value']:z.3f} (95 % {low:z.3f} to {high:z.3f})"
        lines.append(
            f"  {judge['judge']}: n {judge['n_compared']}, infrastructure errors "
            f"{judge['n_infrastructure_error']}, kappa {shown}, {gate['decision'] or gate['reason']}"
        )
        each = [one["kappa"]["value"] for one in judge["people"] if one["kappa"]["value"] is not None]
        if len(each) > 1:
            lines.append(f"    beside each person, ties too: kappa {sum(each) / len(each):z.3f} on average")
    return lines


def _ties(reference: dict[str, Any]) -> str:
    n = reference["n_unsettled"]
    return f"people tie on {n}, left out" if n else "no ties"


def _kappa_among(found: dict[str, Any]) -> float | None:
    """The mean of Cohen's kappa over pairs of people; None with one person, or where it is undefined."""
    values: dict[str, float | None] = {one["name"]: one["value"] for one in found["measures"]}
    return next((values[name] for name in PAIRWISE if values.get(name) is not None), None)
