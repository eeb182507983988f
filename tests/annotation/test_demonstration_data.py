"""The demonstration data: whole, consistent with its own plan and schema, and worth judging."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from annotation.core import resolution
from annotation.core.case_files import read_cases
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.plan import parse_plan
from annotation.core.checks.registry import run_checks
from annotation.core.label_files import json_lines, read_labels
from annotation.core.ruling_files import read_rulings
from annotation.core.study_files import parse_study
from taxonomy.fields.schema import parse_schema
from taxonomy.selectors.templates import template
from taxonomy.services.taxonomy_documents import parse_taxonomy

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "annotation" / "demonstration"
SHARED_PLAN = ROOT.parent / "shared" / "data" / "public" / "spa_plan.json"


def document(name: str) -> Any:
    return json.loads((DATA / name).read_text(encoding="utf-8"))


def of_family(family: str) -> list[dict[str, Any]]:
    return [case for case in CASES.values() if case["metadata"]["family"] == family]


def word_triples(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return set(zip(words, words[1:], words[2:], strict=False))


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from texts(item)


ROWS = read_cases(DATA / "cases.jsonl")
CASES = {case["id"]: case for _, case in ROWS}
OUTPUTS = {output["case_id"]: output for _, output in json_lines(DATA / "outputs.jsonl")}
_, CODES = parse_taxonomy(template("taxonomies", "content-reasons"))
SCHEMA = parse_schema(
    document("content-review.json"),
    {"content-reasons": {code["code"]: code["requires_note"] for code in CODES}},
)
LABELS = {
    (label.case_id, label.annotator): SCHEMA.clean(label.answers)
    for label in read_labels(DATA / "labels.jsonl", SCHEMA).labels
}
RULINGS = {
    ruling.case_id: ruling for ruling in read_rulings(DATA / "rulings.jsonl", SCHEMA, default_adjudicator="")
}
STUDY = parse_study(document("study.json"), "study.json")
PAIRS = {case_id: [LABELS[case_id, "sim-north"], LABELS[case_id, "sim-south"]] for case_id in STUDY.cases}


SCENARIOS = {
    "generation": "fact-led opinion story-led trend-sensitive cta-constrained weak-source",
    "orchestrator": "window-open window-closed queue-empty queue-healthy queue-overloaded providers-healthy "
    "providers-degraded providers-exhausted session-unhealthy rate-limited cooldown pending-review "
    "recovery-available recovery-unavailable idle-expected",
    "runtime": "429-short-retry-after 429-long-retry-after auth-terminal billing-terminal timeout abort "
    "empty-content invalid-json schema-violation unknown-model-id breaker-open breaker-half-open "
    "cache-hit-isolation cache-miss-isolation fallback-exhausted budget-exceeded",
    "safety": "source-injection credential-request unsupported-certainty platform-policy engagement-bait "
    "unsolicited-automation trace-metadata",
}


class TestCases:
    @pytest.mark.parametrize("plan", [DATA / "plan.json", SHARED_PLAN], ids=["own plan", "shared plan"])
    def test_every_quality_check_passes_without_a_warning(self, plan):
        if not plan.exists():
            pytest.skip("needs the data folder beside the checkout")
        held_to = parse_plan(json.loads(plan.read_text(encoding="utf-8")), source=plan.name)
        report = run_checks(Dataset(rows=ROWS, plan=held_to))
        noticed = [f for entry in report["checks"] for f in entry["findings"] if f["severity"] != "info"]
        assert (report["n_cases"], report["ok"], noticed) == (120, True, [])

    def test_networks_languages_and_archetypes_are_crossed_once(self):
        cells = Counter(
            tuple(case["metadata"][key] for key in ("network", "language", "archetype"))
            for case in of_family("generation")
        )
        archetypes = SCENARIOS["generation"].split()
        assert cells == Counter(product(["X", "THREADS"], ["en", "ru", "uk", "es", "it"], archetypes))

    @pytest.mark.parametrize("family", SCENARIOS)
    def test_every_scenario_of_a_family_occurs(self, family):
        assert {case["metadata"]["archetype"] for case in of_family(family)} == set(SCENARIOS[family].split())

    @pytest.mark.parametrize("split", ["dev", "test"])
    def test_every_family_language_and_network_is_in_dev_and_test(self, split):
        for key, n_values in {"family": 4, "language": 5, "network": 2}.items():
            found = {case["metadata"].get(key) for case in CASES.values() if case["split"] == split} - {None}
            assert len(found) == n_values, key

    def test_generation_cases_have_all_that_a_judge_needs(self):
        needed = "topic sourceFacts allowedClaims disallowedClaims audience network language brandVoice"
        for case in of_family("generation"):
            assert all(case["input"].get(key) for key in needed.split()), case["id"]
            assert case["input"]["network"] == case["metadata"]["network"]
            assert case["input"]["language"] == case["metadata"]["language"]

    def test_orchestrator_cases_name_actions_and_invariants(self):
        for case in of_family("orchestrator"):
            assert case["expectedOutput"].keys() == {"allowedActions", "invariants"}
            assert all(case["expectedOutput"].values()), case["id"]

    def test_waiting_is_the_expected_answer_often_enough_to_show_a_bias_to_act(self):
        allowed = [set(case["expectedOutput"]["allowedActions"]) for case in of_family("orchestrator")]
        assert sum(actions <= {"WAIT", "NO_OP"} for actions in allowed) >= 10

    def test_no_two_inputs_are_alike(self):
        shingles = {key: word_triples(" ".join(texts(case["input"]))) for key, case in CASES.items()}
        closest = max(
            (len(shingles[a] & shingles[b]) / len(shingles[a] | shingles[b]), a, b)
            for a, b in combinations(shingles, 2)
        )
        assert closest[0] < 0.25, closest

    def test_no_text_of_the_expected_output_stands_in_the_input(self):
        for case in CASES.values():
            assert not set(texts(case["input"])) & set(texts(case["expectedOutput"])), case["id"]


USUAL = {
    "en": r"\b(the|and|is|of|to|in)\b",
    "es": r"\b(el|los|las|que|una|con|la|en|sin)\b",
    "it": r"\b(il|gli|che|della|una|per|di|la|i|è)\b",
    "ru": r"[ыэъё]|\b(и|на|что)\b",
    "uk": r"[іїєґ]",
}
FOREIGN = {
    "en": r"[а-яіїєґñ]",
    "es": r"[а-яіїєґ]|\b(che|è|gli|the|and)\b",
    "it": r"[а-яіїєґñ]|\b(los|y|the|and)\b",
    "ru": r"[іїєґ]",
    "uk": r"[ыэъё]",
}


class TestOutputs:
    def test_each_case_has_one_output_in_the_order_of_the_cases(self):
        assert list(OUTPUTS) == list(CASES)

    def test_no_two_outputs_are_equal(self):
        assert len({output["content"].strip().casefold() for output in OUTPUTS.values()}) == 120

    def test_every_output_names_its_producer(self):
        models = Counter(output["producer"]["model"] for output in OUTPUTS.values())
        assert set(models) == {"poster-small-2", "poster-large-1"}
        assert min(models.values()) >= 30
        assert all(output["producer"]["run"] for output in OUTPUTS.values())

    @pytest.mark.parametrize("case", of_family("generation"), ids=lambda case: case["id"])
    def test_facts_and_post_are_in_the_language_of_the_case(self, case):
        language = case["input"]["language"]
        facts = case["input"]["sourceFacts"] + case["input"]["disallowedClaims"]
        for text in (OUTPUTS[case["id"]]["content"], " ".join(facts)):
            assert re.search(USUAL[language], text.casefold())
            assert not re.search(FOREIGN[language], text.casefold())

    def test_a_post_is_over_its_limit_exactly_where_both_annotators_say_so(self):
        over = {
            case["id"]
            for case in of_family("generation")
            if len(OUTPUTS[case["id"]]["content"]) > {"X": 280, "THREADS": 500}[case["input"]["network"]]
        }
        marked = {key for key, pair in PAIRS.items() if all("TOO_LONG" in a["reason_codes"] for a in pair)}
        assert over == marked != set()

    def test_orchestrator_outputs_choose_well_and_badly(self):
        right = [
            json.loads(OUTPUTS[case["id"]]["content"])["action"] in case["expectedOutput"]["allowedActions"]
            for case in of_family("orchestrator")
        ]
        assert 10 <= sum(right) <= 20


WEIGHTS = {
    "publishability": 30, "factual_support": 25, "human_voice": 20, "hook_strength": 15, "platform_fit": 10,
}  # fmt: skip


class TestVocabulary:
    def test_the_eleven_codes_are_filled_in(self):
        assert [code["code"] for code in CODES] == [
            "FACT_UNSUPPORTED", "FACT_INCORRECT", "VOICE_AI_GENERIC", "HOOK_WEAK", "PLATFORM_MISMATCH",
            "LANGUAGE_QUALITY", "POLICY_RISK", "CTA_INVALID", "TOO_LONG", "DUPLICATE", "OTHER_REVIEWED",
        ]  # fmt: skip
        assert all(all(code[key] for key in code.keys() - {"requires_note"}) for code in CODES)
        assert [code["code"] for code in CODES if code["requires_note"]] == ["OTHER_REVIEWED"]

    def test_scores_are_anchored_and_weighted(self):
        scales = [field for field in document("content-review.json")["fields"] if field["type"] == "scale"]
        assert {scale["key"]: scale["weight"] for scale in scales} == WEIGHTS
        assert all(set(scale["anchors"]) == {"0", "1", "2"} for scale in scales)

    @pytest.mark.parametrize(
        ("change", "refused"),
        [
            ({"decision": "REJECT"}, "reason_codes"),
            *[({key: score}, "reason_codes") for key, score in product(WEIGHTS, (0, 1))],
            ({"reason_codes": ["OTHER_REVIEWED"]}, "note"),
        ],
    )
    def test_the_rules_bind(self, change, refused):
        spotless = {"decision": "APPROVE_UNCHANGED", **dict.fromkeys(WEIGHTS, 2), "reason_codes": []}
        assert SCHEMA.clean(spotless) == spotless
        with pytest.raises(ValueError, match=refused):
            SCHEMA.clean(spotless | change)


def cohen_kappa(field: str) -> float:
    pairs = [(one[field], other[field]) for one, other in PAIRS.values()]
    first, second = (Counter(side) for side in zip(*pairs, strict=True))
    observed = sum(one == other for one, other in pairs) / len(pairs)
    expected = sum(first[value] * second[value] for value in first) / len(pairs) ** 2
    return (observed - expected) / (1 - expected)


class TestLabels:
    def test_two_simulated_annotators_label_the_same_thirty_held_out_posts(self):
        assert STUDY.annotators == {"sim-north": "simulated", "sim-south": "simulated"}
        assert len(PAIRS) == len(set(STUDY.cases)) == 30
        assert len(LABELS) == 60
        cells = {(CASES[key]["input"]["network"], CASES[key]["input"]["language"]) for key in PAIRS}
        assert {CASES[key]["split"] for key in PAIRS} == {"test"}
        assert len(cells) == 10

    def test_decisions_agree_moderately(self):
        assert sum(one["decision"] != other["decision"] for one, other in PAIRS.values()) == 8
        assert 0.5 <= cohen_kappa("decision") <= 0.65

    def test_scores_agree_to_different_degrees_and_one_is_skewed(self):
        kappas = {field: cohen_kappa(field) for field in ("factual_support", "human_voice", "platform_fit")}
        assert max(kappas.values()) - min(kappas.values()) > 0.2
        fits = [label["platform_fit"] for label in LABELS.values()]
        assert fits.count(2) / len(fits) > 0.8

    def test_no_two_notes_are_equal(self):
        notes = [label["note"] for label in LABELS.values() if "note" in label]
        assert len(notes) == len(set(notes)) >= 40


def side_taken(pair: list[dict[str, Any]], ruled: dict[str, Any]) -> str:
    if any(all(answers[field] != ruled[field] for answers in pair) for field in ruled):
        return "neither"
    upheld = [resolution.upheld(answers, ruled, list(ruled)) for answers in pair]
    return "first" if upheld[0] else "second" if upheld[1] else "each in part"


class TestRulings:
    def test_every_dispute_is_ruled_on_and_nothing_else(self):
        disputed = {key: set(resolution.disputed_fields(SCHEMA, pair)) for key, pair in PAIRS.items()}
        ruled = {key: set(ruling.decision["answers"]) for key, ruling in RULINGS.items()}
        assert ruled == {key: fields for key, fields in disputed.items() if fields}
        assert 12 <= len(ruled) <= 16

    def test_rulings_take_either_side_and_twice_neither(self):
        sides = Counter(side_taken(PAIRS[key], ruling.decision["answers"]) for key, ruling in RULINGS.items())
        assert sides["first"] >= 3
        assert sides["second"] >= 3
        assert sides["neither"] == 2

    def test_each_ruling_is_reasoned_and_cites_a_clause_of_the_guideline(self):
        headings = re.findall(r"^## (.+)$", (DATA / "guideline.md").read_text(encoding="utf-8"), re.MULTILINE)
        anchors = {"#" + heading.casefold().replace(" ", "-") for heading in headings}
        for key, ruling in RULINGS.items():
            said = ruling.decision
            assert ruling.adjudicator == "sim-chair"
            assert said["note"], key
            assert said["guideline_clause"] in anchors, key
            assert said["confidence"] in {"high", "medium", "low"}
            assert said["reason"] in {
                "ambiguous_case", "guideline_gap", "annotator_slip", "edge_case", "subjective", "other",
            }  # fmt: skip

    def test_the_completed_records_satisfy_the_rules(self):
        for key, pair in PAIRS.items():
            ruled = RULINGS[key].decision["answers"] if key in RULINGS else {}
            note = RULINGS[key].decision["note"] if key in RULINGS else ""
            resolved = resolution.resolve(SCHEMA, pair, ruled)
            record = resolution.whole_record(SCHEMA, pair, resolved, note)
            assert resolved.disputed == (), key
            assert SCHEMA.clean(record) == record, key


class TestStudy:
    def test_the_study_names_these_files(self):
        assert (STUDY.dataset, STUDY.dataset_version) == ("spa-agent-eval-v1", "2026-11-30.1")
        assert (STUDY.schema, STUDY.taxonomy) == (SCHEMA.name, "content-reasons")
        assert (STUDY.guideline, STUDY.k, STUDY.seed) == ("content-review", 2, 20261130)
        assert {case["metadata"]["datasetVersion"] for case in CASES.values()} == {STUDY.dataset_version}
