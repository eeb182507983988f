"""The pages of verifiers: the list, one with its matrix, a fixture with its runs."""

from collections import Counter
from typing import Any

from annotation.core.fixtures.documents import ENGINE, EVIDENCE, PRODUCERS
from annotation.core.fixtures.kinds import BOUNDARIES, KINDS
from annotation.core.fixtures.lints import lint_verifier
from annotation.core.fixtures.matrix import EMPTY, GREEN, RED, UNSTABLE, Cell, Matrix
from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.verifiers import FixtureRun, Verifier, VerifierRelease, VerifierVersion
from annotation.selectors.pages_case import node
from annotation.selectors.pages_frame import frame
from annotation.selectors.verifiers import (
    is_kept_from,
    matrix_of,
    newest_fixtures,
    newest_version,
    readable_verifiers,
)
from taxonomy.strict_json import strict_json

SHOWN = {  # state of a fixture -> what stands before it, words, tone
    GREEN: ("✓", "as expected", "ok"),
    RED: ("✕", "otherwise", "bad"),
    UNSTABLE: ("≈", "unstable", "warn"),
    EMPTY: ("·", "not run", "quiet"),
}
OUTCOMES = {
    "pass": "pass", "fail": "fail", "infrastructure_error": "infrastructure error", "not_executable": "not executable",
    "judge_required": "judge required", "inconclusive": "inconclusive",
}  # fmt: skip
RUNS_SHOWN = 100


def list_page(*, user: User, project: Project) -> dict[str, Any]:
    """Every verifier of a project with how its newest version stands."""
    verifiers = readable_verifiers(user).filter(project=project).order_by("name")
    page = frame(user=user, project=project, current="verifiers")
    return page | {
        "rows": [_row(newest_version(verifier)) for verifier in verifiers],
        "is_kept": is_kept_from(user, project),
        "may_manage": Role.MANAGER in page["roles"],
    }


def _row(version: VerifierVersion) -> dict[str, Any]:
    found = matrix_of(version)
    return {
        "verifier": version.verifier,
        "version": version,
        "criterion": strict_json(version.document)["criterion"],
        "states": _states(found),
        "n_blocks": len(found.blocks),
        "released": release_of(version),
    }


def verifier_page(*, user: User, version: VerifierVersion) -> dict[str, Any]:
    """One version: its matrix, what blocks its release, its criteria with lints, and its runs."""
    verifier, document, found = version.verifier, strict_json(version.document), matrix_of(version)
    page = frame(user=user, project=verifier.project, current="verifiers")
    newest = newest_version(verifier)
    return page | {
        "verifier": verifier,
        "version": version,
        "is_newest": version.pk == newest.pk,
        "newest": newest,
        "versions": list(verifier.versions.order_by("-number")[:50]),
        "document": document,
        "is_spec": document["kind"] == ENGINE,
        "criteria": [_criterion(criterion) for criterion in document["criteria"]],
        "rows": [_matrix_row(kind, found.rows[kind]) for kind in KINDS],
        "boundaries": [
            {"key": key, "title": title, "fixtures": found.boundaries[key], "exempt": found.exempt.get(key)}
            for key, title in BOUNDARIES.items()
        ],
        "states": _states(found),
        "blocks": found.blocks,
        "lints": lint_verifier(document),
        "released": release_of(version),
        "runs": version.real_runs.defer("document").order_by("-made_at", "-pk"),
        "retired": [row.name for row in newest_fixtures(verifier) if "retired" in strict_json(row.document)],
        "job": job_of(version),
        "may_manage": Role.MANAGER in page["roles"] and version.pk == newest.pk,
    }


def job_of(version: VerifierVersion) -> Job | None:
    """The newest job about a version, whether it ran fixtures or an agent's outputs."""
    return Job.objects.filter(
        arguments__version_id=version.pk, kind__in=("run_fixtures", "verify_outputs")
    ).last()


def fixture_page(*, user: User, verifier: Verifier, name: str) -> dict[str, Any]:
    """A fixture as it stands, its revisions, and every run of its newest revision with the criteria's log."""
    revisions = list(verifier.fixtures.filter(name=name).order_by("-revision"))
    document = strict_json(revisions[0].document)
    runs = FixtureRun.objects.filter(fixture=revisions[0]).select_related("version").order_by("-pk")
    page = frame(user=user, project=verifier.project, current="verifiers")
    return page | {
        "verifier": verifier,
        "fixture": revisions[0],
        "document": document,
        "title": KINDS[document["kind"]][0] if "kind" in document else "",
        "boundary": BOUNDARIES.get(document.get("boundary", ""), ""),
        "expected": OUTCOMES.get(document.get("expected", "")),
        "input": node(document.get("input", {})),
        "revisions": revisions,
        "runs": [_run(run, document.get("expected")) for run in runs[:RUNS_SHOWN]],
        "n_runs": runs.count(),
        "may_manage": Role.MANAGER in page["roles"],
    }


def form_page(*, user: User, project: Project) -> dict[str, Any]:
    return frame(user=user, project=project, current="verifiers")


def release_of(version: VerifierVersion) -> VerifierRelease | None:
    return VerifierRelease.objects.filter(version=version).first()


def _run(run: FixtureRun, expected: str | None) -> dict[str, Any]:
    return {
        "row": run,
        "observed": OUTCOMES[run.observed],
        "is_expected": run.observed == expected,
        "criteria": strict_json(run.verdict)["criteria"],
    }


def _matrix_row(kind: str, cells: list[Cell]) -> dict[str, Any]:
    title, expected = KINDS[kind]
    return {
        "key": kind,
        "title": title,
        "expected": OUTCOMES[expected],
        "has_expected": any(cell.document["expected"] == expected for cell in cells),
        "cells": [_cell(cell) for cell in cells],
    }


def _cell(cell: Cell) -> dict[str, Any]:
    mark, says, tone = SHOWN[cell.state]
    return {
        "name": cell.name,
        "boundary": BOUNDARIES.get(cell.document["boundary"], ""),
        "expected": OUTCOMES[cell.document["expected"]],
        "owed": cell.document["agent_owed_evidence"],
        "observed": [(OUTCOMES[outcome], n) for outcome, n in sorted(cell.observed.items())],
        "n_runs": cell.n_runs,
        "n_faults": cell.n_faults,
        "agreeing": cell.agreeing,
        "variance": cell.variance,
        "state": cell.state,
        "mark": mark,
        "says": says,
        "tone": tone,
    }


def _states(found: Matrix) -> list[dict[str, Any]]:
    counts: Counter[str] = found.counts()
    return [
        {"n": counts[state], "mark": mark, "says": says, "tone": tone}
        for state, (mark, says, tone) in SHOWN.items()
        if counts[state]
    ]


def _criterion(criterion: dict[str, Any]) -> dict[str, Any]:
    spec = criterion.get("spec")
    return criterion | {
        "kind_title": EVIDENCE[criterion["evidence_kind"]],
        "by_title": PRODUCERS[criterion["produced_by"]],
        "spec_node": node(spec) if spec else None,
    }
