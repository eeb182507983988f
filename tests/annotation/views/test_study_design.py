"""Designing a study in the page: counts before anything is made, refusals beside the field, the draft and its opening."""

import json

import pytest
from django.urls import reverse

from annotation.core.study_files import parse_study
from annotation.models.outputs import Producer
from annotation.models.projects import Annotator, Role
from annotation.models.studies import Assignment, Study, StudyCase
from annotation.services.studies import create_study
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.services.library import freeze_guideline, freeze_schema, freeze_taxonomy
from tests.studies import ACTOR, NOW, SCHEMA, TAXONOMY, make_cases, make_study


@pytest.fixture
def ready(project):
    """Twelve cases, a frozen form with its taxonomy, and the project's annotators."""
    make_cases(project, [f"c{at:02}" for at in range(12)])
    freeze_taxonomy(document=TAXONOMY, now=NOW)
    freeze_schema(document=SCHEMA, now=NOW)
    return project


def new(project) -> str:
    return reverse("study-new", kwargs={"slug": project.slug})


def choices(client, project) -> dict[str, str]:
    """What the page's form starts with, as the browser would send it."""
    form = client.get(new(project)).context["form"]
    return {name: form[name].value() for name in form.fields if form[name].value() not in (None, "", [])}


def filled(client, project, **change: object) -> dict[str, object]:
    given = choices(client, project) | {"name": "doubles", "version": "d@1", "schema": "review@1"}
    return given | change


def kept() -> tuple[int, ...]:
    return (Study.objects.count(), StudyCase.objects.count(), Assignment.objects.count())


class TestPreview:
    def test_counts_cases_slots_shares_and_pairs_and_keeps_nothing(self, ready, signed_in):
        client = signed_in("mia")
        answer = client.post(new(ready), filled(client, ready, act="preview", consistency_percent=20))
        counts = answer.context["counts"]
        assert (answer.status_code, counts.n_cases, counts.n_slots, counts.n_doubled) == (200, 12, 24, 12)
        assert [row["n_cases"] for row in counts.per_annotator] == [12, 12]
        assert counts.n_repeats == 4
        assert [row["n_cases"] for row in counts.pairs] == [12]
        assert kept() == (0, 0, 0)

    def test_what_it_counts_is_what_is_made(self, ready, signed_in):
        client = signed_in("mia")
        given = filled(client, ready, n=7, double_percent=50, consistency_percent=30, seed=11)
        counts = client.post(new(ready), given | {"act": "preview"}).context["counts"]
        client.post(new(ready), given | {"act": "create"})
        study = Study.objects.get()
        assert study.cases.count() == counts.n_cases == 7
        assert study.cases.filter(k=2).count() == counts.n_doubled == 4
        assert study.assignments.filter(pass_number=1).count() == counts.n_slots == 11
        assert study.assignments.filter(pass_number=2).count() == counts.n_repeats
        for row in counts.per_annotator:
            own = study.assignments.filter(annotator__pseudonym=row["pseudonym"], pass_number=1)
            assert own.count() == row["n_cases"]

    def test_a_template_named_by_nobody_freezes_nothing(self, ready, signed_in):
        client = signed_in("mia")
        before = LabelSchemaVersion.objects.count()
        client.post(new(ready), filled(client, ready, act="preview"))
        assert LabelSchemaVersion.objects.count() == before

    @pytest.mark.parametrize(
        ("change", "field", "says"),
        [
            ({"name": ""}, "name", "needs a name"), ({"annotators": []}, "annotators", "Choose who labels"),
            ({"k": "0"}, "k", "greater than"), ({"k": "17"}, "k", "less than"), ({"k": "5"}, "annotators", "ewer than k = 5"),
            ({"split": "nowhere"}, "n", "o case of d 1 fits"), ({"n": "0"}, "n", "greater than"),
            ({"schema": "nothing@1"}, "schema", "Select a valid choice"),
            ({"threshold": "2", "threshold_field": "decision"}, "threshold", "from -1 to 1"),
            ({"threshold": "0.6", "threshold_field": "note"}, "threshold_field", "Has no kappa"),
            ({"threshold": "0.6"}, "threshold_field", "Name the field"), ({"deadline": "soon"}, "deadline", "Enter a valid"),
            ({"consistency_percent": "60"}, "consistency_percent", "less than"), ({"seed": "x"}, "seed", "whole number"),
            ({"version": "d@9"}, "version", "Select a valid choice"),
        ],
    )  # fmt: skip
    def test_refuses_beside_the_field_in_words_and_keeps_what_was_typed(
        self, ready, signed_in, change, field, says
    ):
        client = signed_in("mia")
        answer = client.post(new(ready), filled(client, ready, act="create", **change))
        assert answer.status_code == 422
        assert says in str(answer.context["form"].errors[field])
        assert says in answer.content.decode()
        assert kept() == (0, 0, 0)

    def test_a_name_that_is_taken_is_refused(self, ready, signed_in):
        make_study("OPEN", project=ready)
        client = signed_in("mia")
        answer = client.post(new(ready), filled(client, ready, act="create"))
        assert "has a study of this name" in str(answer.context["form"].errors["name"])

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, ready, signed_in, name, status):
        assert signed_in(name).get(new(ready)).status_code == status
        assert signed_in(name).post(new(ready), {"act": "create"}).status_code == status

    def test_hides_which_models_there_are_from_a_manager_who_labels(self, study_at, signed_in, project):
        study = study_at("OPEN")
        output = (
            project.datasets.get().versions.get().cases.first().outputs.create(content="x", sha256="0" * 64)
        )
        Producer.objects.create(output=output, model="secret-model-9")
        project.memberships.create(user=project.annotators.get(pseudonym="ann").user, role=Role.MANAGER)
        assert "secret-model-9" not in signed_in("ann").get(new(project)).content.decode()
        assert "secret-model-9" in signed_in("mia").get(new(project)).content.decode()
        assert study.state == "OPEN"

    def test_a_bare_project_says_what_comes_first(self, project, signed_in):
        page = signed_in("mia").get(new(project)).content.decode()
        assert "There are no cases yet" in page
        assert "No form is frozen yet" in page


