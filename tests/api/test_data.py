"""Data sets, releases, jobs and the ledger over HTTP: what the pages can do, with the same refusals."""

import pytest

from annotation.models.datasets import Case, DatasetVersion
from annotation.models.releases import Release
from taxonomy.digest import sha256_bytes

VERSIONS, RELEASES, JOBS = "/api/v1/dataset-versions/", "/api/v1/releases/", "/api/v1/jobs/"


def cases(*ids, **more):
    return {
        "dataset": "x",
        "cases": [{"id": name, "input": {"q": name}, "split": "dev"} | more for name in ids],
    }


@pytest.fixture
def importing(project):
    return f"/api/v1/projects/{project.slug}/cases/"


class TestCases:
    def test_come_in_are_read_and_frozen(self, program, importing):
        mia = program("mia")
        done = mia.post(importing, cases("007", "7", "1e3", "12345678901234567890"), format="json").json()
        assert (done["n_added"], done["version"]["state"]) == (4, "draft")
        address = f"{VERSIONS}{done['version']['id']}/"
        page = mia.get(address + "cases/").json()
        assert [case["id"] for case in page["results"]] == ["007", "12345678901234567890", "1e3", "7"]
        assert page["results"][0]["content"] == {"id": "007", "input": {"q": "007"}, "split": "dev"}
        frozen = mia.post(address + "release/", {"regardless": "first"}, format="json").json()
        assert (frozen["state"], len(frozen["sha256"])) == ("released", 64)
        answer = mia.post(importing, cases("8"), format="json")
        assert (answer.status_code, "is released" in answer.json()["detail"]) == (422, True)

    def test_go_page_by_page(self, program, importing):
        mia = program("mia")
        done = mia.post(importing, cases(*(f"c{n:03}" for n in range(25))), format="json").json()
        address, seen = f"{VERSIONS}{done['version']['id']}/cases/?limit=10", []
        while address:
            page = mia.get(address).json()
            seen += [case["id"] for case in page["results"]]
            address = page["next"]
        assert seen == [f"c{n:03}" for n in range(25)]

    @pytest.mark.parametrize(
        ("body", "status", "words"),
        [
            (cases("a", "a"), 422, "cases, row 2, field 'id', value 'a': stands already in row 1"),
            (cases(""), 422, "field 'id'"),
            ({"dataset": "x", "cases": [{"id": "a"}]}, 422, "field 'input'"),
            ({"dataset": "x", "cases": []}, 400, "errors"),
            ({"dataset": "x", "cases": [1]}, 400, "errors"),
            (cases("a") | {"more": 1}, 400, "is no field here"),
            ([], 400, "must be a JSON object"),
        ],
    )
    def test_are_refused_whole(self, program, importing, body, status, words):
        answer = program("mia").post(importing, body, format="json")
        assert (answer.status_code, answer["Content-Type"]) == (status, "application/problem+json")
        assert words in answer.content.decode()
        assert not Case.objects.exists()

    def test_an_unknown_filter_is_refused_and_not_ignored(self, program, importing):
        mia = program("mia")
        done = mia.post(importing, cases("a", "b"), format="json").json()
        address = f"{VERSIONS}{done['version']['id']}/cases/"
        assert mia.get(address + "?splits=dev").status_code == 400
        assert len(mia.get(address + "?id=b").json()["results"]) == 1
        assert mia.get(address + "?family=%00").status_code == 400

    def test_are_not_for_those_who_label_them(self, program, study_at, project):
        study = study_at("OPEN")
        address = f"{VERSIONS}{study.dataset_version_id}/cases/"
        assert program("vic").get(address).status_code == 200
        assert program("ann").get(address).status_code == 404
        from django.utils import timezone

        from annotation.models.people import User
        from annotation.models.projects import Role
        from annotation.services.projects import add_member

        ann = User.objects.get(username="ann")
        add_member(project=project, user=ann, role=Role.MANAGER, actor="t", now=timezone.now())
        assert program("ann").get(address).status_code == 404

    def test_outputs_come_in_without_telling_who_made_them(self, program, importing):
        mia = program("mia")
        done = mia.post(importing, cases("a"), format="json").json()
        outputs = [{"case_id": "a", "content": "text", "producer": {"model": "secret-model", "run": "1"}}]
        answer = mia.post(f"{VERSIONS}{done['version']['id']}/outputs/", {"outputs": outputs}, format="json")
        assert (answer.status_code, answer.json()["n_added"]) == (201, 1)
        assert "secret-model" not in answer.content.decode()
        assert "secret-model" not in mia.get(f"{VERSIONS}{done['version']['id']}/cases/").content.decode()


