"""A judge run over the fixtures, read from a file: the state of each fixture, and whether the judge may be trusted."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Max

from agreement.judging.regressions import fixture_state, regression_gate
from agreement.judging.vocabulary import REQUIRED_PINS, VERDICTS, consequence
from agreement.services.regressions import as_fixture
from annotation.core.bad_input import BadInput, bad_row
from annotation.models.projects import Project
from annotation.models.regressions import RegressionFixture, RegressionRun
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_bytes, sha256_of

FORMAT = "concord-regression-run/1"
KEYS = frozenset(("fixture_id", "verdict", "reason", "confidence", "why", "golden_revision", *REQUIRED_PINS))
PINS_THAT_MAY_BE = frozenset(("judge_prompt_sha", "judge_model", "dataset_version"))
LOW_CONFIDENCE = 5

Rows = Sequence[tuple[int, Mapping[str, Any]]]


class Repeat(NamedTuple):
    """What the judge said once; None where it gave no verdict or was unsure."""

    verdict: str | None
    golden_revision: str | None


def export_lines(project: Project) -> list[dict[str, Any]]:
    """The fixtures of a project as records, in the order of case and fixture: what `judge-regressions.jsonl` holds."""
    found = (as_fixture(one) for one in project.regression_fixtures.prefetch_related("settlements"))
    return [
        {
            "fixture_id": one.fixture_id,
            "case_id": one.case_id,
            "prediction": one.prediction,
            "judge_verdict": one.judge_verdict,
            "verdict": one.verdict,
            "why": one.why,
            "golden_revision": one.golden_revision,
            "protects": one.protects,
            "history": list(one.history),
        }
        for one in sorted(found, key=lambda one: (one.case_id, one.fixture_id))
    ]


def export_text(project: Project) -> str:
    return "".join(canonical_text(line) + "\n" for line in export_lines(project))


@transaction.atomic
def import_regression_run(
    *, project: Project, rows: Rows, source: str, actor: str, now: datetime
) -> tuple[RegressionRun, bool]:
    """Store a run over the fixtures, a line for each repeat; says whether it is new. The same lines twice are one run.

    Raises BadInput that names row, field and value; nothing is stored then.
    """
    fixtures = {
        one.fixture_sha256: one for one in project.regression_fixtures.prefetch_related("settlements")
    }
    if not fixtures:
        raise BadInput(f"{source}: project {project.slug} has no fixtures; overrule a verdict first")
    pins = _pins(rows, source)
    repeats: defaultdict[str, list[Repeat]] = defaultdict(list)
    for number, row in rows:
        repeats[_fixture_id(row, number, source, fixtures)].append(_repeat(row, number, source))
    document = _document(fixtures, repeats, pins)
    sha256 = sha256_bytes(canonical_text(document).encode())
    run, is_new = RegressionRun.objects.get_or_create(
        project=project,
        sha256=sha256,
        defaults={
            "judge_version": pins["judge_version"],
            "rubric_sha": pins["rubric_sha"],
            "pins": canonical_text(pins),
            "gate": document["gate"]["gate"],
            "document": canonical_text(document),
            "fixtures_sha256": sha256_of(export_lines(project)),
            "imported_by": actor,
            "imported_at": now,
        },
    )
    if is_new:
        record_event(
            chain=project.slug,
            action="regressions.run",
            actor=actor,
            at=now,
            subject={"run": sha256, "gate": run.gate, "file": source, **pins},
        )
    return run, is_new


def _document(
    fixtures: Mapping[str, RegressionFixture], repeats: Mapping[str, list[Repeat]], pins: Mapping[str, str]
) -> dict[str, Any]:
    revisions = _current_revisions(fixtures.values())
    lines: list[dict[str, Any]] = []
    for fixture_id in sorted(fixtures, key=lambda one: (fixtures[one].case_id_text, one)):
        stored = fixtures[fixture_id]
        one, said = as_fixture(stored), repeats.get(fixture_id, [])
        pinned = one.golden_revision
        stated = next((str(each.golden_revision) for each in said if each.golden_revision is not None), None)
        # Where the run does not state the revision, the golden's own history here decides.
        current = stated or revisions.get(fixture_id) or pinned
        lines.append(
            {
                "fixture_id": fixture_id,
                "case_id": one.case_id,
                "protects": one.protects,
                "expected": one.verdict,
                "repeats": [each.verdict for each in said],
                "state": fixture_state(
                    expected=one.verdict,
                    pinned_revision=pinned,
                    case_revision=current,
                    repeats=[each.verdict for each in said],
                ),
            }
        )
    gate = regression_gate([line["state"] for line in lines], {line["protects"] for line in lines})
    return {"format": FORMAT, "pins": dict(pins), "fixtures": lines, "gate": gate}


def _current_revisions(fixtures: Iterable[RegressionFixture]) -> dict[str, str]:
    """The newest revision of the golden of each fixture whose golden was revised here since its attempt was judged."""
    found = RegressionFixture.objects.filter(pk__in=[one.pk for one in fixtures], attempt__isnull=False)
    rows = found.annotate(newest=Max("attempt__case__references__revision")).values_list(
        "fixture_sha256", "newest", "attempt__golden_revision"
    )
    return {fixture: str(newest) for fixture, newest, judged in rows if newest and newest > judged}


def _pins(rows: Rows, source: str) -> dict[str, str]:
    """The judge's pins, which all lines share; BadInput where one is missing or two differ."""
    if not rows:
        raise BadInput(f"{source}: holds no line")
    pins: dict[str, str] = {}
    for number, row in rows:
        for name in (*REQUIRED_PINS, *sorted(PINS_THAT_MAY_BE)):
            value = row.get(name)
            if value is None and name in PINS_THAT_MAY_BE:
                continue
            if isinstance(value, bool) or not isinstance(value, str | int) or not str(value).strip():
                raise bad_row(source, number, "must stand on every line", field=name, value=value)
            if len(str(value)) > 100:
                raise bad_row(source, number, "has 100 characters at most", field=name, value=value)
            if pins.setdefault(name, str(value)) != str(value):
                raise bad_row(
                    source,
                    number,
                    f"another line says {pins[name]!r}; a run has one judge",
                    field=name,
                    value=value,
                )
    return pins


