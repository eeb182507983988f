"""The page of a real run: its rate with what stands beside it, its cases, and what people should look at."""

from typing import Any

from annotation.core.fixtures.correction import Errors, corrected_rate, rate_after_review
from annotation.core.fixtures.findings import Findings
from annotation.core.fixtures.pass_review import QUESTIONS
from annotation.core.fixtures.sampling import count, review_sample, unstable_cases
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.verifiers import VerifierRun
from annotation.selectors.pages_frame import frame
from annotation.selectors.verifier_findings import findings_of, reviews_of
from annotation.selectors.verifier_pages import OUTCOMES, release_of
from taxonomy.strict_json import strict_json

A_PAGE = 50
TONES = {"pass": "ok", "fail": "bad"}
NO_RATE = {
    "no_better_than_chance": "The verifier did no better than chance against people, so nothing can be corrected.",
    "no_labels": "Give labels of both kinds: work that people passed and work that they failed.",
    "nothing_unlabelled": "No case of this run was decided.",
}


def run_page(
    *, user: User, run: VerifierRun, outcome: str = "", after: int = 0, errors: Errors | None = None
) -> dict[str, Any]:
    """The cases `after` rows into the run, of one outcome if asked; corrected for `errors` if they are known."""
    version = run.version
    document = strict_json(run.document)
    rows = document["rows"]
    counted, sample, found = count(rows), review_sample(rows, seed=0), findings_of(run, user)
    wanted = [row for row in rows if not outcome or row["outcome"] == outcome]
    page = frame(user=user, project=version.verifier.project, current="verifiers")
    return page | {
        "verifier": version.verifier,
        "version": version,
        "run": run,
        "origin": document["origin"],
        "was_released": document["was_released"],
        "is_released": release_of(version) is not None,
        "counted": counted,
        "sentence": counted.sentence(),
        "unstable": [
            {"case": case, "n_pass": found["pass"], "n": found.total()}
            for case, found in sorted(unstable_cases(rows).items())
        ],
        "sample": sample,
        "outcomes": [
            (key, title) for key, title in OUTCOMES.items() if any(row["outcome"] == key for row in rows)
        ],
        "outcome": outcome,
        "rows": [_row(row) for row in wanted[after : after + A_PAGE]],
        "n_rows": len(wanted),
        "after": after + A_PAGE if len(wanted) > after + A_PAGE else None,
        "corrected": _corrected(errors, counted.n_pass, counted.n_decided) if errors else None,
        "reviews": reviews_of(run, user),
        "found": _found(found, rows),
        "reviewed": rate_after_review(found, n_pass=sample.n_passes) if found else None,
        "may_manage": Role.MANAGER in page["roles"],
    }


def _row(row: dict[str, Any]) -> dict[str, Any]:
    return row | {
        "title": OUTCOMES[row["outcome"]],
        "tone": TONES.get(row["outcome"], "warn"),
        "rewards": sorted(row["rewards"].items()),
    }


def _found(found: Findings | None, rows: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The findings in words, and the rate without the cases that wait for a repair."""
    if found is None:
        return None
    return {
        "classes": [(_words(name), n) for name, n in found.classes.most_common()],
        "actions": [(_words(name), cases) for name, cases in sorted(found.actions.items())],
        "suspicious": [(QUESTIONS[name][0], cases) for name, cases in found.suspicious.items()],
        "inconclusive": found.inconclusive,
        "unresolved": found.unresolved,
        "n_excluded": len(found.excluded),
        "counted": count(row for row in rows if row["case"] not in found.excluded),
    }


def _words(key: str) -> str:
    return key.replace("_", " ")


def _corrected(errors: Errors, n_pass: int, n: int) -> dict[str, Any]:
    found = corrected_rate(errors, n_pass, n)
    return found | {"says": NO_RATE.get(found["reason"] or "", "")}
