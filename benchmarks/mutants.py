"""The mutants of a module: one operator, comparison, condition, number, axis or margin changed at a time."""

import ast
import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.Pow: ast.Mult,
    ast.MatMult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
NAMES = {
    "rows": "columns",
    "columns": "rows",
    "first": "second",
    "second": "first",
    "low": "high",
    "min": "max",
    "max": "min",
}
WAYS = 2
_AROUND = 40


class Mutant(NamedTuple):
    """A changed module: the lines of the statement that changed, in words, and the module's new code."""

    module: Path
    lines: range
    change: str
    tree: ast.Module


def places(tree: ast.Module) -> list[tuple[int, int]]:
    """Every node that can be changed, by its place in the walk, and in which of the ways."""
    return [
        (index, way)
        for index, node in enumerate(ast.walk(tree))
        if not isinstance(node, ast.Module)
        for way in range(WAYS)
        if mutate(copy.deepcopy(node), way)
    ]


def mutate(node: ast.AST, way: int) -> bool:
    """Change one node in place; False where there is nothing to change in this way."""
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        node.value += 1 if way == 0 else -1
    elif isinstance(node, ast.keyword) and node.arg == "axis" and isinstance(node.value, ast.Constant):
        if way == 0:
            return False
        node.value = ast.Constant(0 if node.value.value else 1)
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and way == 1:
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif way == 0:
        return _swap(node)
    else:
        return False
    return True


def _swap(node: ast.AST) -> bool:
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node.op = ast.UAdd()
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        node.value = not node.value
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in NAMES:
        node.id = NAMES[node.id]
    elif isinstance(node, ast.BoolOp):
        node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    else:
        return False
    return True


def sampled(root: Path, modules: list[Path], total: int, fewest: int, seed: str) -> Iterator[Mutant]:
    """About `total` mutants, drawn by `seed` from every module in proportion to what can be changed in it, at
    least `fewest` from each that has as many.
    """
    trees = {module: ast.parse((root / module).read_text(encoding="utf-8")) for module in modules}
    found = {module: places(tree) for module, tree in trees.items()}
    n_places = sum(map(len, found.values()))
    for module, tree in trees.items():
        own = found[module]
        wanted = min(len(own), max(fewest, round(total * len(own) / n_places)))
        for index, way in sorted(random.Random(module.name + seed).sample(own, wanted)):
            yield mutant(module, tree, index, way)


def mutant(module: Path, tree: ast.Module, index: int, way: int) -> Mutant:
    """The module with the node at this place of the walk changed."""
    changed = copy.deepcopy(tree)
    nodes = list(ast.walk(changed))
    node = nodes[index]
    statement = _statement(changed, node)
    before = ast.unparse(_head(statement))
    mutate(node, way)
    after = ast.unparse(_head(statement))
    lines = range(statement.lineno, _last_line(statement) + 1)
    return Mutant(module, lines, _difference(before, after), ast.fix_missing_locations(changed))


def _difference(before: str, after: str) -> str:
    """Two texts that differ in one place, cut to what stands around it."""
    start = _same_start(before, after)
    same = _same_start(before[start:][::-1], after[start:][::-1])
    around = slice(max(0, start - _AROUND), None)
    ends = [len(text) - same + _AROUND for text in (before, after)]
    return "  ->  ".join(text[: max(end, 0)][around] for text, end in zip((before, after), ends, strict=True))


def _same_start(one: str, other: str) -> int:
    pairs = zip(one, other, strict=False)
    return next((place for place, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _statement(tree: ast.Module, node: ast.AST) -> ast.stmt:
    """The innermost statement that holds the node."""
    parents = {id(child): each for each in ast.walk(tree) for child in ast.iter_child_nodes(each)}
    while not isinstance(node, ast.stmt):
        node = parents[id(node)]
    return node


def _last_line(statement: ast.stmt) -> int:
    """Where a statement ends, or where the block under it begins."""
    block = getattr(statement, "body", None)
    end = block[0].lineno - 1 if block else statement.end_lineno
    return max(end or 0, statement.lineno)


def _head(statement: ast.stmt) -> ast.AST:
    """What a statement says itself, without the block under it."""
    if isinstance(statement, ast.If | ast.While):
        return statement.test
    if isinstance(statement, ast.For):
        return statement.iter
    if isinstance(statement, ast.FunctionDef):
        return statement.args
    return statement
