"""The labelling pages over HTTP, without a script: what is shown, what is stored, what is refused."""

import re
import uuid

import pytest
from django.urls import reverse
from django.utils import timezone

from annotation.models.labels import Label
from annotation.models.leases import Flag, Lease
from annotation.models.studies import Assignment
from annotation.models.submissions import LabelDraft, SurplusLabel
from annotation.services.assignments import hand_on
from annotation.services.studies import close_study
from taxonomy.services.library import freeze_guideline
from tests.annotation.forms.browser_form import posted
from tests.studies import NOW, SCHEMA

GOOD = {"f-decision": "PASS", "f-score": "2", "f-note": "Fine."}


def address(name: str, study, slot=None, **more: str) -> str:
    return reverse(name, args=[study.public_id, *([slot.public_id] if slot else []), *more.values()])


def slot_of(study, name: str, case: str = "c1") -> Assignment:
    return Assignment.objects.get(study=study, annotator__pseudonym=name, study_case__case__external_id=case)


def send(client, study, slot, **fields: str):
    data = {"key": str(uuid.uuid4()), "revision": "0", "action": "submit", **GOOD, **fields}
    return client.post(
        address("labelling-case", study, slot), {k.replace("__", "-"): v for k, v in data.items()}
    )


def test_leads_to_the_first_unfinished_case_and_on(study_at, signed_in):
    study = study_at("OPEN")
    ann = signed_in("ann")
    for number in range(4):
        page = ann.get(address("labelling", study), follow=True)
        assert page.status_code == 200
        assert f"{number} of 4" in page.content.decode()
        form = posted(page.content.decode())
        data = dict(form.lists()) | {
            "f-decision": ["FAIL"],
            "f-codes": ["A"],
            "go_on": ["1"],
            "action": ["submit"],
        }
        assert ann.post(page.request["PATH_INFO"], data).status_code == 302
    page = ann.get(address("labelling", study), follow=True).content.decode()
    assert "You have labelled every case of yours" in page
    assert Label.objects.filter(assignment__annotator__pseudonym="ann").count() == 4


def test_what_comes_next_is_past_the_cases_whose_labels_are_on_their_way(study_at, signed_in):
    study = study_at("OPEN")
    ann = signed_in("ann")
    seen: list[str] = []
    for _ in range(4):
        answer = ann.get(address("labelling-next", study), {"besides": [*seen, "no-id", str(uuid.uuid4())]})
        seen.append(answer["Location"].split("/")[-2])
    assert len(set(seen)) == 4
    last = ann.get(address("labelling-next", study), {"besides": seen})
    assert last["Location"] == address("labelling-list", study, tab="todo")


@pytest.mark.parametrize("name", ["labelling", "labelling-next"])
def test_strangers_and_people_of_other_roles_find_nothing(study_at, signed_in, name):
    study = study_at("OPEN")
    slot = slot_of(study, "ann")
    for person in ("eve", "vic", "mia", "ada"):
        assert signed_in(person).get(address(name, study)).status_code == 404
        assert signed_in(person).get(address("labelling-case", study, slot)).status_code == 404
    for route in (
        "labelling-case",
        "labelling-draft",
        "labelling-skip",
        "labelling-flag",
        "labelling-take-back",
    ):
        assert signed_in("ben").post(address(route, study, slot), GOOD).status_code == 404


def test_nothing_is_chosen_that_nobody_chose(study_at, signed_in):
    study = study_at("OPEN")
    page = signed_in("ann").get(address("labelling-case", study, slot_of(study, "ann"))).content.decode()
    assert {name for name in posted(page) if name.startswith("f-")} == {"f-note"}
    assert posted(page)["f-note"] == ""


def test_an_empty_set_of_codes_completes_a_case(study_at, signed_in):
    study = study_at("OPEN")
    slot = slot_of(study, "ann")
    assert send(signed_in("ann"), study, slot).status_code == 302
    assert '"codes":[]' in Label.objects.get(assignment=slot).answers
    slot.refresh_from_db()
    assert slot.status == "submitted"


