"""The audit ledger: every act that matters, chained by digests in one transaction with the act."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.models.audit import AuditChain, AuditEvent
from annotation.signals import act_recorded
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json

INSTALLATION = "installation"
GENESIS = "0" * 64
# Acts on a project's data and releases, which whoever reads a release may know of.
TOLD = ("project.created", "cases.imported", "outputs.imported", "dataset.released", "release.created")


class Head(NamedTuple):
    """Where a chain ends; quoted in each release, it makes a later truncation evident."""

    chain: str
    sequence: int
    sha256: str


class BrokenLink(NamedTuple):
    sequence: int
    why: str


@transaction.atomic(savepoint=False)
def record_event(*, chain: str, action: str, actor: str, at: datetime, subject: dict[str, Any]) -> AuditEvent:
    """Append one event to `chain`. Call it inside the transaction of the act itself."""
    locked = AuditChain.objects.select_for_update().filter(name=chain).first()
    if locked is None:
        AuditChain.objects.get_or_create(name=chain)
        locked = AuditChain.objects.select_for_update().get(name=chain)
    head = _head(locked)
    text = canonical_text(
        {
            "chain": chain,
            "sequence": head.sequence + 1,
            "previous": head.sha256,
            "action": action,
            "actor": actor,
            "at": at.isoformat(),
            "subject": subject,
        }
    )
    event = AuditEvent.objects.create(
        chain=locked,
        sequence=head.sequence + 1,
        action=action,
        event=text,
        previous_sha256=head.sha256,
        sha256=sha256_bytes(text.encode()),
    )
    act_recorded.send(
        sender=AuditEvent, chain=chain, action=action, sequence=event.sequence, subject=subject, at=at
    )
    return event


def chain_head(chain: str) -> Head:
    """The last event of `chain`, or its beginning."""
    found = AuditChain.objects.filter(name=chain).first()
    return _head(found) if found else Head(chain, 0, GENESIS)


def _head(chain: AuditChain) -> Head:
    last = chain.events.order_by("-sequence").values_list("sequence", "sha256").first()
    return Head(chain.name, *last) if last else Head(chain.name, 0, GENESIS)


def chain_lines(chain: str, *, upto: int, about: set[str]) -> bytes:
    """The first `upto` events of `chain` as JSON lines for readers elsewhere.

    Events about the studies named, and about the project's data and releases, stand with their text. Others are
    there by their digest alone, which is all that the chain needs to hold.
    """
    lines = []
    for event in (
        AuditEvent.objects.filter(chain__name=chain, sequence__lte=upto).order_by("sequence").iterator()
    ):
        line = {"sequence": event.sequence, "sha256": event.sha256}
        if _is_about(event, about):
            line["event"] = event.event
        lines.append(canonical_text(line))
    return "".join(f"{line}\n" for line in lines).encode()


def _is_about(event: AuditEvent, studies: set[str]) -> bool:
    subject = strict_json(event.event)["subject"]
    return subject.get("study") in studies or event.action in TOLD


def broken_links(chain: str) -> Iterator[BrokenLink]:
    """Each event of `chain` that is not what its successors swear to, in order."""
    sequence, previous = 0, GENESIS
    for event in AuditEvent.objects.filter(chain__name=chain).order_by("sequence").iterator():
        sequence += 1
        if event.sequence != sequence:
            yield BrokenLink(sequence, f"event {sequence} is missing")
            sequence = event.sequence
        elif event.previous_sha256 != previous:
            yield BrokenLink(sequence, "does not follow the event before it")
        elif sha256_bytes(event.event.encode()) != event.sha256:
            yield BrokenLink(sequence, "its text does not have its digest")
        elif not _says_the_same(event, chain):
            yield BrokenLink(sequence, "its columns differ from its text")
        previous = event.sha256


def _says_the_same(event: AuditEvent, chain: str) -> bool:
    said = strict_json(event.event)
    return (said["chain"], said["sequence"], said["previous"], said["action"]) == (
        chain,
        event.sequence,
        event.previous_sha256,
        event.action,
    )
