"""Agreement of verifier specs: on which verifiers they use, and on which answers they accept.

A unit of the second is a pooled answer of a case that both specs decide. Answers of one case hang together, so the
spread is that between cases: every interval comes from leaving out one case at a time.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np

from agreement.inputs import Panel, panels
from agreement.measures import intervals
from agreement.measures.analysis import Options, reliability_data
from agreement.measures.compute import with_spread
from agreement.measures.data import Floats
from agreement.measures.headlines import coded_headline
from agreement.measures.kappa import cohen_kappas
from agreement.measures.nominal import cohen_kappa, raw_agreement
from agreement.measures.result import Result
from annotation.models.studies import Study
from annotation.selectors.check_runs_compared import ComparedPair, compared_specs
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.spec_field import has_specs
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema

CATEGORIES = ("accept", "reject")
LEVEL = 0.95
# Listed in the report; adjudication shows every one beside its case.
MOST_LISTED = 500


def spec_behaviour(study: Study, schema: Schema, *, seed: int) -> list[dict[str, Any]]:
    """For each field that asks for a spec and each panel: agreement on verifiers and on answers, pair by pair."""
    if not has_specs(schema):
        return []
    annotators = dict(sorted(study.members.values_list("annotator__pseudonym", "annotator__kind")))
    pairs: dict[str, list[ComparedPair]] = defaultdict(list)
    for pair in compared_specs(study):
        pairs[pair.field].append(pair)
    fields = [field for field in schema.fields if field.level == "behaviour"]
    return [
        found
        for panel in panels(annotators)
        for field in fields
        if (found := _field(field, panel, _in_panel(panel, pairs[field.key], annotators), seed))
    ]


def _in_panel(panel: Panel, pairs: list[ComparedPair], kinds: dict[str, str]) -> list[ComparedPair]:
    """The pairs within the panel; in one of two kinds those across alone."""
    wanted = sorted(panel.between.split("-"))
    return [pair for pair in pairs if sorted(kinds[name] for name in pair.annotators) == wanted]


def _field(field: Field, panel: Panel, pairs: list[ComparedPair], seed: int) -> dict[str, Any]:
    by_pair: dict[tuple[str, str], list[ComparedPair]] = defaultdict(list)
    for pair in pairs:
        by_pair[pair.annotators].append(pair)
    differing = sorted(
        {
            (pair.case_id, row.answer)
            for pair in pairs
            for row in (pair.behaviour.differing if pair.behaviour else ())
        }
    )
    return {
        "field": field.key,
        "title": field.title,
        "between": panel.between,
        "n_cases": len({pair.case_id for pair in pairs}),
        "n_cases_differing": len({pair.case_id for pair in pairs if pair.differs}),
        "pairs": [
            {
                "annotators": list(names),
                "eval_types": _eval_types(names, found, seed),
                **_behaviour(names, found, seed),
            }
            for names, found in sorted(by_pair.items())
        ],
        "n_differing": len(differing),
        "differing": [{"case_id": case_id, "answer": answer} for case_id, answer in differing[:MOST_LISTED]],
    }


def _behaviour(names: tuple[str, str], pairs: list[ComparedPair], seed: int) -> dict[str, Any]:
    """Raw agreement and Cohen's kappa over accept and reject; the table's rows are the first annotator's."""
    tables = np.array([_table(pair) for pair in pairs], dtype=np.float64).reshape(-1, 2, 2)
    total = tables.sum(axis=0).astype(int)
    codes = np.repeat(np.array([[0, 0], [0, 1], [1, 0], [1, 1]], dtype=np.int32), total.ravel(), axis=0)
    data = reliability_data(
        "nominal", names, CATEGORIES, codes, declared=True, options=Options(seed=seed, resamples=0)
    )
    decided = tables[tables.sum(axis=(1, 2)) > 0]
    results = [raw_agreement(data), cohen_kappa(data)] if total.sum() else []
    undecided = sum(len(pair.behaviour.undecided) if pair.behaviour else 0 for pair in pairs)
    return {
        "n_cases": len(pairs),
        "n_answers": int(total.sum()),
        "n_undecided": undecided,
        "n_unreadable": sum(pair.behaviour is None for pair in pairs),
        "table": total.tolist(),
        "measures": [_between_cases(result, decided).as_dict() for result in results],
    }


def _table(pair: ComparedPair) -> list[list[int]]:
    table = [[0, 0], [0, 0]]
    for row in pair.behaviour.judged if pair.behaviour else ():
        one, other = (int(outcome != Outcome.PASS) for outcome in row.outcomes)
        table[one][other] += 1
    return table


def _between_cases(result: Result, tables: Floats) -> Result:
    """The result with the interval of a jackknife over cases; `tables` has shape (cases, 2, 2)."""
    n = len(tables)
    if result.value is None or n < 2:
        return with_spread(result, float("nan"), [])
    left = tables.sum(axis=0) - tables
    values = cohen_kappas(left).value if result.name == "cohen_kappa" else _shares(left)
    if not np.isfinite(values).all():
        return with_spread(result, float("nan"), [])
    error = float(np.sqrt((n - 1) / n * ((values - values.mean()) ** 2).sum()))
    if result.name == "cohen_kappa":
        found = intervals.fisher_z(result.value, error, n, level=LEVEL, method="jackknife_fisher_z")
    else:
        found = intervals.student(result.value, error, n, level=LEVEL, method="jackknife_t", lowest=0.0)
    return with_spread(result, error, [found])


def _shares(tables: Floats) -> Floats:
    """The share on the diagonal of each table."""
    found: Floats = np.trace(tables, axis1=1, axis2=2) / tables.sum(axis=(1, 2))
    return found


def _eval_types(names: Sequence[str], pairs: list[ComparedPair], seed: int) -> dict[str, Any]:
    """Whether two specs use the same verifiers, as one category per combination."""
    said = [tuple(" + ".join(found) for found in pair.eval_types) for pair in pairs]
    categories = sorted({category for pair in said for category in pair})
    codes = np.array([[categories.index(found) for found in pair] for pair in said], dtype=np.int32)
    data = reliability_data(
        "nominal", names, categories, codes, declared=False, options=Options(seed=seed, resamples=0)
    )
    return {
        "n_used": len(said),
        "categories": categories,
        "measures": [result.as_dict() for result in coded_headline(data)],
    }
