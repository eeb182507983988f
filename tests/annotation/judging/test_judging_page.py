"""A person judges: what is suggested, what must be said, what stays, and what nobody shows them before."""

import pytest
from django.db import IntegrityError, transaction
from django.urls import reverse
from django.utils import timezone

from agreement.judging.scoring import score_run
from agreement.selectors.runs import counted
from annotation.models.audit import AuditEvent
from annotation.models.judging import Attempt, ClauseFlag, JudgePass, Verdict
from annotation.models.projects import Annotator
from annotation.services.people import annotator_of, has_evidence
from taxonomy.models.rubrics import RubricVersion
from taxonomy.services.rubric_drafts import create_rubric_draft, freeze_rubric_draft
from taxonomy.strict_json import strict_json
from tests.annotation.judging.worlds import GOLDENS, attempts, dataset, put_run, put_verdicts
from tests.studies import NOW

RUBRIC = {
    "name": "sales",
    "clauses": [
        {"key": "net", "text": "Net sales", "marker": "PREFERRED"},
        {"key": "gross", "text": "Gross sales", "marker": "DIVERGENT"},
        {"key": "only-q4", "text": "Says the year", "marker": "REQUIRED", "case": "q4"},
    ],
}
GOOD = {
    "figure": "right", "verdict": "match", "confidence": "9", "why": "All there.", "gold_status": "verified",
}  # fmt: skip


@pytest.fixture
def rubric(db) -> RubricVersion:
    draft = create_rubric_draft(document=RUBRIC, actor="mia", now=NOW)
    return freeze_rubric_draft(version=draft, reason="first", actor="mia", now=NOW)


@pytest.fixture
def judging(project, signed_in, rubric):
    """Ada judges a run that a model judged before; gives her client and an asker by case."""
    run = put_run(dataset(project), attempts(q2={"query": "SELECT shipped_at"}))
    put_verdicts(run, {case: {"why": "the model said so"} for case in GOLDENS})
    ada = signed_in("ada")
    ada.post(reverse("judge-begin", args=[project.slug, run.public_id]), {"rubric": rubric.pk})
    begun = JudgePass.objects.get(judge__kind="human")

    def post(case, **form):
        attempt = Attempt.objects.get(run=run, case__external_id=case)
        return ada.post(reverse("judge-case", args=[project.slug, begun.public_id, attempt.public_id]), form)

    return ada, begun, post


def test_the_suggestion_follows_the_ticks(judging):
    _, _, post = judging

    def suggested(case, **form):
        return post(case, do="suggest", **form).content.decode()

    assert "nothing that decides is ticked yet" in suggested("q1")
    assert "<b>match</b>" in suggested("q1", figure="right")
    assert "<b>near_match</b>, because clause gross" in suggested(
        "q1", **{"figure": "right", "clause:gross": "taken"}
    )
    wrong = suggested("q1", **{"figure": "wrong", "clause:gross": "taken"})
    assert "<b>no_match</b>" in wrong
    assert "flagged to its author" in wrong
    assert "<b>no_match</b> by rule: the query uses shipped_at" in suggested("q2", figure="right")
    assert "<b>match</b>, because refusal" in suggested("q3", is_refusal="on", names_missing="on")
    assert "<b>near_match</b>, because refusal" in suggested("q3", is_refusal="on")
    assert "clause only-q4" in suggested("q4", **{"figure": "right", "clause:only-q4": "omitted"})


def test_another_verdict_needs_a_reason_and_flags_the_clause(judging, project, signed_in, rubric):
    _, _, post = judging
    form = GOOD | {"clause:gross": "taken"}
    refused = post("q1", **form)
    assert refused.status_code == 422
    assert "near_match is suggested (clause gross); say why you differ" in refused.content.decode()
    assert not Verdict.objects.filter(judge_pass__judge__kind="human").exists()
    assert post("q1", **form, override_reason="Gross is what was asked.").status_code == 302
    flag = ClauseFlag.objects.get()
    assert (flag.clause, flag.rubric_version, flag.why) == ("gross", rubric, "Gross is what was asked.")
    page = signed_in("mia").get(reverse("vocabulary-version", args=[project.slug, "rubrics", rubric.pk]))
    assert "Gross is what was asked." in page.content.decode()


def test_a_flag_is_open_where_its_author_works_until_the_clause_is_mended(
    judging, project, signed_in, rubric
):
    _, _, post = judging
    post("q1", **GOOD | {"clause:gross": "taken", "override_reason": "Gross is what was asked."})
    mia, library = signed_in("mia"), reverse("vocabulary", args=[project.slug])
    home = reverse("project", args=[project.slug])
    assert "Rubrics to mend" in mia.get(home).content.decode()
    assert "Rubrics to mend" not in signed_in("vic").get(home).content.decode()
    assert "1 open flag" in mia.get(library).content.decode()
    mended = RUBRIC | {
        "clauses": [RUBRIC["clauses"][0], RUBRIC["clauses"][1] | {"text": "Gross, where asked for"}]
    }
    draft = create_rubric_draft(document=mended, actor="mia", now=NOW)
    page = mia.get(reverse("vocabulary-version", args=[project.slug, "rubrics", draft.pk])).content.decode()
    assert "overridden 1 time" in page
    assert "Gross is what was asked." in page
    freeze_rubric_draft(version=draft, reason="mended", actor="mia", now=NOW)
    assert "open flag" not in mia.get(library).content.decode()
    assert ClauseFlag.objects.count() == 1


