"""Retrieval verdicts, diagnoses and criteria ship as data; codes are read under the names they had."""

import pytest

from annotation.selectors.studies import schema_for
from taxonomy.fields.base import BadAnswer, BadSchema
from taxonomy.fields.schema import InvalidAnswers, parse_schema
from taxonomy.rubrics import lint_document, parse_rubric
from taxonomy.selectors.library import aliases_of, codes_of, taxonomy_document
from taxonomy.selectors.templates import template
from taxonomy.services.library import freeze_taxonomy
from taxonomy.services.taxonomy_documents import parse_taxonomy
from tests.studies import NOW, make_study

GOOD = {
    "in_scope": True, "measure_level": "near_match", "measure_confidence": 8, "measure_why": "By another name.",
    "retrieval": "near_match", "missing": "The measure's own name.",
}  # fmt: skip


def faults(schema, answers):
    with pytest.raises(InvalidAnswers) as refused:
        schema.clean(answers)
    return set(refused.value.errors)


def test_near_matches_count_for_retrieval():
    schema = parse_schema(template("schemas", "retrieval-verdict"))
    assert schema.outcome["pass"] == ["match", "near_match"]
    assert schema.clean(GOOD)["retrieval"] == "near_match"
    assert faults(schema, GOOD | {"measure_why": ""}) == {"measure_why"}
    assert faults(schema, {"in_scope": True}) == {"retrieval"}
    assert faults(schema, GOOD | {"in_scope": False}) == {"retrieval", "measure_level"}


def test_a_diagnosis_names_component_owner_and_code():
    _, codes = parse_taxonomy(template("taxonomies", "diagnosis-codes"))
    bound = {"diagnosis-codes": {code["code"]: False for code in codes}}
    schema = parse_schema(template("schemas", "diagnosis"), bound)
    components = [option.value for option in schema.field("component").options]
    assert components == [
        "dataset", "agent-call", "get_context/model", "get_context/retrieval", "construction", "model-definition",
    ]  # fmt: skip
    owners = [option.value for option in schema.field("owner").options]
    assert owners == ["model", "package-skill", "retrieval", "agent-skill", "dataset"]
    said = {
        "component": "get_context/model",
        "owner": "model",
        "primary_code": ["MISSING"],
        "evidence": "step 3",
    }
    assert faults(schema, said) == {"coverage_note"}
    assert all(f"Owner: {owner}." in " ".join(code["definition"] for code in codes) for owner in owners)


def test_the_criteria_rubric_has_nothing_to_mend():
    rubric = parse_rubric(template("rubrics", "criteria-example"))
    assert (rubric.golden_kind, lint_document(rubric)) == ("criteria", [])


@pytest.mark.django_db
def test_renamed_codes_are_read_under_their_old_names():
    missing = {"code": "MISSING", "definition": "m", "aliases": ["COVERAGE"]}
    document = {"name": "diagnosis", "codes": [missing, {"code": "WIDE", "definition": "w"}]}
    version = freeze_taxonomy(document=document, now=NOW)
    assert aliases_of(version) == {"COVERAGE": "MISSING"}
    assert ["aliases" in code for code in taxonomy_document(version)["codes"]] == [True, False]
    fields = [{"key": "codes", "type": "codes", "taxonomy": "diagnosis"}]
    schema = parse_schema({"name": "s", "labels": "case", "fields": fields}, {"diagnosis": codes_of(version)})
    field = schema.field("codes").reading(aliases_of(version))
    assert field.from_text("COVERAGE;WIDE") == ["MISSING", "WIDE"]
    with pytest.raises(BadAnswer):
        schema.field("codes").clean(["COVERAGE"])
    with pytest.raises(BadSchema, match="'WIDE' is a code, or an alias already"):
        freeze_taxonomy(
            document=document | {"codes": [missing | {"aliases": ["WIDE"]}, document["codes"][1]]}, now=NOW
        )


@pytest.mark.django_db
def test_a_study_takes_labels_under_old_names():
    """COVERAGE imports as MISSING."""
    taxonomy = {"name": "reasons", "codes": [{"code": "MISSING", "definition": "m", "aliases": ["COVERAGE"]}]}
    fields = [{"key": "codes", "type": "codes", "taxonomy": "reasons"}]
    schema = {"name": "aliased", "labels": "case", "fields": fields}
    study = make_study("OPEN", schema=schema, taxonomy=taxonomy)
    assert schema_for(study).clean({"codes": ["COVERAGE"]}) == {"codes": ["MISSING"]}