class TestReleases:
    def test_are_made_read_and_downloaded_byte_for_byte(self, program, study_at, project):
        study = study_at("ADJUDICATED")
        body = {"name": "v1", "reason": "first", "studies": [str(study.public_id)]}
        mia = program("mia")
        made = mia.post(f"/api/v1/projects/{project.slug}/releases/", body, format="json")
        assert (made.status_code, made.json()["status"]) == (201, "ground_truth")
        release = mia.get(made["Location"]).json()
        assert release == made.json() == mia.get(RELEASES).json()["results"][0]
        for name, sha256 in release["files"].items():
            file = mia.get(f"{made['Location']}files/{name}")
            assert (sha256_bytes(file.content), file["ETag"]) == (sha256, f'"{sha256}"')
        again = mia.get(f"{made['Location']}files/labels.jsonl", headers={"If-None-Match": file["ETag"]})
        assert again.status_code == 200
        tag = f'"{release["files"]["labels.jsonl"]}"'
        assert (
            mia.get(f"{made['Location']}files/labels.jsonl", headers={"If-None-Match": tag}).status_code
            == 304
        )

    @pytest.mark.parametrize(
        ("stage", "words"),
        [("MEASURED", "rule on its open disagreements first"), (None, "is no study of this project")],
    )
    def test_are_refused_in_words(self, program, study_at, project, stage, words):
        study = study_at(stage or "OPEN")
        named = str(study.public_id) if stage else "00000000-0000-4000-8000-000000000000"
        answer = program("mia").post(
            f"/api/v1/projects/{project.slug}/releases/",
            {"name": "v1", "reason": "r", "studies": [named]},
            format="json",
        )
        assert (answer.status_code, words in answer.json()["detail"]) == (422, True)
        assert not Release.objects.exists()

    @pytest.mark.parametrize(("name", "status"), [("vic", 404), ("ada", 404), ("ann", 404), ("eve", 404)])
    def test_are_made_by_managers_alone(self, program, study_at, project, name, status):
        study = study_at("ADJUDICATED")
        body = {"name": "v1", "reason": "first", "studies": [str(study.public_id)]}
        answer = program(name).post(f"/api/v1/projects/{project.slug}/releases/", body, format="json")
        assert answer.status_code == status

    def test_cost_the_same_number_of_queries_however_many(
        self, program, study_at, django_assert_max_num_queries
    ):
        study_at("RELEASED")
        vic = program("vic")
        vic.get(RELEASES)
        with django_assert_max_num_queries(12):
            assert len(vic.get(RELEASES).json()["results"]) == 1


class TestJobs:
    def test_tell_how_far_they_are_and_where_the_result_stands(self, program, study_at):
        study = study_at("MEASURED")
        [job] = program("vic").get(JOBS).json()["results"]
        assert (job["kind"], job["state"]) == ("measure", "done")
        assert job["result"] == f"/api/v1/studies/{study.public_id}/report/"
        assert program("vic").get(job["result"]).status_code == 200
        assert program("eve").get(f"{JOBS}{job['id']}/").status_code == 404


def test_another_projects_objects_are_404_whatever_the_id(program, study_at, project):
    from tests.studies import make_project, make_study

    other = make_study("RELEASED", project=make_project("other"))
    mia = program("mia")
    release = Release.objects.get()
    version = DatasetVersion.objects.get(dataset__project=other.project)
    for address in (
        f"{VERSIONS}{version.pk}/",
        f"{VERSIONS}{version.pk}/cases/",
        f"{RELEASES}{release.pk}/",
        f"{RELEASES}{release.pk}/files/labels.jsonl",
        "/api/v1/projects/other/audit/",
    ):
        assert mia.get(address).status_code == 404, address
    for address in (
        f"{VERSIONS}{version.pk}/release/",
        "/api/v1/projects/other/cases/",
        "/api/v1/projects/other/releases/",
    ):
        assert mia.post(address, {}, format="json").status_code == 404, address
    assert mia.get(VERSIONS).json()["results"] == []
    assert mia.get(RELEASES).json()["results"] == []


def test_the_ledger_is_told_newest_first(program, study_at, project):
    study_at("RELEASED")
    page = program("mia").get(f"/api/v1/projects/{project.slug}/audit/?limit=3").json()
    assert next(act["action"] for act in page["results"]) == "release.created"
    assert len(program("mia").get(page["next"]).json()["results"]) == 3
    assert program("vic").get(f"/api/v1/projects/{project.slug}/audit/").status_code == 404
