"""What all commands share: `--json`, one line for bad input, exit codes 0, 1 and 2."""

import json
import sqlite3
import sys
from abc import abstractmethod
from typing import Any, NamedTuple, NoReturn

from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, IntegrityError, InterfaceError, ProgrammingError

from annotation.core.bad_input import BadInput

DONE, FINDING, BAD_INPUT = 0, 1, 2


# What an operator mends, not a fault of the command: a line says it, and --traceback where it came from.
TROUBLE = (DatabaseError, InterfaceError, sqlite3.Error, OSError)


class Outcome(NamedTuple):
    """What a command has to say: the JSON document, the same for a reader as lines, and the exit code."""

    document: dict[str, Any]
    lines: list[str]
    exit_code: int = DONE


class Command(BaseCommand):
    """Base of the product's commands: subclasses implement `run` and, if need be, `add_options`."""

    requires_system_checks: list[str] = []

    # Refusals of the domain that a command reports as bad input.
    refusals: tuple[type[Exception], ...] = ()

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        """As usual, but arguments that cannot be used are one line too: no usage block before it."""
        parser = super().create_parser(prog_name, subcommand, **kwargs)
        if getattr(parser, "called_from_command_line", False):
            parser.error = self._refuse_arguments  # type: ignore[method-assign]
        return parser

    def _refuse_arguments(self, message: str) -> NoReturn:
        self._say_and_end(message)

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
        self.add_options(parser)

    def add_options(self, parser: CommandParser) -> None:
        """Declare the command's own arguments."""

    @abstractmethod
    def run(self, **options: Any) -> Outcome:
        """Do the work and say what came of it."""

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            outcome = self.run(**options)
        except self._expected() as refusal:
            self._say_and_end(str(refusal))
        except TROUBLE as fault:
            if options["traceback"] or isinstance(fault, IntegrityError):
                raise
            self._say_and_end(_told(fault))
        if options["json"]:
            self.stdout.write(json.dumps(outcome.document, ensure_ascii=False, allow_nan=False, indent=1))
        else:
            self.stdout.write("\n".join(outcome.lines))
        if outcome.exit_code:
            sys.exit(outcome.exit_code)

    def _say_and_end(self, says: str) -> NoReturn:
        self.stderr.write(" ".join(says.split()))
        sys.exit(BAD_INPUT)

    def _expected(self) -> tuple[type[Exception], ...]:
        return (BadInput, *self.refusals)

    def progress(self, message: str) -> None:
        """Say something while the work goes on; stdout stays for the result."""
        self.stderr.write(message)


def _told(fault: Exception) -> str:
    if isinstance(fault, OSError):
        return f"{fault.filename or 'The system'}: {fault.strerror or fault}"
    says = str(fault).strip()
    if isinstance(fault, ProgrammingError) or "no such table" in says:
        return f"The database is not migrated to this version ({says}): run `manage.py migrate`."
    return f"The database does not do its work ({says}): `manage.py doctor` says more."
