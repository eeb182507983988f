"""The one figure that stands for a field of a sealed report where there is room for one."""

from collections.abc import Mapping
from typing import Any, NamedTuple

# Where a document of the first shape does not say which figure stands: the first of these that the field has.
_MAIN = {
    "nominal": ("cohen_kappa", "krippendorff_alpha"),
    "ordinal": ("cohen_kappa_quadratic", "krippendorff_alpha"),
    "interval": ("icc_2_1", "krippendorff_alpha"),
    "ratio": ("icc_2_1", "krippendorff_alpha"),
    "set": ("masi_alpha",),
}


class Headline(NamedTuple):
    """A coefficient in words: `value` and `interval` with two decimals, or why there is none."""

    name: str
    value: str
    interval: str


def main_name(field: Mapping[str, Any]) -> str:
    """Which of a field's measures stands for it; empty where none does."""
    if "main" in field:
        return str(field["main"])
    names = {measure["name"] for measure in field["measures"]}
    return next((name for name in _MAIN.get(field["level"], ()) if name in names), "")


def headline_of(field: Mapping[str, Any]) -> Headline | None:
    """The headline of a field; None where no measure stands for it."""
    measures = {measure["name"]: measure for measure in field["measures"]}
    found = measures.get(main_name(field))
    if found is None:
        return None
    if found["value"] is None:
        return Headline(found["name"], f"not defined ({found['reason']})", "")
    interval = found.get("interval")
    known = interval and interval["low"] is not None
    span = f"{float(interval['low']):z.2f} to {float(interval['high']):z.2f}" if known else ""
    return Headline(found["name"], f"{float(found['value']):z.2f}", span)
