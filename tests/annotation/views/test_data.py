"""The data stage by page: import with a mapping, browse, check, release, compare."""

import io
import json

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from django.utils import timezone

from annotation.models.audit import AuditEvent
from annotation.models.datasets import Case, DatasetVersion, VersionState
from annotation.models.jobs import Job
from annotation.models.uploads import Upload
from annotation.services.jobs import run_job
from tests.studies import ACTOR, NOW

HOSTILE = "<img src=x onerror=alert(1)>"


def lines(*cases):
    return "".join(json.dumps(case) + "\n" for case in cases).encode()


def case(name, **more):
    return {"id": name, "input": {"q": name}, "split": "dev", "metadata": {"family": "f"}} | more


def put(project, *cases, version="1", dataset="d"):
    from annotation.services.datasets import import_cases

    rows = list(enumerate(cases, start=1))
    done = import_cases(
        project=project, dataset=dataset, rows=rows, source="c", actor=ACTOR, now=NOW, version=version
    )
    return done.version


def work():
    for job in Job.objects.filter(state="queued"):
        run_job(job_id=job.pk, clock=timezone.now)


def bring(client, project, content, name="cases.jsonl", **form):
    file = SimpleUploadedFile(name, content)
    answer = client.post(reverse("data-import", args=[project.slug]), {"file": file})
    if answer.status_code != 302:
        return answer
    answer = client.post(answer["Location"], {"dataset": "d"} | form)
    if answer.status_code != 302:
        return answer
    work()
    return client.get(answer["Location"])


class TestImporting:
    def test_a_file_of_ours_needs_no_mapping(self, signed_in, project):
        page = bring(signed_in("mia"), project, lines(case("007"), case("7"), case("1e3"))).content.decode()
        assert '<span class="num">3</span> cases of the file are in' in page
        assert set(Case.objects.values_list("external_id", flat=True)) == {"007", "7", "1e3"}
        assert not Upload.objects.exists()

    def test_foreign_keys_are_mapped(self, signed_in, project):
        client, foreign = signed_in("mia"), lines({"task_id": 12, "question": "q", "site": "shop"})
        file = SimpleUploadedFile("t.jsonl", foreign)
        step = client.post(reverse("data-import", args=[project.slug]), {"file": file})["Location"]
        page = client.get(step).content.decode()
        assert "Say what its keys are read as" in page
        keys = {name: page.index(f"{name}</bdi>") for name in ("task_id", "question", "site")}
        order = sorted(keys, key=keys.__getitem__)
        places = {"task_id": "id", "question": "input.question", "site": "metadata.site"}
        form = {f"place-{index}": places[name] for index, name in enumerate(order)}
        answer = client.post(step, {"dataset": "d"} | form)
        work()
        assert "The cases are in" in client.get(answer["Location"]).content.decode()
        stored = Case.objects.get()
        assert (stored.external_id, json.loads(stored.content)["input"]) == ("12", {"question": "q"})

    def test_a_star_puts_a_key_below_under_its_own_name(self, signed_in, project):
        foreign = lines({"id": "a", "question": "q", "site": "shop"})
        page = bring(
            signed_in("mia"),
            project,
            foreign,
            **{"place-0": "id", "place-1": "input.*", "place-2": "input.*"},
        ).content.decode()
        assert "The cases are in" in page
        assert json.loads(Case.objects.get().content)["input"] == {"question": "q", "site": "shop"}

    def test_parquet_and_csv_come_in(self, signed_in, project):
        sink = io.BytesIO()
        pq.write_table(pa.table({"id": ["p1"], "input": [{"q": "x"}], "split": [None]}, schema=None), sink)
        assert (
            "cases are in"
            in bring(signed_in("mia"), project, sink.getvalue(), "c.parquet").content.decode().lower()
        )
        table = "\ufeffid,input.q\r\n007,x\r\n".encode()
        assert "The cases are in" in bring(signed_in("mia"), project, table, "c.csv").content.decode()
        assert set(Case.objects.values_list("external_id", flat=True)) == {"p1", "007"}

    def test_a_name_may_be_long_in_any_script(self, signed_in, project):
        page = bring(signed_in("mia"), project, lines(case("a")), "случаи" * 30 + ".jsonl").content.decode()
        assert "The cases are in" in page

    @pytest.mark.parametrize(
        ("content", "words"),
        [
            (b"", "holds no cases"),
            (b"not json", "row 1"),
            (b'{"id":"a","id":"b","input":1}\n', "twice"),
            (b'{"id":"a","input":NaN}\n', "NaN"),
            (b'{"id":"a\\u0000","input":1}\n', "NUL"),
            (b'{"id":"a","input":' + b"[" * 99 + b"]" * 99 + b"}", "nested deeper"),
            (b"PAR1garbagePAR1", "Parquet"),
            (b"\xff\xfe", "UTF-8"),
        ],
    )
    def test_what_cannot_be_read_is_refused_at_once_by_name(self, signed_in, project, content, words):
        answer = bring(signed_in("mia"), project, content)
        page = answer.content.decode()
        assert (answer.status_code, words in page, "cases.jsonl" in page) == (422, True, True)
        assert not Upload.objects.exists()

    def test_what_cannot_be_stored_names_row_and_field_and_stores_nothing(self, signed_in, project):
        page = bring(
            signed_in("mia"), project, lines(case("a"), {"id": "b"} | {"input": None})
        ).content.decode()
        assert "Nothing was imported" in page
        assert "cases.jsonl, row 2, field" in page
        assert not Case.objects.exists()

    def test_two_keys_are_not_read_as_one(self, signed_in, project):
        answer = bring(
            signed_in("mia"), project, lines(case("a")), **{"place-0": "input.x", "place-1": "input.x"}
        )
        assert (answer.status_code, "Two keys are read as input.x" in answer.content.decode()) == (422, True)

    @pytest.mark.parametrize(
        ("places", "words"),
        [
            ({"place-1": "input.question"}, "No key is read as id"),
            ({"place-0": "id"}, "No key is read as input"),
            ({"place-0": "id", "place-1": "input.*"}, "No key of a case: site."),
        ],
    )
    def test_a_mapping_that_makes_no_case_is_refused_before_a_job(self, signed_in, project, places, words):
        foreign = lines({"task_id": "a", "question": "q", "site": "shop"})
        answer = bring(signed_in("mia"), project, foreign, **places)
        assert (answer.status_code, words in answer.content.decode()) == (422, True)
        assert not Job.objects.exists()

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, signed_in, project, name, status):
        assert signed_in(name).get(reverse("data-import", args=[project.slug])).status_code == status


