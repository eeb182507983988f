"""Agreement of a long-format file, with no project and no database."""

import csv
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from agreement.measures import ENGINE_VERSION
from agreement.measures.long_fields import Request, analyse_rows
from agreement.measures.reliability import Options
from agreement.measures.scales import LEVELS, NUMERIC_LEVELS
from agreement.printing import report_lines
from annotation.core.bad_input import BadInput
from annotation.core.long_format import LongFile, normal_value, read_long_file
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome


class Command(BaseCommand):
    help = "Agreement of a file of labels (CSV, JSONL, Parquet: item_id, annotator, field, value)."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument("--field", help="measure this field only")
        parser.add_argument(
            "--level", choices=LEVELS, default="nominal", help="level of measurement (nominal)"
        )
        parser.add_argument("--order", help="all categories from lowest to highest, with commas between")
        parser.add_argument("--exclude", default="", help="values that are no labels, with commas between")
        parser.add_argument("--annotators", help="only these annotators, with commas between")
        parser.add_argument("--seed", type=_whole_number, default=0, help="seed of all resampling (0)")
        parser.add_argument(
            "--resamples", type=_whole_number, default=2000, help="bootstrap resamples (2000)"
        )

    def run(self, **options: Any) -> Outcome:
        file = read_long_file(options["file"], source=str(options["file"]))
        request = _request(file, options)
        fields = analyse_rows(file.rows, source=file.source, request=request)
        for notice in file.notices:
            self.progress(notice)
        document = {
            "input": {
                "sha256": file.sha256,
                "n_rows": file.n_rows,
                "n_items": len({row.item_id for row in file.rows}),
                "n_annotators": len({row.annotator for row in file.rows}),
            },
            "engine_version": ENGINE_VERSION,
            "seed": request.options.seed,
            "resamples": request.options.resamples,
            "notices": file.notices,
            "fields": fields,
        }
        return Outcome(document, report_lines(document))


def _request(file: LongFile, options: dict[str, Any]) -> Request:
    return Request(
        field=_field(file, options["field"]),
        level=options["level"],
        order=_order(options["order"], options["level"]),
        exclude=frozenset(_listed(options["exclude"])),
        annotators=_chosen(file, options["annotators"]),
        options=Options(seed=options["seed"], resamples=options["resamples"]),
    )


def _field(file: LongFile, name: str | None) -> str | None:
    known = dict.fromkeys(row.field for row in file.rows)
    if name is not None and name not in known:
        listed = ", ".join(map(repr, known))
        raise BadInput(f"{file.source}: no row has field {name!r}; it has {listed}")
    return name


def _order(text: str | None, level: str) -> tuple[str, ...] | None:
    if text is None:
        return None
    order = _listed(text)
    if level in NUMERIC_LEVELS:
        raise BadInput(f"--order: numbers of level {level} have their own order")
    if not order:
        raise BadInput(f"--order: {text!r} names no category")
    if len(set(order)) < len(order):
        twice = next(value for value in order if order.count(value) > 1)
        raise BadInput(f"--order: {twice!r} stands twice")
    return order


def _chosen(file: LongFile, listed: str | None) -> frozenset[str] | None:
    """Annotators by name as written in the file, blanks included; else by name without the blanks around
    it.
    """
    if listed is None:
        return None
    known = {row.annotator for row in file.rows}
    chosen = set()
    for name in next(csv.reader([listed])):
        match = next((each for each in (name, name.strip()) if each in known), None)
        if match is None:
            raise BadInput(f"{file.source}: --annotators: no row has annotator {name!r}")
        chosen.add(match)
    return frozenset(chosen)


def _listed(text: str) -> tuple[str, ...]:
    """Values with commas between, as in a row of CSV: a value that holds a comma stands in quotes."""
    return tuple(normal_value(value) for value in next(csv.reader([text]), []) if value.strip())


def _whole_number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(text)
