"""Real runs: counted rightly, kept once, reviewed by people, and corrected where their errors are known."""

import json

import pytest
from django.test import Client
from django.urls import reverse

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.correction import Errors, corrected_rate
from annotation.core.fixtures.sampling import count
from annotation.core.harbor import read_zip
from annotation.models.datasets import DatasetVersion
from annotation.models.projects import Role
from annotation.models.studies import Study
from annotation.models.verifiers import VerifierRun
from annotation.selectors.verifier_findings import findings_of, reviews_of
from annotation.selectors.verifier_run_pages import run_page
from annotation.services.datasets import import_outputs
from annotation.services.labels import import_labels
from annotation.services.studies import close_study, open_study
from annotation.services.verifier_authoring import VerifierRefused, revise_verifier
from annotation.services.verifier_outcomes import keep_trials, request_output_run
from annotation.services.verifier_review import draft_review
from tests.annotation.fixture_matrix.samples import EXTERNAL
from tests.annotation.fixture_matrix.test_harbor import zipped
from tests.annotation.fixture_matrix.verifiers import BY, done, external, made
from tests.studies import label_file, make_cases, make_project, make_user, measure

pytestmark = pytest.mark.django_db
IDS = [f"c{n:02}" for n in range(31)]


@pytest.fixture
def project():
    project = make_project()
    make_cases(project, IDS)
    return project


def trials(passes=25, broken=1):
    files = {f"job/{case}__x/verifier/reward.txt": "1" if n < passes else "0" for n, case in enumerate(IDS)}
    for case in IDS[:broken]:
        del files[f"job/{case}__x/verifier/reward.txt"]
        files[f"job/{case}__x/agent/trace.txt"] = "timeout"
    return read_zip(zipped(files), source="job.zip")


def kept(project, name="monday", **changes):
    version = external(project)
    return keep_trials(version=version, name=name, trials=trials(**changes), source="job.zip", **BY)


def rows(run):
    return json.loads(run.document)["rows"]


def test_a_run_from_harbor_counts_its_infrastructure_errors_beside_the_rate(project):
    run = kept(project)
    assert count(rows(run)).sentence() == "24/30, 1 infrastructure error"
    again = keep_trials(version=run.version, name="monday", trials=trials(), source="other.zip", **BY)
    assert again == run
    with pytest.raises(BadInput, match="has a run of this name with other outcomes"):
        keep_trials(version=run.version, name="monday", trials=trials(passes=3), source="job.zip", **BY)
    assert VerifierRun.objects.count() == 1


def test_the_engine_runs_over_stored_outputs(project):
    version, dataset = made(project), DatasetVersion.objects.get()
    outputs = [("c00", "Order 7 was refunded."), ("c01", "It was not refunded."), ("c02", "x" * 100_001)]
    import_outputs(
        version=dataset, source="o", rows=[
            (n, {"case_id": case, "content": text, "producer": {"model": "m"}})
            for n, (case, text) in enumerate(outputs, start=1)
        ], **BY,
    )  # fmt: skip
    asked = {"version": version, "name": "m", "dataset": dataset}
    assert done(request_output_run(model="m", **asked, **BY)).state == "done"
    assert [(row["case"], row["outcome"]) for row in rows(VerifierRun.objects.get())] == [
        ("c00", "pass"), ("c01", "fail"), ("c02", "infrastructure_error"),
    ]  # fmt: skip
    with pytest.raises(BadInput, match="field 'model', value 'n': d 1 holds no output of it"):
        request_output_run(model="n", **asked, **BY)
    with pytest.raises(VerifierRefused, match="run by the engine"):
        keep_trials(version=version, name="x", trials=[], source="s", **BY)


def test_fails_and_a_tenth_of_the_passes_become_drafted_studies(project):
    run = kept(project)
    plan = {"dataset": "d", "k": 2, "seed": 7, "annotators": [{"pseudonym": name} for name in ("ann", "ben")]}
    fails, passes = draft_review(run=run, plan=plan, **BY)
    assert (fails.state, fails.name, fails.cases.count()) == ("DRAFT", "outside, monday: fails", 6)
    assert (passes.cases.count(), passes.schema_version.schema.name) == (3, "suspicious-pass")
    assert fails.schema_version.schema.name == "failure-class"
    cases = set(Study.objects.values_list("cases__case__external_id", flat=True))
    assert IDS[0] not in cases, "an infrastructure error says nothing about the agent"


