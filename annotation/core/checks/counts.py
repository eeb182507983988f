"""The file holds as many cases of each kind as the plan says."""

from collections import Counter
from itertools import product

from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding
from annotation.core.checks.paths import values_at
from annotation.core.checks.plan import MatrixPlan


def counts(dataset: Dataset) -> list[Finding]:
    """One error for the number of cases, one per path whose counts differ, one per uneven combination."""
    findings = []
    plan = dataset.plan
    if plan.n_cases is not None and plan.n_cases != len(dataset.rows):
        findings.append(Finding("", "", f"cases expected {plan.n_cases} got {len(dataset.rows)}"))
    for path, expected in plan.counts.items():
        found = Counter(value for case in dataset.cases for value in values_at(case, path))
        differing = [
            f"{value} expected {expected.get(value, 0)} got {found[value]}"
            for value in [*expected, *sorted(found.keys() - expected.keys())]
            if found[value] != expected.get(value, 0)
        ]
        if differing:
            findings.append(Finding("", path, "; ".join(differing)))
    for matrix in plan.matrix:
        findings += _matrix(dataset, matrix)
    return findings


def _matrix(dataset: Dataset, matrix: MatrixPlan) -> list[Finding]:
    cells: Counter[tuple[str, ...]] = Counter()
    for case in dataset.cases:
        if all(values_at(case, path) == [wanted] for path, wanted in matrix.where.items()):
            cells.update(product(*(values_at(case, path) for path in matrix.paths)))
    axes = [sorted({cell[axis] for cell in cells}) for axis in range(len(matrix.paths))]
    where = ", ".join(f"{path} {value}" for path, value in matrix.where.items())
    if matrix.each and not cells:
        message = f"no case is counted: none has them all{f' with {where}' if where else ''}"
        return [Finding("", " x ".join(matrix.paths), message)]
    return [
        Finding(
            "",
            " x ".join(matrix.paths),
            " / ".join(cell)
            + f" expected {matrix.each} got {cells[cell]}"
            + (f" ({where})" if where else ""),
        )
        for cell in product(*axes)
        if cells[cell] != matrix.each
    ]
