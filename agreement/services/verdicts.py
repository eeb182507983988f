"""A judge's verdicts over a run: imported whole, or given one at a time by a person."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Max

from agreement.judging.golden_documents import Golden
from agreement.judging.settled_records import settled_record
from agreement.judging.verdicts import KEYS, faults_of
from agreement.judging.vocabulary import PINS, REQUIRED_PINS
from agreement.selectors.goldens import goldens_of
from annotation.core.bad_input import BadInput, bad_row
from annotation.core.label_files import text_of
from annotation.models.judging import Attempt, JudgePass, Run, Verdict
from annotation.models.projects import Annotator, Kind
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from annotation.services.projects import ProjectRefused, ensure_annotator
from taxonomy.digest import NotCanonical, canonical_text, sha256_of
from taxonomy.models.rubrics import RubricVersion

BATCH = 500
# Pins that hold for a whole pass; a golden's revision is each case's own.
PASS_PINS = tuple(name for name in PINS if name != "golden_revision")


class JudgeIsAnswerer(Exception):
    """Who answered does not judge: a judge differs from the answerer."""


class ImportedVerdicts(NamedTuple):
    """The pass, whether it is new, how many attempts it left without a verdict, and what in the file was not used."""

    judge_pass: JudgePass
    is_new: bool
    n_without: int
    notices: list[str]


@transaction.atomic
def import_verdicts(
    *,
    run: Run,
    judge: str,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    source: str,
    actor: str,
    now: datetime,
) -> ImportedVerdicts:
    """Store what the model `judge` said of the attempts of a run, all or none; the same file again is the same pass.

    Attempts that the file leaves out are recorded without a verdict, and why. Raises BadInput, or JudgeIsAnswerer.
    """
    Run.objects.select_for_update().get(pk=run.pk)
    records = _records(run, rows, source)
    pins = _pass_pins(records, rows, source)
    digest = _digest(judge, records, source)
    known = run.passes.filter(sha256=digest).first()
    if known:
        return ImportedVerdicts(known, False, known.verdicts.filter(verdict=None).count(), [])
    try:
        annotator = ensure_annotator(
            project=run.project, pseudonym=judge, kind=Kind.MODEL, actor=actor, now=now
        )
    except ProjectRefused as refusal:
        raise BadInput(f"judge {judge!r}: {refusal}") from refusal
    begun = begin_pass(run=run, judge=annotator, pins=pins, actor=actor, now=now, sha256=digest)
    attempts = list(run.attempts.select_related("case"))
    goldens = goldens_of(attempt.case for attempt in attempts)
    verdicts = [
        verdict_row(begun, each, records.get(each.case.external_id), goldens[each.case_id], now)
        for each in attempts
    ]
    Verdict.objects.bulk_create(verdicts, batch_size=BATCH)
    unused = Counter(key for _, record in rows for key in record.keys() - KEYS)
    notices = [f"key {name!r} is not used ({n} rows)" for name, n in sorted(unused.items())]
    return ImportedVerdicts(begun, True, sum(each.verdict is None for each in verdicts), notices)


def begin_pass(
    *, run: Run, judge: Annotator, pins: Mapping[str, Any], actor: str, now: datetime, sha256: str = "",
    rubric: RubricVersion | None = None,
) -> JudgePass:  # fmt: skip
    """A new pass of a judge over a run; raises JudgeIsAnswerer where one of the answers is the judge's own."""
    if judge.pseudonym == run.answerer or run.attempts.filter(actor=judge.pseudonym).exists():
        raise JudgeIsAnswerer(f"{judge.pseudonym!r} answered in run {run.name}; somebody else judges it.")
    last = run.passes.aggregate(last=Max("number"))["last"] or 0
    known = rubric or RubricVersion.objects.filter(git_sha=str(pins.get("rubric_sha") or "none")).first()
    begun = JudgePass(
        run=run, number=last + 1, judge=judge, rubric_version=known, pins=canonical_text(dict(pins)),
        sha256=sha256, begun_by=actor, begun_at=now,
    )  # fmt: skip
    begun.save()
    record_event(
        chain=run.project.slug, action="run.judged" if sha256 else "run.judging_begun", actor=actor, at=now,
        subject={"run": run.name, "pass": begun.number, "judge": judge.pseudonym, "pins": dict(pins)},
    )  # fmt: skip
    return begun


def verdict_row(
    judge_pass: JudgePass,
    attempt: Attempt,
    record: Mapping[str, Any] | None,
    golden: Golden,
    now: datetime,
    *,
    revision: int = 1,
) -> Verdict:
    """The row of a verdict, after the rules that no judge weighs; not stored yet."""
    settled = settled_record(record, attempt_reason=attempt.reason, query=attempt.query, golden=golden)
    settled = {
        **settled,
        "case_id": attempt.case.external_id,
        "golden_revision": settled.get("golden_revision", attempt.golden_revision),
    }
    return Verdict(
        judge_pass=judge_pass,
        attempt=attempt,
        revision=revision,
        verdict=settled["verdict"],
        confidence=settled.get("confidence"),
        gold_status=settled.get("gold_status") or "",
        judge_verdict=settled.get("judge_verdict") or "",
        reason=settled.get("reason") or "",
        record=canonical_text(settled),
        sha256=sha256_of(settled),
        given_at=now,
    )


def _records(
    run: Run, rows: Sequence[tuple[int, Mapping[str, Any]]], source: str
) -> dict[str, Mapping[str, Any]]:
    attempts = dict(run.attempts.values_list("case__external_id", "pk"))
    seen: dict[str, int] = {}
    records: dict[str, Mapping[str, Any]] = {}
    for row, record in rows:
        case_id = text_of(record, ("case_id",), source, row)
        if case_id in seen:
            raise bad_row(
                source, row, f"stands in row {seen[case_id]} already", field="case_id", value=case_id
            )
        if case_id not in attempts:
            raise bad_row(source, row, f"has no attempt in run {run.name}", field="case_id", value=case_id)
        seen[case_id] = row
        for fault in faults_of(record):
            value = "null" if fault.value is None else fault.value
            raise bad_row(source, row, fault.message, field=fault.field, value=value)
        records[case_id] = {key: value for key, value in record.items() if key in KEYS}
    if not records:
        raise BadInput(f"{source}: holds no verdict")
    refuse_too_long(
        Verdict(reason=max((str(each.get("reason") or "") for each in records.values()), key=len))
    )
    return records


def _pass_pins(
    records: Mapping[str, Mapping[str, Any]], rows: Sequence[tuple[int, Mapping[str, Any]]], source: str
) -> dict[str, Any]:
    """The pins that all verdicts share; BadInput for a pin with two values: they would be two judges."""
    pins: dict[str, Any] = {}
    for row, record in rows:
        for name in PASS_PINS:
            value = record.get(name)
            if value is not None and pins.setdefault(name, value) != value:
                raise bad_row(source, row, f"another row has {pins[name]!r}", field=name, value=value)
    missing = [name for name in REQUIRED_PINS if name not in pins]
    if missing and any(record["verdict"] is not None for record in records.values()):
        raise BadInput(f"{source}: no row states {missing[0]}")
    return pins


def _digest(judge: str, records: Mapping[str, Mapping[str, Any]], source: str) -> str:
    try:
        return sha256_of({"judge": judge, "verdicts": [dict(records[key]) for key in sorted(records)]})
    except NotCanonical as fault:
        raise BadInput(f"{source}: {fault}") from fault
