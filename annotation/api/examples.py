"""Bodies that the API's description shows: one study from its project to its release, as tests/api/test_examples.py runs it."""

from typing import Any

_FIELD = {"key": "verdict", "type": "choice", "options": [{"value": "right"}, {"value": "wrong"}]}
_STUDY = {
    "project": "shop",
    "name": "refund-doubles",
    "dataset": "refunds",
    "sample": {"n": 2},
    "schema": {"name": "refund-review", "labels": "output", "fields": [_FIELD]},
    "k": 2,
    "seed": 11,
    "annotators": [{"pseudonym": "reader-1", "kind": "human"}, {"pseudonym": "reader-2", "kind": "human"}],
}
_OUTPUT = {
    "content": "You may return them within 60 days.",
    "producer": {"model": "agent-7", "run": "nightly"},
}

EXAMPLES: dict[str, dict[str, Any]] = {
    "projects_create": {"slug": "shop", "name": "Shop"},
    "projects_invitations_create": {"role": "annotator", "meant_for": "Ann", "pseudonym": "reader-1"},
    "projects_cases_create": {
        "dataset": "refunds",
        "cases": [
            {
                "id": "refund-001",
                "input": {"question": "Shoes, after 40 days?"},
                "metadata": {"family": "returns"},
            },
            {
                "id": "refund-002",
                "input": {"question": "The parcel never came."},
                "metadata": {"family": "delivery"},
            },
        ],
    },
    "dataset_versions_outputs_create": {
        "outputs": [{"case_id": "refund-001"} | _OUTPUT, {"case_id": "refund-002"} | _OUTPUT]
    },
    "studies_preview_create": _STUDY,
    "studies_create": _STUDY,
    "studies_labelling_draft_update": {
        "answers": {"verdict": "right"},
        "base_revision": 0,
        "draft_version": 0,
    },
    "studies_labelling_label_create": {"answers": {"verdict": "right"}, "seconds_active": 42},
    "studies_rulings_create": {
        "case_id": "refund-001",
        "answers": {"verdict": "wrong"},
        "reason": "annotator_slip",
        "confidence": "high",
        "note": "The policy ends after 30 days.",
    },
    "projects_releases_create": {
        "name": "v1",
        "reason": "first ground truth",
        "studies": ["1f0c5b1e-6f0a-4c53-9d5e-0d8f6f1c7a11"],
    },
}


def with_examples(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """A step after drf-spectacular's: each of these operations shows its body."""
    for operations in result["paths"].values():
        for operation in operations.values():
            example = EXAMPLES.get(operation["operationId"])
            if example is not None:
                operation["requestBody"]["content"]["application/json"]["example"] = example
    return result
