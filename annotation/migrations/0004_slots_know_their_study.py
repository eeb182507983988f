"""Give each slot its study, its status and a place, from the rows that are there."""

from typing import Any

from django.db import migrations
from django.db.models import Exists, F, OuterRef, Subquery


def fill(apps: Any, schema_editor: Any) -> None:
    slots = apps.get_model("annotation", "Assignment").objects
    cases = apps.get_model("annotation", "StudyCase").objects
    labels = apps.get_model("annotation", "Label").objects
    study = cases.filter(pk=OuterRef("study_case_id")).values("study_id")[:1]
    slots.update(study_id=Subquery(study), position=F("pk"))
    slots.filter(Exists(labels.filter(assignment_id=OuterRef("pk")))).update(status="submitted")
    free = slots.filter(annotator=None, study_case__study_id=OuterRef("pk"))
    apps.get_model("annotation", "Study").objects.filter(Exists(free)).update(assignment_mode="pool")


class Migration(migrations.Migration):
    dependencies = [("annotation", "0003_leases_and_slots")]
    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
