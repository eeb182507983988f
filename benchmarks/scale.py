"""Counting 1e5 to 1e7 labels in one process and with DuckDB: the same integers, the time, and the most memory held.

    python -m benchmarks.scale [LABELS ...]

A drawn study: two annotators, a choice of three categories, a scale and a set of codes, sliced by language. The labels
are drawn and written as sealed Parquet files block by block, so no more than a block is ever held here; each
engine then counts in a process of its own, whose largest memory the kernel reports. In one process the blocks are
read from the same files.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from agreement.engines.duck import count_files
from agreement.engines.in_process import count_blocks
from agreement.engines.parquet import columns_of, write_blocks
from agreement.engines.plan import Plan, panels
from annotation.core.code_blocks import BLOCK_SIZE, CASE, DUE, CodedBlock, Key

SIZES = (100_000, 1_000_000, 10_000_000)
PEOPLE = {"ann": "human", "ben": "human"}
PLAN = Plan(
    annotators=tuple(PEOPLE.items()),
    panels=tuple(panels(PEOPLE)),
    fields=(("decision", 3), ("score", 5), ("codes", 40)),
    slices=(("language", 5),),
)


def blocks(n_cases: int) -> Iterator[CodedBlock]:
    """The study's cases in blocks; block `i` is drawn from seed `i`."""
    for seed, start in enumerate(range(0, n_cases, BLOCK_SIZE)):
        n = min(BLOCK_SIZE, n_cases - start)
        drawn = np.random.default_rng(seed)
        vectors = {CASE: np.arange(start, start + n), DUE: np.full(n, 2)}
        vectors[Key("slice", "language")] = drawn.integers(1, 6, n)
        truth = {field: drawn.integers(1, n_codes + 1, n) for field, n_codes in PLAN.fields}
        for name in PLAN.names():
            vectors[Key("label", "", name)] = np.ones(n, dtype=np.int64)
            for field, n_codes in PLAN.fields:
                seen = np.where(drawn.random(n) < 0.8, truth[field], drawn.integers(1, n_codes + 1, n))
                vectors[Key("answer", field, name)] = np.where(drawn.random(n) < 0.01, 0, seen)
        yield CodedBlock(start, n, vectors)


def read_blocks(folder: Path) -> Iterator[CodedBlock]:
    """The blocks back from their files, one at a time."""
    from pyarrow import parquet

    for path in folder.iterdir():
        table = parquet.read_table(path)
        vectors = {
            key: table[column].to_numpy().astype(np.int64) for column, (key, _) in columns_of(PLAN).items()
        }
        yield CodedBlock(table["place"][0].as_py(), table.num_rows, vectors)


def count(engine: str, folder: Path) -> dict[str, Any]:
    start = time.perf_counter()
    if engine == "duckdb":
        tables = count_files(PLAN, sorted(folder.iterdir()), memory="1GB")
    else:
        tables = count_blocks(PLAN, read_blocks(folder))
    seconds = time.perf_counter() - start
    return {"seconds": seconds, "peak": _most_memory(), "text": _by_unit(json.loads(tables.text()))}


def _most_memory() -> int:
    """Bytes held at most since this program was started; what `getrusage` says would include the parent's."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


def _by_unit(found: Any) -> str:
    """Lists of units in one order: here, files come in the order of their digests."""
    for table in found["fields"]:
        for units in table[2]["unanswered"].values():
            units.sort()
    return json.dumps(found)


def main(sizes: list[int]) -> None:
    print(
        "| labels | files | bytes a label | in one process | memory | DuckDB | memory |\n|---|---|---|---|---|---|---|"
    )
    for n_labels in sizes:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            files = write_blocks(folder, PLAN, blocks(n_labels // 2))
            size = sum(path.stat().st_size for path in files)
            found = {engine: _apart(engine, folder) for engine in ("process", "duckdb")}
        texts = {engine: result.pop("text") for engine, result in found.items()}
        assert texts["process"] == texts["duckdb"], "the engines differ"
        cells = " | ".join(
            f"{result['seconds']:.2f} s | {result['peak'] / 1e6:.0f} MB" for result in found.values()
        )
        print(
            f"| {n_labels:.0e} | {len(files)} | {size / n_labels:.1f} | {cells} |".replace("e+0", "e"),
            flush=True,
        )


def _apart(engine: str, folder: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.scale", engine, str(folder)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


if __name__ == "__main__":
    if sys.argv[1:2] in (["process"], ["duckdb"]):
        print(json.dumps(count(sys.argv[1], Path(sys.argv[2]))))
    else:
        main([int(float(size)) for size in sys.argv[1:]] or list(SIZES))
