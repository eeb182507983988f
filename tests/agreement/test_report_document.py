"""What the document of a report holds: panels kept apart, slices, reasons, time, repeats, stamps."""

import json
import random
from typing import Any

import numpy as np
import pytest

from agreement.measures.kappa import cohen_kappas
from agreement.measures.tables import contingency_table
from annotation.core.label_files import FileLabel, LabelFile
from annotation.core.study_files import parse_study
from annotation.models.labels import Label, Origin
from annotation.models.leases import Unblinding
from annotation.models.studies import Assignment, AssignmentStatus, Study
from annotation.services.datasets import import_cases
from annotation.services.labels import import_labels
from annotation.services.studies import close_study, create_study, open_study
from taxonomy.digest import sha256_of
from tests.studies import ACTOR, NOW, SCHEMA, TAXONOMY, make_project, make_study, measure

pytestmark = pytest.mark.django_db
LANGUAGES = ["en"] * 10 + ["de"] * 9 + ["it"] * 5
KINDS = {"ann": "human", "ben": "human", "bot": "model"}


def said(name: str, row: int) -> dict[str, Any]:
    chance = random.Random(f"{name}{row // 2}")
    return {"decision": chance.choice(["PASS", "FAIL"]), "score": chance.randint(0, 2),
            "codes": chance.choice([[], ["A"], ["A", "B"]])}  # fmt: skip


def made_study(kinds: dict[str, str] = KINDS, *, before_closing: Any = None, **keys: Any) -> Study:
    """24 cases in three languages, labelled by everybody named."""
    project = make_project()
    rows = [
        (row, {"id": f"c{row:02d}", "input": {"q": row}, "split": "test",
               "metadata": {"language": language, "capturedAt": f"2026-11-{row + 1:02d}T09:00:00Z", "serial": f"s{row}"}})
        for row, language in enumerate(LANGUAGES)
    ]  # fmt: skip
    import_cases(project=project, dataset="d", rows=rows, source="cases", actor=ACTOR, now=NOW)
    plan = parse_study(
        {"name": "three", "dataset": "d", "schema": SCHEMA, "taxonomy": TAXONOMY, "k": len(kinds), "seed": 5,
         "annotators": [{"pseudonym": name, "kind": kind} for name, kind in kinds.items()]} | keys,
        "study",
    )  # fmt: skip
    study = create_study(project=project, plan=plan, actor=ACTOR, now=NOW)
    if before_closing:
        before_closing(study)
    open_study(study=study, actor=ACTOR, now=NOW)
    labels = [FileLabel(f"c{row:02d}", name, row, said(name, row), {}) for row in range(24) for name in kinds]
    import_labels(study=study, file=LabelFile("labels", labels, []), actor=ACTOR, now=NOW)
    return study


def document_of(study: Study) -> dict[str, Any]:
    close_study(study=study, actor=ACTOR, now=NOW)
    measure(study)
    return dict(json.loads(study.reports.get(number=1).document))


def field_of(document: dict[str, Any], key: str, between: str) -> dict[str, Any]:
    return next(f for f in document["fields"] if (f["field"], f["between"]) == (key, between))


def value(field: dict[str, Any], name: str) -> float | None:
    found = next(measure["value"] for measure in field["measures"] if measure["name"] == name)
    return None if found is None else float(found)


def kappa_of(rows: range) -> float:
    codes = [[["PASS", "FAIL"].index(said(name, row)["decision"]) for row in rows] for name in ("ann", "ben")]
    table = contingency_table(np.array(codes[0]), np.array(codes[1]), 2)
    return float(cohen_kappas(table[None].astype(float)).value[0])


def test_slices_have_a_coefficient_from_ten_cases_on_and_say_when_they_are_small():
    document = document_of(made_study())
    (found,) = field_of(document, "decision", "human-human")["slices"]
    assert found["key"] == "language", "neither moments nor serial numbers make slices"
    by_value = {entry["value"]: entry for entry in found["values"]}
    assert {name: (entry["n_used"], entry["is_small"]) for name, entry in by_value.items()} == {
        "en": (10, True), "de": (9, True), "it": (5, True),
    }  # fmt: skip
    assert by_value["de"]["measures"] == by_value["it"]["measures"] == []
    assert value(by_value["en"], "cohen_kappa") == pytest.approx(kappa_of(range(10)))


def test_kinds_stand_apart_and_what_would_pool_them_is_left_out():
    document = document_of(made_study())
    assert [field["between"] for field in document["fields"]] == ["human-human"] * 3 + ["human-model"] * 3
    across = field_of(document, "decision", "human-model")
    assert [pair["annotators"] for pair in across["pairs"]] == [["ann", "bot"], ["ben", "bot"]]
    assert (across["measures"], across["per_category"], across["what_if"], across["slices"]) == (
        [],
        [],
        [],
        [],
    )
    assert field_of(document, "codes", "human-model")["any_code"] is None
    assert value(field_of(document, "decision", "human-human"), "cohen_kappa") == pytest.approx(
        kappa_of(range(24))
    )


