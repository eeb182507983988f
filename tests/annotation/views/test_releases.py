"""Releases: the list, the form, the page of one and its downloads."""

import io
import subprocess
import sys
import zipfile

import pytest
from django.urls import reverse

from annotation.models.releases import Release
from tests import studies


def address(project, route="releases", **more):
    return reverse(route, kwargs={"slug": project.slug, **more})


def release_form(study, **more):
    return {"name": "v1", "reason": "first", "studies": [str(study.public_id)]} | more


class TestMaking:
    def test_makes_a_release_and_shows_it(self, study_at, signed_in, project):
        study = study_at("ADJUDICATED")
        answer = signed_in("mia").post(address(project, "release-new"), release_form(study), follow=True)
        release = Release.objects.get()
        page = answer.content.decode()
        assert release.content_sha256 in page
        assert release.manifest_sha256 in page
        assert "Provisional" not in page

    def test_warns_that_it_will_be_provisional(self, study_at, signed_in, project):
        study_at("ADJUDICATED", kind="simulated")
        page = signed_in("mia").get(address(project, "release-new")).content.decode()
        assert "is provisional and can never be promoted" in page
        assert "MANUAL BLOCKED" in page

    def test_names_the_cases_that_hold_the_gate(self, study_at, signed_in, project):
        labels = {key: given for key, given in studies.LABELS.items() if key != ("c4", "ben")}
        study = study_at("ADJUDICATED", labels=labels)
        for route in (address(project, "release-new"), reverse("study", args=[study.public_id])):
            page = signed_in("mia").get(route).content.decode()
            assert "Without enough labels: <bdi>c4</bdi>" in page
            assert "<bdi>c1</bdi>" not in page

    def test_says_why_it_refuses_and_keeps_the_input(self, study_at, signed_in, project):
        study = study_at("ADJUDICATED")
        client = signed_in("mia")
        client.post(address(project, "release-new"), release_form(study))
        answer = client.post(address(project, "release-new"), release_form(study, reason="again <b>"))
        assert answer.status_code == 422
        assert "releases are never made over" in answer.content.decode()
        assert "again &lt;b&gt;" in answer.content.decode()

    def test_marks_what_is_missing(self, study_at, signed_in, project):
        study_at("ADJUDICATED")
        page = signed_in("mia").post(address(project, "release-new"), {}).content.decode()
        for message in ("needs a name", "Say why", "at least one study"):
            assert message in page

    def test_refuses_a_study_with_open_disagreements(self, study_at, signed_in, project):
        study = study_at("MEASURED")
        answer = signed_in("mia").post(address(project, "release-new"), release_form(study))
        assert "rule on its open disagreements first" in answer.content.decode()
        assert not Release.objects.exists()

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, study_at, signed_in, project, name, status):
        study = study_at("ADJUDICATED")
        assert (
            signed_in(name).post(address(project, "release-new"), release_form(study)).status_code == status
        )
        assert not Release.objects.exists()


class TestReading:
    @pytest.mark.parametrize("name", ["ann", "eve"])
    def test_is_not_there_for_annotators_and_strangers(self, study_at, signed_in, project, name):
        study_at("RELEASED")
        number = Release.objects.get().pk
        assert signed_in(name).get(address(project)).status_code == 404
        assert signed_in(name).get(address(project, "release", number=number)).status_code == 404
        assert signed_in(name).get(address(project, "release-archive", number=number)).status_code == 404

    def test_lists_gate_and_digest(self, study_at, signed_in, project):
        study_at("RELEASED")
        page = signed_in("vic").get(address(project)).content.decode()
        assert Release.objects.get().content_sha256 in page
        assert "READY" in page

    def test_stamps_a_provisional_release(self, study_at, signed_in, project):
        study_at("RELEASED", kind="simulated")
        number = Release.objects.get().pk
        page = signed_in("vic").get(address(project, "release", number=number)).content.decode()
        assert "Provisional" in page
        assert "Simulated labels" in page

    def test_gives_an_archive_that_verifies_itself_and_is_the_same_bytes_twice(
        self, study_at, signed_in, project, tmp_path
    ):
        study_at("RELEASED")
        release = Release.objects.get()
        where = address(project, "release-archive", number=release.pk)
        first, second = signed_in("vic").get(where), signed_in("mia").get(where)
        assert first.content == second.content
        with zipfile.ZipFile(io.BytesIO(first.content)) as files:
            entries = files.infolist()
            files.extractall(tmp_path)
        assert [entry.filename for entry in entries] == sorted(entry.filename for entry in entries)
        assert {entry.compress_type for entry in entries} == {zipfile.ZIP_STORED}
        assert {entry.date_time[0] for entry in entries} == {1980}
        command = [sys.executable, "verify.py", "--manifest-sha256", release.manifest_sha256]
        done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
        assert (done.stdout, done.stderr) == ("OK\n", "")

    def test_gives_each_file_as_an_attachment(self, study_at, signed_in, project):
        study_at("RELEASED")
        release = Release.objects.get()
        answer = signed_in("vic").get(
            address(project, "release-file", number=release.pk, name="labels.jsonl")
        )
        assert answer.content == bytes(release.files.get(name="labels.jsonl").content)
        assert answer["Content-Disposition"] == 'attachment; filename="labels.jsonl"'
        assert answer["X-Content-Type-Options"] == "nosniff"
        missing = address(project, "release-file", number=release.pk, name="nope")
        assert signed_in("vic").get(missing).status_code == 404


class TestComparing:
    @pytest.fixture
    def two(self, study_at, project, monkeypatch):
        """A first release, and a second over another study of the same cases in which case c3 was ruled otherwise."""
        first = study_at("RELEASED").releases.get().release
        monkeypatch.setattr(studies, "RULED", dict(studies.RULED) | {"c3": {"score": 2}})
        second = study_at("ADJUDICATED", name="again")
        return first, studies.create_release(
            project=project, name="v2", studies=[second], reason="r", actor="t", now=studies.NOW
        )

    def test_names_the_ruling_behind_each_changed_label(self, two, signed_in, project):
        first, second = two
        link = address(project, "release-compare", number=second.pk, earlier=first.pk)
        client = signed_in("vic")
        assert link in client.get(address(project, "release", number=second.pk)).content.decode()
        page = client.get(link).content.decode()
        assert '<span class="num">1</span> label changed' in page
        assert "Ruling 1 by <bdi>chair</bdi>" in page
        assert page.count('<th scope="row"><bdi>c3</bdi></th>') == 1

    def test_each_release_leads_from_the_earlier_to_the_later(self, two, signed_in, project):
        first, second = two
        link = address(project, "release-compare", number=second.pk, earlier=first.pk)
        client = signed_in("vic")
        pages = [client.get(address(project, "release", number=one.pk)).content.decode() for one in two]
        assert [page.count(link) for page in pages] == [1, 1]
        assert ["up to the later <a" in page for page in pages] == [True, False]

    def test_a_release_beside_itself_is_the_same_content(self, two, signed_in, project):
        first, _ = two
        page = signed_in("vic").get(address(project, "release-compare", number=first.pk, earlier=first.pk))
        assert "byte for byte" in page.content.decode()

    @pytest.mark.parametrize("name", ["ann", "eve"])
    def test_is_not_for_those_who_do_not_follow(self, two, signed_in, project, name):
        first, second = two
        answer = signed_in(name).get(address(project, "release-compare", number=second.pk, earlier=first.pk))
        assert answer.status_code == 404
