"""Measure a closed study and seal what its labels say, before anyone adjudicates."""

from datetime import datetime
from typing import Any

from agreement.copied_answers import copied_answers
from agreement.field_reports import field_reports
from agreement.inputs import in_process, study_counts
from agreement.measures import ENGINE_VERSION
from agreement.repeats import self_consistency, time_taken
from agreement.report import FORMAT, document, gate
from agreement.services.shared_counting import is_shared, shared
from agreement.spec_behaviour import spec_behaviour
from annotation.models.jobs import Job
from annotation.models.sealed_codes import CodeSeal
from annotation.models.studies import Study, StudyState
from annotation.selectors.report_header import dataset_header, study_header
from annotation.services.jobs import Claim, JobRefused, request_job
from annotation.services.reports import seal_report
from annotation.services.sealed_codes import seal_codes
from taxonomy.digest import sha256_of

MEASURE = "measure"
# A report depends on the engine and on the shape of its document.
REPORT_VERSION = f"{ENGINE_VERSION}/{FORMAT.rpartition('/')[2]}"


def request_measuring(*, study: Study, now: datetime) -> Job:
    """The job that measures this study; asking twice gives the same job."""
    return request_job(
        kind=MEASURE,
        input_sha256=sha256_of({"study": str(study.public_id)}),
        engine_version=REPORT_VERSION,
        arguments={"study_id": study.pk},
        now=now,
    )


def measure_study(claim: Claim) -> None:
    """Compute and seal the report of the study that the job names: codes first, then every field of every panel."""
    study = Study.objects.get(pk=claim.arguments["study_id"])
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise JobRefused(f"study {study.name} is {study.state}; it is measured once it is closed.")
    claim.progress(0, 1)
    seal = seal_codes(study=study, now=claim.clock())
    seal_report(
        study=study,
        document=report_document(study, seal, on_step=claim.progress, claim=claim),
        inputs_sha256=seal.inputs_sha256,
        engine_version=ENGINE_VERSION,
        now=claim.clock(),
        claim=claim,
    )


def report_document(
    study: Study, seal: CodeSeal, *, on_step: Any, claim: Claim | None = None
) -> dict[str, Any]:
    """The whole document from the sealed codes; `on_step(done, total)` is told how far the work is.

    Under a `claim` a large study is counted by all workers; the document is the same.
    """
    # Counting takes no part in the number of fields; it only says that the work goes on.
    count = in_process(lambda start: on_step(0, 1))
    if claim is not None and is_shared(seal):
        count = shared(study, seal, claim)
    counts = study_counts(study, count)
    fields = field_reports(counts, seed=study.seed, on_field=on_step)
    verdict = gate(
        counts, fields, k=study.k, threshold=study.threshold, threshold_field=study.threshold_field
    )
    return document(
        counts,
        fields,
        verdict,
        study=study_header(study),
        dataset=dataset_header(study),
        inputs_sha256=seal.inputs_sha256,
        warnings=copied_answers(counts),
        time=time_taken(study),
        self_consistency=self_consistency(study, counts.schema, seed=study.seed),
        behaviour=spec_behaviour(study, counts.schema, seed=study.seed),
    )
