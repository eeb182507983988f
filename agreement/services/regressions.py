"""Overruling a judge makes a regression fixture; a fixture is never removed, only settled anew with a why."""

from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from agreement.judging.regressions import PROTECTS, Fixture, fixture_of
from agreement.judging.verdicts import verdict_of
from agreement.judging.vocabulary import VERDICTS
from agreement.judging.words import LONGEST_WHY
from agreement.selectors.judged_runs import prediction_of
from annotation.models.judging import Verdict
from annotation.models.projects import Annotator, Project
from annotation.models.regressions import FixtureSettlement, RegressionFixture
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text
from taxonomy.strict_json import strict_json


class FixtureRefused(Exception):
    """The verdict cannot be overruled or settled as asked; `field` names what is wrong."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True)
class Settling:
    """What a person settles on: the verdict and why; for a new fixture also what it protects."""

    verdict: str
    why: str
    protects: str = ""
    golden_revision: str = ""


@transaction.atomic
def overrule(*, verdict: Verdict, settling: Settling, by: Annotator, now: datetime) -> RegressionFixture:
    """The fixture of an overruled verdict; an answer that has one gets another settlement. FixtureRefused."""
    attempt, project = verdict.attempt, verdict.judge_pass.run.project
    _check(settling, protects=True)
    if by.pseudonym in (attempt.actor, verdict.judge_pass.judge.pseudonym):
        raise FixtureRefused("Nobody overrules a verdict on their own answer, or one of their own.")
    Project.objects.select_for_update().get(pk=project.pk)
    record = strict_json(verdict.record)
    try:
        made = fixture_of(
            verdict_of(record, attempt.case.external_id),
            prediction=prediction_of(attempt),
            human=settling.verdict,
            why=settling.why.strip(),
            protects=settling.protects,
        )
    except ValueError as refusal:
        raise FixtureRefused(f"{refusal}".capitalize() + ".", "verdict") from refusal
    fixture, is_new = RegressionFixture.objects.get_or_create(
        project=project,
        fixture_sha256=made.fixture_id,
        defaults={
            "case_id_text": made.case_id,
            "prediction": canonical_text(made.prediction),
            "judge_verdict": made.judge_verdict,
            "protects": made.protects,
            "attempt": attempt,
            "overruled": verdict,
            "made_by": by.pseudonym,
            "made_at": now,
        },
    )
    _add(fixture, settling, revision=str(made.golden_revision or attempt.golden_revision), by=by, now=now)
    record_event(
        chain=project.slug,
        action="verdict.overruled",
        actor=by.pseudonym,
        at=now,
        subject={
            "fixture": made.fixture_id,
            "case": made.case_id,
            "verdict": str(verdict.public_id),
            "from": made.judge_verdict,
            "to": settling.verdict,
            "new": is_new,
        },
    )
    return fixture


@transaction.atomic
def settle(
    *, fixture: RegressionFixture, settling: Settling, by: Annotator, now: datetime
) -> FixtureSettlement:
    """Another settlement of a fixture; what stood before stays. Raises FixtureRefused."""
    _check(settling, protects=False)
    Project.objects.select_for_update().get(pk=fixture.project_id)
    last = fixture.settlements.order_by("-number").first()
    revision = settling.golden_revision.strip() or (last.golden_revision if last else "")
    if last and (last.verdict, last.golden_revision) == (settling.verdict, revision):
        raise FixtureRefused(
            "It is settled so already; another verdict or revision of the golden is needed.", "verdict"
        )
    settlement = _add(fixture, settling, revision=revision, by=by, now=now)
    record_event(
        chain=fixture.project.slug,
        action="fixture.settled",
        actor=by.pseudonym,
        at=now,
        subject={
            "fixture": fixture.fixture_sha256,
            "number": settlement.number,
            "verdict": settlement.verdict,
        },
    )
    return settlement


def as_fixture(fixture: RegressionFixture) -> Fixture:
    """A stored fixture with its settlements, as the rules of regressions know it."""
    settled = list(fixture.settlements.order_by("number"))
    last = settled[-1]
    return Fixture(
        fixture_id=fixture.fixture_sha256,
        case_id=fixture.case_id_text,
        prediction=strict_json(fixture.prediction),
        judge_verdict=fixture.judge_verdict,
        verdict=last.verdict,
        why=last.why,
        golden_revision=last.golden_revision or None,
        protects=fixture.protects,
        history=tuple(
            {"verdict": one.verdict, "why": one.why, "golden_revision": one.golden_revision or None}
            for one in settled[:-1]
        ),
    )


def _check(settling: Settling, *, protects: bool) -> None:
    if settling.verdict not in VERDICTS:
        raise FixtureRefused(f"Choose one of {', '.join(VERDICTS)}.", "verdict")
    if not settling.why.strip():
        raise FixtureRefused("Say why; a fixture without a why cannot be defended.", "why")
    if len(settling.why) > LONGEST_WHY:
        raise FixtureRefused(f"A why has {LONGEST_WHY} characters at most.", "why")
    if protects and settling.protects not in PROTECTS:
        raise FixtureRefused(f"Choose what it protects: one of {', '.join(PROTECTS)}.", "protects")


def _add(
    fixture: RegressionFixture, settling: Settling, *, revision: str, by: Annotator, now: datetime
) -> FixtureSettlement:
    if len(revision) > 100:
        raise FixtureRefused("A revision of a golden has 100 characters at most.", "golden_revision")
    return FixtureSettlement.objects.create(
        fixture=fixture,
        number=fixture.settlements.count() + 1,
        verdict=settling.verdict,
        why=settling.why.strip(),
        golden_revision=revision,
        settled_by=by.pseudonym,
        settled_at=now,
    )
