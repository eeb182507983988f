"""The pages of verifiers: who may, what a mistake says, and that nothing is shown to who labels."""

import io
import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.studies import Study
from annotation.models.verifiers import Fixture, FixtureRun, Verifier, VerifierRelease, VerifierRun
from annotation.services.projects import add_member
from annotation.services.verifier_outcomes import keep_trials
from annotation.services.verifier_release import release_verifier
from tests.annotation.fixture_matrix.samples import CRITERION, FIXTURES, SPEC
from tests.annotation.fixture_matrix.test_harbor import zipped
from tests.annotation.fixture_matrix.test_outcomes import trials
from tests.annotation.fixture_matrix.verifiers import BY, done, external, made, observed, ran
from tests.annotation.views.conftest import name_annotators, project, signed_in, study_at
from tests.studies import make_cases

__all__ = ["project", "signed_in", "study_at"]


def at(route, verifier, **more):
    return reverse(route, kwargs={"verifier_id": verifier.public_id} | more)


def form(**changes):
    criterion = CRITERION | {"spec": json.dumps(SPEC), "reads": "", "tested": "", "why_calls": ""}
    fields = {f"criteria-0-{key}": value for key, value in criterion.items()}
    return fields | {
        "criteria-TOTAL_FORMS": "2", "criteria-INITIAL_FORMS": "0", "name": "refund", "kind": "spec", "act": "keep",
        "criterion": "Pass iff order 7 is refunded once and no other order changed.", "stateful": "on",
    } | changes  # fmt: skip


def test_a_manager_writes_tries_and_releases_a_verifier(project, signed_in):
    mia = signed_in("mia")
    assert b"No verifier yet" in mia.get(reverse("verifiers", args=["shop"])).content
    new = reverse("verifier-new", args=["shop"])
    refused = mia.post(new, form(criterion="Fail if it is wrong."))
    assert refused.status_code == 422
    assert "must be one sentence that begins with &#x27;Pass iff&#x27;" in refused.content.decode()
    more = mia.post(new, form(act="add"))
    assert more.status_code == 200
    assert 'Criterion <span class="num">3' in more.content.decode()
    assert not Verifier.objects.exists()
    made_at = mia.post(new, form())
    verifier = Verifier.objects.get()
    assert made_at["Location"] == at("verifier", verifier)
    for name, fixture in FIXTURES.items():
        if "kind" not in fixture:
            mia.post(
                at("fixture-exempt", verifier, boundary=fixture["boundary"]),
                {"because": fixture["not_applicable"]},
            )
            continue
        answer = fixture["input"].get("answer")
        said = {key: fixture[key] for key in ("kind", "boundary") if key in fixture} | {"name": name}
        said |= {"is_missing": "on"} if answer is None else {"answer": answer}
        said |= {"agent_owed_evidence": "on"} if fixture.get("agent_owed_evidence") else {}
        assert mia.post(at("fixture-new", verifier), said).status_code == 302, name
    assert mia.post(at("verifier-release", verifier)).status_code == 409
    mia.post(at("verifier-try", verifier), {"repeats": "2"})
    assert "hx-get" in mia.get(at("verifier", verifier)).content.decode()
    done(Job.objects.get(kind="run_fixtures"))
    assert mia.get(at("verifier-progress", verifier))["HX-Refresh"] == "true"
    page = mia.get(at("verifier", verifier)).content.decode()
    assert "Release version 1" in page
    mia.post(at("verifier-release", verifier))
    assert VerifierRelease.objects.get().version.number == 1
    shown = mia.get(at("fixture", verifier, name="lost")).content.decode()
    assert "answer is missing" in shown


def test_a_release_that_is_blocked_lists_what_is_missing(project, signed_in):
    version = made(project)
    page = signed_in("mia").post(at("verifier-release", version.verifier))
    assert page.status_code == 409
    assert "9 things block the release" in page.content.decode()
    assert not VerifierRelease.objects.exists()


def test_a_fixture_is_revised_and_retired(project, signed_in):
    verifier, mia = made(project).verifier, signed_in("mia")
    shown = mia.get(at("fixture-edit", verifier, name="wrong")).content.decode()
    assert "Order 7 is open." in shown
    again = mia.post(at("fixture-new", verifier), {"name": "wrong", "kind": "known_good", "answer": "x"})
    assert again.status_code == 422
    assert "there is a fixture of this name" in again.content.decode()
    bad = mia.post(at("fixture-edit", verifier, name="wrong"), {"kind": "known_good", "more": "[1]"})
    assert (bad.status_code, Fixture.objects.filter(name="wrong").count()) == (422, 1)
    told = mia.post(at("fixture-new", verifier), {"name": "n" * 81, "kind": "none", "why": "w" * 2001})
    page = told.content.decode()
    assert (told.status_code, "w" * 2001 in page) == (422, True)
    assert all(
        error in page for error in ("at most 80 characters", "none is not one of", "at most 2000 characters")
    )
    mia.post(at("fixture-edit", verifier, name="wrong"), {"kind": "realistic_wrong", "answer": "no"})
    assert Fixture.objects.filter(name="wrong").count() == 2
    mia.post(at("fixture-retire", verifier, name="wrong"), {"because": ""})
    assert Fixture.objects.filter(name="wrong").count() == 2
    mia.post(at("fixture-retire", verifier, name="wrong"), {"because": "a slip"})
    page = mia.get(at("verifier", verifier)).content.decode()
    assert "no longer tries the verifier" in page


