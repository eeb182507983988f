"""Time and peak memory of a call, and tables to print them in."""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any, NamedTuple


class Cost(NamedTuple):
    """Best time of several runs in seconds, and peak memory allocated in one more run, in bytes."""

    seconds: float
    peak: int


def cost(work: Callable[[], Any], *, at_least: float = 0.2, most_runs: int = 30) -> Cost:
    """Runs `work` until it took `at_least` seconds, then once more while its memory is traced."""
    best, spent, runs = float("inf"), 0.0, 0
    while runs == 0 or (spent < at_least and runs < most_runs):
        start = time.perf_counter()
        work()
        taken = time.perf_counter() - start
        best, spent, runs = min(best, taken), spent + taken, runs + 1
    tracemalloc.start()
    work()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return Cost(best, peak)


def milliseconds(seconds: float) -> str:
    value = seconds * 1000
    return f"{value:,.0f} ms" if value >= 100 else f"{value:.2g} ms"


def megabytes(size: int) -> str:
    return f"{size / 1e6:,.1f} MB"


def markdown(rows: list[list[str]]) -> str:
    """A table in Markdown; the first row is the head."""
    head, *body = rows
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in body])
