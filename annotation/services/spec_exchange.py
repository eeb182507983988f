"""Importing task files: cases, the specs beside them and revisions of golds, all or nothing and nothing twice."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.bad_input import bad_row
from annotation.core.case_contract import contract_faults
from annotation.core.golds import OBSERVATION, BadDecision, Decided, same
from annotation.core.spec_exchange.files import TaskFile, read_tasks
from annotation.core.spec_exchange.foreign import NATIVE, SEMANTICS, STATEMENT
from annotation.core.spec_exchange.tasks import Task, intent_of
from annotation.core.spec_exchange.verdict_changes import Change, verdict_changes
from annotation.models.case_specs import CaseSpec
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.projects import Project
from annotation.selectors.golds import question_of, question_sha256, with_golds
from annotation.selectors.spec_records import decisions_of, kept_specs, unannotated
from annotation.services.column_lengths import refuse_too_long
from annotation.services.datasets import import_cases
from annotation.services.golds import decide
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json

BATCH = 500


class Imported(NamedTuple):
    """What an import did; `unannotated` are cases of the version without a spec, whoever imported them."""

    version: DatasetVersion
    file: TaskFile
    n_cases_added: int
    n_specs_added: int
    n_specs_present: int
    gold_revisions: tuple[str, ...]
    changes: tuple[Change, ...]
    unannotated: tuple[str, ...]

    def document(self) -> dict[str, Any]:
        left_out = [
            {"task_id": task.id, "reason": task.left_out} for task in self.file.tasks if task.left_out
        ]
        return {
            "project": self.version.dataset.project.slug,
            "dataset": self.version.dataset.name,
            "version": self.version.version,
            "format": self.file.form,
            "semantics": SEMANTICS,
            "changed_semantics": {} if self.file.form == NATIVE else STATEMENT,
            "contentDigestSha256": self.file.sha256,
            "n_tasks": len(self.file.tasks),
            "n_cases_added": self.n_cases_added,
            "n_specs_added": self.n_specs_added,
            "n_specs_present": self.n_specs_present,
            "duplicates": list(self.file.duplicates),
            "left_out": left_out,
            "gold_revisions": list(self.gold_revisions),
            "changed_verdicts": [change._asdict() for change in self.changes],
            "unannotated": list(self.unannotated),
        }


@transaction.atomic
def import_specs(
    *,
    project: Project,
    dataset: str,
    content: bytes,
    source: str,
    actor: str,
    now: datetime,
    version: str = "",
    reason: str = "",
    form: str = "",
    examples: Mapping[str, Sequence[str]] | None = None,
) -> Imported:
    """Take over the tasks of a file into a version of `dataset`; raises BadInput and stores nothing if one is bad.

    Cases that are there already keep their content and must ask the same question; a gold of the file that
    differs from theirs becomes a revision. Without `version` it is the newest, or "1".
    """
    file = read_tasks(content, source=source, form=form)
    target, n_cases = _with_cases(project, dataset, version, file, reason=reason, actor=actor, now=now)
    cases = {case.external_id: case for case in with_golds(target.cases.all()).iterator(chunk_size=1000)}
    revised = [
        task.id for task in file.tasks if _revise_gold(cases[task.id], task, file, actor=actor, now=now)
    ]
    added, present = _keep_specs(target, file, actor=actor, now=now)
    changes = () if file.form == NATIVE else verdict_changes(file.tasks, form=file.form, examples=examples)
    if added or revised:
        record_event(
            chain=project.slug,
            action="specs.imported",
            actor=actor,
            at=now,
            subject={
                "dataset": dataset,
                "version": target.version,
                "file": source,
                "sha256": file.sha256,
                "format": file.form,
                "added": added,
                "gold_revisions": len(revised),
            },
        )
    missing = unannotated(kept_specs(target))
    return Imported(target, file, n_cases, added, present, tuple(revised), tuple(changes), tuple(missing))


def _with_cases(
    project: Project, dataset: str, version: str, file: TaskFile, *, reason: str, actor: str, now: datetime
) -> tuple[DatasetVersion, int]:
    """The version with every task of the file as a case; those it lacks are imported."""
    versions = DatasetVersion.objects.filter(dataset__project=project, dataset__name=dataset)
    target = (
        (versions.filter(version=version) if version else versions).order_by("-created_at", "-pk").first()
    )
    known = {case.external_id: case for case in target.cases.all()} if target else {}
    for task in file.tasks:
        if task.id in known:
            _check_question(known[task.id], task, file.source)
    new = [_new_case(task, file.source) for task in file.tasks if task.id not in known]
    if target is not None and not new:
        return target, 0
    done = import_cases(
        project=project,
        dataset=dataset,
        rows=new,
        source=file.source,
        actor=actor,
        now=now,
        version=target.version if target else version or "1",
        reason=reason,
    )
    return done.version, done.n_added


def _new_case(task: Task, source: str) -> tuple[int, dict[str, Any]]:
    """The case that a task makes; it must hold to the contract of cases and ask something."""
    if not task.case["input"]:
        raise bad_row(source, task.row, f"is missing, and the version has no case {task.id}", field="intent")
    for fault in contract_faults(task.case):
        field = "task_id" if fault.field == "id" else fault.field
        raise bad_row(source, task.row, fault.message, field=field, value=fault.value)
    return task.row, task.case


def _check_question(case: Case, task: Task, source: str) -> None:
    """A task without a question of its own is about the case as it is; no repair edits a question."""
    if not task.case["input"]:
        return
    asked, there = intent_of(task.case["input"]), intent_of(question_of(case))
    if asked.strip() != there.strip():
        raise bad_row(
            source, task.row, f"case {task.id} of this version asks another question: {there[:120]!r}",
            field="intent", value=asked,
        )  # fmt: skip


def _revise_gold(case: Case, task: Task, file: TaskFile, *, actor: str, now: datetime) -> bool:
    """Bring the decisions about a gold up to what the file states; says whether the gold changed."""
    known = [strict_json(row.value) for row in case.gold_revisions]  # type: ignore[attr-defined]
    if task.gold_revisions and known and task.first_gold is not None and not same(known[0], task.first_gold):
        raise bad_row(
            file.source, task.row, f"case {task.id} came with another gold: {str(known[0])[:80]!r}",
            field="gold_at_release", value=task.first_gold,
        )  # fmt: skip
    steps = _steps_left(case, task, known, file.source)
    for step in steps:
        _decide(case, task, step, file, actor=actor, now=now)
    return any("value" in step for step in steps)


def _steps_left(case: Case, task: Task, known: Sequence[Any], source: str) -> Sequence[Mapping[str, str]]:
    """The decisions of the file that this case does not have yet; a history that parts from the case's is refused."""
    steps = task.gold_revisions
    if not steps and task.gold is not None:
        steps = ({"value": task.gold},)
    if len(steps) == 1 and set(steps[0]) == {"value"}:
        return () if any(same(steps[0]["value"], value) for value in known) else steps
    made = decisions_of(case)
    for index, (ours, theirs) in enumerate(zip(made, steps, strict=False), start=1):
        if any(ours.get(key) != theirs.get(key, ours.get(key)) for key in ("act", "value", "reason")):
            raise bad_row(
                source, task.row, f"decision {index} about the gold of case {task.id} is another one here",
                field="gold_revisions", value=str(theirs.get("value", theirs.get("act"))),
            )  # fmt: skip
    return steps[len(made) :]


