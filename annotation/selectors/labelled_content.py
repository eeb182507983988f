"""What the API shows an annotator of a case, as JSON: the same as the page, no producer, no id, no metadata."""

from typing import Any

from annotation.models.studies import Study, StudyCase
from annotation.selectors.studies import schema_for
from taxonomy.strict_json import strict_json

# Ids, splits and provenance may hint at what somebody expects, or that a case was seen before.
HIDDEN = ("id", "schemaVersion", "task", "split", "metadata", "expectedOutput")


def labelled_content(study: Study, study_case: StudyCase) -> dict[str, Any]:
    """The case for its annotator; with the answer that it came with only where the schema asks about that."""
    content = {key: part for key, part in strict_json(study_case.case.content).items() if key not in HIDDEN}
    if study_case.output is not None:
        content["output"] = study_case.output.content
    if schema_for(study).reference == "shown":
        first = study_case.case.references.filter(revision=1).first()
        content["reference"] = strict_json(first.value) if first else None
    return content
