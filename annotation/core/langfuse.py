"""Data sets and scores in the JSON shapes of Langfuse's public API, there and back without losing a byte.

Shapes: dataset items, score configs and scores of https://api.reference.langfuse.com. What a case has that an item has
no place for stands in the item's metadata under `concord`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.redaction import redact
from taxonomy.digest import sha256_of
from taxonomy.fields.edited_text import edit_distance

LONGEST_ID, LONGEST_NAME = 255, 35
OURS = "concord"
PLACES = ("id", "input", "expectedOutput", "metadata")
# Fields that go by another name than their key.
NAMES = {"decision": "review-decision"}
DISTANCE = "human-edit-distance"


class Difference(NamedTuple):
    """What a hosted set has otherwise than it should; empty lists and equal digests mean that all is well."""

    missing: list[str]
    unknown: list[str]
    changed: list[str]

    @property
    def is_none(self) -> bool:
        return not (self.missing or self.unknown or self.changed)

    def __str__(self) -> str:
        parts = {"missing": self.missing, "unknown": self.unknown, "changed": self.changed}
        said = [
            f"{len(ids)} {what} ({', '.join(ids[:3])}{', …' if len(ids) > 3 else ''})"
            for what, ids in parts.items()
            if ids
        ]
        return "; ".join(said) or "nothing differs"


def item_of(dataset: str, case: Mapping[str, Any]) -> dict[str, Any]:
    """A case as an item; BadInput if its id is too long for one."""
    if len(case["id"]) > LONGEST_ID:
        raise BadInput(f"case {case['id'][:40]!r}: an id of {len(case['id'])} characters; {LONGEST_ID} fit")
    rest = {key: value for key, value in case.items() if key not in PLACES}
    ours = rest | {"has": [key for key in ("expectedOutput", "metadata") if key in case]}
    metadata = dict(case.get("metadata") or {})
    item = {
        "id": case["id"],
        "datasetName": dataset,
        "input": case["input"],
        "expectedOutput": case.get("expectedOutput"),
        "metadata": metadata | {OURS: ours},
        "status": "ACTIVE",
    }
    trace = metadata.get("sourceTraceId")
    return item | ({"sourceTraceId": trace} if isinstance(trace, str) else {})


def case_of(item: Mapping[str, Any], row: int, source: str) -> dict[str, Any]:
    """The case that an item was made from; one made elsewhere keeps what it has."""
    if not isinstance(item.get("id"), str) or "input" not in item:
        raise bad_row(
            source, row, "is no dataset item: it needs an id and an input", field="id", value=item.get("id")
        )
    metadata = item.get("metadata")
    if metadata is not None and not isinstance(metadata, Mapping):
        raise bad_row(source, row, "must be an object", field="metadata", value=metadata)
    facts = dict(metadata or {})
    ours = facts.pop(OURS, None)
    case: dict[str, Any] = {"id": item["id"], "input": item["input"]}
    if not isinstance(ours, Mapping):
        case |= {"expectedOutput": item["expectedOutput"]} if item.get("expectedOutput") is not None else {}
        return case | ({"metadata": facts} if facts else {})
    case |= {key: value for key, value in ours.items() if key != "has"}
    found = {"expectedOutput": item.get("expectedOutput"), "metadata": facts}
    return case | {key: found[key] for key in ours.get("has", [])}


def cases_of_items(
    items: Iterable[tuple[int, Mapping[str, Any]]], source: str
) -> tuple[list[tuple[int, dict[str, Any]]], int]:
    """The cases of the active items, and how many archived ones were left out."""
    rows = list(items)
    active = [(row, item) for row, item in rows if item.get("status", "ACTIVE") != "ARCHIVED"]
    return [(row, case_of(item, row, source)) for row, item in active], len(rows) - len(active)


def difference(wanted: Sequence[Mapping[str, Any]], hosted: Iterable[Mapping[str, Any]]) -> Difference:
    """What `hosted` items have otherwise than the cases that are `wanted`, compared by digest."""
    ours = {case["id"]: sha256_of(case) for case in wanted}
    theirs = {
        item["id"]: sha256_of(case_of(item, row, "hosted"))
        for row, item in enumerate(hosted, start=1)
        if item.get("status", "ACTIVE") != "ARCHIVED"
    }
    return Difference(
        missing=sorted(ours.keys() - theirs.keys()),
        unknown=sorted(theirs.keys() - ours.keys()),
        changed=sorted(case for case in ours.keys() & theirs.keys() if ours[case] != theirs[case]),
    )


def score_name(key: str) -> str:
    """`factual_support` as `human-factual-support`; BadInput if it is longer than a score's name may be."""
    name = f"human-{NAMES.get(key, key).replace('_', '-')}"
    if len(name) > LONGEST_NAME:
        raise BadInput(f"field {key!r}: the score {name!r} has {len(name)} characters; {LONGEST_NAME} fit")
    return name


