"""Charts of a sealed report as SVG text: every colour is `currentColor` or a class of site.css."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

WIDTH, ROW, TOP, BOTTOM = 440, 30, 8, 26
LEFT, RIGHT = 136, 392
LONGEST_TITLE = 19


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
        '<svg class="forest" viewBox="0 0 {} {}" role="img" aria-label="{}">{}{}</svg>',
        WIDTH,
        height,
        label,
        format_html_join("", "{}", ((_tick(axis, tick, height),) for tick in axis.ticks())),
        format_html_join("", "{}", ((_row(axis, row, index),) for index, row in enumerate(rows))),
    )


def whisker(figure: dict[str, Any]) -> SafeString:
    """One coefficient and its interval on the axis 0 to 1, or from -1 where the interval goes below 0."""
    axis = Axis(_lowest([figure]), 6, 234)
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
        '<line class="grid" x1="{}" x2="{}" y1="{}" y2="{}"/><text class="tick" x="{}" y="{}">{}</text>',
        at, at, top, height - 15, at, height - 3, f"{tick:g}".replace("-", "−"),
    )  # fmt: skip


def _row(axis: Axis, row: dict[str, Any], index: int) -> SafeString:
    middle = TOP + ROW * index + ROW // 2
    title = row["title"]
    short = title if len(title) <= LONGEST_TITLE else title[: LONGEST_TITLE - 1].rstrip() + "…"
    head = format_html('<text x="0" y="{}">{}<title>{}</title></text>', middle + 4, short, title)
    if row["value"] is None:
        says = format_html('<text class="tick start" x="{}" y="{}">not defined</text>', LEFT, middle + 4)
        return format_html("{}{}", head, says)
    number = format_html('<text class="end" x="{}" y="{}">{}</text>', WIDTH, middle + 4, row["text"])
    return format_html("{}{}{}", head, _mark(axis, row, middle), number)


def _mark(axis: Axis, row: dict[str, Any], y: int) -> SafeString:
    if row["value"] is None:
        return format_html("")
    point = format_html('<circle class="point" cx="{}" cy="{}" r="4.5"/>', axis.at(row["value"]), y)
    if row["low"] is None:
        return point
    low, high = axis.at(row["low"]), axis.at(row["high"])
    bars = ((low, low, y - 5, y + 5), (high, high, y - 5, y + 5), (low, high, y, y))
    lines = format_html_join("", '<line class="interval" x1="{}" x2="{}" y1="{}" y2="{}"/>', bars)
    return format_html("{}{}", lines, point)
