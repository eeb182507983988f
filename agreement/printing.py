"""The report of `measure` in a terminal, in words for a reader who did not run it."""

from collections.abc import Iterable, Sequence
from typing import Any

from annotation.core.figure_words import METHODS, TITLES, undefined_complete

REASONS = {
    "no_overlap": "no unit was labelled twice",
    "one_category": "only one category was used",
    "too_few_annotators": "fewer than two annotators",
    "unordered_scale": "the scale has no order",
    "non_numeric": "a value is no number",
    "zero_variance": "all values are the same",
}
NO_INTERVAL = {
    "zero_variance": "the same whichever units are drawn",
    "too_few_units": "too few units",
    "no_resamples": "made by resampling only",
    "resamples_on_one_side": "all resamples lie on one side",
    "too_large": "too many patterns",
    "many_pairs": "too many pairs of annotators",
}
EXCLUDED = {
    "one_label_only": ("unit", "with one label only"),
    "no_label": ("unit", "without a label"),
    "annotator_left_out": ("label", "by annotator {value!r}, who does not count"),
    "value_left_out": ("label", "{value!r}, left out as asked"),
    "empty_value": ("empty value", "counted as missing"),
}
_MOST_TABLE_COLUMNS, _MOST_PAIRS, _WIDEST = 8, 15, 28


def report_lines(document: dict[str, Any]) -> list[str]:
    """Everything a reader needs, field by field."""
    source = document["input"]
    lines = [
        f"{_counted(source['n_rows'], 'row')}, {_counted(source['n_items'], 'item')}, "
        f"{_counted(source['n_annotators'], 'annotator')}  (sha256 {source['sha256'][:12]}, "
        f"seed {document['seed']})"
    ]
    for field in document["fields"]:
        lines += ["", *field_lines(field)]
    return lines


def field_lines(field: dict[str, Any]) -> list[str]:
    """One field: its figures, what to be careful about, and where annotators differ."""
    sections = [
        _head(field),
        _warnings(field),
        _figures(field),
        _without_copies(field),
        _tables(field),
        _diagnostics(field),
        _categories(field),
        _any_and_which(field),
        _left_one_out(field),
        _what_if(field),
        _planning(field),
    ]
    return [
        line
        for index, section in enumerate(s for s in sections if s)
        for line in (*([""] if index else []), *section)
    ]


def _head(field: dict[str, Any]) -> list[str]:
    title = f"{field['field']} ({field['level']})"
    left_out = [_left_out(entry) for entry in field["excluded"]]
    return [
        title,
        "=" * len(title),
        f"{_counted(field['n_items'], 'unit')}, {field['n_pairable']} of them labelled twice or more, "
        f"by {_counted(field['n_annotators'], 'annotator')}",
        *left_out,
    ]


def _left_out(entry: dict[str, Any]) -> str:
    noun, why = EXCLUDED[entry["reason"]]
    return f"  not counted: {_counted(entry['n'], noun)} {why.format(value=entry.get('value'))}"


def _warnings(field: dict[str, Any]) -> list[str]:
    return [f"! {warning['message']}" for warning in field["warnings"]]


def _figures(field: dict[str, Any]) -> list[str]:
    rows = [["Figure", "value", "interval", "how the interval was made"]]
    for measure in field["measures"]:
        rows.append([TITLES[measure["name"]], *_value_cells(measure)])
    return _aligned(rows)


def _value_cells(measure: dict[str, Any]) -> list[str]:
    if measure["value"] is None:
        why = undefined_complete(measure["name"], measure["reason"], "unit") or REASONS[measure["reason"]]
        return ["-", "", f"undefined: {why}"]
    interval = measure["interval"]
    if interval is None:
        return [_figure(measure["value"]), "", f"no interval: {NO_INTERVAL[measure['interval_reason']]}"]
    shown = f"{_figure(interval['low'])} to {_figure(interval['high'])}"
    return [_figure(measure["value"]), shown, f"{interval['level']:.0%}, {METHODS[interval['method']]}"]


def _tables(field: dict[str, Any]) -> list[str]:
    pairs = field["pairs"]
    if len(pairs) == 1 and pairs[0]["contingency"] and len(field["categories"]) <= _MOST_TABLE_COLUMNS:
        return _contingency(pairs[0], field["categories"])
    if 1 < len(pairs) <= _MOST_PAIRS:
        return ["Pairs of annotators", *_aligned(_pair_rows(pairs))]
    if len(pairs) > _MOST_PAIRS:
        return [f"{len(pairs)} pairs of annotators: see --json."]
    return []


def _contingency(pair: dict[str, Any], categories: Sequence[str]) -> list[str]:
    first, second = pair["annotators"]
    head = [f"{first} (rows) against {second} (columns)"]
    rows = [["", *map(_short, categories)]]
    rows += [
        [_short(name), *map(str, counts)]
        for name, counts in zip(categories, pair["contingency"], strict=True)
    ]
    return head + _aligned(rows)


def _pair_rows(pairs: Iterable[dict[str, Any]]) -> list[list[str]]:
    rows = [["Pair", "units", "raw", "kappa"]]
    for pair in pairs:
        values = {measure["name"]: measure["value"] for measure in pair["measures"]}
        shown = [_figure(values.get(name)) for name in ("raw_agreement", "cohen_kappa")]
        rows.append([" and ".join(map(_short, pair["annotators"])), str(pair["n"]), *shown])
    return rows


