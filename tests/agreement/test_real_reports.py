"""Real labels imported as studies, measured by the job and opened as pages, equal what other libraries computed."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from annotation.models.studies import Study
from annotation.services.sealed_codes import code_differences
from taxonomy.strict_json import strict_json
from tests.agreement.shared_data import needs_shared_data, shared_json
from tests.annotation.views.conftest import cast
from tests.real_studies import STUDIES, real_study
from tests.studies import make_project

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine, needs_shared_data]

EXPECTED = shared_json("real/expected.json")
# Which entry of the expected figures stands for a field of a study, and by whom.
SUFFIX = {"summeval-experts": "@experts", "summeval-crowd": "@turkers"}
# irrCAC rounds what it returns.
NAMES = {
    "raw_agreement_pooled_pairs": ("raw_agreement", 1e-9),
    "raw_agreement_item_mean": ("raw_agreement_item_mean", 1e-9),
    "fleiss_kappa_gwet_missing": ("fleiss_kappa", 2e-5),
    "gwet_ac1": ("gwet_ac1", 2e-5),
    "brennan_prediger": ("bennett_s", 2e-5),
    "mean_pairwise_cohen_kappa": ("light_kappa", 1e-9),
}


def fields_of(study: Study, between: str) -> dict[str, Any]:
    document = strict_json(study.reports.get(number=1).document)
    return {field["field"]: field for field in document["fields"] if field["between"] == between}


def values(field: dict[str, Any]) -> dict[str, float | None]:
    return {
        measure["name"]: None if measure["value"] is None else float(measure["value"])
        for measure in field["measures"]
    }


def check_coded(field: dict[str, Any], expected: dict[str, Any]) -> None:
    found, compared = values(field), 0
    names = NAMES | {f"krippendorff_alpha_{field['level']}": ("krippendorff_alpha", 1e-9)}
    for theirs, (ours, tolerance) in names.items():
        if theirs in expected and ours in found:
            wanted = expected[theirs]
            assert found[ours] == (wanted if wanted is None else pytest.approx(wanted, abs=tolerance)), ours
            compared += 1
    assert compared >= 5
    assert field["n_pairable"] == expected["n_items_with_2plus"]
    assert field["n_values"] == expected["n_values"]


def check_sets(field: dict[str, Any], expected: dict[str, Any]) -> None:
    found = values(field)
    assert found["raw_agreement"] == pytest.approx(expected["exact_set_match"], abs=1e-9)
    assert found["jaccard_mean"] == pytest.approx(expected["mean_jaccard_empty_empty_is_1"], abs=1e-9)
    assert found["masi_alpha"] == pytest.approx(expected["krippendorff_alpha_masi_0.67_0.33"], abs=5e-4)
    assert field["n_empty_sets"] == expected["n_empty_sets"]
    by_code = {row["category"]: row for row in field["per_category"]}
    for code, wanted in expected["per_code"].items():
        alpha = by_code[code]["alpha"]
        assert float(alpha) == pytest.approx(wanted["krippendorff_alpha_nominal"], abs=1e-9)


def check_pairs(field: dict[str, Any], expected: dict[str, Any]) -> None:
    found = {frozenset(pair["annotators"]): pair for pair in field["pairs"]}
    for wanted in expected.get("pairwise", []):
        pair = found[frozenset(wanted["pair"])]
        assert pair["n"] == wanted["n"]
        if "cohen_kappa" not in wanted:
            continue
        kappa = next(measure for measure in pair["measures"] if measure["name"] == "cohen_kappa")
        value = None if kappa["value"] is None else float(kappa["value"])
        assert value == (wanted["cohen_kappa"] and pytest.approx(wanted["cohen_kappa"], abs=1e-9))


@pytest.mark.parametrize("name", STUDIES)
def test_the_report_of_real_labels_equals_other_libraries_and_opens(name: str) -> None:
    project = make_project()
    study = real_study(name, project)
    between = "human-model" if name == "devai" else "human-human"
    fields = fields_of(study, between)
    for key, field in fields.items():
        expected = EXPECTED[f"{STUDIES[name].file}/{key}{SUFFIX.get(name, '')}"]
        (check_sets if field["level"] == "set" else check_coded)(field, expected)
        check_pairs(field, expected)
    assert code_differences(study) == []
    opens(study)


def opens(study: Study) -> None:
    cast(study.project)
    client = Client()
    client.force_login(type(study.project.memberships.first().user).objects.get(username="vic"))
    for asked in ({}, {"field": "all"}):
        answer = client.get(reverse("report", kwargs={"study_id": study.public_id}), asked)
        text = answer.content.decode()
        assert answer.status_code == 200
        assert "NaN" not in text
        assert "None" not in text
    assert client.get(reverse("report-print", kwargs={"study_id": study.public_id})).status_code == 200


def test_devai_has_one_figure_across_kinds_by_agent_and_its_gate_is_blocked() -> None:
    study = real_study("devai", make_project())
    field = fields_of(study, "human-model")["satisfied"]
    assert study.gate == "MANUAL BLOCKED"
    assert field["main"] == "cohen_kappa"
    by_agent = {row["value"]: row for row in field["slices"][0]["values"]}
    for agent in ("GPT-Pilot", "MetaGPT", "OpenHands"):
        expected = EXPECTED[f"devai/satisfied@{agent}"]["pairwise"][0]
        kappa = next(measure for measure in by_agent[agent]["measures"] if measure["name"] == "cohen_kappa")
        assert float(kappa["value"]) == pytest.approx(expected["cohen_kappa"], abs=1e-9)


def test_repeats_are_self_consistency_and_nothing_else() -> None:
    study = real_study("convabuse", make_project(), most_cases=1500)
    document = strict_json(study.reports.get(number=1).document)
    assert {entry["annotator"] for entry in document["self_consistency"]} >= {"Annotator2", "Annotator7"}
    first = document["self_consistency"][0]
    severity = next(field for field in first["fields"] if field["field"] == "severity")
    assert 0 < severity["n_used"] <= first["n_repeats"]
    assert [measure["name"] for measure in severity["measures"]] == ["raw_agreement", "cohen_kappa_quadratic"]
