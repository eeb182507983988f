"""Write the dumps of the current schema: `python -m tests.upgrade.dump VERSION`."""

import sys
import tempfile
from pathlib import Path

from tests.upgrade.engines import dump, postgres_scratch, sqlite_scratch
from tests.upgrade.sample_project import build

FOLDER = Path(__file__).parent


def main(version: str) -> None:
    for engine, scratch in (("sqlite", sqlite_scratch), ("postgresql", postgres_scratch)):
        target = FOLDER / f"{version}.{engine}.sql"
        if target.exists():
            sys.exit(f"{target.name} exists; the dump of a released schema is never made over")
        with tempfile.TemporaryDirectory() as folder, scratch(Path(folder)) as environment:
            build(environment)
            target.write_text(dump(environment), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
