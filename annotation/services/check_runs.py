"""Runs of the oracle over the specs in labels: asked for with each submission and on demand, done in a job, kept."""

from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Max

from annotation.models.check_runs import CheckRun
from annotation.models.datasets import Reference
from annotation.models.jobs import Job
from annotation.models.labels import Label
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, Study, StudyState
from annotation.models.submissions import LabelDraft
from annotation.selectors.check_runs_cases import asked, golds_of
from annotation.selectors.studies import schema_for
from annotation.services.jobs import Claim, JobRefused, request_job, restart_job
from annotation.services.ledger import record_event
from annotation.services.studies import close_if_complete
from annotation.verifiers.asked_case import AskedCase
from annotation.verifiers.crosstalk import prepared_golds
from annotation.verifiers.label_records import label_record, spec_fields
from annotation.verifiers.oracle import run_oracle
from annotation.verifiers.outcomes import ENGINE_VERSION
from annotation.verifiers.run_documents import run_document
from annotation.verifiers.spec import BadSpec
from taxonomy.digest import canonical_text, sha256_bytes, sha256_of
from taxonomy.strict_json import strict_json

CHECK_SPEC = "check_spec"


class NothingToCheck(Exception):
    """There is no spec to run."""


def request_checks(*, study: Study, label: Label, now: datetime) -> list[Job]:
    """A job for each spec in a label; the same label under the same engine has the same job."""
    fields = spec_fields(schema_for(study))
    answers = strict_json(label.answers) if fields else {}
    return [
        _request(study, _Input(label.assignment_id, label.revision, field.key, label.answers_sha256), now)
        for field in fields
        if answers.get(field.key)
    ]


@transaction.atomic
def check_again(*, assignment: Assignment, annotator: Annotator, now: datetime) -> list[Job]:
    """Run the oracle over one's draft if there is one that holds a spec, else over one's label; NothingToCheck."""
    study = assignment.study
    draft = LabelDraft.objects.filter(assignment=assignment, annotator=annotator).first()
    fields = [field.key for field in spec_fields(schema_for(study))]
    jobs = []
    if draft and study.state == StudyState.OPEN:
        digest, answers = sha256_bytes(draft.answers.encode()), strict_json(draft.answers)
        keys = [key for key in fields if isinstance(answers.get(key), dict)]
        jobs = [_request(study, _Input(assignment.pk, 0, key, digest), now) for key in keys]
    own = Label.objects.filter(assignment=assignment, assignment__annotator=annotator)
    label = own.order_by("-revision").first()
    if not jobs and label:
        jobs = request_checks(study=study, label=label, now=now)
    if not jobs:
        raise NothingToCheck("There is no spec to check yet: save the draft or submit first.")
    for job in jobs:
        restart_job(job=job)
    return jobs


def check_spec(claim: Claim) -> None:
    """Run the oracle over the spec that the job names and keep what it says, passed or not."""
    given = claim.arguments
    slot = Assignment.objects.select_related(
        "study__project", "study__dataset_version", "study_case__case"
    ).get(pk=given["assignment_id"])
    study, schema = slot.study, schema_for(slot.study)
    label = Label.objects.filter(assignment=slot, revision=given["revision"]).first()
    answers = strict_json(label.answers) if label else _draft(slot, given["answers_sha256"])
    case, golds = _seen(study, slot)
    claim.progress(0, 1)
    try:
        record = label_record(schema, given["field"], answers, case)
    except (BadSpec, KeyError, TypeError) as fault:
        raise JobRefused(f"{given['field']}: {fault}") from fault
    document = run_document(record, run_oracle(record, golds=prepared_golds(golds)))
    _store(claim, slot, label, document, sha256_of(answers[given["field"]]))


@transaction.atomic
def _store(
    claim: Claim, slot: Assignment, label: Label | None, document: dict[str, Any], spec_sha256: str
) -> None:
    given, text = claim.arguments, canonical_text(document)
    study = slot.study
    if study.close_when_complete:
        # One at a time, so that the last of two runs sees the other.
        study = Study.objects.select_for_update().get(pk=slot.study_id)
    run = CheckRun(
        assignment=slot,
        label=label,
        revision=given["revision"],
        field=given["field"],
        spec_sha256=spec_sha256,
        inputs_sha256=given["inputs_sha256"],
        engine_version=ENGINE_VERSION,
        status=document["status"],
        n_failures=len(document["failures"]),
        document=text,
        document_sha256=sha256_bytes(text.encode()),
        run_at=claim.clock(),
    )
    run.save(force_insert=True)
    # The ledger is read while the study is open: it says that a run was made, not what came of it.
    record_event(
        chain=slot.study.project.slug,
        action="spec.checked",
        actor="worker",
        at=run.run_at,
        subject={
            "assignment": slot.pk,
            "revision": run.revision,
            "field": run.field,
            "engine": run.engine_version,
            "sha256": run.document_sha256,
        },
    )
    claim.finish()
    if study.close_when_complete and study.state == StudyState.OPEN:
        close_if_complete(study=study, now=run.run_at)


def _seen(study: Study, slot: Assignment) -> tuple[AskedCase, dict[str, str]]:
    """The case and the other golds, as far as the study's schema shows golds to its annotators."""
    case = asked(study, slot.study_case)
    if schema_for(study).reference != "shown":
        return case._replace(gold=None), {}
    return case, {name: gold for name, gold in golds_of(study).items() if name != case.case_id}


def _draft(slot: Assignment, answers_sha256: str) -> dict[str, Any]:
    """The draft as it was when its check was asked for; one that went on is checked anew when asked again."""
    draft = LabelDraft.objects.filter(assignment=slot, annotator=slot.annotator).first()
    if draft is None or sha256_bytes(draft.answers.encode()) != answers_sha256:
        raise JobRefused("the draft was changed or submitted since")
    return dict(strict_json(draft.answers))


class _Input(NamedTuple):
    """Which spec is run; `revision` 0 is a draft."""

    assignment_id: int
    revision: int
    field: str
    answers_sha256: str


def _request(study: Study, given: _Input, now: datetime) -> Job:
    """The job is named by all that goes in: answers, the cases of the frozen dataset version and their golds."""
    golds = Reference.objects.filter(case__dataset_version=study.dataset_version_id)
    inputs = sha256_of(
        given._asdict()
        | {"dataset": study.dataset_version.sha256, "golds": golds.aggregate(newest=Max("pk"))["newest"]}
    )
    return request_job(
        kind=CHECK_SPEC,
        input_sha256=inputs,
        engine_version=ENGINE_VERSION,
        arguments=given._asdict() | {"inputs_sha256": inputs},
        now=now,
    )
