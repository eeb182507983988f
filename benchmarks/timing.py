"""Time and peak memory of a call, and tables to print them in."""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any, NamedTuple

_BETWEEN_LOOKS = 5e-3


class Cost(NamedTuple):
    """Best time of several runs in seconds, and peak memory allocated in one more run, in bytes."""

    seconds: float
    peak: int


def cost(
    work: Callable[[], Any],
    *,
    at_least: float = 0.2,
    most_runs: int = 30,
    clock: Callable[[], float] = time.process_time,
) -> Cost:
    """Runs `work` until it took `at_least` seconds, quick work many times between two looks at the clock, then
    once more while its memory is traced.

    The clock counts this process's own processor time, so what else the machine does does not enter; work
    that waits for another process needs `time.perf_counter`.
    """
    best, spent, looks, calls = float("inf"), 0.0, 0, 1
    while looks == 0 or (spent < at_least and looks < most_runs):
        start = clock()
        for _ in range(calls):
            work()
        taken = clock() - start
        best, spent, looks = min(best, taken / calls), spent + taken, looks + 1
        calls = max(1, min(1000, round(_BETWEEN_LOOKS / best)))
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
