"""The access table of docs/access.md: who reaches which address by which method, in which state of the study."""

import re
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from tests.annotation.blindness.world import STATES

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "access.md"
PEOPLE = ("nobody", "stranger", "operator", "annotator", "viewer", "adjudicator", "manager", "every role")
VERDICTS = {"yes", "sign-in", "401", "403", "404"}
NAMED = re.compile(r"^\| `([a-z0-9:*_-]+)` \| (GET|POST|PUT|PATCH|DELETE) \|")


class BadTable(AssertionError):
    """A line of the table that cannot be read; the message shows it."""


class Row(NamedTuple):
    """One address, method and owner; a cell holds one verdict, or one for each of the four states."""

    route: str
    method: str
    whose: str
    cells: dict[str, tuple[str, ...]]

    def says(self, person: str, state: str) -> str:
        cell = self.cells[person]
        return cell[STATES.index(state)] if len(cell) > 1 else cell[0]

    def is_tried(self, person: str, state: str) -> bool:
        """Each of four verdicts is tried in its state; one for all states in one of them, drawn by the name of the cell."""
        drawn = self._drawn(person) % len(STATES)
        return len(self.cells[person]) > 1 or STATES[drawn] == state

    def is_by_token(self, person: str, state: str) -> bool:
        """Every other cell of the API is asked by a program's token, the rest by session; one of four verdicts by turns."""
        turn = self._drawn(person) // len(STATES) + STATES.index(state)
        return self.cells["nobody"] == ("401",) and turn % 2 == 0

    def _drawn(self, person: str) -> int:
        return crc32(f"{self.route} {self.method} {self.whose} {person}".encode())


def rows(text: str | None = None) -> list[Row]:
    """The rows in the order of the document; raises BadTable for a line that is none."""
    lines = (text if text is not None else DOCUMENT.read_text()).splitlines()
    return [_row(line) for line in lines if NAMED.match(line)]


def line_of(row: Row) -> str:
    cells = [" ".join(row.cells[person]) for person in PEOPLE]
    return f"| `{row.route}` | {row.method} | {row.whose} | {' | '.join(cells)} |"


def _row(line: str) -> Row:
    route, method, whose, *cells = (cell.strip() for cell in line.strip().strip("|").split("|"))
    if len(cells) != len(PEOPLE):
        raise BadTable(f"this line has {len(cells)} cells of people, not {len(PEOPLE)}:\n{line}")
    read = {person: tuple(cell.split()) for person, cell in zip(PEOPLE, cells, strict=True)}
    for person, verdicts in read.items():
        if len(verdicts) not in (1, len(STATES)) or not set(verdicts) <= VERDICTS:
            raise BadTable(
                f"{person} has {' '.join(verdicts)!r}; write one of {', '.join(sorted(VERDICTS))}, or one for each "
                f"of {', '.join(STATES)}:\n{line}"
            )
    return Row(route.strip("`"), method, whose, read)