def test_a_refused_label_keeps_what_was_typed_beside_the_reason(study_at, signed_in):
    study = study_at("OPEN")
    slot = slot_of(study, "ann")
    answer = send(
        signed_in("ann"), study, slot, **{"f-decision": "", "f-note": '"><img src=x onerror=alert(1)>'}
    )
    page = answer.content.decode()
    assert answer.status_code == 422
    assert "an answer is required" in page
    assert "<img src=x" not in page
    assert posted(page)["f-note"] == '"><img src=x onerror=alert(1)>'
    assert not Label.objects.filter(assignment=slot).exists()


def test_the_same_key_stores_once(study_at, signed_in):
    study = study_at("OPEN")
    slot, key = slot_of(study, "ann"), str(uuid.uuid4())
    first, again = (send(signed_in("ann"), study, slot, key=key) for _ in range(2))
    assert (first.status_code, again.status_code) == (302, 302)
    assert Label.objects.filter(assignment=slot).count() == 1
    other = send(signed_in("ann"), study, slot, key=key, **{"f-note": "Other."})
    assert other.status_code == 409
    assert "The label is not stored." in other.content.decode()


def test_a_second_tab_is_shown_both_versions_and_overwrites_nothing(study_at, signed_in):
    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    send(ann, study, slot, **{"f-note": "From tab one."})
    answer = send(ann, study, slot, **{"f-note": "From tab two.", "f-decision": "FAIL"})
    page = answer.content.decode()
    assert answer.status_code == 409
    assert "From tab one." in page
    assert "From tab two." in page
    assert Label.objects.filter(assignment=slot).count() == 1
    # What is sent next goes on top, as a revision of its own.
    form = posted(page)
    assert (form["revision"], form["f-note"]) == ("1", "From tab two.")
    assert send(ann, study, slot, revision="1", **{"f-note": "From tab two."}).status_code == 302
    assert [label.revision for label in Label.objects.filter(assignment=slot).order_by("revision")] == [1, 2]


def test_an_old_draft_never_comes_over_a_submitted_label(study_at, signed_in):
    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    send(ann, study, slot)
    late = ann.post(
        address("labelling-draft", study, slot), {"revision": "0", "version": "0", "f-note": "old"}
    )
    assert late.status_code == 409
    assert "submitted somewhere else" in late.json()["detail"]
    assert late.json()["is_stale"]
    assert not LabelDraft.objects.filter(assignment=slot).exists()


def test_a_draft_of_a_case_that_was_handed_on_is_refused_and_offers_no_other_version(study_at, signed_in):
    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    ann.get(address("labelling-case", study, slot))
    hand_on(assignment=slot, to=None, actor="mia", reason="ill", now=timezone.now())
    late = ann.post(address("labelling-draft", study, slot), {"revision": "0", "f-note": "mine"})
    assert (late.status_code, late.json()) == (
        409, {"detail": "The draft is not saved: this case is not assigned to you."}
    )  # fmt: skip


def test_what_was_typed_into_a_study_that_closed_meanwhile_is_shown_and_not_stored(study_at, signed_in):
    study = study_at("OPEN")
    slot = slot_of(study, "ann")
    close_study(study=study, actor="mia", now=timezone.now())
    late = send(signed_in("ann"), study, slot, **{"f-note": "Typed after the end."})
    page = late.content.decode()
    assert late.status_code == 409
    assert "it takes no labels" in page
    assert "Typed after the end." in page
    assert 'value="submit"' not in page
    assert not Label.objects.exists()


def test_two_tabs_do_not_overwrite_each_others_draft(study_at, signed_in):
    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    url = address("labelling-draft", study, slot)
    assert ann.post(url, {"revision": "0", "version": "0", "f-note": "one"}).json()["version"] == 1
    assert ann.post(url, {"revision": "0", "version": "0", "f-note": "two"}).status_code == 409
    page = send(ann, study, slot, action="draft", version="0", **{"f-note": "two"})
    assert page.status_code == 409
    assert "This draft was saved somewhere else" in page.content.decode()
    assert LabelDraft.objects.get(assignment=slot).version == 1


