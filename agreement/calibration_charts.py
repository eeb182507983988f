"""The reliability diagram of a judge as SVG text: colours are `currentColor` and classes of site.css."""

from collections.abc import Sequence
from typing import Any

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

LEFT, RIGHT, TOP, BOTTOM = 44, 344, 12, 252


def reliability_diagram(levels: Sequence[dict[str, Any]]) -> SafeString:
    """How often the judge was right (upwards) at each confidence it stated (to the right), with the diagonal of a
    judge that is exactly as sure as it is right. Bars are Wilson intervals; the table beside it says the same.
    """
    said = "; ".join(f"confidence {one['confidence']}: {one['text']} right of {one['n']}" for one in levels)
    return format_html(
        '<svg class="reliability" viewBox="0 0 360 290" role="img" aria-label="Reliability of confidence: {}">{}'
        '<line class="diagonal" stroke="silver" stroke-dasharray="4 4" x1="{}" y1="{}" x2="{}" y2="{}"/>{}'
        '<text class="tick" text-anchor="middle" x="{}" y="286">confidence that the judge states</text></svg>',
        said, _grid(), LEFT, BOTTOM, RIGHT, TOP, format_html_join("", "{}", ((_point(one),) for one in levels)),
        (LEFT + RIGHT) // 2,
    )  # fmt: skip


def _x(share: float) -> str:
    return f"{LEFT + share * (RIGHT - LEFT):.1f}"


def _y(share: float) -> str:
    return f"{BOTTOM - share * (BOTTOM - TOP):.1f}"


def _grid() -> SafeString:
    lines = format_html_join(
        "",
        '<line class="grid" stroke="silver" x1="{}" x2="{}" y1="{}" y2="{}"/>'
        '<text class="tick" text-anchor="end" font-size="11" x="{}" y="{}">{} %</text>',
        (
            (LEFT, RIGHT, _y(tick / 4), _y(tick / 4), LEFT - 6, f"{float(_y(tick / 4)) + 4:.1f}", tick * 25)
            for tick in range(5)
        ),
    )
    ticks = format_html_join(
        "",
        '<text class="tick" text-anchor="middle" font-size="11" x="{}" y="{}">{}</text>',
        ((_x(tick / 10), BOTTOM + 16, tick) for tick in range(2, 11, 2)),
    )
    return format_html("{}{}", lines, ticks)


def _point(one: dict[str, Any]) -> SafeString:
    at = _x(one["stated"])
    return format_html(
        '<line class="interval" stroke="currentColor" stroke-width="2" x1="{}" x2="{}" y1="{}" y2="{}"/>'
        '<circle class="point" fill="currentColor" cx="{}" cy="{}" r="4.5"/>',
        at, at, _y(one["low"]), _y(one["high"]), at, _y(one["right"]),
    )  # fmt: skip