@pytest.mark.one_engine
def test_what_people_find_takes_cases_out_until_they_are_mended(project):
    run = kept(project)
    mia = make_user("mia", project, Role.MANAGER)
    plan = {"dataset": "d", "k": 1, "seed": 7, "annotators": [{"pseudonym": "ann"}]}
    fails, passes = draft_review(run=run, plan=plan, **BY)
    assert findings_of(run, mia) is None
    c = sorted(fails.cases.values_list("case__external_id", flat=True))
    said = {
        case: {"inconclusive": False, "failure_class": "capability", "action": "keep", "evidence": "x"}
        for case in c
    }
    said[c[0]] |= {"failure_class": "false_rejection", "action": "fix_verifier"}
    said[c[1]] = {"inconclusive": True, "evidence": "the trace breaks off"}
    _labelled(fails, said)
    found = findings_of(run, mia)
    assert found.actions == {"fix_verifier": [c[0]], "keep": c[2:]}
    assert (found.classes["false_rejection"], found.inconclusive, found.excluded) == (1, [c[1]], {c[0]})
    none = dict.fromkeys(("shortcut", "leaked_truth", "weak_criterion", "collateral_effect"), False)
    p = sorted(passes.cases.values_list("case__external_id", flat=True))
    _labelled(
        passes,
        {case: none | ({"shortcut": True, "evidence": "step 3"} if case == p[0] else {}) for case in p},
    )
    assert findings_of(run, mia).excluded == {c[0], p[0]}
    reviewed = run_page(user=mia, run=run)["reviewed"]
    assert (reviewed.n_false_rejections, reviewed.n_fails, reviewed.n_bad_passes, reviewed.n_passes) == (
        1,
        5,
        1,
        3,
    )
    assert reviewed.value == pytest.approx((24 * 2 / 3 + 1) / 29)
    page = run_page(user=mia, run=run)["found"]
    assert page["counted"].sentence() == "23/28, 1 infrastructure error"
    client = Client()
    client.force_login(mia)
    kwargs = {"verifier_id": run.version.verifier.public_id, "run_id": run.public_id}
    shown = client.get(reverse("verifier-run", kwargs=kwargs)).content.decode()
    assert "0.8214 without" in shown
    assert "To do: fix verifier" in shown


def test_a_run_of_the_same_name_under_another_version_has_a_review_of_its_own(project):
    run, mia = kept(project), make_user("mia", project, Role.MANAGER)
    plan = {"dataset": "d", "k": 1, "annotators": [{"pseudonym": "ann"}]}
    draft_review(run=run, plan=plan, **BY)
    second = revise_verifier(
        verifier=run.version.verifier, document=EXTERNAL | {"command": "pytest -k again"}, **BY
    )
    later = keep_trials(version=second, name="monday", trials=trials(), source="job.zip", **BY)
    assert reviews_of(later, mia) == {}
    draft_review(run=later, plan=plan, **BY)
    assert {study.name for study in reviews_of(later, mia).values()} == {
        "outside version 2, monday: fails", "outside version 2, monday: passes",
    }  # fmt: skip


def _labelled(study, said):
    open_study(study=study, **BY)
    import_labels(study=study, file=label_file({(case, "ann"): given for case, given in said.items()}), **BY)
    close_study(study=study, **BY)
    measure(study)


def test_a_review_that_cannot_be_drafted_leaves_nothing(project):
    plan = {"dataset": "d", "annotators": [{"pseudonym": "ann"}]}
    with pytest.raises(BadInput, match="fewer than k"):
        draft_review(run=kept(project), plan=plan | {"k": 2, "assignment": "fixed"}, **BY)
    assert not Study.objects.exists()


def test_a_run_that_decided_nothing_has_nothing_to_review(project):
    with pytest.raises(VerifierRefused, match="nothing to review"):
        draft_review(
            run=kept(project, broken=31), plan={"dataset": "d", "annotators": [{"pseudonym": "ann"}]}, **BY
        )


def test_the_corrected_rate_of_the_published_example():
    found = corrected_rate(Errors(9, 1, 2, 8), 70, 100)
    assert round(found["value"], 4) == 0.7143
    assert found["interval"]["low"] < 0.7143 < found["interval"]["high"]
    assert corrected_rate(Errors(5, 5, 5, 5), 70, 100)["reason"] == "no_better_than_chance"
