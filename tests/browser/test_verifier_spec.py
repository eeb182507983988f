"""Two people write specs for two cases: one comes back and is repaired; then report, adjudication and release."""

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect

from annotation.management.commands.close_study import measure_now
from annotation.models.people import User
from annotation.models.projects import Kind
from annotation.models.studies import Study
from annotation.selectors.adjudication import case_records
from annotation.services import demonstration
from annotation.services.projects import ensure_annotator
from tests.annotation.specs.world import LENIENT, RIGHT, WRONG, make_spec_study, run_checks
from tests.browser.conftest import PASSWORD
from tests.browser.going import follow
from tests.browser.labelling import PHONE, WIDE, begin
from tests.browser.test_journey import rule_with_keys, scrolls_sideways, severe

pytestmark = [pytest.mark.browser, pytest.mark.one_engine]


@pytest.fixture
def study(transactional_db, settings) -> Study:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    now = timezone.now()
    project, _ = demonstration.load_cases(slug="demonstration", now=now)
    demonstration.load_cast(project=project, password=PASSWORD, now=now)
    for name in ("ann", "ben"):
        user = User.objects.get(username=name)
        ensure_annotator(project=project, pseudonym=name, kind=Kind.HUMAN, actor="test", now=now, user=user)
    return make_spec_study(project, tasks=("15", "16"))


def case_in_view(page: Page) -> str:
    return "15" if "boroughs" in page.inner_text(".labelcase") else "16"


def write_examples(page: Page, right: list[str], wrong: list[str]) -> None:
    for key, texts in (("positive_examples", right), ("negative_examples", wrong)):
        field = page.locator(f"#field-{key}")
        for index, text in enumerate(texts):
            field.locator("textarea").nth(index).fill(text)


def claim(page: Page) -> None:
    page.locator("#field-confidence input[value=high]").check()
    for key in ("subjective", "gold_suspect"):
        page.locator(f"#field-{key} input[value=false]").check()


def hand_in(page: Page) -> None:
    before = page.input_value("#label [name=key]")
    page.click("[data-submit]")
    page.wait_for_function(
        "before => document.querySelector('#label')?.elements.key.value !== before", arg=before
    )


def label_both(page: Page, study: Study, *, exclude: str, wrong: dict[str, list[str]]) -> None:
    """Take the suggestion, add an exclusion by the builder, give examples, submit; for both cases."""
    begin(page, study)
    for _ in range(2):
        case = case_in_view(page)
        page.click("[data-suggest]")
        page.locator("[data-key]").first.wait_for()
        if case == "15":
            page.fill("[data-key=must_include] input", "alaska")
            while page.locator("[data-key=must_exclude] .specrow").count():
                page.locator("[data-key=must_exclude] .specrow button").first.click()
            page.locator("[aria-label='Text is looked for in: scope']").select_option("full")
            if exclude:
                page.click("[data-key=must_exclude] [data-more]")
                page.fill("[data-key=must_exclude] input", exclude)
        write_examples(page, RIGHT[case], wrong[case])
        claim(page)
        expect(page.locator("[data-result] .badge").first).to_contain_text("7 answers")
        hand_in(page)


def test_specs_are_written_repaired_compared_ruled_and_released(study, open_page):
    odd: list[str] = []
    wrong = WRONG | {"15": [LENIENT, *WRONG["15"][1:]]}
    ann = open_page("ann", viewport=WIDE)
    label_both(ann, study, exclude="", wrong=wrong)
    run_checks()

    ann.goto(f"/studies/{study.public_id}/label/")
    assert "1 spec is to be repaired" in ann.inner_text("h1")
    follow(ann, ann.locator(".caserows a").first)
    assert "negative 1 accepted: 'alaska' at 33" in ann.inner_text(".speccheck")
    expect(ann.locator("[data-result] .badge").first).to_contain_text("1 of 7 answers judged wrongly")
    odd += severe(ann)
    assert '"alaska"' in ann.input_value("[name=f-spec]")
    ann.click("[data-key=must_exclude] [data-more]")
    ann.fill("[data-key=must_exclude] input", "no state")
    expect(ann.locator("[data-result] .badge").first).to_contain_text("all 7 answers judged rightly")
    ann.set_viewport_size(PHONE)
    odd += ["the case scrolls sideways on a phone"] if scrolls_sideways(ann) else []
    ann.set_viewport_size(WIDE)
    hand_in(ann)
    run_checks()
    ann.goto(f"/studies/{study.public_id}/label/cases/submitted/")
    assert ann.locator("[data-tab=repair]").inner_text() == "0"

    plain = open_page("ben", java_script_enabled=False)
    plain.goto(f"/studies/{study.public_id}/label/")
    assert plain.is_hidden("[data-suggest]")  # nothing is offered that only a script can do

    ben = open_page("ben", viewport=WIDE, color_scheme="dark")
    label_both(ben, study, exclude="louisiana", wrong=WRONG)
    run_checks()

    mia = open_page("mia", viewport=WIDE)
    mia.goto(f"/studies/{study.public_id}/coverage/")
    assert "no spec to repair" in mia.inner_text("#ledger")
    mia.goto(f"/studies/{study.public_id}/")
    mia.click("text=Close the study…")
    mia.check("[name=is_certain]")
    follow(mia, "text=Close and lock the labels")
    measure_now(study)
    study.refresh_from_db()
    mia.goto(f"/studies/{study.public_id}/report/")
    assert "In 1 of 2 cases the specs judge every pooled answer alike" in mia.inner_text("main")
    odd += severe(mia)

    ada = open_page("ada", viewport=WIDE)
    ada.goto(f"/studies/{study.public_id}/adjudication/")
    follow(ada, "text=Start with the lowest agreement")
    assert "answers judged differently" in ada.inner_text("main")
    odd += severe(ada)
    rule_with_keys(ada)
    study.refresh_from_db()
    assert study.state == "ADJUDICATED"

    mia.goto("/projects/demonstration/releases/new/")
    mia.fill("#id_name", "specs-1")
    mia.fill("#id_reason", "first")
    mia.locator("[name=studies]").last.check()
    follow(mia, "button >> text=Make the release")
    study.refresh_from_db()
    assert study.state == "RELEASED"
    assert all("spec" in record.resolution.answers for record in case_records(study))
    assert odd == []
