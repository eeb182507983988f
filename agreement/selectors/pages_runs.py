"""Pages of runs: the list, one run under one judge, and its cases by what became of them."""

from typing import Any, NamedTuple

from django.utils.http import urlencode

from agreement.judging.policy import DEFAULT_POLICY, Recorded
from agreement.judging.scoring import score as score_of
from agreement.judging.scoring import score_run
from agreement.judging.settled_records import NO_VERDICT
from agreement.judging.verdicts import Verdict
from agreement.judging.vocabulary import NEAR_MATCH, NEEDS_HUMAN, NEITHER
from agreement.selectors.runs import (
    given_up_because,
    is_trusted_pass,
    kept_back,
    pins_of_pass,
    quotable_bands,
    readable_runs,
    tallied,
    told_to,
)
from annotation.models.judging import JudgePass, Run
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.selectors.pages_frame import frame
from taxonomy.strict_json import strict_json

STAGE = "judging"
ROWS_SHOWN = 100
OUTCOMES = {
    "pass": ("Pass", "ok", "✓"),
    "fail": ("Fail", "bad", "✕"),
    "near_match": ("Near match", "warn", "≈"),
    "needs_human": ("Needs a person", "info", "?"),
    "excluded": ("Golden excluded", "quiet", "–"),
    "infrastructure_error": ("Judge failed", "plum", "!"),
    "incomplete": ("No answer", "quiet", "–"),
    "unscored": ("Not judged yet", "quiet", "…"),
}
COUNTS = {
    "pass": "n_pass", "fail": "n_fail", "near_match": "n_near_match", "needs_human": "n_needs_human",
    "excluded": "n_excluded", "infrastructure_error": "n_infrastructure_error", "incomplete": "n_incomplete",
    "unscored": "n_unscored",
}  # fmt: skip
REASONS = {
    "harness_failure": "the harness failed: more than one attempt in ten is contaminated",
    "nothing_scored": "no verdict decides yet",
}


class Asked(NamedTuple):
    """Which cases an address asks for."""

    outcome: str
    slice: str
    begins: str
    after: int

    @classmethod
    def read(cls, query: dict[str, str]) -> "Asked":
        after = query.get("after", "")
        return cls(
            query.get("outcome", "") if query.get("outcome") in OUTCOMES else "",
            query.get("slice", "").replace("\x00", ""),
            query.get("id", "").replace("\x00", ""),
            int(after) if after.isascii() and after.isdigit() and len(after) < 8 else 0,
        )

    def address(self, **changes: Any) -> str:
        asked = self._replace(**changes)
        given = {
            "outcome": asked.outcome,
            "slice": asked.slice,
            "id": asked.begins,
            "after": str(asked.after or ""),
        }
        return urlencode({name: value for name, value in given.items() if value})


def page_frame(user: User, project: Project) -> dict[str, Any]:
    page = frame(user=user, project=project, current=STAGE)
    roles = set(page["roles"])
    return page | {
        "may_import": Role.MANAGER in roles,
        "may_judge": bool(roles & {Role.MANAGER, Role.ADJUDICATOR}),
    }


def runs_page(user: User, project: Project) -> dict[str, Any]:
    """The runs that a person may read, newest first, each with its passes and their rates."""
    rows = [
        {"run": run, "passes": [pass_row(user, each) for each in _passes(run)]}
        for run in readable_runs(user).filter(project=project)[:50]
    ]
    return page_frame(user, project) | {"rows": rows}


def pass_row(user: User, judge_pass: JudgePass) -> dict[str, Any]:
    """A pass with its rate, over what this person is told of it."""
    is_whole = not kept_back(user, judge_pass)
    score = score_of(tallied(judge_pass)) if is_whole else score_run(told_to(user, judge_pass))
    told = {
        "is_trusted": is_trusted_pass(judge_pass),
        "is_given_up": given_up_because(judge_pass) is not None,
    }
    return {"row": judge_pass, "score": score} | told | rate_words(score)


def rate_words(score: dict[str, Any]) -> dict[str, Any]:
    """A score in words: the rate with its interval in per cent, or why there is none."""
    if score["pass_rate"] is None:
        reason = str(score["reason"] or "")
        return {"rate": "", "interval": "", "no_rate": REASONS.get(reason, f"incomplete: {reason}")}
    low, high = (f"{100 * each:.1f}" for each in score["interval"])
    return {"rate": f"{100 * score['pass_rate']:.1f} %", "interval": f"{low} to {high} %", "no_rate": ""}