class TestBrowsing:
    def test_is_filtered_and_goes_on_from_the_last_id(self, signed_in, project):
        version = put(project, *(case(f"c{n:03}", split="dev" if n % 2 else "test") for n in range(230)))
        client, address = signed_in("vic"), reverse("dataset-version", args=[project.slug, version.pk])
        page = client.get(address).content.decode()
        assert "c099" in page
        assert "c100<" not in page
        assert "after=c099" in page
        page = client.get(address, {"split": "dev", "after": "c101"}).content.decode()
        assert "<bdi>c103</bdi>" in page
        assert "<bdi>c102</bdi>" not in page
        assert "<bdi>c012</bdi>" in client.get(address, {"id": "c01"}).content.decode()

    def test_costs_the_same_number_of_queries_at_any_size(
        self, signed_in, project, django_assert_max_num_queries
    ):
        version = put(project, *(case(f"c{n:04}") for n in range(3000)))
        client, address = signed_in("vic"), reverse("dataset-version", args=[project.slug, version.pk])
        client.get(address)
        with django_assert_max_num_queries(35):
            client.get(address)

    def test_a_case_is_shown_inert_with_its_answer(self, signed_in, project):
        version = put(project, case("a", input={"q": HOSTILE}, expectedOutput={"value": "gold"}))
        address = reverse("data-case", args=[project.slug, version.pk, Case.objects.get().pk])
        page = signed_in("vic").get(address).content.decode()
        assert HOSTILE not in page
        assert "gold" in page
        assert signed_in("ann").get(address).status_code == 404

    def test_is_kept_from_who_labels_the_data_set(self, study_at, signed_in, project):
        from annotation.models.people import User
        from annotation.models.projects import Role
        from annotation.services.projects import add_member

        study = study_at("OPEN")
        add_member(
            project=project, user=User.objects.get(username="ann"), role=Role.MANAGER, actor="t", now=NOW
        )
        address = reverse("dataset-version", args=[project.slug, study.dataset_version_id])
        assert signed_in("vic").get(address).status_code == 200
        assert signed_in("ann").get(address).status_code == 404
        assert "kept from you" in signed_in("ann").get(reverse("data", args=[project.slug])).content.decode()

    def test_says_what_changed_between_versions(self, signed_in, project):
        old = put(project, case("a"), case("b"), case("c"), case("d"))
        new = put(project, case("a"), case("b", input=2), case("c", split="test"), case("e"), version="2")
        page = (
            signed_in("vic")
            .get(reverse("dataset-since", args=[project.slug, new.pk, old.pk]))
            .content.decode()
        )
        assert "1 added, 1 removed, 1 changed, 1 moved to another split, 1 unchanged" in page
        other = put(project, case("a"), dataset="other")
        assert (
            signed_in("vic").get(reverse("dataset-since", args=[project.slug, new.pk, other.pk])).status_code
            == 404
        )