def test_a_flag_tells_nobody_who_has_still_to_judge_its_answer(judging, project, signed_in, rubric):
    _, begun, post = judging
    mia = signed_in("mia")
    mia.post(reverse("judge-begin", args=[project.slug, begun.run.public_id]), {"rubric": rubric.pk})
    form = GOOD | {"clause:gross": "taken", "override_reason": "Gross is what was asked."}
    post("q1", **form)
    page = reverse("vocabulary-version", args=[project.slug, "rubrics", rubric.pk])
    assert "Gross is what was asked." not in mia.get(page).content.decode()
    own = JudgePass.objects.get(run=begun.run, number=3)
    attempt = Attempt.objects.get(run=begun.run, case__external_id="q1")
    mia.post(reverse("judge-case", args=[project.slug, own.public_id, attempt.public_id]), GOOD)
    assert "Gross is what was asked." in mia.get(page).content.decode()


def test_a_rising_share_of_near_matches_is_a_warning_on_the_rubric(judging, project, signed_in, rubric):
    _, begun, post = judging
    near = GOOD | {"verdict": "near_match", "clause:gross": "taken", "rubric_clause": "gross"}
    page = reverse("vocabulary-version", args=[project.slug, "rubrics", rubric.pk])
    mia = signed_in("mia")
    put_verdicts(
        begun.run, {"q1": {"rubric_sha": rubric.git_sha}, "q4": {"rubric_sha": rubric.git_sha}}, judge="m2"
    )
    assert "Near matches under this rubric" in mia.get(page).content.decode()
    assert "grown vague" not in mia.get(page).content.decode()
    post("q1", **near | {"confidence": "5"})
    assert "grown vague" not in mia.get(page).content.decode()
    post("q1", **near)
    shown = mia.get(page).content.decode()
    assert "rose from 0 % to 100 %" in shown
    assert "1 of 1, 100 %" in shown


def test_a_clause_cannot_excuse_a_wrong_value(judging):
    _, _, post = judging
    near = GOOD | {
        "figure": "wrong",
        "verdict": "near_match",
        "clause:gross": "taken",
        "rubric_clause": "gross",
    }
    assert "it is no near match" in post("q1", **near, override_reason="stated").content.decode()
    assert post("q1", **near | {"verdict": "no_match", "rubric_clause": ""}).status_code == 302
    assert ClauseFlag.objects.get().clause == "gross"


def test_the_veto_keeps_what_was_said(judging):
    _, begun, post = judging
    post("q2", **GOOD)
    row = begun.verdicts.get(attempt__case__external_id="q2")
    assert (row.verdict, row.judge_verdict) == ("no_match", "match")


def test_others_verdicts_show_after_ones_own(judging, project):
    ada, begun, post = judging
    attempt = begun.run.attempts.get(case__external_id="q1")
    case = reverse("run-case", args=[project.slug, begun.run.public_id, attempt.public_id])
    judge = reverse("judge-case", args=[project.slug, begun.public_id, attempt.public_id])
    for address in (case, judge):
        assert "the model said so" not in ada.get(address).content.decode()
    assert "agent-a" not in ada.get(judge).content.decode()
    post("q1", **GOOD)
    assert "the model said so" in ada.get(case).content.decode()


def test_a_second_thought_is_a_revision(judging):
    _, begun, post = judging
    post("q1", **GOOD)
    post("q1", **GOOD | {"verdict": "no_match", "figure": "wrong"})
    rows = begun.verdicts.filter(attempt__case__external_id="q1").order_by("revision")
    assert [row.verdict for row in rows] == ["match", "no_match"]
    score = score_run(counted(begun))
    assert (score["n_fail"], score["n_unscored"]) == (1, 3)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"confidence": "11"}, "must be a whole number from 1 to 10"),
        ({"why": " "}, "must be text that is not empty"),
        ({"verdict": "partial"}, "is not one of match, near_match, no_match"),
        ({"gold_status": "suspect"}, "is needed where gold_status is suspect"),
    ],
)
def test_what_must_be_said(judging, change, message):
    _, begun, post = judging
    answer = post("q1", **GOOD | {"override_reason": "x"} | change)
    assert (answer.status_code, message in answer.content.decode()) == (422, True)
    assert not begun.verdicts.exists()


