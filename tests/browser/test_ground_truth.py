"""From production to a case, and from one release to the next, in a real browser."""

import json
import re

import pytest
from django.utils import timezone

from annotation.core.verify import verify
from annotation.models.datasets import Case
from annotation.models.jobs import Job
from annotation.models.releases import Release
from annotation.services import demonstration
from annotation.services.jobs import run_job
from annotation.services.releases import create_release, write_release
from tests.browser.going import follow
from tests.browser.test_journey import look

pytestmark = pytest.mark.browser
EXAMPLE = {
    "input": {
        "message": "Ann Lee, ann.lee@example.org: my parcel never came, see https://shop.example.org/track?key=k1"
    },
    "output": "We are sorry.",
}


def work() -> None:
    for job in Job.objects.filter(state="queued"):
        run_job(job_id=job.pk, clock=timezone.now)


def test_an_example_from_production_becomes_a_case(study, open_page, tmp_path):
    wrong: list[str] = []
    page = open_page("mia", viewport={"width": 1440, "height": 900})
    (tmp_path / "draft.jsonl").write_text(
        json.dumps({"id": "seed-1", "input": {"message": "hello"}, "split": "dev"})
    )
    page.click("nav.stages >> text=Data")
    look(page, wrong)
    page.click("text=Import cases")
    page.set_input_files("[name=file]", tmp_path / "draft.jsonl")
    page.click("text=Look at the file")
    page.fill("[name=dataset]", "support")
    look(page, wrong)
    follow(page, page.get_by_role("button", name="Import"))
    work()
    page.reload()
    assert page.locator("h1").inner_text() == "The cases are in"
    page.click("text=To the data")
    page.click("text=Intake")
    page.click("text=Propose an example")
    page.fill("[name=content]", json.dumps(EXAMPLE))
    follow(page, page.get_by_role("button", name="Propose"))
    assert "ann.lee@example.org" not in page.content()
    look(page, wrong)
    page.fill("[name=also]", "Ann Lee")
    page.click("text=Nothing secret is left")
    follow(page, "text=Prune and pin")
    assert "key=k1" not in page.content()
    page.fill("[name=verdict] >> nth=0", "The courier lost it.")
    page.get_by_role("button", name="Reviewed").click()
    page.fill("[name=case_id]", "support-1")
    page.fill("[name=split]", "test")
    look(page, wrong)
    page.get_by_role("button", name="Accept as a case").click()
    follow(page, "text=support-1")
    assert page.locator("h1").inner_text() == "support-1"
    look(page, wrong)
    stored = Case.objects.get(external_id="support-1").content
    assert (
        "[removed], [e-mail address]: my parcel never came, see https://shop.example.org/track [pruned]"
        in stored
    )
    assert wrong == []


def test_two_releases_are_made_verified_and_compared(study, open_page, tmp_path):
    wrong: list[str] = []
    now = timezone.now()
    demonstration.load_rulings(study=study, leave_open=0, now=now)
    study.refresh_from_db()
    create_release(project=study.project, name="first", studies=[study], reason="r", actor="mia", now=now)
    page = open_page("mia", viewport={"width": 1440, "height": 900})
    page.click("nav.stages >> text=Ground truth")
    page.click("text=Make a release")
    page.fill("[name=name]", "second")
    page.fill("[name=reason]", "The same, again.")
    page.check("[name=studies]")
    page.get_by_role("button", name="Make the release").click()
    look(page, wrong)
    command = page.locator("pre.command").inner_text()
    release = Release.objects.get(name="second")
    write_release(release=release, folder=tmp_path / "second")
    [digest] = re.findall(r"--manifest-sha256 ([0-9a-f]{64})", command)
    assert verify(tmp_path / "second", digest) == []
    follow(page, page.get_by_role("link", name="first", exact=True))
    assert "byte for byte" in page.inner_text("main")
    look(page, wrong)
    assert wrong == []