def score_configs(fields: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """A config for each field of a schema document that a score can hold: closed values and numbers."""
    configs: list[dict[str, Any]] = []
    for field in fields:
        values = _values(field)
        if values:
            labels = [{"label": label, "value": index} for index, label in enumerate(values)]
            configs.append(
                {"name": score_name(field["key"]), "dataType": "CATEGORICAL", "categories": labels}
            )
        elif field["type"] in ("number", "integer"):
            bounds = {
                key: field[ours]
                for key, ours in (("minValue", "minimum"), ("maxValue", "maximum"))
                if ours in field
            }
            configs.append({"name": score_name(field["key"]), "dataType": "NUMERIC", **bounds})
    if _edited(fields) is not None and DISTANCE not in {config["name"] for config in configs}:
        configs.append({"name": DISTANCE, "dataType": "NUMERIC", "minValue": 0, "maxValue": 1})
    return configs


def _edited(fields: Sequence[Mapping[str, Any]]) -> str | None:
    """The first field that holds an edited text: how far it was edited is a score."""
    return next((field["key"] for field in fields if field["type"] == "edited_text"), None)


def _values(field: Mapping[str, Any]) -> list[str]:
    if field["type"] == "choice":
        return [option["value"] for option in field["options"]]
    if field["type"] == "scale":
        return [str(value) for value in range(field["minimum"], field["maximum"] + 1)]
    return ["false", "true"] if field["type"] == "boolean" else []


def scores_of(
    labels: Iterable[Mapping[str, Any]],
    *,
    release: str,
    fields: Sequence[Mapping[str, Any]],
    traces: Mapping[str, str],
    notes: Mapping[str, str],
) -> tuple[list[dict[str, Any]], list[str]]:
    """The scores of a release's labels, and the cases without a trace, which get none.

    The id of a score is made of release, decision and name: sent twice, it is one score. Notes are redacted.
    """
    configs = {config["name"]: config for config in score_configs(fields)}
    scores, without = [], []
    for label in labels:
        trace = traces.get(label["case_id"])
        if trace is None:
            without.append(label["case_id"])
            continue
        decision = f"{label['study']}:{label['case_id']}"
        for key, answer in sorted(_measured(label["answers"], _edited(fields)).items()):
            name = score_name(key)
            if name in configs and answer is not None:
                scores.append(
                    _score(
                        release=release,
                        decision=decision,
                        config=configs[name],
                        answer=answer,
                        trace=trace,
                        note=notes.get(label["case_id"], ""),
                    )
                )
    return scores, without


def _measured(answers: Mapping[str, Any], edited: str | None) -> dict[str, Any]:
    """The answers, and how far the text was edited, under the key that names its score."""
    text = answers.get(edited) if edited else None
    if not isinstance(text, Mapping) or "edit_distance" in answers:
        return dict(answers)
    return {**answers, "edit_distance": edit_distance(text["original"], text["final"])}


def verdict_score(
    *, decision: str, name: str, value: str | int, trace: str, source: str, note: str = ""
) -> dict[str, Any]:
    """A score about a judged answer. Its id is made of decision and name: sent twice, it is one score."""
    kind = "NUMERIC" if isinstance(value, int) else "CATEGORICAL"
    score = {"id": f"{decision}:{name}", "traceId": trace, "name": name, "value": value, "dataType": kind}
    return score | {"source": source} | ({"comment": redact(note).text} if note else {})


def _score(
    *, release: str, decision: str, config: Mapping[str, Any], answer: Any, trace: str, note: str
) -> dict[str, Any]:
    is_number = config["dataType"] == "NUMERIC"
    value = answer if is_number else str(answer).lower() if isinstance(answer, bool) else str(answer)
    score = {
        "id": f"{release}:{decision}:{config['name']}",
        "traceId": trace,
        "name": config["name"],
        "value": value,
        "dataType": config["dataType"],
        "source": "ANNOTATION",
    }
    return score | ({"comment": redact(note).text} if note else {})
