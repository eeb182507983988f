"""Adjudication in a real browser: by keyboard alone, two people at once, and what is refused."""

import pytest
from django.utils import timezone

from annotation.models.adjudication import Acceptance, Position, RulingLease
from annotation.models.projects import Annotator, Project, Role
from annotation.models.rulings import Ruling
from annotation.models.studies import Study
from annotation.services.people import annotator_of
from annotation.services.projects import add_member
from tests.browser.conftest import PASSWORD
from tests.browser.going import follow, press_and_go
from tests.browser.keys import change_key, shown
from tests.browser.test_journey import look
from tests.studies import ACTOR, NOW, answers, make_cases, make_project, make_study, make_user

pytestmark = pytest.mark.browser
DESK = {"width": 1440, "height": 900}
N_OPEN, N_AGREED = 20, 3


@pytest.fixture
def project(transactional_db: None, settings) -> Project:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    project = make_project("demonstration")
    for name in ("ada", "abe", "ann", "ben"):
        role = Role.ANNOTATOR if name in ("ann", "ben") else Role.ADJUDICATOR
        user = make_user(name, project, role)
        user.set_password(PASSWORD)
        user.save()
    return project


@pytest.fixture
def twenty(project: Project) -> Study:
    """Twenty disagreements, some on two fields, and three cases that are agreed on."""
    ids = [f"case-{number:02}" for number in range(N_OPEN + N_AGREED)]
    make_cases(project, ids, dataset="many")
    labels = {}
    for number, name in enumerate(ids):
        labels[name, "ann"] = answers("PASS", 1, "A")
        other = answers("FAIL", 1 + number % 2, "A") if number < N_OPEN else answers("PASS", 1, "A")
        labels[name, "ben"] = other
    study = make_study("MEASURED", project=project, dataset="many", labels=labels)
    for name in ("ann", "ben"):
        user = project.memberships.get(user__username=name).user
        Annotator.objects.filter(project=project, pseudonym=name).update(user=user)
    for name in ("ada", "abe"):
        annotator_of(user=project.memberships.get(user__username=name).user, project=project, now=NOW)
    return study


def queue_of(study: Study) -> str:
    return f"/studies/{study.public_id}/adjudication/"


def case_of(study: Study, case_id: str) -> str:
    return f"{queue_of(study)}{study.cases.get(case__external_id=case_id).public_id}/"


def decide(page, number: int) -> None:
    """One ruling with keys only: a side for the whole case, field by field, or an own value with its note."""
    if number % 5 == 4:
        for _ in range(page.locator("[data-field]").count()):
            page.keyboard.press("3")
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Tab")
            page.evaluate("document.activeElement.blur()")
        page.keyboard.press("w")
        page.keyboard.type("Neither holds: 1 2 3 n p m.")
        page.evaluate("document.activeElement.blur()")
    elif number % 2:
        page.keyboard.press("Shift+Digit1")
    else:
        for _ in range(page.locator("[data-field]").count()):
            page.keyboard.press("2")
    if number % 3 == 0:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("g")
    page.keyboard.press("m")
    page.keyboard.press("Space")


def test_twenty_disagreements_with_the_keyboard_alone(twenty, open_page):
    ada = open_page("ada", viewport=DESK)
    ada.goto(queue_of(twenty))
    press_and_go(ada, "n")
    for number in range(N_OPEN + 1):  # one of twenty comes back, blind
        assert "is_open" not in ada.url
        decide(ada, number)
        press_and_go(ada, "Control+Enter")
    assert "Every disagreement is ruled" in ada.inner_text("h1")
    kinds = list(Ruling.objects.values_list("kind", flat=True))
    assert (kinds.count("ruling"), kinds.count("consistency")) == (N_OPEN, 1)
    assert Ruling.objects.filter(flags_guideline=True).exists()
    assert Ruling.objects.exclude(note="").exists()
    twenty.refresh_from_db()
    assert twenty.state == "ADJUDICATED"
    press_and_go(ada, "A")
    assert "3 cases are fully agreed on" in ada.inner_text("h1")
    assert not Acceptance.objects.exists()
    press_and_go(ada, "Control+Enter")
    assert "3 agreed cases are accepted" in ada.inner_text(".notice.success")
    assert Acceptance.objects.count() == N_AGREED


def test_two_adjudicators_at_once_never_rule_on_one_case(twenty, open_page):
    ada, abe = open_page("ada", viewport=DESK), open_page("abe", viewport=DESK)
    for page in (ada, abe):
        page.goto(queue_of(twenty))
        press_and_go(page, "n")
    assert ada.url != abe.url
    theirs = abe.url
    abe.goto(ada.url)
    assert "works on this case" in abe.inner_text("#lease")
    abe.keyboard.press("Shift+Digit2")
    abe.keyboard.press("m")
    abe.keyboard.press("Space")
    press_and_go(abe, "Control+Enter")
    assert "works on this case until" in abe.inner_text("#ruling")
    assert not Ruling.objects.exists()
    ada.keyboard.press("Shift+Digit1")
    ada.keyboard.press("m")
    ada.keyboard.press("Space")
    press_and_go(ada, "Control+Enter")
    assert ada.url not in (abe.url, theirs)
    assert Ruling.objects.count() == 1
    ada.goto(queue_of(twenty))
    assert ada.locator("text=you hold it").count() == 1
    follow(ada, "text=Pause")
    assert "you resume where you were" in ada.inner_text(".notice.success")
    adjudicator = Annotator.objects.get(user__username="ada")
    assert not RulingLease.objects.filter(adjudicator=adjudicator, ended_at=None).exists()


