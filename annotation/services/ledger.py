"""The audit ledger: every act that matters, chained by digests in one transaction with the act."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.models.audit import AuditChain, AuditEvent
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json

INSTALLATION = "installation"
GENESIS = "0" * 64


class Head(NamedTuple):
    """Where a chain ends; quoted in each release, it makes a later truncation evident."""

    chain: str
    sequence: int
    sha256: str


class BrokenLink(NamedTuple):
    sequence: int
    why: str


@transaction.atomic
def record_event(*, chain: str, action: str, actor: str, at: datetime, subject: dict[str, Any]) -> AuditEvent:
    """Append one event to `chain`. Call it inside the transaction of the act itself."""
    AuditChain.objects.get_or_create(name=chain)
    locked = AuditChain.objects.select_for_update().get(name=chain)
    head = chain_head(chain)
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
    return AuditEvent.objects.create(
        chain=locked,
        sequence=head.sequence + 1,
        action=action,
        event=text,
        previous_sha256=head.sha256,
        sha256=sha256_bytes(text.encode()),
    )


def chain_head(chain: str) -> Head:
    """The last event of `chain`, or its beginning."""
    last = AuditEvent.objects.filter(chain__name=chain).order_by("-sequence").first()
    return Head(chain, last.sequence, last.sha256) if last else Head(chain, 0, GENESIS)


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
