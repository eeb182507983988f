"""What may be stated as a verifier, a fixture or a run, and how a refusal reads."""

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.checks import check_work
from annotation.core.fixtures.documents import parse_fixture, parse_verifier
from annotation.core.fixtures.files import read_observed
from annotation.core.fixtures.lints import lint_verifier
from annotation.core.fixtures.matrix import matrix
from annotation.core.fixtures.sampling import count, review_sample, unstable_cases
from tests.annotation.fixture_matrix.samples import CRITERION, EXTERNAL, FIXTURES, VERIFIER


def verifier(**changes):
    return parse_verifier(VERIFIER | changes, where="v")


def codes(**changes):
    return {lint.code for lint in lint_verifier(verifier(criteria=[CRITERION | changes]))}


@pytest.mark.parametrize(
    "sentence", ["", "  ", "Fail if it is wrong.", "Pass if it is right.", "pass iff x", "Pass iff", None, 3,
                 "Pass iff it is right. Also the tone is kind."],
)  # fmt: skip
def test_the_sentence_begins_with_pass_iff(sentence):
    with pytest.raises(BadInput, match="v, field 'criterion'"):
        verifier(criterion=sentence)
    assert verifier()["criterion"] == VERIFIER["criterion"]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"name": ""}, "criterion 1, field 'name'"),
        ({"evidence": " "}, "field 'evidence'"),
        ({"produced_by": "somebody"}, "field 'produced_by', value 'somebody': must be one of environment"),
        ({"recomputed": ""}, "field 'recomputed'"),
        ({"spec": {"eval_types": ["exact"]}}, "field 'spec'"),
        ({"rubric": "x"}, "field 'rubric': is no key here"),
    ],
)
def test_a_criterion_names_its_evidence(changes, says):
    with pytest.raises(BadInput, match=says):
        verifier(criteria=[CRITERION | changes])


def test_an_external_verifier_has_a_command_and_no_spec():
    assert parse_verifier(EXTERNAL, where="v")["image"] == "shop-verifier:3"
    with pytest.raises(BadInput, match="field 'command'"):
        parse_verifier(EXTERNAL | {"command": ""}, where="v")
    with pytest.raises(BadInput, match="decides by its command"):
        parse_verifier(EXTERNAL | {"criteria": [CRITERION]}, where="v")


def test_the_kind_of_a_fixture_says_what_must_come_out():
    expected = {
        name: parse_fixture(fixture, where=name).get("expected") for name, fixture in FIXTURES.items()
    }
    assert expected["good"] == expected["other-words"] == "pass"
    assert expected["wrong"] == expected["hack"] == expected["collateral"] == expected["owed"] == "fail"
    assert expected["lost"] == "infrastructure_error"
    with pytest.raises(BadInput, match="field 'expected', value 'fail': this fixture must come out as pass"):
        parse_fixture(FIXTURES["good"] | {"expected": "fail"}, where="f")
    with pytest.raises(BadInput, match="goes with the kind evidence_missing only"):
        parse_fixture(FIXTURES["good"] | {"agent_owed_evidence": True}, where="f")
    with pytest.raises(BadInput, match="field 'not_applicable'"):
        parse_fixture({"boundary": "negation", "not_applicable": " "}, where="f")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"evidence_kind": "action_list", "produced_by": "agent"}, "agent_action_list"),
        ({"evidence": "the service answers success: true"}, "success_flag"),
        ({"evidence_kind": "status_flag"}, "success_flag"),
        ({"evidence_kind": "helper_verdict"}, "deciding_helper"),
        ({"recomputed": "env.is_success() is called"}, "deciding_helper"),
        ({"evidence_kind": "tool_calls"}, "tool_calls"),
        ({"evidence_kind": "final_state"}, "final_state_alone"),
        ({"evidence": "the number of citations in the answer"}, "wording"),
        (
            {"spec": {"eval_types": ["exact_match"], "reference_answers": {"exact_match": ["It is done."]}}},
            "sentence_exact_match",
        ),
    ],
)
def test_lints(changes, code):
    assert code in codes(**changes)
    assert codes() == set()


def test_what_is_tested_may_be_tested():
    assert "wording" not in codes(evidence="citation count", tested="the task asks for three citations")
    assert "tool_calls" not in codes(evidence_kind="tool_calls", why_calls="reading leaves no state")


