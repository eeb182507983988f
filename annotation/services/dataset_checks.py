"""Checking a dataset version in a job, and letting it out only when it passed or somebody says why regardless."""

from datetime import datetime

from django.db import transaction
from django.db.models import Count, Max

from annotation.core.bad_input import BadInput
from annotation.core.case_files import CaseRow
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.plan import Plan, parse_plan
from annotation.core.checks.registry import run_checks
from annotation.models.dataset_checks import DatasetCheck
from annotation.models.datasets import DatasetVersion, VersionState
from annotation.models.jobs import Job
from annotation.selectors.datasets import case_contract, cases_of
from annotation.services.datasets import release_version
from annotation.services.jobs import Claim, JobRefused, request_job
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_bytes, sha256_of
from taxonomy.strict_json import strict_json

CHECK = "check_dataset"
CHECKS_VERSION = "1"


class CheckRefused(Exception):
    """The version cannot be checked or let out like this; the message says what to do."""


@transaction.atomic
def keep_plan(*, version: DatasetVersion, plan: object, source: str, actor: str, now: datetime) -> None:
    """Declare what a draft version should hold; BadInput names what is wrong with the plan."""
    parse_plan(plan, source=source)
    kept = DatasetVersion.objects.filter(pk=version.pk, state=VersionState.DRAFT).update(
        plan=canonical_text(plan)
    )
    if not kept:
        raise CheckRefused("This version is released; a new plan needs a new version.")
    _record("dataset.planned", version, actor, now, plan=sha256_of(plan))


def request_check(*, version: DatasetVersion, now: datetime) -> Job:
    """The job that checks the version as it is now."""
    return request_job(
        kind=CHECK,
        input_sha256=state_of(version),
        engine_version=CHECKS_VERSION,
        arguments={"version_id": version.pk},
        now=now,
    )


def state_of(version: DatasetVersion) -> str:
    """What a check depends on: the cases and the plan. Cases are only ever added, so their number and the last say which."""
    cases = version.cases.aggregate(n=Count("pk"), last=Max("pk"))
    return sha256_of({"version": version.pk, "plan": version.plan, **cases})


def check_version(claim: Claim) -> None:
    """Run every check and keep what it found."""
    version = DatasetVersion.objects.select_related("dataset__project").get(pk=claim.arguments["version_id"])
    state, n = state_of(version), version.cases.count()
    claim.progress(0, n)
    rows = [
        CaseRow(row, case_contract(case))
        for row, case in enumerate(cases_of(version).iterator(chunk_size=1000), start=1)
    ]
    if not rows:
        raise JobRefused("the version holds no cases")
    claim.progress(n // 2, n)
    try:
        document = run_checks(Dataset(rows=rows, plan=plan_of(version), source=str(version)))
    except BadInput as fault:
        raise JobRefused(str(fault)) from fault
    claim.progress(n, n)
    _store(claim, version, document | {"state_sha256": state})


@transaction.atomic
def _store(claim: Claim, version: DatasetVersion, document: dict) -> None:
    now, text = claim.clock(), canonical_text(document)
    DatasetCheck.objects.create(
        version=version,
        number=version.checks.count() + 1,
        document=text,
        sha256=sha256_bytes(text.encode()),
        is_ok=document["ok"],
        n_cases=document["n_cases"],
        made_at=now,
    )
    _record("dataset.checked", version, "worker", now, ok=document["ok"], sha256=sha256_bytes(text.encode()))
    claim.finish()


def plan_of(version: DatasetVersion) -> Plan:
    return parse_plan(strict_json(version.plan), source="plan") if version.plan else Plan()


def standing_check(version: DatasetVersion) -> DatasetCheck | None:
    """The newest check, if it saw the version as it is now."""
    newest = version.checks.order_by("-number").first()
    if newest is None or strict_json(newest.document)["state_sha256"] != state_of(version):
        return None
    return newest


@transaction.atomic
def release_checked_version(*, version: DatasetVersion, regardless: str, actor: str, now: datetime) -> None:
    """Freeze a version whose newest check found no error, or say for the record why it is frozen regardless."""
    check = standing_check(version)
    if not regardless.strip():
        if check is None:
            raise CheckRefused(
                "Run the checks over the version as it is now, or say why it is released unchecked."
            )
        if not check.is_ok:
            raise CheckRefused(
                "The checks found errors: mend them, or say why the version is released regardless."
            )
    release_version(version=version, actor=actor, now=now)
    if regardless.strip():
        _record("dataset.released_regardless", version, actor, now, reason=regardless.strip())


def _record(action: str, version: DatasetVersion, actor: str, now: datetime, **more: object) -> None:
    subject = {"dataset": version.dataset.name, "version": version.version, **more}
    record_event(chain=version.dataset.project.slug, action=action, actor=actor, at=now, subject=subject)
