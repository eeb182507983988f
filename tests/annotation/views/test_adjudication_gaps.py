"""Gaps in the guideline by program and by page: the same gaps, closed once, and none that its finder is blind to."""

from unittest.mock import patch

from django.urls import reverse

from annotation.models.rulings import GapResolution, Ruling
from annotation.selectors import pages_adjudication_after
from tests.annotation.views.test_adjudication_pages import at, rule


def post(client, address, body):
    return client.post(address, body, content_type="application/json")


def test_a_gap_is_read_and_closed_once(study_at, signed_in):
    study, ada = study_at("MEASURED"), signed_in("ada")
    address = reverse("api-gaps", args=[study.public_id])
    rule(ada, study, reason="guideline_gap", note="Nobody says.", flags_guideline="on")
    [gap] = signed_in("vic").get(address).json()["results"]
    assert (gap["note"], gap["resolution"]) == ("Nobody says.", None)
    body = {"id": gap["id"], "note": "Clause 4."}
    assert post(signed_in("vic"), address, body).status_code == 403
    assert post(signed_in("ann"), address, body).status_code == 404
    assert post(ada, address, body | {"note": " "}).status_code == 400
    later = post(ada, address, body | {"guideline": 10**9})
    assert (later.status_code, "no later frozen version" in later.json()["detail"]) == (422, True)
    assert post(ada, address, body | {"id": 10**9}).status_code == 404
    closed = post(ada, address, body)
    assert (closed.status_code, closed.json()["resolution"]["note"]) == (201, "Clause 4.")
    assert post(ada, address, body).status_code == 422
    assert ada.get(address).json()["results"] == [closed.json()]


def test_comes_after_the_report(study_at, signed_in):
    address = reverse("api-gaps", args=[study_at("CLOSED").public_id])
    assert signed_in("ada").get(address).status_code == 409
    assert post(signed_in("ada"), address, {}).status_code == 409
    assert signed_in("ann").get(address).status_code == 404


def test_a_case_that_comes_back_blind_is_no_gap_to_who_rules_on_it(study_at, signed_in):
    study, ada = study_at("MEASURED"), signed_in("ada")
    rule(ada, study, reason="guideline_gap", note="CANARY", flags_guideline="on")
    ruling = Ruling.objects.get()
    page, address = at(study, "adjudication-gaps"), reverse("api-gaps", args=[study.public_id])
    with patch.object(pages_adjudication_after, "owed_again", return_value=[ruling.study_case_id]):
        assert ada.get(address).json()["results"] == []
        assert post(ada, address, {"id": str(ruling.pk), "note": "x"}).status_code == 404
        assert ada.post(page, {"ruling": ruling.pk, "note": "x"}).status_code == 404
    assert not GapResolution.objects.exists()


def test_a_page_refuses_a_version_that_is_no_later_one(study_at, signed_in):
    study, ada = study_at("MEASURED"), signed_in("ada")
    rule(ada, study, reason="guideline_gap", note="x", flags_guideline="on")
    sent = {"ruling": Ruling.objects.get().pk, "note": "x", "version": "999999"}
    answer = ada.post(at(study, "adjudication-gaps"), sent, follow=True)
    assert "choose a later version" in answer.content.decode()
    assert not GapResolution.objects.exists()
