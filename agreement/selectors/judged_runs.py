"""What a judge said of a run, attempt by attempt, as calibrations and regressions read it."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple

from django.db.models import QuerySet

from agreement.judging.vocabulary import EXCLUDED, INCOMPLETE, consequence
from annotation.models.judging import Attempt, JudgePass, Verdict
from annotation.selectors.binary_order import binary
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json


class Judged(NamedTuple):
    """A complete attempt and the verdict on it that counts."""

    case_pk: int
    case_id: str
    family: str
    attempt: Attempt
    verdict: Verdict


def last_verdicts(judge_pass: JudgePass, *, until: datetime | None = None) -> QuerySet[Verdict]:
    """The last revision of each verdict of a pass, in the order of case ids; `until` leaves later ones out."""
    given = judge_pass.verdicts.all()
    if until is not None:
        given = given.filter(given_at__lte=until)
    newest: dict[int, int] = {}
    for attempt, pk in given.order_by("revision").values_list("attempt_id", "pk"):
        newest[attempt] = pk
    found = Verdict.objects.filter(judge_pass=judge_pass).select_related("attempt__case")
    if len(newest) < given.count():
        found = found.filter(pk__in=newest.values())
    elif until is not None:
        found = found.filter(given_at__lte=until)
    return found.order_by(binary("attempt__case__external_id"))


def judged_attempts(judge_pass: JudgePass, *, until: datetime | None = None) -> Iterator[Judged]:
    """The attempts that there was something to judge of: complete, and under a golden that is established.

    A verdict that the judge failed to give is among them; what it said never decides.
    """
    for verdict in last_verdicts(judge_pass, until=until):
        attempt = verdict.attempt
        was_judged = verdict.verdict is not None or consequence(verdict.reason) not in (EXCLUDED, INCOMPLETE)
        if attempt.reason or not was_judged or not prediction_of(attempt):
            continue
        yield Judged(attempt.case_id, attempt.case.external_id, attempt.case.family, attempt, verdict)


def prediction_of(attempt: Attempt) -> dict[str, Any]:
    """What was answered, as one JSON value: the text, the query and the rows executed from it, those that are there."""
    parts = {"answer": attempt.prediction, "query": attempt.query, "rows": strict_json(attempt.rows)}
    return {key: part for key, part in parts.items() if part not in ("", [], None)}


def shown_answer(attempt: Attempt) -> str:
    """The answer as people judge it: its text alone, or text, rows and query as one document."""
    parts = prediction_of(attempt)
    return attempt.prediction if set(parts) <= {"answer"} else canonical_text(parts)