class TestOpening:
    def draft(self, client, project, **change) -> Study:
        client.post(new(project), filled(client, project, act="create", **change))
        return Study.objects.get(name=change.get("name", "doubles"))

    def test_a_draft_says_what_it_lacks_and_opens_once_nothing_is_missing(self, ready, signed_in):
        client = signed_in("mia")
        study = self.draft(client, ready)
        address = reverse("study-open", args=[study.public_id])
        page = client.get(address).content.decode()
        assert "Nothing is missing" in page
        assert "No guideline is pinned" in page
        assert client.post(address).status_code == 302
        study.refresh_from_db()
        assert study.state == "OPEN"
        assert client.get(address).status_code == 302

    def test_a_deadline_that_has_passed_holds_it_back(self, ready, signed_in):
        client = signed_in("mia")
        study = self.draft(client, ready, deadline="2020-01-01T10:00")
        address = reverse("study-open", args=[study.public_id])
        assert "Its deadline has passed" in client.get(address).content.decode()
        assert client.post(address).status_code == 409
        study.refresh_from_db()
        assert study.state == "DRAFT"

    def test_a_lack_of_people_is_said_before_the_gate_says_it(self, ready, signed_in):
        ready.annotators.create(pseudonym="robot", kind="model")
        client = signed_in("mia")
        one = f"u:{ready.memberships.get(user__username='ann').user_id}"
        study = self.draft(client, ready, annotators=[one, "a:robot"])
        page = client.get(reverse("study-open", args=[study.public_id])).content.decode()
        assert "the gate will read MANUAL BLOCKED" in page

    def test_a_field_whose_clause_the_guideline_lacks_is_told_and_can_be_opened(self, ready, signed_in):
        fields = [field | {"guideline": f"#{field['key']}"} for field in SCHEMA["fields"]]
        freeze_schema(document=SCHEMA | {"fields": fields}, now=NOW)
        freeze_guideline(name="how", markdown="# How\n\n## Decision\n\n## Score\n\n## Codes\n", now=NOW)
        client = signed_in("mia")
        client.post(new(ready), filled(client, ready, act="create", schema="review@2", guideline="how@1"))
        page = client.get(reverse("study-open", args=[Study.objects.get().public_id]))
        told = [check["says"] for check in page.context["checks"] if "clause" in check["says"]]
        assert told == ["note points to the clause #note, which how v1 does not have."]
        assert "2 annotators for 2 labels a case." in {check["says"] for check in page.context["checks"]}
        assert page.context["is_ready"]

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, ready, signed_in, name, status):
        study = self.draft(signed_in("mia"), ready)
        address = reverse("study-open", args=[study.public_id])
        assert signed_in(name).get(address).status_code == status
        assert signed_in(name).post(address).status_code == status
        study.refresh_from_db()
        assert study.state == "DRAFT"

    def test_people_get_random_pseudonyms_and_the_study_names_those(self, ready, signed_in):
        study = self.draft(signed_in("mia"), ready)
        names = set(study.members.values_list("annotator__pseudonym", flat=True))
        assert len(names) == 2
        assert names.isdisjoint({"ann", "ben"})
        assert set(
            Annotator.objects.filter(pseudonym__in=names).values_list("user__username", flat=True)
        ) == {"ann", "ben"}


