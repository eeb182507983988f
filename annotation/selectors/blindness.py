"""Who is blind to what: whoever labels cases reads no labels of the same cases in another study, whatever roles they have."""

from typing import Any

from django.db.models import Q, QuerySet

from annotation.models.leases import Unblinding
from annotation.models.people import User
from annotation.models.projects import Annotator
from annotation.models.studies import AFTER_MEASURING, Study, StudyCase, StudyState

BLIND_STATES = (StudyState.OPEN, StudyState.CLOSED)


def labelling_now(user: User) -> QuerySet[Study]:
    """The open and not yet measured studies in which a person labels."""
    return Study.objects.filter(members__annotator__user=user, state__in=BLIND_STATES)


def blinded_ids(user: User) -> set[int]:
    """The measured studies whose labels a person must not read yet: they label some of the same cases elsewhere."""
    return {other for study in labelling_now(user).distinct() for other in _over_the_same_cases(study)}


def blinding_studies(user: User, among: QuerySet[Study]) -> list[str]:
    """The names of the studies in which a person labels cases that a study of `among` shows labels of."""
    asked = set(among.filter(state__in=AFTER_MEASURING).values_list("pk", flat=True))
    return [
        study.name
        for study in labelling_now(user).distinct().order_by("name")
        if asked & set(_over_the_same_cases(study))
    ]


def labels_same_cases(annotator: Annotator, study: Study) -> bool:
    """Whether an annotator labels in this study, or labels one of its cases in another that is not measured."""
    ids = StudyCase.objects.filter(study=study).values("case__external_id")
    theirs = Study.objects.filter(
        Q(cases__case__external_id__in=ids) | Q(pk=study.pk),
        members__annotator=annotator,
        dataset_version__dataset=study.dataset_version.dataset_id,
        state__in=BLIND_STATES,
    )
    return theirs.exists()


def unblindings(study: Study) -> QuerySet[Unblinding]:
    """The authorised looks at a study's labels before it was closed, first to last: they stamp its report."""
    return Unblinding.objects.filter(study=study).select_related("annotator").order_by("looked_at", "pk")


def _over_the_same_cases(study: Study) -> Any:
    """The measured studies that hold a case of this one, by its id in the data set, whatever the version."""
    ids = StudyCase.objects.filter(study=study).values("case__external_id")
    same = StudyCase.objects.filter(
        case__external_id__in=ids,
        study__dataset_version__dataset=study.dataset_version.dataset_id,
        study__state__in=AFTER_MEASURING,
    )
    return same.exclude(study=study).values_list("study_id", flat=True).distinct()