class TestReleasing:
    @pytest.fixture
    def version(self, project):
        return put(
            project, case("a", expectedOutput={"value": 1}), case("b", input={"q": "another thing entirely"})
        )

    def go(self, client, version, step, **form):
        slug = version.dataset.project.slug
        return client.post(reverse(f"dataset-{step}", args=[slug, version.pk]), form, follow=True)

    def test_waits_for_checks_that_found_no_error(self, signed_in, version):
        client = signed_in("mia")
        answer = self.go(client, version, "release")
        assert (answer.status_code, "Run the checks" in answer.content.decode()) == (422, True)
        self.go(client, version, "check")
        work()
        assert "No errors" in self.go(client, version, "release").content.decode()
        version.refresh_from_db()
        assert version.state == VersionState.RELEASED

    def test_errors_hold_it_back_and_link_to_the_case(self, signed_in, project):
        version = put(
            project,
            case("leaky", input={"expectedOutput": 1}),
            case("k", input={"key": "sk-abcdef1234567890abcdef"}),
        )
        client = signed_in("mia")
        self.go(client, version, "check")
        work()
        answer = self.go(client, version, "release")
        page = answer.content.decode()
        assert (answer.status_code, "The checks found errors" in page) == (422, True)
        assert "?id=leaky" in page
        assert "sk-abcdef1234567890abcdef" not in page
        self.go(client, version, "release", regardless="Known and wanted.")
        version.refresh_from_db()
        assert version.state == VersionState.RELEASED
        assert (
            AuditEvent.objects.get(action="dataset.released_regardless").event.count("Known and wanted.") == 1
        )

    def test_a_check_of_what_is_no_longer_there_does_not_let_it_out(self, signed_in, version, project):
        client = signed_in("mia")
        self.go(client, version, "check")
        work()
        put(project, case("late"))
        assert "Run the checks" in self.go(client, version, "release").content.decode()

    def test_a_plan_is_kept_and_held_to(self, signed_in, version):
        client = signed_in("mia")
        bad = SimpleUploadedFile("plan.json", b'{"n_cases": "many"}')
        answer = self.go(client, version, "plan", plan=bad)
        assert (answer.status_code, "plan.json" in answer.content.decode()) == (422, True)
        self.go(client, version, "plan", plan=SimpleUploadedFile("plan.json", b'{"n_cases": 7}'))
        self.go(client, version, "check")
        work()
        assert "Errors" in self.go(client, version, "check").content.decode()
        version.refresh_from_db()
        assert json.loads(version.plan) == {"n_cases": 7}

    @pytest.mark.parametrize("step", ["check", "plan", "release"])
    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, signed_in, version, step, name, status):
        assert self.go(signed_in(name), version, step).status_code == status
        assert DatasetVersion.objects.get().state == VersionState.DRAFT
