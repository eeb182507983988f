"""Small JSON documents that users hand to the judging commands: policies and gates."""

from pathlib import Path
from typing import Any

from annotation.core.bad_input import BadInput
from taxonomy.strict_json import BadJSON, strict_json


def read_object(path: Path) -> dict[str, Any]:
    """The object in a JSON file; BadInput names the file and what is wrong with it."""
    try:
        document = strict_json(path.read_bytes())
    except OSError as cause:
        raise BadInput(f"{path}: cannot be read ({cause.strerror})") from cause
    except BadJSON as cause:
        raise BadInput(f"{path}: {cause}") from cause
    if not isinstance(document, dict):
        raise BadInput(f"{path}: must hold one JSON object")
    return document
