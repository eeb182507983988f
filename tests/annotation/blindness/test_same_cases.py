"""Whoever still labels cases reads no labels of the same cases elsewhere; no role lifts that."""

import pytest
from django.test import Client

from annotation.core.study_files import parse_study
from annotation.models.audit import AuditEvent
from annotation.models.leases import Unblinding
from annotation.models.projects import Annotator, Role
from annotation.selectors.blindness import unblindings
from annotation.selectors.pages_access import readable_studies
from annotation.selectors.studies import visible_studies
from annotation.services.releases import create_release
from annotation.services.studies import close_study, create_study, open_study
from annotation.services.unblinding import UnblindingRefused, look_early
from tests.studies import ACTOR, NOW, make_cases, make_project, make_study, make_user, measure, rule_all

pytestmark = pytest.mark.django_db

EVERYTHING = (Role.MANAGER, Role.ADJUDICATOR, Role.VIEWER, Role.ANNOTATOR)


def second_study(first, **keys):
    """Another open study, labelled by `zoe` and `yan`."""
    document = {
        "name": "again", "dataset": "d", "schema": f"{first.schema_version.schema.name}@1", "taxonomy": "reasons@1",
        "k": 2, "annotators": [{"pseudonym": "zoe"}, {"pseudonym": "yan"}],
    } | keys  # fmt: skip
    study = create_study(project=first.project, plan=parse_study(document, "s.json"), actor=ACTOR, now=NOW)
    open_study(study=study, actor=ACTOR, now=NOW)
    return study


@pytest.fixture
def measured():
    return make_study("MEASURED", project=make_project())


@pytest.fixture
def zoe(measured):
    """Somebody with every role, who comes to label."""
    user = make_user("zoe-login", measured.project, *EVERYTHING)
    Annotator.objects.create(project=measured.project, pseudonym="zoe", kind="human", user=user)
    return user


def client_of(user) -> Client:
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


PAGES = ("/studies/{}/", "/studies/{}/report/", "/studies/{}/report/agreement.json", "/studies/{}/adjudication/",
         "/api/v1/studies/{}/report/", "/api/v1/studies/{}/disagreements/")  # fmt: skip


class TestWhileLabelling:
    @pytest.mark.parametrize("page", PAGES)
    def test_the_other_studys_pages_are_refused_and_say_why(self, measured, zoe, page):
        assert client_of(zoe).get(page.format(measured.public_id)).status_code == 200
        second_study(measured)
        answer = client_of(zoe).get(page.format(measured.public_id))
        assert (
            answer.status_code,
            "You label some of the same cases in again" in answer.content.decode(),
        ) == (403, True)

    def test_lists_leave_it_out(self, measured, zoe):
        again = second_study(measured)
        assert list(readable_studies(zoe)) == list(visible_studies(zoe)) == [again]

    def test_the_release_is_refused_too(self, zoe, measured):
        rule_all(measured)
        create_release(
            project=measured.project, name="v1", studies=[measured], reason="r", actor=ACTOR, now=NOW
        )
        number = measured.releases.get().release_id
        pages = [f"/projects/shop/releases/{number}/", f"/projects/shop/releases/{number}/files/labels.jsonl"]
        assert [client_of(zoe).get(page).status_code for page in pages] == [200, 200]
        second_study(measured)
        assert [client_of(zoe).get(page).status_code for page in pages] == [403, 403]

    def test_it_opens_again_once_theirs_is_measured(self, measured, zoe):
        again = second_study(measured)
        close_study(study=again, actor=ACTOR, now=NOW)
        assert client_of(zoe).get(f"/studies/{measured.public_id}/").status_code == 403
        measure(again)
        assert client_of(zoe).get(f"/studies/{measured.public_id}/").status_code == 200

    def test_other_cases_blind_nobody(self, measured, zoe):
        make_cases(measured.project, ["c1", "c2"], dataset="other")
        second_study(measured, dataset="other")
        assert client_of(zoe).get(f"/studies/{measured.public_id}/report/").status_code == 200

    def test_people_who_do_not_label_read_on(self, measured, zoe):
        second_study(measured)
        mia = make_user("mia", measured.project, Role.MANAGER)
        assert client_of(mia).get(f"/studies/{measured.public_id}/report/").status_code == 200


class TestLookingEarly:
    @pytest.fixture
    def labelled(self):
        return make_study("LABELLED", project=make_project())

    def post(self, user, study, reason="A complaint about case c1."):
        path = f"/api/v1/studies/{study.public_id}/early-look/"
        return client_of(user).post(path, {"reason": reason}, content_type="application/json")

    def test_a_manager_sees_the_labels_and_it_is_on_record(self, labelled):
        answer = self.post(make_user("mia", labelled.project, Role.MANAGER), labelled)
        assert (answer.status_code, len(answer.json()["labels"])) == (201, 8)
        look = unblindings(labelled).get()
        assert look.reason == "A complaint about case c1."
        assert AuditEvent.objects.filter(action="study.unblinded").count() == 1

    def test_needs_a_reason(self, labelled):
        mia = make_user("mia", labelled.project, Role.MANAGER)
        assert self.post(mia, labelled, " ").status_code == 400
        assert not Unblinding.objects.exists()

    @pytest.mark.parametrize("role", [Role.ADJUDICATOR, Role.VIEWER])
    def test_is_for_managers(self, labelled, role):
        assert self.post(make_user("x", labelled.project, role), labelled).status_code == 403

    def test_is_refused_to_whoever_labels(self, labelled):
        user = make_user("ann-login", labelled.project, *EVERYTHING)
        Annotator.objects.filter(pseudonym="ann").update(user=user)
        assert self.post(user, labelled).status_code == 409

    def test_is_refused_to_whoever_labels_the_same_cases_elsewhere(self, labelled):
        second_study(labelled)
        zoe = Annotator.objects.get(pseudonym="zoe")
        with pytest.raises(UnblindingRefused):
            look_early(study=labelled, manager=zoe, reason="x", now=NOW)

    def test_is_too_late_once_closed(self, labelled):
        close_study(study=labelled, actor=ACTOR, now=NOW)
        assert self.post(make_user("mia", labelled.project, Role.MANAGER), labelled).status_code == 409
