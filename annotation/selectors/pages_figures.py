"""The figures of a sealed report as a reader meets them: rounded, with their interval, or a sentence."""

from typing import Any

TITLES = {
    "raw_agreement": "Raw agreement",
    "cohen_kappa": "Cohen’s kappa",
    "cohen_kappa_linear": "Linear kappa",
    "cohen_kappa_quadratic": "Quadratic kappa",
    "krippendorff_alpha": "Krippendorff’s alpha",
    "masi_alpha": "MASI alpha",
    "gwet_ac1": "Gwet’s AC1",
    "gwet_ac2_quadratic": "Gwet’s AC2, quadratic",
    "fleiss_kappa": "Fleiss’ kappa",
    "conger_kappa": "Conger’s kappa",
}
# The figure that stands for a field, by its level of measurement; the first one that the report holds.
MAIN = {
    "nominal": ("cohen_kappa", "krippendorff_alpha"),
    "ordinal": ("cohen_kappa_quadratic", "krippendorff_alpha"),
    "set": ("masi_alpha",),
}
UNDEFINED = {
    "no_overlap": "Not defined: no case carries two labels.",
    "one_category": "Not defined: everybody chose one category, which says nothing about chance.",
    "too_few_annotators": "Not defined: fewer than two annotators labelled.",
    "unordered_scale": "Not defined: the categories have no order.",
    "non_numeric": "Not defined: an answer is no number.",
    "zero_variance": "Not defined: every answer is the same.",
}
EXCLUDED = {"one_label_only": "only one label", "no_label": "no label"}
BANDS = ((0.0, "slight"), (0.2, "fair"), (0.4, "moderate"), (0.6, "substantial"), (0.8, "almost perfect"))


def decimal(text: str, places: int = 2) -> str:
    """A figure of a report with `places` decimals and a real minus sign; never -0."""
    shown = f"{float(text):.{places}f}"
    if float(shown) == 0:
        shown = shown.lstrip("-")
    return shown.replace("-", "−")


def percent(text: str) -> str:
    return f"{float(text) * 100:.0f} %"


def interval_words(interval: dict[str, Any] | None, *, as_percent: bool = False) -> str:
    """An interval as "0.33 to 0.79"; empty where there is none."""
    if not interval or interval["low"] is None:
        return ""
    if as_percent:
        return f"{float(interval['low']) * 100:.0f} to {percent(interval['high'])}"
    return f"{decimal(interval['low'])} to {decimal(interval['high'])}"


def figure(measure: dict[str, Any], *, as_percent: bool = False) -> dict[str, Any]:
    """One measure for a page: title, text or the sentence that says why there is none, and numbers to draw."""
    interval, value = measure.get("interval"), measure["value"]
    drawn = interval if interval and interval["low"] is not None else None
    return {
        "name": measure["name"],
        "title": TITLES.get(measure["name"], measure["name"].replace("_", " ").capitalize()),
        "text": "" if value is None else percent(value) if as_percent else decimal(value),
        "undefined": "" if value is not None else UNDEFINED.get(measure["reason"] or "", "Not defined."),
        "interval": interval_words(interval, as_percent=as_percent),
        "value": None if value is None else float(value),
        "low": float(drawn["low"]) if drawn else None,
        "high": float(drawn["high"]) if drawn else None,
    }


def main_measure(field: dict[str, Any]) -> dict[str, Any] | None:
    """The measure that stands for a field in one line, if it has one."""
    by_name = {measure["name"]: measure for measure in field["measures"]}
    return next((by_name[name] for name in MAIN.get(field["level"], ()) if name in by_name), None)


def band(value: float) -> str:
    """The word of Landis and Koch (1977) for a coefficient."""
    found = "poor"
    for lowest, word in BANDS:
        if value >= lowest:
            found = word
    return found
