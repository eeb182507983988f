"""Letting a version out: only with a whole matrix that came out as it must."""

from datetime import datetime

from django.db import transaction

from annotation.core.fixtures.lints import lint_verifier
from annotation.models.verifiers import Verifier, VerifierRelease, VerifierVersion
from annotation.selectors.verifiers import matrix_of, runs_of, standing_fixtures
from annotation.services.verifier_authoring import VerifierRefused, record_verifier
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json


class MatrixBlocks(VerifierRefused):
    """The matrix is incomplete or red; `blocks` lists what is missing and what came out otherwise."""

    def __init__(self, blocks: list[str]) -> None:
        super().__init__(
            f"{len(blocks)} {'thing blocks' if len(blocks) == 1 else 'things block'} the release: {'; '.join(blocks)}."
        )
        self.blocks = blocks


@transaction.atomic
def release_verifier(*, version: VerifierVersion, actor: str, now: datetime) -> VerifierRelease:
    """Keep the matrix under its digest and let the version out; doing it again changes nothing."""
    Verifier.objects.select_for_update().get(pk=version.verifier_id)
    released = VerifierRelease.objects.filter(version=version).first()
    if released:
        return released
    found = matrix_of(version)
    if found.blocks:
        raise MatrixBlocks(found.blocks)
    text = canonical_text(_matrix_document(version))
    released = VerifierRelease.objects.create(
        version=version, document=text, sha256=sha256_bytes(text.encode()), made_by=actor, made_at=now
    )
    record_verifier(
        "verifier.released", version.verifier, actor, now, version=version.number, sha256=released.sha256
    )
    return released


def _matrix_document(version: VerifierVersion) -> dict:
    """What let the version out: every fixture by digest, every run that counted, and the lints there were."""
    return {
        "verifier": version.verifier.name,
        "version": version.number,
        "verifier_sha256": version.sha256,
        "fixtures": [
            {"name": fixture.name, "revision": fixture.revision, "sha256": fixture.sha256, **_expected(document)}
            for fixture, document in standing_fixtures(version.verifier).items()
        ],
        "runs": [
            {"fixture": run.fixture.name, "number": run.number, "observed": run.observed, "command": run.command,
             "image": run.image}
            for run in runs_of(version)
        ],
        "lints": [lint._asdict() for lint in lint_verifier(strict_json(version.document))],
    }  # fmt: skip


def _expected(document: dict) -> dict:
    kept = ("kind", "boundary", "expected", "not_applicable")
    return {key: document[key] for key in kept if key in document}
