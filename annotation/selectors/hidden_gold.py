"""The answer that came with a case is kept from whoever labels it, unless their schema shows it."""

from django.db.models import Q

from annotation.models.datasets import Case
from annotation.models.people import User
from annotation.selectors.blindness import labelling_now
from annotation.selectors.studies import schema_for


def is_gold_hidden(user: User, case: Case) -> bool:
    """Whether a person labels this case now under a schema that hides the answer it came with."""
    same = Q(
        cases__case__external_id=case.external_id,
        dataset_version__dataset=case.dataset_version.dataset_id,
    )
    studies = labelling_now(user).filter(same).select_related("schema_version", "taxonomy_version__taxonomy")
    return any(schema_for(study).reference == "hidden" for study in studies.distinct())
