"""A version of a verifier as a document: for programs, over HTTP and from commands."""

from typing import Any

from annotation.core.fixtures.lints import lint_verifier
from annotation.core.fixtures.matrix import Cell
from annotation.models.verifiers import VerifierRelease, VerifierVersion
from annotation.selectors.verifiers import matrix_of
from taxonomy.strict_json import strict_json


def verifier_document(version: VerifierVersion) -> dict[str, Any]:
    """What it says, its matrix cell by cell, every reason not to release it, its lints and its release."""
    found, document = matrix_of(version), strict_json(version.document)
    released = VerifierRelease.objects.filter(version=version).first()
    return {
        "id": str(version.verifier.public_id),
        "name": version.verifier.name,
        "version": version.number,
        "sha256": version.sha256,
        "verifier": document,
        "matrix": [_cell(cell) for cell in found.cells],
        "boundaries": {key: {"fixtures": names, "not_applicable": found.exempt.get(key)}
                       for key, names in found.boundaries.items()},
        "blocks": found.blocks,
        "lints": [lint._asdict() for lint in lint_verifier(document)],
        "released_at": released.made_at.isoformat() if released else None,
        "release_sha256": released.sha256 if released else None,
    }  # fmt: skip


def _cell(cell: Cell) -> dict[str, Any]:
    kept = ("kind", "boundary", "agent_owed_evidence", "expected")
    return {
        "fixture": cell.name,
        **{key: cell.document[key] for key in kept},
        "observed": dict(sorted(cell.observed.items())),
        "n_runs": cell.n_runs,
        "n_infrastructure_errors": cell.n_faults,
        "variance": cell.variance,
        "state": cell.state,
    }
