"""What a study file makes: the sample files, shares, private orders, people kept off their own output, pilots kept out."""

import json
from collections import Counter
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import DatabaseError, transaction

from annotation.core.bad_input import BadInput
from annotation.core.study_files import parse_study
from annotation.models.datasets import Case, Dataset
from annotation.models.outputs import Output, Producer
from annotation.models.releases import Release, ReleaseStatus, ReleaseStudy
from annotation.models.studies import Study
from annotation.services.datasets import import_cases
from annotation.services.releases import ReleaseRefused, create_release
from annotation.services.studies import StudyRefused, create_study, open_study
from annotation.services.study_design import preview_study
from taxonomy.services.library import freeze_schema
from tests.studies import ACTOR, NOW, SCHEMA, make_cases, make_project, make_study, rule_all

pytestmark = pytest.mark.django_db
SAMPLES = Path(__file__).resolve().parents[3] / "docs" / "samples"
MADE = {"actor": ACTOR, "now": NOW}


def sample(name: str):
    return parse_study(json.loads((SAMPLES / name).read_text()), name)


def study_over(ids: list[str], *, labels: str = "case", **keys: object) -> Study:
    project = make_project()
    make_cases(project, ids)
    document = {
        "name": "s", "dataset": "d", "schema": SCHEMA | {"labels": labels}, "k": 2, "seed": 4,
        "taxonomy": {"name": "reasons", "codes": [{"code": "A", "definition": "a"}]},
        "annotators": [{"pseudonym": name} for name in "abc"], "assignment": "fixed",
    } | keys  # fmt: skip
    return create_study(project=project, plan=parse_study(document, "s.json"), **MADE)


def ids(n: int) -> list[str]:
    return [f"c{at:03}" for at in range(n)]


class TestSamples:
    def test_a_follow_up_takes_what_the_first_has_not(self):
        project = make_project()
        rows = [json.loads(line) for line in (SAMPLES / "cases.jsonl").read_text().splitlines()]
        import_cases(
            project=project, dataset="refunds", rows=list(enumerate(rows, 1)), source="cases.jsonl", **MADE
        )
        first = create_study(project=project, plan=sample("study.json"), **MADE)
        open_study(study=first, **MADE)
        more = [rows[0] | {"id": f"refund-00{at}"} for at in range(4, 8)]
        import_cases(
            project=project, dataset="refunds", rows=list(enumerate(rows + more, 1)), source="cases.jsonl",
            version="2", reason="four more", **MADE,
        )  # fmt: skip
        second = create_study(project=project, plan=sample("follow-up.json"), **MADE)
        taken = set(second.cases.values_list("case__external_id", flat=True))
        assert len(taken) == 2
        assert taken <= {f"refund-00{at}" for at in range(4, 8)}
        assert sorted(second.cases.values_list("k", flat=True)) == [1, 2]
        assert (second.lease_seconds, second.consistency_percent) == (1200, 10)
        assert second.deadline_at == datetime(2099, 12, 24, 17, tzinfo=UTC)
        open_study(study=second, **MADE)
        assert first.cases.count() == 3


class TestFixedAssignment:
    def test_shares_evenly_and_mixes_pairs(self):
        study = study_over(ids(30), annotators=[{"pseudonym": name} for name in "abcd"])
        slots = study.assignments.values_list("study_case", "annotator__pseudonym")
        load = Counter(name for _, name in slots)
        held: dict[int, list[str]] = {}
        for case, name in slots:
            held.setdefault(case, []).append(name)
        met = Counter(tuple(sorted(pair)) for pair in held.values())
        assert set(load.values()) == {15}
        assert set(met) == set(combinations("abcd", 2))
        assert set(met.values()) == {5}

    def test_gives_everybody_a_private_order_that_the_seed_repeats(self):
        def order(study: Study, name: str) -> list[str]:
            own = study.assignments.filter(annotator__pseudonym=name, pass_number=1).order_by("position")
            return list(own.values_list("study_case__case__external_id", flat=True))

        study = study_over(ids(20), annotators=[{"pseudonym": name} for name in "ab"])
        again = study_over(ids(20), annotators=[{"pseudonym": name} for name in "ab"], name="again")
        assert order(study, "a") == order(again, "a")
        assert order(study, "a") != order(study, "b")
        assert order(study, "a") != sorted(order(study, "a"))

    def test_k_larger_than_the_people_is_refused(self):
        with pytest.raises(BadInput, match="fewer than k = 4"):
            study_over(ids(3), k=4)


