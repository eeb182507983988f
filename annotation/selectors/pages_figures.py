"""The figures of a sealed report as a reader meets them: rounded, with their interval, or a sentence."""

from typing import Any

from annotation.core.figure_words import METHODS, TITLES, undefined_complete
from annotation.core.headline import main_name

# Shares are shown in per cent.
SHARES = frozenset(
    {
        "raw_agreement",
        "raw_agreement_item_mean",
        "within_one_agreement",
        "positive_agreement",
        "negative_agreement",
    }
)
UNDEFINED = {
    "no_overlap": "Not defined: no case carries two labels.",
    "one_category": "Not defined: everybody chose one category, which says nothing about chance.",
    "too_few_annotators": "Not defined: fewer than two annotators labelled.",
    "unordered_scale": "Not defined: the categories have no order.",
    "non_numeric": "Not defined: an answer is no number.",
    "zero_variance": "Not defined: every answer is the same.",
}
EXCLUDED = {
    "one_label_only": "only one label",
    "no_label": "no label",
    "one_answer_only": "only one answer",
    "no_answer": "no answer",
}
BANDS = ((0.0, "slight"), (0.2, "fair"), (0.4, "moderate"), (0.6, "substantial"), (0.8, "almost perfect"))


def decimal(text: str, places: int = 2) -> str:
    """A figure of a report with `places` decimals and a real minus sign; never -0."""
    return f"{float(text):z.{places}f}".replace("-", "−")


def percent(text: str | float) -> str:
    return f"{float(text) * 100:.0f} %"


def share_words(text: str | float) -> str:
    """A share as "42 %"; what is more than none and less than all never reads as 0 or 100."""
    value = float(text) * 100
    if 0 < value < 0.5:
        return "< 1 %"
    return "> 99 %" if 99.5 <= value < 100 else percent(text)


def interval_words(interval: dict[str, Any] | None, *, as_percent: bool = False) -> str:
    """An interval as "0.33 to 0.79"; empty where there is none."""
    if not interval or interval["low"] is None:
        return ""
    if as_percent:
        return f"{float(interval['low']) * 100:.0f} to {percent(interval['high'])}"
    return f"{decimal(interval['low'])} to {decimal(interval['high'])}"


def figure(measure: dict[str, Any], *, as_percent: bool | None = None) -> dict[str, Any]:
    """One measure for a page: title, text or the sentence that says why there is none, and numbers to draw."""
    if as_percent is None:
        as_percent = measure["name"] in SHARES
    interval, value = measure.get("interval"), measure["value"]
    drawn = interval if interval and interval["low"] is not None else None
    method = drawn["method"] if drawn else ""
    return {
        "name": measure["name"],
        "title": TITLES[measure["name"]],
        "text": "" if value is None else share_words(value) if as_percent else decimal(value),
        "undefined": "" if value is not None else _undefined(measure["name"], measure["reason"] or ""),
        "interval": interval_words(interval, as_percent=as_percent),
        "method": METHODS[method] if method else "",
        "value": None if value is None else float(value),
        "low": float(drawn["low"]) if drawn else None,
        "high": float(drawn["high"]) if drawn else None,
    }


def _undefined(name: str, reason: str) -> str:
    special = undefined_complete(name, reason, "case")
    return f"Not defined: {special}." if special else UNDEFINED.get(reason, "Not defined.")


def main_measure(field: dict[str, Any]) -> dict[str, Any] | None:
    """The measure that stands for a field in one line, if it has one."""
    name = main_name(field)
    return next((measure for measure in field["measures"] if measure["name"] == name), None)


def band(value: float) -> str:
    """The word of Landis and Koch (1977) for a coefficient."""
    found = "poor"
    for lowest, word in BANDS:
        if value >= lowest:
            found = word
    return found


def shown_name(name: str) -> str:
    """A pseudonym as it is; one that begins or ends with a blank in quotes, as nobody would see it otherwise."""
    return name if name == name.strip() else f"“{name}”"


def seconds_words(seconds: int) -> str:
    """A duration as "45 s" or "2 min 05 s"."""
    return f"{seconds} s" if seconds < 60 else f"{seconds // 60} min {seconds % 60:02d} s"
