"""Pages of fixtures, of runs over them, and of a verdict that is about to be overruled."""

from typing import Any

from agreement.judging.regressions import PROTECTS
from agreement.judging.words import PROTECTED, STATES, VERDICT_TITLES
from agreement.selectors.calibrations import hides_fixtures, may_overrule, readable_fixtures
from agreement.selectors.goldens import golden_at
from agreement.selectors.pages_run_case import attempt_parts
from annotation.models.judging import Verdict
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.regressions import RegressionFixture, RegressionRun
from annotation.selectors.pages_case import node
from annotation.selectors.pages_frame import frame
from taxonomy.strict_json import strict_json

ROWS_SHOWN = 500
RUNS_SHOWN = 20


def regressions_page(*, user: User, project: Project) -> dict[str, Any]:
    """The fixtures, what classes lack one, and the runs over them with their gates."""
    found = readable_fixtures(user).filter(project=project).prefetch_related("settlements")
    fixtures = [_line(one) for one in found.order_by("case_id_text", "pk")[:ROWS_SHOWN]]
    covered = set(project.regression_fixtures.values_list("protects", flat=True))
    hidden = hides_fixtures(user, project)
    runs = [] if hidden else project.regression_runs.order_by("-imported_at", "-pk")[:RUNS_SHOWN]
    page = frame(user=user, project=project, current="judging")
    return page | {
        "fixtures": fixtures,
        "n_fixtures": found.count(),
        "classes": [{"title": PROTECTED[each], "has": each in covered} for each in PROTECTS],
        "lacks": [PROTECTED[each].lower() for each in PROTECTS if each not in covered],
        "runs": [run_line(one) for one in runs],
        "hidden": hidden,
        "may_import": Role.MANAGER in page["roles"] and not hidden,
    }


def run_line(run: RegressionRun) -> dict[str, Any]:
    gate = strict_json(run.document)["gate"]
    return {
        "id": run.public_id,
        "judge_version": run.judge_version,
        "rubric_sha": run.rubric_sha,
        "gate": run.gate,
        "n_judged": gate["n_judged"],
        "n_fixtures": gate["n_fixtures"],
        "imported_by": run.imported_by,
        "imported_at": run.imported_at,
    }


def regression_run_page(*, user: User, run: RegressionRun) -> dict[str, Any]:
    """One run: each fixture's state with its repeats, and why the gate failed where it did."""
    document = strict_json(run.document)
    gate = document["gate"]
    ids = dict(run.project.regression_fixtures.values_list("fixture_sha256", "public_id"))
    order = {state: rank for rank, state in enumerate(("fail", "flaky", "unresolved", "stale_pin", "ok"))}
    lines = [
        one
        | {
            "id": ids.get(one["fixture_id"]),
            "badge": _badge(one["state"]),
            "protects": PROTECTED[one["protects"]],
            "said": [VERDICT_TITLES[said] if said else "none" for said in one["repeats"]],
            "expected": VERDICT_TITLES[one["expected"]],
        }
        for one in sorted(document["fixtures"], key=lambda one: (order[one["state"]], one["case_id"]))
    ]
    return frame(user=user, project=run.project, current="judging") | {
        "run": run_line(run),
        "sha256": run.sha256,
        "pins": strict_json(run.pins),
        "fixtures": lines,
        "counts": [_badge(state) | {"n": n} for state, n in gate["states"].items() if n],
        "because": _because(gate),
    }


def fixture_page(*, user: User, fixture: RegressionFixture) -> dict[str, Any]:
    """One fixture: the answer, what the judge said, and every settlement with its why, the newest first."""
    page = frame(user=user, project=fixture.project, current="judging")
    page |= {
        "fixture": _line(fixture),
        "settlements": list(fixture.settlements.order_by("-number")),
        "titles": VERDICT_TITLES,
        "may_settle": may_overrule(user, fixture.project),
        "made_by": fixture.made_by,
        "made_at": fixture.made_at,
        "sha256": fixture.fixture_sha256,
        "overruled": _overruled(fixture.overruled),
    }
    if fixture.attempt is None:
        return page | {"answer": node(strict_json(fixture.prediction))}
    attempt = fixture.attempt
    parts = attempt_parts(attempt, golden_at(attempt.case, attempt.golden_revision))
    return page | parts | {"attempt": attempt, "run": attempt.run}


def overrule_page(*, user: User, verdict: Verdict) -> dict[str, Any]:
    """The case as a judge read it, and what this judge said."""
    attempt = verdict.attempt
    page = frame(user=user, project=attempt.run.project, current="judging")
    parts = attempt_parts(attempt, golden_at(attempt.case, attempt.golden_revision))
    fixture = attempt.fixtures.order_by("pk").first()
    return (
        page
        | parts
        | {
            "attempt": attempt,
            "run": attempt.run,
            "overruled": _overruled(verdict),
            "verdict_id": verdict.public_id,
            "fixture": _line(fixture) if fixture else None,
        }
    )


def _overruled(verdict: Verdict | None) -> dict[str, Any] | None:
    if verdict is None:
        return None
    record = strict_json(verdict.record)
    said = verdict.judge_verdict or verdict.verdict
    return {
        "judge": verdict.judge_pass.judge.pseudonym,
        "verdict": VERDICT_TITLES.get(said or "", "No verdict"),
        "confidence": verdict.confidence,
        "why": record.get("why", ""),
        "judge_version": record.get("judge_version", ""),
    }


def _line(fixture: RegressionFixture) -> dict[str, Any]:
    settled = sorted(fixture.settlements.all(), key=lambda one: one.number)
    last = settled[-1]
    return {
        "id": fixture.public_id,
        "case_id": fixture.case_id_text,
        "judge_verdict": VERDICT_TITLES[fixture.judge_verdict],
        "verdict": VERDICT_TITLES[last.verdict],
        "value": last.verdict,
        "why": last.why,
        "n_settlements": len(settled),
        "golden_revision": last.golden_revision,
        "protects": PROTECTED[fixture.protects],
    }


def _badge(state: str) -> dict[str, str]:
    title, mark, tone = STATES[state]
    return {"title": title, "mark": mark, "tone": tone}


def _because(gate: dict[str, Any]) -> list[str]:
    """Why the gate failed, in sentences; empty where it passed."""
    states = gate["states"]
    said = []
    if not gate["n_judged"]:
        said.append(f"None of {gate['n_fixtures']} fixtures was judged; that is a failure, not a pass.")
    for state, words in (
        ("fail", "came out otherwise than settled, every time"),
        ("flaky", "came out differently from one repeat to the next"),
        ("unresolved", "had fewer than three verdicts"),
    ):
        if states[state]:
            said.append(f"{states[state]} {words}.")
    missing = [PROTECTED[each].lower() for each in gate["missing_classes"]]
    if missing:
        said.append(f"No fixture protects {', '.join(missing)}.")
    return said
