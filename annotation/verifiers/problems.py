"""What keeps a record from being saved, and what only deserves a look."""

from typing import NamedTuple


class Problem(NamedTuple):
    """A fault that must be mended: the field and what is wrong with it."""

    field: str
    message: str

    def sentence(self) -> str:
        return f"{self.field}: {self.message}"


class Lint(NamedTuple):
    """Advice that never blocks: its code and what to look at."""

    code: str
    message: str
