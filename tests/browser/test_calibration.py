"""A judge is calibrated in a real browser: run imported, twenty answers judged blind by keyboard, report, fixture."""

import json
import re

import pytest
from django.utils import timezone
from playwright.sync_api import Page

from annotation.models.calibration import Calibration
from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.models.projects import Kind, Project
from annotation.models.regressions import RegressionFixture
from annotation.services import demonstration
from annotation.services.datasets import import_cases, release_version
from annotation.services.jobs import run_job
from annotation.services.projects import ensure_annotator, ensure_project
from tests.agreement.calibrations.runs import WHY, cases_of, judged_as, truth_of, verdict_record
from tests.browser.conftest import PASSWORD
from tests.browser.going import follow
from tests.browser.labelling import WIDE, begin, submit, wait_for_labels
from tests.browser.test_journey import look
from tests.studies import ACTOR

pytestmark = pytest.mark.browser
N, SAMPLED = 24, 20
KEYS = {"match": "m", "no_match": "x"}


@pytest.fixture
def project(transactional_db: None, settings) -> Project:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    now = timezone.now()
    project, _ = ensure_project(slug="demonstration", actor=ACTOR, now=now)
    for _ in demonstration.load_cast(project=project, password=PASSWORD, now=now):
        pass
    ann = User.objects.get(username="ann")
    ensure_annotator(project=project, pseudonym="ann", kind=Kind.HUMAN, actor=ACTOR, now=now, user=ann)
    done = import_cases(
        project=project, dataset="orders", rows=cases_of(N), source="cases", actor=ACTOR, now=now
    )
    release_version(version=done.version, actor=ACTOR, now=now)
    return project


def upload(page: Page, rows: list[dict]) -> None:
    text = "".join(json.dumps(row) + "\n" for row in rows)
    page.set_input_files(
        "#id_file", {"name": "f.jsonl", "mimeType": "application/jsonl", "buffer": text.encode()}
    )


def import_run(mia: Page) -> None:
    mia.goto("/projects/demonstration/runs/import/")
    mia.fill("#id_name", "nightly")
    mia.fill("#id_answerer", "answerer-7")
    mia.select_option("#id_version", index=1)
    numbers = range(1, N + 1)
    upload(
        mia,
        [
            {
                "case_id": f"q{n:02}",
                "prediction": f"{100 + n if truth_of(n) == 'match' else 7} orders in week {n}.",
            }
            for n in numbers
        ],
    )
    mia.click("button:has-text('Import')")
    mia.wait_for_selector("h1:has-text('nightly')")
    mia.click("summary:has-text('Add a judge')")
    mia.fill("#id_judge", "judge:opus")
    upload(mia, [verdict_record(f"q{n:02}", judged_as(n), 6 + n % 4) for n in numbers])
    mia.click("button:has-text('Add the verdicts')")
    mia.wait_for_selector("text=Untrusted")


def begin_calibration(mia: Page) -> Calibration:
    mia.click("text=Calibrate this judge")
    mia.fill("#id_name", "judge of June")
    mia.fill("#id_annotators", "ann")
    mia.fill("#id_n", str(SAMPLED))
    follow(mia, "button:has-text('Begin the calibration')")
    assert "is being calibrated" in mia.inner_text("h1")
    return Calibration.objects.get()


def judge_by_keyboard(ann: Page) -> None:
    """One answer: the verdict by its key, then from field to field, and submitted."""
    shown = ann.inner_text("main")
    assert WHY not in shown
    assert "opus" not in shown
    number = int(re.search(r"orders in week (\d+)\?", shown)[1])
    ann.keyboard.press(KEYS[truth_of(number)])
    ann.focus("#in-confidence")
    ann.keyboard.type("9")
    ann.keyboard.press("Tab")
    ann.keyboard.type("as I read it")
    ann.focus("[name='answers.gold_status'][value='verified'], [name$='gold_status'][value='verified']")
    ann.keyboard.press("Space")
    submit(ann)


def test_a_judge_is_calibrated_and_overruled(project, open_page):
    wrong: list[str] = []
    mia = open_page("mia", viewport=WIDE)
    import_run(mia)
    calibration = begin_calibration(mia)

    ann = open_page("ann", viewport=WIDE)
    begin(ann, calibration.study)
    for _ in range(SAMPLED):
        judge_by_keyboard(ann)
    wait_for_labels(ann, "ann", SAMPLED)
    for job in Job.objects.filter(arguments__study_id=calibration.study_id).order_by("pk"):
        run_job(job_id=job.pk, clock=timezone.now)

    mia.reload()
    assert "judge:opus" in mia.inner_text("h1")
    assert mia.locator("svg.reliability").is_visible()
    look(mia, wrong)
    with mia.expect_download() as sealed:
        mia.click("#downloads summary")
        mia.click("text=Sealed report, JSON")
    document = json.loads(sealed.value.path().read_bytes())
    assert (document["format"], document["n_sampled"]) == ("concord-calibration-report/2", SAMPLED)

    differs = document["disagreements"][0]
    mia.locator(f"li:has(h3:has-text('{differs['case_id']}')) >> text=Overrule").click()
    mia.wait_for_url("**/overrule/")
    look(mia, wrong)
    mia.check(f"[name=verdict][value={differs['human']}]")
    mia.fill("#id_why", "The golden says so, and nothing in the answer contradicts it.")
    mia.check("[name=protects][value=near_match_boundary]")
    follow(mia, "button:has-text('Overrule')")
    assert "Fixture" in mia.inner_text("h1")
    assert "nothing in the answer contradicts it" in mia.inner_text("main")
    look(mia, wrong)
    fixture = RegressionFixture.objects.get()
    assert (fixture.case_id_text, fixture.made_by != "") == (differs["case_id"], True)
    assert wrong == []