class TestOwnOutputs:
    @pytest.fixture
    def project(self):
        project = make_project()
        make_cases(project, ids(6))
        for case in Case.objects.all():
            output = Output.objects.create(case=case, content="said", sha256="0" * 64)
            Producer.objects.create(
                output=output, model="a" if case.external_id < "c003" else "elsewhere", run="b"
            )
        return project

    def test_nobody_gets_a_case_whose_output_they_produced(self, project):
        people = [{"pseudonym": name, "kind": "model"} for name in "acd"]
        study = study_over(ids(6), labels="output", annotators=people)
        for slot in study.assignments.select_related("study_case__case", "annotator"):
            assert slot.annotator.pseudonym != "a" or slot.study_case.case.external_id >= "c003"

    @pytest.mark.parametrize("assignment", ["fixed", "pool"])
    def test_where_too_few_are_left_it_says_for_which_case(self, project, assignment):
        people = [{"pseudonym": name, "kind": "model"} for name in "bd"]
        with pytest.raises(BadInput, match=r"case .c00.. needs 2 annotators and only 1 may label it"):
            study_over(ids(6), labels="output", annotators=people, assignment=assignment)
        assert not Study.objects.exists()


class TestShares:
    def test_the_rest_get_one_label_and_the_gate_asks_for_no_more(self):
        study = study_over(ids(10), double_percent=40)
        assert Counter(study.cases.values_list("k", flat=True)) == {2: 4, 1: 6}
        assert study.assignments.count() == 14
        open_study(study=study, **MADE)

    def test_a_pool_has_free_slots_alone(self):
        study = study_over(ids(5), assignment="pool", double_percent=60)
        assert study.assignments.filter(annotator=None).count() == study.assignments.count() == 8


class TestPreview:
    def test_stores_nothing_not_even_a_template_or_an_annotator(self):
        project = make_project()
        make_cases(project, ids(4))
        plan = parse_study(
            {"name": "s", "dataset": "d", "schema": "answer-verdict", "annotators": [{"pseudonym": "x"}, {"pseudonym": "y"}]},
            "s.json",
        )  # fmt: skip
        assert preview_study(project=project, plan=plan, now=NOW).n_slots == 8
        assert not project.annotators.exists()
        assert freeze_schema(document=SCHEMA | {"name": "other"}, now=NOW).number == 1

    def test_the_command_counts_too(self, tmp_path, capsys):
        make_cases(make_project(), ids(4))
        path = tmp_path / "study.json"
        people = [{"pseudonym": "x"}, {"pseudonym": "y"}]
        path.write_text(
            json.dumps({"name": "s", "dataset": "d", "schema": "answer-verdict", "annotators": people})
        )
        call_command("create_study", str(path), project="shop", preview=True)
        assert "4 cases, 8 slots" in capsys.readouterr().out
        assert not Study.objects.exists()


class TestDeadline:
    def test_that_has_passed_keeps_a_study_from_opening(self):
        study = study_over(ids(2), deadline="2020-01-01T00:00:00Z")
        with pytest.raises(StudyRefused, match="deadline"):
            open_study(study=study, **MADE)


class TestPilot:
    @pytest.fixture
    def pilot(self) -> Study:
        study = make_study("MEASURED", pilot=True)
        rule_all(study)
        return study

    def test_is_measured_and_its_gate_may_be_ready(self, pilot):
        assert (pilot.gate, pilot.state) == ("READY", "ADJUDICATED")

    @pytest.mark.parametrize("with_another", [False, True])
    def test_never_enters_a_release(self, pilot, with_another):
        others = []
        if with_another:
            others = [make_study("ADJUDICATED", project=pilot.project, name="real")]
        with pytest.raises(ReleaseRefused, match="is a pilot"):
            create_release(project=pilot.project, name="v1", studies=[pilot, *others], reason="x", **MADE)
        assert not Release.objects.exists()

    def test_is_kept_out_of_ground_truth_by_the_database_too(self, pilot):
        release = Release.objects.create(
            project=pilot.project, name="v1", status=ReleaseStatus.GROUND_TRUTH, change_reason="x",
            content_sha256="0" * 64, manifest_sha256="0" * 64, created_at=NOW,
        )  # fmt: skip
        with pytest.raises(DatabaseError), transaction.atomic():
            ReleaseStudy.objects.create(release=release, study=pilot)


def test_the_dataset_version_is_the_newest_unless_one_is_named():
    study = study_over(ids(3))
    assert study.dataset_version.version == Dataset.objects.get().versions.get().version
