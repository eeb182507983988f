"""The steps of the intake: in their order, by managers, refused in words, without leaks into another split."""

import json

import pytest
from django.urls import reverse

from annotation.models.audit import AuditEvent
from annotation.models.datasets import Case
from annotation.models.intake import Proposal
from annotation.services.datasets import import_cases, release_version
from annotation.services.intake import (
    IntakeRefused,
    accept,
    confirm_redaction,
    decline,
    propose,
    review,
    take_snapshot,
)
from tests.annotation.views.conftest import project, signed_in, study_at
from tests.studies import ACTOR, NOW

__all__ = ["project", "signed_in", "study_at"]
BY = {"actor": ACTOR, "now": NOW}
LONG = "the parcel never came and the courier says that it was handed to a neighbour on the third floor"
CONTENT = {"input": {"message": f"Ann Lee says {LONG}, see https://x.org/p?sig=1"}, "output": "Sorry."}


@pytest.fixture
def version(project):
    rows = [(1, {"id": "a", "input": {"message": "where is my order"}, "split": "dev"})]
    return import_cases(project=project, dataset="d", rows=rows, source="c", version="2", **BY).version


def proposed(project, content=CONTENT):
    return propose(project=project, reason="failure", content=content, **BY)


def reviewed(project, content=CONTENT):
    row = proposed(project, content)
    confirm_redaction(proposal=row, also=["Ann Lee"], **BY)
    take_snapshot(proposal=row, **BY)
    return review(proposal=row, verdict="Blames the courier.", expected={"says": "sorry"}, **BY)


def place(row, version, **changes):
    wanted = {"case_id": "p-1", "split": "test", "family": "delivery"}
    return accept(proposal=row, version=version, **(wanted | changes), **BY)


def test_the_whole_way(project, version):
    row = place(reviewed(project), version)
    case = Case.objects.get(external_id="p-1")
    content = json.loads(case.content)
    assert content["input"]["message"] == f"[removed] says {LONG}, see https://x.org/p [pruned]"
    assert (row.state, row.case, case.split, case.family) == ("accepted", case, "test", "delivery")
    assert content["metadata"]["intake"] == {"reason": "failure", "snapshotSha256": row.snapshot_sha256}
    assert json.loads(case.references.get().value) == {"says": "sorry"}
    acts = list(
        AuditEvent.objects.filter(action__startswith="intake").order_by("pk").values_list("action", flat=True)
    )
    assert acts == [f"intake.{state}" for state in ("proposed", "redacted", "pruned", "reviewed", "accepted")]


@pytest.mark.parametrize(
    ("steps", "last"),
    [
        ((), take_snapshot),
        ((), lambda **by: review(verdict="v", **by)),
        ((confirm_redaction,), lambda **by: review(verdict="v", **by)),
        ((confirm_redaction,), confirm_redaction),
        ((confirm_redaction, take_snapshot), take_snapshot),
    ],
)
def test_no_step_is_skipped_or_taken_twice(project, steps, last):
    row = proposed(project)
    for step in steps:
        step(proposal=row, **BY)
    with pytest.raises(IntakeRefused, match="comes after"):
        last(proposal=row, **BY)


def test_it_is_not_accepted_without_redaction(project, version):
    with pytest.raises(IntakeRefused, match="It is proposed; accepted comes after reviewed"):
        place(proposed(project), version)


def test_it_does_not_leak_into_another_split(project, version):
    place(reviewed(project), version)
    near = {"input": {"message": f"Ann Lee says: {LONG}! See https://x.org/p?sig=2"}}
    again = reviewed(project, near)
    with pytest.raises(IntakeRefused, match="cross_split_duplicate"):
        place(again, version, case_id="p-2", split="dev")
    assert Proposal.objects.get(pk=again.pk).state == "reviewed"
    assert not Case.objects.filter(external_id="p-2").exists()


def test_it_does_not_carry_its_own_answer(project, version):
    with pytest.raises(IntakeRefused, match="expected_output_leak"):
        place(reviewed(project, {"input": {"expectedOutput": 1, "q": LONG}}), version)


