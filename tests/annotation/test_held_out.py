"""Held-out cases: no lesson shows one, each look at results on them is kept, and pages say that the split is spent."""

import pytest
from django.db import IntegrityError, connection, transaction
from django.urls import reverse
from django.utils import timezone

from annotation.core.held_out import named_in
from annotation.models.audit import AuditEvent
from annotation.models.datasets import DatasetVersion
from annotation.models.held_out import HeldOutView
from annotation.services.dataset_checks import keep_plan
from annotation.services.studies import StudyRefused
from tests.annotation.views.conftest import project, signed_in, study_at
from tests.studies import ACTOR, NOW, SCHEMA, TAXONOMY, make_cases, make_study

__all__ = ["project", "signed_in", "study_at"]
QUOTE = "a customer returns shoes after forty days and asks for money"


@pytest.mark.parametrize(
    ("lesson", "found"),
    [
        ("Mark case c-1 as failed.", "c-1"),
        ("See `c-1`, then (c-2).", "c-1"),
        (f"Think of this: {QUOTE}!", "c-2"),
        (f"Think of this:\n{QUOTE.replace(' ', chr(10))}", "c-2"),
        ("Cases like c-12 and c are fine.", ""),
        ("Forty days is long. 7 is a number.", ""),
        ("", ""),
    ],
)
def test_a_lesson_that_names_or_quotes_a_case_is_found(lesson, found):
    cases = [("c-1", {"q": "short"}), ("c-2", {"deep": [{"q": QUOTE}]}), ("7", {"q": "seven"})]
    assert named_in(lesson, cases) == found


@pytest.mark.django_db
class TestOpening:
    @pytest.mark.parametrize(
        "lesson",
        [
            {
                "taxonomy": TAXONOMY
                | {"codes": [{"code": "A", "definition": "as in c2"}, {"code": "B", "definition": "b"}]}
            },
            {
                "schema": SCHEMA
                | {"fields": [{**SCHEMA["fields"][0], "help": "As in c2."}, *SCHEMA["fields"][1:]]}
            },
        ],
        ids=["code", "help"],
    )
    def test_a_study_does_not_open_on_a_lesson_that_shows_a_held_out_case(self, lesson):
        with pytest.raises(StudyRefused, match="shows case c2, which is held out"):
            make_study("OPEN", **lesson)

    def test_cases_of_another_split_may_teach(self, project):
        make_cases(project, ["c1", "c2", "c3", "c4"])
        version = DatasetVersion.objects.get()
        plan = {"ground_truth_splits": ["final"]}
        keep_plan(version=version, plan=plan, source="p", actor=ACTOR, now=NOW)
        codes = [{"code": "A", "definition": "as in c2"}, {"code": "B", "definition": "b"}]
        assert make_study("OPEN", project=project, taxonomy=TAXONOMY | {"codes": codes}).state == "OPEN"


class TestLooks:
    def test_each_look_is_kept_once_a_person_and_day_and_said(self, study_at, signed_in, project):
        study = study_at("MEASURED")
        report = reverse("report", args=[study.public_id])
        page = signed_in("vic").get(report).content.decode()
        assert "These are results on held-out cases (test)" in page
        signed_in("vic").get(report)
        signed_in("mia").get(reverse("report-document", args=[study.public_id]))
        assert HeldOutView.objects.count() == 2
        assert AuditEvent.objects.filter(action="held_out.seen").count() == 2
        version = signed_in("vic").get(
            reverse("dataset-version", args=[project.slug, study.dataset_version_id])
        )
        assert "Held-out cases were seen.</b> 2 people have" in version.content.decode()

    def test_who_was_refused_saw_nothing(self, study_at, signed_in):
        study = study_at("CLOSED")
        assert signed_in("vic").get(reverse("report", args=[study.public_id])).status_code == 409
        measured = study_at("MEASURED", name="other")
        assert signed_in("eve").get(reverse("report", args=[measured.public_id])).status_code == 404
        assert not HeldOutView.objects.exists()

    def test_results_on_other_splits_are_not_kept(self, study_at, signed_in, project):
        make_cases(project, ["c1", "c2", "c3", "c4"])
        plan = {"ground_truth_splits": ["final"]}
        keep_plan(version=DatasetVersion.objects.get(), plan=plan, source="p", actor=ACTOR, now=NOW)
        study = study_at("MEASURED")
        page = signed_in("vic").get(reverse("report", args=[study.public_id])).content.decode()
        assert ("held-out" in page, HeldOutView.objects.exists()) == (False, False)

    def test_a_look_is_evidence(self, study_at, signed_in):
        study = study_at("MEASURED")
        signed_in("vic").get(reverse("report", args=[study.public_id]))
        assert HeldOutView.objects.get().first_seen_at <= timezone.now()
        for sql in ("UPDATE annotation_heldoutview SET seen_by = 'x'", "DELETE FROM annotation_heldoutview"):
            with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
                cursor.execute(sql)
