"""Judging by program: the same answers, suggestions and refusals as by page, and as blind."""

import json

import pytest
from django.urls import reverse

from agreement.services.noise import keep_noise_band
from annotation.models.judging import Attempt, JudgePass, NoiseBand, Verdict
from taxonomy.services.rubric_drafts import create_rubric_draft, freeze_rubric_draft
from tests.annotation.judging.test_judging_page import GOOD, RUBRIC
from tests.annotation.judging.worlds import GOLDENS, ROWS, attempts, dataset, put_run, put_verdicts
from tests.studies import ACTOR, NOW

SAID = {
    "figure_correct": True,
    "verdict": "match",
    "confidence": 9,
    "why": "All there.",
    "gold_status": "verified",
}
OTHERS = ("the model said so", "agent-a", "judge:j6")


def send(client, address, body=None, **headers):
    return client.post(address, json.dumps(body or {}), content_type="application/json", headers=headers)


@pytest.fixture
def rubric(db):
    draft = create_rubric_draft(document=RUBRIC, actor="mia", now=NOW)
    return freeze_rubric_draft(version=draft, reason="first", actor="mia", now=NOW)


@pytest.fixture
def run(project):
    run = put_run(dataset(project), attempts(q2={"query": "SELECT shipped_at"}))
    put_verdicts(run, {case: {"why": "the model said so"} for case in GOLDENS})
    return run


@pytest.fixture
def begun(run, rubric, signed_in):
    """Ada's client and her pass, as a program is told of it."""
    ada = signed_in("ada")
    answer = send(ada, reverse("api-judge-begin", args=[run.public_id]), {"rubric": str(rubric.pk)})
    assert answer.status_code == 201
    return ada, answer.json()


def at(begun, case, route="api-judge-answer"):
    attempt = Attempt.objects.get(case__external_id=case)
    return reverse(route, args=[begun["id"], attempt.public_id])


def test_a_run_is_judged_from_the_first_answer_to_the_last(begun):
    ada, told = begun
    while told["next_answer"]:
        address = reverse("api-judge-answer", args=[begun[1]["id"], told["next_answer"]])
        shown = ada.get(address)
        assert not any(word in shown.content.decode() for word in OTHERS)
        case = shown.json()["case_id"]
        verdict = {} if case != "q3" else {"names_missing": True, "is_refusal": True}
        answer = send(ada, address, SAID | verdict)
        assert answer.status_code == 201, answer.content
        told = answer.json()
    done = ada.get(reverse("api-judging", args=[begun[1]["id"]])).json()
    assert (done["n_judged"], done["n_total"], done["next_answer"]) == (4, 4, None)
    places = ada.get(reverse("api-judge-answers", args=[done["id"]]), {"limit": 3}).json()
    assert [(row["case_id"], row["is_judged"]) for row in places["results"]] == [
        (case, True) for case in ("q1", "q2", "q3")
    ]
    assert places["next"]


def test_an_answer_is_served_with_what_it_is_judged_by(begun):
    ada, told = begun
    shown = ada.get(at(told, "q1")).json()
    assert (shown["question"], shown["case_fields"]) == (
        {"question": "Question q1?"},
        {"fields": {"sales": "net of returns"}},
    )
    assert (shown["golden"]["value"], shown["answer"]["rows"]) == (ROWS, ROWS)
    assert (shown["comparison"]["n_located"], shown["comparison"]["suggestion"]) == (2, "contained")
    assert shown["column_pairing"] == {"region": "region", "sales": "sales"}
    assert [clause["key"] for clause in shown["clauses"]] == ["net", "gross"]
    assert (shown["said"], shown["revision"], shown["suggestion"]["verdict"]) == (None, 0, None)
    send(ada, at(told, "q1"), SAID | {"column_pairing": {"region": "region"}})
    again = ada.get(at(told, "q1")).json()
    assert (again["revision"], again["said"]["verdict"], again["said"]["figure_correct"]) == (
        1,
        "match",
        True,
    )
    assert again["said"]["column_pairing"] == {"region": "region", "sales": None}
    assert again["said"]["names_missing"] is False


