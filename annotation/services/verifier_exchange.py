"""Verifiers as files: one with its fixtures, to and from elsewhere, and what an agent's run may be given."""

import io
import json
import re
import zipfile
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.documents import check_name
from annotation.core.harbor import EPOCH
from annotation.models.datasets import DatasetVersion
from annotation.models.projects import Project
from annotation.models.verifiers import Verifier, VerifierVersion
from annotation.selectors.verifiers import newest_fixtures, newest_version
from annotation.services.verifier_authoring import create_verifier, keep_fixture, revise_verifier
from taxonomy.strict_json import strict_json

FORMAT = "concord-verifier/1"
_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]")


def export_verifier(verifier: Verifier) -> dict[str, Any]:
    """{"format", "name", "verifier", "fixtures": {name: fixture}}: read back by `import_verifier`."""
    return {
        "format": FORMAT,
        "name": verifier.name,
        "verifier": strict_json(newest_version(verifier).document),
        "fixtures": {row.name: strict_json(row.document) for row in newest_fixtures(verifier)},
    }


@transaction.atomic
def import_verifier(
    *, project: Project, document: object, source: str, actor: str, now: datetime
) -> VerifierVersion:
    """Make or revise the verifier of a file with all its fixtures, or nothing; the same file again adds nothing."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadInput(f"{source}, field 'format': must be {FORMAT!r}")
    unknown = sorted(document.keys() - {"format", "name", "verifier", "fixtures"})
    if unknown:
        raise BadInput(f"{source}, field {unknown[0]!r}: is no key here")
    fixtures = document.get("fixtures", {})
    if not isinstance(fixtures, dict):
        raise BadInput(f"{source}, field 'fixtures': must be an object of fixtures by name")
    by: dict[str, Any] = {"actor": actor, "now": now}
    name = check_name(document.get("name"), where=source)
    verifier = Verifier.objects.filter(project=project, name=name).first()
    if verifier is None:
        version = create_verifier(project=project, name=name, document=document.get("verifier"), **by)
    else:
        version = revise_verifier(verifier=verifier, document=document.get("verifier"), **by)
    for fixture, stated in fixtures.items():
        keep_fixture(verifier=version.verifier, name=fixture, document=stated, **by)
    return version


def agent_tasks(version: DatasetVersion) -> bytes:
    """A zip of a folder a case with instruction.md alone: its input, and nothing by which it is judged.

    No verifier, rubric, expected output or metadata goes in; what judges is exported on its own.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as target:
        names: set[str] = set()
        for case in version.cases.order_by("external_id").iterator(chunk_size=500):
            name = _UNSAFE.sub("_", case.external_id)[:100].lstrip(".") or "case"
            folder = name if name not in names else f"{name}-{case.sha256[:8]}"
            names.add(folder)
            entry = zipfile.ZipInfo(f"{folder}/instruction.md", date_time=EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(entry, _instruction(strict_json(case.content)["input"]))
    return buffer.getvalue()


def _instruction(given: object) -> str:
    if isinstance(given, str):
        return given + "\n"
    return f"```json\n{json.dumps(given, ensure_ascii=False, indent=1, sort_keys=True)}\n```\n"
