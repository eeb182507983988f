"""The job that projects a sealed report to another taxonomy version."""

from agreement.inputs import in_process, study_counts
from agreement.projection import projected_document
from annotation.models.studies import Study
from annotation.selectors.projections import projected_fields, relabel_list
from annotation.services.jobs import Claim, JobRefused
from annotation.services.projections import store_projection
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.library import codes_of, pin
from taxonomy.selectors.mappings import MappingMissing, mapping_between


def project_report(claim: Claim) -> None:
    """Measure the code fields of the named study under the named version and keep the document."""
    study = Study.objects.get(pk=claim.arguments["study_id"])
    version = TaxonomyVersion.objects.get(pk=claim.arguments["version_id"])
    pinned = study.taxonomy_version
    if pinned is None:
        raise JobRefused(f"{study.name} stands on no taxonomy.")
    try:
        mapping = mapping_between(pinned, version)
    except MappingMissing as missing:
        raise JobRefused(str(missing)) from missing
    report = study.reports.get(number=1)
    name = version.taxonomy.name
    document = projected_document(
        study_counts(study, in_process(lambda start: claim.progress(0, 1))),
        fields=projected_fields(study),
        codes=codes_of(version),
        mapping=mapping,
        relabel=list(relabel_list(study, mapping)),
        header={
            "study": study.name,
            "project": study.project.slug,
            "report": {"sha256": report.sha256, "inputs_sha256": report.inputs_sha256},
            "from": pin(pinned, name),
            "to": pin(version, name),
        },
        seed=study.seed,
        on_field=claim.progress,
    )
    store_projection(report=report, version=version, document=document, now=claim.clock(), claim=claim)