def test_ticks_suggest_and_another_verdict_needs_a_reason(begun):
    ada, told = begun
    ticks = {"figure_correct": True, "clauses": {"gross": "taken"}}
    offered = send(ada, at(told, "q1", "api-judge-suggestion"), ticks).json()
    assert (offered["verdict"], offered["clauses"]) == ("near_match", ["gross"])
    refused = send(ada, at(told, "q1"), SAID | ticks)
    assert (refused.status_code, refused["Content-Type"]) == (422, "application/problem+json")
    assert "say why you differ" in refused.json()["errors"]["override_reason"][0]
    kept = send(ada, at(told, "q1"), SAID | ticks | {"override_reason": "Asked for gross."})
    assert (kept.status_code, kept.json()["revision"]) == (201, 1)
    vetoed = send(ada, at(told, "q2"), SAID).json()
    assert (vetoed["verdict"], vetoed["judge_verdict"]) == ("no_match", "match")
    unknown = send(ada, at(told, "q1", "api-judge-suggestion"), {"clauses": {"nett": "taken"}})
    assert (unknown.status_code, "'nett'" in unknown.json()["detail"]) == (422, True)


@pytest.mark.parametrize(
    ("change", "status", "field"),
    [
        ({"clauses": {"only-q4": "taken"}}, 422, "clauses"),
        ({"clauses": {"net": "maybe"}}, 400, "clauses"),
        ({"rubric_clause": "nett"}, 422, "rubric_clause"),
        ({"column_pairing": {"regoin": "region"}}, 422, "column_pairing"),
        ({"column_pairing": {"region": "sale"}}, 422, "column_pairing"),
        ({"gold_status": "suspect"}, 422, "gold_note"),
        ({"confidence": 11}, 400, "confidence"),
        ({"figure": "right"}, 400, "figure"),
    ],
)
def test_what_a_verdict_cannot_say_is_refused_by_its_field(begun, change, status, field):
    ada, told = begun
    refused = send(ada, at(told, "q1"), SAID | change)
    assert (refused.status_code, list(refused.json()["errors"])) == (status, [field])
    assert not Verdict.objects.filter(judge_pass__judge__kind="human").exists()


def test_a_page_posts_no_column_and_no_clause_that_is_not_there(begun, project):
    ada, told = begun
    address = (
        at(told, "q1")
        .replace("/api/v1/judging/", f"/projects/{project.slug}/judging/")
        .replace("answers/", "")
    )
    for change in ({"pair:region": "sale"}, {"rubric_clause": "nett"}):
        assert ada.post(address, GOOD | change).status_code == 422
    assert not Verdict.objects.filter(judge_pass__judge__kind="human").exists()


def test_a_key_acts_once_and_a_second_thought_is_a_revision(begun):
    ada, told = begun
    answers = [send(ada, at(told, "q1"), SAID, **{"Idempotency-Key": key}) for key in ("a", "a", "b")]
    assert [answer.json()["revision"] for answer in answers] == [1, 1, 2]
    assert answers[1]["Idempotent-Replayed"] == "true"


def test_a_pass_is_for_its_own_judge_alone(begun, run, signed_in, project):
    _, told = begun
    asked = [
        reverse("api-judging", args=[told["id"]]),
        reverse("api-judge-answers", args=[told["id"]]),
        at(told, "q1"),
    ]
    statuses = {
        name: {signed_in(name).get(address).status_code for address in asked}
        for name in ("mia", "vic", "ann", "eve")
    }
    assert statuses == {"mia": {404}, "vic": {403}, "ann": {404}, "eve": {404}}
    begin = reverse("api-judge-begin", args=[run.public_id])
    assert [send(signed_in(name), begin).status_code for name in ("vic", "ann", "eve")] == [403, 404, 404]
    assert send(signed_in("mia"), begin, {"rubric": "999999"}).status_code == 422
    model = JudgePass.objects.get(judge__kind="model")
    assert signed_in("mia").get(reverse("api-judging", args=[model.public_id])).status_code == 404


def test_nobody_judges_an_own_answer(begun, run, signed_in):
    ada = JudgePass.objects.get(public_id=begun[1]["id"]).judge.pseudonym
    own = put_run(run.dataset_version, attempts(q1={"actor": ada}), name="own")
    refused = send(begun[0], reverse("api-judge-begin", args=[own.public_id]))
    assert (refused.status_code, "somebody else judges it" in refused.json()["detail"]) == (403, True)


