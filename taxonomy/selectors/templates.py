"""The templates that ship with the product: schemas and taxonomies as JSON files."""

from functools import cache
from pathlib import Path
from typing import Any

from taxonomy.strict_json import strict_json

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"


@cache
def templates(folder: str) -> dict[str, Any]:
    """The documents of a folder, `schemas` or `taxonomies`, under their names; treat them as constants."""
    files = sorted((TEMPLATES / folder).glob("*.json"))
    documents = [strict_json(path.read_bytes()) for path in files]
    return {document["name"]: document for document in documents}


def template(folder: str, name: str) -> Any:
    """The template of that name, or None."""
    return templates(folder).get(name)
