"""The cases of a study as specs are about them: question and gold, as the study's dataset version has them."""

from collections.abc import Iterable

from django.db.models import Q

from annotation.models.datasets import Reference
from annotation.models.studies import Study, StudyCase
from annotation.selectors.held_out import held_out_splits
from annotation.verifiers.asked_case import AskedCase, asked_case, gold_text
from taxonomy.strict_json import strict_json

# A dataset version's golds are the first revisions; a later one is for the version after it.
_GOLDS = Reference.objects.filter(revision=1)


def asked(study: Study, study_case: StudyCase) -> AskedCase:
    """One case of a study with its gold."""
    return asked_cases(study, [study_case])[study_case.pk]


def asked_cases(study: Study, cases: Iterable[StudyCase]) -> dict[int, AskedCase]:
    """Cases of a study by their keys, each with its gold."""
    listed = list(cases)
    references = _GOLDS.filter(case__in=[case.case_id for case in listed])
    golds = dict(references.values_list("case_id", "value"))
    return {
        case.pk: asked_case(
            case.case.external_id,
            strict_json(case.case.content),
            strict_json(golds[case.case_id]) if case.case_id in golds else None,
        )
        for case in listed
    }


def golds_of(study: Study) -> dict[str, str]:
    """The golds by case id of the study's dataset version, those of held-out splits left out.

    An annotator sees which of them a spec accepts, and must learn nothing about answers that are kept back.
    """
    held_out = held_out_splits(study.dataset_version)
    seen = Q(case__split__in=held_out) & ~Q(case__study_cases__study=study)
    references = _GOLDS.filter(case__dataset_version=study.dataset_version_id).exclude(seen)
    rows = references.order_by("case__external_id").values_list("case__external_id", "value")
    found = {case_id: gold_text(strict_json(value)) for case_id, value in rows.iterator()}
    return {case_id: gold for case_id, gold in found.items() if gold}