def test_a_large_row_set_is_compared_as_a_set(project, signed_in):
    rows = [{"day": f"d{n}", "total": n} for n in range(25)]
    version = dataset(project, {"q1": {"kind": "value", "rows": rows}})
    scaled = [row | {"total": row["total"] * 100} for row in rows]
    run = put_run(version, [{"case_id": "q1", "rows": scaled}])
    ada = signed_in("ada")
    ada.post(reverse("judge-begin", args=[project.slug, run.public_id]))
    begun = JudgePass.objects.get()
    address = reverse("judge-case", args=[project.slug, begun.public_id, run.attempts.get().public_id])
    page = ada.get(address).content.decode()
    assert "scaled by one factor (total), × 100" in page
    form = GOOD | {"figure": "wrong", "verdict": "no_match", "pair:day": "day", "pair:total": "total"}
    assert "say how many golden rows you located" in ada.post(address, form).content.decode()
    assert ada.post(address, form | {"located": "1", "mismatch": "scaled by one factor"}).status_code == 302


def test_nobody_judges_an_own_answer_and_no_pass_of_others(judging, project, signed_in, django_user_model):
    ada, begun, _ = judging
    mia = django_user_model.objects.get(username="mia")
    name = annotator_of(user=mia, project=project, now=timezone.now()).pseudonym
    own = put_run(begun.run.dataset_version, attempts(q1={"actor": name}), name="own")
    answer = signed_in("mia").post(reverse("judge-begin", args=[project.slug, own.public_id]))
    assert (answer.status_code, "somebody else judges it" in answer.content.decode()) == (403, True)
    assert signed_in("mia").get(reverse("judging", args=[project.slug, begun.public_id])).status_code == 404
    assert ada.get(reverse("judging", args=[project.slug, begun.public_id])).status_code == 302


def test_who_judged_stays_known(judging):
    """The login behind a pass cannot be taken away or given to somebody else."""
    _, begun, _ = judging
    annotator = begun.judge
    assert has_evidence(annotator)
    with pytest.raises(IntegrityError), transaction.atomic():
        Annotator.objects.filter(pk=annotator.pk).update(user=None)


def test_a_pass_that_cannot_go_on_is_given_up_with_a_reason_that_stays(judging, project):
    """It keeps nothing back any more, counts no answer that was left, and takes no further verdict."""
    ada, begun, post = judging
    post("q1", **GOOD)
    compare = reverse("runs-compare", args=[project.slug])
    both = {"first": begun.run.passes.get(number=1).public_id, "second": begun.public_id}
    give_up = reverse("judging-give-up", args=[project.slug, begun.public_id])
    assert ada.get(compare, both).status_code == 403
    assert "Say why you give up." in ada.post(give_up, {"reason": " "}, follow=True).content.decode()
    assert begun.verdicts.count() == 1
    page = ada.post(give_up, {"reason": "Called away <b>"}, follow=True).content.decode()
    assert "3 answers stay without a verdict" in page
    assert "Called away &lt;b&gt;" in page
    assert "Go on judging" not in page
    assert ada.get(compare, both).status_code == 200
    assert "given up</span>" in ada.get(reverse("runs", args=[project.slug])).content.decode()
    told = ada.get(reverse("api-run", args=[begun.run.public_id])).json()["passes"]
    assert [one["given_up_because"] for one in told] == [None, "Called away <b>"]
    score = score_run(counted(begun))
    assert (score["n_pass"], score["n_infrastructure_error"], score["n_unscored"]) == (1, 3, 0)
    event = AuditEvent.objects.get(action="run.judging_given_up")
    assert strict_json(event.event)["subject"]["reason"] == "Called away <b>"
    assert "there is nothing" not in ada.post(give_up, {"reason": "x"}, follow=True).content.decode()
    assert "You gave this pass up" in ada.post(case_of(begun, "q4"), GOOD, follow=True).content.decode()
    assert (begun.verdicts.count(), AuditEvent.objects.filter(action="run.judging_given_up").count()) == (
        4,
        1,
    )


def test_whoever_gave_up_begins_another_pass_and_is_blind_again(judging, project, rubric):
    ada, begun, _ = judging
    ada.post(reverse("judging-give-up", args=[project.slug, begun.public_id]), {"reason": "Wrong week"})
    case = reverse("run-case", args=[project.slug, begun.run.public_id, begun.run.attempts.first().public_id])
    assert "the model said so" in ada.get(case).content.decode()
    ada.post(reverse("judge-begin", args=[project.slug, begun.run.public_id]), {"rubric": rubric.pk})
    assert begun.run.passes.filter(judge=begun.judge).count() == 2
    assert "the model said so" not in ada.get(case).content.decode()


def test_nobody_gives_up_another_s_pass_nor_one_that_is_done(judging, project, signed_in):
    ada, begun, post = judging
    give_up = reverse("judging-give-up", args=[project.slug, begun.public_id])
    assert signed_in("mia").post(give_up, {"reason": "x"}).status_code == 404
    for case in GOLDENS:
        post(case, **GOOD, override_reason="so it is")
    assert "nothing to give up" in ada.post(give_up, {"reason": "x"}, follow=True).content.decode()


def case_of(begun, case):
    attempt = begun.run.attempts.get(case__external_id=case)
    return reverse("judge-case", args=[begun.run.project.slug, begun.public_id, attempt.public_id])
