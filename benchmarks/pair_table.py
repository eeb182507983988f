"""The table of two annotators out of a database: rows fetched to Python, counted by SQL, or from sealed codes.

A million cases labelled twice, in SQLite and, where `DATABASE_URL` names one, in PostgreSQL, in a temporary
table that goes with the connection.
"""

import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import psycopg

from agreement.measures.tables import contingency_table
from annotation.core.code_blocks import BLOCK_SIZE, Key, pack

N, K = 1_000_000, 5
NAMES = ("approve", "approve edited", "reject", "escalate", "skip")

FETCH = "SELECT case_id, annotator, decision FROM label ORDER BY case_id, annotator"
# One walk over the labels in the order of their key; both labels of a case and their number in one sum.
GROUP = """
    SELECT pair, count(*) FROM (
        SELECT sum(256 + code * (16 - 15 * annotator)) AS pair FROM label GROUP BY case_id
    ) AS pairs GROUP BY pair
"""
SEALED = "SELECT annotator, codes FROM code_vector ORDER BY block, annotator"


def engines() -> Iterator[tuple[str, Callable[[str], list[Any]]]]:
    """Each engine at hand with the labels in it: its name, and what runs a query there."""
    first, second = labels()
    connection = sqlite3.connect("")
    connection.execute(
        "CREATE TABLE label (case_id integer, annotator integer, code integer, decision text, "
        "PRIMARY KEY (case_id, annotator)) WITHOUT ROWID"
    )
    connection.executemany("INSERT INTO label VALUES (?, ?, ?, ?)", _rows(first, second))
    connection.execute("CREATE TABLE code_vector (block integer, annotator integer, codes blob)")
    connection.executemany("INSERT INTO code_vector VALUES (?, ?, ?)", _vectors(first, second))
    yield "SQLite", lambda query: connection.execute(query).fetchall()
    address = os.environ.get("DATABASE_URL", "")
    if not address.startswith("postgres"):
        return
    with psycopg.connect(address) as server:
        server.execute(
            "CREATE TEMPORARY TABLE label (case_id integer, annotator smallint, code smallint, decision text)"
        )
        with server.cursor().copy("COPY label FROM STDIN") as copy:
            for row in _rows(first, second):
                copy.write_row(row)
        server.execute("ALTER TABLE label ADD PRIMARY KEY (case_id, annotator)")
        server.execute("CREATE TEMPORARY TABLE code_vector (block integer, annotator smallint, codes bytea)")
        with server.cursor() as cursor:
            cursor.executemany("INSERT INTO code_vector VALUES (%s, %s, %s)", _vectors(first, second))
        server.execute("ANALYZE label")
        yield "PostgreSQL", lambda query: server.execute(query).fetchall()


def labels() -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(6)
    first = rng.integers(0, K, N)
    return first, np.where(rng.random(N) < 0.7, first, rng.integers(0, K, N))


def _rows(first: np.ndarray, second: np.ndarray) -> Iterator[tuple[int, int, int, str]]:
    for case, codes in enumerate(zip(first.tolist(), second.tolist(), strict=True)):
        for annotator, code in enumerate(codes):
            yield case, annotator, code, NAMES[code]


def _vectors(first: np.ndarray, second: np.ndarray) -> Iterator[tuple[int, int, bytes]]:
    """As a closed study keeps them: code 0 is no label, so each is one more."""
    for block, start in enumerate(range(0, N, BLOCK_SIZE)):
        for annotator, codes in enumerate((first, second)):
            packed = pack(
                Key("answer", "decision", str(annotator)), block, codes[start : start + BLOCK_SIZE] + 1
            )
            yield block, annotator, packed.codes


def fetched(run: Callable[[str], list[Any]]) -> np.ndarray:
    """Every label to Python, paired and counted there."""
    rows = run(FETCH)
    counts = Counter(zip((row[2] for row in rows[::2]), (row[2] for row in rows[1::2]), strict=True))
    return np.array([[counts[one, other] for other in NAMES] for one in NAMES])


def grouped(run: Callable[[str], list[Any]]) -> np.ndarray:
    """Counted by the database: K * K rows come back, and at most 2 * K of cases with one label."""
    table = np.zeros((K, K), dtype=np.int64)
    for pair, n in run(GROUP):
        n_labels, codes = divmod(int(pair), 256)
        if n_labels == 2:
            table[divmod(codes, 16)] = n
    return table


def sealed(run: Callable[[str], list[Any]]) -> np.ndarray:
    """From the packed codes of a closed study, block by block."""
    table = np.zeros((K, K), dtype=np.int64)
    vectors = [(np.frombuffer(codes, np.uint8) - np.uint8(1)).view(np.int8) for _, codes in run(SEALED)]
    for first, second in zip(vectors[::2], vectors[1::2], strict=True):
        table += contingency_table(first, second, K)
    return table
