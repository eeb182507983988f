"""Trying a version on its fixtures: by the engine in a job, or by what its own command was observed to do."""

import time
from collections.abc import Iterable
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.fixtures.checks import ENTRY_POINT, check_work
from annotation.core.fixtures.documents import ENGINE, EXTERNAL
from annotation.core.fixtures.files import Observed, read_observed
from annotation.models.jobs import Job
from annotation.models.verifiers import Fixture, FixtureRun, Verifier, VerifierVersion
from annotation.selectors.verifiers import standing_fixtures
from annotation.services.jobs import Claim, JobRefused, request_job
from annotation.services.verifier_authoring import VerifierRefused, record_verifier
from taxonomy.digest import canonical_text, sha256_bytes, sha256_of
from taxonomy.strict_json import strict_json

RUN = "run_fixtures"
MOST_REPEATS = 20
LARGEST = 20 * 1024**2


class Imported(NamedTuple):
    """How many runs came in, and each that did not come out as its fixture must, in words."""

    n_added: int
    mismatches: list[str]


def request_fixture_runs(*, version: VerifierVersion, repeats: int = 1, actor: str, now: datetime) -> Job:
    """The job that runs a version of specs over every fixture, `repeats` times. Asked for twice it is one job."""
    if strict_json(version.document)["kind"] != ENGINE:
        raise VerifierRefused(
            "This verifier runs elsewhere: run its command over the fixtures and import what came out."
        )
    if not 1 <= repeats <= MOST_REPEATS:
        raise VerifierRefused(f"Repeat 1 to {MOST_REPEATS} times.")
    fixtures = tried(version.verifier)
    if not fixtures:
        raise VerifierRefused("There is no fixture to run; add one first.")
    state = {
        "version": version.pk,
        "fixtures": {fixture.name: fixture.sha256 for fixture in fixtures},
        "repeats": repeats,
        "n_runs": version.runs.count(),
    }
    return request_job(
        kind=RUN,
        input_sha256=sha256_of(state),
        engine_version=ENTRY_POINT.rpartition(" ")[2],
        arguments={"version_id": version.pk, "repeats": repeats, "actor": actor},
        now=now,
    )


def run_fixtures(claim: Claim) -> None:
    """Run every fixture that stands, and keep all outcomes or none."""
    given = claim.arguments
    version = VerifierVersion.objects.select_related("verifier__project").get(pk=given["version_id"])
    document, fixtures = strict_json(version.document), tried(version.verifier)
    if not fixtures:
        raise JobRefused("there is no fixture to run")
    total, runs = len(fixtures) * given["repeats"], []
    claim.progress(0, total)
    for fixture, tries in fixtures.items():
        for _ in range(given["repeats"]):
            began = time.perf_counter()
            verdict = check_work(document, tries["input"], agent_owed=tries["agent_owed_evidence"])
            seconds = time.perf_counter() - began
            runs.append(_run(fixture, verdict, command=ENTRY_POINT, seconds=round(seconds, 6)))
        claim.progress(len(runs), total)
    with transaction.atomic():
        _store(version, runs, source="engine", actor=given["actor"], now=claim.clock())
        claim.finish()


@transaction.atomic
def import_observed(
    *, version: VerifierVersion, data: bytes, source: str, actor: str, now: datetime
) -> Imported:
    """Keep what an external verifier was observed to do; the same file again adds nothing. Raises BadInput."""
    document = strict_json(version.document)
    if document["kind"] != EXTERNAL:
        raise VerifierRefused("This verifier is run by the engine; nothing is imported for it.")
    if len(data) > LARGEST:
        raise BadInput(f"{source}: is larger than {LARGEST // 1024**2} MB")
    mark = f"{sha256_bytes(data)[:16]} {source}"[:255]
    rows = read_observed(data, source=source)
    fixtures = {fixture.name: fixture for fixture in tried(version.verifier)}
    if version.runs.filter(source__startswith=mark[:16]).exists():
        return Imported(0, [])
    runs = [_observed(row, fixtures, document, source) for row in rows]
    _store(version, runs, source=mark, actor=actor, now=now)
    expected = {fixture.name: strict_json(fixture.document)["expected"] for fixture in fixtures.values()}
    wrong = [
        f"row {row.row}, {row.fixture}: observed {row.observed}, expected {expected[row.fixture]}"
        for row in rows
        if row.observed != expected[row.fixture]
    ]
    return Imported(len(runs), wrong)


def tried(verifier: Verifier) -> dict[Fixture, dict[str, Any]]:
    """The fixtures that stand and are run: a reason why a case does not apply is none."""
    standing = standing_fixtures(verifier)
    return {fixture: document for fixture, document in standing.items() if "kind" in document}


def _observed(
    row: Observed, fixtures: dict[str, Fixture], document: dict[str, Any], source: str
) -> FixtureRun:
    if row.fixture not in fixtures:
        raise bad_row(source, row.row, "is no fixture of this verifier", field="fixture", value=row.fixture)
    for field, given in (("command", row.command), ("image", row.image)):
        if given != document[field]:
            raise bad_row(
                source, row.row, f"fixtures go through the entry point of real runs, whose {field} is {document[field]!r}",
                field=field, value=given,
            )  # fmt: skip
    verdict = {"outcome": row.observed, "criteria": list(row.criteria)}
    return _run(
        fixtures[row.fixture], verdict, command=row.command, image=row.image, log=row.log, seconds=row.seconds
    )


def _run(fixture: Fixture, verdict: dict[str, Any], **columns: Any) -> FixtureRun:
    return FixtureRun(
        fixture=fixture, observed=verdict["outcome"], verdict=canonical_text(verdict), **columns
    )


def _store(
    version: VerifierVersion, runs: Iterable[FixtureRun], *, source: str, actor: str, now: datetime
) -> None:
    """Number the runs of each fixture on; two imports at once take turns."""
    Verifier.objects.select_for_update().get(pk=version.verifier_id)
    kept = list(runs)
    counts: dict[int, int] = {}
    for fixture in version.runs.values_list("fixture", flat=True):
        counts[fixture] = counts.get(fixture, 0) + 1
    for run in kept:
        counts[run.fixture_id] = counts.get(run.fixture_id, 0) + 1
        run.version, run.number, run.source = version, counts[run.fixture_id], source
        run.made_by, run.made_at = actor, now
    if not kept:
        raise BadInput("there is nothing to keep")
    FixtureRun.objects.bulk_create(kept, batch_size=500)
    observed: dict[str, int] = {}
    for run in kept:
        observed[run.observed] = observed.get(run.observed, 0) + 1
    record_verifier("verifier.tried", version.verifier, actor, now, version=version.number, observed=observed)