def test_the_noise_of_a_pair_is_kept_once(run, project, signed_in):
    mia, address = signed_in("mia"), reverse("api-runs-noise", args=[project.slug])
    first, second = (put_verdicts(run, {case: {"verdict": said} for case in GOLDENS}, judge="judge:j7")
                     for said in ("match", "no_match"))  # fmt: skip
    body = {"first": str(first.public_id), "second": str(second.public_id)}
    kept = send(mia, address, body)
    assert (kept.status_code, kept.json()["sha256"]) == (201, NoiseBand.objects.get().sha256)
    assert send(mia, address, body).json() == kept.json()
    assert keep_noise_band(first=first, second=second, actor=ACTOR, now=NOW) == NoiseBand.objects.get()
    refused = send(mia, address, body | {"second": body["first"]})
    assert (refused.status_code, "name two passes" in refused.json()["detail"]) == (422, True)
    assert signed_in("vic").get(address).json()["results"] == [kept.json()]
    assert [send(signed_in(name), address, body).status_code for name in ("vic", "ann")] == [403, 404]


def test_nothing_single_that_others_said_is_told_before_ones_own_verdict(begun, run, project):
    """By page and by program: the list of cases, reviews of goldens, and comparisons case by case."""
    ada, told = begun
    other = put_verdicts(
        run,
        {
            case: {"gold_status": "suspect", "gold_note": "wrong unit", "why": "a hunch", "confidence": 2}
            for case in GOLDENS
        },
    )
    page = reverse("run", args=[project.slug, run.public_id])
    sides = {"first": JudgePass.objects.get(number=1).public_id, "second": other.public_id}
    compared = [reverse(name, args=[project.slug]) for name in ("runs-compare", "api-runs-compare")]

    def heard():
        shown = [ada.get(page, {"pass": other.number}), ada.get(reverse("api-run", args=[run.public_id]))]
        return "".join(answer.content.decode() for answer in shown)

    assert "a hunch" not in heard()
    assert "wrong unit" not in heard()
    assert '"needs_human":["' not in heard()
    assert "4 cases that you have still to judge are left out" in " ".join(
        heard().replace('<span class="num">4</span>', "4").split()
    )
    assert [ada.get(address, sides).status_code for address in compared] == [403, 403]
    assert ada.get(reverse("runs-repeats", args=[project.slug]), {"pass": other.public_id}).status_code == 403
    scores = [
        each["score"]["n"] for each in ada.get(reverse("api-run", args=[run.public_id])).json()["passes"]
    ]
    assert scores == [0, 4, 0]
    assert "75.0 %" not in ada.get(reverse("runs", args=[project.slug])).content.decode()
    said = Verdict.objects.get(judge_pass=other, attempt__case__external_id="q1").public_id
    overrule = reverse("verdict-overrule", args=[said])
    assert ada.get(overrule).status_code == 404
    for case in GOLDENS:
        refuses = {"is_refusal": case == "q3", "names_missing": case == "q3"}
        assert send(ada, at(told, case), SAID | refuses).status_code == 201
    assert "a hunch" in heard()
    assert "75.0 %" in ada.get(reverse("runs", args=[project.slug])).content.decode()
    assert heard().count("wrong unit") >= len(GOLDENS)
    assert '"needs_human":["q1"' in heard()
    assert [ada.get(address, sides).status_code for address in compared] == [200, 200]
    assert ada.get(overrule).status_code == 200


def test_a_pass_is_given_up_by_program(begun):
    ada, told = begun
    address = reverse("api-judging-give-up", args=[told["id"]])
    send(ada, at(told, "q1"), SAID)
    assert send(ada, address).status_code == 400
    done = send(ada, address, {"reason": "Called away"})
    assert done.status_code == 200
    assert (done.json()["given_up_because"], done.json()["n_judged"], done.json()["next_answer"]) == (
        "Called away", 1, None,
    )  # fmt: skip
    assert send(ada, address, {"reason": "again"}).status_code == 409
    assert send(ada, at(told, "q2"), SAID).status_code == 409
    places = ada.get(reverse("api-judge-answers", args=[told["id"]])).json()["results"]
    assert [row["is_judged"] for row in places] == [True, False, False, False]
