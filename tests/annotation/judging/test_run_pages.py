"""Runs by page: imported, judged, filtered, compared; nobody who labels from the data set sees them."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from agreement.judging.policy import DEFAULT_POLICY
from agreement.selectors.runs import counted, tallied
from annotation.models.judging import JudgePass, NoiseBand, Run
from tests.agreement.judging.records import record
from tests.annotation.judging.worlds import attempts, dataset, put_run, put_verdicts

ALL = {
    "q1": {},
    "q2": {},
    "q3": {"confidence": 4},
    "q4": {"verdict": "no_match", "why": "<b>7</b> is wanted"},
}


def lines(rows):
    return SimpleUploadedFile("f.jsonl", "".join(json.dumps(row) + "\n" for row in rows).encode())


@pytest.fixture
def version(project):
    return dataset(project)


def test_import_by_page(project, version, signed_in):
    mia = signed_in("mia")
    form = {"name": "r1", "answerer": "agent-a", "version": version.pk, "pins": '{"model": "m"}'}
    address = reverse("run-import", args=[project.slug])
    refused = mia.post(address, form | {"file": lines(attempts(q4={"case_id": "zz"}))})
    assert refused.status_code == 422
    assert "row 4, field &#x27;case_id&#x27;, value &#x27;zz&#x27;" in refused.content.decode()
    assert mia.post(address, form | {"file": lines(attempts())}).status_code == 302
    run = Run.objects.get()
    said = [record(case_id=case, **changes) for case, changes in ALL.items()]
    add = reverse("run-verdicts", args=[project.slug, run.public_id])
    own = mia.post(add, {"judge": "agent-a", "file": lines(said)})
    assert (own.status_code, JudgePass.objects.count()) == (403, 0)
    assert mia.post(add, {"judge": "judge:j6", "file": lines(said)}).status_code == 302
    page = mia.get(reverse("run", args=[project.slug, run.public_id])).content.decode()
    for text in ("66.7 %", "2 of 3", "Untrusted", "&lt;b&gt;7&lt;/b&gt; is wanted"):
        assert text in page
    some = mia.get(
        reverse("run", args=[project.slug, run.public_id]), {"outcome": "needs_human"}
    ).content.decode()
    assert ("1 found" in some, "is wanted" in some) == (True, False)
    assert "r1" in mia.get(reverse("runs", args=[project.slug])).content.decode()


def test_an_incomplete_run_prints_no_rate(project, version, signed_in):
    run = put_run(version, attempts(q4={"prediction": None, "reason": "not_submitted"}))
    put_verdicts(run, {"q1": {}, "q2": {}, "q3": {}})
    page = signed_in("vic").get(reverse("run", args=[project.slug, run.public_id])).content.decode()
    assert "incomplete: not_submitted" in page
    assert "interval" not in page


def test_two_runs_side_by_side(project, version, signed_in):
    first = put_verdicts(put_run(version), ALL)
    second = put_verdicts(put_run(version, name="r2"), ALL | {"q4": {}})
    newer = put_verdicts(second.run, {case: {"judge_version": 7} for case in ALL}, judge="judge:j7")
    mia, address = signed_in("mia"), reverse("runs-compare", args=[project.slug])

    def page(b, **more):
        return mia.get(address, {"first": first.public_id, "second": b.public_id} | more).content.decode()

    assert "p = 0.5000" in page(second)
    assert "Not comparable" in page(newer)
    assert "rubric change" in page(newer, rubric_change="on")
    assert "stamp" in page(newer, rubric_change="on")
    noise = reverse("runs-noise", args=[project.slug])
    mia.post(noise, {"first": first.public_id, "second": newer.public_id})
    assert not NoiseBand.objects.exists()
    mia.post(noise, {"first": first.public_id, "second": second.public_id})
    assert "Noise band under these pins" in page(second)
    repeats = mia.get(
        reverse("runs-repeats", args=[project.slug]), {"pass": [first.public_id, second.public_id]}
    )
    assert "SPLIT" in repeats.content.decode()
    assert mia.get(address, {"first": "no-id"}).status_code == 404


def test_a_rate_is_counted_without_reading_records(version):
    said = {
        "q1": {"confidence": 5}, "q2": {"verdict": "near_match", "rubric_clause": "net"},
        "q3": {"gold_status": "verified_wrong", "gold_note": "It is 8."}, "q4": {"verdict": "no_match"},
    }  # fmt: skip
    veto = put_run(version, attempts(q2={"query": "SELECT shipped_at"}))
    cut = put_run(version, attempts(q4={"reason": "contaminated", "prediction": ""}), name="r2")
    passes = [
        put_verdicts(veto, said),
        put_verdicts(cut, {"q1": {}}),
        put_verdicts(cut, said, judge="judge:two"),
    ]
    for judge_pass in passes:
        one_by_one = [DEFAULT_POLICY.record(verdict) for verdict in counted(judge_pass)]
        assert sorted(map(str, tallied(judge_pass))) == sorted(map(str, one_by_one))


def test_a_long_list_of_flips_is_cut_short(project, version, signed_in, monkeypatch):
    monkeypatch.setattr("agreement.selectors.pages_comparison.ROWS_SHOWN", 1)
    first = put_verdicts(put_run(version), {case: {"verdict": "no_match"} for case in ALL})
    second = put_verdicts(put_run(version, name="r2"), {case: {} for case in ALL})
    asked = {"first": first.public_id, "second": second.public_id}
    page = signed_in("mia").get(reverse("runs-compare", args=[project.slug]), asked).content.decode()
    assert "more; <a href=" in page
    assert page.count(">baseline</a>") == 1


def test_who_sees_runs(project, version, signed_in):
    run = put_run(version)
    put_verdicts(run, ALL)
    addresses = [
        reverse("runs", args=[project.slug]),
        reverse("run", args=[project.slug, run.public_id]),
        reverse("run-case", args=[project.slug, run.public_id, run.attempts.first().public_id]),
    ]
    for name, status in (("vic", 200), ("ann", 404), ("eve", 404)):
        assert [signed_in(name).get(address).status_code for address in addresses] == [status] * 3, name
    assert signed_in("vic").get(reverse("run-import", args=[project.slug])).status_code == 403
    assert signed_in("vic").get(reverse("judge-begin", args=[project.slug, run.public_id])).status_code == 403
    assert (
        signed_in("mia", enforce_csrf=True).post(reverse("runs-noise", args=[project.slug])).status_code
        == 403
    )
