"""Two releases side by side: what changed from one to the other, and the ruling behind each changed label."""

from typing import Any

from annotation.core.release_diff import ReleaseContent, parse_release, release_diff
from annotation.core.release_files import ADJUDICATION, LABELS, MANIFEST
from annotation.models.people import User
from annotation.models.releases import Release
from annotation.selectors.pages_case import text_node
from annotation.selectors.pages_frame import frame

TITLES = {
    "datasetName": "Dataset",
    "datasetVersion": "Dataset version",
    "releaseStatus": "Status",
    "gate": "Gate",
    "contentDigestSha256": "Content digest",
}


def comparison_page(*, user: User, old: Release, new: Release) -> dict[str, Any]:
    """The difference from `old` to `new`, both of one project."""
    diff = release_diff(_content(old), _content(new))
    diff["changed"] = [change | {"moves": _moves(change)} for change in diff["changed"]]
    return frame(user=user, project=new.project, current="ground-truth") | {
        "old": {"number": old.pk, "name": old.name},
        "new": {"number": new.pk, "name": new.name},
        "diff": diff,
        "manifest": [{"title": TITLES[key], **values} for key, values in diff["manifest"].items()],
    }


def _content(release: Release) -> ReleaseContent:
    stored = release.files.filter(name__in=(MANIFEST, LABELS, ADJUDICATION))
    return parse_release({file.name: bytes(file.content) for file in stored}, release.name)


def _moves(change: dict[str, Any]) -> list[dict[str, Any]]:
    """Each answer that changed, old and new in words."""
    return [
        {"field": key, "old": text_node(_words(move["old"])), "new": text_node(_words(move["new"]))}
        for key, move in change["fields"].items()
    ]


def _words(value: Any) -> str:
    if value is None:
        return "no answer"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return value["final"] if isinstance(value, dict) and "final" in value else str(value)
