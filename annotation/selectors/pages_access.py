"""Who may open which page, on top of the scope of studies."""

from django.db.models import Q, QuerySet

from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.blindness import blinded_ids
from annotation.selectors.studies import FOLLOWERS, roles_in


def readable_studies(user: User) -> QuerySet[Study]:
    """The studies whose page a person may open: those they follow, and those they labelled once measured.

    Measured ones over cases that they are still labelling elsewhere are left out, whatever their roles.
    """
    follows = Q(project__memberships__user=user, project__memberships__role__in=FOLLOWERS)
    labelled = Q(
        project__memberships__user=user,
        project__memberships__role=Role.ANNOTATOR,
        members__annotator__user=user,
        state__in=AFTER_MEASURING,
    )
    return (
        Study.objects.filter(follows | labelled)
        .exclude(pk__in=blinded_ids(user))
        .select_related("project", "dataset_version__dataset", "schema_version__schema")
        .distinct()
    )


def readable_in(project: Project, user: User, roles: set[str]) -> QuerySet[Study]:
    """The measured studies of one project that a person may read, whose roles there are known: what `readable_studies`
    says of them, for the frame of every page."""
    measured = Study.objects.filter(project=project, state__in=AFTER_MEASURING).exclude(
        pk__in=blinded_ids(user)
    )
    if roles & set(FOLLOWERS):
        return measured
    own = measured.filter(members__annotator__user=user).distinct()
    return own if Role.ANNOTATOR in roles else own.none()


def follows(user: User, project: Project) -> bool:
    """Whether a person follows the project's studies from their start, and so its cases and releases."""
    return bool(roles_in(user, project) & set(FOLLOWERS))


def is_labelling(user: User, study: Study) -> bool:
    """Whether a person labels in a study that is not measured: no other role lifts that blind."""
    return study.state not in AFTER_MEASURING and study.members.filter(annotator__user=user).exists()
