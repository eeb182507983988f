"""Measure a closed study and seal what its labels say, before anyone adjudicates."""

from datetime import datetime

from agreement.inputs import study_labels
from agreement.measures import ENGINE_VERSION
from agreement.report import document, gate, measured_fields
from annotation.models.jobs import Job
from annotation.models.studies import Study, StudyState
from annotation.selectors.labels import blindness
from annotation.selectors.studies import pins_of
from annotation.services.jobs import Claim, JobRefused, request_job
from annotation.services.reports import seal_report
from taxonomy.digest import sha256_of

MEASURE = "measure"


def request_measuring(*, study: Study, now: datetime) -> Job:
    """The job that measures this study; asking twice gives the same job."""
    return request_job(
        kind=MEASURE,
        input_sha256=sha256_of({"study": str(study.public_id)}),
        engine_version=ENGINE_VERSION,
        arguments={"study_id": study.pk},
        now=now,
    )


def measure_study(claim: Claim) -> None:
    """Compute and seal the report of the study that the job names."""
    study = Study.objects.get(pk=claim.arguments["study_id"])
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise JobRefused(f"study {study.name} is {study.state}; it is measured once it is closed.")
    data = study_labels(study)
    fields = measured_fields(data, seed=study.seed, on_field=claim.progress)
    verdict = gate(data, fields, k=study.k, threshold=study.threshold, threshold_field=study.threshold_field)
    named = {
        "name": study.name,
        "project": study.project.slug,
        "k": study.k,
        "seed": study.seed,
        "pilot": study.is_pilot,
        "blindness": blindness(study),
        "pins": pins_of(study),
    }
    seal_report(
        study=study,
        document=document(data, fields, verdict, named),
        inputs_sha256=data.inputs_sha256,
        engine_version=ENGINE_VERSION,
        now=claim.clock(),
        claim=claim,
    )
