"""Projects, their members and the pseudonyms under which work is done."""

from datetime import datetime

from django.db import transaction
from django.utils.text import slugify

from annotation.core.judge_names import names_a_judge
from annotation.models.people import User
from annotation.models.projects import Annotator, Kind, Membership, Project, Role
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import INSTALLATION, record_event

ADDRESS_OF_THE_FORM = "new"  # /projects/new/ makes one


class ProjectRefused(Exception):
    """The project, member or annotator cannot be made as asked."""


@transaction.atomic
def ensure_project(*, slug: str, actor: str, now: datetime, name: str = "") -> tuple[Project, bool]:
    """The project of this slug, made if there is none; says whether it was made."""
    if slug != slugify(slug) or slug in (INSTALLATION, ADDRESS_OF_THE_FORM):
        raise ProjectRefused(f"{slug!r} cannot name a project: use small letters, digits and hyphens.")
    refuse_too_long(Project(slug=slug, name=name or slug))
    project, created = Project.objects.get_or_create(
        slug=slug, defaults={"name": name or slug, "created_at": now}
    )
    if created:
        record_event(chain=slug, action="project.created", actor=actor, at=now, subject={"project": slug})
    return project, created


@transaction.atomic
def create_project(*, slug: str, name: str, manager: User, now: datetime) -> Project:
    """A project with its first manager; refused where the address is taken."""
    project, created = ensure_project(slug=slug, name=name, actor=f"user {manager.pk}", now=now)
    if not created:
        raise ProjectRefused(f"{slug!r} is taken by another project; choose another address.")
    add_member(project=project, user=manager, role=Role.MANAGER, actor=f"user {manager.pk}", now=now)
    return project


@transaction.atomic
def add_member(*, project: Project, user: User, role: Role, actor: str, now: datetime) -> None:
    """Give a person a role; giving it twice changes nothing."""
    _, created = Membership.objects.get_or_create(project=project, user=user, role=role)
    if created:
        record_event(
            chain=project.slug,
            action="member.added",
            actor=actor,
            at=now,
            subject={"user": user.pk, "role": role.value},
        )


@transaction.atomic
def ensure_annotator(
    *, project: Project, pseudonym: str, kind: Kind, actor: str, now: datetime, user: User | None = None
) -> Annotator:
    """The annotator of this pseudonym, byte for byte; refused if it stands for another kind or person."""
    refuse_too_long(Annotator(project=project, pseudonym=pseudonym, kind=kind))
    if kind == Kind.HUMAN and names_a_judge(pseudonym):
        raise ProjectRefused(f"annotator {pseudonym!r}: a name that begins with judge: is a model's.")
    annotator, created = Annotator.objects.get_or_create(
        project=project, pseudonym=pseudonym, defaults={"kind": kind, "user": user}
    )
    if annotator.kind != kind or (user is not None and annotator.user_id != user.pk):
        raise ProjectRefused(f"annotator {pseudonym!r} already stands for another {annotator.kind}.")
    if created:
        record_event(
            chain=project.slug,
            action="annotator.added",
            actor=actor,
            at=now,
            subject={"annotator": pseudonym, "kind": kind.value},
        )
    return annotator
