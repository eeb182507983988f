"""Pages that lay passes side by side: two compared, or several over each other."""

from typing import Any

from agreement.judging.comparison import AcceptancePolicy, compare_runs
from agreement.judging.policy import DEFAULT_POLICY
from agreement.judging.repeats import SPLIT
from agreement.judging.scoring import near_match_warning, score_run
from agreement.judging.verdicts import Verdict
from agreement.selectors.pages_runs import ROWS_SHOWN, page_frame, pass_row, shown_as
from agreement.selectors.runs import GOLD_CHANGED, counted, quotable_bands, readable_passes, repeats_of
from annotation.models.judging import JudgePass
from annotation.models.people import User
from annotation.models.projects import Project
from taxonomy.strict_json import strict_json

DECISIONS = {
    "accept": ("ok", "✓", "Better"),
    "reject": ("bad", "✕", "Worse"),
    "unresolved": ("quiet", "–", "Unresolved"),
}
GROUPS = (
    ("worse", "Got worse"), ("better", "Got better"), ("stable_near_match", "Near match in both"),
    ("unscored", "Unscored in one or both"),
)  # fmt: skip
STATES = {SPLIT: "bad", GOLD_CHANGED: "warn", "agrees_pass": "ok", "agrees_fail": "ok", "undecided": "quiet"}


def comparison_page(
    user: User,
    project: Project,
    first: JudgePass | None,
    second: JudgePass | None,
    *,
    rubric_change: bool,
    forbid_worse: bool,
) -> dict[str, Any]:
    """The flips between two passes and what may be concluded; a form where not both are chosen."""
    page = page_frame(user, project) | {
        "choices": list(
            readable_passes(user).filter(run__project=project).order_by("-run__pk", "number")[:100]
        ),
        "first": first,
        "second": second,
        "rubric_change": rubric_change,
        "forbid_worse": forbid_worse,
    }
    if first is None or second is None:
        return page
    sides = [counted(first), counted(second)]
    found = compare_runs(
        *sides, acceptance=AcceptancePolicy(forbid_worse=forbid_worse), rubric_change=rubric_change
    )
    rows = _side_by_side(
        sides, [first, second], {case for name, _ in GROUPS for case in found[name][:ROWS_SHOWN]}
    )
    bands = [band for each in (first, second) for band in quotable_bands(each)[0]]
    test = found["sign_test"]
    tone, mark, title = DECISIONS[test["decision"]]
    warning = near_match_warning(score_run(sides[0]), score_run(sides[1])) if found["comparable"] else None
    return page | {
        "found": found,
        "test": test | {"tone": tone, "mark": mark, "title": title},
        "sides": [pass_row(user, each) for each in (first, second)],
        "groups": [
            {"name": name, "title": heading, "n": len(found[name]),
             "n_more": max(len(found[name]) - ROWS_SHOWN, 0),
             "rows": [rows[case] for case in found[name][:ROWS_SHOWN]]}
            for name, heading in GROUPS
        ],
        "bands": [strict_json(band.document) for band in {band.pk: band for band in bands}.values()],
        "warning": warning,
        "n_unscored": {side: len(cases) for side, cases in found["unscored_by_run"].items()}
        if found["comparable"] else {},
    }  # fmt: skip


def repeats_page(user: User, project: Project, passes: list[JudgePass]) -> dict[str, Any]:
    """Each case over the chosen passes; SPLIT first."""
    rows = [row | {"tone": STATES[row["state"]]} for row in repeats_of(passes)] if len(passes) > 1 else []
    rows.sort(key=lambda row: (row["state"] != SPLIT, row["case_id"]))
    return page_frame(user, project) | {
        "choices": list(
            readable_passes(user).filter(run__project=project).order_by("-run__pk", "number")[:100]
        ),
        "chosen": [each.public_id for each in passes],
        "passes": passes,
        "rows": rows,
        "n_split": sum(row["state"] == SPLIT for row in rows),
    }


def _side_by_side(
    sides: list[list[Verdict]], passes: list[JudgePass], shown: set[str]
) -> dict[str, dict[str, Any]]:
    """By id of each case that is `shown`: both outcomes and both queries."""
    rows: dict[str, dict[str, Any]] = {}
    for verdicts, judge_pass in zip(sides, passes, strict=True):
        columns = ("case__external_id", "public_id", "query", "prediction")
        attempts = {row[0]: row for row in judge_pass.run.attempts.values_list(*columns) if row[0] in shown}
        for verdict in (verdict for verdict in verdicts if verdict.case_id in shown):
            _, public_id, query, prediction = attempts[verdict.case_id]
            row = rows.setdefault(verdict.case_id, {"case": verdict.case_id, "sides": []})
            row["sides"].append(
                {"badge": shown_as(DEFAULT_POLICY.record(verdict)), "query": query, "prediction": prediction,
                 "why": verdict.why, "run_id": judge_pass.run.public_id, "attempt_id": public_id}
            )  # fmt: skip
    return rows
