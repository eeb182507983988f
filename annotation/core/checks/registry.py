"""The checks by name, and the one document that says what they found."""

from collections.abc import Callable
from typing import Any, NamedTuple

from annotation.core.checks.balance import balance
from annotation.core.checks.content_digest import cases_sha256
from annotation.core.checks.counts import counts
from annotation.core.checks.coverage import coverage
from annotation.core.checks.cross_split_duplicate import cross_split_duplicate
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.digest import digest
from annotation.core.checks.expected_output_leak import expected_output_leak
from annotation.core.checks.findings import Finding, has_errors
from annotation.core.checks.ground_truth_complete import ground_truth_complete
from annotation.core.checks.no_secrets import no_secrets
from annotation.core.checks.schema import schema
from annotation.core.checks.unique_ids import unique_ids
from annotation.core.checks.within_split_duplicate import within_split_duplicate


class Check(NamedTuple):
    """A check, and why it cannot run on a dataset (empty when it can)."""

    name: str
    run: Callable[[Dataset], list[Finding]]
    lacks: Callable[[Dataset], str] = lambda dataset: ""


def _lacks_counts(dataset: Dataset) -> str:
    plan = dataset.plan
    return "" if plan.counts or plan.matrix or plan.n_cases is not None else "the plan has no counts"


def _lacks_coverage(dataset: Dataset) -> str:
    return "" if dataset.plan.coverage else "the plan has no coverage"


def _lacks_polarity(dataset: Dataset) -> str:
    return "" if dataset.plan.polarity else "the plan has no polarity"


def _lacks_manifest(dataset: Dataset) -> str:
    return "" if dataset.manifest else "no manifest was given"


CHECKS = (
    Check("unique_ids", unique_ids),
    Check("schema", schema),
    Check("no_secrets", no_secrets),
    Check("counts", counts, _lacks_counts),
    Check("coverage", coverage, _lacks_coverage),
    Check("within_split_duplicate", within_split_duplicate),
    Check("cross_split_duplicate", cross_split_duplicate),
    Check("ground_truth_complete", ground_truth_complete),
    Check("expected_output_leak", expected_output_leak),
    Check("balance", balance, _lacks_polarity),
    Check("digest", digest, _lacks_manifest),
)


def run_checks(dataset: Dataset) -> dict[str, Any]:
    """Every check that applies with its findings, whether all are free of errors, and what was not run and why."""
    lacking = {check.name: check.lacks(dataset) for check in CHECKS}
    checks = [_entry(check.name, check.run(dataset)) for check in CHECKS if not lacking[check.name]]
    return {
        "ok": all(check["ok"] for check in checks),
        "n_cases": len(dataset.rows),
        "content_sha256": cases_sha256(dataset),
        "checks": checks,
        "not_run": [{"check": name, "reason": reason} for name, reason in lacking.items() if reason],
    }


def _entry(name: str, findings: list[Finding]) -> dict[str, Any]:
    listed = [finding._asdict() | {"severity": str(finding.severity)} for finding in findings]
    return {"check": name, "ok": not has_errors(findings), "findings": listed}