class TestFollowUp:
    def test_takes_only_cases_that_no_earlier_study_has_and_leaves_them_intact(self, ready, signed_in):
        client = signed_in("mia")
        client.post(new(ready), filled(client, ready, act="create", n=5))
        first = Study.objects.get()
        before = sorted(first.cases.values_list("case__external_id", flat=True))
        client.post(reverse("study-open", args=[first.public_id]))
        form = client.get(f"{new(ready)}?follow={first.public_id}").context["form"]
        given = {name: form[name].value() for name in form.fields if form[name].value() not in (None, "", [])}
        assert (given["name"], given["exclude_studies"]) == ("doubles follow-up", ["doubles"])
        client.post(new(ready), given | {"act": "create"})
        second = Study.objects.get(name="doubles follow-up")
        later = sorted(second.cases.values_list("case__external_id", flat=True))
        assert sorted(before + later) == [f"c{at:02}" for at in range(12)]
        assert sorted(first.cases.values_list("case__external_id", flat=True)) == before

    def test_is_refused_when_no_case_is_left(self, ready, signed_in):
        client = signed_in("mia")
        client.post(new(ready), filled(client, ready, act="create"))
        answer = client.post(
            new(ready), filled(client, ready, act="create", name="more", exclude_studies=["doubles"])
        )
        assert "that no study named in" in str(answer.context["form"].errors["n"])


def test_the_form_makes_what_a_file_of_the_same_words_makes(ready, signed_in):
    client = signed_in("mia")
    client.post(new(ready), filled(client, ready, act="create", n=6, seed=3, name="by form"))
    made = Study.objects.get(name="by form")
    names = list(made.members.order_by("annotator__pseudonym").values_list("annotator__pseudonym", flat=True))
    document = {
        "name": "by file", "dataset": "d", "dataset_version": "1", "schema": "review@1", "k": 2, "seed": 3,
        "sample": {"n": 6}, "annotators": [{"pseudonym": name} for name in names],
    }  # fmt: skip
    plan = parse_study(json.loads(json.dumps(document)), "study.json")
    other = create_study(project=ready, plan=plan, actor=ACTOR, now=NOW)
    columns = ("study_case__case__external_id", "slot", "pass_number", "position", "annotator__pseudonym")
    assert list(made.assignments.order_by(*columns[:3]).values_list(*columns)) == list(
        other.assignments.order_by(*columns[:3]).values_list(*columns)
    )
