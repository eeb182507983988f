"""Foreign keys to ours: `--map id=task_id` says that their `task_id` is our `id`."""

from collections.abc import Iterable, Mapping
from typing import Any

from annotation.core.bad_input import BadInput
from annotation.core.case_contract import BRANCHES, CASE_KEYS
from taxonomy.strict_json import MAX_DEPTH

# A value below it, and the case above it, must still be read back as JSON.
DEEPEST = MAX_DEPTH - 2


def parse_mapping(entries: Iterable[str]) -> dict[str, str]:
    """`ours=theirs` entries as {ours: theirs}; raises BadInput for a name that is no place in a case."""
    mapping: dict[str, str] = {}
    for entry in entries:
        ours, equals, theirs = entry.partition("=")
        if not (ours and equals and theirs):
            raise BadInput(f"--map {entry!r}: write it as ours=theirs, for example id=task_id")
        if ours in mapping:
            raise BadInput(f"--map {entry!r}: {ours!r} is mapped twice")
        check_place(ours, where=f"--map {entry!r}")
        mapping[ours] = theirs
    return mapping


def check_place(ours: str, *, where: str) -> None:
    """Refuse `ours` unless it names a top-level key of a case or a path below one of its objects."""
    top, *below = ours.split(".")
    if top not in CASE_KEYS or (below and top not in BRANCHES) or not all(below):
        raise BadInput(
            f"{where}: {ours!r} is no place in a case; use {', '.join(CASE_KEYS)}, or a path below "
            f"{', '.join(BRANCHES)} such as input.question"
        )
    if len(below) > DEEPEST:
        raise BadInput(f"{where}: {ours[:40]!r}… lies {len(below)} levels deep; at most {DEEPEST} are kept")


def renamed(record: Mapping[str, Any], rename: Mapping[str, str]) -> dict[str, Any]:
    """`record` with their keys moved to our places; an integer mapped to `id` becomes its decimal text.

    Raises BadInput when the place already holds something.
    """
    moved = set(rename.values())
    case = {key: value for key, value in record.items() if key not in moved}
    for ours in sorted(rename):
        theirs = rename[ours]
        if theirs not in record:
            continue
        value = record[theirs]
        if ours == "id" and isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        put(case, ours, value)
    return case


def put(case: dict[str, Any], path: str, value: Any) -> None:
    """Set `value` at the dotted `path` of `case`, making objects on the way; BadInput if it is taken."""
    *above, last = path.split(".")
    place = case
    for name in above:
        below = place.get(name, {})
        if not isinstance(below, dict):
            raise BadInput(f"{path!r} lies below {name!r}, which already holds a value")
        # A copy, so that the record the object came from stays as it was read.
        place[name] = dict(below)
        place = place[name]
    if last in place:
        raise BadInput(f"{path!r} already holds a value")
    place[last] = value
