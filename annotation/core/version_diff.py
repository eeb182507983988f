"""What changed from one dataset version to another."""

from collections.abc import Mapping
from typing import Any, NamedTuple

Row = tuple[str, str, str]  # sha256, split, family


class VersionDiff(NamedTuple):
    """Case ids by what became of them; `moved` also names the split before and after."""

    added: list[str]
    removed: list[str]
    changed: list[str]
    moved: list[dict[str, Any]]
    n_unchanged: int


def version_diff(old: Mapping[str, Row], new: Mapping[str, Row]) -> VersionDiff:
    """From {case id: (sha256, split, family)} of two versions."""
    shared = sorted(old.keys() & new.keys())
    moved = [
        {"id": case, "old": old[case][1], "new": new[case][1]}
        for case in shared
        if old[case][1] != new[case][1]
    ]
    elsewhere = {move["id"] for move in moved}
    changed = [case for case in shared if old[case][0] != new[case][0] and case not in elsewhere]
    return VersionDiff(
        added=sorted(new.keys() - old.keys()),
        removed=sorted(old.keys() - new.keys()),
        changed=changed,
        moved=moved,
        n_unchanged=len(shared) - len(changed) - len(moved),
    )
