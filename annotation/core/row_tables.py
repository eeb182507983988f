"""Golden rows and the rows of an answer as one aligned table; the app that compares rows announces how when it starts."""

from collections.abc import Callable
from typing import Any

Compare = Callable[[Any], dict[str, Any] | None]

_current: list[Compare] = []


def announce_rows(compare: Compare) -> None:
    """Say what makes of a study's case its table, and the template that draws it; None where there are no two row sets."""
    _current[:] = [compare]


def rows_beside(study_case: Any) -> dict[str, Any] | None:
    """The `template` and the `table` for a case; None where nobody compares rows."""
    return _current[0](study_case) if _current else None
