"""The pages and the API about golds: who sees them, what they show, what they refuse."""

import pytest
from django.urls import reverse

from annotation.models.datasets import Case, DatasetVersion
from annotation.models.golds import GoldDecision
from annotation.models.leases import Flag
from annotation.models.people import User
from annotation.models.projects import Annotator, Role
from annotation.selectors.golds import doubts_of, question_sha256
from annotation.services.datasets import import_cases
from annotation.services.projects import add_member
from annotation.services.studies import close_study
from tests.studies import ACTOR, NOW, measure

pytestmark = pytest.mark.django_db


@pytest.fixture
def version(project) -> DatasetVersion:
    rows = [
        (n, {"id": f"g{n}", "input": {"intent": f"Which {n}?"}, "expectedOutput": f"Gold {n}"})
        for n in (1, 2)
    ]
    import_cases(project=project, dataset="golds", rows=rows, source="f", actor=ACTOR, now=NOW)
    return DatasetVersion.objects.get(dataset__name="golds")


def page(name: str, version: DatasetVersion, **more: int) -> str:
    return reverse(name, kwargs={"slug": "shop", "version_id": version.pk, **more})


def said(case: Case, **more: str) -> dict:
    return {
        "act": "revised", "value": "Better", "reason": "Wrong.", "evidence_kind": "observation", "evidence": "Seen.",
        "question_sha256": question_sha256(case), "after": "0",
    } | more  # fmt: skip


def test_a_reviewer_revises_a_gold_and_the_old_one_stays_in_sight(version, signed_in):
    case = version.cases.get(external_id="g1")
    client, address = signed_in("ada"), page("data-gold", version, case_id=case.pk)
    refused = client.post(address, said(case, evidence="", evidence_kind=""))
    assert (refused.status_code, "A changed gold needs evidence." in refused.content.decode()) == (422, True)
    assert client.post(address, said(case)).status_code == 302
    shown = client.get(address).content.decode()
    assert "Gold 1" in shown
    assert "Revision 2, which stands" in shown
    assert client.post(address, said(case, value="Best")).status_code == 409
    assert GoldDecision.objects.get().author.startswith("person-")
    assert "g1" in client.get(page("data-golds", version) + "?show=decided").content.decode()


@pytest.mark.parametrize(("length", "lines"), [(3, 4), (19_990, 1)])
def test_a_gold_of_several_parts_is_offered_on_lines_that_can_be_edited_and_sent(
    project, signed_in, length, lines
):
    case = {"id": "g", "input": {"intent": "Which?"}, "expectedOutput": {"a": "x" * length, "b": 1}}
    import_cases(project=project, dataset="parts", rows=[(1, case)], source="f", actor=ACTOR, now=NOW)
    version = DatasetVersion.objects.get(dataset__name="parts")
    client, address = signed_in("ada"), page("data-gold", version, case_id=version.cases.get().pk)
    offered = client.get(address).context["gold_text"]
    assert len(offered.splitlines()) == lines
    changed = said(version.cases.get(), value=offered.replace('"b"', '"c"'), evidence_source="wiki")
    assert client.post(address, changed).status_code == (302 if lines > 1 else 422)


def test_replays_say_what_stands_with_a_gold_and_never_change_it(version, signed_in):
    case = version.cases.get(external_id="g1")
    client, address = signed_in("ada"), page("data-gold", version, case_id=case.pk)
    told = {"question_sha256": question_sha256(case), "evidence_source": "wiki, 3 May"}

    def posted(replays: str, after: int) -> int:
        return client.post(address, told | {"replays": replays, "after": str(after)}).status_code

    assert posted("Gold 1", 0) == 422
    assert posted("Gold 1\n\nGold 1 ", 0) == posted("Other\nOther", 1) == posted("Gold 1\nOther", 2) == 302
    assert posted("Gold 1\nOther", 0) == 409
    acts = GoldDecision.objects.order_by("number").values_list("act", "status", "reference__revision")
    assert list(acts) == [
        ("unchanged", "verified", 1), ("contradicted", "provisional", 1), ("held", "ambiguous", 1),
    ]  # fmt: skip
    assert "wiki, 3 May" in client.get(address).content.decode()


@pytest.mark.parametrize(("name", "status"), [("mia", 200), ("vic", 200), ("ann", 404), ("eve", 404)])
def test_golds_are_for_who_follows_the_project(version, signed_in, name, status):
    case = version.cases.first()
    for address in (page("data-golds", version), page("data-gold", version, case_id=case.pk)):
        assert signed_in(name).get(address).status_code == status


