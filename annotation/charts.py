"""Charts of a sealed report as SVG text: every colour is `currentColor` or a class of site.css."""

import math
import textwrap
from collections.abc import Sequence
from typing import Any, NamedTuple

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

WIDTH, ROW, TOP, BOTTOM = 440, 30, 8, 26
LEFT, RIGHT = 136, 392
LONGEST_TITLE, LONGEST_LINE = 19, 22


class Axis(NamedTuple):
    """A linear scale from `low` to 1 over the horizontal positions `left` to `right`."""

    low: float
    left: float
    right: float

    def at(self, value: float) -> str:
        share = (min(max(value, self.low), 1.0) - self.low) / (1.0 - self.low)
        return f"{self.left + share * (self.right - self.left):.1f}"

    def ticks(self) -> list[float]:
        """Steps of 0.2, at most six of them, always with 1."""
        step = 0.2 if self.low >= 0 else 0.5
        count = math.floor((1.0 - self.low) / step + 1e-9)
        return [round(1.0 - step * index, 1) for index in range(count, -1, -1)]


def forest_plot(rows: Sequence[dict[str, Any]], *, label: str) -> SafeString:
    """Each row's `value` with its interval from `low` to `high`; a row without a value says `undefined` instead."""
    axis = Axis(_lowest(rows), LEFT, RIGHT)
    height = TOP + ROW * len(rows) + BOTTOM
    return format_html(
        '<svg class="forest" viewBox="0 0 {} {}" font-size="13" role="img" aria-label="{}">{}{}</svg>',
        WIDTH,
        height,
        label,
        format_html_join("", "{}", ((_tick(axis, tick, height),) for tick in axis.ticks())),
        format_html_join("", "{}", ((_row(axis, row, index),) for index, row in enumerate(rows))),
    )


def whisker(figure: dict[str, Any]) -> SafeString:
    """One coefficient and its interval on the axis 0 to 1, or from -1 where the interval goes below 0."""
    axis = Axis(_lowest([figure]), 14, 234)
    return format_html(
        '<svg class="whisker" viewBox="0 0 240 34" aria-hidden="true">{}{}</svg>',
        format_html_join("", "{}", ((_tick(axis, tick, 34, top=2),) for tick in axis.ticks())),
        _mark(axis, figure, 11),
    )


def _lowest(rows: Sequence[dict[str, Any]]) -> float:
    ends = [row[key] for row in rows for key in ("low", "value") if row[key] is not None]
    return 0.0 if not ends or min(ends) >= 0 else (-0.5 if min(ends) >= -0.5 else -1.0)


def _tick(axis: Axis, tick: float, height: int, *, top: int = TOP - 4) -> SafeString:
    at = axis.at(tick)
    return format_html(
        '<line class="grid" stroke="silver" x1="{}" x2="{}" y1="{}" y2="{}"/>'
        '<text class="tick" text-anchor="middle" font-size="11" x="{}" y="{}">{}</text>',
        at, at, top, height - 15, at, height - 3, f"{tick:g}".replace("-", "−"),
    )  # fmt: skip


def _row(axis: Axis, row: dict[str, Any], index: int) -> SafeString:
    middle = TOP + ROW * index + ROW // 2
    head = _title(row["title"], middle)
    if row["value"] is None:
        says = format_html('<text class="tick start" x="{}" y="{}">not defined</text>', LEFT, middle + 4)
        return format_html("{}{}", head, says)
    number = format_html(
        '<text class="end" text-anchor="end" x="{}" y="{}">{}</text>', WIDTH, middle + 4, row["text"]
    )
    return format_html("{}{}{}", head, _mark(axis, row, middle), number)


def _title(title: str, middle: int) -> SafeString:
    """The title on one line, or smaller on two; of a longer one both ends, which tell long ids apart."""
    if len(title) <= LONGEST_TITLE:
        return format_html('<text x="0" y="{}">{}</text>', middle + 4, title)
    lines = textwrap.wrap(title, LONGEST_LINE)
    if len(lines) > 2:
        lines = [title[: LONGEST_LINE - 1].rstrip() + "…", title[-LONGEST_LINE:].lstrip()]
    places = (middle + 4,) if len(lines) == 1 else (middle - 2, middle + 11)
    spans = format_html_join("", '<tspan x="0" y="{}">{}</tspan>', zip(places, lines, strict=True))
    return format_html('<text class="long" font-size="11">{}<title>{}</title></text>', spans, title)


def _mark(axis: Axis, row: dict[str, Any], y: int) -> SafeString:
    if row["value"] is None:
        return format_html("")
    point = format_html(
        '<circle class="point" fill="currentColor" cx="{}" cy="{}" r="4.5"/>', axis.at(row["value"]), y
    )
    if row["low"] is None:
        return point
    low, high = axis.at(row["low"]), axis.at(row["high"])
    bars = ((low, low, y - 5, y + 5), (high, high, y - 5, y + 5), (low, high, y, y))
    # The attributes are for printers that know no style sheet for drawings; the classes stand above them.
    mark = '<line class="interval" stroke="currentColor" stroke-width="2" x1="{}" x2="{}" y1="{}" y2="{}"/>'
    lines = format_html_join("", mark, bars)
    return format_html("{}{}", lines, point)


def saturation_curve(found: Any) -> SafeString:
    """New codes per ten cases as bars, and all codes so far as a line over them."""
    stretches = found.stretches
    if not stretches:
        return format_html("")
    step, base, height = 400 / len(stretches), 92, 80
    tallest = max(found.n_codes, 1)
    points = " ".join(
        f"{20 + step * (index + 1):.1f},{base - height * stretch.n_so_far / tallest:.1f}"
        for index, stretch in enumerate(stretches)
    )
    bars = format_html_join(
        "", '<rect class="bar" x="{}" y="{}" width="{}" height="{}"/>',
        (
            (f"{20 + step * index + step * 0.15:.1f}", f"{base - height * stretch.n_new / tallest:.1f}",
             f"{step * 0.7:.1f}", f"{height * stretch.n_new / tallest:.1f}")
            for index, stretch in enumerate(stretches)
        ),
    )  # fmt: skip
    return format_html(
        '<svg class="saturation" viewBox="0 0 440 112" role="img" aria-label="New codes per ten cases: {}">{}'
        '<polyline class="interval" fill="none" points="20,92 {}"/><line class="grid" x1="20" x2="420" y1="92" y2="92"/>'
        '<text class="tick start" x="20" y="108">1</text><text class="tick" x="412" y="108">{}</text>'
        '<text class="tick" x="430" y="{}">{}</text></svg>',
        ", ".join(str(stretch.n_new) for stretch in stretches), bars, points, stretches[-1].last,
        base - height + 4, found.n_codes,
    )  # fmt: skip


def with_charts(page: dict[str, Any]) -> dict[str, Any]:
    """The page of a report with its charts drawn: fields by panel, each field's whisker, and each slice."""
    for panel in page["panels"]:
        label = f"Agreement by field with 95 % intervals, {panel['between']}"
        panel["chart"] = forest_plot(panel["forest"], label=label)
        for field in panel["fields"]:
            field["whisker"] = whisker(field["figure"]) if field["figure"]["text"] else ""
    for field in page["details"]:
        for found in field["slices"]:
            rows = [row["figure"] | {"title": row["value"]} for row in found["rows"] if row["figure"]]
            label = f"{field['title']} by {found['key']} with 95 % intervals"
            found["chart"] = forest_plot(rows, label=label) if rows else ""
    return page
