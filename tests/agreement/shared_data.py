"""Where the data for tests lies, beside the repository; tests that need it say so in one line where it
is absent.
"""

import csv
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

SHARED_DATA = Path(__file__).resolve().parents[3] / "shared" / "data"

needs_shared_data = pytest.mark.skipif(
    not SHARED_DATA.is_dir(), reason="the data folder ../shared/data is absent"
)


@cache
def shared_json(name: str) -> Any:
    return json.loads((SHARED_DATA / name).read_text(encoding="utf-8")) if SHARED_DATA.is_dir() else {}


@cache
def long_rows(name: str) -> list[dict[str, str]]:
    with (SHARED_DATA / "real" / "long" / f"{name}.csv").open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))
