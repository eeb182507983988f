"""Verifier specs over answers: how many a second, and how the cost grows with the length of an answer.

Run with `python -m benchmarks.verifiers`. Uses the public specs and golds beside the repository where they
are at hand, else specs made here. Exit code 1 where 231 specs over 231 golds take two seconds or more, where
the cost of an answer is not linear in its length, or where a pattern or a long answer does not end in time.
Times are processor time: what else the machine does is no cost of the engine.
"""

import json
import platform
import sys
import time
from pathlib import Path

from annotation.verifiers.answers import MAX_ANSWER_CHARACTERS, Answer
from annotation.verifiers.engine import run_document, run_spec
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.patterns import TIME_LIMIT_SECONDS
from annotation.verifiers.spec import Spec, spec_of

PUBLIC = Path(__file__).resolve().parents[2] / "shared" / "data" / "public"
N = 231
BUDGET_SECONDS = 2.0
ANSWER_SECONDS = 0.1
EVIL_PATTERNS = (
    "^(a|aa)+$",
    "^(a+)+$",
    "^((a{0,99}){0,99}){0,99}$",
    r"^(.*)(.*)(.*)(.*)(.*)\1\2$",
    r"^(?:a(?!.*x))+b$",
)
ADVERSARIAL = (
    "a ",
    "1 ",
    "one ",
    "1,",
    "[a](b)",
    "[",
    "nö ",
    "é",
    "½",
    ". ",
    ".'",
    "A. ",
    "a-",
    "(# ",
    "\n# ",
    "ﷺ",
    "x½ ",
    "①",
    "\u0f72\u0f71",
    "\u0316\uff9e",
)
PROSE = (
    "The log of 12 May lists **26 red kites** and a buzzard, e.g. near the ridge (twenty-one before noon). "
)


def main() -> int:
    """Prints four tables; exit code 1 where a bound is missed."""
    print(f"Python {platform.python_version()}, {platform.machine()}\n")
    misses = [*throughput(), *growth(), *adversarial_answers(), *evil_patterns()]
    for miss in misses:
        print(f"MISSED: {miss}")
    return 1 if misses else 0


def specs() -> list[Spec]:
    """231 specs: the public ones, repeated to that number."""
    path = PUBLIC / "timewarp_specs_v2_subset.json"
    if path.exists():
        documents = [spec_of(task["eval"]) for task in json.loads(path.read_text(encoding="utf-8"))["tasks"]]
    else:
        documents = [
            {"eval_types": ["string_match"], "reference_answers": {"must_include": [f"bird {i}"]}}
            for i in range(57)
        ]
    return [parse_spec(documents[index % len(documents)]) for index in range(N)]


def golds() -> list[str]:
    path = PUBLIC / "timewarp_test.raw.json"
    if not path.exists():
        return [f"The bird {index} of {N}, seen {index} times." for index in range(N)]
    tasks = json.loads(path.read_text(encoding="utf-8"))
    return [task["eval"]["reference_answers"]["fuzzy_match"] for task in tasks]


def throughput() -> list[str]:
    all_specs, texts = specs(), golds()
    started = time.process_time()
    answers = [Answer(text) for text in texts]
    accepted = sum(run_spec(spec, answer).outcome == "pass" for spec in all_specs for answer in answers)
    seconds = time.process_time() - started
    runs = len(all_specs) * len(texts)
    print(f"{len(all_specs)} specs x {len(texts)} golds: {seconds:.2f} s, {runs / seconds:,.0f} runs/s")
    print(f"{accepted} of {runs} accepted\n")
    return [f"throughput took {seconds:.2f} s"] if seconds >= BUDGET_SECONDS else []


def growth() -> list[str]:
    """The cost of one answer at 6,250 to 100,000 characters; linear within a factor of two."""
    spec = parse_spec(
        {
            "eval_types": ["string_match", "number_match"],
            "reference_answers": {"must_include": ["heron"], "number_match": {"value": 27}},
        }
    )
    per_character = []
    for size in (6_250, 12_500, 25_000, 50_000, 100_000):
        text = (PROSE * (size // len(PROSE) + 1))[:size]
        seconds = min(_timed(spec, text) for _ in range(3))
        per_character.append(seconds / size)
        print(f"{size:>8,} characters: {seconds * 1000:6.1f} ms, {seconds / size * 1e9:5.0f} ns a character")
    return ["cost is not linear"] if per_character[-1] > 2 * per_character[0] else []


def adversarial_answers() -> list[str]:
    misses = []
    for piece in ADVERSARIAL:
        text = (piece * MAX_ANSWER_CHARACTERS)[:MAX_ANSWER_CHARACTERS]
        slowest = max(min(_timed(spec, text) for _ in range(3)) for spec in _attacked())
        print(f"100,000 characters of {piece!r}: {slowest * 1000:.0f} ms")
        if slowest >= ANSWER_SECONDS:
            misses.append(f"{piece!r} took {slowest * 1000:.0f} ms")
    return misses


def _attacked() -> list[Spec]:
    reference = {"must_include": ["a a a a b", "no x"], "number_match": {"value": 77}}
    return [
        parse_spec({"eval_types": [name], "reference_answers": {**reference, "scope": scope}})
        for name in ("string_match", "number_match")
        for scope in ("full", "first_sentence")
    ]


def evil_patterns() -> list[str]:
    misses = []
    for pattern in EVIL_PATTERNS:
        document = {"eval_types": ["string_match"], "reference_answers": {"must_include": [pattern]}}
        started = time.process_time()
        outcome = run_document(document, "a" * 99_999 + "#").outcome
        seconds = time.process_time() - started
        print(f"{pattern}: {outcome} after {seconds:.2f} s")
        if outcome != "infrastructure_error" or seconds > 2 * TIME_LIMIT_SECONDS:
            misses.append(f"{pattern} ended as {outcome} after {seconds:.2f} s")
    return misses


def _timed(spec: Spec, text: str) -> float:
    started = time.process_time()
    run_spec(spec, text)
    return time.process_time() - started


if __name__ == "__main__":
    sys.exit(main())
