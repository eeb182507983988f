"""Whether all that was released is whole in the database that the environment names; prints what it found, as JSON.

`python -m tests.upgrade.whole [FOLDER]`: the evidence alone, or with a FOLDER also the checks, chains and the release
called v1, exported into it and verified.
"""

import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


def evidence() -> dict[str, Any]:
    from django.db import connection

    from annotation.services.evidence_state import evidence_state

    with connection.cursor() as cursor:
        return evidence_state(cursor)


def command(name: str, *arguments: str) -> dict[str, Any]:
    """What a command says with `--json`; a refusal or a finding ends this process."""
    from django.core.management import call_command

    said = io.StringIO()
    call_command(name, *arguments, "--json", stdout=said)
    found: dict[str, Any] = json.loads(said.getvalue())
    return found


def whole(folder: Path) -> dict[str, Any]:
    from annotation.models.releases import Release
    from annotation.services.guards import guard_differences
    from annotation.services.releases import rebuilt_differs

    merged = command("merge_agreed", "--study", "refund-doubles")
    exported = command("export_release", "--project", "shop", "--release", "v1", "--output", str(folder))
    command("verify_release", str(folder), "--manifest-sha256", exported["manifest_sha256"])
    return {
        "guards": guard_differences(),
        "chains": command("verify_chain")["ok"],
        # Studies measured before have what their labels come to stored by the migration.
        "mended": [merged["mended"], merged["n_open"]],
        "rebuilt": rebuilt_differs(Release.objects.get()),
    }


if __name__ == "__main__":
    django.setup()
    found = {"evidence": evidence()} | (whole(Path(sys.argv[1])) if len(sys.argv) > 1 else {})
    print(json.dumps(found))  # noqa: T201
