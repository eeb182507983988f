"""Do the tests notice a wrong formula? Changes the measures in one place at a time and runs the tests on it.

Run with `python -m benchmarks.mutation [--seed TEXT] [MUTANTS] [MODULE …]`: about so many mutants, drawn by seed
from all modules of `agreement/measures` in proportion to what can be changed in each; another seed draws
others. The tests are collected once; every mutant lives in a process forked from there, which puts the changed
code in place of the module's and runs the tests that reach the changed lines, quickest first, until one fails.
The files stay as they are.
"""

import argparse
import os
import resource
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from benchmarks.mutants import Mutant, sampled
from benchmarks.reach import reach_of

ROOT = Path(__file__).resolve().parent.parent
MEASURES = Path("agreement/measures")
TESTS = ("tests/papers", "tests/agreement")
# Elsewhere than in measures; they use figures and do not hold them.
LEFT_OUT = ("tests/agreement/judging",)
# Processor seconds and bytes that a mutant may take.
FEWEST, SECONDS, MEMORY = 6, 120, 6 << 30


class MutationRun:
    """In place of pytest's loop over the tests: first what each reaches, then one fork per mutant."""

    def __init__(self, total: int, modules: list[Path], seed: str) -> None:
        self.total, self.modules, self.seed = total, modules, seed
        self.made: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()
        # What noticed one mutant of a module is likely to notice the next.
        self.killers: dict[Path, Counter[str]] = defaultdict(Counter)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.items = [item for item in session.items if not item.get_closest_marker("django_db")]
        reach = reach_of(session, ROOT / MEASURES)
        for mutant in sampled(ROOT, self.modules, self.total, FEWEST, self.seed):
            tests = reach.tests_of(ROOT / mutant.module, mutant.lines)
            killers = self.killers[mutant.module]
            noticed = forked(session, mutant, sorted(tests, key=lambda test: -killers[test]))
            killers[noticed or ""] += 1
            self.made[mutant.module.name] += 1
            self.killed[mutant.module.name] += noticed is not None
            if noticed is None:
                why = "" if tests else " (no test gets there)"
                print(
                    f"survived{why}: {mutant.module.name}:{mutant.lines.start}: {mutant.change}", flush=True
                )
        return True


def forked(session: pytest.Session, mutant: Mutant, tests: list[str]) -> str | None:
    """What notices the mutant, in a process of its own: a test, an error, or that it does not end; else None."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        noticed = "error"
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            put_in_place(mutant)
            noticed = first_failure(session, tests)
        finally:
            os.write(write, noticed.encode())
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as stream:
        noticed = stream.read().decode()
    _, status = os.waitpid(child, 0)
    return noticed or ("death" if status else None)


def first_failure(session: pytest.Session, tests: list[str]) -> str:
    """The first of these tests to fail, run in this order; empty where all pass."""
    by_name = {item.nodeid: item for item in session.items}
    items = [by_name[name] for name in tests]
    for index, item in enumerate(items):
        after = items[index + 1] if index + 1 < len(items) else None
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return item.nodeid
    return ""


def put_in_place(mutant: Mutant) -> None:
    """Give the functions and constants of the loaded module the code and values of the changed one.

    Functions keep their identity, so every module that imported one by name runs the changed code.
    """
    name = ".".join(mutant.module.with_suffix("").parts)
    live = sys.modules[name]
    changed = type(live)(name)
    changed.__file__ = live.__file__
    code = compile(mutant.tree, str(live.__file__), "exec")
    sys.modules[name] = changed  # a dataclass looks its module up while it is made
    exec(code, vars(changed))
    sys.modules[name] = live
    old = functions(vars(live), name)
    for path, function in functions(vars(changed), name).items():
        old[path].__code__ = function.__code__
        old[path].__defaults__ = function.__defaults__
        old[path].__kwdefaults__ = function.__kwdefaults__
    for key, value in vars(changed).items():
        if is_value(value) and key in vars(live):
            replace_everywhere(key, vars(live)[key], value)


def functions(namespace: dict, module: str, prefix: str = "") -> dict:
    """Every function that the module defines, by its path through classes, whatever it is wrapped in."""
    found = {}
    for name, value in namespace.items():
        inner = value
        for wrapped in ("fget", "func", "__func__", "__wrapped__"):
            inner = getattr(inner, wrapped, None) or inner
        if isinstance(inner, type) and inner.__module__ == module:
            found |= functions(dict(vars(inner)), module, f"{prefix}{name}.")
        elif hasattr(inner, "__code__") and getattr(inner, "__module__", None) == module:
            found[prefix + name] = inner
    return found


def is_value(value: object) -> bool:
    return isinstance(value, int | float | str | tuple | frozenset | dict | list) and not callable(value)


def replace_everywhere(name: str, old: object, new: object) -> None:
    """A constant, in its module and in all that imported it by name."""
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith(("agreement", "tests")) and vars(module).get(name) is old:
            setattr(module, name, new)


def main(total: int, names: list[str], seed: str) -> int:
    """Prints survivors as they are found, then killed and made per module; exit code 1 below 90 % killed."""
    modules = [MEASURES / name for name in names] or sorted(
        path.relative_to(ROOT) for path in (ROOT / MEASURES).glob("*.py")
    )
    run = MutationRun(total, modules, seed)
    options = ["-q", "-s", "-p", "no:randomly", "-p", "no:cacheprovider", "-n", "0", "--hypothesis-seed=0"]
    options += [f"--ignore={path}" for path in LEFT_OUT]
    started = time.monotonic()
    if pytest.main([*options, *TESTS], plugins=[run]) not in (0, 5):
        return 1
    for name, made in sorted(run.made.items()):
        print(f"| {name} | {made} | {run.killed[name]} |")
    killed, made = run.killed.total(), run.made.total()
    print(f"{killed} of {made} mutants killed ({killed / made:.1%}), {time.monotonic() - started:.0f} s")
    return 0 if killed >= 0.9 * made else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Do the tests notice a wrong formula?")
    parser.add_argument("--seed", default="", help="any text; another one draws other mutants")
    parser.add_argument("mutants", type=int, nargs="?", default=600)
    parser.add_argument("modules", nargs="*", help="file names in agreement/measures (all)")
    given = parser.parse_args()
    sys.exit(main(given.mutants, given.modules, given.seed))