def test_a_viewer_reads_and_does_not_decide(version, signed_in):
    case = version.cases.first()
    address = page("data-gold", version, case_id=case.pk)
    assert "Keep the decision" not in signed_in("vic").get(address).content.decode()
    assert signed_in("vic").post(address, said(case)).status_code == 403
    assert signed_in("mia", enforce_csrf=True).post(address, said(case)).status_code == 403
    assert not GoldDecision.objects.exists()


def test_who_labels_the_data_set_now_sees_none_of_its_golds(study_at, signed_in, project):
    study = study_at("OPEN")
    add_member(
        project=project, user=User.objects.get(username="ann"), role=Role.MANAGER, actor=ACTOR, now=NOW
    )
    assert signed_in("ann").get(page("data-golds", study.dataset_version)).status_code == 404


def test_a_flag_is_a_doubt_once_its_study_is_measured_and_never_names_anybody(study_at, signed_in):
    study = study_at("LABELLED")
    case = study.cases.get(case__external_id="c1")
    ann = Annotator.objects.get(project=study.project, pseudonym="ann")
    Flag.objects.create(study_case=case, annotator=ann, note="The anchor itself.", flagged_at=NOW)
    assert doubts_of(study.dataset_version) == {}
    close_study(study=study, actor=ACTOR, now=NOW)
    measure(study)
    assert [doubt.note for doubt in doubts_of(study.dataset_version)["c1"]] == ["The anchor itself."]
    shown = signed_in("mia").get(page("data-golds", study.dataset_version)).content.decode()
    assert "The anchor itself." in shown
    assert ">ann<" not in shown


class TestAPI:
    def test_a_decision_is_made_once_under_its_key(self, version, signed_in):
        client, case = signed_in("mia"), version.cases.get(external_id="g1")
        address = reverse("api-gold-decisions", kwargs={"version_id": version.pk})
        body = {"case": "g1", "act": "revised", "value": {"answer": 7}, "reason": "Counted.",
                "evidence_kind": "measurement", "evidence": "seven rows", "question_sha256": question_sha256(case)}  # fmt: skip
        sent = [
            client.post(address, body, content_type="application/json", headers={"Idempotency-Key": "k"})
            for _ in range(2)
        ]
        assert [reply.status_code for reply in sent] == [201, 201]
        assert GoldDecision.objects.count() == 1
        gold = client.get(reverse("api-golds", kwargs={"version_id": version.pk})).json()["results"][0]
        assert (gold["case"], gold["revision"], gold["value"]) == ("g1", 2, {"answer": 7})
        assert client.get(address).json()["results"][0]["evidence"] == "seven rows"

    def test_replays_decide_in_place_of_an_act(self, version, signed_in):
        case = version.cases.get(external_id="g1")
        address = reverse("api-gold-decisions", kwargs={"version_id": version.pk})
        told = {"evidence_source": "replay 7", "question_sha256": question_sha256(case)}
        body = {"case": "g1", "replays": ["x", "x"]} | told
        client = signed_in("mia")
        made = client.post(address, body, content_type="application/json")
        assert (made.status_code, made.json()["act"], made.json()["value"]) == (201, "contradicted", "Gold 1")
        for more in (
            {"act": "unchanged", "reason": "r"},
            {"replays": ["x"]},
            {"evidence_source": ""},
            {"replays": None},
        ):
            assert client.post(address, body | more, content_type="application/json").status_code == 422

    def test_what_is_wrong_with_a_decision_is_said(self, version, signed_in):
        client, case = signed_in("mia"), version.cases.get(external_id="g1")
        address = reverse("api-gold-decisions", kwargs={"version_id": version.pk})
        body = {
            "case": "g1",
            "act": "revised",
            "value": "x",
            "reason": "r",
            "question_sha256": question_sha256(case),
        }

        def status_of(**more: object) -> int:
            return client.post(address, body | more, content_type="application/json").status_code

        assert status_of() == 422
        assert status_of(act="unchanged", question_sha256="0" * 64) == 409
        assert status_of(act="burnt") == 400
        assert status_of(case="nobody") == 404
        refused = signed_in("vic").post(address, body, content_type="application/json")
        assert (refused.status_code, GoldDecision.objects.count()) == (403, 0)
