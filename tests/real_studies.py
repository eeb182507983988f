"""Studies made of real labels that lie beside the repository: imported, closed and measured by the product itself."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from annotation.core.label_files import FileLabel, LabelFile
from annotation.core.study_files import parse_study
from annotation.models.labels import Label, Origin
from annotation.models.projects import Project
from annotation.models.studies import Assignment, AssignmentStatus, Study, StudyCase
from annotation.selectors.studies import schema_for
from annotation.services.datasets import import_cases
from annotation.services.labels import import_labels
from annotation.services.studies import attest_blindness, close_study, create_study, open_study
from taxonomy.digest import canonical_text, sha256_bytes
from tests.agreement.shared_data import long_rows
from tests.studies import ACTOR, NOW, measure

Row = dict[str, str]


def scale(key: str, low: int, high: int, **more: Any) -> dict[str, Any]:
    return {"key": key, "type": "scale", "minimum": low, "maximum": high, **more}


def choice(key: str, *values: str) -> dict[str, Any]:
    return {"key": key, "type": "choice", "options": [{"value": value} for value in values]}


def codes(key: str) -> dict[str, Any]:
    return {"key": key, "type": "codes", "taxonomy": "kinds"}


@dataclass(frozen=True)
class RealStudy:
    """A file of the data folder as a study: its form, who counts, what a case is, and what a cell says."""

    file: str
    fields: list[dict[str, Any]]
    wanted: Callable[[str], bool] = lambda name: True
    metadata: Callable[[str], dict[str, str]] = lambda item: {}
    answer: Callable[[str, str], str] = lambda field, value: value
    taxonomy: tuple[str, ...] = ()
    repeats: str = ""
    skipped: frozenset[str] = field(default_factory=frozenset)


STEPS = {
    "1. Complete Failure": "1",
    "2. Suboptimal": "2",
    "3. Somewhat Optimal": "3",
    "4. Completely Optimal": "4",
}
STUDIES = {
    "agentrewardbench": RealStudy(
        "agentrewardbench",
        [
            choice("trajectory_success", "Unsuccessful", "Successful", "Unsure"),
            choice("trajectory_side_effect", "No", "Yes", "Unsure"),
            scale("trajectory_optimality", 1, 4, anchors={step: text for text, step in STEPS.items()}),
            choice("trajectory_looping", "No", "Yes"),
        ],
        metadata=lambda item: dict(zip(("benchmark", "task", "agent"), item.split("|"), strict=True)),
        answer=lambda name, value: STEPS.get(value, "") if name == "trajectory_optimality" else value,
    ),
    "summeval-experts": RealStudy(
        "summeval",
        [scale(key, 1, 5) for key in ("coherence", "consistency", "fluency", "relevance")],
        wanted=lambda name: not name.startswith("turker"),
        metadata=lambda item: {"system": item.split("|")[1]},
    ),
    "summeval-crowd": RealStudy(
        "summeval",
        [scale(key, 1, 5) for key in ("coherence", "consistency", "fluency", "relevance")],
        wanted=lambda name: name.startswith("turker"),
        metadata=lambda item: {"system": item.split("|")[1]},
    ),
    "convabuse": RealStudy(
        "convabuse",
        [scale("severity", -3, 1), codes("type"), codes("target"), codes("direction")],
        taxonomy=("ableism", "homophobic", "intellectual", "racist", "sex_harassment", "sexist", "transphobic",
                  "generalised", "individual", "system", "explicit", "implicit"),
        repeats="convabuse_repeats",
    ),
    "devai": RealStudy(
        "devai",
        [choice("satisfied", "no", "yes")],
        metadata=lambda item: {"agent": item.split("|")[0]},
    ),
}  # fmt: skip


def real_study(name: str, project: Project, *, measured: bool = True, most_cases: int | None = None) -> Study:
    """The study of this name, closed and measured; its first `most_cases` cases only, if so many are asked for."""
    real = STUDIES[name]
    rows = [row for row in long_rows(real.file) if real.wanted(row["annotator"])]
    items = list(dict.fromkeys(row["item_id"] for row in rows))[:most_cases]
    kept = set(items)
    rows = [row for row in rows if row["item_id"] in kept]
    cases = [
        (number, {"id": item, "input": {"id": item}, "metadata": real.metadata(item)})
        for number, item in enumerate(items, start=1)
    ]
    import_cases(project=project, dataset=name, rows=cases, source="cases.jsonl", actor=ACTOR, now=NOW)
    study = create_study(project=project, plan=_plan(name, real, rows), actor=ACTOR, now=NOW)
    again = (
        _passes(study, [row for row in long_rows(real.repeats) if row["item_id"] in kept])
        if real.repeats
        else []
    )
    open_study(study=study, actor=ACTOR, now=NOW)
    schema = schema_for(study)
    labels = [
        FileLabel(item, annotator, 1, answers, dict.fromkeys(answers, 1))
        for (item, annotator), answers in _answers(real, schema, rows).items()
    ]
    import_labels(study=study, file=LabelFile(f"{name}.csv", labels, []), actor=ACTOR, now=NOW)
    _label_again(again, _answers(real, schema, _repeated(real, kept)))
    attest_blindness(study=study, statement="Labelled apart, as the data's makers say.", actor=ACTOR, now=NOW)
    close_study(study=study, actor=ACTOR, now=NOW)
    if measured:
        measure(study)
    study.refresh_from_db()
    return study


def _plan(name: str, real: RealStudy, rows: list[Row]) -> Any:
    per_case: defaultdict[str, set[str]] = defaultdict(set)
    for row in rows:
        per_case[row["item_id"]].add(row["annotator"])
    names = sorted({row["annotator"] for row in rows})
    document = {
        "name": name, "dataset": name, "seed": 7, "assignment": "pool",
        "k": max(2, *map(len, per_case.values())),
        "schema": {"name": name, "fields": real.fields},
        "annotators": [
            {"pseudonym": who, "kind": "model" if who.startswith("judge:") else "human"} for who in names
        ],
    }  # fmt: skip
    if real.taxonomy:
        listed = [{"code": code, "definition": code} for code in real.taxonomy]
        document["taxonomy"] = {"name": "kinds", "codes": listed}
    return parse_study(document, "study.json")


def _answers(real: RealStudy, schema: Any, rows: list[Row]) -> dict[tuple[str, str], dict[str, Any]]:
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for row in rows:
        field = schema.field(row["field"])
        text = real.answer(row["field"], row["value"].strip())
        label = found.setdefault((row["item_id"], row["annotator"]), {})
        if text or field.level == "set":
            label[field.key] = field.from_text(text)
    return found


def _repeated(real: RealStudy, kept: set[str]) -> list[Row]:
    """The second pass over each case; later ones are left out."""
    if not real.repeats:
        return []
    return [row for row in long_rows(real.repeats) if row["item_id"] in kept and row["pass"] == "2"]


def _passes(study: Study, rows: list[Row]) -> list[Assignment]:
    cases = {
        case.case.external_id: case for case in StudyCase.objects.filter(study=study).select_related("case")
    }
    people = {
        member.annotator.pseudonym: member.annotator for member in study.members.select_related("annotator")
    }
    wanted = sorted({(row["item_id"], row["annotator"]) for row in rows if row["pass"] == "2"})
    slots: defaultdict[str, int] = defaultdict(int)
    made = []
    for item, annotator in wanted:
        slots[item] += 1
        made.append(
            Assignment(
                study=study,
                study_case=cases[item],
                slot=slots[item],
                pass_number=2,
                annotator=people[annotator],
            )
        )
    return Assignment.objects.bulk_create(made, batch_size=500)


def _label_again(slots: list[Assignment], answers: dict[tuple[str, str], dict[str, Any]]) -> None:
    made = []
    for slot in slots:
        assert slot.annotator is not None
        text = canonical_text(answers[slot.study_case.case.external_id, slot.annotator.pseudonym])
        made.append(
            Label(assignment=slot, revision=1, answers=text, answers_sha256=sha256_bytes(text.encode()),
                  origin=Origin.IMPORTED, submitted_at=NOW)
        )  # fmt: skip
    Label.objects.bulk_create(made, batch_size=500)
    for start in range(0, len(slots), 500):
        keys = [slot.pk for slot in slots[start : start + 500]]
        Assignment.objects.filter(pk__in=keys).update(status=AssignmentStatus.SUBMITTED)
