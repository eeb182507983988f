"""What the API shows an adjudicator of a case, as JSON: the same as the page, without the producer."""

from typing import Any

from annotation.models.studies import StudyCase
from taxonomy.strict_json import strict_json

HIDDEN = ("id", "schemaVersion", "task", "expectedOutput")


def adjudicated_content(study_case: StudyCase) -> dict[str, Any]:
    """Input, metadata and whatever else the case holds, with the output that was labelled and the answer it came with."""
    content = {key: part for key, part in strict_json(study_case.case.content).items() if key not in HIDDEN}
    if study_case.output is not None:
        content["output"] = study_case.output.content
    first = study_case.case.references.filter(revision=1).first()
    if first is not None:
        content["reference"] = strict_json(first.value)
    return content