def run_page(user: User, run: Run, *, number: int | None, asked: Asked) -> dict[str, Any]:
    """A run under the pass asked for, the last one where none is."""
    passes = list(_passes(run))
    chosen = next((each for each in passes if each.number == number), passes[-1] if passes else None)
    page = page_frame(user, run.project) | {
        "run": run,
        "pins": strict_json(run.pins),
        "passes": passes,
        "chosen": chosen,
        "others": [
            each for each in readable_runs(user).filter(project=run.project)[:50] if each.passes.exists()
        ],
    }
    if chosen is None:
        return page
    verdicts = told_to(user, chosen)
    score = score_run(verdicts)
    fits, others = quotable_bands(chosen)
    return page | {
        "score": score,
        **rate_words(score),
        "is_trusted": is_trusted_pass(chosen),
        "judge_pins": pins_of_pass(chosen),
        "counts": [
            {"name": name, "title": OUTCOMES[name][0], "tone": OUTCOMES[name][1], "n": score[COUNTS[name]],
             "address": asked.address(outcome=name, after=0)}
            for name in OUTCOMES
        ],
        "slices": [
            each | rate_words(each)
            | {"address": asked.address(slice=f"{each['slice']}:{each['value']}", after=0)}
            for each in score["slices"]
        ],
        "bands": [{"row": band, "figures": strict_json(band.document)} for band in fits],
        "foreign_bands": others,
        "mine": _own(passes, user),
        "given_up_because": given_up_because(chosen),
        "n_hidden": run.n_attempts - len(verdicts),
    } | _cases(run, verdicts, asked)  # fmt: skip


def shown_as(recorded: Recorded) -> dict[str, Any]:
    """What became of a verdict, as a badge."""
    name = recorded.outcome
    if name == NEITHER:
        name = NEAR_MATCH if recorded.recorded == NEAR_MATCH else NEEDS_HUMAN
    title, tone, mark = OUTCOMES[name]
    if recorded.reason == NO_VERDICT:
        title = "No verdict"
    return {"name": name, "title": title, "tone": tone, "mark": mark, "reason": recorded.reason or ""}


def _cases(run: Run, verdicts: list[Verdict], asked: Asked) -> dict[str, Any]:
    ids = dict(run.attempts.values_list("case__external_id", "public_id"))
    rows: list[dict[str, Any]] = []
    for position, verdict in enumerate(verdicts, start=1):
        badge = shown_as(DEFAULT_POLICY.record(verdict))
        slices = [f"{name}:{value}" for name, value in verdict.slices.items()]
        if (
            (asked.outcome and badge["name"] != asked.outcome)
            or (asked.slice and asked.slice not in slices)
            or not verdict.case_id.startswith(asked.begins)
        ):
            continue
        rows.append(
            {"position": position, "id": ids[verdict.case_id], "case": verdict.case_id, "badge": badge,
             "verdict": verdict, "slices": slices}
        )  # fmt: skip
    later = [row for row in rows if row["position"] > asked.after]
    more = later[ROWS_SHOWN - 1]["position"] if len(later) > ROWS_SHOWN else None
    return {
        "asked": asked,
        "n_found": len(rows),
        "cases": later[:ROWS_SHOWN],
        "more": asked.address(after=more) if more else "",
        "outcomes": [(name, title) for name, (title, _, _) in OUTCOMES.items()],
        "slice_names": sorted({f"{n}:{v}" for verdict in verdicts for n, v in verdict.slices.items()}),
    }


def _own(passes: list[JudgePass], user: User) -> JudgePass | None:
    """The person's own pass in which something is left to judge."""
    own = (each for each in reversed(passes) if each.judge.user_id == user.pk)
    return next((each for each in own if not _is_done(each)), None)


def _is_done(judge_pass: JudgePass) -> bool:
    return judge_pass.verdicts.values("attempt").distinct().count() == judge_pass.run.n_attempts


def _passes(run: Run) -> Any:
    return run.passes.select_related(
        "judge", "rubric_version__rubric", "run__dataset_version__dataset"
    ).order_by("number")
