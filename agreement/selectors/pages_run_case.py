"""One attempt as pages show it: question, golden, prediction, the rows side by side, and what judges said."""

from typing import Any

from agreement.judging.golden_documents import Golden
from agreement.judging.goldens import must_not_use_hits
from agreement.judging.policy import DEFAULT_POLICY
from agreement.judging.row_comparison import RowComparison, compare_rows, comparison_document
from agreement.judging.row_pairing import columns_of, suggest_pairing
from agreement.selectors.goldens import golden_at, goldens_of
from agreement.selectors.pages_runs import page_frame, shown_as
from agreement.selectors.runs import last_verdicts, pins_of_pass, value_of
from annotation.models.judging import Attempt
from annotation.models.people import User
from annotation.selectors.pages_case import node, text_node
from taxonomy.strict_json import strict_json

LARGE = 20
ROWS_SHOWN = 200
HIDDEN = ("id", "schemaVersion", "task", "split", "input", "metadata", "expectedOutput")
KINDS = {
    "scaled": "scaled by one factor",
    "one_column": "off in one column",
    "several_columns": "off in several columns",
    "other_population": "another population",
}


def run_case_page(user: User, attempt: Attempt) -> dict[str, Any]:
    """An attempt with what every judge said. Somebody in the middle of judging sees others' verdicts after their own."""
    golden = golden_at(attempt.case, attempt.golden_revision)
    page = page_frame(user, attempt.run.project) | {"run": attempt.run, "attempt": attempt}
    said, mine = [], None
    for judge_pass in attempt.run.passes.select_related("judge", "rubric_version__rubric").order_by("number"):
        row = last_verdicts(judge_pass).filter(attempt=attempt).first()
        if row is None:
            if judge_pass.judge.user_id == user.pk:
                mine = judge_pass
            continue
        value = value_of(attempt, row, pins_of_pass(judge_pass))
        said.append(
            {"pass": judge_pass, "row": row, "verdict": value, "badge": shown_as(DEFAULT_POLICY.record(value)),
             "record": strict_json(row.record)}
        )  # fmt: skip
    return page | attempt_parts(attempt, golden) | {"said": [] if mine else said, "mine": mine}


def standing_golden(attempt: Attempt) -> Golden:
    """The golden of an attempt's case as it stands now: what a person judges by."""
    return goldens_of([attempt.case])[attempt.case_id]


def attempt_parts(
    attempt: Attempt, golden: Golden, pairing: dict[str, str | None] | None = None
) -> dict[str, Any]:
    """What a judge reads, as plain values. `pairing` is the judge's; the suggested one where they gave none."""
    content = strict_json(attempt.case.content)
    rest = {key: value for key, value in content.items() if key not in HIDDEN}
    rows = strict_json(attempt.rows)
    return {
        "question": node(content.get("input")),
        "rest": node(rest) if rest else None,
        "golden": golden,
        "golden_node": node(golden.value),
        "hits": must_not_use_hits(attempt.query, golden.must_not_use),
        "prediction": text_node(attempt.prediction),
        "table": _table(golden, rows, pairing) if golden.rows else None,
        "rows_alone": _plain(rows) if rows and not golden.rows else None,
        "n_rows": len(rows),
    }


def row_table(attempt: Attempt, golden: Golden) -> dict[str, Any]:
    """Golden rows and the answer's as one aligned table, columns paired as their names suggest."""
    return _table(golden, strict_json(attempt.rows), None)


def rows_compared(
    attempt: Attempt, golden: Golden, pairing: dict[str, str | None] | None
) -> tuple[dict[str, str | None], RowComparison | None]:
    """The pairing of columns and what comparing the rows under it gives; nothing where the golden is no row set."""
    if not golden.rows:
        return {}, None
    return _compared(golden, strict_json(attempt.rows), pairing)


def is_large(attempt: Attempt, golden: Golden) -> bool:
    """Whether the row set is judged as a whole."""
    return bool(golden.rows) and max(len(golden.rows or ()), len(strict_json(attempt.rows))) > LARGE


def _compared(
    golden: Golden, rows: list[dict[str, Any]], pairing: dict[str, str | None] | None
) -> tuple[dict[str, str | None], RowComparison]:
    ours, theirs = golden.rows or [], columns_of(rows)
    pairing = suggest_pairing(ours, rows) if pairing is None else pairing
    pairing = {name: pairing.get(name) if pairing.get(name) in theirs else None for name in columns_of(ours)}
    return pairing, compare_rows(ours, rows, pairing=pairing, rates=golden.rates, ordered=golden.ordered)


def _table(
    golden: Golden, rows: list[dict[str, Any]], pairing: dict[str, str | None] | None
) -> dict[str, Any]:
    """Golden and prediction as one aligned table: matched rows together, then what is missing, then what is extra."""
    ours = golden.rows or []
    theirs = columns_of(rows)
    pairing, found = _compared(golden, rows, pairing)
    extra_columns = [name for name in theirs if name not in pairing.values()]
    lines = [_line("matched", ours[a], rows[b], pairing, extra_columns) for a, b in found.located]
    lines += [_line("missing", ours[a], {}, pairing, extra_columns) for a in found.missing]
    lines += [_line("extra", {}, rows[b], pairing, extra_columns) for b in found.extra]
    return {
        "pairing": [{"gold": name, "prediction": other} for name, other in pairing.items()],
        "columns": theirs,
        "extra_columns": extra_columns,
        "lines": lines[:ROWS_SHOWN],
        "n_more": max(len(lines) - ROWS_SHOWN, 0),
        "is_large": max(len(ours), len(rows)) > LARGE,
        "summary": comparison_document(found),
        "mismatches": _mismatches(found),
        "n_gold": len(ours),
    }


def _mismatches(found: RowComparison) -> list[str]:
    return [
        f"{each.n_rows} {'row is' if each.n_rows == 1 else 'rows are'} {KINDS[each.kind]}"
        + (f" ({', '.join(each.columns)})" if each.columns else "")
        + (f", × {each.factor:.4g}" if each.factor else "")
        for each in found.mismatches
    ]


def _line(
    kind: str,
    gold: dict[str, Any],
    prediction: dict[str, Any],
    pairing: dict[str, str | None],
    extra_columns: list[str],
) -> dict[str, Any]:
    cells = [
        {"gold": _cell(gold.get(name)), "prediction": _cell(prediction.get(other)) if other else ""}
        for name, other in pairing.items()
    ]
    return {"kind": kind, "cells": cells, "extra": [_cell(prediction.get(name)) for name in extra_columns]}


def _plain(rows: list[dict[str, Any]]) -> dict[str, Any]:
    columns = columns_of(rows)
    return {
        "columns": columns,
        "rows": [[_cell(row.get(name)) for name in columns] for row in rows[:ROWS_SHOWN]],
    }


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else str(value)
