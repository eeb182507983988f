"""What a project adds to the library's rubrics: cases that are held out are no anchors."""

from typing import Any

from annotation.core.held_out import named_in
from annotation.models.datasets import Case, DatasetVersion
from annotation.models.projects import Project
from annotation.selectors.held_out import held_out_splits
from taxonomy.fields.base import BadSchema
from taxonomy.rubrics import parse_rubric
from taxonomy.strict_json import strict_json


def refuse_held_out_anchors(*, project: Project, document: Any) -> None:
    """Raise BadSchema if an anchor was taken from, names or quotes a held-out case of the project's data."""
    anchors = parse_rubric(document).anchors
    if not anchors:
        return
    held = [(case.external_id, strict_json(case.content).get("input")) for case in _held_out(project)]
    ids = {case_id for case_id, _ in held}
    for at, anchor in enumerate(anchors):
        found = anchor.case if anchor.case in ids else named_in(f"{anchor.question}\n{anchor.why}", held)
        if found:
            raise BadSchema(
                f"anchors[{at}]", f"case {found} is held out; take anchors from cases of another split"
            )


def _held_out(project: Project) -> list[Case]:
    found: list[Case] = []
    for version in DatasetVersion.objects.filter(dataset__project=project).select_related("dataset"):
        found += version.cases.filter(split__in=held_out_splits(version))
    return found