def _diagnostics(field: dict[str, Any]) -> list[str]:
    """Margins and bounds of the one pair, in words."""
    found = field["pairs"][0].get("diagnostics") if len(field["pairs"]) == 1 else None
    if not found or field["level"] in ("interval", "ratio"):
        return []
    lines = []
    if found["kappa_maximum"] is not None:
        lines.append(f"With these margins kappa could reach {_figure(found['kappa_maximum'])}.")
    if found["kappa_against_zero"] is not None:
        lines.append(
            f"Kappa against 0: z = {found['kappa_against_zero']['z']:z.2f}, {_p(found['kappa_against_zero'])}."
        )
    for name, title in (("stuart_maxwell", "Stuart-Maxwell, equal margins"), ("bowker", "Bowker, symmetry")):
        if found[name] is not None:
            test = found[name]
            lines.append(f"{title}: chi-square {test['statistic']:.2f}, {test['freedom']} df, {_p(test)}.")
    if "prevalence_index" in found:
        indices = (_signed(found["prevalence_index"]), _signed(found["bias_index"]))
        lines.append("Prevalence index {}, bias index {}.".format(*indices))
    return lines


def _p(test: dict[str, float]) -> str:
    return "p < 0.001" if test["p_value"] < 0.001 else f"p = {test['p_value']:.3f}"


def _without_copies(field: dict[str, Any]) -> list[str]:
    rest = field.get("without_identical_blocks")
    if not rest:
        return []
    rows = [["Without the identical blocks", "value", "interval", "how"]]
    rows += [[TITLES[measure["name"]], *_value_cells(measure)] for measure in rest["measures"]]
    return _aligned(rows)


def _any_and_which(field: dict[str, Any]) -> list[str]:
    if field["level"] != "set":
        return []
    which = {measure["name"]: measure["value"] for measure in field["which_code"]["measures"]}
    whether = field["any_code"]
    return [
        f"Any code or none: kappa {_figure(whether['kappa'])}, AC1 {_figure(whether['gwet_ac1'])}.",
        f"Which code, on {_counted(field['which_code']['n_items'], 'unit')} where both gave one: equal sets "
        f"{_figure(which['raw_agreement'])}, Jaccard {_figure(which['jaccard_mean'])}, "
        f"alpha with MASI {_figure(which['masi_alpha'])}.",
    ]


def _categories(field: dict[str, Any]) -> list[str]:
    if field["level"] in ("interval", "ratio") or not field["per_category"]:
        return []
    is_set = field["level"] == "set"
    # Two annotators have a kappa of each category against the rest; more have the pooled coefficient.
    name = "kappa" if is_set or field["n_annotators"] == 2 else "category_coefficient"
    head = name.replace("category_", "pooled ")
    rows = [["Code" if is_set else "Category", "labels", "share", "positive agreement", head, "interval"]]
    for entry in field["per_category"]:
        interval = entry["interval"]
        rows.append(
            [
                _short(entry["category"]),
                str(entry["n_labels"]),
                _figure(entry["prevalence"]),
                _figure(entry["positive_agreement"]),
                _figure(entry[name]),
                f"{_figure(interval['low'])} to {_figure(interval['high'])}" if interval else "",
            ]
        )
    return _aligned(rows)


def _left_one_out(field: dict[str, Any]) -> list[str]:
    entries = field["leave_one_annotator_out"]
    if not entries or len(entries) > _MOST_PAIRS:
        return []
    rows = [["Without", "alpha", "change"]]
    rows += [[_short(e["annotator"]), _figure(e["value"]), _signed(e["change"])] for e in entries]
    return _aligned(rows)


def _what_if(field: dict[str, Any]) -> list[str]:
    entries = [entry for entry in field["what_if"] if (entry["gain"] or 0) > 0][:3]
    if not entries:
        return []
    verbs = {"merge": "if {} were one category", "drop": "if {} were dropped"}
    lines = ["What would raise agreement"]
    for entry in entries:
        names = " and ".join(repr(_short(name)) for name in entry["categories"])
        gain = f"{_figure(entry['value'])} ({_signed(entry['gain'])})"
        lines.append(f"  {TITLES[entry['measure']]} {gain} {verbs[entry['change']].format(names)}")
    return lines


def _planning(field: dict[str, Any]) -> list[str]:
    plan = field["planning"]
    if plan is None:
        return []
    return [
        f"For an interval of kappa {plan['width']} wide, about {plan['n']} units must be labelled by both "
        f"(so far {field['n_pairable']})."
    ]


def _aligned(rows: list[list[str]]) -> list[str]:
    """Columns of text; the first and those after the third from the left, the numbers from the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    texts = {0} | {column for column in range(len(widths)) if rows[0][column].startswith(("interval", "how"))}
    return [
        "  "
        + "  ".join(
            cell.ljust(width) if column in texts else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _figure(value: float | None) -> str:
    return "-" if value is None else f"{value:z.3f}"


def _signed(value: float | None) -> str:
    return "-" if value is None else f"{value:+z.3f}"


def _short(text: str) -> str:
    return text if len(text) <= _WIDEST else f"{text[: _WIDEST - 1]}…"


def _counted(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
