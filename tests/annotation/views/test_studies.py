"""The study page, its closing and its progress."""

import pytest
from django.urls import reverse

from annotation.models.projects import Role
from annotation.models.studies import Study
from tests.studies import make_study


def address(study: Study, name: str = "study") -> str:
    return reverse(name, kwargs={"study_id": study.public_id})


class TestStudyPage:
    def test_shows_the_gate_with_its_reason_and_the_pins(self, study_at, signed_in):
        page = signed_in("vic").get(address(study_at("MEASURED"))).content.decode()
        assert "READY" in page
        assert "4 of 4 cases have 2 labels by different people" in page
        assert "reasons" in page

    def test_each_pinned_version_of_the_library_is_a_link_to_it(self, study_at, signed_in):
        study = study_at("MEASURED")
        page = signed_in("vic").get(address(study)).content.decode()
        for kind, version in (("schemas", study.schema_version), ("taxonomies", study.taxonomy_version)):
            place = reverse("vocabulary-version", kwargs={"slug": "shop", "kind": kind, "pk": version.pk})
            assert f'<a href="{place}">' in page

    def test_is_not_there_for_a_stranger(self, study_at, signed_in):
        assert signed_in("eve").get(address(study_at("MEASURED"))).status_code == 404

    def test_asks_for_a_sign_in(self, study_at, client):
        assert client.get(address(study_at("MEASURED"))).status_code == 302

    @pytest.mark.parametrize("stage", ["OPEN", "LABELLED", "CLOSED"])
    def test_is_not_there_for_an_annotator_before_the_report(self, study_at, signed_in, stage):
        assert signed_in("ann").get(address(study_at(stage))).status_code == 404

    def test_opens_for_an_annotator_once_measured(self, study_at, signed_in):
        assert signed_in("ann").get(address(study_at("MEASURED"))).status_code == 200

    def test_hides_progress_from_a_manager_who_labels_in_it(self, study_at, signed_in, project):
        study = study_at("LABELLED")
        project.memberships.create(user=project.annotators.get(pseudonym="ann").user, role=Role.MANAGER)
        page = signed_in("ann").get(address(study)).content.decode()
        assert "8 of 8 labels" not in page
        assert "8 of 8 labels" in signed_in("mia").get(address(study)).content.decode()

    def test_stamps_simulated_labels_provisional(self, study_at, signed_in):
        page = signed_in("vic").get(address(study_at("MEASURED", kind="simulated"))).content.decode()
        assert "Provisional" in page
        assert "Simulated labels" in page
        assert "simulated-simulated" in page
        assert "MANUAL BLOCKED" in page

    def test_stamps_imported_labels_without_attested_blindness(self, study_at, signed_in):
        page = signed_in("vic").get(address(study_at("MEASURED", attest=False))).content.decode()
        assert "Provisional" in page
        assert "blindness not attested" in page


class TestClosing:
    def test_locks_the_labels(self, study_at, signed_in):
        study = study_at("LABELLED")
        answer = signed_in("mia").post(address(study, "study-close"), {"is_certain": "on"})
        study.refresh_from_db()
        assert answer.status_code == 302
        assert study.state == "CLOSED"

    def test_needs_the_box_ticked(self, study_at, signed_in):
        study = study_at("LABELLED")
        answer = signed_in("mia").post(address(study, "study-close"))
        study.refresh_from_db()
        assert answer.status_code == 422
        assert "Tick the box" in answer.content.decode()
        assert study.state == "OPEN"

    def test_refuses_get(self, study_at, signed_in):
        study = study_at("LABELLED")
        assert signed_in("mia").get(address(study, "study-close")).status_code == 405

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, study_at, signed_in, name, status):
        study = study_at("LABELLED")
        answer = signed_in(name).post(address(study, "study-close"), {"is_certain": "on"})
        study.refresh_from_db()
        assert answer.status_code == status
        assert study.state == "OPEN"

    def test_refuses_a_form_without_its_token(self, study_at, signed_in):
        study = study_at("LABELLED")
        client = signed_in("mia", enforce_csrf=True)
        assert client.post(address(study, "study-close"), {"is_certain": "on"}).status_code == 403

    def test_says_that_a_closed_study_is_closed(self, study_at, signed_in):
        study = study_at("CLOSED")
        answer = signed_in("mia").post(address(study, "study-close"), {"is_certain": "on"}, follow=True)
        assert "is CLOSED" in answer.content.decode()


class TestProgress:
    def test_polls_while_the_report_is_computed(self, study_at, signed_in):
        answer = signed_in("vic").get(address(study_at("CLOSED"), "study-progress"))
        assert "hx-trigger" in answer.content.decode()
        assert "HX-Refresh" not in answer

    def test_reloads_the_page_once_the_report_is_sealed(self, study_at, signed_in):
        answer = signed_in("vic").get(address(study_at("MEASURED"), "study-progress"))
        assert answer["HX-Refresh"] == "true"

    def test_is_not_there_for_annotators(self, study_at, signed_in):
        assert signed_in("ann").get(address(study_at("CLOSED"), "study-progress")).status_code == 404


def test_a_study_of_another_project_stays_out_of_the_list(study_at, signed_in, project):
    study_at("MEASURED")
    from tests.studies import make_project

    make_study("OPEN", project=make_project("other"), name="elsewhere")
    page = signed_in("vic").get(reverse("studies", kwargs={"slug": project.slug})).content.decode()
    assert "doubles" in page
    assert "elsewhere" not in page
