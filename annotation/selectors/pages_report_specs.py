"""The part of a report on verifier specs: agreement on what they accept, and the answers on which they differ."""

from typing import Any

from annotation.models.studies import Study
from annotation.selectors.pages_figures import figure

FIRST_LISTED = 20


def spec_behaviour(study: Study, document: dict[str, Any]) -> list[dict[str, Any]]:
    """Each field and panel; who accepts what is told nowhere, the table being for a pair of annotators."""
    found = document.get("behaviour", [])
    keys = {row["case_id"] for part in found for row in part["differing"][:FIRST_LISTED]}
    cases = study.cases.filter(case__external_id__in=keys)
    ids = dict(cases.values_list("case__external_id", "public_id"))
    return [
        {
            "title": part["title"],
            "between": part["between"],
            "n_cases": part["n_cases"],
            "n_alike": part["n_cases"] - part["n_cases_differing"],
            "pairs": [_pair(pair) for pair in part["pairs"]],
            "n_differing": part["n_differing"],
            "differing": [
                row | {"public_id": ids.get(row["case_id"])} for row in part["differing"][:FIRST_LISTED]
            ],
            "is_cut": part["n_differing"] > FIRST_LISTED,
        }
        for part in found
    ]


def behaviour_sentence(document: dict[str, Any]) -> dict[str, str] | None:
    """What a report over specs comes to, where two annotators wrote them; None elsewhere."""
    found = [part for part in document.get("behaviour", []) if len(part["pairs"]) == 1]
    if not found:
        return None
    [pair] = found[0]["pairs"]
    kappa = next((figure(measure) for measure in pair["measures"] if measure["name"] == "cohen_kappa"), None)
    if kappa is None or not kappa["text"]:
        return None
    title = f"{kappa['title']} {kappa['text']} over accept or reject"
    if kappa["interval"]:
        title += f", somewhere between {kappa['interval'].replace(' to ', ' and ')}"
    alike = found[0]["n_cases"] - found[0]["n_cases_differing"]
    says = f"In {alike} of {found[0]['n_cases']} cases the specs judge every pooled answer alike."
    return {"field": found[0]["title"], "title": title, "says": says}


def _pair(pair: dict[str, Any]) -> dict[str, Any]:
    eval_types = [figure(measure) for measure in pair["eval_types"]["measures"]]
    return {
        "n_cases": pair["n_cases"],
        "n_answers": pair["n_answers"],
        "n_undecided": pair["n_undecided"],
        "figures": [figure(measure) for measure in pair["measures"]],
        "eval_types": [found | {"title": f"Verifiers used: {found['title']}"} for found in eval_types],
    }