def _decide(
    case: Case, task: Task, step: Mapping[str, str], file: TaskFile, *, actor: str, now: datetime
) -> None:
    told = {key: value for key, value in step.items() if key != "value"}
    if set(step) == {"value"}:
        notes = (task.spec or {}).get("annotation", {})
        said = str(notes.get("notes") or notes.get("notes_summary") or "")
        told = {
            "reason": "The file's gold is not the one that the case came with.",
            "evidence_kind": OBSERVATION,
            "evidence": said or f"{file.source} gives it as the gold after review.",
            "evidence_source": file.source,
        }
    told.setdefault("act", "revised")
    told.setdefault("reason", "Stated in the file.")
    value = step.get("value") if told["act"] == "revised" else None
    try:
        decide(
            case=case,
            decided=Decided(value=value, **told),  # type: ignore[arg-type]
            question_sha256=question_sha256(case),
            author=actor,
            now=now,
        )
    except BadDecision as fault:
        raise bad_row(
            file.source, task.row, str(fault), field=f"gold_revisions.{fault.field}", value=value
        ) from fault


def _keep_specs(target: DatasetVersion, file: TaskFile, *, actor: str, now: datetime) -> tuple[int, int]:
    """Add a revision for each spec that differs from the last one kept; says (added, there already)."""
    cases = with_golds(target.cases.prefetch_related("specs"))
    by_id = {case.external_id: case for case in cases.iterator(chunk_size=1000)}
    new, present = [], 0
    for task in file.tasks:
        if task.spec is None:
            continue
        case = by_id[task.id]
        last = max(case.specs.all(), key=lambda spec: spec.revision, default=None)
        document, original = canonical_text(task.spec), canonical_text(task.original) if task.original else ""
        if last and (last.document, last.original) == (document, original):
            present += 1
            continue
        row = CaseSpec(
            case=case,
            revision=max(task.revision, last.revision + 1) if last else task.revision,
            document=document,
            sha256=sha256_bytes(document.encode()),
            original=original,
            reference=case.gold_revisions[-1] if case.gold_revisions else None,  # type: ignore[attr-defined]
            source=file.source,
            author=actor,
            created_at=now,
        )
        refuse_too_long(row)
        new.append(row)
    CaseSpec.objects.bulk_create(new, batch_size=BATCH)
    return len(new), present