def _fixture_id(
    row: Mapping[str, Any], number: int, source: str, fixtures: Mapping[str, RegressionFixture]
) -> str:
    unknown = sorted(row.keys() - KEYS - PINS_THAT_MAY_BE)
    if unknown:
        raise bad_row(
            source, number, "is no key of a regression run", field=unknown[0], value=row[unknown[0]]
        )
    fixture_id = row.get("fixture_id")
    if not isinstance(fixture_id, str) or fixture_id not in fixtures:
        raise bad_row(source, number, "is no fixture of this project", field="fixture_id", value=fixture_id)
    return fixture_id


def _repeat(row: Mapping[str, Any], number: int, source: str) -> Repeat:
    verdict, reason, confidence = row.get("verdict"), row.get("reason"), row.get("confidence")
    if verdict is not None and verdict not in VERDICTS:
        raise bad_row(
            source, number, f"is not one of {', '.join(VERDICTS)} or null", field="verdict", value=verdict
        )
    if verdict is None and (not isinstance(reason, str) or consequence(reason) is None):
        raise bad_row(
            source, number, "a null verdict needs a reason of the list", field="reason", value=reason
        )
    if confidence is not None and (type(confidence) is not int or not 1 <= confidence <= 10):
        raise bad_row(
            source, number, "must be a whole number from 1 to 10", field="confidence", value=confidence
        )
    unsure = confidence is not None and confidence <= LOW_CONFIDENCE
    revision = row.get("golden_revision")
    return Repeat(None if unsure else verdict, None if revision is None else str(revision))
