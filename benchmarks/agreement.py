"""Agreement statistics beside the libraries a user would pick instead: same data, one run, equal results
first.

Run by `make bench`. Prints a table of times, peak memory and ratios, then how the cost grows with n.
"""

import os
import platform
import sys

# Before numpy is loaded: threads that wait for one another would count as work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from benchmarks.timing import cost, markdown, megabytes, milliseconds

try:
    from sklearn.metrics import cohen_kappa_score

    from benchmarks.agreement_cases import Case, cases, kappa_of, two_annotators
except ModuleNotFoundError as absent:
    sys.exit(f"{absent.name} is not installed; benchmarks/README.md says how to get what we compare with.")


def main() -> int:
    """Prints both tables; exit code 1 where a result differs or a ratio is not reached."""
    print(f"Python {platform.python_version()}, {platform.machine()}\n")
    rows = [["work", "ours", "peer", "ratio", "wanted", "memory: ours", "peer's", ""]]
    short = []
    for case in cases():
        row, is_reached = compare(case)
        rows.append([*row, "" if is_reached else "short"])
        print(" | ".join(rows[-1]), file=sys.stderr)
        if not is_reached:
            short.append(case.work)
    print(markdown(rows), "\n")
    print(markdown(growth()))
    if short:
        print("\nNot reached: " + "; ".join(short))
    return 1 if short else 0


def compare(case: Case) -> tuple[list[str], bool]:
    """One row of the table, after checking that both give the same figure."""
    ours, theirs = case.ours(), case.theirs()
    if not case.equal(ours, theirs):
        sys.exit(f"{case.work}: ours is {ours}, {case.peer} says {theirs}")
    own, other = cost(case.ours, clock=case.clock), cost(case.theirs, clock=case.clock)
    seconds = other.seconds * case.times
    ratio = seconds / own.seconds
    extrapolated = f" (x {case.times:,} of {milliseconds(other.seconds)})" if case.times > 1 else ""
    return [
        case.work,
        milliseconds(own.seconds),
        f"{case.peer}: {milliseconds(seconds)}{extrapolated}",
        f"{ratio:,.0f}",
        "" if case.wanted is None else f"{case.wanted:,.0f}",
        megabytes(own.peak),
        megabytes(other.peak),
    ], case.wanted is None or ratio >= case.wanted


def growth() -> list[list[str]]:
    """Cost of Cohen's kappa as n grows."""
    rows = [["kappa of n pairs", "ours", "memory", "scikit-learn", "memory"]]
    for exponent in range(4, 8):
        first, second = two_annotators(10**exponent)
        own = cost(lambda a=first, b=second: kappa_of(a, b))
        other = cost(lambda a=first, b=second: cohen_kappa_score(a, b))
        rows.append(
            [
                f"1e{exponent}",
                milliseconds(own.seconds),
                megabytes(own.peak),
                milliseconds(other.seconds),
                megabytes(other.peak),
            ]
        )
    return rows


if __name__ == "__main__":
    sys.exit(main())