def test_a_draft_comes_back_unfinished_as_it_is(study_at, signed_in):
    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    note = "مرحبا، كيف الحال؟ 👩‍🚒\n\n  indented  "
    ann.post(
        address("labelling-draft", study, slot),
        {"revision": "0", "version": "0", "f-note": note, "f-score": "1"},
    )
    page = ann.get(address("labelling-case", study, slot)).content.decode()
    assert posted(page)["f-note"] == note.replace("\n", "\r\n")
    assert posted(page)["f-score"] == "1"
    assert 'dir="auto"' in page
    assert "Draft saved" in page


def test_a_correction_is_the_next_revision_until_the_study_closes(study_at, signed_in):
    from annotation.services.studies import close_study
    from tests.studies import ACTOR, NOW

    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    send(ann, study, slot)
    page = ann.get(address("labelling-case", study, slot)).content.decode()
    assert posted(page)["f-decision"] == "PASS"
    assert "Submit the correction" in page
    send(ann, study, slot, revision="1", **{"f-decision": "FAIL"})
    history = ann.get(address("labelling-case", study, slot)).content.decode()
    assert "Revision 1" in history
    assert "Revision 2" in history
    close_study(study=study, actor=ACTOR, now=NOW)
    assert send(ann, study, slot, revision="2").status_code == 409
    locked = ann.get(address("labelling-case", study, slot)).content.decode()
    assert "takes no labels any more" in locked
    assert "f-decision" not in locked
    assert ann.get(address("labelling", study)).status_code == 302


def test_a_skipped_case_is_no_label_and_keeps_its_reason(study_at, signed_in):
    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    assert ann.post(address("labelling-skip", study, slot), {"reason": "  "}).status_code == 422
    assert ann.post(address("labelling-skip", study, slot), {"reason": "I wrote it."}).status_code == 302
    lease = Lease.objects.get(assignment=slot)
    assert (lease.outcome, lease.reason) == ("skipped", "I wrote it.")
    assert not Label.objects.filter(assignment=slot).exists()
    skipped = ann.get(address("labelling-list", study, tab="skipped")).content.decode()
    assert "Take it back" in skipped
    assert ann.post(address("labelling-take-back", study, slot)).status_code == 302
    assert send(ann, study, slot).status_code == 302


def test_a_flag_needs_words_and_changes_nothing(study_at, signed_in):
    study = study_at("OPEN")
    slot, ann = slot_of(study, "ann"), signed_in("ann")
    assert ann.post(address("labelling-flag", study, slot), {"note": ""}).status_code == 422
    assert (
        ann.post(address("labelling-flag", study, slot), {"note": "The gold names 2012."}).status_code == 302
    )
    assert Flag.objects.get().note == "The gold names 2012."
    assert "Flagged" in ann.get(address("labelling-case", study, slot)).content.decode()


def test_every_tab_counts_only_ones_own(study_at, signed_in):
    study = study_at("OPEN")
    send(signed_in("ben"), study, slot_of(study, "ben"))
    ann = signed_in("ann")
    send(ann, study, slot_of(study, "ann", "c2"))
    draft = address("labelling-draft", study, slot_of(study, "ann", "c3"))
    # The page moves the case to its tab when a draft is begun; later drafts of it move nothing.
    said = [ann.post(draft, {"f-note": "x", "version": version}).json() for version in "01"]
    assert said[0]["counts"] == {"todo": 2, "draft": 1, "submitted": 1, "skipped": 0}
    assert "counts" not in said[1]
    page = ann.get(address("labelling-list", study, tab="todo")).content.decode()
    counts = re.findall(r'data-tab="(\w+)">(\d+)', page)
    assert counts == [("todo", "2"), ("draft", "1"), ("submitted", "1"), ("skipped", "0")]
    assert "3 of 4 cases left" in page


