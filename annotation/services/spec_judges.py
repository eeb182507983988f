"""Recorded answers with a judge's outcome beside the deterministic one, and a study over those on which they part."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.spec_exchange.examples import JudgedAnswer, judged_answers
from annotation.core.study_files import parse_study
from annotation.models.case_specs import JudgeComparison
from annotation.models.datasets import DatasetVersion
from annotation.models.outputs import Output
from annotation.models.studies import Study
from annotation.selectors.spec_records import kept_specs
from annotation.services.column_lengths import refuse_too_long
from annotation.services.datasets import import_outputs
from annotation.services.ledger import record_event
from annotation.services.studies import create_study
from annotation.verifiers.comparison import Comparison, Recorded, compare_with_judge
from annotation.verifiers.engine import run_spec
from annotation.verifiers.outcomes import ENGINE_VERSION, Outcome
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.spec import Spec
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json

SCHEMA = "answer-verdict"
PLACES = Comparison._fields


@transaction.atomic
def compare_answers(
    *, version: DatasetVersion, content: bytes, source: str, actor: str, now: datetime
) -> JudgeComparison:
    """Run the kept specs over a JSONL file of {"task_id", "answer", "judge"}; the same again is the one made before.

    An answer of a case without a spec, or that either side leaves open, is unscored and never a disagreement.
    """
    answers = judged_answers(content, source=source)
    specs = _specs(version, answers, source)
    rows = [
        Recorded(row.case_id, row.answer or "", _outcome(specs[row.case_id], row), row.judge)
        for row in answers
    ]
    found = compare_with_judge(rows)
    text = canonical_text(_document(answers, rows, found))
    digest = sha256_bytes(text.encode())
    DatasetVersion.objects.select_for_update().get(pk=version.pk)
    last = version.judge_comparisons.order_by("-number").first()
    if same := version.judge_comparisons.filter(sha256=digest).first():
        return same
    row = JudgeComparison(
        dataset_version=version,
        number=last.number + 1 if last else 1,
        document=text,
        sha256=digest,
        engine_version=ENGINE_VERSION,
        source=source,
        author=actor,
        made_at=now,
    )
    refuse_too_long(row)
    row.save(force_insert=True)
    record_event(
        chain=version.dataset.project.slug,
        action="specs.compared",
        actor=actor,
        at=now,
        subject={
            "dataset": version.dataset.name,
            "version": version.version,
            "comparison": row.number,
            "sha256": digest,
            "counts": {place: len(getattr(found, place)) for place in PLACES},
        },
    )
    return row


@transaction.atomic
def draft_study(
    *,
    comparison: JudgeComparison,
    annotators: Sequence[Mapping[str, str]],
    k: int,
    actor: str,
    now: datetime,
) -> Study:
    """A drafted study over the cases on which they part, one answer a case; raises BadInput if there is none.

    The answers are its outputs. Neither outcome is among them: who labels judges afresh.
    """
    version = comparison.dataset_version
    run = f"comparison {comparison.number}"
    parted: dict[str, dict[str, Any]] = {}
    for row in strict_json(comparison.document)["rows"]:
        if row["place"] in ("judge_only", "deterministic_only") and row["answer"]:
            parted.setdefault(row["task_id"], row)
    if not parted:
        raise BadInput(f"{run}: there is no disagreement to put before anybody")
    outputs = [
        (row["row"], {"case_id": case_id, "content": row["answer"],
                      "producer": {"model": row["model"] or "recorded answer", "run": run}})
        for case_id, row in parted.items()
    ]  # fmt: skip
    import_outputs(version=version, rows=outputs, source=comparison.source, actor=actor, now=now)
    own = Output.objects.filter(case__dataset_version=version, producer__run=run)
    cases = sorted(own.values_list("case__external_id", flat=True))
    if not cases:
        raise BadInput(f"{run}: its answers are outputs of another run already; design a study over that run")
    document = {
        "name": f"Judge disagreements, {version} no. {comparison.number}",
        "dataset": version.dataset.name,
        "dataset_version": version.version,
        "schema": SCHEMA,
        "cases": cases,
        "outputs": {"run": run},
        "annotators": [dict(row) for row in annotators],
        "k": k,
        "assignment": "fixed",
        "seed": comparison.number,
    }
    plan = parse_study(document, "the study")
    return create_study(project=version.dataset.project, plan=plan, actor=actor, now=now)


def _specs(version: DatasetVersion, answers: Sequence[JudgedAnswer], source: str) -> dict[str, Spec | None]:
    kept = {str(row.case["id"]): row.spec for row in kept_specs(version)}
    found: dict[str, Spec | None] = {}
    for row in answers:
        if row.case_id not in kept:
            raise bad_row(source, row.row, "is no case of this version", field="task_id", value=row.case_id)
        if row.case_id not in found:
            spec = kept[row.case_id]
            found[row.case_id] = parse_spec(spec) if spec else None
    return found


def _outcome(spec: Spec | None, row: JudgedAnswer) -> Outcome:
    if spec is None:
        return Outcome.NOT_EXECUTABLE
    return run_spec(spec, row.answer).outcome


def _document(answers: Sequence[JudgedAnswer], rows: Sequence[Recorded], found: Comparison) -> dict[str, Any]:
    places = {id(row): place for place in PLACES for row in getattr(found, place)}
    return {
        "engine_version": ENGINE_VERSION,
        "counts": {place: len(getattr(found, place)) for place in PLACES},
        "rows": [
            {
                "row": given.row,
                "task_id": given.case_id,
                "answer": given.answer,
                "judge": given.judge,
                "model": given.model,
                "outcome": str(row.outcome),
                "place": places[id(row)],
            }
            for given, row in zip(answers, rows, strict=True)
        ],
    }
