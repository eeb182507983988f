"""What all commands share: `--json`, one line for bad input, exit codes 0, 1 and 2."""

import json
import sys
from abc import abstractmethod
from typing import Any, NamedTuple, NoReturn

from django.core.management.base import BaseCommand, CommandParser

from annotation.core.bad_input import BadInput

DONE, FINDING, BAD_INPUT = 0, 1, 2


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
        self.stderr.write(" ".join(message.split()))
        sys.exit(BAD_INPUT)

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
            self.stderr.write(" ".join(str(refusal).split()))
            sys.exit(BAD_INPUT)
        if options["json"]:
            self.stdout.write(json.dumps(outcome.document, ensure_ascii=False, allow_nan=False, indent=1))
        else:
            self.stdout.write("\n".join(outcome.lines))
        if outcome.exit_code:
            sys.exit(outcome.exit_code)

    def _expected(self) -> tuple[type[Exception], ...]:
        return (BadInput, *self.refusals)

    def progress(self, message: str) -> None:
        """Say something while the work goes on; stdout stays for the result."""
        self.stderr.write(message)
