"""The shared case files, where they are at hand."""

import json
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).resolve().parents[4] / "shared" / "data"
needs_data = pytest.mark.skipif(not DATA.is_dir(), reason="needs the data folder beside the checkout")


def loaded(name: str) -> Any:
    """A JSON file of the data folder; an empty list where the folder is absent, so that collecting works."""
    path = DATA / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []


def timewarp_tasks() -> list[dict[str, Any]]:
    specs = loaded("public/timewarp_specs_v2_subset.json")
    return specs["tasks"] if specs else []


def timewarp_golds() -> dict[str, str]:
    tasks = loaded("public/timewarp_test.raw.json")
    return {str(task["task_id"]): task["eval"]["reference_answers"]["fuzzy_match"] for task in tasks}
