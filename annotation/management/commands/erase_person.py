"""Take a person's name, address and login away for good; their work stays under its pseudonyms."""

from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.bad_input import BadInput
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR
from annotation.models.people import User
from annotation.services.erasure import ErasureRefused, compact, erase_person


class Command(BaseCommand):
    help = "Erase a person: name, address, login and traces of signing in go, labels and ledger stay. There is no way back."
    refusals = (ErasureRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("name", help="the name that the person signs in with")

    def run(self, **options: Any) -> Outcome:
        user = User.objects.filter(username=options["name"]).first()
        if user is None:
            raise BadInput(f"name {options['name']!r}: nobody signs in with it")
        done = erase_person(user=user, actor=ACTOR, now=timezone.now())
        compact()
        removed = ", ".join(f"{n} {kind}" for kind, n in done.removed.items() if n) or "no other rows"
        lines = [
            f"Erased. In their place stands {done.tombstone}, which nobody can sign in as.",
            f"Taken away: {removed}.",
            f"Work stays under {', '.join(done.pseudonyms) or 'no pseudonym: nothing was done'}.",
            "Backups taken before still name the person: let them run out (docs/deploy.md).",
        ]
        return Outcome(done._asdict(), lines)
