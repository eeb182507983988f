"""Which verdicts change when a foreign spec is taken over: both semantics over golds and given examples."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from annotation.core.spec_exchange.original_semantics import accepts
from annotation.core.spec_exchange.tasks import Task
from annotation.verifiers.answers import Answer
from annotation.verifiers.engine import run_spec
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.parsing import parse_spec

_WORD = re.compile(r"\w+")
# Files of more tasks are compared over own golds and examples alone: the rest grows with the square.
MOST_CROSSED = 1000
GOLD, OTHER_GOLD, EXAMPLE = "own gold", "gold of another case", "example"


class Change(NamedTuple):
    """One answer on which the two semantics part; `kind` says where the answer comes from."""

    task_id: str
    kind: str
    answer: str
    was: str
    now: str

    def sentence(self) -> str:
        return f"case {self.task_id}: {self.kind} {self.answer[:80]!r} was {self.was}, is {self.now}"


def verdict_changes(
    tasks: Sequence[Task], *, form: str, examples: Mapping[str, Sequence[str]] | None = None
) -> list[Change]:
    """Every change over the golds of all tasks and the `examples` by case id, in the order of the tasks.

    Where either side leaves the answer to a judge there is nothing to compare.
    """
    golds = {task.id: Answer(task.gold) for task in tasks if task.gold}
    found = []
    for task in tasks:
        if task.spec is None or task.original is None:
            continue
        spec, reference = parse_spec(task.spec), task.original.get("reference_answers")
        if not spec.is_executable or spec.needs_judge or not isinstance(reference, Mapping):
            continue
        needles = _needles(task.spec["reference_answers"])
        for kind, answer in _answers(task, golds, (examples or {}).get(task.id, ())):
            was = accepts(reference, answer.raw, form=form)
            if was is None:
                continue
            outcome = run_spec(spec, answer).outcome if was or _may_hold(needles, answer) else Outcome.FAIL
            if was != (outcome == Outcome.PASS):
                found.append(Change(task.id, kind, answer.raw, "pass" if was else "fail", str(outcome)))
    return found


def _answers(task: Task, golds: Mapping[str, Answer], examples: Sequence[str]) -> list[tuple[str, Answer]]:
    own = [(GOLD, golds[task.id])] if task.id in golds else []
    given = [(EXAMPLE, Answer(text)) for text in examples]
    if len(golds) > MOST_CROSSED:
        return own + given
    return own + given + [(OTHER_GOLD, gold) for case_id, gold in golds.items() if case_id != task.id]


def _needles(reference: Mapping[str, Any]) -> list[list[list[str]]]:
    """Per entry that must be found its alternatives, each as the words that no answer without can satisfy."""
    entries = [*reference.get("must_include", ())]
    if exact := reference.get("exact_match"):
        entries.append("|OR|".join(exact))
    return [[_WORD.findall(normalise(part)) for part in entry.split("|OR|")] for entry in entries]


def _may_hold(needles: list[list[list[str]]], answer: Answer) -> bool:
    """Whether the words are there at all: most golds of other cases are settled by this, without the engine."""
    text = answer.full.text
    return all(any(all(word in text for word in words) for words in entry) for entry in needles)
