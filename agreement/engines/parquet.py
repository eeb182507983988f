"""Sealed codes as Parquet files, one per stretch of cases: what DuckDB counts without the database.

A file is named by the digest of its bytes, so a stretch that is written again is the same file, and one that differs
stands beside it for everybody to see. Columns: `place`, `case`, `due`; `l0`, `l1`, … whether each annotator of the plan
labelled; `a0_0`, `a0_1`, … the answers to its first field by annotator; `s0`, … its slices. 0 is no value.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pyarrow
from pyarrow import parquet

from agreement.engines.plan import Plan
from annotation.core.code_blocks import CASE, DUE, CodedBlock, Codes, Key

_WIDTHS = (1, 2, 4, 8)


def columns_of(plan: Plan) -> dict[str, tuple[Key, int]]:
    """What each column but `place` holds, and the largest code it may hold: every file has the same types."""
    found = {"case": (CASE, 1 << 62), "due": (DUE, 1 << 31)}
    for index, name in enumerate(plan.names()):
        found[f"l{index}"] = (Key("label", "", name), 1)
        for place, (field, n_codes) in enumerate(plan.fields):
            found[f"a{place}_{index}"] = (Key("answer", field, name), n_codes)
    for place, (slice_name, n_codes) in enumerate(plan.slices):
        found[f"s{place}"] = (Key("slice", slice_name), n_codes)
    return found


def write_blocks(folder: Path, plan: Plan, blocks: Iterable[CodedBlock]) -> list[Path]:
    """A file for each block, in their order; no case is cut in two."""
    return [write_block(folder, plan, block) for block in blocks]


def write_block(folder: Path, plan: Plan, block: CodedBlock) -> Path:
    places = np.arange(block.start, block.start + block.n)
    columns = {"place": places} | {
        name: _narrow(block.codes(key), largest) for name, (key, largest) in columns_of(plan).items()
    }
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.table(columns), sink, compression="zstd")
    data = sink.getvalue()
    path = folder / f"{hashlib.sha256(data).hexdigest()}.parquet"
    if not path.exists():
        part = path.with_suffix(".part")
        part.write_bytes(data)
        part.rename(path)
    return path


def _narrow(codes: Codes, largest: int) -> Codes:
    """In as few bytes a code as the largest one needs."""
    return codes.astype(f"u{next(width for width in _WIDTHS if largest < 1 << (8 * width))}")
