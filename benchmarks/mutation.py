"""Do the tests notice a wrong formula? Changes one operator, number or name at a time and runs the tests on
it.

Run with `python -m benchmarks.mutation [MUTANTS PER MODULE] [MODULE …]`. Works on a copy of the repository
in a temporary folder; the repository itself is not touched. A mutant is killed when a test fails on it.
"""

import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEASURES = Path("agreement/measures")
COPIED = ("agreement", "annotation", "taxonomy", "config", "tests", "manage.py", "pyproject.toml")
# Real data would kill more, but takes longer than all others together.
TESTS = (
    "properties",
    "reference_cases",
    "reported_faults",
    "intervals",
    "what_if",
    "blocks",
    "measure_command",
)
SECONDS = 300

OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.Pow: ast.Mult,
    ast.MatMult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
NAMES = {
    "rows": "columns",
    "columns": "rows",
    "first": "second",
    "second": "first",
    "low": "high",
    "min": "max",
}


def places(tree: ast.Module) -> list[tuple[int, int]]:
    """Every node that can be changed, by its place in the walk, and in which way.

    Not the constants of a module: most are sizes of chunks and tables, which change no figure.
    """
    sizes = {
        id(each)
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for each in ast.walk(statement)
    }
    return [
        (index, change)
        for index, node in enumerate(ast.walk(tree))
        for change in range(2)
        if not isinstance(node, ast.Module) and id(node) not in sizes and mutate(copy.deepcopy(node), change)
    ]


def mutate(node: ast.AST, change: int) -> bool:
    """Change one node in place; False where there is nothing to change."""
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and change == 0:
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS and change == 0:
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.Constant) and type(node.value) in (int, float):
        node.value += 1 if change == 0 else -1
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and change == 0:
        node.op = ast.UAdd()
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in NAMES and change == 0:
        node.id = NAMES[node.id]
    elif isinstance(node, ast.BoolOp) and change == 0:
        node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    elif isinstance(node, ast.keyword) and node.arg == "axis" and isinstance(node.value, ast.Constant):
        if change == 0:
            return False
        node.value = ast.Constant(0 if node.value.value else 1)
    else:
        return False
    return True


def chosen(module: Path, most: int) -> list[tuple[int, str]]:
    """A seeded sample of a module's mutants: line and new source."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    found = places(tree)
    sample = random.Random(module.name).sample(found, min(most, len(found)))
    return [mutant(tree, index, change) for index, change in sample]


def mutant(tree: ast.Module, index: int, change: int) -> tuple[int, str]:
    changed = copy.deepcopy(tree)
    node = next(each for at, each in enumerate(ast.walk(changed)) if at == index)
    line = getattr(node, "lineno", getattr(getattr(node, "value", None), "lineno", 0))
    mutate(node, change)
    return line, ast.unparse(changed)


def survives(folder: Path, module: Path, mutant: str) -> bool:
    """The tests all pass with `mutant` in place of the module of this copy."""
    path = folder / module
    tests = [f"tests/agreement/test_{name}.py" for name in TESTS]
    original = path.read_text(encoding="utf-8")
    path.write_text(mutant, encoding="utf-8")
    options = ("-q", "-x", "-p", "no:randomly", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", *options, "tests/papers", *tests]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    finally:
        path.write_text(original, encoding="utf-8")
    return done.returncode == 0


def copy_of_repository(name: str, parent: Path) -> Path:
    """A folder with the code and tests, beside a link to the data for tests."""
    folder = parent / name / "checkout"
    folder.mkdir(parents=True)
    for each in COPIED:
        source = ROOT / each
        if source.is_dir():
            shutil.copytree(source, folder / each, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / each)
    shared = ROOT.parent / "shared"
    if shared.is_dir():
        (folder.parent / "shared").symlink_to(shared)
    return folder


def main(most: int, names: list[str]) -> int:
    """Prints survivors as they are found, then killed and made per module; exit code 1 below 90 % killed."""
    modules = [MEASURES / name for name in names] or sorted(
        path.relative_to(ROOT) for path in (ROOT / MEASURES).glob("*.py")
    )
    work = [(module, line, text) for module in modules for line, text in chosen(ROOT / module, most)]
    workers = os.cpu_count() or 1
    with tempfile.TemporaryDirectory() as parent, ThreadPoolExecutor(workers) as pool:
        folders = [copy_of_repository(str(number), Path(parent)) for number in range(workers)]
        first = modules[0]
        if not survives(folders[0], first, (ROOT / first).read_text(encoding="utf-8")):
            sys.exit("The tests fail on the code as it is.")

        def share(number: int) -> list[tuple[Path, int]]:
            left = []
            for module, line, text in work[number::workers]:
                if survives(folders[number], module, text):
                    print(f"survived: {module}:{line}", flush=True)
                    left.append((module, line))
                print(f"done: {module}:{line}", file=sys.stderr, flush=True)
            return left

        survivors = [each for found in pool.map(share, range(workers)) for each in found]
    killed = len(work) - len(survivors)
    print(f"{killed} of {len(work)} mutants killed ({killed / max(len(work), 1):.1%})")
    return 0 if killed >= 0.9 * len(work) else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2:]))
