"""The shipped schemas and taxonomies: whole, usable, and holding what they promise."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from taxonomy.fields.registry import FIELD_TYPES
from taxonomy.fields.schema import InvalidAnswers, Schema, parse_schema
from taxonomy.mapping_steps import read_steps
from taxonomy.services.taxonomy_documents import parse_taxonomy
from taxonomy.strict_json import strict_json

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "taxonomy" / "templates"
DEMONSTRATION = ROOT / "annotation" / "demonstration"
CASES = ROOT.parent / "shared" / "data" / "cases"
SCHEMAS = {path.stem: path for path in sorted((TEMPLATES / "schemas").glob("*.json"))}
SCORES = ("publishability", "factual_support", "human_voice", "hook_strength", "platform_fit")
CODES = {
    "FACT_UNSUPPORTED", "FACT_INCORRECT", "VOICE_AI_GENERIC", "HOOK_WEAK", "PLATFORM_MISMATCH", "LANGUAGE_QUALITY",
    "POLICY_RISK", "CTA_INVALID", "TOO_LONG", "DUPLICATE", "OTHER_REVIEWED",
}  # fmt: skip


def document(path: Path) -> Any:
    return strict_json(path.read_bytes())


def cases(name: str) -> Any:
    path = CASES / name
    if not path.is_file():
        pytest.skip(f"{name} is not beside the repository")
    return json.loads(path.read_text(encoding="utf-8"))


def template(name: str) -> Schema:
    _, codes = parse_taxonomy(document(TEMPLATES / "taxonomies" / "content-reasons.json"))
    bound = {"content-reasons": {code["code"]: code["requires_note"] for code in codes}}
    _, diagnoses = parse_taxonomy(document(TEMPLATES / "taxonomies" / "diagnosis-codes.json"))
    bound["diagnosis-codes"] = {code["code"]: code["requires_note"] for code in diagnoses}
    return parse_schema(document(SCHEMAS[name]), bound)


def errors(schema: Schema, answers: dict[str, Any]) -> dict[str, str]:
    try:
        schema.clean(answers)
    except InvalidAnswers as refusal:
        return refusal.errors
    return {}


def review(
    decision: str, *codes: str, scores: tuple[int, ...] = (2, 2, 2, 2, 2), **more: Any
) -> dict[str, Any]:
    return {
        "decision": decision,
        "reason_codes": list(codes),
        **dict(zip(SCORES, scores, strict=True)),
        **more,
    }


def edit(n_edits: int, length: int = 1000) -> dict[str, Any]:
    return {"final_text": {"original": "x" * length, "final": "y" * n_edits + "x" * (length - n_edits)}}


def test_there_are_eight_schemas_each_in_a_file_of_its_name() -> None:
    expected = {
        "open-coding",
        "content-review",
        "verifier-spec",
        "answer-verdict",
        "verifier-fixture",
        "failure-class",
        "retrieval-verdict",
        "diagnosis",
    }
    assert {name: document(path)["name"] for name, path in SCHEMAS.items()} == {
        name: name for name in expected
    }


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_a_schema_is_valid_and_says_what_each_rule_wants(name: str) -> None:
    schema = template(name)
    assert all(field.title for field in schema.fields)
    assert all(rule.message.endswith(".") and "as the rule on" not in rule.message for rule in schema.rules)


def test_the_reasons_are_eleven_codes_with_every_property_filled() -> None:
    name, codes = parse_taxonomy(document(TEMPLATES / "taxonomies" / "content-reasons.json"))
    assert name == "content-reasons"
    assert {code["code"] for code in codes} == CODES
    assert all(value for code in codes for key, value in code.items() if key != "requires_note")
    assert [code["code"] for code in codes if code["requires_note"]] == ["OTHER_REVIEWED"]


class TestContentReview:
    SCHEMA = template("content-review")

    def test_the_weights_are_declared_and_sum_to_a_hundred(self) -> None:
        assert [self.SCHEMA.field(key).weight for key in SCORES] == [30, 25, 20, 15, 10]  # type: ignore[union-attr]

    def test_every_step_of_every_score_has_an_anchor(self) -> None:
        assert all(set(self.SCHEMA.field(key).anchors) == {"0", "1", "2"} for key in SCORES)  # type: ignore[union-attr]

    def test_quality_and_the_gate_on_factual_support(self) -> None:
        derived = self.SCHEMA.derived(
            self.SCHEMA.clean(review("APPROVE_EDITED", "HOOK_WEAK", scores=(2, 1, 2, 2, 2)))
        )
        assert derived == {"factual_support.passes_gate": False, "quality_score": 0.875}

    @pytest.mark.parametrize(
        ("answers", "field"),
        [
            (review("APPROVE_UNCHANGED"), None),
            (review("REJECT"), "reason_codes"),
            (review("REJECT", "DUPLICATE"), None),
            (review("APPROVE_EDITED", **edit(50)), "reason_codes"),
            (review("APPROVE_EDITED", **edit(49)), None),
            (review("APPROVE_EDITED", **edit(1, 20)), "reason_codes"),
            (review("APPROVE_EDITED", "HOOK_WEAK", **edit(50)), None),
            (review("APPROVE_UNCHANGED", **edit(1)), "decision"),
            (review("APPROVE_UNCHANGED", **edit(0)), None),
            (review("APPROVE_UNCHANGED", final_text={"original": "a\nb", "final": "a \r\nb"}), None),
            (review("APPROVE_EDITED", "OTHER_REVIEWED"), "note"),
            (review("APPROVE_EDITED", "OTHER_REVIEWED", note="  "), "note"),
            (review("APPROVE_EDITED", "OTHER_REVIEWED", note="a pun in a condolence thread"), None),
            (review("APPROVE_EDITED", note="x" * 501), "note"),
            (review("APPROVE_EDITED", "MADE_UP"), "reason_codes"),
        ],
    )  # fmt: skip
    def test_a_reason_is_asked_where_one_is_owed(self, answers: dict[str, Any], field: str | None) -> None:
        assert set(errors(self.SCHEMA, answers)) == ({field} if field else set())

    @pytest.mark.parametrize("place", range(5))
    @pytest.mark.parametrize("score", [0, 1])
    def test_a_score_below_two_needs_a_code(self, place: int, score: int) -> None:
        scores = tuple(score if index == place else 2 for index in range(5))
        assert set(errors(self.SCHEMA, review("APPROVE_EDITED", scores=scores))) == {"reason_codes"}
        assert errors(self.SCHEMA, review("APPROVE_EDITED", "HOOK_WEAK", scores=scores)) == {}

    def test_the_demonstration_labels_are_valid_under_it(self) -> None:
        lines = (DEMONSTRATION / "labels.jsonl").read_text(encoding="utf-8").splitlines()
        assert len(lines) > 1
        assert [errors(self.SCHEMA, strict_json(line)["answers"]) for line in lines] == [{}] * len(lines)

    def test_the_published_label_cases_hold(self) -> None:
        given = {
            "DQ-33": review("REJECT"),
            "DQ-35": review("APPROVE_EDITED", **edit(49)),
            "DQ-37": review("APPROVE_EDITED", "OTHER_REVIEWED"),
            "DQ-39": review("APPROVE_EDITED", scores=(2, 2, 1, 2, 2)),
        }
        listed = [case for case in cases("dataset_quality_cases.json")["cases"] if case["id"] in given]
        assert len(listed) == len(given)
        for case in listed:
            found = errors(self.SCHEMA, given[case["id"]])
            assert set(found) == (set() if case["expected"]["ok"] else {case["expected"]["field"]}), case[
                "id"
            ]


class TestVerifierSpec:
    SCHEMA = template("verifier-spec")
    ABOUT = ("confidence", "subjective", "gold_suspect", "notes", "positive_examples", "negative_examples")
    HELD_BY_THE_SCHEMA = frozenset(
        {"program_html", "notes", "subjective", "confidence", "positive_examples", "duplicate"}
    )

    def answers(self, annotation: dict[str, Any]) -> dict[str, Any]:
        spec = {name: annotation[name] for name in ("eval_types", "reference_answers")}
        return {"spec": spec, **{name: annotation[name] for name in self.ABOUT if name in annotation}}

    def test_the_published_spec_cases_hold_as_far_as_they_need_no_engine(self) -> None:
        n_refused = 0
        for case in cases("verifier_spec_cases.json")["spec_validation"]:
            found = errors(self.SCHEMA, self.answers(case["annotation"]))
            if case["valid"]:
                assert found == {}, case["id"]
            elif case["error_mentions"] in self.HELD_BY_THE_SCHEMA:
                assert case["error_mentions"] in str(found), case["id"]
                n_refused += 1
        assert n_refused >= len(self.HELD_BY_THE_SCHEMA)

    @pytest.mark.parametrize(
        ("change", "field"),
        [
            ({}, None),
            ({"confidence": "low"}, "notes"),
            ({"confidence": "low", "notes": "unsure about the plural"}, None),
            ({"gold_suspect": True}, "notes"),
            ({"eval_types": ["llm_judge"], "reference_answers": {}}, "subjective"),
            ({"eval_types": ["llm_judge"], "reference_answers": {}, "subjective": True}, "notes"),
            ({"eval_types": ["llm_judge"], "reference_answers": {}, "subjective": True, "notes": "a matter of taste"}, None),
            ({"subjective": True, "notes": "x"}, "subjective"),
            ({"negative_examples": ["a", "b"]}, "negative_examples"),
        ],
    )  # fmt: skip
    def test_claims_and_spec_fit_each_other(self, change: dict[str, Any], field: str | None) -> None:
        base = {
            "eval_types": ["string_match"],
            "reference_answers": {"must_include": ["oak"]},
            "confidence": "high",
            "subjective": False,
            "gold_suspect": False,
        }
        assert set(errors(self.SCHEMA, self.answers(base | change))) == ({field} if field else set())


VERDICT = {"verdict": "match", "confidence": 9, "why": "All rows are there.", "gold_status": "verified"}
FIXTURE = {
    "fixture": "known_good", "expected": "pass", "observed": "fail", "command": "verify", "verifier_version": "1",
}  # fmt: skip
FAILURE = {"inconclusive": False, "failure_class": "capability", "action": "keep", "evidence": "step 9"}


@pytest.mark.parametrize(
    ("name", "answers", "refused"),
    [
        ("open-coding", {"behaviour": "states a date that the source lacks", "verdict": "FAIL"}, ""),
        ("open-coding", {"behaviour": " ", "verdict": "FAIL"}, "behaviour"),
        ("answer-verdict", VERDICT, ""),
        ("answer-verdict", VERDICT | {"verdict": "partial"}, "verdict"),
        ("answer-verdict", VERDICT | {"confidence": 0}, "confidence"),
        ("answer-verdict", VERDICT | {"confidence": 11}, "confidence"),
        ("answer-verdict", VERDICT | {"why": ""}, "why"),
        ("answer-verdict", VERDICT | {"verdict": "near_match"}, "rubric_clause"),
        ("answer-verdict", VERDICT | {"verdict": "near_match", "rubric_clause": "2b"}, ""),
        ("answer-verdict", VERDICT | {"verdict": "near_match", "rubric_clause": "2b", "reader_misled": True}, "verdict"),
        ("answer-verdict", VERDICT | {"gold_status": "suspect"}, "gold_note"),
        ("answer-verdict", VERDICT | {"column_pairing": {"revenue": "gross"}}, ""),
        ("verifier-fixture", FIXTURE, ""),
        ("verifier-fixture", FIXTURE | {"expected": "fail"}, "expected"),
        ("verifier-fixture", FIXTURE | {"fixture": "shortcut"}, "expected"),
        ("verifier-fixture", FIXTURE | {"fixture": "shortcut", "expected": "fail", "run_seconds": 0.25}, ""),
        ("verifier-fixture", FIXTURE | {"run_seconds": -1}, "run_seconds"),
        ("verifier-fixture", FIXTURE | {"fixture": "evidence_missing"}, "agent_owed_evidence expected"),
        (
            "verifier-fixture",
            FIXTURE | {"fixture": "evidence_missing", "expected": "fail", "agent_owed_evidence": False},
            "expected",
        ),
        (
            "verifier-fixture",
            FIXTURE | {"fixture": "evidence_missing", "expected": "fail", "agent_owed_evidence": True},
            "",
        ),
        ("failure-class", FAILURE, ""),
        ("failure-class", {"inconclusive": True, "evidence": "the trace breaks off"}, ""),
        ("failure-class", FAILURE | {"inconclusive": True}, "failure_class"),
        ("failure-class", {"inconclusive": False, "evidence": "step 9"}, "failure_class action"),
        ("failure-class", FAILURE | {"failure_class": "false_rejection"}, "action"),
        ("failure-class", FAILURE | {"failure_class": "false_rejection", "action": "fix_verifier"}, ""),
        ("failure-class", FAILURE | {"failure_class": "leakage"}, "action"),
    ],
)  # fmt: skip
def test_the_rules_of_the_other_templates(name: str, answers: dict[str, Any], refused: str) -> None:
    assert set(errors(template(name), answers)) == set(refused.split())


class TestDocumentation:
    PAGE = (ROOT / "docs" / "schemas.md").read_text(encoding="utf-8")

    def blocks(self) -> list[Any]:
        return [strict_json(block.split("```")[0]) for block in self.PAGE.split("```json")[1:]]

    def test_every_field_type_and_its_properties_have_a_row(self) -> None:
        common = {"key", "title", "help", "required", "adjudicate", "guideline"}
        for name, kind in FIELD_TYPES.items():
            row = next(line for line in self.PAGE.splitlines() if line.startswith(f"| `{name}` |"))
            own = {field.name for field in fields(kind)} - kind.not_in_documents() - common
            described = row + (
                " `minimum` `maximum` `tolerance` `true_zero`" if "as `integer`" in row else ""
            )
            assert not {prop for prop in own if f"`{prop}`" not in described}, name

    def test_every_template_has_a_row(self) -> None:
        assert not {name for name in SCHEMAS if f"| `{name}` |" not in self.PAGE}

    def test_the_schema_shown_is_valid_and_the_mapping_shown_can_be_read(self) -> None:
        schema, mapping = self.blocks()
        assert parse_schema(schema, {"content-reasons": dict.fromkeys(CODES, False)}).outcome["pass"] == [
            "OK"
        ]
        assert [step.kind for step in read_steps(mapping)] == ["rename", "merge", "split", "retire", "add"]