def test_a_late_label_is_kept_and_its_author_is_told(study_at, signed_in):
    study = study_at("OPEN", annotators=[{"pseudonym": name, "kind": "human"} for name in ("ann", "ben", "cat")],
                     assignment="pool", k=1)  # fmt: skip
    ann, ben = signed_in("ann"), signed_in("ben")
    page = ann.get(address("labelling", study), follow=True)
    slot = Assignment.objects.get(annotator__pseudonym="ann")
    assert page.status_code == 200
    Lease.objects.filter(assignment=slot).update(expires_at=Lease.objects.get(assignment=slot).served_at)
    from django.utils import timezone

    from annotation.models.projects import Annotator
    from annotation.services.assignments import expire_leases, next_assignment

    expire_leases(now=timezone.now(), study=study)
    other = Annotator.objects.get(pseudonym="ben")
    while next_assignment(study=study, annotator=other, now=timezone.now()).assignment.pk != slot.pk:
        held = Assignment.objects.filter(annotator=other, status="todo").first()
        send(ben, study, held)
    send(ben, study, slot)
    answer = ann.post(
        address("labelling-case", study, slot), GOOD | {"key": "k", "revision": "0"}, follow=True
    )
    assert "counts neither for agreement" in answer.content.decode()
    assert SurplusLabel.objects.get().annotator.pseudonym == "ann"


def test_the_page_tells_a_case_by_its_words_alone(study_at, signed_in):
    """No id, split, producer or other annotator: an id may say what is expected, or that a case comes again."""
    study = study_at("OPEN")
    slot = slot_of(study, "ann", "c2")
    page = signed_in("ann").get(address("labelling-case", study, slot)).content.decode()
    assert "ben" not in page
    assert str(slot.study_case.public_id) not in page
    assert ">test<" not in page


def test_the_home_page_says_how_much_is_left_and_leads_there(study_at, signed_in, project):
    study = study_at("OPEN")
    ann = signed_in("ann")
    page = ann.get(reverse("project", args=[project.slug])).content.decode()
    assert "4 of 4 cases left in doubles" in page
    assert "Start labelling" in page
    assert address("labelling", study) in page
    send(ann, study, slot_of(study, "ann"))
    assert "3 of 4 cases left in doubles" in ann.get(reverse("project", args=[project.slug])).content.decode()


@pytest.mark.parametrize("tab", ["todo", "draft", "submitted", "skipped"])
def test_lists_and_case_ask_no_more_queries_for_more_cases(
    study_at, signed_in, django_assert_max_num_queries, tab
):
    study = study_at("OPEN")
    ann = signed_in("ann")
    ann.get(address("labelling-list", study, tab=tab))
    with django_assert_max_num_queries(30):
        ann.get(address("labelling-list", study, tab=tab))
    with django_assert_max_num_queries(40):
        ann.get(address("labelling-case", study, slot_of(study, "ann")))


def test_the_largest_mapping_that_a_schema_allows_is_stored(study_at, signed_in):
    schema = {"name": "pairs", "fields": [{"key": "pairs", "type": "mapping", "max_entries": 1000}]}
    study = study_at("OPEN", schema=schema, labels={})
    slot = slot_of(study, "ann")
    keys = [f"column {number}" for number in range(1000)]
    data = {"key": "k", "revision": "0", "f-pairs-key": keys, "f-pairs-text": ["x"] * 1000}
    assert signed_in("ann").post(address("labelling-case", study, slot), data).status_code == 302
    assert Label.objects.get(assignment=slot).answers.count('"column ') == 1000


def test_the_drawer_says_which_clause_is_not_there_and_what_stands_in_for_it(project, study_at, signed_in):
    fields = [field | {"guideline": f"#lost-{field['key']}"} for field in SCHEMA["fields"][:2]]
    freeze_guideline(name="how", markdown="# How\n\n## Decision\n\nDecide.\n", now=NOW)
    study = study_at("OPEN", schema={"name": "lost", "fields": fields}, taxonomy=None, guideline="how@1")
    page = signed_in("ann").get(address("labelling-case", study, slot_of(study, "ann"))).content.decode()
    drawer = page[page.index('id="guideline"') : page.index("</details>", page.index('id="guideline"'))]
    above, decision = drawer.split('id="clause-decision"')
    assert "<code>#lost-score</code>, which this guideline does not have." in above
    assert (
        "<code>#lost-decision</code>, which this guideline does not have. This clause bears its name."
        in decision
    )
    assert "The guideline has no clause <code>#lost-score</code>." in page
