"""The difference between two schema or taxonomy documents, property by property, and what it touches."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Json = Any

ADDED, REMOVED, CHANGED, MOVED = "added", "removed", "changed", "moved"
_NAMED_BY = {"fields": "key", "options": "value", "codes": "code", "clauses": "key"}
_ABSENT = object()


@dataclass(frozen=True)
class Change:
    """One difference. `path` names entries by their key (`fields[decision].options[REJECT].title`).

    `subject` is the field or code concerned, empty for what belongs to the whole document. A move gives the names
    that both documents hold, in the order of each.
    """

    kind: str
    path: str
    subject: str
    before: Json = None
    after: Json = None


def document_changes(before: Json, after: Json) -> list[Change]:
    """What leads from one schema or taxonomy document to another; empty if and only if they say the same."""
    return list(_changes(before, after, "", ""))


def impact(changes: list[Change], counts: Mapping[str, int]) -> dict[str, int]:
    """For each field or code that changes, how many labels use it, most used first; additions touch none.

    `counts` gives the labels per field key or per code; a subject without a count is used by none.
    """
    touched = {change.subject for change in changes if change.subject and not _is_new(change)}
    return dict(
        sorted(((name, counts.get(name, 0)) for name in touched), key=lambda item: (-item[1], item[0]))
    )


def _is_new(change: Change) -> bool:
    return change.kind == ADDED and change.path.endswith(f"[{change.subject}]")


def _changes(before: Json, after: Json, path: str, subject: str) -> Iterator[Change]:
    if before is _ABSENT:
        yield Change(ADDED, path, subject, after=after)
    elif after is _ABSENT:
        yield Change(REMOVED, path, subject, before=before)
    elif isinstance(before, dict) and isinstance(after, dict):
        yield from _property_changes(before, after, path, subject)
    elif not _same(before, after):
        yield Change(CHANGED, path, subject, before, after)


def _property_changes(before: Json, after: Json, path: str, subject: str) -> Iterator[Change]:
    for name in [*before, *(name for name in after if name not in before)]:
        one, other = before.get(name, _ABSENT), after.get(name, _ABSENT)
        below = f"{path}.{name}" if path else name
        named_by = _NAMED_BY.get(name)
        if named_by and _has_names(one, named_by) and _has_names(other, named_by):
            yield from _entry_changes(_by_name(one, named_by), _by_name(other, named_by), below, subject)
        else:
            yield from _changes(one, other, below, subject)


def _entry_changes(
    before: dict[str, Json], after: dict[str, Json], path: str, subject: str
) -> Iterator[Change]:
    """Entries that have names are matched by name, so that an entry added above them changes none of them."""
    for name in [*before, *(name for name in after if name not in before)]:
        one, other = before.get(name, _ABSENT), after.get(name, _ABSENT)
        yield from _changes(one, other, f"{path}[{name}]", subject or name)
    kept_before = [name for name in before if name in after]
    kept_after = [name for name in after if name in before]
    if kept_before != kept_after:
        yield Change(MOVED, path, subject, kept_before, kept_after)


def _has_names(entries: Json, named_by: str) -> bool:
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return False
    names = [entry.get(named_by) for entry in entries]
    return all(isinstance(name, str) for name in names) and len(set(names)) == len(names)


def _by_name(entries: list[dict[str, Json]], named_by: str) -> dict[str, Json]:
    return {entry[named_by]: entry for entry in entries}


def _same(before: Json, after: Json) -> bool:
    """Equality of JSON: 1 is 1.0, but true is no number."""
    if isinstance(before, list) and isinstance(after, list):
        return len(before) == len(after) and all(map(_same, before, after))
    if isinstance(before, dict) and isinstance(after, dict):
        return before.keys() == after.keys() and all(_same(before[key], after[key]) for key in before)
    return isinstance(before, bool) is isinstance(after, bool) and bool(before == after)
