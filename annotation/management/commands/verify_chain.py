"""Check the audit ledger: is every event what its successors swear to?"""

from typing import Any

from django.core.management.base import CommandParser

from annotation.core.bad_input import BadInput
from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.models.audit import AuditChain
from annotation.services.ledger import broken_links, chain_head


class Command(BaseCommand):
    help = "Verify every chain of the audit ledger, or one; name the first event that does not hold."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--chain", default="", help="a project's slug, or installation")

    def run(self, **options: Any) -> Outcome:
        names = list(AuditChain.objects.order_by("name").values_list("name", flat=True))
        if options["chain"] and options["chain"] not in names:
            raise BadInput(f"--chain {options['chain']!r}: there is no such chain")
        chains = [self._chain(name) for name in names if options["chain"] in ("", name)]
        ok = all(chain["broken"] is None for chain in chains)
        lines = [
            f"{chain['chain']}: {chain['events']} events, "
            + (
                f"head {chain['head']}"
                if chain["broken"] is None
                else f"event {chain['broken']} {chain['why']}"
            )
            for chain in chains
        ]
        return Outcome({"ok": ok, "chains": chains}, lines or ["No events yet."], DONE if ok else FINDING)

    def _chain(self, name: str) -> dict[str, Any]:
        head = chain_head(name)
        first = next(broken_links(name), None)
        return {
            "chain": name,
            "events": head.sequence,
            "head": head.sha256,
            "broken": first.sequence if first else None,
            "why": first.why if first else None,
        }
