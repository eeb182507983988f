"""What a person may reach of a project's data over the API, on top of their roles."""

from django.db.models import Prefetch, Q, QuerySet

from annotation.models.counted_shards import COUNT
from annotation.models.datasets import DatasetVersion
from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.releases import Release, ReleaseFile
from annotation.models.verifiers import VerifierVersion
from annotation.selectors.blindness import labelling_now
from annotation.selectors.studies import FOLLOWERS, visible_studies

VERIFYING = ("run_fixtures", "verify_outputs")


def followed_projects(user: User) -> QuerySet[Project]:
    """The projects whose data a person follows."""
    return Project.objects.filter(memberships__user=user, memberships__role__in=FOLLOWERS).distinct()


def managed_projects(user: User) -> QuerySet[Project]:
    return Project.objects.filter(memberships__user=user, memberships__role=Role.MANAGER).distinct()


def readable_versions(user: User) -> QuerySet[DatasetVersion]:
    """The dataset versions whose cases and answers a person may read: none of a data set they are labelling from."""
    blind = labelling_now(user).values("dataset_version__dataset")
    versions = DatasetVersion.objects.filter(dataset__project__in=followed_projects(user))
    return versions.exclude(dataset__in=blind).select_related("dataset__project")


def is_kept_back(user: User, project: Project, dataset: str) -> bool:
    """Whether a person labels from a data set of this name now, so that its golds are kept from them."""
    named = {"dataset_version__dataset__project": project, "dataset_version__dataset__name": dataset}
    return labelling_now(user).filter(**named).exists()


def readable_releases(user: User) -> QuerySet[Release]:
    """The releases of followed projects, their files without the content."""
    files = Prefetch("files", ReleaseFile.objects.defer("content"))
    releases = Release.objects.filter(project__in=followed_projects(user))
    return releases.select_related("project").prefetch_related(files)


def readable_jobs(user: User) -> QuerySet[Job]:
    """The jobs over studies, data sets and verifiers that a person follows, but for the parts that one is counted in."""
    studies = list(visible_studies(user).values_list("pk", flat=True))
    versions = list(readable_versions(user).values_list("pk", flat=True))
    checks = Q(kind="check_dataset", arguments__version_id__in=versions)
    verifiers = list(_verifier_versions(user).values_list("pk", flat=True))
    tried = Q(kind__in=VERIFYING, arguments__version_id__in=verifiers)
    return Job.objects.filter(Q(arguments__study_id__in=studies) | checks | tried).exclude(kind=COUNT)


def _verifier_versions(user: User) -> QuerySet[VerifierVersion]:
    """Those of followed projects, but of none where a person labels now: how their jobs went is kept back as well."""
    labelled = labelling_now(user).values("project")
    versions = VerifierVersion.objects.filter(verifier__project__in=followed_projects(user))
    return versions.exclude(verifier__project__in=labelled)