def test_one_person_and_one_model_have_one_figure_named_so():
    document = document_of(made_study({"ann": "human", "bot": "model"}))
    (field,) = [field for field in document["fields"] if field["field"] == "decision"]
    assert (field["between"], field["main"]) == ("human-model", "cohen_kappa")
    assert len(field["slices"]) == 1
    assert document["gate"]["gate"] == "MANUAL BLOCKED"


def test_the_header_repeats_the_manifest_the_pins_and_the_threshold():
    people = {"ann": "human", "ben": "human"}
    document = document_of(made_study(people, threshold="0.99", threshold_field="decision"))
    dataset = document["dataset"]
    assert (dataset["datasetName"], dataset["itemCount"], dataset["schemaVersions"]) == ("d", 24, ["1"])
    assert dataset["orderedItemIds"] == [f"c{row:02d}" for row in range(24)]
    assert dataset["orderedItemIdsSha256"] == sha256_of(dataset["orderedItemIds"])
    assert len(dataset["contentDigestSha256"]) == 64
    assert document["gate"]["gate"] == "FAILED"
    assert document["gate"]["threshold"] == "0.99"
    assert document["gate"]["field"] == "decision"
    assert float(document["gate"]["kappa"]) == pytest.approx(kappa_of(range(24)))
    assert document["engine"]
    assert document["study"]["pins"]["schema"]["sha256"]


def test_an_authorised_look_stamps_the_report():
    study = made_study()
    Unblinding.objects.create(
        study=study, annotator=study.members.first().annotator, reason="A complaint.", looked_at=NOW
    )
    assert document_of(study)["study"]["unblindings"] == [{"annotator": "ann", "reason": "A complaint."}]


def test_time_is_told_by_its_quartiles():
    study = made_study({"ann": "human", "ben": "human"})
    slots = Assignment.objects.filter(study=study, annotator__pseudonym="ann").order_by("pk")[:4]
    for slot, seconds in zip(slots, (10, 20, 30, 40), strict=True):
        last = Label.objects.filter(assignment=slot).get()
        Label.objects.create(
            assignment=slot, revision=2, answers=last.answers, answers_sha256=last.answers_sha256,
            origin=Origin.PAGE, submitted_at=NOW, seconds_active=seconds,
        )  # fmt: skip
    document = document_of(study)
    assert document["time"] == [
        {"annotator": "ann", "n_labels": 4, "seconds": {"low": 10, "median": 20, "high": 30, "most": 40}}
    ]


def test_a_case_that_came_back_counts_for_self_consistency_alone():
    def twice(study: Study) -> None:
        one = study.members.get(annotator__pseudonym="ann").annotator
        for case in study.cases.order_by("case__external_id")[:12]:
            Assignment.objects.create(study=study, study_case=case, slot=1, pass_number=2, annotator=one)

    study = made_study({"ann": "human", "ben": "human"}, before_closing=twice)
    for slot in Assignment.objects.filter(study=study, pass_number=2).select_related("study_case__case"):
        first = Label.objects.get(assignment__study_case=slot.study_case, assignment__annotator=slot.annotator,
                                  assignment__pass_number=1)  # fmt: skip
        Label.objects.create(
            assignment=slot, revision=1, answers=first.answers, answers_sha256=first.answers_sha256,
            origin=Origin.PAGE, submitted_at=NOW,
        )  # fmt: skip
        Assignment.objects.filter(pk=slot.pk).update(status=AssignmentStatus.SUBMITTED)
    document = document_of(study)
    (entry,) = document["self_consistency"]
    assert (entry["annotator"], entry["n_repeats"]) == ("ann", 12)
    assert {field["field"]: value(field, "raw_agreement") for field in entry["fields"]} == {
        "decision": 1.0, "score": 1.0, "codes": 1.0,
    }  # fmt: skip
    assert value(field_of(document, "decision", "human-human"), "cohen_kappa") == pytest.approx(
        kappa_of(range(24))
    )


def test_copied_answers_are_warned_of():
    study = made_study({"ann": "human", "ben": "human"})
    assert document_of(study)["warnings"] == []


def test_counts_of_codes_are_those_of_the_labels():
    document = json.loads(make_study("MEASURED").reports.get().document)
    field = field_of(document, "codes", "human-human")
    assert {row["category"]: (row["n_both"], row["n_one"]) for row in field["per_category"]} == {
        "A": (2, 0), "B": (1, 1),
    }  # fmt: skip


def test_nothing_in_it_is_no_number():
    text = make_study("MEASURED").reports.get().document
    assert "NaN" not in text
    assert "Infinity" not in text
