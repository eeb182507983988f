"""Writing verifiers and fixtures: each change is a new row, and the same content again is none."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.documents import check_name, parse_fixture, parse_verifier
from annotation.models.projects import Project
from annotation.models.verifiers import Fixture, Verifier, VerifierVersion
from annotation.services.ledger import record_event
from taxonomy.digest import NotCanonical, canonical_text, sha256_bytes


class VerifierRefused(Exception):
    """The verifier is not in the state that this needs; the message says what to do."""


@transaction.atomic
def create_verifier(
    *, project: Project, name: str, document: object, actor: str, now: datetime
) -> VerifierVersion:
    """A verifier with its first version; BadInput names what is wrong with it."""
    where = f"verifier {check_name(name, where='verifier')}"
    text = _canonical(parse_verifier, document, where)
    verifier, created = Verifier.objects.get_or_create(project=project, name=name, defaults={"made_at": now})
    if not created:
        raise BadInput(f"{where}, field 'name': project {project.slug} has a verifier of this name")
    return _add_version(verifier, text, actor, now)


@transaction.atomic
def revise_verifier(*, verifier: Verifier, document: object, actor: str, now: datetime) -> VerifierVersion:
    """The next version. Nothing was observed of it yet: its matrix begins empty."""
    locked = Verifier.objects.select_for_update().get(pk=verifier.pk)
    text = _canonical(parse_verifier, document, f"verifier {verifier.name}")
    newest = locked.versions.latest("number")
    if newest.document == text:
        return newest
    return _add_version(locked, text, actor, now)


@transaction.atomic
def keep_fixture(*, verifier: Verifier, name: str, document: object, actor: str, now: datetime) -> Fixture:
    """A fixture, its next revision, or the reason why it no longer stands; BadInput names what is wrong."""
    locked = Verifier.objects.select_for_update().get(pk=verifier.pk)
    where = f"fixture {check_name(name, where='fixture')}"
    text = _canonical(parse_fixture, document, where)
    newest = locked.fixtures.filter(name=name).order_by("-revision").first()
    if newest and newest.document == text:
        return newest
    kept = Fixture.objects.create(
        verifier=locked,
        name=name,
        revision=newest.revision + 1 if newest else 1,
        document=text,
        sha256=sha256_bytes(text.encode()),
        made_by=actor,
        made_at=now,
    )
    record_verifier(
        "fixture.kept", locked, actor, now, fixture=name, revision=kept.revision, sha256=kept.sha256
    )
    return kept


def _add_version(verifier: Verifier, text: str, actor: str, now: datetime) -> VerifierVersion:
    version = VerifierVersion.objects.create(
        verifier=verifier,
        number=verifier.versions.count() + 1,
        document=text,
        sha256=sha256_bytes(text.encode()),
        made_by=actor,
        made_at=now,
    )
    record_verifier("verifier.kept", verifier, actor, now, version=version.number, sha256=version.sha256)
    return version


def _canonical(parse: Callable[..., dict[str, Any]], document: object, where: str) -> str:
    parsed = parse(document, where=where)
    try:
        return canonical_text(parsed)
    except NotCanonical as fault:
        raise BadInput(f"{where}: {fault}") from fault


def record_verifier(action: str, verifier: Verifier, actor: str, now: datetime, **more: object) -> None:
    """The act in the project's ledger: names, counts and digests, no content."""
    subject = {"verifier": verifier.name, **more}
    record_event(chain=verifier.project.slug, action=action, actor=actor, at=now, subject=subject)