def test_each_criterion_is_logged_and_a_fault_outweighs_a_fail():
    second = CRITERION | {"name": "mail", "reads": "mail"}
    both = verifier(criteria=[CRITERION, second])
    found = check_work(both, {"answer": "nothing", "mail": 7})
    assert found["outcome"] == "infrastructure_error"
    assert [(row["decision"], row["error"]) for row in found["criteria"]] == [
        ("fail", ""),
        ("infrastructure_error", "mail is no text"),
    ]
    assert check_work(both, {"answer": "refunded", "mail": "refunded"})["outcome"] == "pass"
    assert check_work(both, {"answer": "refunded"}, agent_owed=True)["outcome"] == "fail"
    assert check_work(both, {"answer": "x" * 100_001, "mail": "m"})["outcome"] == "infrastructure_error"


def test_a_matrix_says_what_is_missing_wrong_and_unstable():
    standing = {name: parse_fixture(fixture, where=name) for name, fixture in FIXTURES.items()}
    right = {name: [fixture["expected"]] for name, fixture in standing.items() if "expected" in fixture}
    assert matrix(standing, right).blocks == []
    assert matrix(standing, right | {"lost": ["fail"]}).blocks == [
        "lost: observed fail, expected infrastructure_error"
    ]
    noisy = matrix(
        standing, right | {"good": ["pass", "pass", "fail", "pass", "fail", "infrastructure_error"]}
    )
    assert noisy.blocks == [
        "good: unstable, observed fail 2 times, infrastructure_error, pass 3 times, expected pass"
    ]
    cell = next(cell for cell in noisy.cells if cell.name == "good")
    assert (cell.agreeing, round(cell.variance, 2), cell.n_faults) == (0.6, 0.24, 1)
    without = {name: fixture for name, fixture in standing.items() if name not in ("lost", "no-stale")}
    assert matrix(without, right).blocks == [
        "Missing or corrupt evidence: no fixture that must come out as infrastructure_error",
        "Stale data: no fixture, and no reason why it does not apply",
    ]
    only_faults = matrix(standing, right | {"good": ["infrastructure_error"]})
    assert only_faults.blocks == ["good: observed infrastructure_error, expected pass"]
    assert "good: not run under this version" in matrix(standing, {}).blocks


def test_infrastructure_errors_are_counted_and_in_no_denominator():
    rows = [{"case": f"c{n}", "outcome": "pass" if n < 8 else "fail"} for n in range(10)]
    counted = count([*rows, {"case": "c10", "outcome": "infrastructure_error"}])
    assert counted.sentence() == "8/10, 1 infrastructure error"
    assert counted.rate == 0.8


def test_the_review_sample_is_all_fails_and_a_tenth_of_the_passes():
    rows = [{"case": f"c{n:02}", "outcome": "pass" if n < 25 else "fail"} for n in range(30)]
    rows += [{"case": "torn", "outcome": "pass"}, {"case": "torn", "outcome": "fail"}]
    rows += [{"case": "broken", "outcome": "infrastructure_error"}]
    drawn = review_sample(rows, seed=3)
    assert drawn.fails == [f"c{n}" for n in range(25, 30)]
    assert (len(drawn.passes), drawn.n_passes, drawn.unstable, drawn.n_undecided) == (3, 25, ["torn"], 1)
    assert drawn == review_sample(list(reversed(rows)), seed=3)
    assert drawn.passes != review_sample(rows, seed=4).passes
    assert unstable_cases(rows) == {"torn": {"pass": 1, "fail": 1}}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("fixture,observed,command\ngood,maybe,x\n", "o.csv, row 2, field 'observed', value 'maybe'"),
        ("fixture,observed\ngood,pass\n", "row 2, field 'command'"),
        ("fixture,observed,command,seconds\ngood,pass,x,-1\n", "row 2, field 'seconds', value '-1'"),
        ("fixture,observed,command,verdict\ngood,pass,x,y\n", "row 2, field 'verdict': is no field here"),
        ("fixture,observed,command\ngood,pass\n", "another number of cells"),
        ('[{"fixture": "good", "observed": "pass"}]', "row 1, field 'command'"),
        ('[{"fixture": "good", "observed": "pass", "command": "x", "criteria": [{"criterion": "a"}]}]', "criteria.decision"),
        ("", "holds no rows"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_named(text, says):
    with pytest.raises(BadInput, match=says):
        read_observed(text.encode(), source="o.csv")


def test_csv_and_json_read_alike():
    of_csv = read_observed(b"fixture,observed,command,seconds\r\ngood,pass,run,1.5\r\n", source="o")
    of_json = read_observed(
        b'[{"fixture":"good","observed":"pass","command":"run","seconds":1.5}]', source="o"
    )
    assert [row._replace(row=0) for row in of_csv] == [row._replace(row=0) for row in of_json]
