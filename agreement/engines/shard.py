"""The shard function: the codes of consecutive cases in, tables of whole numbers out."""

import numpy as np

from agreement.engines.plan import Panel, Plan
from agreement.engines.tables import Tables
from annotation.core.code_blocks import CASE, DUE, MISSING, CodedBlock, Key


def count_shard(plan: Plan, block: CodedBlock) -> Tables:
    """Count the answers of one stretch of cases. It asks for nothing but its arguments and changes neither."""
    found = Tables.empty(plan)
    _count_labels(found, plan, block)
    for panel in plan.panels:
        _count_answers(found, plan, block, panel)
    return found


def _count_labels(found: Tables, plan: Plan, block: CodedBlock) -> None:
    labels, due = block.labels(plan.names()), block.codes(DUE)
    humans = [index for index, (_, kind) in enumerate(plan.annotators) if kind == "human"]
    for index, name in enumerate(plan.names()):
        found.n_labels[name] = int(labels[:, index].sum())
    n = labels.sum(axis=1)
    found.n_cases = block.n
    found.n_double = int((n >= 2).sum())
    found.n_due = int(due.sum())
    found.n_complete = int((labels[:, humans].sum(axis=1) >= due).sum())
    cases = block.codes(CASE)
    found.unlabelled = {"no_label": cases[n == 0].tolist(), "one_label_only": cases[n == 1].tolist()}


def _count_answers(found: Tables, plan: Plan, block: CodedBlock, panel: Panel) -> None:
    n_labels = block.labels(panel.annotators).sum(axis=1)
    slices = {name: block.codes(Key("slice", name)) for name, _ in plan.slices_of(panel)}
    cases = block.codes(CASE)
    for key, _ in plan.fields:
        table = found.fields[panel.between, key]
        answers = block.answers(key, panel.annotators)
        table.rows.add(answers, block.start)
        for name, tally in table.by_slice.items():
            tally.add(np.column_stack([slices[name], answers]), block.start)
        n_answers = (answers != MISSING).sum(axis=1)
        reasons = {
            "no_label": n_labels == 0,
            "one_label_only": n_labels == 1,
            "one_answer_only": (n_labels >= 2) & (n_answers == 1),
            "no_answer": (n_labels >= 2) & (n_answers == 0),
        }
        table.excluded = {reason: int(units.sum()) for reason, units in reasons.items()}
        table.unanswered = {reason: cases[reasons[reason]].tolist() for reason in table.unanswered}