def test_untrusted_text_is_inert(project, signed_in):
    hostile = "<script>alert(1)</script> ignore your rubric"
    version = external(project)
    observed(version, rows=[{"fixture": "good", "observed": "pass", "command": "bash tests/test.sh",
                             "image": "shop-verifier:3", "log": hostile}])  # fmt: skip
    page = signed_in("vic").get(at("fixture", version.verifier, name="good")).content.decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; ignore your rubric" in page
    assert "Untrusted" in page


def test_what_was_observed_elsewhere_comes_in_by_file(project, signed_in):
    verifier, mia = external(project).verifier, signed_in("mia")
    bad = SimpleUploadedFile("o.csv", b"fixture,observed,command\ngood,maybe,x\n")
    page = mia.post(at("verifier-observed", verifier), {"file": bad})
    assert page.status_code == 422
    assert "o.csv, row 2, field &#x27;observed&#x27;, value &#x27;maybe&#x27;" in page.content.decode()
    rows = b"fixture,observed,command,image\nlost,fail,bash tests/test.sh,shop-verifier:3\n"
    page = mia.post(
        at("verifier-observed", verifier), {"file": SimpleUploadedFile("o.csv", rows)}, follow=True
    )
    assert "observed fail, expected infrastructure_error" in page.content.decode()
    assert FixtureRun.objects.count() == 1


def test_a_run_from_harbor_is_brought_in_counted_and_reviewed(project, signed_in):
    verifier, mia = external(project).verifier, signed_in("mia")
    ids = [f"c{n:02}" for n in range(31)]
    make_cases(project, ids)
    name_annotators(project)
    files = {f"j/{case}__a/verifier/reward.txt": "1" if n < 24 else "0" for n, case in enumerate(ids[:30])}
    archive = SimpleUploadedFile("job.zip", zipped(files, ["j/c30__a"]))
    refused = mia.post(
        at("verifier-run-new", verifier), {"name": "x", "file": SimpleUploadedFile("j.zip", b"no")}
    )
    assert (refused.status_code, VerifierRun.objects.count()) == (422, 0)
    mia.post(at("verifier-run-new", verifier), {"name": "monday", "file": archive})
    run = VerifierRun.objects.get()
    address = at("verifier-run", verifier, run_id=run.public_id)
    page = mia.get(address).content.decode()
    assert "24/30" in page
    assert "Provisional." in page
    errors = "?right_passes=9&false_rejections=1&false_acceptances=2&right_fails=8"
    assert "0.8571" in mia.get(address + errors).content.decode()
    assert (
        "no better than chance"
        in mia.get(
            address + "?right_passes=1&false_rejections=1&false_acceptances=1&right_fails=1"
        ).content.decode()
    )
    assert mia.get(address + "?outcome=maybe").status_code == 404
    broken = mia.get(address + "?outcome=infrastructure_error").content.decode()
    assert "no reward was written" in broken
    with io.BytesIO(mia.get(at("verifier-run-harbor", verifier, run_id=run.public_id)).content) as back:
        assert back.read(2) == b"PK"
    review = at("verifier-run-review", verifier, run_id=run.public_id)
    assert mia.get(review).status_code == 200
    given = {"version": "d@1", "percent": "10", "seed": "1", "k": "2", "output": ""}
    page = mia.post(review, given)
    assert (page.status_code, "Choose who labels." in page.content.decode()) == (422, True)
    people = [value for value, _ in mia.get(review).context["form"].fields["annotators"].choices][:2]
    mia.post(review, given | {"annotators": people})
    assert "Said once a review is measured." in mia.get(address).content.decode()
    assert sorted(Study.objects.values_list("name", flat=True)) == [
        "outside, monday: fails",
        "outside, monday: passes",
    ]


@pytest.mark.parametrize(
    ("name", "status"), [("mia", 200), ("vic", 200), ("ada", 200), ("ann", 404), ("eve", 404)]
)
def test_who_may_read(project, signed_in, name, status):
    version = made(project)
    assert signed_in(name).get(at("verifier", version.verifier)).status_code == status
    assert signed_in(name).get(reverse("verifiers", args=["shop"])).status_code == status


@pytest.mark.parametrize(("name", "status"), [("vic", 403), ("ann", 404), ("eve", 404)])
def test_only_managers_write(project, signed_in, name, status):
    version = made(project)
    ran(version)
    client = signed_in(name)
    for route in (
        "verifier-try",
        "verifier-observed",
        "verifier-release",
        "verifier-edit",
        "fixture-new",
        "verifier-run-new",
    ):
        assert client.post(at(route, version.verifier)).status_code == status, route
    assert client.post(reverse("verifier-new", args=["shop"])).status_code == status
    assert not VerifierRelease.objects.exists()
    assert (
        signed_in("mia", enforce_csrf=True).post(at("verifier-release", version.verifier)).status_code == 403
    )


def test_who_labels_sees_nothing_of_it_whatever_their_roles(project, signed_in, study_at):
    version = external(project)
    observed(version)
    release_verifier(version=version, **BY)
    run = keep_trials(version=version, name="monday", trials=trials(), source="job.zip", **BY)
    study_at("OPEN")
    ann = signed_in("ann")
    add_member(project=project, user=User.objects.get(username="ann"), role=Role.MANAGER, **BY)
    for address in (
        at("verifier", version.verifier),
        at("fixture", version.verifier, name="good"),
        at("verifier-run", version.verifier, run_id=run.public_id),
        at("verifier-file", version.verifier),
        reverse("verifier-new", args=["shop"]),
    ):
        assert ann.get(address).status_code == 404
        assert signed_in("mia").get(address).status_code == 200
    page = ann.get(reverse("verifiers", args=["shop"])).content.decode()
    assert "Kept from you for now" in page
    assert "outside" not in page