def test_a_released_version_a_known_id_and_no_split_are_refused(project, version):
    row = reviewed(project)
    with pytest.raises(IntakeRefused, match="Give it a split"):
        place(row, version, split=" ")
    with pytest.raises(IntakeRefused, match="'a'"):
        place(row, version, case_id="a")
    release_version(version=version, **BY)
    version.refresh_from_db()
    with pytest.raises(IntakeRefused, match="draft version"):
        place(row, version)


def test_it_is_declined_from_anywhere_and_then_rests(project):
    row = reviewed(project)
    with pytest.raises(IntakeRefused, match="Say why"):
        decline(proposal=row, verdict=" ", **BY)
    decline(proposal=row, verdict="Seen before.", **BY)
    with pytest.raises(IntakeRefused, match="It is declined"):
        decline(proposal=row, verdict="Again.", **BY)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"reason": "boredom"}, "reason"),
        ({"content": {}}, "needs an input"),
        ({"content": {"input": "x" * 200_001}}, "at most 200000"),
        ({"content": {"input": 2**60}}, "canonical form"),
    ],
)
def test_what_cannot_be_taken_in(project, changes, words):
    with pytest.raises(IntakeRefused, match=words):
        propose(project=project, **({"reason": "failure", "content": CONTENT} | changes), **BY)
    assert not Proposal.objects.exists()


class TestPages:
    def go(self, client, project, row, to, **form):
        return client.post(
            reverse("proposal-step", args=[project.slug, row.public_id, to]), form, follow=True
        )

    def test_the_whole_way_by_page(self, signed_in, project, version):
        client = signed_in("mia")
        form = {"reason": "failure", "content": json.dumps(CONTENT | {"mail": "zoe@example.org"})}
        page = client.post(reverse("intake-new", args=[project.slug]), form, follow=True).content.decode()
        assert "zoe@example.org" not in page
        assert '<span class="num">1</span> e-mail address' in page
        row = Proposal.objects.get()
        assert "Prune and pin" in self.go(client, project, row, "redact", also="Ann Lee").content.decode()
        self.go(client, project, row, "prune")
        answer = self.go(client, project, row, "review", verdict="", expected="{")
        assert (answer.status_code, "Is no JSON" in answer.content.decode()) == (422, True)
        self.go(client, project, row, "review", verdict="Seen <b>")
        page = self.go(
            client, project, row, "accept", version=version.pk, case_id="p-1", split="test"
        ).content.decode()
        assert "It is case" in page
        assert "Seen &lt;b&gt;" in page
        assert "Seen" not in client.get(reverse("intake", args=[project.slug])).content.decode()

    def test_what_is_refused_is_said_where_it_was_typed(self, signed_in, project, version):
        client, row = signed_in("mia"), proposed(project)
        answer = self.go(client, project, row, "decline", verdict=" ")
        page = answer.content.decode()
        assert (answer.status_code, '<details class="card" open>' in page) == (422, True)
        assert page.index("Say why it becomes no case.") > page.index("Why does it become no case?")
        form = {"reason": "failure", "content": '{"input": 1}', "trace_id": "t" * 256}
        answer = client.post(reverse("intake-new", args=[project.slug]), form)
        assert (answer.status_code, "at most 255 characters" in answer.content.decode()) == (422, True)

    def test_a_step_out_of_turn_is_409(self, signed_in, project, version):
        row = proposed(project)
        answer = self.go(
            signed_in("mia"), project, row, "accept", version=version.pk, case_id="x", split="dev"
        )
        assert (answer.status_code, "comes after" in answer.content.decode()) == (409, True)

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, signed_in, project, name, status):
        row, client = proposed(project), signed_in(name)
        assert client.get(reverse("intake", args=[project.slug])).status_code == status
        assert client.get(reverse("proposal", args=[project.slug, row.public_id])).status_code == status
        assert self.go(client, project, row, "redact").status_code == status
        assert Proposal.objects.get().state == "proposed"
