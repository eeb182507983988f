"""Dataset checks on 100,000 made-up cases of about 1 kB: seconds a check takes, and what hostile shapes
cost.

Run with `python -m benchmarks.checks [N]`. Exit code 1 where looking for near-duplicates takes a minute or
more on any of the shapes, or where a secret pattern is not linear in a hostile text.
"""

import platform
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from annotation.core.case_files import CaseRow
from annotation.core.checks.cross_split_duplicate import cross_split_duplicate
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.identifier_kinds import IDENTIFIERS
from annotation.core.checks.kinds import find_kinds
from annotation.core.checks.plan import CoveragePlan, Plan
from annotation.core.checks.registry import CHECKS
from annotation.core.checks.secret_kinds import SECRETS

N = 100_000
WORDS = 150
BUDGET_SECONDS = 60.0
HOSTILE = (
    "a", "1", "1 ", "-", "@", "a@", "a.", "eyJ", "eyJaaaaaaaaa.", "sk-", "sk-a-", "Bearer ", "a://", "a://b:", "x://:@",
    "password=", "secret: ", "AB12 ", "AB12", "4111 ", "+1", "+1 ", "cookie: a=", "token=1", "-----BEGIN ", "xoxb-",
    "Authorization: Basic ", "ghp_", "(555) ", "a@b.",
)  # fmt: skip


def main() -> int:
    """Prints three tables; exit code 1 where a bound is missed."""
    n = int(sys.argv[1]) if len(sys.argv) > 1 else N
    print(f"Python {platform.python_version()}, {platform.machine()}, {n} cases\n")
    within = [_time_checks(n), _time_shapes(n), _time_hostile_texts()]
    print(f"\npeak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return 0 if all(within) else 1


def _time_checks(n: int) -> bool:
    dataset = _dataset(_prose(n))
    _show("canonical JSON", lambda: dataset.canonical_cases)
    _show("words", lambda: dataset.input_words)
    total = sum(_show(check.name, lambda check=check: check.run(dataset)) for check in CHECKS)
    print(f"{'all checks':<36} {total:8.2f} s")
    return total < 2 * BUDGET_SECONDS


def _time_shapes(n: int) -> bool:
    print()
    shapes = {
        "near-duplicates: prose": _prose(n),
        "near-duplicates: one text": (" ".join(_words(random.Random(0))) for _ in range(n)),
        "near-duplicates: template, 5 slots": _template(n, slots=5),
        "near-duplicates: template, 3 new words": _template(n, slots=3),
        "near-duplicates: template, 1 new word": _template(n, slots=1),
        "near-duplicates: 500 words only": _few_words(n),
    }
    seconds = [
        _show(name, lambda texts=texts: cross_split_duplicate(_dataset(texts)))
        for name, texts in shapes.items()
    ]
    # Each case in a split of its own: the number of splits must not count either.
    alone = Dataset([CaseRow(row, case | {"split": str(row)}) for row, case in _dataset(_prose(n)).rows])
    seconds.append(_show("near-duplicates: a split per case", lambda: cross_split_duplicate(alone)))
    return max(seconds) < BUDGET_SECONDS


def _time_hostile_texts() -> bool:
    print("\nlongest of the hostile texts, 1 MB each, all kinds of secrets and identifiers")
    seconds = {piece: _seconds(lambda piece=piece: find_kinds(piece * (10**6 // len(piece)), SECRETS + IDENTIFIERS))[0]
               for piece in HOSTILE}  # fmt: skip
    for piece in sorted(seconds, key=lambda piece: -seconds[piece])[:5]:
        print(f"{piece!r:<36} {seconds[piece]:8.2f} s")
    return max(seconds.values()) < 5


def _show(name: str, work: Callable[[], Any]) -> float:
    seconds, result = _seconds(work)
    print(f"{name:<36} {seconds:8.2f} s   {len(result)}", flush=True)
    return seconds


def _seconds(work: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def _dataset(texts: Iterator[str]) -> Dataset:
    rows = [
        CaseRow(
            index + 1,
            {
                "id": f"case-{index}",
                "schemaVersion": "1",
                "task": "t",
                "split": ("train", "dev", "test")[index % 3],
                "input": {"question": text},
                "expectedOutput": {"answer": str(index)},
                "metadata": {"family": "f"},
            },
        )
        for index, text in enumerate(texts)
    ]
    plan = Plan(
        schema={"type": "object", "required": ["id", "input"]},
        counts={"split": {"train": 1}},
        coverage=[CoveragePlan("metadata.family", ["dev", "test"])],
    )
    return Dataset(rows, plan)


def _words(seeded: random.Random, n: int = WORDS, vocabulary: int = 20_000) -> list[str]:
    # Squaring favours small numbers, as frequent words are favoured in prose.
    return [f"w{int(vocabulary * seeded.random() ** 2)}" for _ in range(n)]


def _prose(n: int) -> Iterator[str]:
    """Texts of which one in a hundred repeats the one before but for one word."""
    seeded = random.Random(0)
    text: list[str] = []
    for index in range(n):
        text = [*text[:-1], "changed"] if index % 100 == 1 else _words(seeded)
        yield " ".join(text)


def _template(n: int, *, slots: int) -> Iterator[str]:
    template = _words(random.Random(0))
    for index in range(n):
        text = list(template)
        for slot in range(slots):
            text[slot * 20 + 10] = f"slot{slot}x{index}"
        yield " ".join(text)


def _few_words(n: int) -> Iterator[str]:
    seeded = random.Random(0)
    return (" ".join(_words(seeded, vocabulary=500)) for _ in range(n))


if __name__ == "__main__":
    sys.exit(main())