def test_a_case_is_handed_on_with_a_word_about_it(twenty, open_page):
    ada = open_page("ada", viewport=DESK)
    ada.goto(queue_of(twenty))
    press_and_go(ada, "n")
    here = ada.url
    ada.click("summary:has-text('Hand on')")
    ada.fill("#lease textarea", "You know this field.")
    follow(ada, "#lease form.card button")
    assert "The case waits for" in ada.inner_text(".notice.success")
    abe = open_page("abe", viewport=DESK)
    abe.goto(queue_of(twenty))
    press_and_go(abe, "n")
    assert abe.url == here
    assert "You know this field." in abe.inner_text(".workmain")


def test_nobody_rules_on_a_case_that_they_labelled(project, twenty, open_page):
    user = project.memberships.get(user__username="ann").user
    add_member(project=project, user=user, role=Role.ADJUDICATOR, actor=ACTOR, now=timezone.now())
    ann = open_page("ann", viewport=DESK)
    ann.goto(queue_of(twenty))
    press_and_go(ann, "n")
    assert "No case is free for you" in ann.inner_text(".notice")
    ann.goto(case_of(twenty, "case-00"))
    assert "You labelled this case" in ann.inner_text(".workmain")
    assert ann.locator("#ruling").count() == 0
    ann.keyboard.press("1")
    ann.keyboard.press("Control+Enter")
    assert not Ruling.objects.exists()


def test_a_contradicting_ruling_asks_to_be_overruled_by_name(twenty, open_page):
    ada = open_page("ada", viewport=DESK)
    for attempt in ("Shift+Digit1", "Shift+Digit2"):
        ada.goto(case_of(twenty, "case-00"))
        ada.keyboard.press(attempt)
        ada.keyboard.press("m")
        ada.keyboard.press("Space")
        press_and_go(ada, "Control+Enter")
    assert "Overrule it by name" in ada.inner_text("#ruling")
    assert Ruling.objects.count() == 1
    ada.keyboard.press("Space")  # the box is in focus
    press_and_go(ada, "Control+Enter")
    assert Ruling.objects.count() == 2
    ada.goto(case_of(twenty, "case-00"))
    assert "1 earlier ruling" in ada.inner_text(".ruled")
    assert "Overrules" in ada.inner_text(".ruled")


def test_positions_come_before_the_chair_rules(twenty, open_page):
    ada = open_page("ada", viewport=DESK)
    ada.goto(f"{queue_of(twenty)}consensus/")
    follow(ada, "text=Open a session as its chair")
    session = ada.url
    for name, side in (("ann", "X"), ("ben", "Y")):
        page = open_page(name, viewport=DESK)
        page.click("nav.stages >> text=Adjudication")
        page.click(".rows a")
        follow(page, ".queue a >> nth=0")
        assert "Positions are shown to everybody once all are on record" in page.inner_text("main")
        for group in page.locator("[data-field]").all():
            group.locator(f"input[value={side}]").check()
        page.fill("#id_note", f"From {name}.")
        follow(page, "text=Put on record")
        assert f"From {name}." in page.inner_text("main")
    assert Position.objects.count() == 2
    ada.goto(session)
    follow(ada, ".queue a >> nth=0")
    assert "From ann." in ada.inner_text("main")
    assert "ben" in ada.inner_text("table.diff thead >> nth=0")
    ada.keyboard.press("Shift+Digit1")
    ada.keyboard.press("m")
    ada.keyboard.press("Space")
    press_and_go(ada, "Control+Enter")
    assert Ruling.objects.get().session is not None


def test_keys_can_be_changed(twenty, open_page):
    ada = open_page("ada", viewport=DESK)
    ada.goto(case_of(twenty, "case-01"))
    here = ada.url
    assert change_key(ada, "next", "x") == ""
    assert change_key(ada, "take-1", "q") == ""
    assert change_key(ada, "whole-1", "Shift+Q") == ""
    assert "is taken by" in change_key(ada, "gap", "Shift+Digit2")
    ada.keyboard.press("Escape")
    assert (shown(ada, "next"), shown(ada, "take-1"), shown(ada, "whole-1")) == ({"x"}, {"q"}, {"Shift Q"})
    ada.keyboard.press("1")
    ada.keyboard.press("n")
    assert (ada.url, ada.locator("[data-field] input:checked").count()) == (here, 0)
    ada.keyboard.press("q")
    assert ada.locator("[data-field] input[value=X]:checked").count() == 1
    press_and_go(ada, "x")
    assert ada.url != here
    ada.keyboard.press("Shift+Q")
    assert ada.locator("[data-field] input:checked").count() == ada.locator("[data-field]").count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_reads_well_wide_and_narrow(twenty, open_page, scheme):
    wrong: list[str] = []
    ada = open_page("ada", viewport=DESK, color_scheme=scheme)
    ada.goto(queue_of(twenty))
    press_and_go(ada, "n")
    decide(ada, 0)
    press_and_go(ada, "Control+Enter")
    for path in (
        "",
        "?status=ruled",
        "?status=agreed",
        "accept/",
        "outcome/",
        "gaps/",
        "suspects/",
        "consensus/",
    ):
        ada.goto(queue_of(twenty) + path)
        look(ada, wrong)
    for case_id in ("case-01", "case-03", "case-22"):
        ada.goto(case_of(twenty, case_id))
        look(ada, wrong)
    assert wrong == []
